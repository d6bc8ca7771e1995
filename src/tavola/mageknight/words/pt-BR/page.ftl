### The words of Mage Knight's page

web-round-turn = { $time } · rodada { $n }/{ $of } · turno { $turn }
web-round-start = { $time } · rodada { $n }/{ $of }
web-round-short = { $time } { $n }/{ $of }
web-last-turn = último turno
web-end-announced = fim anunciado
web-totals-label = Movimento { $move }, Influência { $influence }, Fama { $fame }
web-fame = Fama
web-next-level = nível { $level }: { $fame }
web-reputation = Reputação
web-influence-bonus = { $n } de Influência ao interagir
web-source = Fonte
web-die-of = Dado: { $color }
web-tactic = Tática
web-no-tactic = ainda não escolhida
web-in-order = { $n }º na ordem
web-dummy = Fictício
web-tactic-of = tática { $n }, { $tactic }
web-deck-count = { $n ->
        [1] 1 carta no baralho
       *[other] { $n } cartas no baralho
    }
web-discard-count = { $n ->
        [1] 1 carta descartada
       *[other] { $n } cartas descartadas
    }
web-tiles = Peças na pilha
web-countryside = de Campo
web-core = Centrais
web-terrain = Terreno
web-explore = Explorar
web-slot-label = Posição de peça vazia { $slot }
web-hex-at = Espaço { $at }
web-hex-burned = queimado
web-hex-ruin-hidden = ficha de Ruína virada para baixo
web-hex-token-hidden = ficha de Inimigo virada para baixo, { $pile }
web-hex-token = { $enemy }, Ataque { $attack }, Armadura { $armor }
web-hex-shield = Escudo de { $heroes }
web-hex-hero = { $hero } está aqui
web-hex-cost = custa { $n } de Movimento
web-summons = invoca
web-you-are-here = Você está aqui
web-offer-units = Unidades
web-offer-advanced = Ações Avançadas
web-offer-spells = Feitiços
web-armor-n = Armadura { $n }
web-cost-influence = custa { $n } de Influência
web-unit-words = Nível { $level }, Armadura { $armor }, custa { $cost } de Influência.
web-recruited-at = Locais de recrutamento: { $sites }.
web-section-tactics = Táticas
web-side-basic = básico
web-side-strong = amplificado
web-pay-polarized = polarizado
web-reveals-short = sem volta
web-tactics-title = Táticas para { $time }, rodada { $n }
web-level-commands = nível { $level } · fichas de Comando: { $n }
web-hand-limit = Limite da Mão: { $n }
web-heal-n = { $n ->
        [1] 1 ponto de Cura
       *[other] { $n } pontos de Cura
    }
web-deck = baralho
web-discard = descartes
web-in-play = em jogo
web-pile-empty = Não há cartas aqui.
web-crystal-of = Cristal: { $color }
web-crystals-of = Cristais, { $color }: { $n }
web-any-color = qualquer cor básica
web-mana-tokens = Marcadores de mana
web-hand-of = { $n ->
        [1] Mão: 1 carta
       *[other] Mão: { $n } cartas
    }
web-hand-empty = Sua mão está vazia.
web-options-n = { $n ->
        [1] 1 opção
       *[other] { $n } opções
    }
web-wound-words = Não se joga. Cure ou descanse.
web-units-own = Suas Unidades
web-command-free = ficha de Comando livre
web-level-short = nív. { $n }
web-unit-spent = usada
web-unit-ready = preparada
web-wounds-n = Ferimentos: { $n }
web-influence = Influência
web-healing = Cura
web-reachable = Espaços em que você pode entrar agora
web-left-over =
    { $n ->
        [one] sobra { $n }
       *[other] sobram { $n }
    }
web-rewards = Recompensas a receber
web-account = Conta
web-pool-empty = Nada jogado ainda nesta fase.
web-block = Bloqueio
web-from-sideways = { $card } de lado
web-have-need = { $have } de { $need }
web-combat-phases = Fases do combate
web-see-map = Ver o mapa
web-back-to-fight = Voltar ao combate
web-beaten = derrotado
web-foe-label = Inimigo { $n }: { $enemy }, Armadura { $armor }, Ataque { $attack }, Fama { $fame }
web-foe-attack = { $enemy }, ataque { $i }
web-foe-summoned = invocado
web-foe-rampaging = irascível
web-foe-defender = defende o local
web-foe-other = guarda este lugar
web-foe-plain-attack = Ataque { $value } { $element }: Bloqueio { $need } o detém por inteiro. Sem bloqueio, dano { $damage } contra Armadura { $armor }: { $wounds ->
    [one] um Ferimento
   *[other] { $wounds } Ferimentos
 } para o Herói.
web-foe-plain-armor = Ataque { $n } em uma só fase o derrota: Fama { $fame }.
web-resists = Resistência: { $element }
web-damage-n = dano { $n }
web-not-targetable = não pode ser atacado nesta fase
web-wounds-total = { $hero }: Ferimentos { $n }, a caminho { $more }
web-knockout-at = nocaute com { $n } no combate
web-units-not-allowed = Unidades não ajudam aqui.
web-night-here = Aqui valem as regras da Noite.
web-tab-offers = Ofertas
web-library-thrown = jogada fora
web-library-effects = Efeitos
web-library-elements = Elementos
web-library-abilities = Inimigos e resistências
web-rivals = Outros jogadores
web-duel-title = { $aggressor } contra { $defender }
web-duel-field = Combate entre jogadores
web-duel-attack = Ataque
web-duel-damage = Dano
web-duel-aggressor = agressor deste combate
web-duel-defender = defende-se
web-duel-defender-full = defende-se com um turno inteiro
web-duel-siege-only = Contra estas muralhas só contam Ataques de Cerco.
web-duel-targets = Dano que fere
web-duel-hero = o Herói
web-die-free = livre
web-die-kept = guardado
web-die-taken = usado
web-die-depleted = esgotado
web-die-words = Um dado da Fonte por turno paga 1 mana da sua cor; no fim do turno ele é rolado de novo e volta. { $color ->
    [gold] O dourado vale qualquer cor básica de Dia e fica esgotado à Noite.
    [black] O preto paga Feitiços à Noite e fica esgotado de Dia.
   *[other] { "" }
 }
web-crystal-words = Um cristal fica com você, no máximo três de cada cor. Usado, vira 1 mana da sua cor neste turno.
web-cost-by-day = custo de Dia
web-cost-by-night = custo à Noite
web-chip-rest = descansar
web-chip-discard = descartar
web-pay-die = de um dado da Fonte
web-pay-kept = do dado sobre a Tática
web-pay-wild = de um dado de qualquer cor
web-pay-endless = de mana sem fim
web-pay-opened = de um dado da Fonte aberta
web-pay-invoked = por uma carta descartada
web-pay-token = de um marcador de mana
web-pay-crystal = de um cristal
web-attack-melee = Ataque
web-attack-ranged = Ataque à Distância
web-attack-siege = Ataque de Cerco
web-combat-ranged = Cerco e à Distância
web-combat-block = Bloqueio
web-combat-damage = Atribuição de Dano
web-combat-attack = Ataque
web-combat-ranged-short = Cerco
web-combat-block-short = Bloqueio
web-combat-damage-short = Dano
web-combat-attack-short = Ataque
web-combat-kind-assault = Invasão
web-combat-kind-adventure = Aventura
web-combat-kind-challenge = Desafio
web-combat-kind-burn = Incêndio do mosteiro
web-combat-kind-provoked = Provocado
web-attack-state-open = em aberto
web-attack-state-blocked = bloqueado
web-attack-state-cancelled = cancelado
web-attack-state-assigned = dano sofrido
web-attack-state-hidden = outro monstro ataca em seu lugar
web-ability-swift = exige o dobro de Bloqueio
web-ability-brutal = sem bloqueio causa o dobro de dano
web-ability-poison = cada Ferimento vale por dois
web-ability-paralyze = Unidade Ferida se perde; Herói Ferido descarta a mão
web-ability-assassination = dano só no Herói
web-ability-cumbersome = pontos de Movimento reduzem seu ataque
web-ability-vampiric = tem mais Armadura por Ferimento causado
web-ability-summon = outro monstro ataca em seu lugar
web-ability-fortified = de longe, só Ataques de Cerco
web-ability-unfortified = as muralhas não o protegem
web-ability-elusive = Armadura menor só após bloquear todos os ataques
web-ability-arcane-immunity = só Ataque e Bloqueio o afetam
web-ability-defend = empresta Armadura a quem for atacado
web-ability-multiple-attacks = cada ataque se bloqueia à parte
web-ability-resist-physical = Ataques físicos valem metade
web-ability-resist-fire = Ataques de fogo valem metade
web-ability-resist-ice = Ataques de gelo valem metade
web-library-mark-move = Movimento
web-library-mark-influence = Influência
web-library-mark-attack = Ataque
web-library-mark-ranged = Ataque à Distância
web-library-mark-siege = Ataque de Cerco
web-library-mark-block = Bloqueio
web-library-mark-heal = Cura
web-library-mark-draw = comprar cartas
web-library-mark-mana = marcadores de mana
web-library-mark-crystal = cristais
web-library-mark-ready = preparar Unidades
web-library-mark-fame = Fama
web-library-mark-reputation = Reputação
web-library-mark-wound = Ferimentos
web-side-usage = uso
web-side-other = para outros
web-duel-ranged = À distância
web-duel-melee = Corpo a corpo
web-duel-stage-answer = { $acting } decide como participar.
web-duel-stage-attack = { $acting } pode atacar.
web-duel-stage-block = { $acting } bloqueia o ataque de { $attacker }.
web-duel-stage-assign = { $acting } distribui o dano.
web-duel-stage-after = { $acting } termina o turno.

# Headings of the question panel.
web-section-cards = Cartas
web-section-units = Unidades
web-section-skills = Poderes
web-section-mana = Mana
web-section-map = Mapa
web-section-here = Este espaço
web-section-offers = Ofertas
web-section-healing = Cura
web-section-combat = Combate

# Kinds and boxes of the gallery.
web-library-kind-basic-action = Ações Básicas
web-library-kind-advanced-action = Ações Avançadas
web-library-kind-spell = Feitiços
web-library-kind-artifact = Artefatos
web-library-kind-wound = Ferimentos
web-library-kind-unit = Unidades
web-library-kind-skill = Poderes
web-library-kind-tactic = Táticas
web-library-kind-enemy = Inimigos
web-library-kind-ruin = Ruínas
web-library-kind-site = Locais
web-library-kind-city = Cidades
web-library-kind-tile = Peças de mapa
web-library-set-lost-legion = Legião Perdida
web-library-set-shades-of-tezla = Sombras de Tezla
web-library-set-ultimate-edition = Edição Definitiva
web-library-set-krang = Krang

web-grade-skirmish = Escaramuça
web-grade-campaign = Campanha
web-grade-conquest = Conquista
web-grade-legend = Lenda

web-city-level = nível { $n }
web-nth = { $i }º
web-needs-n = de { $n }
web-of-n = de { $n }
web-sideways = de lado
web-foes-n = { $n ->
    [one] { $n } inimigo
   *[other] { $n } inimigos
}
web-foes-defend = { $n ->
    [one] { $n } defende
   *[other] { $n } defendem
}
web-foes-rampage = { $n ->
    [one] { $n } irascível
   *[other] { $n } irascíveis
}
web-lent-by-city = da cidade
web-damage-table = Quem pode receber qual dano
web-damage-coming = dano que chega
web-damage-word = dano
web-damage-how = Toque em quem recebe o dano; o que sobrar passa adiante.
web-fate-unhurt = ileso
web-fate-destroyed = destruída
web-fate-barred = não recebe
web-fate-absorbs = absorve
web-fate-rest = restam { $n }
web-fate-discard = no descarte
web-fate-drops = perde a mão
web-wounds-taken = { $hero }: Ferimentos neste combate { $n }
web-poison-coming = veneno: mais { $n } no descarte
web-block-against = Bloqueio contra { $enemy }: { $n } { $element }
web-attack-against = Ataque a { $enemy }: Armadura { $n }
web-attack-together = os { $n } juntos
web-term-inefficient = ineficiente
web-term-resisted = com Resistência
web-nothing-helps = Nada na sua mão soma aqui.
web-way-cost = { $steps ->
    [one] Caminho de { $n }
   *[other] Caminho de { $n } em { $steps } passos
}
web-way-short = faltam { $n }
web-way-pays = Quem paga: { $what }
web-way-unpaid = Nada na mão paga isso neste turno.
web-way-reveals = O último passo revela algo: de lá não há volta.
web-plan-taken = já ferida
web-plan-mark = Planejar: esta Unidade receberia este ataque
web-plan-n = { $n ->
    [1] plano: 1 ataque a uma Unidade
   *[other] plano: { $n } ataques a Unidades
}
web-can-i-beat = Dá para vencer?
web-thinking = Pensando…
web-as-if-there = Como se você já estivesse lá, com tudo o que tem agora: nada na mão paga o caminho.
web-way-go = Ir para lá
web-way-play-go = Jogar e ir
web-hex-closed = não se entra
web-hex-unsafe = nenhum turno termina aqui

web-level-n = Nível { $n }
web-level-both = { $hero } aprende um Poder e uma Ação Avançada
web-level-card = { $hero } aprende uma Ação Avançada
web-level-skill = Escolha um Poder
web-level-common = Poderes Compartilhados: em vez dos dois acima, com a Ação Avançada mais baixa
web-level-advanced = Ação Avançada, para o topo do baralho
web-level-lowest = a mais baixa
web-level-keeps = fica: { $skill }.
web-level-leaves = vai à oferta de Poderes Compartilhados: { $skills }.
web-level-top = topo do baralho: { $card }.
web-level-take = Ficar com estes

## Set-up

web-mk-setup-map = { $countryside } peças de Campo e { $core } Centrais por descobrir
web-grade-points = a partir de { $n } pontos

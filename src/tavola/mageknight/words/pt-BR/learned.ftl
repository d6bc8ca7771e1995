### Mage Knight: palavras das cartas aprendidas pelo caminho

mk-verb-attack_and = { $what } ({ $rule })
mk-verb-block_bonus = seu próximo Bloqueio neste turno recebe +{ $n }
mk-verb-aim = sua próxima carta com Ataque recebe +{ $shot } na fase de Ataque de Cerco e à Distância, +{ $strike } na fase de Ataque
mk-payment-endless = mana { $color } sem limite
mk-verb-endless_mana = neste turno, você tem mana { $colors } sem limite
mk-terrain-all = todo terreno
mk-verb-only = só { $when }: { $what }
mk-verb-bare_attack = um ataque inimigo perde suas habilidades
mk-verb-split_block = { $element_id ->
        [coldfire] { $n } Bloqueios de Fogo Frio { $block }, cada um contra um ataque diferente
        [fire] { $n } Bloqueios de Fogo { $block }, cada um contra um ataque diferente
        [ice] { $n } Bloqueios de Gelo { $block }, cada um contra um ataque diferente
       *[physical] { $n } Bloqueios { $block }, cada um contra um ataque diferente
    }
mk-verb-wound_discard = receba 1 Ferimento na pilha de descartes
mk-rule-split = um de vários, cada um contra um ataque diferente
mk-run-advanced_of = receba na mão uma Ação Avançada da oferta, dessa cor
mk-run-ancients = use o efeito amplificado de uma Ação Avançada da oferta, sem pagar mana; ela fica na oferta
mk-run-circlet = use um Poder não interativo da oferta de Poderes Compartilhados; um que vale uma vez por turno pode ser usado duas vezes
mk-run-circlet-take = receba um Poder da oferta de Poderes Compartilhados
mk-run-forked_lightning = Ataque à Distância de Fogo Frio 1 contra cada um de até três inimigos
mk-run-spell_of = receba na pilha de descartes um Feitiço da oferta, dessa cor
mk-run-talent = descarte 1 Ação ou Feitiço: você pode lançar um Feitiço da oferta da mesma cor, pagando mana como de costume; ele fica na oferta
mk-run-tome = { $a1 ->
        [strong] descarte 1 Ação ou Feitiço: use o efeito amplificado de um Feitiço da oferta da mesma cor, sem mana, mesmo de Dia
       *[basic] descarte 1 Ação ou Feitiço: use o efeito básico de um Feitiço da oferta da mesma cor, sem mana
    }
mk-ask-borrow-offer = Qual carta da oferta?
mk-ask-circlet = Qual Poder?
mk-ask-forked-lightning = Qual inimigo o raio atinge?
mk-event-borrow-offer = Usa { $card } da oferta.
mk-event-wound-discard = { $count ->
        [one] Um Ferimento vai para o descarte.
       *[other] { $count } Ferimentos vão para o descarte.
    }
mk-option-cast = { $side ->
        [strong] Lançar { $card }, efeito amplificado ({ $payment })
       *[basic] Lançar { $card } ({ $payment })
    }
mk-option-lend_skill = Usar { $skill }
mk-option-more_block = Bloqueio { $n } contra outro ataque
mk-run-energy_flow = { $a2 ->
        [0] prepare uma Unidade sua (não em combate); você pode deixar Usada uma Unidade de nível { $a1 } ou menor de cada outro jogador
       *[other] prepare e cure uma Unidade sua (não em combate); você pode deixar Usada uma Unidade de nível { $a1 } ou menor de cada outro jogador
    }
mk-run-mana_meltdown = cada outro jogador perde um cristal ao acaso ou, se não tiver nenhum, recebe 1 Ferimento; você pode receber um dos cristais perdidos
mk-run-mana_radiance = { $a1 ->
        [red] vermelho: todos, inclusive você, recebem 1 Ferimento por cristal vermelho que tiverem; depois, receba 2 cristais vermelhos
        [blue] azul: todos, inclusive você, recebem 1 Ferimento por cristal azul que tiverem; depois, receba 2 cristais azuis
        [white] branco: todos, inclusive você, recebem 1 Ferimento por cristal branco que tiverem; depois, receba 2 cristais brancos
       *[green] verde: todos, inclusive você, recebem 1 Ferimento por cristal verde que tiverem; depois, receba 2 cristais verdes
    }
mk-run-mana_claim = { $a1 ->
        [0] pegue da Fonte, pelo resto da rodada, um dado de cor básica: receba 3 marcadores de mana dessa cor agora, ou 1 em cada um dos seus turnos seguintes
       *[other] pegue da Fonte, pelo resto da rodada, um dado de cor básica: receba 3 marcadores de mana dessa cor agora, ou 1 em cada um dos seus turnos seguintes; nesta rodada, qualquer outro jogador que usar mana dessa cor no próprio turno recebe 1 Ferimento (uma vez por turno)
    }
mk-run-mind_read = { $a2 ->
        [0] cada outro jogador descarta um Feitiço ou Ação dessa cor, ou mostra que não tem nenhum
       *[other] cada outro jogador descarta um Feitiço ou Ação dessa cor, ou mostra que não tem nenhum; você pode ficar com uma das Ações descartadas, na mão
    }
mk-ask-drain = Qual Unidade de { $hero } fica Usada?
mk-ask-melted = Qual dos cristais perdidos você recebe?
mk-ask-claim = Qual dado você reivindica, e para quê?
mk-ask-mind-read = Descarte um Feitiço ou Ação desta cor: { $color }.
mk-ask-mind-steal = Qual carta você rouba?
mk-option-drain = Deixar Usada: { $unit } de { $hero }
mk-option-claim = { $how ->
        [now] Reivindicar o dado: { $color }, 3 manas agora
       *[turns] Reivindicar o dado: { $color }, 1 mana em cada turno seguinte
    }
mk-option-steal_card = Roubar { $card } de { $hero }
mk-event-rival-wounds = { $count ->
        [one] { $hero } recebe um Ferimento.
       *[other] { $hero } recebe { $count } Ferimentos.
    }
mk-event-drain = Fica Usada: { $unit } de { $hero }.
mk-event-crystal-melted = { $hero } perde um cristal: { $color }.
mk-event-claim = Reivindica um dado da Fonte pelo resto da rodada: { $color }.
mk-event-curse = O mana desta cor está amaldiçoado nesta rodada: { $color }.
mk-event-cursed = O mana usado está amaldiçoado: { $color }.
mk-event-mind-none = { $hero } não tem carta assim.
mk-event-mind-hand = { $hero } mostra a mão: { $card }.
mk-event-mind-discard = { $hero } descarta { $card }.
mk-event-mind-steal = Rouba { $card } de { $hero }.
mk-run-call_to_arms = use uma habilidade de uma Unidade da oferta como se fosse sua; não se pode atribuir dano a ela
mk-verb-leap = neste turno, você pode mover-se para espaços a { $n } espaços de distância como se fossem adjacentes
mk-verb-no_provoke = neste turno, seu movimento não provoca inimigos irascíveis
mk-ask-call = Qual habilidade de qual Unidade?
mk-event-time-bent = Posta de lado nesta rodada: { $card }. As outras cartas jogadas voltam à mão.
mk-option-call = { $payment_id ->
        [none] { $unit } da oferta: { $effect }
       *[other] { $unit } da oferta ({ $payment }): { $effect }
    }
mk-verb-phase_fame = Fama +{ $n } por inimigo derrotado nesta fase do combate
mk-verb-starsdawn = neste turno, seus Ataques à Distância valem o dobro ou viram Ataques de Cerco, e seus Ataques de Cerco podem valer o dobro como Ataques à Distância
mk-ask-starsdawn = Como este ataque parte do Arco da Alvorada Estelar?
mk-option-shoot = { $how ->
        [siege] Ataque de Cerco { $count }
       *[ranged] Ataque à Distância { $count }
    }
mk-verb-only-inside = { $what }, só { $when }

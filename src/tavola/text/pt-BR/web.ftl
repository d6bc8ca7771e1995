### As palavras fixas da página

## Pages

web-game-mageknight = Mage Knight
web-game-massivedarkness = Massive Darkness
web-to-home = Ir à página inicial
web-home-title = Uma mesa que conhece as regras
web-continue = Continuar uma partida
web-no-tables = Nenhuma partida guardada ainda. Comece uma!
web-finished = terminada
web-round-n = rodada { $n }
web-new-game = Nova partida
web-game = Jogo
web-choose-heroes = Seus heróis: um ou vários
web-choose-hero = Seu herói
web-scenario = Cenário
web-scenario-option = { $name } ({ $rounds } rodadas)
web-seed = Semente
web-seed-hint = opcional: o mesmo número dá a mesma partida
web-start = Começar
web-load-title = Abrir um arquivo salvo
web-load-file = Um arquivo baixado da Távola
web-lang-switch = Switch to English
web-fan-notice = Programa de fãs, não oficial. Sem vínculo, apoio ou patrocínio das editoras ou dos autores dos jogos. Os nomes dos jogos são marcas de seus titulares e aparecem apenas para indicar quais regras foram implementadas. Não inclui arte nem textos dos manuais; tenha o seu exemplar para aprender e aproveitar. A licença cobre somente este programa e seus próprios desenhos.
web-rules = Regras
web-rules-title = Regras de { $game }
web-rules-search = Buscar por palavras ou número
web-rules-found = { $n } regras encontradas
web-rules-all = Todas as regras deste capítulo
web-rule-open = Regra { $id }
web-rule-missing = Não foi possível ler esta regra.
web-example = Exemplo:
web-close = Fechar
web-loading = Preparando a mesa …
web-server-away = O servidor não responde. Sua partida está segura; a página tenta de novo sozinha.
web-reconnecting = A conexão caiu. Nada se perdeu; tentando de novo …
web-try-again = Tentar de novo
web-table-gone = Esta mesa não existe aqui

## Top bar

web-day = Dia
web-night = Noite
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
web-undo = Desfazer
web-undo-locked = agora não
web-undo-nothing = Não há nada a desfazer.
web-help = Ajuda e teclas
web-refused = Isso não é possível

## Left column

web-source = Fonte
web-die-of = Dado: { $color }
web-die-free = livre
web-die-kept = guardado
web-die-taken = usado
web-die-depleted = esgotado
web-tactic = Tática
web-no-tactic = ainda não escolhida
web-in-order = { $n }º na ordem
web-used = usada
web-dummy = Fictício
web-tactic-of = tática { $n }, { $tactic }
web-deck-count = { $n } cartas no baralho
web-discard-count = { $n } cartas descartadas
web-tiles = Peças na pilha
web-countryside = campo
web-core = centrais
web-terrain = Terreno
web-cost-by-day = custo de dia
web-cost-by-night = custo à noite

## Map

web-map = Mapa. As setas movem entre os espaços.
web-explore = Explorar
web-explore-new = nova
web-slot-label = Posição de peça vazia { $slot }
web-zoom-in = Aproximar
web-zoom-out = Afastar
web-zoom-fit = Mapa inteiro
web-hex-at = Espaço { $at }
web-hex-burned = incendiado
web-hex-ruin-hidden = ficha de ruína virada
web-hex-token-hidden = ficha de inimigo virada, { $pile }
web-hex-token = { $enemy }, ataque { $attack }, armadura { $armor }
web-hex-shield = escudo de { $heroes }
web-hex-hero = { $hero } está aqui
web-hex-cost = custa { $n } de Movimento
web-summons = invoca
web-you-are-here = Você está aqui

## Offers

web-offer-units = Unidades
web-offer-advanced = Ações Avançadas
web-offer-spells = Feitiços
web-armor-n = Armadura { $n }
web-cost-influence = custa { $n } de Influência
web-unit-words = Nível { $level }, Armadura { $armor }, custa { $cost } de Influência.
web-recruited-at = Recruta-se em: { $sites }.

## Question

web-question = A pergunta agora
web-nothing-to-decide = Nada a decidir
web-spectator = Você está assistindo a esta mesa.
web-answers = { $n } respostas
web-choices-n = { $n } formas
web-all-options = Todas as opções ({ $n })
web-section-cards = Cartas
web-section-units = Unidades
web-section-skills = Poderes
web-section-tactics = Táticas
web-section-mana = Mana
web-section-map = Mapa
web-section-here = Este espaço
web-section-offers = Ofertas
web-section-healing = Cura
web-section-combat = Combate
web-section-other = Escolhas
web-side-basic = básico
web-side-strong = amplificado
web-chip-rest = descansar
web-chip-discard = descartar
web-pay-die = de um dado da Fonte
web-pay-kept = do dado sobre a Tática
web-pay-wild = de um dado de qualquer cor
web-pay-endless = de mana sem fim
web-pay-opened = de um dado da Fonte aberta
web-pay-invoked = por uma carta descartada
web-pay-polarized = polarizada
web-pay-token = de uma ficha de mana
web-pay-crystal = de um cristal
web-reveals = não pode ser desfeito
web-reveals-short = sem volta
web-idle = inútil agora
web-tactics-title = Táticas para { $time }, rodada { $n }

## Own area

web-own-area = Seu herói e suas cartas
web-level-commands = nível { $level } · comandos: { $n }
web-hand-limit = Limite da mão: { $n }
web-heal-n = { $n } pontos de Cura
web-deck = baralho
web-discard = descarte
web-in-play = em jogo
web-pile-empty = Não há cartas aqui.
web-crystal-of = Cristal: { $color }
web-crystals-of = Cristais, { $color }: { $n }
web-any-color = qualquer cor básica
web-mana-tokens = Fichas de mana
web-hand-of = Mão: { $n } cartas
web-hand-empty = Sua mão está vazia.
web-options-n = { $n } opções
web-card-words = Texto de { $card }
web-wound-words = Não se joga. Cure ou descanse.
web-units-own = Suas unidades
web-command-free = comando livre
web-level-short = nív. { $n }
web-unit-spent = usada
web-unit-ready = preparada
web-wounds-n = ferimentos: { $n }

## Preview

web-preview = Prévia
web-move = Movimento
web-influence = Influência
web-healing = Cura
web-reachable = Espaços em que você pode entrar agora
web-left-over = sobram { $n }
web-rewards = Recompensas a receber
web-account = Conta
web-pool-empty = Nada jogado ainda nesta fase.
web-block = Bloqueio
web-attack-melee = Ataque
web-attack-ranged = Ataque à Distância
web-attack-siege = Ataque de Cerco
web-from-sideways = { $card } de lado
web-have-need = { $have } de { $need }
web-unblocked = { $enemy }: dano { $damage } se não bloqueado
web-log = Registro
web-log-auto = feito automaticamente

## Combat

web-combat-ranged = Cerco e Distância
web-combat-block = Bloqueio
web-combat-damage = Dano
web-combat-attack = Ataque
web-combat-ranged-short = Cerco
web-combat-block-short = Bloqueio
web-combat-damage-short = Dano
web-combat-attack-short = Ataque
web-combat-phases = Fases do combate
web-combat-kind-assault = Invasão
web-combat-kind-adventure = Aventura
web-combat-kind-challenge = Desafio
web-combat-kind-burn = Incêndio do mosteiro
web-combat-kind-provoked = Provocado
web-see-map = Ver o mapa
web-back-to-fight = Voltar ao combate
web-enemies = Inimigos
web-beaten = derrotado
web-foe-label = Inimigo { $n }: { $enemy }, armadura { $armor }, ataque { $attack }, fama { $fame }
web-foe-attack = { $enemy }, ataque { $i }
web-foe-summoned = invocado
web-foe-rampaging = irascível
web-foe-defender = defende o local
web-foe-other = guarda este lugar
web-resists = Resistência: { $element }
web-attack-state-open = em aberto
web-attack-state-blocked = bloqueado
web-attack-state-cancelled = cancelado
web-attack-state-assigned = dano sofrido
web-attack-state-hidden = outro monstro ataca em seu lugar
web-damage-n = dano { $n }
web-not-targetable = não pode ser atacado nesta fase
web-damage-done = Ferimentos deste combate
web-if-unblocked = Se nada mais for bloqueado
web-to-hero = tudo em { $hero }, Armadura { $armor }
web-nothing-open = nenhum ataque em aberto
web-wounds-total = { $hero }: ferimentos { $n }, a caminho { $more }
web-knockout-at = nocaute com { $n } no combate
web-units-not-allowed = Unidades não ajudam aqui.
web-night-here = Aqui valem as regras da noite.
web-ability-swift = exige o dobro de Bloqueio
web-ability-brutal = sem bloqueio causa o dobro de dano
web-ability-poison = cada Ferimento vale por dois
web-ability-paralyze = Unidade ferida se perde; herói ferido descarta a mão
web-ability-assassination = dano só no herói
web-ability-cumbersome = pontos de Movimento reduzem seu ataque
web-ability-vampiric = ganha Armadura por Ferimento causado
web-ability-summon = outro monstro ataca em seu lugar
web-ability-fortified = de longe, só Ataques de Cerco
web-ability-unfortified = as muralhas não o protegem
web-ability-elusive = Armadura menor só após bloquear todos os ataques
web-ability-arcane-immunity = só Ataque e Bloqueio a afetam
web-ability-defend = empresta Armadura a quem for atacado
web-ability-multiple-attacks = cada ataque se bloqueia à parte
web-ability-resist-physical = Ataques físicos valem metade
web-ability-resist-fire = Ataques de fogo valem metade
web-ability-resist-ice = Ataques de gelo valem metade

## End

web-game-over = A partida terminou
web-game-won = Você venceu
web-game-lost = Não foi desta vez
web-score = Pontuação
web-score-total = Total
web-download-save = Baixar a partida salva
web-see-table = Ver a mesa

## Phone

web-tabs = Partes da mesa
web-tab-map = Mapa
web-tab-combat = Combate
web-tab-hero = Herói
web-tab-offers = Ofertas

## Help

web-help-enter = dá a resposta principal da pergunta
web-help-rows = escolhem a resposta que traz a tecla
web-help-arrows = movem entre os espaços do mapa
web-help-tab = vai à próxima parte, carta ou resposta
web-help-zoom = aproximam e afastam o mapa; 0 mostra tudo
web-help-undo = desfaz a última resposta
web-help-esc = fecha o que está aberto
web-help-help = abre esta página
web-help-why = Clique em qualquer peça: ela faz a única coisa possível, oferece as várias, ou diz qual regra a impede.
web-legend-can = pode ser usado agora
web-legend-main = escolha atual
web-legend-idle = permitido, mas inútil agora
web-legend-danger = luta

## The gallery and the rules reference

web-library = Cartas
web-library-title = Cartas e fichas de { $game }
web-library-print = Imprimir
web-library-filters = Busca e filtros
web-library-search = Buscar em nomes e textos, nas duas línguas
web-library-kind = Tipo
web-library-color = Cor
web-library-set = Caixa
web-library-contains = Contém
web-library-any = qualquer
web-library-all = Tudo
web-library-clear = Limpar
web-library-found = { $n } de { $of } peças
web-library-nothing = Nada encontrado. Tire uma palavra ou um filtro.
web-library-missing = Ainda não jogável nesta edição.
web-library-thrown = jogada fora
web-library-rules = Regras relacionadas
web-library-steps = Outras peças
web-library-first = primeira
web-library-last = última
web-library-effects = Efeitos
web-library-elements = Elementos
web-library-abilities = Inimigos e resistências
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
web-library-set-base = jogo base
web-library-set-lost-legion = Legião Perdida
web-library-set-shades-of-tezla = Sombras de Tezla
web-library-set-ultimate-edition = Ultimate Edition
web-library-set-krang = Krang
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
web-side-other = outros
web-rules-chapters = Capítulos
web-rules-part-book = O jogo
web-rules-part-variants = Variantes
web-rules-part-scenarios = Cenários
web-rules-of = { $n } regras
web-rules-pieces = Cartas e fichas a que se refere
web-rules-none = Nenhuma regra fala disso. Tente menos palavras, ou a outra língua.

## Lugares

web-more-choices = Vários jogadores, variantes, outros cenários …
web-link-gone = Este link não vale mais; peça um novo.
web-cover-title = Passe a tela para { $hero }
web-cover-hint = Até lá, nada escondido é mostrado.
web-cover-look = Eu sou { $hero }
web-waiting-for = Esperando { $hero }.
web-people = Jogadores
web-people-here = nesta tela
web-people-link = por link
web-people-bot = jogado por um robô
web-people-you = você
web-people-there = presente
web-people-away = ausente
web-people-watch = Espectadores
web-people-watch-hint = Quem abre este link vê a mesa, mas nenhuma mão.
web-people-copy = Copiar o link
web-people-copied = Copiado
web-people-renew = Novo link
web-people-link-told = Este link foi dado a outro navegador; um novo o torna inválido.
web-people-give = Deixar um robô jogar
web-people-take = Retomar o lugar
web-rivals = Outros jogadores
web-consent-title = Pedido para desfazer
web-consent-ask = Pedir aos outros que concordem
web-consent-asks = { $hero } pede para desfazer as últimas respostas ({ $n }).
web-consent-waiting = Esperando a concordância de { $heroes }.
web-consent-yes = Concordar
web-consent-no = Recusar
web-consent-withdraw = Retirar
web-duel-title = { $aggressor } contra { $defender }
web-duel-field = Combate entre jogadores
web-duel-ranged = À distância
web-duel-melee = Corpo a corpo
web-duel-attack = Ataque
web-duel-damage = Dano
web-duel-aggressor = agressor deste combate
web-duel-defender = defende-se
web-duel-defender-full = defende-se com um turno inteiro
web-duel-stage-answer = { $acting } decide como participar.
web-duel-stage-attack = { $acting } pode atacar.
web-duel-stage-block = { $acting } bloqueia o ataque de { $attacker }.
web-duel-stage-assign = { $acting } distribui o dano.
web-duel-stage-after = { $acting } termina o turno.
web-duel-siege-only = Contra estas muralhas só contam Ataques de Cerco.
web-duel-targets = Dano que fere
web-duel-hero = o Herói
web-score-winner = vencedor
web-download-csv = Pontuação (CSV)
web-download-json = Pontuação (JSON)

## Preparação

web-setup-title = Uma nova partida
web-setup-players = Jogadores
web-setup-rounds = Rodadas: { $n }.
web-setup-seats = Heróis e lugares
web-setup-hero-n = Herói do jogador { $n }
web-setup-seat-n = Lugar do jogador { $n }
web-setup-here = Nesta tela
web-setup-link = Por um link próprio
web-setup-seats-hint = Vários jogadores nesta tela a passam entre si; uma capa esconde cada mão. Os links aparecem quando a partida começa.
web-setup-seats-open = Vários heróis nesta tela podem ser conduzidos por uma só pessoa; nada fica escondido. Os links aparecem quando a partida começa.
web-setup-variants = Variantes e conjuntos

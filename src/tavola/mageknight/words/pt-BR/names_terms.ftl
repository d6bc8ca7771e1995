### Mage Knight: Names of heroes, scenarios and terms

game-mageknight = Mage Knight
about-game-mageknight = Explore uma terra de hexágonos, monte um baralho de feitos, tome suas cidades.

## Heroes

mk-hero-arythea = Arythea
mk-hero-braevalar = Braevalar
mk-hero-goldyx = Goldyx
mk-hero-krang = Krang
mk-hero-norowas = Norowas
mk-hero-tovak = Tovak
mk-hero-wolfhawk = Wolfhawk
about-hero-arythea = Tira força dos Ferimentos e do fogo.
about-hero-braevalar = Tempestades, atalhos e os caminhos das feras.
about-hero-goldyx = Cristais de sobra, e o voo.
about-hero-krang = Mana do caos; inimigos que o servem.
about-hero-norowas = Lidera Unidades e conquista vilarejos.
about-hero-tovak = Bloqueia fogo e gelo; firme em todo combate.
about-hero-wolfhawk = Sozinha é mais forte: poucas Unidades, muitos feitos.
mk-hero-dummy = Jogador fictício

## Scenarios

mk-scenario-first_reconnaissance = Reconhecimento Inicial
mk-scenario-full_conquest = Conquista Completa
mk-scenario-blitz_conquest = Conquista-Relâmpago
mk-scenario-solo_conquest = Conquista Solo
mk-scenario-full_cooperation = Cooperação Total
mk-scenario-blitz_cooperation = Cooperação-Relâmpago
mk-scenario-mines_liberation = Libertação das Minas
mk-scenario-druid_nights = Noites Druídicas
mk-scenario-dungeon_lords = Senhores do Calabouço
mk-scenario-conquer_and_hold = Conquiste e Resista
mk-scenario-one_to_return = Só Um Pode Retornar

## Colours of mana and of enemy piles

mk-color-red = vermelho
mk-color-blue = azul
mk-color-white = branco
mk-color-green = verde
mk-color-gold = dourado
mk-color-black = preto
mk-color-grey = cinza
mk-color-brown = marrom
mk-color-violet = violeta

## Elements

mk-element-physical = físico
mk-element-fire = fogo
mk-element-ice = gelo
mk-element-coldfire = fogo frio

## Enemy abilities

mk-ability-swift = Ágil
mk-ability-brutal = Brutal
mk-ability-poison = Venenoso
mk-ability-paralyze = Paralisador
mk-ability-assassination = Assassinato
mk-ability-cumbersome = Corpulento
mk-ability-vampiric = Vampírico
mk-ability-summon = Invocação
mk-ability-multiple_attacks = Ataques Múltiplos
mk-ability-fortified = Fortificado
mk-ability-unfortified = Não Fortificado
mk-ability-elusive = Elusivo
mk-ability-arcane_immunity = Imunidade Arcana
mk-ability-defend = Defender
mk-ability-physical_resistance = Resistência Física
mk-ability-fire_resistance = Resistência ao Fogo
mk-ability-ice_resistance = Resistência ao Gelo

## Phases

mk-phase-tactics = Táticas
mk-phase-before = Antes do turno
mk-phase-move = Movimento
mk-phase-interaction = Interação
mk-phase-combat = Combate
mk-phase-after = Depois da ação
mk-phase-rest = Descanso
mk-phase-end = Fim do turno
mk-phase-over = Fim da partida
mk-phase-ranged = Fase de Ataque de Cerco e à Distância
mk-phase-block = Fase de Bloqueio
mk-phase-damage = Fase de Atribuição de Dano
mk-phase-attack = Fase de Ataque

## Rewards

mk-reward-artifact = Artefato
mk-reward-spell = Feitiço
mk-reward-advanced_action = Ação Avançada
mk-reward-unit = Unidade
mk-reward-random_crystal = cristal sorteado no dado
mk-reward-crystal_set = um cristal de cada cor
mk-reward-dungeon = Feitiço ou Artefato, conforme o dado
mk-reward-maze = recompensa do caminho do labirinto
mk-reward-labyrinth = recompensa do caminho do dédalo
mk-reward-crystal_choice = cristal à sua escolha

## Time of day

mk-time-day = Dia
mk-time-night = Noite

## Lines of the score

mk-score-fame = Fama
mk-score-knowledge = Conhecimento: Feitiços e Ações Avançadas
mk-score-loot = Pilhagem: Artefatos e cristais
mk-score-leader = Liderança: Unidades
mk-score-conqueror = Conquistas: locais fortificados
mk-score-adventurer = Aventuras: locais de aventura
mk-score-beating = Surra: Ferimentos

## Linhas de pontuação dos cenários

mk-score-title_knowledge = Título: O Conhecimento Superior
mk-score-title_loot = Título: A Maior Pilhagem
mk-score-title_leader = Título: O Líder Supremo
mk-score-title_conqueror = Título: O Sumo Conquistador
mk-score-title_adventurer = Título: O Maior Aventureiro
mk-score-title_beating = Título: A Maior Surra
mk-score-cities = Cidades conquistadas
mk-score-all_cities = Todas as cidades conquistadas
mk-score-spare_rounds = Rodadas não jogadas
mk-score-dummy_cards = Cartas restantes no baralho do jogador fictício
mk-score-unannounced = Fim da Rodada não anunciado
mk-score-city_fame = Cidades: liderança ou participação
mk-score-title_city_fame = Título: O Maior Conquistador de Cidades
mk-score-mines = Minas: libertadas
mk-score-title_mines = Título: O Grande Libertador
mk-score-delver = Aventuras: calabouços e sepulcros contam em dobro
mk-score-title_delver = Título: O Maior Desbravador de Calabouços
mk-score-keeps = Fortes em seu poder
mk-score-towers = Torres de mago em seu poder
mk-score-portal = No portal no fim
mk-gender-arythea = f
mk-gender-wolfhawk = f

### Massive Darkness: nomes de palavras-chave, dados, fases e termos

game-massivedarkness = Massive Darkness
about-game-massivedarkness = Juntos numa masmorra de luz e sombra: dados, tesouros e o que espera atrás das portas.

## Palavras-chave

md-keyword-evasive = Evasivo
md-keyword-charge = Investida
md-keyword-safe_shot = Tiro Seguro
md-keyword-command = Comandar
md-keyword-sword_and_spell = Espada e Encantamento
md-keyword-taunt = Provocar
md-keyword-regeneration = Regeneração
md-keyword-riposte = Revide
md-keyword-teleport = Teletransporte

## Tipos de combate e defesa

md-kind-melee = Corpo a Corpo
md-kind-ranged = À Distância
md-kind-magic = Magia
md-kind-defense = Defesa

## Ações

md-action-any = Ação
md-action-combat = Ação de Combate
md-action-melee = Ação Corpo a Corpo
md-action-ranged = Ação à Distância
md-action-magic = Ação de Magia
md-action-move = Ação de Mover
md-action-open = Abrir uma Porta
md-action-pick_up = Pegar
md-action-trade = Reorganizar/Trocar
md-action-transmute = Transmutar
md-action-get_up = Levantar
md-action-nothing = Não Fazer Nada

## Dados

md-color-yellow = amarelo
md-color-red = vermelho
md-color-blue = azul
md-color-green = verde

## Símbolos

md-symbol-hit = Acerto
md-symbol-shield = Escudo
md-symbol-bam = Toma Essa
md-symbol-diamond = Diamante
md-symbol-blank = vazio

## Tipos de inimigos

md-rank-mob = Turba
md-rank-boss = Chefe
md-rank-minion = Servo
md-rank-agent = Agente
md-rank-roaming = Monstro Vagante
md-rank-lesser = Monstro Vagante Inferior
md-rank-greater = Monstro Vagante Superior

## Espaços

md-slot-one_hand = Uma mão
md-slot-two_hands = Duas mãos
md-slot-body = Corpo

## Fases

md-phase-setup = Preparação
md-phase-heroes = Fase dos Heróis
md-phase-enemies = Fase dos Inimigos
md-phase-experience = Fase de Experiência
md-phase-event = Fase de Evento
md-phase-end = Fase Final
md-phase-market = Fase de Mercado
md-phase-over = Fim do jogo

## Termos

md-term-hero = Herói
md-term-enemy = Inimigo
md-term-ally = Aliado
md-term-guard = Guarda
md-term-guardian = Guardião
md-term-patrol = Patrulha
md-term-ambush = Emboscada
md-term-lifebringer = Portador da Vida
md-term-mission = Missão
md-term-objective = Objetivo da Missão
md-term-tile = Peça de mapa
md-term-zone = Zona
md-term-room = Sala
md-term-chamber = Câmara
md-term-corridor = Zona de Corredor
md-term-light = Zona de Luz
md-term-shadow = Zona de Sombra
md-term-shadow_mode = Modo Sombrio
md-term-line_of_sight = Campo de Visão
md-term-range = Alcance
md-term-wall = Parede
md-term-closed_door = Porta Fechada
md-term-open_door = Porta Aberta
md-term-special_door = Porta Especial
md-term-locked_door = Porta Trancada
md-term-level = Nível
md-term-current_level = Nível Atual
md-term-xp = XP
md-term-micro_xp = Micro-XP
md-term-health = Vida
md-term-max_health = Vida Máxima
md-term-wound = Dano
md-term-stunned = Atordoado
md-term-reroll = Rerrolagem
md-term-enchantment = Encantamento
md-term-skill = Habilidade
md-term-class = Classe
md-term-special_skill = Habilidade Especial
md-term-shadow_skill = Habilidade no Modo Sombrio
md-term-signature_skill = Habilidade Exclusiva
md-term-free_skill = Habilidade Gratuita da Classe
md-term-skill_line = Linha de Habilidade
md-term-equipment = Equipamento
md-term-starting = Equipamento Inicial
md-term-combat = Equipamento de Combate
md-term-item = Item
md-term-consumable = Consumível
md-term-trap = Armadilha
md-term-luck = Sorte
md-term-artifact = Artefato
md-term-treasure = Tesouro
md-term-inventory = Inventário
md-term-blessing = Bênção
md-term-darkness = Escuridão
md-term-quiet = Evento quieto
md-term-door = Porta
md-term-event = Evento
md-term-counter_attack = Contra-Ataque
md-term-activation = Ativação
md-term-round = Rodada
md-term-first_player = Primeiro Jogador
md-term-active_hero = Herói Ativo
md-term-movement_point = Ponto de Movimento
md-term-chosen = O Escolhido
md-term-immortal = Imortal
md-term-emissary = Emissário Sombrio
md-term-executor = Executor
md-term-stairs = Escada
md-term-stage = Estágio
md-term-market = Mercado
md-term-campaign = Campanha
md-term-story_mode = Modo História
md-term-normal_mode = Modo Normal

## What is special about the heroes

about-hero-sibyl = Atira por entre os escudos; mira melhor na sombra.
about-hero-bjorn = Cada golpe corpo a corpo pesa mais; um dado a mais na sombra.
about-hero-siegfried = A muralha do grupo: escudos e novas rolagens atrás deles.
about-hero-owen = Luta mesmo ferido: cura-se sozinho.
about-hero-elias = Magia que pode ser rolada de novo.
about-hero-whisper = Anda um passo a mais; na sombra, corta a armadura.

### Mage Knight: Names of Deed cards

## Basic Actions

mk-card-concentration = Concentração
mk-card-march = Marcha
mk-card-tranquility = Tranquilidade
mk-card-mana_draw = Extração de Mana
mk-card-promise = Promessa
mk-card-swiftness = Rapidez
mk-card-crystallize = Cristalizar
mk-card-determination = Determinação
mk-card-stamina = Vigor
mk-card-improvisation = Improviso
mk-card-rage = Fúria
mk-card-threaten = Ameaça
mk-card-mana_pull = Atração de Mana
mk-card-battle_versatility = Versatilidade em Combate
mk-card-one_with_the_land = Uno com a Terra
mk-card-druidic_paths = Trilhas Druídicas
mk-card-will_focus = Foco da Vontade
mk-card-crystal_joy = Júbilo Cristalino
mk-card-savage_harvesting = Colheita Selvagem
mk-card-ruthless_coercion = Coerção Implacável
mk-card-rejuvenate = Rejuvenescer
mk-card-noble_manners = Modos Nobres
mk-card-cold_toughness = Tenacidade Gélida
mk-card-instinct = Instinto
mk-card-swift_reflexes = Reflexos Rápidos
mk-card-tirelessness = Passo Incansável

## Advanced Actions

mk-card-fire_bolt = Dardo de Fogo
mk-card-ice_bolt = Dardo de Gelo
mk-card-swift_bolt = Dardo Veloz
mk-card-crushing_bolt = Dardo Esmagador
mk-card-blood_rage = Fúria Sangrenta
mk-card-ice_shield = Escudo de Gelo
mk-card-agility = Agilidade
mk-card-refreshing_walk = Caminhada Revigorante
mk-card-intimidate = Intimidação
mk-card-frost_bridge = Ponte de Gelo
mk-card-song_of_wind = Canção do Vento
mk-card-path_finding = Desbravamento
mk-card-blood_ritual = Ritual de Sangue
mk-card-pure_magic = Magia Pura
mk-card-heroic_tale = Conto Heroico
mk-card-regeneration = Regeneração
mk-card-into_the_heat = No Calor da Batalha
mk-card-steady_tempo = Ritmo Constante
mk-card-diplomacy = Diplomacia
mk-card-in_need = Em Apuros
mk-card-decompose = Decomposição
mk-card-crystal_mastery = Maestria em Cristais
mk-card-mana_storm = Tempestade de Mana
mk-card-ambush = Emboscada
mk-card-maximal_effect = Efeito Máximo
mk-card-magic_talent = Talento Mágico
mk-card-learning = Aprendizado
mk-card-training = Treinamento
mk-card-counterattack = Contra-ataque
mk-card-ritual_attack = Ataque Ritual
mk-card-blood_of_ancients = Sangue dos Antigos
mk-card-shield_bash = Golpe de Escudo
mk-card-temporal_portal = Portal Temporal
mk-card-spell_forge = Forja de Feitiços
mk-card-chivalry = Cavalheirismo
mk-card-peaceful_moment = Momento de Paz
mk-card-dodge_and_weave = Esquiva e Finta
mk-card-stout_resolve = Firme Resolução
mk-card-force_of_nature = Força da Natureza
mk-card-mountain_lore = Saber das Montanhas
mk-card-power_of_crystals = Poder dos Cristais
mk-card-rush_of_adrenaline = Descarga de Adrenalina
mk-card-explosive_bolt = Dardo Explosivo
mk-card-chilling_stare = Olhar Gélido

## Spells

mk-card-fireball = Bola de Fogo
mk-card-snowstorm = Tempestade de Neve
mk-card-expose = Exposição
mk-card-tremor = Tremor
mk-card-flame_wall = Muralha de Chamas
mk-card-mana_bolt = Dardo de Mana
mk-card-whirlwind = Redemoinho
mk-card-underground_travel = Viagem Subterrânea
mk-card-burning_shield = Escudo Ardente
mk-card-chill = Congelamento
mk-card-wings_of_wind = Asas do Vento
mk-card-restoration = Restauração
mk-card-demolish = Demolição
mk-card-space_bending = Curvatura Espacial
mk-card-call_to_arms = Chamado às Armas
mk-card-meditation = Meditação
mk-card-mana_meltdown = Fusão de Mana
mk-card-mana_claim = Reivindicação de Mana
mk-card-mind_read = Leitura de Pensamento
mk-card-energy_flow = Fluxo de Energia
mk-card-offering = Oferenda
mk-card-mist_form = Forma de Névoa
mk-card-charm = Encanto
mk-card-cure = Curar

## Artifacts

mk-card-banner_of_glory = Estandarte da Glória
mk-card-banner_of_fear = Estandarte do Medo
mk-card-banner_of_protection = Estandarte da Proteção
mk-card-banner_of_courage = Estandarte da Coragem
mk-card-ruby_ring = Anel de Rubi
mk-card-sapphire_ring = Anel de Safira
mk-card-diamond_ring = Anel de Diamante
mk-card-emerald_ring = Anel de Esmeralda
mk-card-sword_of_justice = Espada da Justiça
mk-card-horn_of_wrath = Trompa da Ira
mk-card-endless_bag_of_gold = Saco de Ouro Infinito
mk-card-endless_gem_pouch = Bolsa de Gemas Infinita
mk-card-golden_grail = Cálice Dourado
mk-card-book_of_wisdom = Livro da Sabedoria
mk-card-amulet_of_the_sun = Amuleto do Sol
mk-card-amulet_of_darkness = Amuleto das Trevas
mk-card-bow_of_starsdawn = Arco da Alvorada Estelar
mk-card-banner_of_command = Estandarte do Comando
mk-card-banner_of_fortitude = Estandarte da Fortitude
mk-card-soul_harvester = Ceifador de Almas
mk-card-shield_of_the_fallen_kings = Escudo dos Reis Caídos
mk-card-druidic_staff = Cajado Druídico
mk-card-circlet_of_proficiency = Diadema da Proficiência
mk-card-tome_of_all_spells = Tomo de Todos os Feitiços
mk-card-mysterious_box = Caixa Misteriosa

## Wounds

mk-card-wound = Ferimento

## Spells by their strong effect

mk-strong-fireball = Tempestade de Fogo
mk-strong-snowstorm = Nevasca
mk-strong-expose = Exposição em Massa
mk-strong-tremor = Terremoto
mk-strong-flame_wall = Onda de Chamas
mk-strong-mana_bolt = Raio de Mana
mk-strong-whirlwind = Tornado
mk-strong-underground_travel = Ataque Subterrâneo
mk-strong-burning_shield = Escudo Explosivo
mk-strong-chill = Congelamento Letal
mk-strong-wings_of_wind = Asas da Noite
mk-strong-restoration = Renascimento
mk-strong-demolish = Desintegração
mk-strong-space_bending = Curvatura Temporal
mk-strong-call_to_arms = Chamado à Glória
mk-strong-meditation = Transe
mk-strong-mana_meltdown = Radiância de Mana
mk-strong-mana_claim = Maldição de Mana
mk-strong-mind_read = Roubo de Pensamento
mk-strong-energy_flow = Roubo de Energia
mk-strong-offering = Sacrifício
mk-strong-mist_form = Véu de Névoa
mk-strong-charm = Possessão
mk-strong-cure = Doença

## Mage Knight: Names of Tactics

## Tactics

mk-tactic-early_bird = Madrugador
mk-tactic-rethink = Repensar
mk-tactic-mana_steal = Roubo de Mana
mk-tactic-planning = Planejamento
mk-tactic-great_start = Ótimo Começo
mk-tactic-the_right_moment = Momento Certo
mk-tactic-from_the_dusk = Desde o Crepúsculo
mk-tactic-long_night = Noite Longa
mk-tactic-mana_search = Busca de Mana
mk-tactic-midnight_meditation = Meditação da Meia-Noite
mk-tactic-preparation = Preparação
mk-tactic-sparing_power = Poupar Energia

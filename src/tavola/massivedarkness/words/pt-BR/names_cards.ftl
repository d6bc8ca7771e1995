### Massive Darkness: nomes das cartas de equipamento

## Equipamento inicial

md-card-se_leather_armor = Armadura de Couro
md-card-se_mace = Maça
md-card-se_short_sword = Espada Curta
md-card-se_woodcutter_axe = Machado de Lenhador
md-card-se_short_bow = Arco Curto
md-card-se_staff = Cajado

## Tesouro de nível 1

md-card-t1_hammer = Martelo
md-card-t1_hand_axe = Machado de Mão
md-card-t1_broadsword = Espada Larga
md-card-t1_spear = Lança
md-card-t1_hunting_bow = Arco de Caça
md-card-t1_light_crossbow = Besta Leve
md-card-t1_throwing_knives = Facas de Arremesso
md-card-t1_wand = Varinha
md-card-t1_ember_staff = Cajado de Brasas
md-card-t1_chainmail = Cota de Malha
md-card-t1_padded_jack = Gibão Reforçado
md-card-t1_wooden_shield = Escudo de Madeira
md-card-t1_light_boots = Botas Leves
md-card-t1_bone_amulet = Amuleto de Osso
md-card-t1_lucky_ring = Anel da Sorte
md-card-t1_healing_potion = Poção de Cura
md-card-t1_fire_scroll = Pergaminho de Fogo
md-card-t1_smoke_bomb = Bomba de Fumaça
md-card-t1_poison_needle = Agulha Envenenada
md-card-t1_alarm = Alarme
md-card-t1_lucky_find = Achado

## Tesouro de nível 2

md-card-t2_long_sword = Espada Longa
md-card-t2_flaming_sword = Espada Flamejante
md-card-t2_morning_star = Maça-Estrela
md-card-t2_battle_axe = Machado de Guerra
md-card-t2_halberd = Alabarda
md-card-t2_king_sword = Espada do Rei
md-card-t2_king_armor = Armadura do Rei
md-card-t2_king_crown = Coroa do Rei
md-card-t2_plate_armor = Armadura de Placas
md-card-t2_iron_shield = Escudo de Ferro
md-card-t2_long_bow = Arco Longo
md-card-t2_heavy_crossbow = Besta Pesada
md-card-t2_lightning_staff = Cajado do Raio
md-card-t2_frost_orb = Orbe Gélido
md-card-t2_elven_boots = Botas Élficas
md-card-t2_thief_ring = Anel do Gatuno
md-card-t2_healing_potion = Poção de Cura Forte
md-card-t2_haste_elixir = Elixir da Pressa
md-card-t2_bolt_scroll = Pergaminho do Raio
md-card-t2_dart_trap = Armadilha de Dardos
md-card-t2_alarm = Gongo
md-card-t2_lucky_find = Gaveta Secreta
md-card-t2_blessing = Espírito Bondoso

## Tesouro de nível 3

md-card-t3_ice_sword = Espada de Gelo
md-card-t3_ice_mace = Maça de Gelo
md-card-t3_cold_iron_armor = Armadura de Ferro Frio
md-card-t3_dwarf_shield = Escudo de Anão
md-card-t3_defense_staff = Cajado da Defesa
md-card-t3_life_armor = Armadura da Vida
md-card-t3_war_hammer = Martelo de Guerra
md-card-t3_serpent_sword = Espada Serpente
md-card-t3_enchanted_spear = Lança Encantada
md-card-t3_shadow_dagger = Adaga das Sombras
md-card-t3_composite_bow = Arco Composto
md-card-t3_repeating_crossbow = Besta de Repetição
md-card-t3_storm_staff = Cajado da Tempestade
md-card-t3_flame_tome = Tomo das Chamas
md-card-t3_elven_cloak = Manto Élfico
md-card-t3_giant_belt = Cinturão do Gigante
md-card-t3_regeneration_ring = Anel da Regeneração
md-card-t3_healing_potion = Poção de Cura Maior
md-card-t3_fury_elixir = Elixir da Fúria
md-card-t3_teleport_scroll = Pergaminho de Teletransporte
md-card-t3_flame_trap = Armadilha de Chamas
md-card-t3_ambush = Emboscada Armada
md-card-t3_lucky_find = Fundo Falso

## Tesouro de nível 4

md-card-t4_knight_sword = Espada do Cavaleiro
md-card-t4_knight_shield = Escudo do Cavaleiro
md-card-t4_knight_armor = Armadura do Cavaleiro
md-card-t4_sun_sword = Espada do Sol
md-card-t4_headsman_axe = Machado do Carrasco
md-card-t4_thunder_hammer = Martelo do Trovão
md-card-t4_holy_mace = Maça Sagrada
md-card-t4_wind_bow = Arco do Vento
md-card-t4_demon_crossbow = Besta Demoníaca
md-card-t4_arcane_staff = Cajado Arcano
md-card-t4_chaos_wand = Varinha do Caos
md-card-t4_dragon_armor = Armadura de Dragão
md-card-t4_rune_robe = Túnica Rúnica
md-card-t4_mirror_shield = Escudo Espelhado
md-card-t4_winged_boots = Botas Aladas
md-card-t4_mage_necklace = Colar do Mago
md-card-t4_archer_gloves = Luvas do Arqueiro
md-card-t4_life_potion = Poção da Vida
md-card-t4_titan_elixir = Elixir do Titã
md-card-t4_meteor_scroll = Pergaminho do Meteoro
md-card-t4_curse = Maldição das Cinzas
md-card-t4_lucky_find = Chave do Cofre

## Tesouro de nível 5

md-card-t5_dawn_sword = Espada da Aurora
md-card-t5_dusk_blade = Lâmina do Crepúsculo
md-card-t5_doom_axe = Machado do Apocalipse
md-card-t5_dwarf_king_hammer = Martelo dos Reis Anões
md-card-t5_sun_spear = Lança Solar
md-card-t5_heaven_bow = Arco Celestial
md-card-t5_judgement_crossbow = Besta do Juízo
md-card-t5_archmage_staff = Cajado do Arquimago
md-card-t5_void_sceptre = Cetro do Vazio
md-card-t5_celestial_armor = Armadura Celeste
md-card-t5_colossus_armor = Armadura do Colosso
md-card-t5_daybreak_shield = Escudo da Alvorada
md-card-t5_avenger_shield = Escudo do Vingador
md-card-t5_light_crown = Coroa da Luz
md-card-t5_eternity_ring = Anel da Eternidade
md-card-t5_shadow_cape = Capa das Sombras
md-card-t5_immortality_elixir = Elixir da Imortalidade
md-card-t5_cataclysm_scroll = Pergaminho do Cataclismo
md-card-t5_soul_trap = Armadilha das Almas
md-card-t5_lucky_find = Tesouro do Dragão

## Artefatos

md-card-a1_lightbringer_sword = Espada do Portador da Luz
md-card-a2_lightbringer_bow = Arco do Portador da Luz
md-card-a3_lightbringer_staff = Cajado do Portador da Luz
md-card-a4_lightbringer_hammer = Martelo do Portador da Luz
md-card-a5_lightbringer_plate = Armadura do Portador da Luz
md-card-a6_lightbringer_lantern = Lanterna do Portador da Luz

## Conjuntos

md-set-king = Conjunto do Rei
md-set-knight = Conjunto do Cavaleiro

### Mage Knight: Names on the map

## Sites

mk-site-village = Vilarejo
mk-site-monastery = Mosteiro
mk-site-keep = Forte
mk-site-mage_tower = Torre de mago
mk-site-city = Cidade
mk-site-city_white = Cidade Branca
mk-site-city_blue = Cidade Azul
mk-site-city_red = Cidade Vermelha
mk-site-city_green = Cidade Verde
mk-site-crystal_mine = Mina de cristal
mk-site-deep_mine = Mina profunda
mk-site-magical_glade = Clareira mágica
mk-site-portal = Portal
mk-site-dungeon = Calabouço
mk-site-tomb = Sepulcro
mk-site-monster_den = Covil de monstros
mk-site-spawning_grounds = Nascedouro
mk-site-ancient_ruins = Ruínas
mk-site-rampaging_orcs = Orcs saqueadores
mk-site-rampaging_draconum = Draconum
mk-site-maze = Labirinto
mk-site-labyrinth = Dédalo
mk-site-refugee_camp = Acampamento de refugiados
mk-site-volkares_camp = Acampamento de Volkare

## Rampaging enemies on the map

mk-site-orc_marauder = Orcs saqueadores
mk-site-draconum = Draconum

## Ruins

mk-ruin-altar_green = Altar verde
mk-ruin-altar_blue = Altar azul
mk-ruin-altar_white = Altar branco
mk-ruin-altar_red = Altar vermelho
mk-ruin-altar_all = Altar das quatro cores
mk-ruin-ruins_grey_violet = Ruínas: cinza + violeta
mk-ruin-ruins_green_brown = Ruínas: verde + marrom
mk-ruin-ruins_green_green = Ruínas: verde + verde
mk-ruin-ruins_brown_violet = Ruínas: marrom + violeta
mk-ruin-ruins_grey_white = Ruínas: cinza + branco
mk-ruin-ruins_grey_brown = Ruínas: cinza + marrom
mk-ruin-ruins_brown_red = Ruínas: marrom + vermelho
mk-ruin-ruins_green_red = Ruínas: verde + vermelho
mk-ruin-ruins_violet_violet = Ruínas: violeta + violeta
mk-ruin-ruins_green_green_green = Ruínas: verde + verde + verde

## Terrain

mk-terrain-plains = planície
mk-terrain-hills = colinas
mk-terrain-forest = floresta
mk-terrain-wasteland = ermo
mk-terrain-desert = deserto
mk-terrain-swamp = pântano
mk-terrain-lake = lago
mk-terrain-mountain = montanha
mk-terrain-sea = mar
mk-terrain-city = cidade

## Tiles

mk-tile-start_a = Peça inicial A
mk-tile-start_b = Peça inicial B
mk-tile-countryside_1 = Peça de Campo 1
mk-tile-countryside_2 = Peça de Campo 2
mk-tile-countryside_3 = Peça de Campo 3
mk-tile-countryside_4 = Peça de Campo 4
mk-tile-countryside_5 = Peça de Campo 5
mk-tile-countryside_6 = Peça de Campo 6
mk-tile-countryside_7 = Peça de Campo 7
mk-tile-countryside_8 = Peça de Campo 8
mk-tile-countryside_9 = Peça de Campo 9
mk-tile-countryside_10 = Peça de Campo 10
mk-tile-countryside_11 = Peça de Campo 11
mk-tile-countryside_12 = Peça de Campo 12
mk-tile-countryside_13 = Peça de Campo 13
mk-tile-countryside_14 = Peça de Campo 14
mk-tile-core_1 = Peça Central 1
mk-tile-core_2 = Peça Central 2
mk-tile-core_3 = Peça Central 3
mk-tile-core_4 = Peça Central 4
mk-tile-core_5 = Peça Central 5
mk-tile-core_6 = Peça Central 6
mk-tile-core_7 = Peça Central 7
mk-tile-core_8 = Peça Central 8
mk-tile-core_9 = Peça Central 9
mk-tile-core_10 = Peça Central 10
mk-tile-core_volkare = Peça Central de Volkare

## Sites with their article

mk-the-site-village = o vilarejo
mk-the-site-monastery = o mosteiro
mk-the-site-keep = o forte
mk-the-site-mage_tower = a torre de mago
mk-the-site-city = a cidade
mk-the-site-crystal_mine = a mina de cristal
mk-the-site-deep_mine = a mina profunda
mk-the-site-magical_glade = a clareira mágica
mk-the-site-portal = o portal
mk-the-site-dungeon = o calabouço
mk-the-site-tomb = o sepulcro
mk-the-site-monster_den = o covil de monstros
mk-the-site-spawning_grounds = o nascedouro
mk-the-site-ancient_ruins = as ruínas
mk-the-site-maze = o labirinto
mk-the-site-labyrinth = o dédalo
mk-the-site-refugee_camp = o acampamento de refugiados
mk-the-site-volkares_camp = o acampamento de Volkare
mk-in-site-dungeon = no calabouço
mk-in-site-tomb = no sepulcro
mk-in-site-monster_den = no covil de monstros
mk-in-site-spawning_grounds = no nascedouro
mk-in-site-ancient_ruins = nas ruínas
mk-in-site-maze = no labirinto
mk-in-site-labyrinth = no dédalo
mk-in-site-crystal_mine = na mina de cristal
mk-in-site-deep_mine = na mina profunda
mk-the-site-orc_marauder = os orcs saqueadores
mk-the-site-draconum = o draconum

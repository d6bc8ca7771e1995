### Mage Knight: Names on the map

## Sites

mk-site-village = Village
mk-site-monastery = Monastery
mk-site-keep = Keep
mk-site-mage_tower = Mage Tower
mk-site-city = City
mk-site-city_white = White City
mk-site-city_blue = Blue City
mk-site-city_red = Red City
mk-site-city_green = Green City
mk-site-crystal_mine = Crystal Mine
mk-site-deep_mine = Deep Mine
mk-site-magical_glade = Magical Glade
mk-site-portal = Portal
mk-site-dungeon = Dungeon
mk-site-tomb = Tomb
mk-site-monster_den = Monster Den
mk-site-spawning_grounds = Spawning Grounds
mk-site-ancient_ruins = Ancient Ruins
mk-site-rampaging_orcs = Marauding Orcs
mk-site-rampaging_draconum = Draconum
mk-site-maze = Maze
mk-site-labyrinth = Labyrinth
mk-site-refugee_camp = Refugee Camp
mk-site-volkares_camp = Volkare's Camp

## Rampaging enemies on the map

mk-site-orc_marauder = Marauding Orcs
mk-site-draconum = Draconum

## Ruins

mk-ruin-altar_green = Green altar
mk-ruin-altar_blue = Blue altar
mk-ruin-altar_white = White altar
mk-ruin-altar_red = Red altar
mk-ruin-altar_all = Altar of all colors
mk-ruin-ruins_grey_violet = Ruins: grey + violet
mk-ruin-ruins_green_brown = Ruins: green + brown
mk-ruin-ruins_green_green = Ruins: green + green
mk-ruin-ruins_brown_violet = Ruins: brown + violet
mk-ruin-ruins_grey_white = Ruins: grey + white
mk-ruin-ruins_grey_brown = Ruins: grey + brown
mk-ruin-ruins_brown_red = Ruins: brown + red
mk-ruin-ruins_green_red = Ruins: green + red
mk-ruin-ruins_violet_violet = Ruins: violet + violet
mk-ruin-ruins_green_green_green = Ruins: green + green + green

## Terrain

mk-terrain-plains = plains
mk-terrain-hills = hills
mk-terrain-forest = forest
mk-terrain-wasteland = wasteland
mk-terrain-desert = desert
mk-terrain-swamp = swamp
mk-terrain-lake = lake
mk-terrain-mountain = mountain
mk-terrain-sea = sea
mk-terrain-city = city

## Tiles

mk-tile-start_a = Starting tile A
mk-tile-start_b = Starting tile B
mk-tile-countryside_1 = Countryside tile 1
mk-tile-countryside_2 = Countryside tile 2
mk-tile-countryside_3 = Countryside tile 3
mk-tile-countryside_4 = Countryside tile 4
mk-tile-countryside_5 = Countryside tile 5
mk-tile-countryside_6 = Countryside tile 6
mk-tile-countryside_7 = Countryside tile 7
mk-tile-countryside_8 = Countryside tile 8
mk-tile-countryside_9 = Countryside tile 9
mk-tile-countryside_10 = Countryside tile 10
mk-tile-countryside_11 = Countryside tile 11
mk-tile-countryside_12 = Countryside tile 12
mk-tile-countryside_13 = Countryside tile 13
mk-tile-countryside_14 = Countryside tile 14
mk-tile-core_1 = Core tile 1
mk-tile-core_2 = Core tile 2
mk-tile-core_3 = Core tile 3
mk-tile-core_4 = Core tile 4
mk-tile-core_5 = Core tile 5
mk-tile-core_6 = Core tile 6
mk-tile-core_7 = Core tile 7
mk-tile-core_8 = Core tile 8
mk-tile-core_9 = Core tile 9
mk-tile-core_10 = Core tile 10
mk-tile-core_volkare = Volkare's core tile

## Sites with their article

mk-the-site-village = the village
mk-the-site-monastery = the monastery
mk-the-site-keep = the keep
mk-the-site-mage_tower = the mage tower
mk-the-site-city = the city
mk-the-site-crystal_mine = the crystal mine
mk-the-site-deep_mine = the deep mine
mk-the-site-magical_glade = the magical glade
mk-the-site-portal = the portal
mk-the-site-dungeon = the dungeon
mk-the-site-tomb = the tomb
mk-the-site-monster_den = the monster den
mk-the-site-spawning_grounds = the spawning grounds
mk-the-site-ancient_ruins = the ruins
mk-the-site-maze = the maze
mk-the-site-labyrinth = the labyrinth
mk-the-site-refugee_camp = the refugee camp
mk-the-site-volkares_camp = Volkare's camp
mk-in-site-dungeon = the dungeon
mk-in-site-tomb = the tomb
mk-in-site-monster_den = the monster den
mk-in-site-spawning_grounds = the spawning grounds
mk-in-site-ancient_ruins = the ruins
mk-in-site-maze = the maze
mk-in-site-labyrinth = the labyrinth
mk-in-site-crystal_mine = the crystal mine
mk-in-site-deep_mine = the deep mine
mk-the-site-orc_marauder = the marauding orcs
mk-the-site-draconum = the draconum

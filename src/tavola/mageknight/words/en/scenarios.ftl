### What can be chosen before a game

about-scenario-first_reconnaissance = Explore the land until a city is found. The game to learn the rules with; cities stay closed and nobody fights other players.
about-scenario-full_conquest = Rivals explore, grow and storm the cities; when the last one falls, everybody has one more turn. Most Fame wins.
about-scenario-blitz_conquest = Full Conquest in fewer rounds: Heroes begin with some Fame and Reputation, and everything comes faster.
about-scenario-solo_conquest = Alone against two cities and the clock: conquer both before the last round ends. A dummy player sets the pace.
about-scenario-full_cooperation = Allies against the cities: conquer all of them together, and share the result. A dummy player sets the pace.
about-scenario-blitz_cooperation = Full Cooperation in fewer rounds, with a faster start.
about-scenario-mines_liberation = Every mine is occupied. Free them; the game ends when all tiles are revealed and all mines are free.
about-scenario-druid_nights = By night, druids chant at the magical glades. Find glades by day and hold the incantations by night.
about-scenario-dungeon_lords = No cities: riches lie below. Find and clear dungeons and tombs, and make the names of their lords known.
about-scenario-conquer_and_hold = War for what is owned: take keeps, towers and cities, and hold them until the last round. Four play in two teams.
about-scenario-one_to_return = Only one may return home: gather, grow, and be the one still standing when the last night ends.
set-shades_of_tezla = Shades of Tezla
set-expansion_tiles = Further map tiles
about-set-shades_of_tezla = Adds the enemies of two factions.
about-set-expansion_tiles = Adds more land to the tile stacks.

### Mage Knight: Names of heroes, scenarios and terms

game-mageknight = Mage Knight
about-game-mageknight = Explore a land of hexes, build a deck of deeds, storm its cities.

## Heroes

mk-hero-arythea = Arythea
mk-hero-braevalar = Braevalar
mk-hero-goldyx = Goldyx
mk-hero-krang = Krang
mk-hero-norowas = Norowas
mk-hero-tovak = Tovak
mk-hero-wolfhawk = Wolfhawk
about-hero-arythea = Draws strength from Wounds and burning power.
about-hero-braevalar = Storms, shortcuts and the ways of beasts.
about-hero-goldyx = Crystals in plenty, and flight.
about-hero-krang = Mana of chaos; enemies that serve.
about-hero-norowas = Leads Units and wins over villages.
about-hero-tovak = Blocks fire and ice; steady in every fight.
about-hero-wolfhawk = Strongest alone: few Units, many deeds.
mk-hero-dummy = Dummy player

## Scenarios

mk-scenario-first_reconnaissance = First Reconnaissance
mk-scenario-full_conquest = Full Conquest
mk-scenario-blitz_conquest = Blitz Conquest
mk-scenario-solo_conquest = Solo Conquest
mk-scenario-full_cooperation = Full Cooperation
mk-scenario-blitz_cooperation = Blitz Cooperation
mk-scenario-mines_liberation = Mines Liberation
mk-scenario-druid_nights = Druid Nights
mk-scenario-dungeon_lords = Dungeon Lords
mk-scenario-conquer_and_hold = Conquer and Hold
mk-scenario-one_to_return = One to Return

## Colors of mana and of enemy piles

mk-color-red = red
mk-color-blue = blue
mk-color-white = white
mk-color-green = green
mk-color-gold = gold
mk-color-black = black
mk-color-grey = grey
mk-color-brown = brown
mk-color-violet = violet

## Elements

mk-element-physical = physical
mk-element-fire = fire
mk-element-ice = ice
mk-element-coldfire = cold fire

## Enemy abilities

mk-ability-swift = Swift
mk-ability-brutal = Brutal
mk-ability-poison = Poison
mk-ability-paralyze = Paralyze
mk-ability-assassination = Assassination
mk-ability-cumbersome = Cumbersome
mk-ability-vampiric = Vampiric
mk-ability-summon = Summon
mk-ability-multiple_attacks = Multiple attacks
mk-ability-fortified = Fortified
mk-ability-unfortified = Unfortified
mk-ability-elusive = Elusive
mk-ability-arcane_immunity = Arcane Immunity
mk-ability-defend = Defend
mk-ability-physical_resistance = Physical Resistance
mk-ability-fire_resistance = Fire Resistance
mk-ability-ice_resistance = Ice Resistance

## Phases

mk-phase-tactics = Tactics
mk-phase-before = Before the turn
mk-phase-move = Movement
mk-phase-interaction = Interaction
mk-phase-combat = Combat
mk-phase-after = After the action
mk-phase-rest = Rest
mk-phase-end = End of the turn
mk-phase-over = End of the game
mk-phase-ranged = Ranged and Siege Attack phase
mk-phase-block = Block phase
mk-phase-damage = Assign Damage phase
mk-phase-attack = Attack phase

## Rewards

mk-reward-artifact = Artifact
mk-reward-spell = Spell
mk-reward-advanced_action = Advanced Action
mk-reward-unit = Unit
mk-reward-random_crystal = crystal by die
mk-reward-crystal_set = one crystal of each color
mk-reward-dungeon = Spell or Artifact by die
mk-reward-maze = reward of the maze path
mk-reward-labyrinth = reward of the labyrinth path
mk-reward-crystal_choice = crystal of your choice

## Time of day

mk-time-day = Day
mk-time-night = Night

## Lines of the score

mk-score-fame = Fame
mk-score-knowledge = Knowledge: Spells and Advanced Actions
mk-score-loot = Loot: Artifacts and crystals
mk-score-leader = Leadership: Units
mk-score-conqueror = Conquests: fortified sites
mk-score-adventurer = Adventures: adventure sites
mk-score-beating = Beating: Wounds

## Lines of scenarios' scores

mk-score-title_knowledge = Title: Greatest Knowledge
mk-score-title_loot = Title: Greatest Loot
mk-score-title_leader = Title: Greatest Leader
mk-score-title_conqueror = Title: Greatest Conqueror
mk-score-title_adventurer = Title: Greatest Adventurer
mk-score-title_beating = Title: Greatest Beating
mk-score-cities = Conquered cities
mk-score-all_cities = All cities conquered
mk-score-spare_rounds = Rounds not played
mk-score-dummy_cards = Cards left in the Dummy's deck
mk-score-unannounced = End of the Round not announced
mk-score-city_fame = Cities: leading them or sharing in them
mk-score-title_city_fame = Title: Greatest City Conqueror
mk-score-mines = Mines: liberated
mk-score-title_mines = Title: Greatest Liberator
mk-score-delver = Adventures: dungeons and tombs count double
mk-score-title_delver = Title: Greatest Dungeon Crawler
mk-score-keeps = Keeps held
mk-score-towers = Mage towers held
mk-score-portal = On the portal at the end
mk-gender-arythea = f
mk-gender-wolfhawk = f

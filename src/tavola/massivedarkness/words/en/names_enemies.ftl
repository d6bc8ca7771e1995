### Massive Darkness: names of enemies

## Guards

md-enemy-dwarf_warriors = Dwarf Warriors
md-enemy-dwarf_defenders = Dwarf Defenders
md-enemy-goblin_archers = Goblin Archers
md-enemy-goblin_warriors = Goblin Warriors
md-enemy-orc_flayers = Orc Flayers
md-enemy-orc_executioners = Orc Executioners
md-enemy-goblin_agent = Goblin Agent
md-enemy-dwarf_agent = Dwarf Agent
md-enemy-orc_agent = Orc Agent

## Guard cards

md-enemy-dwarf_warriors_l1 = Dwarf Warriors (level 1)
md-enemy-dwarf_defenders_l1 = Dwarf Defenders (level 1)
md-enemy-goblin_archers_l1 = Goblin Archers (level 1)
md-enemy-goblin_warriors_l1 = Goblin Warriors (level 1)
md-enemy-orc_flayers_l1 = Orc Flayers (level 1)
md-enemy-orc_executioners_l1 = Orc Executioners (level 1)
md-enemy-goblin_agent_l1 = Goblin Agent (level 1)
md-enemy-dwarf_agent_l1 = Dwarf Agent (level 1)
md-enemy-dwarf_warriors_l2 = Dwarf Warriors (level 2)
md-enemy-dwarf_defenders_l2 = Dwarf Defenders (level 2)
md-enemy-goblin_archers_l2 = Goblin Archers (level 2)
md-enemy-goblin_warriors_l2 = Goblin Warriors (level 2)
md-enemy-orc_flayers_l2 = Orc Flayers (level 2)
md-enemy-orc_executioners_l2 = Orc Executioners (level 2)
md-enemy-dwarf_agent_l2 = Dwarf Agent (level 2)
md-enemy-orc_agent_l2 = Orc Agent (level 2)
md-enemy-dwarf_warriors_l3 = Dwarf Warriors (level 3)
md-enemy-dwarf_defenders_l3 = Dwarf Defenders (level 3)
md-enemy-goblin_archers_l3 = Goblin Archers (level 3)
md-enemy-goblin_warriors_l3 = Goblin Warriors (level 3)
md-enemy-orc_flayers_l3 = Orc Flayers (level 3)
md-enemy-orc_executioners_l3 = Orc Executioners (level 3)
md-enemy-goblin_agent_l3 = Goblin Agent (level 3)
md-enemy-orc_agent_l3 = Orc Agent (level 3)
md-enemy-dwarf_warriors_l4 = Dwarf Warriors (level 4)
md-enemy-dwarf_defenders_l4 = Dwarf Defenders (level 4)
md-enemy-goblin_archers_l4 = Goblin Archers (level 4)
md-enemy-goblin_warriors_l4 = Goblin Warriors (level 4)
md-enemy-orc_flayers_l4 = Orc Flayers (level 4)
md-enemy-orc_executioners_l4 = Orc Executioners (level 4)
md-enemy-goblin_agent_l4 = Goblin Agent (level 4)
md-enemy-orc_agent_l4 = Orc Agent (level 4)
md-enemy-dwarf_warriors_l5 = Dwarf Warriors (level 5)
md-enemy-dwarf_defenders_l5 = Dwarf Defenders (level 5)
md-enemy-goblin_archers_l5 = Goblin Archers (level 5)
md-enemy-goblin_warriors_l5 = Goblin Warriors (level 5)
md-enemy-orc_flayers_l5 = Orc Flayers (level 5)
md-enemy-orc_executioners_l5 = Orc Executioners (level 5)
md-enemy-dwarf_agent_l5 = Dwarf Agent (level 5)
md-enemy-orc_agent_l5 = Orc Agent (level 5)

## Roaming monsters

md-enemy-overlord_troll = High Troll
md-enemy-giant_spider = Giant Spider
md-enemy-hellhound = Hellhound
md-enemy-ogre_mage = Ogre Mage
md-enemy-abyssal_demon = Abyssal Demon
md-enemy-liliarch = Liliarch

## Roaming monster cards

md-enemy-overlord_troll_lesser = Lesser High Troll
md-enemy-giant_spider_lesser = Lesser Giant Spider
md-enemy-hellhound_lesser = Lesser Hellhound
md-enemy-ogre_mage_lesser = Lesser Ogre Mage
md-enemy-abyssal_demon_lesser = Lesser Abyssal Demon
md-enemy-liliarch_lesser = Lesser Liliarch
md-enemy-overlord_troll_greater = Greater High Troll
md-enemy-giant_spider_greater = Greater Giant Spider
md-enemy-hellhound_greater = Greater Hellhound
md-enemy-ogre_mage_greater = Greater Ogre Mage
md-enemy-abyssal_demon_greater = Greater Abyssal Demon
md-enemy-liliarch_greater = Greater Liliarch

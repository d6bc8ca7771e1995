### Massive Darkness: nomes dos inimigos

## Guardas

md-enemy-dwarf_warriors = Anões Guerreiros
md-enemy-dwarf_defenders = Anões Defensores
md-enemy-goblin_archers = Goblins Arqueiros
md-enemy-goblin_warriors = Goblins Guerreiros
md-enemy-orc_flayers = Orcs Esfoladores
md-enemy-orc_executioners = Orcs Executores
md-enemy-goblin_agent = Goblin Agente
md-enemy-dwarf_agent = Anão Agente
md-enemy-orc_agent = Orc Agente

## Cartas de guarda

md-enemy-dwarf_warriors_l1 = Anões Guerreiros (nível 1)
md-enemy-dwarf_defenders_l1 = Anões Defensores (nível 1)
md-enemy-goblin_archers_l1 = Goblins Arqueiros (nível 1)
md-enemy-goblin_warriors_l1 = Goblins Guerreiros (nível 1)
md-enemy-orc_flayers_l1 = Orcs Esfoladores (nível 1)
md-enemy-orc_executioners_l1 = Orcs Executores (nível 1)
md-enemy-goblin_agent_l1 = Goblin Agente (nível 1)
md-enemy-dwarf_agent_l1 = Anão Agente (nível 1)
md-enemy-dwarf_warriors_l2 = Anões Guerreiros (nível 2)
md-enemy-dwarf_defenders_l2 = Anões Defensores (nível 2)
md-enemy-goblin_archers_l2 = Goblins Arqueiros (nível 2)
md-enemy-goblin_warriors_l2 = Goblins Guerreiros (nível 2)
md-enemy-orc_flayers_l2 = Orcs Esfoladores (nível 2)
md-enemy-orc_executioners_l2 = Orcs Executores (nível 2)
md-enemy-dwarf_agent_l2 = Anão Agente (nível 2)
md-enemy-orc_agent_l2 = Orc Agente (nível 2)
md-enemy-dwarf_warriors_l3 = Anões Guerreiros (nível 3)
md-enemy-dwarf_defenders_l3 = Anões Defensores (nível 3)
md-enemy-goblin_archers_l3 = Goblins Arqueiros (nível 3)
md-enemy-goblin_warriors_l3 = Goblins Guerreiros (nível 3)
md-enemy-orc_flayers_l3 = Orcs Esfoladores (nível 3)
md-enemy-orc_executioners_l3 = Orcs Executores (nível 3)
md-enemy-goblin_agent_l3 = Goblin Agente (nível 3)
md-enemy-orc_agent_l3 = Orc Agente (nível 3)
md-enemy-dwarf_warriors_l4 = Anões Guerreiros (nível 4)
md-enemy-dwarf_defenders_l4 = Anões Defensores (nível 4)
md-enemy-goblin_archers_l4 = Goblins Arqueiros (nível 4)
md-enemy-goblin_warriors_l4 = Goblins Guerreiros (nível 4)
md-enemy-orc_flayers_l4 = Orcs Esfoladores (nível 4)
md-enemy-orc_executioners_l4 = Orcs Executores (nível 4)
md-enemy-goblin_agent_l4 = Goblin Agente (nível 4)
md-enemy-orc_agent_l4 = Orc Agente (nível 4)
md-enemy-dwarf_warriors_l5 = Anões Guerreiros (nível 5)
md-enemy-dwarf_defenders_l5 = Anões Defensores (nível 5)
md-enemy-goblin_archers_l5 = Goblins Arqueiros (nível 5)
md-enemy-goblin_warriors_l5 = Goblins Guerreiros (nível 5)
md-enemy-orc_flayers_l5 = Orcs Esfoladores (nível 5)
md-enemy-orc_executioners_l5 = Orcs Executores (nível 5)
md-enemy-dwarf_agent_l5 = Anão Agente (nível 5)
md-enemy-orc_agent_l5 = Orc Agente (nível 5)

## Monstros vagantes

md-enemy-overlord_troll = Troll Supremo
md-enemy-giant_spider = Aranha Gigante
md-enemy-hellhound = Cão Infernal
md-enemy-ogre_mage = Ogro Mago
md-enemy-abyssal_demon = Demônio Abissal
md-enemy-liliarch = Liliarca

## Cartas de monstro vagante

md-enemy-overlord_troll_lesser = Troll Supremo Inferior
md-enemy-giant_spider_lesser = Aranha Gigante Inferior
md-enemy-hellhound_lesser = Cão Infernal Inferior
md-enemy-ogre_mage_lesser = Ogro Mago Inferior
md-enemy-abyssal_demon_lesser = Demônio Abissal Inferior
md-enemy-liliarch_lesser = Liliarca Inferior
md-enemy-overlord_troll_greater = Troll Supremo Superior
md-enemy-giant_spider_greater = Aranha Gigante Superior
md-enemy-hellhound_greater = Cão Infernal Superior
md-enemy-ogre_mage_greater = Ogro Mago Superior
md-enemy-abyssal_demon_greater = Demônio Abissal Superior
md-enemy-liliarch_greater = Liliarca Superior

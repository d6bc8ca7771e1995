"""Guard cards: mobs of minions with a boss, and agents."""

from __future__ import annotations

from ..catalog import MINION_FIGURES
from ..verbs import damage, defender_dice, hits, shields, skill, stun
from .printing import agent, mob

MINION_FIGURES.update(
    {
        "dwarf_warriors": 12,
        "dwarf_defenders": 6,
        "goblin_archers": 12,
        "goblin_warriors": 12,
        "orc_flayers": 6,
        "orc_executioners": 6,
    }
)

# Level 1.
mob("dwarf_warriors", 1, skill("attack", damage(1), bam=1), minions=1, health=2, melee="1Y", defense="1B", copies=2)
mob("dwarf_defenders", 1, skill("defense", shields(1), bam=1), minions=1, health=2, melee="1Y", defense="2B")
mob("goblin_archers", 1, skill("ranged", hits(1), bam=1), minions=2, health=1, melee="1Y", ranged="1Y")
mob("goblin_warriors", 1, skill("melee", hits(1), bam=1), minions=2, health=1, melee="1Y", copies=2)
mob("orc_flayers", 1, skill("melee", hits(1), bam=1), minions=1, health=2, melee="1Y")
mob("orc_executioners", 1, skill("melee", damage(1), diamond=1), minions=1, health=2, melee="1R")
agent("goblin_agent", 1, skill("magic", damage(1), bam=1), health=2, melee="1Y", magic="1R", defense="1B")
agent("dwarf_agent", 1, skill("defense", shields(1), bam=1), health=2, melee="1R", defense="1B")

# Level 2.
mob(
    "dwarf_warriors",
    2,
    skill("attack", damage(1), bam=1, repeat=2),
    minions=1,
    health=2,
    melee="1R",
    defense="1B",
    copies=2,
)
mob("dwarf_defenders", 2, skill("defense", shields(1), bam=1), minions=1, health=2, melee="1Y", defense="1G 1B")
mob("goblin_archers", 2, skill("ranged", hits(1), bam=1), minions=2, health=1, melee="1Y", ranged="1R")
mob("goblin_warriors", 2, skill("melee", hits(1), bam=1), minions=1, health=1, melee="1R", defense="1B", copies=2)
mob("orc_flayers", 2, skill("melee", hits(1), bam=1), minions=1, health=3, melee="2Y")
mob("orc_executioners", 2, skill("melee", damage(1), diamond=1), minions=1, health=2, melee="1R", defense="1B")
agent("dwarf_agent", 2, skill("defense", shields(1), bam=1), health=2, melee="1R", defense="1G")
agent("orc_agent", 2, skill("attack", hits(1), bam=1), health=2, melee="1R", magic="1R", defense="1B")

# Level 3.
mob(
    "dwarf_warriors",
    3,
    skill("attack", damage(1), bam=1, repeat=3),
    minions=1,
    health=2,
    melee="1R 1Y",
    defense="1G",
    copies=2,
)
mob("dwarf_defenders", 3, skill("defense", shields(1), bam=1), minions=1, health=2, melee="1R", defense="2G")
mob("goblin_archers", 3, skill("attack", hits(1), bam=1), minions=2, health=1, melee="1Y", ranged="2Y", defense="1B")
mob("goblin_warriors", 3, skill("melee", hits(1), bam=1), minions=2, health=1, melee="2Y", defense="1B", copies=2)
mob("orc_flayers", 3, skill("melee", defender_dice(-1), bam=1), minions=1, health=3, melee="1R 1Y", defense="1B")
mob("orc_executioners", 3, skill("melee", damage(1), diamond=1), minions=1, health=3, melee="1R 1Y", defense="1B")
agent("goblin_agent", 3, skill("magic", damage(1), bam=1), health=2, melee="1Y", magic="1R 1Y", defense="1B")
agent("orc_agent", 3, skill("attack", hits(1), bam=1), health=3, melee="1R 1Y", magic="1R 1Y", defense="1B")

# Level 4.
mob(
    "dwarf_warriors",
    4,
    skill("attack", damage(1), bam=1, repeat=3),
    minions=2,
    health=2,
    melee="1R 1Y",
    defense="1G",
    copies=2,
)
mob(
    "dwarf_defenders",
    4,
    skill("defense", shields(1), bam=1, repeat=2),
    minions=1,
    health=3,
    melee="1R 1Y",
    defense="2G",
)
mob(
    "goblin_archers",
    4,
    skill("attack", hits(1), bam=1, repeat=2),
    minions=2,
    health=1,
    melee="1R",
    ranged="1R 2Y",
    defense="1B",
)
mob(
    "goblin_warriors",
    4,
    skill("melee", hits(1), bam=1, repeat=2),
    minions=2,
    health=2,
    melee="1R 1Y",
    defense="1B",
    copies=2,
)
mob("orc_flayers", 4, skill("melee", defender_dice(-1), bam=1), minions=1, health=4, melee="2R", defense="1B")
mob("orc_executioners", 4, skill("melee", stun(), diamond=1), minions=1, health=3, melee="2R", defense="1G")
agent("goblin_agent", 4, skill("magic", damage(1), bam=1), health=3, melee="2Y", magic="2R", defense="1G")
agent("orc_agent", 4, skill("attack", hits(1), bam=1), health=3, melee="1R 1Y", magic="2R", defense="1G")

# Level 5.
mob(
    "dwarf_warriors",
    5,
    skill("attack", damage(1), bam=1, repeat=3),
    minions=2,
    health=3,
    melee="2R",
    defense="1G 1B",
    copies=2,
)
mob(
    "dwarf_defenders",
    5,
    skill("defense", shields(1), bam=1, repeat=2),
    minions=1,
    health=3,
    melee="2R",
    defense="2G 1B",
)
mob(
    "goblin_archers",
    5,
    skill("attack", hits(1), bam=1, repeat=2),
    minions=2,
    health=2,
    melee="1R 1Y",
    ranged="2R 1Y",
    defense="1G",
)
mob(
    "goblin_warriors",
    5,
    skill("melee", hits(1), bam=1, repeat=2),
    minions=2,
    health=2,
    melee="2R",
    defense="1G",
    copies=2,
)
mob("orc_flayers", 5, skill("melee", defender_dice(-1), bam=1), minions=1, health=4, melee="2R 1Y", defense="2B")
mob(
    "orc_executioners",
    5,
    skill("melee", stun(), diamond=1),
    skill("melee", hits(1), bam=1),
    minions=1,
    health=4,
    melee="2R 1Y",
    defense="1G 1B",
)
agent("dwarf_agent", 5, skill("defense", shields(1), bam=1, repeat=2), health=4, melee="2R 1Y", defense="2G")
agent("orc_agent", 5, skill("attack", hits(1), bam=1, repeat=2), health=4, melee="2R", magic="2R 1Y", defense="1G 1B")

"""The guided first game: two rounds of the tutorial with Bjorn and Elias."""

from __future__ import annotations

from ...kernel.records import Setup
from ...teaching.lesson import Chapter, Lesson, Step

ACT = ("md-ask-action",)
WALK = ("md-ask-step",)
GEAR = ("md-ask-reorganize",)
ATTACK = ("magic *", "ranged *", "melee *")

HEROES = Chapter(
    "heroes",
    (
        Step(id="class", rule="MD-SET-29", ask=("md-ask-class",), wish=("class gladiator_berserker", "class *")),
        Step(id="wizard", rule="MD-SET-29", ask=("md-ask-class",), wish=("class battle_wizard", "class *")),
        Step(id="axe", rule="MD-SET-37", ask=("md-ask-weapon",), wish=("take se_woodcutter_axe", "take *")),
        Step(id="staff", rule="MD-SET-37", ask=("md-ask-weapon",), wish=("take se_staff", "take *")),
        Step(id="first", rule="MD-SET-41", ask=("md-ask-first",), wish=("first bjorn", "first *")),
    ),
)

LIGHT = Chapter(
    "light",
    (
        Step(id="shadow", rule="MD-ZONE-09", ask=ACT, wish=("move 6v.a2", "move *"), lights=("zone:6v.a3",)),
        Step(id="light", rule="MD-ZONE-11", ask=WALK, wish=("move 6v.b2", "move *")),
    ),
)

DOORS = Chapter(
    "doors",
    (
        Step(id="door", rule="MD-ACT-11", wish=("open door1", "open *")),
        Step(id="inside", rule="MD-ACT-35", wish=("move 6v.b1", "move 6v.b3")),
        Step(id="loot", rule="MD-ACT-22", wish=("pick_up",)),
        Step(id="gear", rule="MD-ACT-25", ask=GEAR, wish=("done", "keep", "pass")),
        Step(id="aside", rule="MD-ACT-33", ask=WALK, wish=("move 6v.b2", "stop")),
        Step(id="rest", rule="MD-ACT-04", ask=ACT, wish=("end",)),
    ),
)

DICE = Chapter(
    "dice",
    (
        Step(id="elias", rule="MD-ACT-05", ask=ACT, wish=("move 6v.a2",)),
        Step(id="follow", rule="MD-ACT-35", ask=WALK, wish=("move 6v.b2",)),
        Step(id="sight", rule="MD-ACT-28", ask=ACT, wish=("move 6v.b1",)),
        Step(id="halt", rule="MD-ACT-37", ask=WALK, wish=("stop",)),
        Step(id="cast", rule="MD-CMB-03", ask=ACT, wish=ATTACK),
        Step(id="over", rule="MD-EPH-02", ask=ACT, wish=("end",)),
    ),
)

ENEMIES = Chapter(
    "enemies",
    (
        Step(id="again", rule="MD-EPH-09", ask=ACT, wish=("magic goblin_agent", *ATTACK)),
        Step(id="reroll", rule="MD-CMB-02", ask=("md-ask-reroll",), wish=("done", "keep", "pass")),
        Step(id="spell", rule="MD-ACT-28", ask=ACT, wish=("magic dwarf_warriors",)),
        Step(id="spell-roll", rule="MD-CMB-02", ask=("md-ask-reroll",), wish=("done", "keep", "pass")),
        Step(id="spell-save", rule="MD-ACT-30", ask=("md-ask-use-now",), wish=("done",)),
        Step(id="go", rule="MD-XP-02", ask=ACT, wish=("move 6v.a1", "move *")),
        Step(id="loot2", rule="MD-ACT-22", wish=("pick_up",)),
        Step(id="hold", rule="MD-ACT-25", ask=GEAR, wish=("hold t1_ember_staff",)),
        Step(id="gear2", rule="MD-ACT-25", ask=GEAR, wish=("done", "keep", "pass")),
        Step(id="hide", rule="MD-ZONE-11", ask=ACT, wish=("end",)),
    ),
)

MELEE = Chapter(
    "melee",
    (
        Step(id="melee", rule="MD-ACT-26", ask=ACT, wish=("melee dwarf_warriors", *ATTACK)),
        Step(id="signature", rule="MD-ACT-30", ask=("md-ask-prepare-attack",), wish=("signature", "roll")),
        Step(id="boss", rule="MD-CMB-02", ask=ACT, wish=("melee *",)),
        Step(id="gear3", rule="MD-ACT-25", ask=GEAR, wish=("done", "keep", "pass")),
        Step(id="onwards", rule="MD-ACT-05", ask=ACT, wish=("move 6v.c2", "move *")),
        Step(id="further", rule="MD-ACT-33", ask=WALK, wish=("move 8r.c2", "move *", "stop")),
        Step(id="evening", rule="MD-ACT-01", ask=ACT, wish=("end",)),
    ),
)

EXPERIENCE = Chapter(
    "experience",
    (
        Step(id="buy", rule="MD-XP-04", ask=("md-ask-buy",), wish=("buy arcane_power", "buy *")),
        Step(id="buy2", rule="MD-XP-05", ask=("md-ask-buy",), wish=("buy great_weapons", "buy *")),
        Step(id="free", rule="MD-MIS-00-03", ask=ACT, wish=("pick_up", "open *", "move *", *ATTACK)),
    ),
)

LESSON = Lesson(
    Setup("massivedarkness", "tutorial", ("bjorn", "elias")),
    seed=1,
    chapters=(HEROES, LIGHT, DOORS, DICE, ENEMIES, MELEE, EXPERIENCE),
)

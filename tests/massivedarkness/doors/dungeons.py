"""Tables of Massive Darkness in chosen situations: positions of the real game, drawn by the server's own hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import tavola
from tavola.server.rooms.drawing import Drawing, People, Reader
from tavola.table import KeptMatch, Storage

Json = dict[str, Any]

#: Bjorn stands among dwarves, Elias sees them from the next zone, Sibyl waits in the dark.
FIGHT = """
game = "massivedarkness"
seed = 5
round = 2
open = ["door1"]
rolls = ["y5", "y1", "b2"]
treasure = {"6v.b3" = [2, 0], "6v.a1" = [0, 1]}
[turn]
seat = 1
actions = 2
[[heroes]]
hero = "bjorn"
at = "6v.b2"
xp = 6
health = 4
bag = ["t1_healing_potion", "t1_hammer"]
[[heroes]]
hero = "elias"
at = "6v.a2"
xp = 3
[[heroes]]
hero = "sibyl"
at = "6v.a3"
xp = 2
[[enemies]]
card = "dwarf_warriors_l1"
at = "6v.b2"
minions = 3
hurt = 1
loot = "t1_hammer"
[[enemies]]
card = "goblin_archers_l1"
at = "8r.c2"
minions = 2
"""
MARKET = """
game = "massivedarkness"
phase = "market"
story = true
[campaign]
order = ["tutorial", "mission_1"]
market = ["t1_healing_potion", "t1_spear", "t2_halberd", "t3_ice_sword"]
[[heroes]]
hero = "elias"
bag = ["t1_hammer", "t2_flaming_sword"]
[[heroes]]
hero = "owen"
"""
SIX = "".join(
    f'[[heroes]]\nhero = "{hero}"\nat = "6v.b2"\n'
    for hero in ("bjorn", "elias", "sibyl", "owen", "siegfried", "whisper")
)


def drawn(match: tavola.Match, lang: str = "pt-BR") -> Json:
    """The frame whoever must decide gets, all heroes being led at one screen."""
    table = KeptMatch(cast(Storage, None), "drawn", match, len(match.moves), {})
    reader = Reader(match.asked().seat, None, lang, frozenset(table.seats), host=True)
    frame: Json = json.loads(Drawing().message(table, reader, People(frozenset(table.seats)), None))
    return frame


def played(position: str, *answers: str) -> tavola.Match:
    match = tavola.position(position)
    for answer in answers:
        match.play(answer)
    return match


def fight() -> tavola.Match:
    return played(FIGHT)


def prepared() -> tavola.Match:
    """Elias has kept his roll and may use his signature before the wounds."""
    return played(FIGHT, "magic dwarf_warriors", "keep")


def rolled() -> tavola.Match:
    """Elias has rolled and may roll again."""
    return played(FIGHT, "magic dwarf_warriors")


def struck() -> tavola.Match:
    """The combat is over; the dice lie in the log."""
    return played(FIGHT, "magic dwarf_warriors", "keep", "done")


def classes() -> tavola.Match:
    return played('game = "massivedarkness"\nphase = "setup"\n[[heroes]]\nhero = "sibyl"\n[[heroes]]\nhero = "owen"')


def order() -> tavola.Match:
    """The enemies' phase: who acts first?"""
    return played(
        FIGHT.replace("[turn]\nseat = 1\nactions = 2", "").replace("round = 2", 'round = 2\nphase = "enemies"')
    )


def equipment() -> tavola.Match:
    """Bjorn trades and says what he holds."""
    return played(FIGHT.replace("seat = 1", "seat = 0"), "trade", "done")


def trade() -> tavola.Match:
    """Bjorn and Elias stand together and trade."""
    together = FIGHT.replace("seat = 1", "seat = 0").replace('at = "6v.a2"', 'at = "6v.b2"')
    return played(together, "trade")


def skills() -> tavola.Match:
    return played('game = "massivedarkness"\nphase = "experience"\n[[heroes]]\nhero = "bjorn"\nxp = 9\n')


def crowd() -> tavola.Match:
    enemies = "".join(f'[[enemies]]\ncard = "{card}"\nat = "6v.b2"\n' for card in ("orc_flayers_l1", "dwarf_agent_l1"))
    return played(f'game = "massivedarkness"\n{SIX}{enemies}')


def bridge() -> tavola.Match:
    return played(
        'game = "massivedarkness"\nscenario = "mission_5"\n[[heroes]]\nhero = "bjorn"\n[[heroes]]\nhero = "elias"'
    )


def stairs() -> tavola.Match:
    return played('game = "massivedarkness"\nscenario = "mission_10"\n[[heroes]]\nhero = "owen"')


#: Three tiles in a row: the longest board of all, and mobs on most of it.
CORRIDOR = """
game = "massivedarkness"
scenario = "mission_2"
seed = 5
round = 5
level = 2
[turn]
seat = 0
actions = 3
[[heroes]]
hero = "whisper"
xp = 7
health = 3
bag = ["t1_healing_potion", "t1_hammer", "t2_halberd"]
[[heroes]]
hero = "siegfried"
xp = 4
[[heroes]]
hero = "owen"
xp = 2
"""


def corridor() -> tavola.Match:
    return played(CORRIDOR)


def fields() -> tavola.Match:
    """A board half again as wide as high."""
    heroes = '[[heroes]]\nhero = "sibyl"\n[[heroes]]\nhero = "bjorn"\n'
    return played(f'game = "massivedarkness"\nscenario = "mission_4"\n{heroes}')


def won() -> tavola.Match:
    """The only hero has the key and leaves."""
    hero = '[[heroes]]\nhero = "owen"\nat = "8r.b3"\n'
    return played(f'game = "massivedarkness"\ntokens = []\nopened = ["8r.b3"]\n{hero}', "leave")


def market() -> tavola.Match:
    """Between two missions of a story: Elias may sell a card or take one."""
    return played(MARKET, "done")


SITUATIONS: dict[str, Callable[[], tavola.Match]] = {
    "fight": fight,
    "prepared": prepared,
    "rolled": rolled,
    "struck": struck,
    "classes": classes,
    "order": order,
    "equipment": equipment,
    "trade": trade,
    "skills": skills,
    "crowd": crowd,
    "bridge": bridge,
    "stairs": stairs,
    "corridor": corridor,
    "fields": fields,
    "market": market,
    "won": won,
}

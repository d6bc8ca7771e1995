"""The largest tables of Mage Knight: positions of the real game, drawn by the server's own hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import tavola
from tavola.server.rooms.drawing import Drawing, People, Reader
from tavola.table import KeptMatch, Storage

Json = dict[str, Any]

#: A city with five foes, a hand of eight, four Units, four Skills, at night in the last Round.
CITY = """
game = "mageknight"
scenario = "solo_conquest"
seed = 3
hero = "tovak"
round = 6
[player]
hand = ["instinct", "determination", "ice_shield", "cold_toughness", "rage", "fire_bolt", "fireball", "wound"]
fame = 84
reputation = 1
crystals = {red = 1, blue = 1, white = 2}
units = [{unit = "utem_guardsmen", spent = true}, "guardian_golems", "utem_crossbowmen", "ice_mages"]
skills = ["tovak_shield_mastery", "tovak_resistance_break", "tovak_i_feel_no_pain", "tovak_double_time"]
at = "3,-2"
[map.tiles]
"1,0" = "core_8"
[combat]
site = "city"
phase = "PHASE"
enemies = [
    "gargoyle", "magic_familiars_enemy", "freezers", "altem_mages_enemy", {enemy = "orc_skirmishers", at = "3,-1"},
]
"""

#: Before a fight that makes the eighth level, with the wordiest cards and Skills to choose from.
LEVEL = """
game = "mageknight"
scenario = "solo_conquest"
seed = 7
hero = "tovak"
round = 3
[player]
hand = ["rage", "determination", "swiftness", "march", "stamina"]
fame = 62
crystals = {red = 1, blue = 1}
at = "2,-2"
[offers]
advanced = ["mountain_lore", "ritual_attack", "into_the_heat"]
skills = ["krang_mana_suppression", "goldyx_source_opening", "braevalar_secret_ways"]
[combat]
phase = "ranged"
enemies = ["diggers"]
"""
TO_THE_LEVEL = (
    "next", "play determination strong blue crystal", "block 1 1", "next", "play rage strong red crystal", "attack 1",
    "end turn",
)  # fmt: skip


def drawn(match: tavola.Match, lang: str = "pt-BR") -> Json:
    """The frame of whoever plays alone."""
    table = KeptMatch(cast(Storage, None), "drawn", match, len(match.moves), {})
    reader = Reader(0, None, lang, frozenset({0}), host=True)
    frame: Json = json.loads(Drawing().message(table, reader, People(frozenset(table.seats)), None))
    return frame


def siege(phase: str) -> Callable[[], tavola.Match]:
    return lambda: tavola.position(CITY.replace("PHASE", phase))


def level() -> tavola.Match:
    """A Skill and an Advanced Action to be taken together."""
    match = tavola.position(LEVEL)
    for answer in TO_THE_LEVEL:
        match.play(answer)
    return match


SITUATIONS: dict[str, Callable[[], tavola.Match]] = {
    "city-ranged": siege("ranged"),
    "city-block": siege("block"),
    "city-damage": siege("damage"),
    "city-attack": siege("attack"),
    "level": level,
}

"""The largest tables of Mage Knight: positions of the real game, drawn by the server's own hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import tavola
from tavola.server.rooms.drawing import Drawing, People, Reader
from tavola.table import KeptMatch, Storage
from tavola.teaching import lesson_of

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
#: One enemy alone, with an attack that has to be blocked twice over.
LONE = """
game = "mageknight"
scenario = "first_reconnaissance"
seed = 7
hero = "tovak"
[player]
hand = ["rage", "determination", "swiftness", "march", "stamina"]
units = ["peasants"]
at = "2,-2"
[combat]
phase = "block"
enemies = ["wolf_riders"]
"""
#: Day of the fifth Round with a rival: all tiles laid, full offers, four dice, cards with much to say.
LATE = """
game = "mageknight"
scenario = "full_conquest"
seed = 5
hero = "arythea"
round = 5
[source]
dice = ["red", "green", "white", "gold"]
[player]
hand = ["tranquility", "battle_versatility", "improvisation", "power_of_crystals", "concentration"]
fame = 26
move = 4
crystals = {red = 1, white = 2}
units = ["utem_crossbowmen", "magic_familiars"]
skills = ["arythea_dark_fire_magic", "arythea_healing_ritual"]
at = "4,-2"
[[rivals]]
hero = "goldyx"
at = "2,-1"
fame = 31
units = ["foresters", "guardian_golems", "red_cape_monks"]
[map.tiles]
"0,1" = "countryside_10"
"1,0" = "countryside_7"
"1,1" = "countryside_11"
"0,2" = "countryside_6"
"2,0" = "countryside_1"
"3,0" = "countryside_4"
"1,2" = "countryside_8"
"2,1" = "countryside_9"
"3,1" = "core_5"
"2,2" = "core_2"
"1,3" = "core_6"
[offers]
units = ["sorcerers", "peasants", "ice_mages", "magic_familiars", "fire_bolt", "blood_ritual"]
advanced = ["mountain_lore", "refreshing_walk", "frost_bridge"]
spells = ["burning_shield", "flame_wall", "demolish"]
"""
#: The last Night of a first game: a Tactic with much to say, six cards in hand beside four Units, all of them Tovak's.
LAST = """
game = "mageknight"
scenario = "first_reconnaissance"
seed = 3
hero = "tovak"
round = 4
[source]
dice = ["black", "white", "blue"]
[player]
hand = ["instinct", "cold_toughness", "rage", "mana_claim", "in_need", "determination"]
fame = 40
move = 3
tactic = "mana_search"
crystals = {red = 1, blue = 1, white = 2}
units = ["utem_guardsmen", "guardian_golems", "utem_crossbowmen", "ice_mages"]
skills = ["tovak_shield_mastery", "tovak_double_time"]
at = "2,-1"
[map.tiles]
"0,1" = "countryside_1"
"1,0" = "countryside_3"
"1,1" = "countryside_8"
"""
TO_THE_LEVEL = (
    "next", "play determination strong blue crystal", "block 1 1", "next", "play rage strong red crystal", "attack 1",
    "end turn",
)  # fmt: skip


def drawn(match: tavola.Match, lang: str = "pt-BR", learn: bool = False) -> Json:
    """The frame of whoever plays alone, with the guide for whoever learns."""
    table = KeptMatch(cast(Storage, None), "drawn", match, len(match.moves), {})
    reader = Reader(0, None, lang, frozenset({0}), host=True, learn=learn)
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


def learned() -> tavola.Match:
    """Only the Advanced Action is still to be taken."""
    match = level()
    match.play(match.asked().options[0].notation)
    return match


def guided() -> tavola.Match:
    """The second step of the guided first game."""
    lesson = lesson_of("mageknight")
    assert lesson is not None
    match = tavola.new("mageknight", lesson.setup.scenario, lesson.setup.players, lesson.seed)
    match.play("tactic planning")
    return match


SITUATIONS: dict[str, Callable[[], tavola.Match]] = {
    "city-ranged": siege("ranged"),
    "city-block": siege("block"),
    "city-damage": siege("damage"),
    "city-attack": siege("attack"),
    "level": level,
    "learned": learned,
    "lone": lambda: tavola.position(LONE),
    "guided": guided,
    "late": lambda: tavola.position(LATE),
    "last-night": lambda: tavola.position(LAST),
}

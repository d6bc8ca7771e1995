"""Tables of Oath in chosen situations: positions of the real game, drawn by the server's own hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, cast

import tavola
from tavola.server.rooms.drawing import Drawing, People, Reader
from tavola.table import KeptMatch, Storage

Json = dict[str, Any]

#: Red stands in the Fertile Valley, which the Chancellor rules together with three other sites.
REALM = """
game = "oath"
seed = 11
players = ["purple", "red", "blue", "yellow"]
turn = "red"
oath = "supremacy"
title = "purple"
round = 4
visions_drawn = 1
rolls = ["shield", "two_shields", "blank", "hollow", "sword", "sword", "skull", "hollow"]
banks = {discord = 4, arcane = 2, order = 3, hearth = 5, beast = 3, nomad = 2}
tokens = {tents = [1, 0]}
[sites.cradle_1]
site = "plains"
cards = ["longbows", "tinkers_fair"]
army = "purple"
warbands = 2
[sites.cradle_2]
site = "river"
cards = ["wayside_inn"]
army = "purple"
warbands = 1
[sites.provinces_1]
site = "mountain"
cards = ["taming_charm", "wolves"]
relics = ["cup_of_plenty"]
army = "purple"
warbands = 2
[sites.provinces_2]
site = "fertile_valley"
cards = ["storyteller", "tents"]
army = "purple"
warbands = 2
[sites.provinces_3]
site = "standing_stones"
up = false
[sites.hinterland_1]
site = "rocky_coast"
cards = ["elders", "mounted_patrol"]
army = "red"
warbands = 2
[sites.hinterland_2]
site = "salt_flats"
cards = ["scryer"]
favor = 2
secrets = 1
[sites.hinterland_3]
site = "wastes"
up = false
[boards.purple]
site = "plains"
favor = 4
secrets = 1
warbands = 5
relics = ["grand_scepter"]
advisers = ["extra_provisions"]
[boards.red]
site = "fertile_valley"
favor = 3
secrets = 2
warbands = 6
supply = 6
advisers = ["mercenaries", "inquisitor", "#silver_tongue"]
relics = ["dragonskin_drum"]
[boards.blue]
site = "salt_flats"
favor = 1
secrets = 1
warbands = 4
advisers = ["#the_old_oak"]
[boards.yellow]
site = "salt_flats"
warbands = 3
[banners.peoples_favor]
holder = "blue"
tokens = 3
[banners.darkest_secret]
holder = "red"
tokens = 2
"""


def drawn(match: tavola.Match, lang: str = "pt-BR", seat: int | None = None) -> Json:
    """The frame whoever must decide gets, or another seat, or with -1 a spectator."""
    table = KeptMatch(cast(Storage, None), "drawn", match, len(match.moves), {})
    who = match.asked().seat if seat is None else seat
    own = frozenset() if who < 0 else frozenset({who})
    reader = Reader(None if who < 0 else who, None, lang, own, host=True)
    frame: Json = json.loads(Drawing().message(table, reader, People(frozenset(table.seats)), None))
    return frame


def played(position: str, *answers: str) -> tavola.Match:
    match = tavola.position(position)
    for answer in answers:
        match.play(answer)
    return match


def realm() -> tavola.Match:
    return played(REALM)


def targets() -> tavola.Match:
    """Red has named the Chancellor; the valley must be a target, others may be added."""
    return played(REALM, "campaign purple")


def plans() -> tavola.Match:
    """Valley and Mountain are targets; Red may use battle plans."""
    return played(REALM, "campaign purple", "target site mountain", "attack")


def answer() -> tavola.Match:
    """Red has said all; the Chancellor may use plans."""
    return played(REALM, "campaign purple", "target site mountain", "attack", "no more plans")


def sacrifice() -> tavola.Match:
    """The dice lie there, and something is missing."""
    return played(REALM, "campaign purple", "target site mountain", "attack", "no more plans", "no more plans")


def draft() -> tavola.Match:
    """The Chancellor puts together an offer of Citizenship."""
    court = REALM.replace('turn = "red"', 'turn = "purple"')
    return played(court, "offer blue 1", "give favor 2", "ask banner peoples_favor")


def offered() -> tavola.Match:
    """Blue is asked out of turn."""
    court = REALM.replace('turn = "red"', 'turn = "purple"')
    return played(court, "offer blue 1", "give favor 2", "ask banner peoples_favor", "propose")


def countered() -> tavola.Match:
    """Blue thinks about a counter-offer."""
    court = REALM.replace('turn = "red"', 'turn = "purple"')
    return played(court, "offer blue 1", "give favor 2", "ask banner peoples_favor", "propose", "counter")


def aside() -> tavola.Match:
    """Red has taken a relic in the Provinces; Yellow, with the Relic Thief, is asked out of turn."""
    thief = """
game = "oath"
players = ["purple", "red", "blue", "yellow"]
turn = "red"
[sites.provinces_1]
site = "mountain"
cards = []
relics = ["ivory_eye"]
[boards.red]
site = "mountain"
favor = 4
[boards.yellow]
site = "mountain"
favor = 2
secrets = 1
advisers = ["relic_thief"]
"""
    match = tavola.position(thief)
    match.play(next(one.notation for one in match.decision.options if one.notation.startswith("recover relic")))
    return match


def searched() -> tavola.Match:
    """Three cards of the world deck to choose among."""
    deck = 'deck = ["armed_mob", "vision_faith", "tavern_songs"]\n'
    return played(REALM.replace("banks =", deck + "banks ="), "search deck")


def six() -> tavola.Match:
    """A full table in its first round."""
    names = '["purple", "red", "blue", "white", "yellow", "black"]'
    return played(f'game = "oath"\nseed = 3\nplayers = {names}\n')


def prince() -> tavola.Match:
    """The same realm under a Prince, whom Red's title threatens; blue and yellow are people too."""
    top = 'scenario = "prince"\n' + REALM.replace(
        'players = ["purple", "red", "blue", "yellow"]', 'players = ["red", "blue", "yellow"]'
    )
    mind = """
[prince]
level = "expanded"
node = "sup_muster_a"
friends = {hearth = 2, order = 1}
conspirators = {arcane = 3}
tactics = 3
"""
    return played(
        top.replace('advisers = ["extra_provisions"]\n', "").replace('title = "purple"', 'title = "red"') + mind
    )


def hoard() -> tavola.Match:
    """Red holds both banners, five relics and a Vision, beside three advisers."""
    relics = '["dragonskin_drum", "cup_of_plenty", "ivory_eye", "obsidian_cage", "horned_mask"]'
    position = REALM.replace('relics = ["cup_of_plenty"]\n', "").replace('["dragonskin_drum"]', relics)
    position = position.replace(f"relics = {relics}", f'relics = {relics}\nvision = "vision_faith"')
    return played(position.replace('holder = "blue"', 'holder = "red"'))


def vow() -> tavola.Match:
    """The last round is over, and the Chancellor writes the chronicle."""
    over = REALM.replace("round = 4", 'round = 8\nphase = "round_over"').replace('turn = "red"\n', "")
    return played(over + '[chronicle]\nname = "The long winter"\n')


def building() -> tavola.Match:
    """The oath is sworn; an edifice may be built."""
    match = vow()
    for _ in range(6):
        kinds = {option.kind for option in match.asked().options}
        if "build" in kinds:
            break
        match.play(match.asked().options[0])
    return match


SITUATIONS: dict[str, Callable[[], tavola.Match]] = {
    "realm": realm,
    "targets": targets,
    "plans": plans,
    "answer": answer,
    "sacrifice": sacrifice,
    "draft": draft,
    "offered": offered,
    "countered": countered,
    "aside": aside,
    "searched": searched,
    "six": six,
    "prince": prince,
    "hoard": hoard,
    "vow": vow,
    "building": building,
}

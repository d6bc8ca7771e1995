"""The board of a position: doors, chambers, treasure, tokens, pillars, zones that are gone, and enemies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.reading import bounded, flag, known, listed, named, names, nearest, number, only, table_of
from ..catalog import ENEMIES, EQUIPMENT, MINION_FIGURES, MISSIONS, printed_id
from ..chapters.board.board import board_of
from ..state import Foe, Heap, Lying, Pillar, Work, lay
from .cards import give_back, take
from .heroes import zone_named

#: Objective tokens in the box (MD-SET-06).
TOKENS = {"artifact": 2, "lair": 3, "library": 1}
GOALS = ("start", "exit")
#: Names of enemies that missions call in play.
CALLED = ("watcher", "warden")
LIGHTS = ("all_light", "all_shadow")
LEVELS = range(1, 6)


def tags() -> tuple[str, ...]:
    """What missions call their monsters."""
    return (*(spot.id for mission in MISSIONS.values() for spot in mission.monsters), *CALLED)


def fill_doors(work: Work, table: Mapping[str, Any]) -> None:
    """Doors by their ids. The chambers behind an open door count as opened: no door card waits there any more."""
    board = board_of(work.mission)
    ids = [door.id for door in MISSIONS[work.mission].doors]
    wide = {ids.index(name) for name in names(table, "open", ids, "")}
    closed = {ids.index(name) for name in names(table, "shut", ids, "")}
    if wide & closed:
        raise BadPosition("error-position-value", key="shut", value=ids[min(wide & closed)])
    work.shut = tuple(sorted((set(work.shut) | closed) - wide))
    behind = {board.chamber_of[zone] for door in wide for zone in board.doors[door]}
    told = {board.chamber_of[zone_named(work, name, "opened")] for name in listed(table, "opened")}
    work.opened = tuple(sorted((set(work.opened) | behind | told) - {-1}))


def fill_treasure(work: Work, section: Mapping[str, Any]) -> None:
    """Normal and special treasure tokens by zone."""
    for name, counts in section.items():
        zone = zone_named(work, name, "treasure")
        pair = counts if isinstance(counts, list) else ()
        if len(pair) != 2 or not all(isinstance(n, int) and not isinstance(n, bool) and n >= 0 for n in pair):
            raise BadPosition("error-position-value", key=f"treasure.{name}", value=str(counts))
        lay(work, Heap(zone, pair[0], pair[1]))


def fill_tokens(work: Work, entries: list[Any]) -> None:
    """The objective tokens that lie on the board, instead of those of the set-up."""
    spots = {spot.id: spot for spot in MISSIONS[work.mission].tokens}
    lying: list[Lying] = []
    for entry in entries:
        section = entry if isinstance(entry, Mapping) else {"token": entry}
        only(section, ("token", "type", "at", "down"), "tokens.")
        name = known(str(section.get("token", "")), spots, "tokens.token")
        spot = spots[name]
        there = next((token for token in work.tokens if token.id == name), None)
        kind = str(section.get("type", there.type if there else spot.type))
        lying.append(
            Lying(
                name,
                known(kind, TOKENS, "tokens.type"),
                zone_named(work, section.get("at", spot.zone), "tokens.at"),
                flag(section, "down", "tokens.", spot.down),
                there.fixed if there else not spot.pickable,
            )
        )
    for kind, count in Counter(token.type for token in lying).items():
        if count > TOKENS[kind]:
            raise BadPosition("error-position-value", key="tokens.type", value=kind)
    work.tokens = tuple(lying)


def fill_pillars(work: Work, section: Mapping[str, Any]) -> None:
    """The pillars that stand, with the health left to them; the others have fallen."""
    spots = MISSIONS[work.mission].pillars
    only(section, tuple(spot.id for spot in spots), "pillars.")
    work.pillars = tuple(
        Pillar(n, bounded(section, spot.id, 0, min(1, spot.health), spot.health, "pillars."))
        for n, spot in enumerate(spots)
        if spot.id in section
    )


def fill_gone(work: Work, table: Mapping[str, Any]) -> None:
    """Zones no longer on the board, by name, or by tile for all of its zones; level tokens go with them."""
    board = board_of(work.mission)
    gone: set[int] = set()
    for name in listed(table, "gone"):
        zones = [zone for zone, tile in enumerate(board.tiles) if name in (tile, board.names[zone])]
        if not zones:
            near = nearest(str(name), (*board.names, *dict.fromkeys(board.tiles)))
            if near:
                raise BadPosition("md-position-zone-near", key="gone", value=str(name), near=near)
            raise BadPosition("md-position-zone", key="gone", value=str(name))
        gone.update(zones)
    work.gone = tuple(sorted(gone))
    work.levels = tuple((level, at) for level, at in work.levels if at not in gone)
    work.treasure = tuple(heap for heap in work.treasure if heap.at not in gone)
    work.tokens = tuple(token for token in work.tokens if token.at not in gone)
    for foe in work.foes:
        if foe.at in gone:
            give_back(work, foe.card)
            give_back(work, foe.loot)
    work.foes = tuple(foe for foe in work.foes if foe.at not in gone)


def fill_levels(work: Work, table: Mapping[str, Any]) -> None:
    """The level tokens that lie on the board: a zone for each level."""
    section = table_of(table, "levels")
    only(section, tuple(str(level) for level in LEVELS), "levels.")
    work.levels = tuple(
        (int(level), zone_named(work, zone, f"levels.{level}")) for level, zone in sorted(section.items())
    )


def fill_fireworks(work: Work, table: Mapping[str, Any]) -> None:
    """Zones in which a firework burns (mission 5)."""
    zones = [zone_named(work, name, "fireworks") for name in listed(table, "fireworks")]
    if zones and printed_id(work.mission) != "mission_5":
        raise BadPosition("md-position-mission", key="fireworks", mission=printed_id(work.mission))
    for n, zone in enumerate(zones, 1):
        work.tokens = (*work.tokens, Lying(f"firework{n}", "firework", zone, fixed=True))


def fill_enemies(work: Work, entries: list[Any]) -> None:
    """The enemies on the board, instead of those of the set-up."""
    for foe in work.foes:
        give_back(work, foe.card)
        give_back(work, foe.loot)
    work.foes = ()
    for entry in entries:
        work.foes = (*work.foes, _enemy(work, entry))
        work.serial += 1
        _figures(work, work.foes[-1])


def _enemy(work: Work, entry: object) -> Foe:
    section = entry if isinstance(entry, Mapping) else {}
    allowed = ("card", "at", "life", "minions", "hurt", "loot", "stunned", "tag", "goal", "asleep", "worn")
    only(section, allowed, "enemies.")
    name = known(str(section.get("card", entry)), ENEMIES, "enemies.card")
    card, count = ENEMIES[name], len(work.heroes)
    mob = card.role == "mob"
    full = card.health if mob else card.health * count
    minions = number(section, "minions", card.minions * count, 0, "enemies.")
    if minions and not mob:
        raise BadPosition("error-position-value", key="enemies.minions", value=str(minions))
    life = bounded(section, "life", full, 0 if minions else 1, full, "enemies.")
    worn = bounded(section, "worn", 0, 0, card.health - 1 if minions else 0, "enemies.")
    loot = str(section.get("loot", ""))
    if loot:
        known(loot, {**EQUIPMENT, **ENEMIES}, "enemies.loot")
    return Foe(
        work.serial,
        take(work, name, "enemies.card"),
        zone_named(work, section.get("at", ""), "enemies.at"),
        life,
        minions,
        bounded(section, "hurt", 0, 0, card.health - worn - 1 if minions else 0, "enemies."),
        flag(section, "stunned", "enemies."),
        take(work, loot, "enemies.loot") if loot else "",
        named(section, "goal", "start", GOALS, "enemies."),
        named(section, "tag", "", tags(), "enemies."),
        flag(section, "asleep", "enemies."),
        worn,
    )


def _figures(work: Work, latest: Foe) -> None:
    """No more figures of a type than the box holds: one boss, agent or monster, and so many minions."""
    kind = ENEMIES[latest.card].type
    same = [foe for foe in work.foes if ENEMIES[foe.card].type == kind]
    leaders = sum(1 for foe in same if foe.life)
    if leaders > 1 or sum(foe.minions for foe in same) > MINION_FIGURES.get(kind, 0):
        raise BadPosition("md-position-figures", key="enemies", enemy=kind)


def fill_light(work: Work, table: Mapping[str, Any]) -> None:
    """An event's light or darkness. It ends with the present round, unless a note says its event came in this one."""
    work.light = named(table, "light", "", LIGHTS)

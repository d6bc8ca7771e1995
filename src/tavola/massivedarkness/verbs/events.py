"""Effect words of event cards: patrols, enemies driven on, gifts, light and darkness (MD-EVT)."""

from __future__ import annotations

from ...kernel.effects import Ctx
from ...kernel.records import Effect, Option, Text
from ...kernel.work import push, tell
from ..book import BOOK, VERBS, speaker
from ..catalog import ENEMIES, Skill
from ..chapters.board.board import FAR, board_of, tile_levels, ways_of, zone_name
from ..chapters.board.naming import foe_name
from ..chapters.enemies.activation import activate
from ..chapters.enemies.spawn import category, guard, roaming
from ..chapters.gear.treasure import token_zone
from ..chapters.heroes.doors import place_treasure as lay_treasure
from ..chapters.rounds.setup import LIFEBRINGER
from ..features import Feature, fold
from ..state import Foe, Table, Work, noted
from .declared import word

# Patrols.


def current_level(table: Table) -> int:
    """The level events call the current one: in story mode the highest token on a tile with a hero (MD-STORY-10)."""
    if not table.story:
        return table.level
    found = [level for hero in table.heroes if hero.present for level in tile_levels(table, hero.at)]
    return max(found, default=table.level)


def patrol_zones(table: Table, offset: int) -> tuple[int, ...]:
    """The zones with the token of the current level plus the offset; if there is none, of the nearest level in that
    direction that has one (MD-LVL-12, MD-EVT-02, ruling A-06)."""
    levels = sorted({level for level, _ in table.levels})
    if not levels:
        return ()
    wanted = current_level(table) + offset
    if wanted not in levels:
        beyond = [level for level in levels if level > wanted] if offset > 0 else [n for n in levels if n < wanted]
        if offset > 0:
            wanted = beyond[0] if beyond else levels[-1]
        else:
            wanted = beyond[-1] if beyond else levels[0]
    return tuple(sorted({zone for level, zone in table.levels if level == wanted}))


@word("MD-EVT-02", "MD-EVT-03")
def spawn_patrol(what: str, offset: int) -> Effect:
    """A guard, or a roaming monster, appears on the level token of the current level plus the offset."""
    return Effect("spawn_patrol", (what, offset))


@VERBS.verb("spawn_patrol")
def _spawn_patrol(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Enemies appear on a level token. A roaming monster that is already about is activated instead."""
    what, offset = str(effect.args[0]), int(effect.args[1])
    if what == "roaming":
        about = _roaming(work)
        if about:
            _activate_one(work, about)
            return
    zones = patrol_zones(work, offset)
    if len(zones) > 1:
        push(work, "patrol_zone", what, *zones)
    elif zones:
        _arrive(work, what, zones[0])


def _roaming(table: Table) -> list[Foe]:
    """The roaming monsters that count for event cards (rulings A-106 and A-118)."""
    about = [foe for foe in table.foes if ENEMIES[foe.card].role == "roaming"]
    return [foe for foe in about if not foe.asleep and fold(table, Feature.roams, True, foe)]


def _arrive(work: Work, what: str, zone: int) -> None:
    if what == "guard":
        guard(work, zone)
    else:
        roaming(work, zone, category(work.level))


PATROL = BOOK.asks("patrol_zone", rest=1)


@PATROL.prompt
def _patrol_asked(table: Table, seat: int, what: str, zones: tuple[int, ...]) -> Text:
    return Text("md-ask-patrol-zone", {"what": what})


@PATROL.offers
def _patrol_offered(table: Table, seat: int, what: str, zones: tuple[int, ...]) -> list[Option]:
    return [Option(f"place {zone_name(table, zone)}", "place", (zone,)) for zone in zones]


@PATROL.answers("place")
def _patrol_placed(work: Work, seat: int, what: str, zones: tuple[int, ...], zone: int) -> None:
    _arrive(work, what, zone)


# Enemies driven by events.


@word("MD-EVT-06")
def activate_nearest() -> Effect:
    """The enemy closest to the first player is activated once."""
    return Effect("activate_nearest")


@VERBS.verb("activate_nearest")
def _activate_nearest(work: Work, effect: Effect, ctx: Ctx) -> None:
    """The enemy closest to the first player is activated once; monsters the mission exempts are passed over."""
    hero = work.heroes[work.first]
    foes = [foe for foe in work.foes if ENEMIES[foe.card].role != "roaming" and not foe.asleep]
    foes += _roaming(work)
    if hero.out or not foes:
        return
    ways = ways_of(work)
    away = ways.away(hero.at)
    if all(away[foe.at] == FAR for foe in foes):
        away = ways.through(hero.at)
    least = min(away[foe.at] for foe in foes)
    _activate_one(work, [foe for foe in foes if away[foe.at] == least])


def _activate_one(work: Work, foes: list[Foe]) -> None:
    if len(foes) > 1:
        push(work, "event_enemy", *(foe.n for foe in foes))
        return
    activate(work, foes[0].n)


ENEMY = BOOK.asks("event_enemy", "md-ask-event-enemy", rest=0)


@ENEMY.offers
def _enemies(table: Table, seat: int, foes: tuple[int, ...]) -> list[Option]:
    found = [(foe_name(table, foe), foe.n) for foe in table.foes if foe.n in foes]
    return [Option(f"activate {name}", "activate", (n,)) for name, n in found]


@ENEMY.answers("activate")
def _enemy(work: Work, seat: int, foes: tuple[int, ...], n: int) -> None:
    activate(work, n)


# Gifts, light and darkness.


@word("MD-EVT-04")
def place_treasure(where: str, normal: int, special: int) -> Effect:
    """Treasure tokens appear: active_hero_zone, or each_hero_tile_level_token."""
    return Effect("place_treasure", (where, normal, special))


@VERBS.verb("place_treasure")
def _place_treasure(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Treasure tokens appear in the zone of the active hero, or on the level token of each tile that holds a hero."""
    normal, special = int(effect.args[1]), int(effect.args[2])
    if effect.args[0] == "active_hero_zone":
        hero = work.heroes[speaker(work)]
        zones = [hero.at] if not hero.out else []
    else:
        zones = _token_zones(work)
    for zone in zones:
        lay_treasure(work, zone, normal, special)


def _token_zones(table: Table) -> list[int]:
    tiles = board_of(table.mission).tiles
    found: dict[str, int] = {}
    for hero in table.heroes:
        if hero.present and tiles[hero.at] and tile_levels(table, hero.at):
            found.setdefault(tiles[hero.at], token_zone(table, hero.at)[0])
    return list(found.values())


@word()
def lifebringer(n: int) -> Effect:
    return Effect("lifebringer", (n,))


@VERBS.verb("lifebringer")
def _lifebringer(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Tokens go back to the Lifebringer, never above the number the game started with."""
    have, most = work.lifebringer, fold(work, Feature.lives, LIFEBRINGER)
    work.lifebringer = max(have, min(most, have + int(effect.args[0])))
    tell(work, "md-event-lifebringer", "MD-EVT-04", n=work.lifebringer - have, left=work.lifebringer)


@word()
def next_round(*lines: Skill) -> Effect:
    """Every hero has these skills during the next round."""
    return Effect("next_round", (), tuple(line.tree for line in lines))


@VERBS.verb("next_round")
def _next_round(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Every hero has the skills of the event during the next round."""
    event = str(ctx[0]).partition(":")[2]
    work.blessed = (*work.blessed, f"next:{event}")
    tell(work, "md-event-next-round", "MD-EVT-04", event_card=event)


@word()
def light(what: str) -> Effect:
    """Until the next end phase all zones count as light or shadow."""
    return Effect("light", (what,))


@VERBS.verb("light")
def _light(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Every zone counts as light, or as shadow, until the end phase of the round to come."""
    work.light = f"all_{effect.args[0]}"
    noted(work, "light", work.round)
    tell(work, f"md-event-all-{effect.args[0]}", "MD-ZONE-08")

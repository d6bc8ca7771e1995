"""Effect words of cards: healing, traps, luck, blasts, more actions.

Their context: where they come from (`card:t1_alarm`, `event:e7`) and whose they are."""

from __future__ import annotations

from ...kernel.effects import Ctx
from ...kernel.records import Effect, Option, Text
from ...kernel.work import push, tell
from ..book import BOOK, VERBS
from ..catalog import EQUIPMENT, Skill
from ..chapters.board.board import ways_of, zone_name
from ..chapters.combat.suffering import heal, hurt
from ..chapters.combat.wounds import area
from ..chapters.enemies.spawn import guard
from ..chapters.gear.experience import earn
from ..chapters.gear.treasure import token_zone
from ..state import Table, Work, change, turn_of, turned
from .declared import word


def _seat(ctx: Ctx) -> int:
    return int(ctx[1])


def _wounded(table: Table, seat: int) -> bool:
    hero = table.heroes[seat]
    return hero.present and hero.health < hero.maximum


def patients(table: Table, who: str, seat: int) -> list[int]:
    """Whom a healing effect could help."""
    if who == "self":
        group = [seat]
    elif who == "hero_in_zone":
        group = [other for other, hero in enumerate(table.heroes) if hero.at == table.heroes[seat].at]
    else:
        group = list(range(len(table.heroes)))
    return [other for other in group if _wounded(table, other)]


def _can_heal(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return str(ctx[0]).startswith("event:") or bool(patients(table, str(effect.args[1]), _seat(ctx)))


@VERBS.verb("heal", _can_heal)
def _heal(work: Work, effect: Effect, ctx: Ctx) -> None:
    n, who = int(effect.args[0]), str(effect.args[1])
    group = patients(work, who, _seat(ctx))
    if who in ("self", "all_heroes") or len(group) == 1:
        for seat in group:
            heal(work, seat, n, "MD-GLO-02" if n == 0 else "MD-EQP-20")
    elif group:
        push(work, "heal_whom", n, who, _seat(ctx))


WHOM = BOOK.asks("heal_whom", "md-ask-heal")


@WHOM.offers
def _healed(table: Table, seat: int, n: int, who: str, by: int) -> list[Option]:
    return [Option(f"heal {table.heroes[other].hero}", "heal", (other,)) for other in patients(table, who, by)]


@WHOM.answers("heal")
def _heal_one(work: Work, seat: int, n: int, who: str, by: int, whom: int) -> None:
    heal(work, whom, n, "MD-EQP-20")


def _in_turn(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.turn is not None and table.turn.seat == _seat(ctx)


@word("MD-SKILL-22")
def extra_action(n: int, kind: str) -> Effect:
    """n more actions per activation: any, move, melee, ranged, magic, combat."""
    return Effect("extra_action", (n, kind))


@VERBS.verb("extra_action", _in_turn)
def _extra_action(work: Work, effect: Effect, ctx: Ctx) -> None:
    n, kind = int(effect.args[0]), str(effect.args[1])
    turn = turn_of(work)
    if kind == "any":
        turned(work, actions=turn.actions + n)
    else:
        turned(work, extra=(*turn.extra, *((kind,) * n)))


@word()
def keyword(name: str, x: int = 0, *bonus: Skill) -> Effect:
    """A named skill of the glossary: evasive, charge, safe_shot, command, sword_and_spell, taunt, regeneration,
    riposte, teleport."""
    return Effect("keyword", (name, x), tuple(line.tree for line in bonus))


@VERBS.verb("keyword", _in_turn)
def _keyword(work: Work, effect: Effect, ctx: Ctx) -> None:
    """A keyword for the rest of the activation."""
    seat = _seat(ctx)
    change(work, seat, lasting=(*work.heroes[seat].lasting, str(ctx[0]).partition(":")[2]))


@word()
def suffer(n: int) -> Effect:
    return Effect("suffer", (n,))


@VERBS.verb("suffer")
def _suffer(work: Work, effect: Effect, ctx: Ctx) -> None:
    hurt(work, _seat(ctx), int(effect.args[0]), "MD-HERO-12")


@word()
def stun_self() -> Effect:
    return Effect("stun_self")


@VERBS.verb("stun_self")
def _stun_self(work: Work, effect: Effect, ctx: Ctx) -> None:
    seat = _seat(ctx)
    hero = work.heroes[seat]
    if hero.alive and not hero.stunned:
        change(work, seat, stunned=True)
        tell(work, "md-event-hero-stunned", "MD-STUN-01", origin=str(ctx[0]), hero=hero.hero)


@word()
def draw_treasure(n: int) -> Effect:
    """Draw n treasures of the level of the card."""
    return Effect("draw_treasure", (n,))


@VERBS.verb("draw_treasure")
def _draw_treasure(work: Work, effect: Effect, ctx: Ctx) -> None:
    level = EQUIPMENT[str(ctx[0]).partition(":")[2]].level
    push(work, "draw_treasures", _seat(ctx), level, int(effect.args[0]))


@word()
def gain_xp(n: int, who: str) -> Effect:
    return Effect("gain_xp", (n, who))


@VERBS.verb("gain_xp")
def _gain_xp(work: Work, effect: Effect, ctx: Ctx) -> None:
    n, who = int(effect.args[0]), str(effect.args[1])
    for seat in range(len(work.heroes)) if who == "all_heroes" else (_seat(ctx),):
        earn(work, seat, n)


@word()
def spawn_guard() -> Effect:
    """A guard of the current level appears on the level token of the tile."""
    return Effect("spawn_guard")


@VERBS.verb("spawn_guard")
def _spawn_guard(work: Work, effect: Effect, ctx: Ctx) -> None:
    """A guard of the current level appears on the level token of the hero's tile."""
    zones = token_zone(work, work.heroes[_seat(ctx)].at)
    if len(zones) == 1:
        guard(work, zones[0])
    else:
        push(work, "guard_where", *zones)


GUARD = BOOK.asks("guard_where", "md-ask-guard-where", rest=0)


@GUARD.offers
def _guard_zones(table: Table, seat: int, zones: tuple[int, ...]) -> list[Option]:
    return [Option(f"place {zone_name(table, zone)}", "place", (zone,)) for zone in zones]


@GUARD.answers("place")
def _place_guard(work: Work, seat: int, zones: tuple[int, ...], zone: int) -> None:
    guard(work, zone)


def blasts(table: Table, seat: int) -> list[int]:
    """Zones in the hero's sight that hold enemies."""
    seen = ways_of(table).sight[table.heroes[seat].at]
    return sorted({foe.at for foe in table.foes if foe.at in seen})


@word()
def zone_damage(n: int) -> Effect:
    """n wounds to each enemy figure of one zone in sight."""
    return Effect("zone_damage", (n,))


@VERBS.verb("zone_damage", lambda table, effect, ctx: bool(blasts(table, _seat(ctx))))
def _zone_damage(work: Work, effect: Effect, ctx: Ctx) -> None:
    seat = _seat(ctx)
    zones = blasts(work, seat)
    if len(zones) == 1:
        area(work, zones[0], int(effect.args[0]), seat)
    else:
        push(work, "blast_where", seat, int(effect.args[0]))


BLAST = BOOK.asks("blast_where")


@BLAST.whom
def _blaster(table: Table, hero: int, n: int) -> int:
    return hero


@BLAST.prompt
def _blast_asked(table: Table, seat: int, hero: int, n: int) -> Text:
    return Text("md-ask-blast", {"n": n})


@BLAST.offers
def _blast_zones(table: Table, seat: int, hero: int, n: int) -> list[Option]:
    return [Option(f"blast {zone_name(table, zone)}", "blast", (zone,)) for zone in blasts(table, hero)]


@BLAST.answers("blast")
def _blast(work: Work, seat: int, hero: int, n: int, zone: int) -> None:
    area(work, zone, n, hero)


# What a hero simply has.


@word("MD-SKILL-20", "MD-SKILL-21")
def max_health(n: int) -> Effect:
    return Effect("max_health", (n,))


@word("MD-SKILL-23")
def move_points(n: int) -> Effect:
    return Effect("move_points", (n,))


@word()
def until_next_activation(*lines: Skill) -> Effect:
    return Effect("until_next_activation", (), tuple(line.tree for line in lines))

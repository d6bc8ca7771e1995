"""Items of one use, and the words of cards: healing, traps, luck, blasts."""

from __future__ import annotations

from ....kernel.effects import Ctx, seq
from ....kernel.records import Effect, Frame, Option, Text
from ....kernel.work import push, tell
from ...book import BOOK, VERBS, speaker
from ...catalog import CLASSES, EQUIPMENT
from ...state import Table, Work, change, turned
from ..board.board import ways_of, zone_name
from ..board.decks import put_away
from ..board.skills import met, usable_level
from ..combat.suffering import heal, hurt
from ..combat.wounds import area
from ..enemies.spawn import guard
from ..gear.experience import can_pay_xp, earn, pay_xp
from ..gear.inventory import lose
from ..gear.treasure import token_zone


def _seat(ctx: Ctx) -> int:
    return int(ctx[1])


def usable(table: Table, seat: int, card: str) -> bool:
    """Whether a consumable can be used now, in the hero's own activation."""
    printed = EQUIPMENT[card]
    if printed.kind != "consumable" or printed.timing == "attack" or not usable_level(table, card):
        return False
    return VERBS.can(table, seq(*printed.effects), (f"card:{card}", seat))


def use_options(table: Table, seat: int) -> list[Option]:
    """Consumables the hero may use between actions, and a signature that is no part of an attack (ruling A-31)."""
    options = card_options(table, seat)
    if signature_ready(table, seat):
        options.append(Option("signature", "use", ("signature",)))
    return options


def card_options(table: Table, seat: int) -> list[Option]:
    """Consumables the hero may use now: they are no actions, so stun does not bar them (MD-EQP-28, MD-STUN-02)."""
    options = []
    before = ""
    for card in table.heroes[seat].bag:
        if card != before and usable(table, seat, card):
            options.append(Option(f"use {card}", "use", (card,)))
        before = card
    return options


def signature_ready(table: Table, seat: int) -> bool:
    """A signature that stands on its own: 1 XP, once per activation (MD-SKILL-01)."""
    hero, turn = table.heroes[seat], table.turn
    if turn is None or turn.seat != seat or "signature" in turn.used or "commanded" in turn.used:
        return False
    lines = CLASSES[hero.role].signature
    return can_pay_xp(table, seat) and all(line.when == "passive" and met(table, seat, line) for line in lines)


def use_card(work: Work, seat: int, option: Option) -> None:
    """Use a consumable, which is then discarded (MD-EQP-20), or the signature."""
    card = str(option.args[0])
    hero = work.heroes[seat]
    if card == "signature":
        pay_xp(work, seat)
        turn = work.turn
        assert turn is not None
        turned(work, used=(*turn.used, "signature"))
        change(work, seat, lasting=(*work.heroes[seat].lasting, f"signature:{hero.role}"))
        tell(work, "md-event-signature", "MD-ACT-30", hero=hero.hero, role=hero.role)
        return
    tell(work, "md-event-uses", "MD-EQP-20", hero=hero.hero, card=card)
    lose(work, seat, card)
    put_away(work, card)
    VERBS.do(work, seq(*EQUIPMENT[card].effects), (f"card:{card}", seat))


# The words of cards. Their context: where they come from (`card:t1_alarm`, `event:e7`) and whose they are.


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


BOOK.question(
    "heal_whom",
    seat=lambda table, frame: speaker(table),
    prompt=lambda table, frame: Text("md-ask-heal"),
    options=lambda table, frame: [
        Option(f"heal {table.heroes[seat].hero}", "heal", (seat,))
        for seat in patients(table, str(frame.args[1]), int(frame.args[2]))
    ],
    answer=lambda work, frame, option: heal(work, int(option.args[0]), int(frame.args[0]), "MD-EQP-20"),
)


def _in_turn(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.turn is not None and table.turn.seat == _seat(ctx)


@VERBS.verb("extra_action", _in_turn)
def _extra_action(work: Work, effect: Effect, ctx: Ctx) -> None:
    n, kind = int(effect.args[0]), str(effect.args[1])
    turn = work.turn
    assert turn is not None
    if kind == "any":
        turned(work, actions=turn.actions + n)
    else:
        turned(work, extra=(*turn.extra, *((kind,) * n)))


@VERBS.verb("keyword", _in_turn)
def _keyword(work: Work, effect: Effect, ctx: Ctx) -> None:
    """A keyword for the rest of the activation."""
    seat = _seat(ctx)
    change(work, seat, lasting=(*work.heroes[seat].lasting, str(ctx[0]).partition(":")[2]))


@VERBS.verb("suffer")
def _suffer(work: Work, effect: Effect, ctx: Ctx) -> None:
    hurt(work, _seat(ctx), int(effect.args[0]), "MD-HERO-12")


@VERBS.verb("stun_self")
def _stun_self(work: Work, effect: Effect, ctx: Ctx) -> None:
    seat = _seat(ctx)
    hero = work.heroes[seat]
    if hero.alive and not hero.stunned:
        change(work, seat, stunned=True)
        tell(work, "md-event-hero-stunned", "MD-STUN-01", origin=str(ctx[0]), hero=hero.hero)


@VERBS.verb("draw_treasure")
def _draw_treasure(work: Work, effect: Effect, ctx: Ctx) -> None:
    level = EQUIPMENT[str(ctx[0]).partition(":")[2]].level
    push(work, "draw_treasures", _seat(ctx), level, int(effect.args[0]))


@VERBS.verb("gain_xp")
def _gain_xp(work: Work, effect: Effect, ctx: Ctx) -> None:
    n, who = int(effect.args[0]), str(effect.args[1])
    for seat in range(len(work.heroes)) if who == "all_heroes" else (_seat(ctx),):
        earn(work, seat, n)


@VERBS.verb("spawn_guard")
def _spawn_guard(work: Work, effect: Effect, ctx: Ctx) -> None:
    """A guard of the current level appears on the level token of the hero's tile."""
    zones = token_zone(work, work.heroes[_seat(ctx)].at)
    if len(zones) == 1:
        guard(work, zones[0])
    else:
        push(work, "guard_where", *zones)


def _place_guard(work: Work, frame: Frame, option: Option) -> None:
    guard(work, int(option.args[0]))


BOOK.question(
    "guard_where",
    seat=lambda table, frame: speaker(table),
    prompt=lambda table, frame: Text("md-ask-guard-where"),
    options=lambda table, frame: [Option(f"place {zone_name(table, int(z))}", "place", (int(z),)) for z in frame.args],
    answer=_place_guard,
)


def blasts(table: Table, seat: int) -> list[int]:
    """Zones in the hero's sight that hold enemies."""
    seen = ways_of(table).sight[table.heroes[seat].at]
    return sorted({foe.at for foe in table.foes if foe.at in seen})


@VERBS.verb("zone_damage", lambda table, effect, ctx: bool(blasts(table, _seat(ctx))))
def _zone_damage(work: Work, effect: Effect, ctx: Ctx) -> None:
    seat = _seat(ctx)
    zones = blasts(work, seat)
    if len(zones) == 1:
        area(work, zones[0], int(effect.args[0]), seat)
    else:
        push(work, "blast_where", seat, int(effect.args[0]))


BOOK.question(
    "blast_where",
    seat=lambda table, frame: int(frame.args[0]),
    prompt=lambda table, frame: Text("md-ask-blast", {"n": int(frame.args[1])}),
    options=lambda table, frame: [
        Option(f"blast {zone_name(table, zone)}", "blast", (zone,)) for zone in blasts(table, int(frame.args[0]))
    ],
    answer=lambda work, frame, option: area(work, int(option.args[0]), int(frame.args[1]), int(frame.args[0])),
)

"""Items of one use, and the words of cards: healing, traps, luck, blasts."""

from __future__ import annotations

from ....kernel.effects import Ctx, seq
from ....kernel.records import Effect, Frame, Option, Refusal, Text
from ....kernel.work import push, tell
from ...book import BOOK, VERBS, speaker
from ...catalog import CLASSES, EQUIPMENT
from ...state import Table, Work, change, turned
from ..board.board import ways_of, zone_name
from ..board.decks import put_away
from ..board.refusals import ONCE, no, no_card, too_high, why_not
from ..board.skills import met
from ..combat.suffering import heal, hurt
from ..combat.wounds import area
from ..enemies.spawn import guard
from ..gear.experience import can_pay_xp, earn, pay_xp
from ..gear.inventory import lose
from ..gear.treasure import token_zone
from .actions import action, barred_action, turn_of


def _seat(ctx: Ctx) -> int:
    return int(ctx[1])


def barred_use(table: Table, seat: int, card: str) -> Refusal | None:
    """What bars the use of a card in the hero's own activation: where it lies, what it is, when it works."""
    hero = table.heroes[seat]
    if card not in hero.bag:
        return no_card(table, seat, card) or no("MD-EQP-06", "md-why-equipped")
    printed = EQUIPMENT.get(card)
    if printed is None:
        return no("MD-EQP-20", "md-why-no-use")
    high = too_high(table, card)
    if high is not None:
        return high
    if printed.kind != "consumable":
        return no("MD-EQP-07", "md-why-item") if printed.kind == "item" else no("MD-EQP-06", "md-why-equipment")
    if printed.timing == "attack" or not VERBS.can(table, seq(*printed.effects), (f"card:{card}", seat)):
        return no("MD-EQP-20", f"md-why-use-{printed.timing}")
    return None


@why_not("activation", "use", "card")
def why_not_use(table: Table, frame: Frame, words: list[str]) -> Refusal | None:
    if len(words) < 2:
        return no("MD-EQP-20", "md-why-no-use")
    return barred_use(table, int(frame.args[0]), words[1]) or barred_while_moving(table)


def barred_while_moving(table: Table) -> Refusal | None:
    """A movement action is carried out to its end first (MD-ACT-36)."""
    turn = turn_of(table)
    return no("MD-ACT-36", "md-why-moving", n=turn.points) if turn.points > 0 else None


def use_options(table: Table, seat: int) -> list[Option]:
    """Consumables the hero may use between actions, and a signature that is no part of an attack (ruling A-31)."""
    options = card_options(table, seat)
    if barred_signature(table, seat) is None:
        options.append(Option("signature", "use", ("signature",)))
    return options


def card_options(table: Table, seat: int) -> list[Option]:
    """Consumables the hero may use now: they are no actions, so stun does not bar them (MD-EQP-28, MD-STUN-02)."""
    return [
        Option(f"use {card}", "use", (card,))
        for card in dict.fromkeys(table.heroes[seat].bag)
        if EQUIPMENT[card].kind == "consumable" and barred_use(table, seat, card) is None
    ]


def barred_signature(table: Table, seat: int) -> Refusal | None:
    """What bars a signature that stands on its own: 1 XP, once per activation (MD-SKILL-01, MD-SKILL-85)."""
    hero, turn = table.heroes[seat], turn_of(table)
    if "signature" in turn.used:
        return ONCE
    if not all(line.when == "passive" and met(table, seat, line) for line in CLASSES[hero.role].signature):
        return _ELSEWHERE
    if "commanded" in turn.used:
        return no("MD-SKILL-24", "md-why-commanded")
    return None if can_pay_xp(table, seat) else no("MD-SKILL-85", "md-why-no-xp")


_ELSEWHERE = no("MD-ACT-31", "md-why-signature")


@why_not("activation", "signature")
def why_not_signature(table: Table, frame: Frame, words: list[str]) -> Refusal | None:
    seat = int(frame.args[0])
    barred = barred_action(table, seat, "") or barred_signature(table, seat)
    poor = no("MD-SKILL-85", "md-why-no-xp") if not can_pay_xp(table, seat) else None
    return poor if barred is _ELSEWHERE and poor is not None else barred


@action("use")
def use_card(work: Work, seat: int, card: str) -> None:
    """Use a consumable, which is then discarded (MD-EQP-20), or the signature."""
    hero = work.heroes[seat]
    if card == "signature":
        pay_xp(work, seat)
        turned(work, used=(*turn_of(work).used, "signature"))
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
    turn = turn_of(work)
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

"""Items of one use, and a signature that stands on its own."""

from __future__ import annotations

from functools import cache

from ....kernel.effects import seq
from ....kernel.records import Option, Refusal
from ....kernel.refusals import no
from ....kernel.work import tell
from ...book import VERBS
from ...catalog import CLASSES, EQUIPMENT
from ...state import Table, Work, change, turn_of, turned
from ..board.decks import put_away
from ..board.refusals import ONCE, no_card, too_high
from ..board.skills import met
from ..gear.experience import can_pay_xp, pay_xp
from ..gear.inventory import lose
from .actions import action, barred_action, why_not


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


@why_not("use", "card")
def why_not_use(table: Table, seat: int, words: list[str]) -> Refusal | None:
    if len(words) < 2:
        return no("MD-EQP-20", "md-why-no-use")
    return barred_use(table, seat, words[1]) or barred_while_moving(table)


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
    if not _apart(hero.role) or not all(met(table, seat, line) for line in CLASSES[hero.role].signature):
        return _ELSEWHERE
    if "commanded" in turn.used:
        return no("MD-SKILL-24", "md-why-commanded")
    return None if can_pay_xp(table, seat) else no("MD-SKILL-85", "md-why-no-xp")


@cache
def _apart(role: str) -> bool:
    """Whether a signature belongs to no attack or defence."""
    return all(line.when == "passive" for line in CLASSES[role].signature)


_ELSEWHERE = no("MD-ACT-31", "md-why-signature")


@why_not("signature")
def why_not_signature(table: Table, seat: int, words: list[str]) -> Refusal | None:
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

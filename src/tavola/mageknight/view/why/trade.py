"""Why not: what the locals sell."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ....kernel.records import Refusal
from ....kernel.refusals import no
from ...catalog import CARDS, UNITS
from ...chapters.land.cities import city_colors, cost_barred, sale_barred
from ...chapters.pieces.mana import sources, ways
from ...chapters.turn.interaction import (
    healing_barred,
    lesson_barred,
    price_of,
    spell_barred,
    trade_barred,
    unit_barred,
)
from ...state import State


def _offer(state: State, words: list[str]) -> Refusal | None:
    """Units and cards lying in an offer."""
    if not words:
        return None
    name = words[0]
    if name in UNITS:
        return _unit(state, name, words)
    return _card(state, name) if name in CARDS else None


def _unit(state: State, name: str, words: list[str]) -> Refusal | None:
    if name not in state.unit_offer:
        return no("MK-INT-04a1", "mk-why-not-offered-unit", unit=name)
    barred = trade_barred(state) or unit_barred(state, name)
    if barred is not None or "discount" in words or "loyal" in words:
        return barred
    return cost_barred(state, price_of(state, name))


def _card(state: State, name: str) -> Refusal | None:
    """A Spell, or an Advanced Action of the Unit offer or of the offer the citizens of the green city teach."""
    barred = trade_barred(state)
    if barred is not None:
        return barred
    if CARDS[name].kind == "spell":
        barred = spell_barred(state)
        if barred is None and name in state.spell_offer and not ways(state, sources(state), CARDS[name].color):
            return no("MK-INT-04d1", "mk-why-no-mana", color=CARDS[name].color)
        return barred or _lies(name in state.spell_offer, "MK-INT-04d1")
    if name in state.advanced_offer and "green" in city_colors(state, state.me.at):
        return sale_barred(state, "training")
    return lesson_barred(state) or _lies(name in state.unit_offer, "MK-INT-04c1")


def _lies(there: bool, rule: str) -> Refusal | None:
    return None if there else no(rule, "mk-why-not-sold-here")


def _buy(state: State, words: list[str]) -> Refusal | None:
    """Healing, an Artifact, or (by another word) an Elite Unit for the offer."""
    if state.phase != "interaction":
        return no("MK-HEAL-03b" if words[:1] in ([], ["heal"]) else "MK-INT-04", "mk-why-only-interacting")
    goods = words[0] if words else "heal"
    if goods in ("artifact", "elite"):
        return sale_barred(state, goods)
    return healing_barred(state) if goods == "heal" else None


def _train(state: State, words: list[str]) -> Refusal | None:
    return trade_barred(state) or sale_barred(state, "training")


TRADE: Mapping[str, Callable[[State, list[str]], Refusal | None]] = {
    "recruit": _offer,
    "gain": _offer,
    "learn": _offer,
    "offer": _offer,
    "train": _train,
    "buy": _buy,
    "invite": _buy,
}

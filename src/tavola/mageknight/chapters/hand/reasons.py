"""Why an effect can do nothing now: the part of it that fails, in its own words.

Whether an effect can happen is what its words say (`VERBS.can`); here each word that can fail says why. Only refusals
ask, never the options.
"""

from __future__ import annotations

from collections.abc import Callable

from ....kernel.effects import Ctx
from ....kernel.records import Effect, Refusal
from ....kernel.refusals import no
from ...book import VERBS
from ...state import Table

Reason = Callable[[Table, Effect, Ctx], Refusal | None]

#: The effect can do nothing now; `reason` may know more.
NOTHING_NOW = no("MK-CARD-06a", "mk-why-effect")
NO_HEALING = no("MK-CMB-06b", "mk-why-no-healing-in-combat")
#: Why a word of an effect fails, by the word; of `run` and `only` also by what they name: `run concentration`.
REASONS: dict[str, Reason] = {}


def reason(table: Table, effect: Effect, ctx: Ctx) -> Refusal:
    """The nearest reason for an effect that cannot happen: of a choice the first part that has one of its own."""
    op, parts = effect.op, effect.parts
    if op == "seq":
        return reason(table, parts[0], ctx)
    if op == "cost":
        return reason(table, next((part for part in parts if not VERBS.can(table, part, ctx)), parts[0]), ctx)
    if op == "one_of":
        found = [reason(table, part, ctx) for part in parts]
        return next((one for one in found if one is not NOTHING_NOW), NOTHING_NOW)
    if op == "when":
        holds = VERBS.conditions[str(effect.args[0])](table, ctx)
        return reason(table, parts[0 if holds else 1], ctx)
    named = f"{op} {effect.args[0]}" if effect.args else op
    speak = REASONS.get(named) or REASONS.get(op)
    told = speak(table, effect, ctx) if speak is not None else None
    if told is None and parts:
        return reason(table, parts[0], ctx)
    return told or NOTHING_NOW

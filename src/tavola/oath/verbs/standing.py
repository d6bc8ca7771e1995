"""How a word stands in force. Where it stands on a card in play, powers read it from there; where a battle plan brings
it, it stands for that campaign."""

from __future__ import annotations

from ...kernel.effects import Ctx, when
from ...kernel.powers import Power
from ...kernel.records import Effect, Refusal, Text
from ..book import VERBS, word_if
from ..state import Work, fought


def _stands(work: Work, effect: Effect, ctx: Ctx) -> None:
    source, seat, place = ctx
    campaign = work.campaigns[-1]
    power = Power(effect.op, str(source), int(seat), str(place), effect.args, (), effect.parts)
    fought(work, campaign.n, bends=(*campaign.bends, power))


def bend(op: str) -> str:
    """Let a word be used in battle plans too."""
    VERBS.verb(op)(_stands)
    return op


def ban(rule: str, power: Power) -> Refusal:
    """The refusal a power gives: what forbids it is named."""
    return Refusal(rule, Text("oa-why-forbidden", {"card": power.source}))


def only_when(condition: str, then: Effect) -> Effect:
    """A power that cannot be used at all while the condition fails."""
    return when(condition, then, Effect("impossible"))


@word_if("impossible", lambda table, source, seat, place: False)
def _impossible(work: Work, source: str, seat: int, place: str) -> None:
    """Where something must be done all the same, nothing is."""

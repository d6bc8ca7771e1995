"""What to expect of an attack before it is made: the exact odds, and the dice with everything that made them."""

from __future__ import annotations

from ...kernel.records import Option
from ..chapters.combat.lines import origin
from ..chapters.combat.pools import Share, attack_shares, defense_shares, gathered
from ..odds import odds_of
from ..state import Combat, State
from . import records as seen


def forecast(state: State, option: Option) -> seen.Forecast | None:
    """The odds of an answer that leads to a roll; None for any other."""
    combat = _combat(state, option)
    if combat is None:
        return None
    found = odds_of(state, combat)
    return seen.Forecast(
        wounds=tuple(sorted(found.wounds.items())),
        mean=found.mean,
        kills=tuple(sorted(found.kills.items())),
        slain=found.slain,
        stun=found.stun,
        riposte=found.riposte,
        attack=pool_told(attack_shares(state, combat)),
        defense=pool_told(defense_shares(state, combat)),
    )


def _combat(state: State, option: Option) -> Combat | None:
    """The combat an answer begins, or the one it rolls for."""
    if option.kind == "roll":
        return state.combat
    if option.kind not in ("attack", "attack_pillar") or state.turn is None:
        return None
    kind, n = str(option.args[0]), int(option.args[1])
    return Combat(True, state.turn.seat, n, kind, pillar=option.kind == "attack_pillar")


def pool_told(shares: list[Share]) -> seen.PoolTold:
    """The dice to be rolled, and what each source gives to them or takes away."""
    told = (seen.Share(origin(one.source), one.weak, one.strong, one.free, one.none) for one in shares)
    return seen.PoolTold(gathered(shares), tuple(told))

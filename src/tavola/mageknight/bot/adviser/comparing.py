"""The best few answers side by side: the score each may lead to, an estimate, and what changes with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....kernel.records import Text
from ....teaching.advice import COMPARED, Compared
from ...catalog import WOUND
from ...chapters.turn.scoring import achievements
from ...state import Player, State
from ..records import Opening

#: Points a turn brings on average, measured in First Reconnaissance alone (docs/players/strength.md).
PACE = 2.05


def compared(world: State, seat: int, openings: Sequence[Opening], turns: float) -> tuple[Compared, ...]:
    """The best few. The score of the first: what its turn leaves scored, and the usual points for each turn after it;
    the others lie behind by what they are worth less."""
    if not openings:
        return ()
    most = openings[0]
    score = sum(line.points for line in achievements(most.end, seat)) + PACE * max(0.0, turns - 1.0)
    return tuple(
        Compared(
            one.notation,
            Text("mk-advice-expected", {"n": round(score - most.value + one.value)}),
            tuple(_changes(world, one.end, seat)),
        )
        for one in openings[:COMPARED]
    )


def _changes(before: State, after: State, seat: int) -> Iterator[Text]:
    """What is different when the plan has been played, as far as it can be counted."""
    mine, then = before.players[seat], after.players[seat]
    numbers = (
        ("fame", then.fame - mine.fame),
        ("reputation", then.reputation - mine.reputation),
        ("wounds", _wounds(then) - _wounds(mine)),
        ("crystals", sum(then.crystals) - sum(mine.crystals)),
        ("tiles", len(after.tiles) - len(before.tiles)),
        ("rewards", len(then.rewards) - len(mine.rewards)),
    )
    for what, n in numbers:
        if n:
            yield Text("mk-advice-change", {"what": what, "sign": "up" if n > 0 else "down", "n": abs(n)})
    had = [unit.unit for unit in mine.units]
    for unit in then.units:
        if unit.unit in had:
            had.remove(unit.unit)
        else:
            yield Text("mk-advice-change-unit", {"unit": unit.unit})
    yield Text("mk-advice-change-hand", {"n": len(then.hand) - then.hand.count(WOUND)})


def _wounds(player: Player) -> int:
    return (player.hand + player.deck + player.discard).count(WOUND)

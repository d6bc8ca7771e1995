"""How a game ends: the heroes win or lose together."""

from __future__ import annotations

from ....kernel.records import Frame, Outcome, Score
from ....kernel.work import push, tell
from ...book import BOOK
from ...features import Feature, first, fold, objectives
from ...state import NOBODY, Goal, Work


def finish(work: Work, won: bool, reason: str) -> None:
    """The mission is over (MD-END-03). The reason is the tail of a text key."""
    tell(work, f"md-event-{'won' if won else 'lost'}-{reason}", "MD-END-04" if won else "MD-END-05")
    if work.campaign is None:
        close(work, won)
    else:
        work.turn, work.combat, work.acting = None, None, NOBODY
        work.stack = (Frame("chapter_over", (int(won),)),)


def close(work: Work, won: bool) -> None:
    """Count up and leave the table: what counts is the win, then how many objectives were met."""
    goals = objectives(work)
    lines = (
        Score("won", int(won)),
        Score("goals", sum(goal.done for goal in goals), len(goals)),
        Score("rounds", 0, work.round),
    )
    total = sum(line.points for line in lines)
    seats = len(work.heroes)
    work.phase = "over"
    work.turn = None
    work.combat = None
    work.stack = ()
    work.outcome = Outcome((total,) * seats, (lines,) * seats, tuple(range(seats)) if won else (), won)


def verdict(work: Work) -> bool:
    """Look whether the mission is won or lost now; a loss by its own rule comes before a win (ruling A-121)."""
    if work.phase in ("over", "market"):
        return True
    reason = first(work, Feature.lost)
    if reason is not None:
        finish(work, False, reason)
        return True
    if fold(work, Feature.won, _achieved(objectives(work))):
        finish(work, True, "objectives")
        return True
    return False


def _achieved(goals: list[Goal]) -> bool:
    """Whether there is something to achieve, and all of it is."""
    for goal in goals:
        if not goal.done:
            return False
    return bool(goals)


def decide_soon(work: Work) -> None:
    """Look at it as soon as the step being carried out is done, whatever phase it is."""
    push(work, "verdict")


@BOOK.does("verdict")
def _verdict(work: Work) -> None:
    verdict(work)

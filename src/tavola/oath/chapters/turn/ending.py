"""Rounds and the end of the game (R4.5, R14)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Option, Outcome, Score, Text
from ....kernel.work import push, roll, tell
from ...book import BOOK, POWERS
from ...catalog import END_DIE, END_FACES
from ...state import LAST_ROUND, Table, Work
from ..court.title import successor
from ..court.visions import PRECEDENCE, fulfilled
from ..pieces.muting import may_mute
from ..pieces.rule import chancellor

BEND = BOOK.asks("end.bend")


@BOOK.does("round.next")
def next_turn(work: Work, seat: int) -> None:
    """The next player's turn; after the last one the end of the round is looked at (OA-TURN-004)."""
    following = seat + 1
    if following < len(work.players):
        push(work, "turn", following)
        return
    push(work, "round.over")


@BOOK.does("round.over")
def round_over(work: Work) -> None:
    if work.round >= LAST_ROUND:
        exhaustion(work)
        return
    push(work, "round.begin")
    if work.round in END_DIE and work.players[work.keeper].imperial:
        shown = int(roll(work, END_FACES))
        tell(work, "oa-log-end-die", rule="OA-END-006", n=shown)
        push(work, "end.judge", shown)
        POWERS.react(work, "end_die", shown)


def bent(work: Work, by: int) -> None:
    """The end die waiting to be judged shows more or less."""
    frame = work.stack[-1]
    assert frame.step == "end.judge"
    work.stack = (*work.stack[:-1], type(frame)("end.judge", (int(frame.args[0]) + by,)))


@BOOK.does("end.judge")
def judge_end(work: Work, shown: int) -> None:
    """The game ends on these results; a 6 raised to 7 still ends it (OA-END-007, OA-PLAY-062)."""
    if shown >= min(END_DIE[work.round]):
        push(work, "won", successor(work), "regime")


@BOOK.does("round.begin")
def round_begin(work: Work) -> None:
    work.round += 1
    push(work, "turn", chancellor(work))


def exhaustion(work: Work) -> None:
    """After the last round the first fulfilled condition decides (OA-END-011 to 016)."""
    if work.players[work.keeper].imperial:
        push(work, "won", successor(work), "exhaustion")
    elif work.usurper:
        push(work, "won", work.keeper, "usurper")
    else:
        met = [(PRECEDENCE.index(card), seat) for seat in range(len(work.players)) for card in fulfilled(work, seat)]
        if met:
            place, seat = min(met)
            push(work, "won", seat, PRECEDENCE[place])
        else:
            push(work, "won", successor(work), "exhaustion")


@BOOK.does("won")
def won(work: Work, seat: int, how: str) -> None:
    """Exactly one player wins (OA-END-017)."""
    rule = {"usurper": "OA-END-001", "regime": "OA-END-008", "exhaustion": "OA-END-015"}.get(how, "OA-END-004")
    tell(work, "oa-log-won", rule=rule, player=work.players[seat].color, way=how)
    work.stack = ()
    push(work, "over", seat, how)
    if work.annals is not None:
        push(work, "chronicle", seat, how)


@BOOK.does("over")
def over(work: Work, seat: int, how: str) -> None:
    """The game ends; where a chronicle is kept its winner has written it (OA-END-018)."""
    seats = range(len(work.players))
    totals = tuple(int(other == seat) for other in seats)
    lines = tuple((Score(how if other == seat else "lost", totals[other]),) for other in seats)
    work.outcome = Outcome(totals, lines, (seat,))


@BEND.prompt
def _asks(table: Table, seat: int, shown: int, card: str) -> Text:
    return Text("oa-ask-bend", {"n": shown, "card": card})


@BEND.offers
def _offers(table: Table, seat: int, shown: int, card: str) -> Iterable[Option]:
    yield Option("raise", "bend", (1,))
    yield Option("lower", "bend", (-1,))
    yield Option("pass", "pass")


@BEND.answers("bend")
def _bend(work: Work, seat: int, shown: int, card: str, by: int) -> None:
    bent(work, by)


@BEND.answers("pass")
def _pass(work: Work, seat: int, shown: int, card: str) -> None:
    pass


may_mute(BEND, lambda shown, card: card)

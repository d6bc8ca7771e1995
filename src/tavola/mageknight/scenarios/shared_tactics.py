"""Tactics of a cooperative game (MK-SCN-COOP-07): after each Day and Night the players agree on one to do without.

One of the players proposes a Tactic they used and the others consent; where one of them declines, the next player in
the Round Order proposes. If nobody's proposal pleases all, chance decides.
"""

from __future__ import annotations

from ...kernel.records import Frame, Option, Text
from ...kernel.work import draw_index, push, tell
from ..book import BOOK
from ..catalog import scenario_of
from ..features import at_moment
from ..state import DUMMY, Table, Work, put_down


def _players(table: Table) -> tuple[int, ...]:
    """The players in Round Order."""
    return tuple(seat for seat in table.order if seat != DUMMY)


def used(table: Table) -> tuple[str, ...]:
    """Tactics the players had this round, in Round Order."""
    return tuple(table.players[seat].tactic for seat in _players(table) if table.players[seat].tactic)


@at_moment("round_end", "shared_tactics")
def give_up_one(work: Work) -> None:
    """Not needed after the last Day and the last Night: those Tactics are not used again."""
    put_down(work)
    if work.round <= scenario_of(work).rounds - 2 and used(work):
        push(work, "tactics.give_up", 0)


def _proposals(table: Table, frame: Frame) -> list[Option]:
    return [Option(f"remove {name}", "remove_tactic", (name,)) for name in used(table)]


def _propose(work: Work, frame: Frame, option: Option) -> None:
    proposer = int(frame.args[0])
    hero = work.players[_players(work)[proposer]].hero
    tell(work, "mk-event-tactic-proposed", "MK-SCN-COOP-07a", hero=hero, tactic=str(option.args[0]))
    _ask_next(work, proposer, str(option.args[0]), 0)


def _ask_next(work: Work, proposer: int, tactic: str, asked: int) -> None:
    """The others are asked in Round Order; with all of them in favour the Tactic is out of the game."""
    order = _players(work)
    while asked < len(order) and asked == proposer:
        asked += 1
    if asked < len(order):
        push(work, "tactics.consent", proposer, tactic, asked)
    else:
        _remove(work, tactic)


def _remove(work: Work, tactic: str) -> None:
    work.tactics_gone += (tactic,)
    tell(work, "mk-event-tactic-removed", "MK-SCN-COOP-07a", tactic=tactic)


BOOK.question(
    "tactics.give_up",
    seat=lambda table, frame: _players(table)[int(frame.args[0])],
    prompt=lambda table, frame: Text("mk-ask-give-up-tactic"),
    options=_proposals,
    answer=_propose,
)


def _replies(table: Table, frame: Frame) -> list[Option]:
    return [Option("agree", "agree"), Option("decline", "decline")]


def _reply(work: Work, frame: Frame, option: Option) -> None:
    proposer, tactic, asked = int(frame.args[0]), str(frame.args[1]), int(frame.args[2])
    if option.kind == "agree":
        _ask_next(work, proposer, tactic, asked + 1)
        return
    tell(work, "mk-event-declined", "MK-SCN-COOP-07a", hero=work.players[_players(work)[asked]].hero)
    if proposer + 1 < len(_players(work)):
        push(work, "tactics.give_up", proposer + 1)
    else:
        choice = used(work)
        _remove(work, choice[draw_index(work, len(choice))])


BOOK.question(
    "tactics.consent",
    seat=lambda table, frame: _players(table)[int(frame.args[2])],
    prompt=lambda table, frame: Text("mk-ask-consent-tactic", {"tactic": str(frame.args[1])}),
    options=_replies,
    answer=_reply,
)

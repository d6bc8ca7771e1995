"""One piece among several: the question behind every "choose a bank, a player, a site, a card"."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Option, Scalar, Text
from ....kernel.work import push
from ...book import BOOK
from ...state import Table, Work, mute
from .muting import hears, never

PICK = BOOK.asks("pick")
NONE = "none"


def pick(
    work: Work, seat: int, kind: str, among: Iterable[str], then: str, *args: Scalar, may: bool = False, why: str = ""
) -> None:
    """Let a player choose one of these and run the step `then` with what was kept and the choice. One candidate needs
    no question; none ends the matter. `may`: it can be declined. `why`: the card that asks."""
    found = tuple(among)
    if not found or (may and not hears(work, seat, why)):
        return
    if len(found) == 1 and not may:
        push(work, then, *args, found[0])
        return
    push(work, "pick", kind, why, then, int(may), len(args), *args, *found, seat=seat)


@PICK.prompt
def _asks(table: Table, seat: int, kind: str, why: str, then: str, *rest: Scalar) -> Text:
    return Text(f"oa-ask-pick-{kind}", {"card": why})


@PICK.offers
def _candidates(
    table: Table, seat: int, kind: str, why: str, then: str, may: int, kept: int, *rest: Scalar
) -> list[Option]:
    found = [Option(f"{kind} {piece}", "pick", (kind, piece)) for piece in rest[kept:]]
    if may:
        found.append(Option("pass", "decline"))
        if why and seat != table.turn.seat:
            found.append(never())
    return found


@PICK.answers("pick")
def _picked(work: Work, seat: int, kind: str, why: str, then: str, may: int, kept: int, *rest: Scalar) -> None:
    push(work, then, *rest[:kept], rest[-1])


@PICK.answers("mute")
def _muted(work: Work, seat: int, kind: str, why: str, *rest: Scalar) -> None:
    mute(work, seat, why)


@PICK.answers("decline")
def _declined(work: Work, seat: int, *rest: Scalar) -> None:
    pass

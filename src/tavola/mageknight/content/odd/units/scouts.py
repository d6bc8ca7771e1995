"""Scouts: look at a face-down token within three spaces, or at the top of an enemy pile."""

from __future__ import annotations

from .....kernel.effects import Ctx
from .....kernel.records import Effect, Option
from .....kernel.work import tell
from ....book import BOOK, CONTEXT
from ....catalog import PILES
from ....chapters.pieces.hexmap import coordinates
from ....state import Table, Work

CHAIN = "scout_peek"
RANGE = 3


def _distance(one: str, other: str) -> int:
    (q1, r1), (q2, r2) = coordinates(one), coordinates(other)
    return (abs(q1 - q2) + abs(r1 - r2) + abs(q1 + r1 - q2 - r2)) // 2


SCOUT_PEEK = BOOK.asks(CHAIN, "mk-ask-scout", context=CONTEXT)
SCOUT_PEEK.declines("done")


@SCOUT_PEEK.offers
def _options(table: Table, seat: int, ctx: Ctx) -> list[Option]:
    near = [
        at
        for at, space in table.spaces.items()
        if any(not token.up for token in space.tokens) and _distance(at, table.me.at) <= RANGE
    ]
    found = [Option(f"look {at}", "look", (at,)) for at in near]
    found += [Option(f"look {pile}", "look", (pile,)) for pile in PILES if table.piles[pile]]
    return found or [Option("done", "done")]


@SCOUT_PEEK.answers("look")
def _answer(work: Work, seat: int, ctx: Ctx, where: str) -> None:
    """Only the looker learns the token; defeating it this turn is worth 1 Fame more."""
    if where in PILES:
        enemy = work.piles[where][0]
    else:
        enemy = next(token.enemy for token in work.spaces[where].tokens if not token.up)
    work.ledger.seal()
    twins = [at for at, space in work.spaces.items() if any(token.enemy == enemy for token in space.tokens)]
    work.me.mods += (Effect("scouted", (enemy, where, *twins)),)
    tell(work, "mk-event-scouted", only=work.current, enemy=enemy)

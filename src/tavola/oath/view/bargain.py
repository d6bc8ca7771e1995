"""What an exchange makes of both sides: it is carried out on a bench, and how they stand is read off there."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.records import Frame
from ..book import BOOK
from ..catalog import CARDS
from ..chapters.court.deals import CITIZEN, agree, read_terms
from ..chapters.court.title import meets, successor
from ..chapters.pieces.relics import count
from ..chapters.pieces.rule import enemies, ruled_sites
from ..state import State, Table, Work, bench
from . import records as seen

#: A relic that changes nothing where it lies: it stands for one of the Reliquary, which nobody need have seen.
QUIET = "cup_of_plenty"
#: The choice of who takes a title that several could have.
TITLE = "title.taken"
CHOSEN = -1


def bargain(state: State, by: int, to: int, terms: str) -> seen.Bargain:
    """Both sides before and after. What somebody would still choose, as where warbands stay, is taken as it comes."""
    work = bench(state)
    work.stack = ()
    for kind, _, _, space in read_terms(terms):
        if kind == CITIZEN:
            _veil(work, int(space))
    agree(work, by, terms)
    asked = _played_out(work)
    keeper = CHOSEN if any(TITLE in frame.args for frame in asked) else work.keeper
    return seen.Bargain(
        tuple(_stand(state, seat) for seat in (by, to)),
        tuple(_stand(work, seat) for seat in (by, to)),
        (state.keeper, keeper),
        (successor(state), successor(work)),
        not asked,
    )


def _veil(work: Work, space: int) -> None:
    relic = work.reliquary[space]
    if relic is not None:
        before, after = work.reliquary[:space], work.reliquary[space + 1 :]
        work.reliquary = (*before, replace(relic, card=QUIET), *after)


def _played_out(work: Work) -> list[Frame]:
    """Carry it out to its end; the questions on the way."""
    asked = []
    BOOK.settle(work)
    while work.stack:
        frame = work.stack[-1]
        options = BOOK.questions[frame.step].options(work, frame)
        if len(options) > 1:
            asked.append(frame)
        work.stack = work.stack[:-1]
        if options:
            BOOK.questions[frame.step].answer(work, frame, options[0])
        BOOK.settle(work)
    return asked


def _stand(table: Table, seat: int) -> seen.Stand:
    player = table.players[seat]
    others = (other for other in range(len(table.players)) if other != seat)
    return seen.Stand(
        seat,
        player.role,
        player.favor,
        player.all_secrets,
        player.warbands,
        player.supply,
        len(player.relics),
        count(table, seat) - len(player.relics),
        len(player.advisers),
        len(ruled_sites(table, seat)),
        player.vision,
        bool(player.vision) and meets(table, seat, CARDS[player.vision].goal),
        tuple(other for other in others if not enemies(table, seat, other)),
    )

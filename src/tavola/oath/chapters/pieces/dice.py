"""Defence dice rolled outside a campaign, and what any roll of them counts."""

from __future__ import annotations

from ....kernel.records import Frame, Scalar
from ....kernel.work import push, roll, tell
from ...book import BOOK, POWERS
from ...catalog import DEFENSE_FACES
from ...state import Table, Work

CAST = "cast"
#: The faces that are shields by themselves; doubling ones are none.
SHIELDS = ("shield", "two_shields")


def shields_on(faces: tuple[str, ...]) -> int:
    """Shields, doubled once for each doubling face (OA-CMP-052 to 054)."""
    plain = faces.count("shield") + 2 * faces.count("two_shields")
    return int(plain * 2 ** faces.count("double"))


def cast(work: Work, seat: int, n: int, then: str, *args: Scalar) -> None:
    """Roll n defence dice; whoever may roll them again is asked, then the step `then` runs with what was kept and the
    faces (OA-TURN-060)."""
    push(work, CAST, then, len(args), *args, *_rolled(work, n))
    POWERS.react(work, "rolled", seat, CAST, n)


def recast(work: Work) -> None:
    """The dice rolled last are all rolled again."""
    frame, place = _waiting(work)
    kept = 2 + int(frame.args[1])
    again = Frame(CAST, (*frame.args[:kept], *_rolled(work, len(frame.args) - kept)))
    work.stack = (*work.stack[:place], again, *work.stack[place + 1 :])


def cast_faces(table: Table) -> tuple[str, ...]:
    """What the dice rolled last show."""
    frame, _ = _waiting(table)
    return tuple(str(face) for face in frame.args[2 + int(frame.args[1]) :])


def _rolled(work: Work, n: int) -> tuple[str, ...]:
    faces = tuple(sorted(roll(work, DEFENSE_FACES) for _ in range(n)))
    tell(work, "oa-log-rolls-defense", rule="OA-CMP-052", faces=faces)
    return faces


def _waiting(table: Table) -> tuple[Frame, int]:
    place = next(place for place in reversed(range(len(table.stack))) if table.stack[place].step == CAST)
    return table.stack[place], place


@BOOK.does(CAST)
def _stands(work: Work, then: str, kept: int, *rest: Scalar) -> None:
    push(work, then, *rest)

"""The chosen ones (MK-SCN-RETURN-09): each team sets one member's Shield aside, drawn blind and kept secret."""

from __future__ import annotations

from typing import Any

from ...kernel.rng import Chance
from ...kernel.work import draw_index
from ..chapters.pieces.teams import in_teams, sides
from ..features import at_moment, secrets, shows
from ..state import Table, Work


def chosen(table: Table) -> tuple[int, ...]:
    """The chosen seat of each team, in the order of the teams; nobody without teams."""
    return tuple(int(note.split()[1]) for note in table.notes if note.startswith("chosen "))


@shows("chosen_ones")
def chosen_for(table: Table, seat: int | None) -> dict[str, Any]:
    """The chosen one of this seat's own team, for its eyes only."""
    side = next((side for side in sides(table) if seat in side), ())
    return {"chosen": next((one for one in chosen(table) if one in side), None)}


@at_moment("start", "chosen_ones")
def draw_lots(work: Work) -> None:
    if in_teams(work):
        work.notes += tuple(f"chosen {side[draw_index(work, len(side))]}" for side in sides(work))


@secrets("chosen_ones")
def draw_again(work: Work, seat: int | None, chance: Chance) -> None:
    """A seat knows the chosen one of its own team only."""
    if not in_teams(work):
        return
    lots = [
        one if seat in side else side[chance.below(len(side))]
        for one, side in zip(chosen(work), sides(work), strict=True)
    ]
    others = tuple(note for note in work.notes if not note.startswith("chosen "))
    work.notes = (*others, *(f"chosen {one}" for one in lots))

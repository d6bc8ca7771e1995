"""The twelve dice: faces, opposite faces, and rolling them (MD-DICE).

A result is two characters: the colour (y yellow and r red attack, b blue and g green defend) and the face 0 to 5.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.reading import known
from ....kernel.work import roll_all
from ...catalog import Pool
from ...state import Work

#: No combat roll holds more dice of one colour (MD-DICE-10).
MOST = 3

#: The weak and the strong colour of each side (MD-DICE-01, MD-DICE-02).
COLORS = {"attack": ("y", "r"), "defense": ("b", "g")}

#: Each face as points (Hits or Shields), Bam, Diamond. Diamonds are on strong dice only (MD-DICE-05, MD-DICE-07).
PRINTED = {
    "y": ((0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0), (2, 1, 0)),
    "r": ((0, 0, 0), (1, 0, 0), (1, 0, 0), (2, 1, 0), (2, 1, 0), (3, 0, 1)),
    "b": ((0, 0, 0), (0, 0, 0), (1, 0, 0), (1, 0, 0), (1, 0, 0), (2, 1, 0)),
    "g": ((0, 0, 0), (0, 0, 0), (1, 0, 0), (2, 1, 0), (2, 1, 0), (3, 0, 1)),
}

#: The six results of each colour.
FACES = {color: tuple(f"{color}{face}" for face in range(6)) for color in PRINTED}

#: What a result is worth: points, Bam, Diamond.
WORTH = {f"{color}{face}": worth for color, faces in PRINTED.items() for face, worth in enumerate(faces)}

#: Results without any symbol (MD-DICE-09).
BLANK = frozenset(die for die, worth in WORTH.items() if worth == (0, 0, 0))

#: The best result of each colour.
BEST = frozenset(f"{color}5" for color in PRINTED)


def opposite(die: str) -> str:
    """The face on the other side (MD-GLO-10): opposite faces of a die lie at 0 and 5, 1 and 4, 2 and 3."""
    return f"{die[0]}{5 - int(die[1])}"


def throw(work: Work, dice: Iterable[str]) -> tuple[str, ...]:
    """Roll a die of the colour of each of these (a colour, or a former result), in order."""
    sides = [FACES[die[0]] for die in dice]
    pinned, rolled = work.pins, roll_all(work, sides)
    if not pinned:
        return rolled
    return tuple([known(result, faces, "rolls") for result, faces in zip(rolled, sides, strict=True)])


def colors(side: str, pool: Pool) -> str:
    """A pool die by die: two yellow and one red are `yyr`."""
    weak, strong = COLORS[side]
    return weak * pool[0] + strong * pool[1]


def points(dice: Iterable[str]) -> int:
    """The Hits or Shields shown."""
    return sum([WORTH[die][0] for die in dice])


def symbols(dice: Iterable[str]) -> tuple[int, int]:
    """The Bam and Diamond symbols shown."""
    bam = diamond = 0
    for die in dice:
        _, one, other = WORTH[die]
        bam += one
        diamond += other
    return bam, diamond

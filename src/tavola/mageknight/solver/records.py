"""What the parts of the solver hand to each other."""

from __future__ import annotations

from msgspec import Struct

from ..state import State


class Aim(Struct, frozen=True):
    """What each outcome of a fight is worth. None of the numbers is negative: what hurts is taken off.

    `conquer`: everybody who stands in the way has fallen; `fame` and `reputation`: each point; `wound`: each Wound
    taken, wherever it lies; `unit`: each level of a Unit that is wounded, twice that for one lost; `card`: each card
    still in hand; `ready`: each Unit still ready; `crystal`: each crystal left.
    """

    conquer: float = 6.0
    fame: float = 1.0
    reputation: float = 0.25
    wound: float = 2.0
    unit: float = 1.0
    card: float = 0.25
    ready: float = 0.25
    crystal: float = 0.2


class Means(Struct, frozen=True):
    """Points at most: `force` as Attack or as Block, whichever is more; `far`: as Ranged or Siege Attack; mana made for
    others; cards drawn. `boundless`: it does what is not weighed here, so nothing is ruled out; `steady`: boundless,
    but nothing else comes of it than points."""

    force: int = 0
    far: int = 0
    mana: int = 0
    drawn: int = 0
    boundless: bool = False
    steady: bool = False


class Strength(Struct, frozen=True):
    """The most a player could bring: `free` without giving up a card, and what each card of the hand adds, the
    strongest first; `far`: how much of all that reaches over walls; `gifts`: crystals and cards that a card of the
    hand may bring instead; `by_units`, `by_others`: what Units and others may bring so."""

    free: int
    cards: tuple[int, ...]
    far: int
    boundless: bool = False
    gifts: tuple[tuple[int, int], ...] = ()
    by_units: tuple[tuple[int, int], ...] = ()
    by_others: tuple[int, int] = (0, 0)
    steady: bool = False


class Solution(Struct, frozen=True):
    """How a fight ends at best, and the answers that lead there. `proven`: nothing is better in this world; `won`: all
    foes fall; `wounds`: taken by the Hero, into hand and discard pile; `sealed`: how many of the answers can be given
    before something hidden shows."""

    value: float
    line: tuple[str, ...]
    end: State
    won: bool
    fame: int
    wounds: int
    hurt: int
    proven: bool
    nodes: int
    sealed: int

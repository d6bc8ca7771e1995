"""What the parts of the strong player hand to each other."""

from __future__ import annotations

from msgspec import Struct

from ...kernel.records import Option
from ..solver import Target
from ..state import State

Line = tuple[str, ...]


class Trial(Struct, frozen=True):
    """A fight tried beforehand: what it brought on average, and the share of its prize that was guessed."""

    gain: float
    guess: float


class Promise(Struct, frozen=True):
    """A target: the spaces from which it is had, and the points it promises; `siege`: a city that has to fall. Of a
    fight `guess`, what was promised before anybody tried it, and `tried`, whether somebody did."""

    places: tuple[str, ...]
    gain: float
    siege: bool = False
    guess: float = 0.0
    tried: bool = False


class Lead(Struct, frozen=True):
    """A fight that might be tried: how hopeful it is, and the share of its prize that is guessed."""

    hope: float
    target: Target
    guess: float


class Effort(Struct, frozen=True):
    """How hard to think: lines followed at once, answers deep; fights glanced at, how many of them alike, and nodes for
    each; fights solved well, nodes for each, worlds imagined; surprises weighed; further worlds for whoever needs luck.
    `purse`: nodes for all fights together, so that no thought takes much longer than others."""

    width: int = 10
    depth: int = 16
    glances: int = 6
    alike: int = 3
    glance: int = 60
    fights: int = 2
    nodes: int = 160
    worlds: int = 3
    surprises: int = 6
    proofs: int = 5
    purse: int = 3000


class Plan(Struct, frozen=True):
    """The answers to give, and what they promise. `end`: in the first world, where they lead; `foes`: whom they lead to
    fight, and `fought`: in what share of the worlds all of them fall, and means of Fame and Wounds; `lucky`: whether it
    shows something, so that its value is a mean over worlds."""

    line: Line
    value: float
    end: State
    foes: tuple[str, ...] = ()
    fought: tuple[float, float, float] | None = None
    lucky: bool = False


class Opening(Struct, frozen=True):
    """A first answer, and the best that was seen to come of it."""

    notation: str
    value: float
    end: State


class Node(Struct, frozen=True):
    """A line of answers, where it leads, and what may be hoped for there."""

    hope: float
    state: State
    line: tuple[Option, ...]

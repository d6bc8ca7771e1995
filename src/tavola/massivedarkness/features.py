"""What a mission may change: the moments of the game at which its special rules speak.

One object per mission, with the rulebook's answer as the default of every method. Chapters ask `adventure(table)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from ..kernel.records import Option
from .catalog import printed_id

if TYPE_CHECKING:
    from .state import Foe, Intent, Lying, Table, Work


class Goal:
    """One objective: its id, whether it is met, and how far it has come."""

    __slots__ = ("done", "have", "id", "need")

    def __init__(self, id_: str, have: int, need: int = 1) -> None:
        self.id = id_
        self.have = have
        self.need = need
        self.done = have >= need


class Adventure:
    """A mission without special rules."""

    events = True  # event cards are drawn
    reinforcements = True  # agents call for help
    climbing = True  # entering tiles raises the level
    exits = False  # heroes may leave through the exit
    items: tuple[str, ...] = ()  # what heroes may carry besides objective tokens

    # Set-up and rounds.

    def prepare(self, work: Work) -> None:
        """After the general set-up: monsters with roles, tokens on tiles, choices of the players."""

    def round_starts(self, work: Work) -> None:
        """After resurrections, before the first hero."""

    def enemies_start(self, work: Work) -> None:
        """Before the first enemy of the enemies' phase."""

    def round_ends(self, work: Work) -> None:
        """In the end phase, before the first-player token passes."""

    def token_passes(self, work: Work) -> None:
        """When the first-player token has passed."""

    # Heroes.

    def picked(self, work: Work, seat: int, token: Lying) -> None:
        """A hero has picked up an objective token (already off the board)."""

    def stepped(self, work: Work, seat: int, origin: int, zone: int) -> None:
        """A hero has moved one zone."""

    def may_climb(self, table: Table, seat: int, origin: int, zone: int) -> bool:
        """Whether a hero may use the stairs between two zones."""
        return True

    def may_open(self, table: Table, door: int) -> bool:
        """Whether a shut door can be opened by hand now."""
        return True

    def may_leave(self, table: Table, seat: int) -> bool:
        """Whether a hero in the exit zone may leave the board."""
        return self.exits

    def more_steps(self, table: Table, seat: int) -> list[Option]:
        """Options that cost one movement point; what they do is registered in `chapters.heroes.actions`."""
        return []

    def more_actions(self, table: Table, seat: int) -> list[Option]:
        """Options that cost an action; what they do is registered in `chapters.heroes.actions`."""
        return []

    def died(self, work: Work, seat: int) -> None:
        """A hero has been killed."""

    # Doors.

    def opened(self, work: Work, door: int, chamber: int) -> bool:
        """A chamber has been opened. True: the mission has seen to it and no door card is drawn."""
        return False

    # Enemies.

    def attackable(self, table: Table, foe: Foe) -> bool:
        """Whether heroes can attack and wound this enemy."""
        return True

    def roams(self, table: Table, foe: Foe) -> bool:
        """Whether a roaming monster counts as one for event cards."""
        return True

    def activated(self, work: Work, foe: Foe, counter: int) -> bool:
        """An enemy is activated (counter: the seat it strikes back at, or -1). True: the mission has done it all."""
        return False

    def mobile(self, table: Table, foe: Foe) -> bool:
        """Whether an enemy may move in its activation."""
        return True

    def slips(self, table: Table, foe: Foe) -> bool:
        """Whether an enemy may leave a zone that holds heroes."""
        return False

    def lures(self, table: Table, foe: Foe) -> tuple[int, ...]:
        """Standing pillars in reach which an enemy attacks before any hero; counter-attacks do not ask."""
        return ()

    def march(self, table: Table, foe: Foe) -> int:
        """The zone towards which an enemy moves whatever it sees, or -1; counter-attacks do not ask."""
        return -1

    def holds(self, table: Table, foe: Foe) -> bool:
        """Whether a piece of the mission keeps an enemy in its zone as a hero would; counter-attacks do not ask."""
        return False

    def summons(self, table: Table, card: str) -> bool:
        """Whether a roaming monster card drawn at random may enter play; else it is discarded and another is drawn."""
        return True

    def foresee(self, table: Table, foe: Foe, counter: int) -> tuple[Intent, ...]:
        """What an enemy whose activation the mission sees to will do if nothing changes; none: as every enemy."""
        return ()

    def foe_moved(self, work: Work, foe: Foe, origin: int) -> None:
        """An enemy has moved one zone."""

    def killed(self, work: Work, foe: Foe, seat: int) -> None:
        """An enemy card has left the board, killed by a hero's blow (seat) or otherwise (-1)."""

    def awake(self, table: Table, foe: Foe) -> bool:
        """Whether an enemy that waits should wake now."""
        return False

    def fallen(self, work: Work, pillar: int) -> None:
        """A pillar has been destroyed."""

    # Treasure and level.

    def treasure_level(self, table: Table, zone: int) -> int:
        """The level of treasure found in a zone whose tile has no level token."""
        return table.level

    # The end.

    def shown(self, table: Table) -> dict[str, Any]:
        """What the mission keeps count of and everybody may see, for the view."""
        return {}

    def goals(self, table: Table) -> list[Goal]:
        """The objectives in order, with their progress."""
        return []

    def won(self, table: Table) -> bool:
        """Whether the objectives are achieved; asked after every answer."""
        goals = self.goals(table)
        return bool(goals) and all(goal.done for goal in goals)

    def lost(self, table: Table) -> str:
        """Why the game is lost by a rule of the mission, as the tail of a text key; empty while it is not."""
        return ""


ADVENTURES: dict[str, Adventure] = {}

A = TypeVar("A", bound=type[Adventure])


def adventure_for(mission: str) -> Callable[[A], A]:
    """Register the special rules of a mission."""

    def register(kind: A) -> A:
        ADVENTURES[mission] = kind()
        return kind

    return register


def adventure(table: Table) -> Adventure:
    """The special rules of the mission being played."""
    return ADVENTURES[printed_id(table.mission)]

"""Where special rules join in: a feature is one object whose methods are the moments of the game.

Every method has the rulebook's answer as its default, so a feature says only what it changes. A mission is the feature
of its name, and lists those it shares with others; a variant is the feature of its name. Chapters ask those in force in
the ways of the kernel (`kernel/powers/moments.py`): `fire` tells all of them that a moment has come, `claim` lets the
first that wants it see to a deed, `fold` lets each change an answer in turn, `first` takes the first answer there is,
`gather` collects what all of them offer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..kernel.powers import Moments
from ..kernel.records import Option, Refusal
from .catalog import MISSIONS, printed_id
from .state import Foe, Goal, Intent, Lying, Table, Work


class Feature:
    """A game without special rules."""

    # Set-up and rounds.

    def missions(self, work: Work, order: tuple[str, ...]) -> tuple[str, ...]:
        """The missions of a campaign, in the order they are played."""
        return order

    def lives(self, table: Table, tokens: int) -> int:
        """How many tokens lie on the Lifebringer at the start."""
        return tokens

    def prepare(self, work: Work) -> None:
        """After the general set-up: monsters with roles, tokens on tiles, choices of the players."""

    def round_starts(self, work: Work) -> None:
        """After resurrections, before the first hero."""

    def enemies_start(self, work: Work) -> None:
        """Before the first enemy of the enemies' phase."""

    def events(self, table: Table, drawn: bool) -> bool:
        """Whether event cards are drawn."""
        return drawn

    def round_ends(self, work: Work) -> None:
        """In the end phase, before the first-player token passes."""

    def token_passes(self, work: Work) -> None:
        """When the first-player token has passed."""

    # Heroes.

    def items(self, table: Table) -> Iterable[str]:
        """What heroes may carry besides objective tokens."""
        return ()

    def picked(self, work: Work, seat: int, token: Lying) -> None:
        """A hero has picked up an objective token (already off the board)."""

    def stepped(self, work: Work, seat: int, origin: int, zone: int) -> None:
        """A hero has moved one zone."""

    def stairs_barred(self, table: Table, seat: int, origin: int, zone: int) -> Refusal | None:
        """Why a hero may not use the stairs between two zones."""
        return None

    def door_barred(self, table: Table, door: int) -> Refusal | None:
        """Why a shut door cannot be opened by hand now."""
        return None

    def may_leave(self, table: Table, may: bool, seat: int) -> bool:
        """Whether a hero in the exit zone may leave the board."""
        return may

    def more_steps(self, table: Table, seat: int) -> list[Option]:
        """Options that cost one movement point; what they do is registered in `chapters.heroes.actions`."""
        return []

    def more_actions(self, table: Table, seat: int) -> list[Option]:
        """Options that cost an action; what they do is registered in `chapters.heroes.actions`."""
        return []

    def enchants(self, table: Table, unasked: bool) -> bool:
        """Whether enchantments are paid without asking."""
        return unasked

    def died(self, work: Work, seat: int) -> None:
        """A hero has been killed."""

    # Doors.

    def opened(self, work: Work, door: int, chamber: int) -> bool:
        """A chamber has been opened. True: it has been seen to and no door card is drawn."""
        return False

    # Enemies.

    def attack_barred(self, table: Table, foe: Foe) -> Refusal | None:
        """Why heroes cannot attack and wound this enemy."""
        return None

    def roams(self, table: Table, counts: bool, foe: Foe) -> bool:
        """Whether a roaming monster counts as one for event cards."""
        return counts

    def activated(self, work: Work, foe: Foe, counter: int) -> bool:
        """An enemy is activated (counter: the seat it strikes back at, or -1). True: all of it has been done."""
        return False

    def mobile(self, table: Table, may: bool, foe: Foe) -> bool:
        """Whether an enemy may move in its activation."""
        return may

    def slips(self, table: Table, may: bool, foe: Foe) -> bool:
        """Whether an enemy may leave a zone that holds heroes."""
        return may

    def lures(self, table: Table, foe: Foe) -> Iterable[int]:
        """Standing pillars in reach which an enemy attacks before any hero; counter-attacks do not ask."""
        return ()

    def march(self, table: Table, foe: Foe) -> int | None:
        """The zone towards which an enemy moves whatever it sees; counter-attacks do not ask."""
        return None

    def holds(self, table: Table, held: bool, foe: Foe) -> bool:
        """Whether a piece of the mission keeps an enemy in its zone as a hero would; counter-attacks do not ask."""
        return held

    def summons(self, table: Table, may: bool, card: str) -> bool:
        """Whether a roaming monster card drawn at random may enter play; else it is discarded and another is drawn."""
        return may

    def reinforcements(self, table: Table, called: bool) -> bool:
        """Whether agents call for help."""
        return called

    def foresee(self, table: Table, foe: Foe, counter: int) -> tuple[Intent, ...] | None:
        """What an enemy whose activation the mission sees to will do if nothing changes."""
        return None

    def foe_moved(self, work: Work, foe: Foe, origin: int) -> None:
        """An enemy has moved one zone."""

    def killed(self, work: Work, foe: Foe, seat: int) -> None:
        """An enemy card has left the board, killed by a hero's blow (seat) or otherwise (-1)."""

    def fallen(self, work: Work, pillar: int) -> None:
        """A pillar has been destroyed."""

    # The level.

    def climbing(self, table: Table, rises: bool) -> bool:
        """Whether entering tiles raises the level."""
        return rises

    # The end.

    def shown(self, table: Table, found: dict[str, Any]) -> dict[str, Any]:
        """What the feature keeps count of and everybody may see, by name, besides what was found before."""
        return found

    def goals(self, table: Table) -> list[Goal]:
        """The objectives in order, with their progress."""
        return []

    def won(self, table: Table, won: bool) -> bool:
        """Whether the mission is won: all objectives are achieved. Asked after every answer."""
        return won

    def lost(self, table: Table) -> str | None:
        """Why the game is lost by a rule of the mission, as the tail of a text key."""
        return None


FEATURES = Moments(Feature)
fire, claim, fold = FEATURES.react, FEATURES.claim, FEATURES.adjust
first, gather = FEATURES.first, FEATURES.gather

#: Registers the special rules that go by these names: a mission's, those several missions share, or a variant's.
feature = FEATURES.named


def _named(mission: str, choices: tuple[str, ...]) -> tuple[str, ...]:
    """The features in force: the mission first, then what it shares with others, then the variants."""
    shared = MISSIONS[mission].features if mission else ()
    return (printed_id(mission), *shared, *(choice.partition(":")[0] for choice in choices))


def _decided(table: Table) -> tuple[str, tuple[str, ...]]:
    return table.mission, table.choices


FEATURES.standing(_decided, _named)


def feature_on(table: Table, name: str) -> bool:
    """Whether a special rule is in force."""
    return name in _named(table.mission, table.choices)


def objectives(table: Table) -> list[Goal]:
    """What the heroes have to achieve, in order, with their progress."""
    return gather(table, Feature.goals)


def attackable(table: Table, foe: Foe) -> bool:
    """Whether heroes can attack and wound an enemy."""
    return first(table, Feature.attack_barred, foe) is None

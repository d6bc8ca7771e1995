"""The moments at which a power may speak, each with the rulebook's answer."""

from __future__ import annotations

from collections.abc import Iterable

from ...kernel.effects import Ctx
from ...kernel.records import Effect, Option
from ..catalog import Card
from ..state import Foe, Points, Table, Work

Piece = tuple[str, str]  # of mana: its colour, and where it comes from
Colors = list[set[str]]  # what each piece of a payment serves as


class Power:
    """A piece that does nothing besides. `mod`: the effect in force, with its arguments; of a Skill or Tactic, its bare
    name."""

    def __init__(self, mod: Effect) -> None:
        self.mod = mod

    # Cards.

    def side(self, table: Table, effect: Effect, card: Card) -> Effect:
        """A side of a card about to be played."""
        return effect

    def grants(self, table: Table) -> list[Option]:
        """Options while it lasts."""
        return []

    def hand_limit(self, table: Table, limit: int) -> int:
        """Up to how many cards the player draws at the end of a turn."""
        return limit

    def deck_ran_out(self, work: Work, missing: int) -> None:
        """So many cards could not be drawn."""

    def cleaning(self, work: Work) -> None:
        """The end of the turn, before the cards played go to the discard pile."""

    def drawing(self, work: Work) -> bool:
        """The hand is to be drawn at the end of the turn. True: it has been seen to."""
        return False

    def reaches(self, table: Table, effect: Effect, card: str) -> Iterable[str]:
        """Spaces a Hero who holds a card with this word could assault from afar."""
        return ()

    # Points.

    def points(self, work: Work, n: int, what: str, ctx: Ctx) -> int:
        """Move, Influence, Attack or Block just given."""
        return n

    def becomes(self, table: Table, points: Points) -> Points:
        """What kind of attack it is, before anything is added to it."""
        return points

    def multiplied(self, table: Table, points: Points) -> Points:
        """An attack to which everything has been added."""
        return points

    def shot(self, work: Work, points: Points) -> bool:
        """A finished attack is to be added to the others. True: it has been seen to."""
        return False

    def attacked(self, work: Work, piece: Points, group: tuple[Foe, ...]) -> None:
        """An attack of this tag has defeated these enemies."""

    def blocked(self, work: Work, piece: Points, foe: Foe, surplus: int) -> None:
        """A Block of this kind has stopped an attack of this enemy with so much to spare."""

    # Deeds.

    def wounded(self, work: Work, n: int) -> bool:
        """Wounds have come to the hand. True: no other power of this name is told."""
        return False

    def enemy_defeated(self, work: Work, foe: Foe) -> None:
        """The player has defeated an enemy."""

    def mana_used(self, work: Work, used: Colors) -> None:
        """Mana is about to be used."""

    def mana_levied(self, work: Work, color: str) -> None:
        """Mana of a colour was paid besides, for no other reason than this."""

    def card_powered(self, work: Work, card: Card, used: Colors) -> None:
        """Mana has powered a card; told to what lies in the middle of the table."""

    # Mana it opens: pieces of this word. A piece that only bends another one's colour says what that may serve as.

    mana_word = ""
    bends = False

    def mana_offered(self, table: Table, have: list[Piece]) -> list[Piece]:
        """Pieces of mana besides those there are already."""
        return []

    def mana_serves(self, color: str, need: str, spell: bool) -> bool:
        """Whether bent mana may serve as the colour needed; `spell`: for the strong effect of a Spell."""
        return False

    def mana_paid(self, work: Work, color: str, more: list[str]) -> None:
        """One of its pieces has been paid: the colour, and the words after it."""

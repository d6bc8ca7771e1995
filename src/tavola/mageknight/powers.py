"""What pieces do besides their own effect: a power is one object whose methods are the moments at which it speaks.

A power goes by the word of what is in force: a lasting effect of the turn, a Skill that lies ready, the Tactic not yet
used up. Every method has the rulebook's answer as its default. Chapters ask those of whoever acts in four ways, as
they ask features: `react` after a deed, `adjust` an answer, `claim` a deed for the first that takes it over, `grant`
what all of them offer. Content registers the powers; no chapter knows a single piece by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Concatenate, ParamSpec, TypeVar

from ..kernel.effects import Ctx
from ..kernel.records import Effect, Option
from .catalog import Card
from .state import Foe, PlayerFields, Points, Table, Work

P = ParamSpec("P")
T = TypeVar("T")
B = TypeVar("B", bound=Table)
K = TypeVar("K", bound="Power")

Piece = tuple[str, str]  # of mana: its colour, and where it comes from
Colors = list[set[str]]  # what each piece of a payment serves as


class Power:
    """A piece that does nothing besides. `mod`: the effect in force, with its arguments; of a Skill or Tactic, its bare
    name."""

    # Cards.

    def side(self, table: Table, effect: Effect, mod: Effect, card: Card) -> Effect:
        """A side of a card about to be played."""
        return effect

    def grants(self, table: Table, mod: Effect) -> list[Option]:
        """Options while it lasts."""
        return []

    def hand_limit(self, table: Table, limit: int, mod: Effect) -> int:
        """Up to how many cards the player draws at the end of a turn."""
        return limit

    def deck_ran_out(self, work: Work, mod: Effect, missing: int) -> None:
        """So many cards could not be drawn."""

    def cleaning(self, work: Work, mod: Effect) -> None:
        """The end of the turn, before the cards played go to the discard pile."""

    def drawing(self, work: Work, mod: Effect) -> bool:
        """The hand is to be drawn at the end of the turn. True: it has been seen to."""
        return False

    def reaches(self, table: Table, effect: Effect, card: str) -> Iterable[str]:
        """Spaces a Hero who holds a card with this word could assault from afar."""
        return ()

    # Points.

    def points(self, work: Work, n: int, mod: Effect, what: str, ctx: Ctx) -> int:
        """Move, Influence, Attack or Block just given."""
        return n

    def becomes(self, table: Table, points: Points, mod: Effect) -> Points:
        """What kind of attack it is, before anything is added to it."""
        return points

    def multiplied(self, table: Table, points: Points, mod: Effect) -> Points:
        """An attack to which everything has been added."""
        return points

    def shot(self, work: Work, mod: Effect, points: Points) -> bool:
        """A finished attack is to be added to the others. True: it has been seen to."""
        return False

    def attacked(self, work: Work, piece: Points, group: tuple[Foe, ...]) -> None:
        """An attack of this tag has defeated these enemies."""

    def blocked(self, work: Work, piece: Points, foe: Foe, surplus: int) -> None:
        """A Block of this kind has stopped an attack of this enemy with so much to spare."""

    # Deeds.

    def wounded(self, work: Work, mod: Effect, n: int) -> bool:
        """Wounds have come to the hand. True: no other power of this name is told."""
        return False

    def enemy_defeated(self, work: Work, mod: Effect, foe: Foe) -> None:
        """The player has defeated an enemy."""

    def mana_used(self, work: Work, mod: Effect, used: Colors) -> None:
        """Mana is about to be used."""

    def mana_levied(self, work: Work, mod: Effect, color: str) -> None:
        """Mana of a colour was paid besides, for no other reason than this."""

    def card_powered(self, work: Work, mod: Effect, card: Card, used: Colors) -> None:
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


POWERS: dict[str, Power] = {}
#: The powers that speak at each moment, by their word; and those that open mana, by the word of its pieces.
_SPEAKING: dict[str, dict[str, Callable[..., Any]]] = {name: {} for name in vars(Power) if not name.startswith("_")}
OPENING: dict[str, tuple[str, Power]] = {}


def power(*words: str) -> Callable[[type[K]], type[K]]:
    """Register what goes by these words."""

    def register(kind: type[K]) -> type[K]:
        for word in words:
            if word in POWERS:
                raise ValueError(f"power {word} is registered twice")
            POWERS[word] = piece = kind()
            for moment, speaking in _SPEAKING.items():
                if getattr(kind, moment) is not getattr(Power, moment):
                    speaking[word] = getattr(piece, moment)
            if piece.mana_word:
                OPENING[piece.mana_word] = (word, piece)
        return kind

    return register


def speaks(word: str, moment: Callable[..., Any]) -> Callable[..., Any] | None:
    """What a word has to say at a moment, if anything."""
    return _SPEAKING[moment.__name__].get(word)


def _in_force(me: PlayerFields, moment: str) -> list[tuple[Callable[..., Any], Effect]]:
    """The powers of a player that speak: lasting effects in the order they came, then Skills and the Tactic."""
    speaking = _SPEAKING[moment]
    found = []
    for mod in me.mods:
        if mod.op in speaking:
            found.append((speaking[mod.op], mod))
    for owned in me.skills:
        if owned.skill in speaking and not owned.used:
            found.append((speaking[owned.skill], Effect(owned.skill)))
    if me.tactic in speaking and not me.tactic_used:
        found.append((speaking[me.tactic], Effect(me.tactic)))
    return found


def react(
    work: Work, moment: Callable[Concatenate[Power, Work, Effect, P], None], *args: P.args, **kwargs: P.kwargs
) -> None:
    """Tell every power of whoever acts."""
    for speak, mod in _in_force(work.me, moment.__name__):
        speak(work, mod, *args, **kwargs)


def react_in_the_middle(
    work: Work, moment: Callable[Concatenate[Power, Work, Effect, P], None], *args: P.args, **kwargs: P.kwargs
) -> None:
    """Tell the Skills whose tokens lie in the middle of the table, whoever owns them."""
    speaking = _SPEAKING[moment.__name__]
    for seat, player in enumerate(work.players):
        for owned in (work.me if seat == work.current else player).skills:
            if owned.skill in speaking and owned.used in ("centre", "return"):
                speaking[owned.skill](work, Effect(owned.skill, (owned.mark, seat)), *args, **kwargs)


def adjust(
    table: B, moment: Callable[Concatenate[Power, B, T, Effect, P], T], plain: T, *args: P.args, **kwargs: P.kwargs
) -> T:
    """What holds: the plain answer as each power in turn changes it."""
    for speak, mod in _in_force(table.me, moment.__name__):
        plain = speak(table, plain, mod, *args, **kwargs)
    return plain


def claim(
    work: Work, moment: Callable[Concatenate[Power, Work, Effect, P], bool], *args: P.args, **kwargs: P.kwargs
) -> bool:
    """Let the first power that wants it see to a deed; True if one did."""
    return any(speak(work, mod, *args, **kwargs) for speak, mod in _in_force(work.me, moment.__name__))


def grant(
    table: Table, moment: Callable[Concatenate[Power, Table, Effect, P], list[T]], *args: P.args, **kwargs: P.kwargs
) -> list[T]:
    """Everything the powers offer, each once."""
    found: list[T] = []
    for speak, mod in _in_force(table.me, moment.__name__):
        found += [one for one in speak(table, mod, *args, **kwargs) if one not in found]
    return found

"""What a game offers; all that tables, bots, servers and tests may use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from .errors import IllegalAnswer, UnknownName
from .records import PAYS, Decision, Event, Option, Refusal, Seat, Setup, Text
from .rng import Rng

S = TypeVar("S", bound=Struct)


class Step(Struct, Generic[S], frozen=True):
    """The result of an answer: a new state, what happened, and whether that can be taken back."""

    state: S
    events: tuple[Event, ...]
    sealed: bool


class CardInfo(Struct, frozen=True):
    """One entry of `tavola cards`: names are text keys; texts are effect trees or text keys by side; `rules` are the
    numbers of the rules the piece touches."""

    id: str
    kind: str
    set: str
    name: str
    sides: tuple[tuple[str, Any], ...]
    facts: dict[str, Any] = {}
    rules: tuple[str, ...] = ()


class ScenarioInfo(Struct, frozen=True):
    """One entry of `tavola scenarios`."""

    id: str
    name: str
    players: tuple[int, int]
    rounds: int


class VariantInfo(Struct, frozen=True):
    """A rule a table may agree on before the game: an option of the setup. Names are text keys.

    `values`: what it may be set to, none for a plain `on`; `players`: for how many; `against`: scenarios and other
    variants it excludes; `only`: the scenarios it is made for (none: all); `fits`: player counts by scenario that it
    can be played with, all of this together.
    """

    id: str
    name: str
    about: str
    values: tuple[str, ...]
    players: tuple[int, int]
    against: tuple[str, ...]
    only: tuple[str, ...]
    fits: dict[str, tuple[int, ...]]


class Rules(Protocol[S]):
    """The contract of a game."""

    id: str
    state_type: type[S]

    def start(self, setup: Setup, seed: int) -> S:
        """The first state. Raises UnknownName for a scenario, hero or option that does not exist."""

    def options(self, state: S) -> Decision:
        """Who decides, why, and the ordered legal answers; or the outcome."""

    def apply(self, state: S, answer: Option) -> Step[S]:
        """A new state and the events; the old state is untouched. Takes an offered option; doors to the outside use
        `answer` below, which refuses everything else."""

    def view(self, state: S, seat: Seat | None) -> dict[str, Any]:
        """What one seat (None: a spectator) may see."""

    def resample(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """A world consistent with what that seat knows, for thinking."""

    def label(self, state: S, option: Option) -> Text:
        """The words of an option."""

    def refuse(self, state: S, said: str) -> Refusal:
        """Why this notation, or this piece (`card march`, `space 2,-1`), is not a legal answer now."""

    def position(self, table: Mapping[str, Any]) -> S:
        """The state a position file describes. Raises BadPosition naming the key."""

    def cards(self) -> tuple[CardInfo, ...]:
        """Everything printed, for galleries and tests."""

    def missing(self) -> tuple[str, ...]:
        """Ids of printed pieces this edition cannot play yet."""

    def scenarios(self) -> tuple[ScenarioInfo, ...]:
        """The scenarios on offer."""

    def seats(self, state: S) -> int:
        """How many people sit at the table."""


def variants(rules: Rules[Any]) -> tuple[VariantInfo, ...]:
    """The variants a game offers; a game without any need not speak of them."""
    offered = getattr(rules, "variants", None)
    return tuple(offered()) if offered is not None else ()


def forecast(rules: Rules[S], state: S, option: Option) -> dict[str, Any] | None:
    """What to expect of an answer whose result is left to chance, as plain data its own page understands; a game that
    cannot tell need not speak of it."""
    told = getattr(rules, "forecast", None)
    return told(state, option) if told is not None else None


def chapter(rules: Rules[S], state: S) -> Text | None:
    """Where a game stands, in one line for lists of kept games; a game may leave that to its round."""
    told = getattr(rules, "chapter", None)
    return told(state) if told is not None else None


def open_table(rules: Rules[Any]) -> bool:
    """Whether the seats have nothing to hide from each other: then no cover is needed when a screen is passed on."""
    return bool(getattr(rules, "open_table", False))


def find(decision: Decision, said: str) -> Option | None:
    """The option a notation means. What pays may be left unsaid: then the first way, which costs least, is meant."""
    words = " ".join(said.split()).lower()
    for option in decision.options:
        if option.notation == words:
            return option
    begun = [option for option in decision.options if option.notation.startswith(words + " ")]
    if not begun or not all(option.flags & PAYS for option in begun):
        return None
    first = begun[0]
    same = all(option.kind == first.kind and option.args[:-1] == first.args[:-1] for option in begun)
    return first if same else None


_games: dict[str, Rules[Any]] = {}


def register(rules: Rules[Any]) -> None:
    """Put a game on the shelf. A new game is a folder and one call of this."""
    _games[rules.id] = rules


def games() -> tuple[str, ...]:
    return tuple(_games)


def game(name: str) -> Rules[Any]:
    rules = _games.get(name)
    if rules is None:
        raise UnknownName("error-unknown-game", name=name, known=tuple(_games))
    return rules


def answer(rules: Rules[S], state: S, said: str | Option) -> tuple[Option, Step[S]]:
    """Apply a notation or option; an answer not offered raises IllegalAnswer with its rule and changes nothing."""
    decision = rules.options(state)
    notation = said if isinstance(said, str) else said.notation
    option = find(decision, notation)
    if option is None:
        raise IllegalAnswer(rules.refuse(state, notation))
    return option, rules.apply(state, option)

"""What a game tells the room of words: one record per game, no code of the renderer per game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from ..kernel.records import Effect

#: How an effect that is more than one message is put together: the effect, the language, and how to say its parts.
Shape: TypeAlias = Callable[[Effect, str, Callable[[Effect], str]], str]
#: A view in plain lines, in one language.
Printer: TypeAlias = Callable[[Mapping[str, Any], str], list[str]]


def _as_it_is(effect: Effect) -> Effect:
    return effect


class Vocabulary(Struct, frozen=True):
    """The effect words of one game.

    `arguments`: the names of a verb's arguments, in order; a starred one takes whatever follows. `more`: where a verb
    names something more it does, the place of that name among its arguments. `prices`: verbs that are prices;
    `pledges`: conditions that also bind for the rest of the turn, and the verb that says so. `alike`: ids that make
    choices the same effect but for one of them, said at once; `whole`: the word for all of a kind. `counted`: verbs
    that can say how often; `joined`: verbs that can give one each of several colors; `frames`: verbs around others
    that can hold a choice; `limits`: ids of what an effect excepts. `told`: a tree in the order it is best told.
    `shapes`: effects that are built from several messages; a shape that finds nothing special to say gives "".
    """

    arguments: Mapping[str, tuple[str, ...]] = {}
    more: Mapping[str, int] = {}
    prices: frozenset[str] = frozenset()
    pledges: Mapping[str, str] = {}
    alike: tuple[frozenset[str], ...] = ()
    whole: Mapping[frozenset[str], str] = {}
    counted: frozenset[str] = frozenset()
    joined: frozenset[str] = frozenset()
    frames: frozenset[str] = frozenset()
    limits: frozenset[str] = frozenset()
    told: Callable[[Effect], Effect] = _as_it_is
    shapes: Mapping[str, Shape] = {}


def _no_effects() -> Iterable[tuple[str, Effect]]:
    return ()


def _no_facts(lang: str) -> Iterable[tuple[str, str]]:
    return ()


class Words(Struct, frozen=True, kw_only=True):
    """The words of one game.

    `prefix`: how its message keys begin; `package`: the room with its messages (`words/<lang>/*.ftl`) and its
    rulebook; `kinds`: arguments that hold an id and are shown as the name of that piece; `aliases`: arguments called
    otherwise than the kind they speak of; `also`: the kind a piece may belong to that is spoken of as one of another
    (the power of a site is used like that of a card). `effects`: every printed effect tree with the key a page asks for
    its words by; `facts`: the same for what is printed but no effect. `board` and `status`: the table in plain lines,
    whole, and the few lines worth hearing at every decision; `map` and `drawing`: how the places lie, in words and
    drawn with letters; `expected`: the forecast of an answer in a few words. `explained`: events that bring a piece
    into play whose words are to be read then, and the argument that names it. `milestones`: events a finished game is
    told by; `turnings`: those of them it turned on. `example`: a piece as it is typed after `why`.
    """

    game: str
    prefix: str
    package: str
    vocabulary: Vocabulary = Vocabulary()
    kinds: tuple[str, ...] = ()
    aliases: Mapping[str, str] = {}
    also: Mapping[str, str] = {}
    effects: Callable[[], Iterable[tuple[str, Effect]]] = _no_effects
    facts: Callable[[str], Iterable[tuple[str, str]]] = _no_facts
    board: Printer | None = None
    status: Printer | None = None
    map: Printer | None = None
    drawing: Printer | None = None
    expected: Callable[[Mapping[str, Any], str], str] | None = None
    explained: Mapping[str, str] = {}
    milestones: frozenset[str] = frozenset()
    turnings: frozenset[str] = frozenset()
    example: str = "…"


_by_prefix: dict[str, Words] = {}
_by_game: dict[str, Words] = {}
_when_learnt: list[Callable[[], None]] = []


def learn(words: Words) -> None:
    """Take in the words of a game."""
    _by_prefix[words.prefix] = _by_game[words.game] = words
    for forget in _when_learnt:
        forget()


def when_learnt(forget: Callable[[], None]) -> None:
    """Register how to forget what was made from the words known so far."""
    _when_learnt.append(forget)


def known() -> tuple[Words, ...]:
    """The words of every game."""
    return tuple(_by_game.values())


def words_of(game: str) -> Words | None:
    """The words of a game by its id; a game may have none."""
    return _by_game.get(game)


def words_with(prefix: str) -> Words | None:
    """The words of the game whose keys begin so."""
    return _by_prefix.get(prefix)

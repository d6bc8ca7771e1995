"""Automated players: a view and a decision in, one option out."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.errors import UnknownName
from .bot import Bot, Look, Patience
from .greedy import GreedyBot
from .judgement import Judgement
from .random import RandomBot
from .taught import TaughtBot

__all__ = ["Bot", "GreedyBot", "Judgement", "Look", "Patience", "RandomBot", "bot", "bots", "judgement_of", "teach"]

#: How each game's positions are judged; a game without an entry is judged by its final score.
_JUDGEMENTS: dict[str, Callable[[], Judgement]] = {}

#: Games that bring a player of their own instead, quicker or wiser than the search.
_OWN: dict[str, Callable[[str], Bot]] = {}

#: Games that bring a player that thinks longer and plays better still.
_STRONG: dict[str, Callable[[str, Patience | None], Bot]] = {}


def _greedy(seed: str, patience: Patience | None) -> Bot:
    return TaughtBot(seed, _OWN, lambda own: GreedyBot(own, _JUDGEMENTS))


def _strong(seed: str, patience: Patience | None) -> Bot:
    """The strongest player there is for the game; where nobody taught one, the greedy one."""
    own = {game: (lambda one, make=make: make(one, patience)) for game, make in _STRONG.items()}
    return TaughtBot(seed, own, lambda one: _greedy(one, patience))


_MAKERS: dict[str, Callable[[str, Patience | None], Bot]] = {
    "random": lambda seed, patience: RandomBot(seed),
    "greedy": _greedy,
    "strong": _strong,
}


def teach(
    game: str,
    judgement: Callable[[], Judgement] | None,
    player: Callable[[str], Bot] | None,
    strong: Callable[[str, Patience | None], Bot] | None = None,
) -> None:
    """Learn how a game is played: what its positions are worth, a player of its own, or one that thinks longer."""
    if strong is not None:
        _STRONG[game] = strong
    if judgement is not None:
        _JUDGEMENTS[game] = judgement
    if player is not None:
        _OWN[game] = player


def judgement_of(game: str) -> Judgement | None:
    """How positions of a game are judged; None where nobody taught it."""
    make = _JUDGEMENTS.get(game)
    return make() if make is not None else None


def bots() -> tuple[str, ...]:
    """The names `--bots` takes."""
    return tuple(_MAKERS)


def bot(name: str, seed: str, patience: Patience | None = None) -> Bot:
    """A player of that kind; the same seed makes the same choices, unless `patience` lets a clock decide."""
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownName("error-unknown-bot", name=name, known=tuple(_MAKERS))
    return maker(seed, patience)

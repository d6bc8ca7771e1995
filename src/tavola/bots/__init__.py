"""Automated players: a view and a decision in, one option out."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.errors import UnknownName
from .bot import Bot, Look
from .greedy import GreedyBot
from .judgement import Judgement
from .mageknight import MageKnightJudgement
from .random import RandomBot

__all__ = ["Bot", "GreedyBot", "Look", "RandomBot", "bot", "bots"]

#: How each game's positions are judged; a game without an entry is judged by its final score.
_JUDGEMENTS: dict[str, Callable[[], Judgement]] = {"mageknight": MageKnightJudgement}

_MAKERS: dict[str, Callable[[str], Bot]] = {
    "random": RandomBot,
    "greedy": lambda seed: GreedyBot(seed, _JUDGEMENTS),
}


def bots() -> tuple[str, ...]:
    """The names `--bots` takes."""
    return tuple(_MAKERS)


def bot(name: str, seed: str) -> Bot:
    """A player of that kind; the same seed makes the same choices."""
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownName("error-unknown-bot", name=name, known=tuple(_MAKERS))
    return maker(seed)

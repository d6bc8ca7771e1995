"""One record per game: all the house knows of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from .bots.bot import Bot, Patience
from .bots.judgement import Judgement
from .kernel.contract import Rules
from .teaching.advice import Adviser, Scout
from .teaching.lesson import Lesson
from .text.vocabulary import Words


class Game(Struct, frozen=True):
    """A game on the shelf: its rules, its words, and how its players think.

    `judgement`: what a position is worth, for the bot that looks ahead; `player`: a player of its own instead, quicker
    or wiser than the search; `strong`: one that thinks longer. A game with none is judged by its final score. `lesson`:
    its guided first game; `adviser`: how it gives advice, where it can say more than its player does; `scout`: what it
    can say of one piece before anything is decided.
    """

    rules: Rules[Any]
    words: Words
    judgement: Callable[[], Judgement] | None = None
    player: Callable[[str], Bot] | None = None
    lesson: Lesson | None = None
    adviser: Adviser | None = None
    scout: Scout | None = None
    strong: Callable[[str, Patience | None], Bot] | None = None

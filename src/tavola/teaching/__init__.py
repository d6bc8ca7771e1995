"""Learning a game at its own table: lessons, and advice at any question."""

from __future__ import annotations

from .advice import Advice, Weighed, advise, advise_with
from .lesson import Chapter, Follower, Hint, Lesson, Progress, Step, lesson_of, offer

__all__ = [
    "Advice",
    "Chapter",
    "Follower",
    "Hint",
    "Lesson",
    "Progress",
    "Step",
    "Weighed",
    "advise",
    "advise_with",
    "lesson_of",
    "offer",
]

"""Learning a game at its own table: lessons, and advice at any question."""

from __future__ import annotations

from .advice import Advice, Scouted, Weighed, advise, advise_with, scout_with, scouted
from .lesson import Chapter, Follower, Hint, Lesson, Progress, Step, lesson_of, offer
from .telling import advised, goal_told, scouted_told, told

__all__ = [
    "Advice",
    "Chapter",
    "Follower",
    "Hint",
    "Lesson",
    "Progress",
    "Scouted",
    "Step",
    "Weighed",
    "advise",
    "advise_with",
    "advised",
    "goal_told",
    "lesson_of",
    "offer",
    "scout_with",
    "scouted",
    "scouted_told",
    "told",
]

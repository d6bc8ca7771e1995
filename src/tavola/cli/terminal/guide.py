"""The guided first game in the terminal: the step that fits the moment, its reason and its rule, above the question."""

from __future__ import annotations

from collections.abc import Iterator

from ...table import Match
from ...teaching import Follower, lesson_of
from ...teaching import told as lesson_told
from ..words import lang, said


def guide_of(match: Match) -> Follower | None:
    """Who follows a game that was begun as a lesson; a kept one is known by its set-up and its seed."""
    lesson = lesson_of(match.setup.game)
    if lesson is None or match.setup != lesson.setup or match.seed != lesson.seed:
        return None
    return Follower(lesson, lesson.seats)


def step_told(guide: Follower, match: Match) -> tuple[list[str], str]:
    """What to try now, why, and where it is written; and the notation wished for."""
    told = lesson_told(guide, match, lang())
    step = told["step"]
    if step is None:
        return [], ""
    chapter = told["chapters"][step["chapter"]]
    lines = [said("terminal-lesson", chapter=chapter["title"], n=step["place"] + 1, of=chapter["of"])]
    lines += [step["what"], f"{step['why']} [{step['rule']}]"]
    return lines, step["notation"]


def contents(guide: Follower, match: Match) -> Iterator[str]:
    """The chapters, and how far one has come in each."""
    for chapter in lesson_told(guide, match, lang())["chapters"]:
        yield said("terminal-lesson-chapter", chapter=chapter["title"], n=chapter["done"], of=chapter["of"])

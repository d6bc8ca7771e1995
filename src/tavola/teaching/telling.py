"""A lesson and an advice in words, for every door."""

from __future__ import annotations

from typing import Any

from ..kernel.contract import Goal, Rules
from ..kernel.records import Decision, Option, Text
from ..text import say
from ..text.vocabulary import words_of
from .advice import Advice, Scouted
from .lesson import Follower, Hint, Taught


def told(follower: Follower, match: Taught, lang: str) -> dict[str, Any]:
    """Where somebody stands in a lesson: its chapters, and the step that fits this moment."""
    lesson, rules = follower.lesson, match.rules
    progress, hint = follower.follow(match), follower.hint(match)
    prefix = _prefix(rules)
    return {
        "chapters": [
            {
                "id": chapter.id,
                "title": say(Text(f"{prefix}-learn-chapter-{chapter.id}"), lang),
                "done": done,
                "of": len(chapter.steps),
            }
            for chapter, done in zip(lesson.chapters, progress.done, strict=True)
        ],
        "over": progress.over(lesson),
        "step": None if hint is None else _step(rules, match, hint, prefix, lang),
    }


def _step(rules: Rules[Any], match: Taught, hint: Hint, prefix: str, lang: str) -> dict[str, Any]:
    state = match.state_after(len(match.moves))
    pieces = rules.pieces(state, hint.option)
    cards = [piece.partition(":")[2] for piece in pieces if piece.startswith("card:")]
    args = {"card": cards[0]} if cards else {}
    key = f"{prefix}-learn-{hint.step.id}"
    return {
        "id": hint.step.id,
        "chapter": hint.chapter,
        "place": hint.place,
        "what": say(Text(key, dict(args)), lang),
        "why": say(Text(f"{key}-why", dict(args)), lang),
        "rule": hint.step.rule,
        "notation": hint.option.notation,
        "pieces": [*pieces, *hint.step.lights],
    }


def advised(rules: Rules[Any], state: Any, decision: Decision, advice: Advice, lang: str) -> dict[str, Any]:
    """An advice in words: the answer, why, what would follow, and how it compares with the next best."""
    options: dict[str, Option] = {one.notation: one for one in decision.options}
    option = options[advice.notation]
    return {
        "notation": option.notation,
        "label": say(rules.label(state, option), lang),
        "pieces": rules.pieces(state, option),
        "reason": say(advice.reason, lang),
        "line": [say(text, lang) for text in advice.line],
        "best": [
            {
                "notation": one.notation,
                "label": say(rules.label(state, options[one.notation]), lang),
                "expected": say(one.expected, lang),
                "changes": [say(text, lang) for text in one.changes],
            }
            for one in advice.best
            if one.notation in options
        ],
    }


def scouted_told(scouted: Scouted, lang: str) -> dict[str, Any]:
    """What a piece promises, in words."""
    return {"text": say(scouted.text, lang), "line": [say(text, lang) for text in scouted.line]}


def goal_told(goal: Goal | None, lang: str) -> dict[str, Any] | None:
    """What a game is about, in words."""
    if goal is None:
        return None
    return {
        "name": say(goal.name, lang),
        "aims": [
            {"text": say(aim.text, lang), "have": aim.have, "need": aim.need, "done": aim.done} for aim in goal.aims
        ],
        "left": say(goal.left, lang) if goal.left is not None else "",
        "ends": [say(text, lang) for text in goal.ends],
    }


def _prefix(rules: Rules[Any]) -> str:
    words = words_of(rules.id)
    return words.prefix if words is not None else rules.id

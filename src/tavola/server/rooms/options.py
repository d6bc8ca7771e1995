"""Options as a page shows them: their words, and what is to be expected of each answer."""

from __future__ import annotations

import time
from typing import Any

from msgspec import Struct

from ...kernel.answering import foresee
from ...kernel.contract import Result, Rules
from ...kernel.records import Option
from ...table import Match
from ...table.ways import Lead, Way
from ...text import say
from ..config import ODDS_SECONDS

#: Seconds of processor time. What a table takes longer for is done on a thread.
LIGHT = 0.02

#: The heading of options that belong to nothing in particular.
OTHER = "other"


class Dear(Exception):
    """What was to be drawn at once takes longer than that."""


class Foresight:
    """What to expect of answers, one after another, while somebody waits for it: what is asked for too late, or once
    nobody waits, is not reckoned. Each reckoning alone is bounded by its game. In a `hurry` it raises Dear as soon as
    it takes long. A `match` remembers what comes of its answers."""

    def __init__(self, match: Match | None = None, hurry: bool = False) -> None:
        self._match = match
        self._due = time.perf_counter() + LIGHT if hurry else 0.0
        now = time.thread_time()
        self._dear, self._end = now + LIGHT, now + ODDS_SECONDS
        self._over = False

    def result(self, rules: Rules[Any], state: Any, option: Option) -> Result[Any] | None:
        """What comes of an answer; None where that cannot be told."""
        if self._due and time.perf_counter() > self._due and time.thread_time() > self._dear:
            raise Dear
        return foresee(rules, state, option) if self._match is None else self._match.foreseen(option)

    def of(self, rules: Rules[Any], state: Any, option: Option) -> Struct | None:
        if self._over:
            return None
        found = rules.forecast(state, option)
        self._over = self._over or (found is not None and time.thread_time() > self._end)
        return found

    def give_up(self) -> None:
        self._over = True


def drawn(rules: Rules[Any], state: Any, option: Option, lang: str, foresight: Foresight) -> dict[str, Any]:
    """An option as a page shows it, and what is to be expected."""
    return bare_option(rules, state, option, lang) | expected(rules, state, option, lang, foresight)


def bare_option(rules: Rules[Any], state: Any, option: Option, lang: str) -> dict[str, Any]:
    """The words of an option, the pieces it is about, and its heading."""
    return {
        "notation": option.notation,
        "label": say(rules.label(state, option), lang),
        "kind": option.kind,
        "args": option.args,
        "pieces": rules.pieces(state, option),
        "section": rules.sections.get(option.kind, OTHER),
        "idle": option.idle,
    }


def expected(rules: Rules[Any], state: Any, option: Option, lang: str, foresight: Foresight) -> dict[str, Any]:
    """What an answer shows, gains and starts, as far as that can be known before."""
    result = foresight.result(rules, state, option)
    return {
        "reveals": result is None or result.sealed,
        "forecast": foresight.of(rules, state, option),
        "gain": None if result is None else rules.gains(rules, state, option, result),
        "warns": [] if result is None else [say(text, lang) for text in rules.warns(state, option, result)],
    }


def way_told(way: Way, lang: str) -> dict[str, Any]:
    """A way of several answers as a page shows it."""
    return {
        "piece": way.piece,
        "steps": [step.notation for step in way.steps],
        "cost": way.cost,
        "have": way.have,
        "pays": [{"notation": step.notation, "label": say(step.label, lang)} for step in way.pays],
        "reveals": way.reveals,
        "warns": [say(text, lang) for text in way.warns],
    }


def lead_told(lead: Lead, lang: str) -> dict[str, Any]:
    """What answers lead to, as a page shows it."""
    return {
        "piece": lead.piece,
        "steps": [{"notation": step.notation, "label": say(step.label, lang)} for step in lead.steps],
    }

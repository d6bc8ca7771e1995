"""A decision as the public face shows it: options that know their words."""

from __future__ import annotations

from typing import Any

from ..kernel.contract import Rules
from ..kernel.records import Decision, Option, Outcome, Scalar, Seat
from ..text import say


class Choice:
    """One legal answer, with its notation and its words."""

    __slots__ = ("_rules", "_state", "option")

    def __init__(self, rules: Rules[Any], state: Any, option: Option) -> None:
        self.option = option
        self._rules = rules
        self._state = state

    @property
    def notation(self) -> str:
        return self.option.notation

    @property
    def kind(self) -> str:
        return self.option.kind

    @property
    def args(self) -> tuple[Scalar, ...]:
        return self.option.args

    @property
    def reveals(self) -> bool:
        """Whether choosing it shows something hidden or rolls a die, so that it cannot be taken back."""
        return self._rules.apply(self._state, self.option).sealed

    @property
    def idle(self) -> bool:
        """Whether nothing can come of it now, though it is legal."""
        return self.option.idle

    def label(self, lang: str = "en") -> str:
        """The words of this answer."""
        return say(self._rules.label(self._state, self.option), lang)

    def __repr__(self) -> str:
        return f"Choice({self.option.notation!r})"


class Asked:
    """Who must decide, why, and every legal answer; after the last answer, the outcome and no options."""

    __slots__ = ("decision", "options")

    def __init__(self, rules: Rules[Any], state: Any, decision: Decision) -> None:
        self.decision = decision
        self.options = tuple(Choice(rules, state, option) for option in decision.options)

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    @property
    def outcome(self) -> Outcome | None:
        return self.decision.outcome

    @property
    def prompt(self) -> str:
        """Why something must be decided, in English; `asks(lang)` for another language."""
        return self.asks("en")

    def asks(self, lang: str) -> str:
        return say(self.decision.prompt, lang)

    def __repr__(self) -> str:
        return f"Asked(seat={self.seat}, options={[choice.notation for choice in self.options]})"

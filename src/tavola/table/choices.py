"""A decision as the public face shows it: options that know their words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..kernel.answering import find, seals
from ..kernel.contract import Rules
from ..kernel.records import Decision, Option, Outcome, Refusal, Scalar, Seat
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
        """Whether choosing it shows something hidden or rolls a die, so that it cannot be taken back: what the rules
        say when it is applied."""
        return seals(self._rules, self._state, self.option)

    @property
    def pieces(self) -> tuple[str, ...]:
        """The pieces on the table it is about: `card:march`, `space:2,-1`."""
        return self._rules.pieces(self._state, self.option)

    @property
    def idle(self) -> bool:
        """Whether nothing can come of it now, though it is legal."""
        return self.option.idle

    def say(self, lang: str = "en") -> str:
        """The words of this answer."""
        return say(self._rules.label(self._state, self.option), lang)

    label = say

    def __repr__(self) -> str:
        return f"Choice({self.option.notation!r})"


class Asked:
    """Who must decide, why, and every legal answer; after the last answer, the outcome and no options.

    It is a container of its options: `"play march" in asked`, `asked["play march"]`, `asked[0]`, `len(asked)`,
    iteration.
    """

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
        """Why something must be decided, in English; `say(lang)` for another language."""
        return self.say()

    def say(self, lang: str = "en") -> str:
        return say(self.decision.prompt, lang)

    asks = say

    def __len__(self) -> int:
        return len(self.options)

    def __iter__(self) -> Iterator[Choice]:
        return iter(self.options)

    def __contains__(self, said: object) -> bool:
        return isinstance(said, str) and find(self.decision, said) is not None

    def __getitem__(self, said: str | int) -> Choice:
        """The choice a notation means, or the one at a place. Raises KeyError or IndexError where there is none."""
        if isinstance(said, int):
            return self.options[said]
        option = find(self.decision, said)
        if option is None:
            raise KeyError(said)
        return self.options[self.decision.options.index(option)]

    def __repr__(self) -> str:
        return f"Asked(seat={self.seat}, options={[choice.notation for choice in self.options]})"


class Reason:
    """Why something cannot be done now: the numbered rule, and the sentence in any language."""

    __slots__ = ("refusal",)

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule

    def say(self, lang: str = "en") -> str:
        return say(self.refusal.text, lang)

    def __str__(self) -> str:
        return f"{self.say()} ({self.rule})" if self.rule else self.say()

    def __repr__(self) -> str:
        return f"Reason({str(self)!r})"

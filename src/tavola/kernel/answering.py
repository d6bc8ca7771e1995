"""From what was said to what is done: the option a notation means, applied, or refused with its rule."""

from __future__ import annotations

from typing import TypeVar

from .contract import Result, Rules
from .errors import BadPosition, IllegalAnswer
from .records import PAYS, Decision, Option
from .work import Fields

S = TypeVar("S", bound=Fields)


def find(decision: Decision, said: str) -> Option | None:
    """The option a notation means. What pays may be left unsaid: then the first way, which costs least, is meant."""
    words = " ".join(said.split()).lower()
    for option in decision.options:
        if option.notation == words:
            return option
    begun = [option for option in decision.options if option.notation.startswith(words + " ")]
    if not begun or not all(option.flags & PAYS for option in begun):
        return None
    first = begun[0]
    same = all(option.kind == first.kind and option.args[:-1] == first.args[:-1] for option in begun)
    return first if same else None


def seals(rules: Rules[S], state: S, option: Option) -> bool:
    """Whether choosing an option shows something hidden or rolls a die, so that it cannot be taken back. One that meets
    a roll pinned for another option rolls, whatever comes of it."""
    try:
        return rules.apply(state, option).sealed
    except BadPosition:
        return True


def answer(rules: Rules[S], state: S, said: str | Option, decision: Decision | None = None) -> tuple[Option, Result[S]]:
    """Apply a notation or option; an answer not offered raises IllegalAnswer with its rule and changes nothing.

    `decision` is what `options` says of this state, for those who asked already.
    """
    asked = rules.options(state) if decision is None else decision
    notation = said if isinstance(said, str) else said.notation
    option = find(asked, notation)
    if option is None:
        raise IllegalAnswer(rules.refuse(state, notation))
    return option, rules.apply(state, option)

"""From what was said to what is done: the option a notation means, applied, or refused with its rule."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from .contract import Result, Rules
from .errors import BadPosition, IllegalAnswer
from .records import AMOUNT, LOOSE, PAYS, Decision, Option, Refusal, Text
from .work import Fields

S = TypeVar("S", bound=Fields)
Ear = Callable[[Rules[Any], Decision, str], Option | None]

#: Words for one idea, as games and people call it: to leave it at that, and to take a card.
SAME = (("done", "pass", "next", "stand", "wait", "stop", "end", "skip"), ("gain", "learn", "take", "train", "get"))
_BETWEEN = re.compile(r"[\s_:+/(),;]+")
_ear: list[tuple[Ear, Callable[[Rules[Any], str], str]]] = []


def hear_with(ear: Ear, ids: Callable[[Rules[Any], str], str]) -> None:
    """Take the functions that know pieces by the names people give them, in any language: which option is meant, and
    what was said with the ids of those pieces."""
    _ear[:] = [(ear, ids)]


def refused(rules: Rules[S], state: S, said: str) -> Refusal:
    """Why something said cannot be done, whatever its pieces are called; where there is no particular reason, what
    was said is told back as it was said."""
    ids = _ear[0][1](rules, said) if _ear else said
    reason = rules.refuse(state, ids)
    told = reason.text.args
    return Refusal(reason.rule, Text(reason.text.key, {**told, "said": said})) if told.get("said") == ids else reason


def find(decision: Decision, said: str) -> Option | None:
    """The option a notation means. What pays may be left unsaid: then the first way, which costs least, is meant."""
    words = " ".join(said.split()).lower()
    for option in decision.options:
        if option.notation == words:
            return option
    for option in decision.options:
        if words and option.also == words:
            return option
    return _cheapest(decision, words) or _meant(decision, words)


def _cheapest(decision: Decision, words: str) -> Option | None:
    begun = [
        one for one in decision.options if f"{words} " in (one.notation[: len(words) + 1], one.also[: len(words) + 1])
    ]
    if not begun or not all(option.flags & PAYS for option in begun):
        return None
    first = begun[0]
    same = all(option.kind == first.kind and option.args[:-1] == first.args[:-1] for option in begun)
    return first if same else None


def spelled(said: str) -> tuple[str, ...]:
    """The words of a notation, however they are joined."""
    return tuple(word for word in _BETWEEN.split(said.lower()) if word)


def _meant(decision: Decision, said: str) -> Option | None:
    """The only option that can be meant where nothing reads exactly so: joined otherwise, in another order, by another
    word for the same, or by its amount alone."""
    words = spelled(said)
    if not words:
        return None
    kinds = next((kind for kind in SAME if words[0] in kind), (words[0],))
    ways: tuple[Callable[[Option, tuple[str, ...]], bool], ...] = (
        lambda option, own: own == words,
        lambda option, own: bool(option.flags & LOOSE) and own[0] == words[0] and sorted(own) == sorted(words),
        lambda option, own: own[0] in kinds and own[1:] == words[1:],
        lambda option, own: bool(option.flags & AMOUNT) and own[: len(words)] == words and len(words) > 1,
    )
    for way in ways:
        found = [option for option in decision.options if way(option, spelled(option.notation))]
        if len(found) == 1:
            return found[0]
        if found:
            return None
    return None


def given_already(decision: Decision, said: str | Option, forced: list[tuple[str, ...]]) -> bool:
    """Whether this answers a question that is no longer put, because there was nothing to choose: then it has been
    answered. Scripts and journals of former times name it. What is offered now by that very name is meant now."""
    if not forced:
        return False
    words = spelled(said if isinstance(said, str) else said.notation)
    if all(words != spelled(one) for one in forced[0]):
        return False
    if any(spelled(option.notation) == words for option in decision.options):
        return False
    forced.pop(0)
    return True


def foresee(rules: Rules[S], state: S, option: Option) -> Result[S] | None:
    """What comes of an option; None for one that meets a roll pinned for another option."""
    try:
        return rules.apply(state, option)
    except BadPosition:
        return None


def seals(rules: Rules[S], state: S, option: Option) -> bool:
    """Whether choosing an option shows something hidden or rolls a die, so that it cannot be taken back. One that meets
    a roll pinned for another option rolls, whatever comes of it."""
    result = foresee(rules, state, option)
    return result is None or result.sealed


def meant(rules: Rules[S], state: S, said: str | Option, decision: Decision, *, kept: bool = False) -> Option:
    """The option a notation means, among those `options` offers at this state; one not offered raises IllegalAnswer
    with its rule. `kept`: the notation is one of a record, which an earlier version may have written."""
    notation = said if isinstance(said, str) else said.notation
    option = find(decision, notation)
    if option is None and kept:
        former = (find(decision, words) for words in rules.formerly(state, notation))
        option = next((one for one in former if one is not None), None)
    if option is None and _ear:
        option = _ear[0][0](rules, decision, notation)
    if option is None:
        raise IllegalAnswer(refused(rules, state, notation))
    return option


def answer(
    rules: Rules[S], state: S, said: str | Option, decision: Decision | None = None, *, kept: bool = False
) -> tuple[Option, Result[S]]:
    """Apply a notation or option; an answer not offered raises IllegalAnswer with its rule and changes nothing.

    `decision` is what `options` says of this state, for those who asked already. `kept`: as in `meant`.
    """
    option = meant(rules, state, said, rules.options(state) if decision is None else decision, kept=kept)
    return option, rules.apply(state, option)


def followed(rules: Rules[S], state: S, said: str, forced: list[tuple[str, ...]]) -> tuple[S, list[tuple[str, ...]]]:
    """Where an answer of a record leads, and what was answered by itself on the way; one that has been given leads
    nowhere."""
    decision = rules.options(state)
    if given_already(decision, said, forced):
        return state, forced
    step = answer(rules, state, said, decision, kept=True)[1]
    return step.state, list(step.forced)


def respelled(rules: Rules[S], first: Result[S], answers: Iterable[str]) -> list[str]:
    """The answers of a record by the names they have now, where each is meant by its former one if it had another. For
    records that lead elsewhere when read by today's names. Raises IllegalAnswer for what is no answer either way."""
    state, forced, found = first.state, list(first.forced), []
    for said in answers:
        decision = rules.options(state)
        if not given_already(decision, said, forced):
            former = (find(decision, words) for words in rules.formerly(state, said))
            option = next((one for one in former if one is not None), None)
            option, step = answer(rules, state, said if option is None else option, decision, kept=True)
            state, forced, said = step.state, list(step.forced), option.notation
        found.append(said)
    return found

"""Advice at any question: what an experienced player would answer, and why. It knows what its seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, TypeAlias

from msgspec import Struct

from ..bots import Bot, Judgement, Look, bot, judgement_of
from ..kernel.records import Decision, Option, Text
from ..kernel.rng import Rng
from ..text import DEFAULT, knows
from ..text.vocabulary import words_of

#: How many of the next answers an advice names, and how many answers it compares.
AHEAD = 3
COMPARED = 3
#: What a chance must gain to be told: formulas that read the table look no farther than a round.
TELLING = 0.05


class Weighed(Struct, frozen=True):
    """An answer and what the position is worth after it, in the points of the judgement."""

    notation: str
    worth: float


class Compared(Struct, frozen=True):
    """One of the best answers: what the player expects of it, an estimate and named as one, and what changes with
    it."""

    notation: str
    expected: Text
    changes: tuple[Text, ...] = ()


class Advice(Struct, frozen=True):
    """An answer to consider, the reason in words to be, and what each answer is worth where that can be told.

    `line`: the words of the answers thought of after it, as far as nothing hidden shows; `best`: the best few answers
    side by side, the one advised first.
    """

    notation: str
    reason: Text
    worth: tuple[Weighed, ...] = ()
    line: tuple[Text, ...] = ()
    best: tuple[Compared, ...] = ()


class Scouted(Struct, frozen=True):
    """What a piece promises whoever goes for it, in words to be, and the answers that would bring it about."""

    text: Text
    line: tuple[Text, ...] = ()


#: How a game looks ahead at one piece: what the seat can see, the piece, and the answers given first.
Scout: TypeAlias = Callable[[Look, str, Sequence[str]], Scouted | None]

#: How a game advises: what is asked, and what the seat can see.
Adviser: TypeAlias = Callable[[Decision, Look], Advice]


_advisers: dict[str, Adviser] = {}
_scouts: dict[str, Scout] = {}


def advise_with(game: str, adviser: Adviser | None) -> None:
    """Learn how a game advises; without it, its best player is asked."""
    if adviser is not None:
        _advisers[game] = adviser


def scout_with(game: str, scout: Scout | None) -> None:
    """Learn how a game looks ahead at one piece."""
    if scout is not None:
        _scouts[game] = scout


def scouted(look: Look, piece: str, first: Sequence[str] = ()) -> Scouted | None:
    """What a piece promises once some answers are given; None where the game has nothing to say about it."""
    scout = _scouts.get(look.rules.id)
    return scout(look, piece, first) if scout is not None else None


def advise(decision: Decision, look: Look, seed: str = "") -> Advice:
    """What an experienced player would answer here, and why."""
    if len(decision.options) == 1:
        return Advice(decision.options[0].notation, Text("advice-only"))
    own = _advisers.get(look.rules.id)
    return own(decision, look) if own is not None else by_player(decision, look, seed)


def by_player(decision: Decision, look: Look, seed: str = "") -> Advice:
    """What the best player of this game would answer; the reason is what such an answer is good for."""
    player = bot("greedy", seed)
    chosen = player.choose(decision, look)
    worth = _weighed(decision, look, seed)
    return Advice(chosen.notation, _reason(look, chosen, worth), worth, _line(player, chosen, look, seed))


def behind(worth: float, best: float) -> Text:
    """How far an answer lies behind the best one, in the points its player judges positions by."""
    tenths = round(10 * (best - worth))
    if tenths <= 0:
        return Text("advice-estimate-best")
    return Text("advice-estimate-behind", {"n": tenths // 10, "n_tenth": tenths % 10})


def compared(
    chosen: str,
    worth: tuple[Weighed, ...],
    changes: Callable[[str], tuple[Text, ...]],
    chances: Callable[[list[str]], dict[str, list[float]]] | None = None,
) -> tuple[Compared, ...]:
    """The best few answers: the one advised, then as their worth says, each with what changes.

    `chances`: the chance to win after each of some answers, in worlds imagined alike for all of them; without it an
    answer tells how far it lies behind.
    """
    mine = next((one.worth for one in worth if one.notation == chosen), None)
    if mine is None or len(worth) < 2:
        return ()
    others = sorted((one for one in worth if one.notation != chosen), key=lambda one: -one.worth)[: COMPARED - 1]
    few = (Weighed(chosen, mine), *others)
    found = chances([one.notation for one in few]) if chances is not None else {}
    if not found:
        return tuple(Compared(one.notation, behind(one.worth, mine), changes(one.notation)) for one in few)
    told = steadied(chosen, found)
    return tuple(Compared(one.notation, likely(told[one.notation]), changes(one.notation)) for one in few)


def likely(chance: float) -> Text:
    """A chance to win, in words to be."""
    return Text("advice-chance", {"n": round(100 * chance)})


def steadied(chosen: str, found: dict[str, list[float]]) -> dict[str, float]:
    """The mean chance after each answer. One that seems better than the one advised counts as no better while the
    worlds disagree about it (by less than two standard errors of their differences) or the gain is smaller than an
    estimate can tell."""
    mine = found[chosen]
    base = sum(mine) / len(mine)
    told = {chosen: base}
    for name, chances in found.items():
        gaps = [other - own for other, own in zip(chances, mine, strict=True)]
        gap = sum(gaps) / len(gaps)
        error = sqrt(sum((one - gap) ** 2 for one in gaps) / max(1, len(gaps) - 1) / len(gaps))
        told[name] = base + (gap if gap <= 0 or gap > max(2 * error, TELLING) else 0.0)
    return told


def _line(player: Bot, chosen: Option, look: Look, seed: str) -> tuple[Text, ...]:
    """The answers this player goes on with in a world it imagines, until something shows or another must answer."""
    rules = look.rules
    result = rules.apply(look.imagine(Rng(f"advice {seed}")), chosen)
    line: list[Text] = []
    while not result.sealed and len(line) < AHEAD:
        asked = rules.options(result.state)
        if asked.seat != look.seat or asked.outcome is not None:
            break
        option = player.choose(asked, Look(rules, result.state, look.seat))
        line.append(rules.label(result.state, option))
        result = rules.apply(result.state, option)
    return tuple(line)


def _weighed(decision: Decision, look: Look, seed: str) -> tuple[Weighed, ...]:
    """What each answer leads to in one imagined world; nothing where the game has no judgement of positions."""
    judgement: Judgement | None = judgement_of(look.rules.id)
    if judgement is None:
        return ()
    world: Any = look.imagine(Rng(f"weigh {seed}"))
    found = []
    for option in decision.options:
        state = look.rules.apply(world, option).state
        worth = judgement.worth(state, look.seat) + judgement.hope(state, look.seat)
        found.append(Weighed(option.notation, round(worth, 2)))
    return tuple(found)


def _reason(look: Look, chosen: Option, worth: tuple[Weighed, ...]) -> Text:
    """Why: what answers of this kind are good for, where the game says so; else that it leaves most, or prepares it."""
    words = words_of(look.rules.id)
    key = f"{words.prefix}-advice-{chosen.kind}" if words is not None else ""
    if key and knows(key, DEFAULT):
        return Text(key)
    if not worth:
        return Text("advice-habit")
    best = max(one.worth for one in worth)
    mine = next(one.worth for one in worth if one.notation == chosen.notation)
    return Text("advice-best") if mine >= best else Text("advice-prepares")

"""Ways of several answers: how far one gets by steps, what they cost, and what could pay for them; and what the answers
of one piece lead to.

Found by giving the answers a game calls steps one after another, on a state with points in plenty; whatever cannot be
taken back, or is warned of, is the end of a way and never in the midst of it. So many answers are tried and no more:
what was not found by then is not told.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any, TypeAlias

from msgspec import Struct

from ..kernel.answering import foresee
from ..kernel.contract import Result, Rules, Walk
from ..kernel.records import Decision, Option, Text

#: So many answers at most are looked at that pay for a way together.
PAYMENTS = 3
#: Of each of them, so many of the largest are tried with others.
TRIED = 4
#: How many answers are tried in all to find the ways, and again to find what pays for them.
TRIALS = 600
#: How many answers of one piece are followed, and how many to a question they ask.
LED = 6


class Step(Struct, frozen=True):
    """An answer and its words."""

    notation: str
    label: Text


class Way(Struct, frozen=True):
    """To a piece, by which answers, for how many points; what pays for it where the points do not suffice (nothing:
    nothing found), and what its last step shows or starts."""

    piece: str
    steps: tuple[Step, ...]
    cost: int
    have: int
    pays: tuple[Step, ...]
    reveals: bool
    warns: tuple[Text, ...]


def ways(rules: Rules[Any], state: Any) -> list[Way]:
    """The cheapest way to each piece that more than one step leads to; nothing where one does not walk."""
    walk = rules.walk
    if walk is None or not state.stack:
        return []
    have = walk.left(state)
    purse = _Purse(rules, walk, state)
    return [
        Way(piece, found.steps, found.cost, have, purse.pays(found.cost - have), found.sealed, found.warns)
        for piece, found in _spread(rules, walk, state).items()
        if len(found.steps) > 1 or found.cost > have
    ]


class Lead(Struct, frozen=True):
    """To a piece, by which answers: the last of them is about it."""

    piece: str
    steps: tuple[Step, ...]


def leads(rules: Rules[Any], state: Any, notations: Iterable[str]) -> list[Lead]:
    """What can be done to which piece once one of these answers is given: what is offered only then, and every step
    and way there is then. Of several that lead to the same piece the first counts."""
    asked = rules.options(state)
    offered = {option.notation: option for option in asked.options}
    kinds = rules.walk.kinds if rules.walk is not None else frozenset()
    wanted = tuple(dict.fromkeys(name for name in notations if name in offered))[:LED]
    found: dict[str, Lead] = {}
    for option in (offered[name] for name in wanted):
        own = rules.pieces(state, option)
        for given, after in _given(rules, state, asked, option):
            for further in rules.options(after).options:
                if further.idle or (further.notation in offered and further.kind not in kinds):
                    continue
                line = (*given, Step(further.notation, rules.label(after, further)))
                for piece in rules.pieces(after, further):
                    if piece not in own:
                        found.setdefault(piece, Lead(piece, line))
            if rules.walk is None:
                continue
            for piece, way in _spread(rules, rules.walk, after).items():
                if way.cost <= rules.walk.left(after):
                    found.setdefault(piece, Lead(piece, (*given, *way.steps)))
    return list(found.values())


def _given(rules: Rules[Any], state: Any, asked: Decision, option: Option) -> Iterator[tuple[tuple[Step, ...], Any]]:
    """An answer, with one further question if need be, that leads back to what is asked; nothing for one that shows or
    starts something."""
    result = _plain(rules, state, option)
    if result is None:
        return
    first = Step(option.notation, rules.label(state, option))
    decision = rules.options(result.state)
    if _same(decision, asked):
        yield (first,), result.state
    elif decision.seat == asked.seat:
        for further in decision.options[:LED]:
            after = _plain(rules, result.state, further)
            if after is not None and _same(rules.options(after.state), asked):
                yield (first, Step(further.notation, rules.label(result.state, further))), after.state


def _plain(rules: Rules[Any], state: Any, option: Option) -> Result[Any] | None:
    """What comes of an answer that can be taken back and warns of nothing; None for any other."""
    result = foresee(rules, state, option)
    return None if result is None or result.sealed or rules.warns(state, option, result) else result


class _Found(Struct, frozen=True):
    steps: tuple[Step, ...]
    cost: int
    sealed: bool
    warns: tuple[Text, ...]


def _spread(rules: Rules[Any], walk: Walk[Any], state: Any) -> dict[str, _Found]:
    """The cheapest way to every piece that shows and starts nothing; where there is none, the cheapest that does so
    with its last step."""
    rich = walk.plenty(state)
    purse = walk.left(rich)
    asked = rules.options(rich)
    order, trials = count(), TRIALS
    waiting: list[tuple[bool, int, int, str, _Found, Any]] = []
    settled: dict[str, _Found] = {}

    def grow(at: Any, decision: Decision, steps: tuple[Step, ...]) -> None:
        nonlocal trials
        for option in decision.options:
            if option.kind not in walk.kinds or trials <= 0:
                continue
            piece = next(iter(rules.pieces(at, option)), "")
            if piece in settled:
                continue
            trials -= 1
            result = foresee(rules, at, option)
            if result is None:
                continue
            warns = rules.warns(at, option, result)
            after = rules.options(result.state)
            open_end = not result.sealed and not warns and _same(after, asked, walk.asks)
            cost = purse - walk.left(result.state)
            if walk.price is not None and not _same(
                after, asked, walk.asks
            ):  # a fight takes what is left of the points
                cost = purse - walk.left(at) + (walk.price(at, option) or 0)
            found = _Found((*steps, Step(option.notation, rules.label(at, option))), cost, result.sealed, warns)
            heapq.heappush(waiting, (not open_end, cost, next(order), piece, found, result.state if open_end else None))

    grow(rich, asked, ())
    while waiting:
        _, _, _, piece, found, after = heapq.heappop(waiting)
        if piece in settled:
            continue
        settled[piece] = found
        if after is not None:
            grow(after, rules.options(after), found.steps)
    return settled


class _Moment:
    """A state on the way to more points, and what could be gained there, once somebody asked."""

    __slots__ = ("gains", "state")

    def __init__(self, state: Any) -> None:
        self.state = state
        self.gains: list[_Gain] | None = None


#: Points, the answers that bring them, and where they lead.
_Gain: TypeAlias = tuple[int, tuple[Step, ...], _Moment]


class _Purse:
    """What could be answered before setting out, and how much that pays."""

    def __init__(self, rules: Rules[Any], walk: Walk[Any], state: Any) -> None:
        self._rules, self._walk, self._first = rules, walk, _Moment(state)
        self._asked = rules.options(state)
        self._known: dict[int, tuple[Step, ...]] = {}
        self._trials = TRIALS

    def pays(self, short: int) -> tuple[Step, ...]:
        """The fewest answers that bring so many points, and of those the ones that waste least."""
        if short <= 0:
            return ()
        if short not in self._known:
            self._known[short] = next(
                (found for most in range(1, PAYMENTS + 1) if (found := self._paid(self._first, short, most))), ()
            )
        return self._known[short]

    def _paid(self, at: _Moment, short: int, most: int) -> tuple[Step, ...]:
        if at.gains is None:
            at.gains = self._gains(at.state)
        gains = at.gains
        enough = [one for one in gains if one[0] >= short]
        if enough:
            return min(enough, key=lambda one: (len(one[1]), one[0]))[1]
        for gain, steps, after in sorted(gains, key=lambda one: -one[0])[: TRIED if most > 1 else 0]:
            rest = self._paid(after, short - gain, most - 1)
            if rest:
                return (*steps, *rest)
        return ()

    def _gains(self, state: Any) -> list[_Gain]:
        """Each answer, with one further question if need be, that leads back here with more points."""
        found: list[_Gain] = []
        for option in self._rules.options(state).options:
            result = self._tried(state, option)
            if result is None:
                continue
            steps = (Step(option.notation, self._rules.label(state, option)),)
            decision = self._rules.options(result.state)
            if _same(decision, self._asked):
                self._add(found, state, steps, result.state)
            elif decision.seat == self._asked.seat:
                for further in decision.options:
                    after = self._tried(result.state, further)
                    if after is not None and _same(self._rules.options(after.state), self._asked):
                        word = Step(further.notation, self._rules.label(result.state, further))
                        self._add(found, state, (*steps, word), after.state)
        return found

    def _add(self, found: list[_Gain], state: Any, steps: tuple[Step, ...], after: Any) -> None:
        gain = self._walk.left(after) - self._walk.left(state)
        if gain > 0:
            found.append((gain, steps, _Moment(after)))

    def _tried(self, state: Any, option: Option) -> Result[Any] | None:
        """What comes of an answer that can be taken back and warns of nothing; None for any other, and for a step."""
        if option.kind in self._walk.kinds or option.idle or self._trials <= 0:
            return None
        self._trials -= 1
        return _plain(self._rules, state, option)


def _same(one: Decision, other: Decision, alike: frozenset[str] = frozenset()) -> bool:
    """Whether the same is asked of the same seat; `alike`: questions that count as one."""
    again = one.prompt.key == other.prompt.key or {one.prompt.key, other.prompt.key} <= alike
    return one.seat == other.seat and again and one.outcome is None

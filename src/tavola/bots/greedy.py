"""The bot that thinks one turn ahead: of all it could do up to the next surprise, it takes what looks best.

It imagines one world that looks like the real one, follows the most hopeful lines of play there until something
hidden would show or the turn passes, and keeps to the best line as long as the game goes as expected.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..kernel.contract import Rules
from ..kernel.records import PAYS, Decision, Option, Seat
from ..kernel.rng import Rng
from .bot import Look
from .judgement import FinalScore, Judgement

#: How many lines are followed at once, and how many answers deep.
WIDTH = 12
DEPTH = 14

Line = tuple[tuple[Decision, Option], ...]
Node = tuple[float, Any, Line]  # how hopeful, the position, the answers that lead to it

_BETTER = 1e-6


class GreedyBot:
    """Knows the contract of a game and a judgement of its positions; never what is hidden."""

    __slots__ = ("_judgements", "_line", "_seed", "_thoughts")

    def __init__(self, seed: str, judgements: Mapping[str, Callable[[], Judgement]]) -> None:
        self._seed = seed
        self._judgements = judgements
        self._thoughts = 0
        self._line: Line = ()

    def choose(self, decision: Decision, look: Look) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        if not self._line or self._line[0][0] != decision:
            self._line = self._think(decision, look)
        option = self._line[0][1]
        self._line = self._line[1:]
        return option

    def _think(self, decision: Decision, look: Look) -> Line:
        make = self._judgements.get(look.rules.id)
        judgement = make() if make is not None else FinalScore(look.rules)
        self._thoughts += 1
        world = look.imagine(Rng(f"greedy {self._seed} {self._thoughts}"))
        line = _Search(look.rules, judgement, look.seat).best_line(world, decision)
        return line or ((decision, decision.options[0]),)  # where no answer changes anything that counts


class _Search:
    """One thought: a beam of lines from one imagined world."""

    def __init__(self, rules: Rules[Any], judgement: Judgement, seat: Seat) -> None:
        self.rules = rules
        self.judgement = judgement
        self.seat = seat
        self.seen: set[Any] = set()
        self.best: Line = ()
        self.best_worth = float("-inf")
        self.best_end: Any = None  # where the best line stops of its own accord

    def best_line(self, world: Any, decision: Decision) -> Line:
        """The line with the best end; where none comes to an end in time, the most hopeful beginning."""
        self.seen.add(self.judgement.likeness(world, self.seat))
        if self.judgement.closing(decision.options) is not None:
            self._weigh(self.judgement.worth(world, self.seat), (), world)
        grown = self._children(world, decision, ())
        first = max(grown, key=lambda node: node[0])[2] if grown else ()
        for _ in range(DEPTH):
            if not grown:
                break
            grown = [child for node in self._kept(grown) for child in self._grow(node)]
        return self._closed(self.best) or first

    def _closed(self, line: Line) -> Line:
        """The line with the word that ends it, where it ends in peace."""
        if self.best_end is None:
            return line
        decision = self.rules.options(self.best_end)
        closing = self.judgement.closing(decision.options)
        return line if closing is None else (*line, (decision, closing))

    def _kept(self, grown: list[Node]) -> list[Node]:
        """The most hopeful positions of each theme."""
        grown.sort(key=lambda node: -node[0])
        room: dict[str, int] = {}
        kept = []
        for node in grown:
            theme = self.judgement.theme(node[1])
            used = room.get(theme, 0)
            if used < WIDTH:
                room[theme] = used + 1
                kept.append(node)
        return kept

    def _grow(self, node: Node) -> list[Node]:
        _, state, line = node
        decision = self.rules.options(state)
        if decision.seat != self.seat or decision.outcome is not None:
            self._weigh(self.judgement.worth(state, self.seat), line, None)
            return []
        return self._children(state, decision, line)

    def _children(self, state: Any, asked: Decision, line: Line) -> list[Node]:
        """The positions one answer further on. A line ends where something hidden shows."""
        judgement, seat = self.judgement, self.seat
        found: list[Node] = []
        closing = judgement.closing(asked.options)
        for option in judgement.sensible(state, _sensible(asked.options)):
            if option is closing:
                continue
            step = self.rules.apply(state, option)
            after = step.state
            longer = (*line, (asked, option))
            if step.sealed:
                self._weigh(judgement.worth(after, seat), longer, None)
                continue
            mark = judgement.likeness(after, seat)
            if mark in self.seen:
                continue
            self.seen.add(mark)
            worth = judgement.worth(after, seat)
            if judgement.settled(after):
                self._weigh(worth, longer, after)
            found.append((worth + judgement.hope(after, seat), after, longer))
        return found

    def _weigh(self, worth: float, line: Line, end: Any) -> None:
        if worth > self.best_worth + _BETTER:
            self.best, self.best_worth, self.best_end = line, worth, end


def _sensible(options: tuple[Option, ...]) -> list[Option]:
    """Without answers nothing can come of, and with only the cheapest payment of each."""
    found: list[Option] = []
    paid: set[Any] = set()
    for option in options:
        if option.idle:
            continue
        if option.flags & PAYS:
            mark = (option.kind, option.args[:-1])
            if mark in paid:
                continue
            paid.add(mark)
        found.append(option)
    return found or list(options)

"""The search: the best way through a fight, found with the rules themselves.

A position knows all that can still come of it, so each is looked at once, whatever order its cards were played in. The
most promising comes first; what cannot beat the best end found is left alone. When nothing promising is left, the best
end is proven; when the nodes are spent before, it is the best found.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from heapq import heapify, heappop, heappush

from ...kernel.records import Option
from ..book import BOOK
from ..catalog import WOUND
from ..chapters.pieces.foes import living
from ..state import State, bench, frozen
from .aims import ended
from .bounds import Bounds
from .records import Aim, Solution

#: Positions opened at most, unless told otherwise: about a second.
NODES = 3000
#: How many of each phase and step are followed by the first quick look that finds an end to beat.
_LOOK = 2
#: Looks differ by luck, for no guess is right: so much is added to each at most or taken off, in points of Fame.
_LUCK = 1.0
#: The part of the nodes that is left for a proof.
_RESERVE = 8
_BETTER = 1e-9


class _Node:
    __slots__ = ("bound", "depth", "guess", "hope", "option", "parent", "sealed", "state")

    def __init__(self, state: State, parent: _Node | None, option: Option | None, bound: float, sealed: bool) -> None:
        self.state = state
        self.parent = parent
        self.option = option
        self.bound = bound
        self.guess = 0.0
        self.hope = 0.0
        self.sealed = sealed
        self.depth: int = parent.depth + 1 if parent is not None else 0

    def __lt__(self, other: _Node) -> bool:
        return (-self.bound, -self.depth) < (-other.bound, -other.depth)


def asked(state: State) -> list[Option]:
    """The answers of the question on top, as the rules offer them."""
    question, frame = BOOK.asked(state)
    return question.options(state, frame)


def answered(state: State, option: Option) -> tuple[State, bool]:
    """The state after an answer, and whether it showed something hidden."""
    work = bench(state)
    question, frame = BOOK.asked(state)
    work.stack = work.stack[:-1]
    question.answer(work, frame, option)
    BOOK.settle(work)
    return frozen(work), work.ledger.sealed


def likeness(state: State, seat: int) -> Hashable:
    """The same for positions of one fight that differ in nothing that matters, such as the order of cards played."""
    me, combat = state.players[seat], state.combat
    fight = (
        (
            combat.phase,
            combat.foes,
            tuple(sorted((p.what, p.element, p.kind, p.tag, p.unit, p.n) for p in combat.pool)),
            combat.wounds,
            combat.knocked,
            combat.walls,
            combat.helped,
        )
        if combat is not None
        else None
    )
    return (
        state.stack,
        fight,
        tuple(sorted(me.hand)),
        me.deck,
        tuple(sorted(me.discard)),
        me.mana,
        me.crystals,
        me.units,
        me.skills,
        me.mods,
        (me.move, me.influence, me.heal, me.fame, me.reputation, me.dice, me.draw_bonus),
        (me.tactic_used, me.extra_turn, me.later, me.rewards, me.stored, me.kept, me.shown, me.aside),
        state.source,
        state.rng,
        state.notes,
    )


class _Search:
    def __init__(self, state: State, aim: Aim, nodes: int, patient: Callable[[], bool]) -> None:
        self.seat = state.current
        self.aim = aim
        self.left = nodes
        self.opened = 0
        self.looks = 0
        self.patient = patient
        self.bounds = Bounds(aim)
        self.luck = 1
        self.spread = _LUCK * max(aim.fame, 0.1)
        self.seen: set[Hashable] = {likeness(state, self.seat)}
        self.best: _Node | None = None
        self.value = float("-inf")
        self.won = False
        self.root = _Node(state, None, None, self.bounds.best(state, self.seat), False)

    def children(self, node: _Node) -> list[_Node]:
        """The positions one answer further on that are new and could be better than the best end; ends are weighed."""
        self.opened += 1
        self.left -= 1
        state = node.state
        found = []
        for option in _apart(asked(state)):
            after, sealed = answered(state, option)
            if after.combat is None or after.current != self.seat:
                self._end(_Node(after, node, option, 0.0, sealed), won=_nobody_left(state, option))
                continue
            mark = likeness(after, self.seat)
            if mark in self.seen:
                continue
            self.seen.add(mark)
            bound = self.bounds.best(after, self.seat)
            if bound > self.value + _BETTER:
                child = _Node(after, node, option, bound, sealed)
                child.guess = self.bounds.likely(after, self.seat) + self.bounds.least(after, self.seat)
                found.append(child)
        return found

    def _end(self, node: _Node, won: bool) -> None:
        value = ended(self.aim, node.state, self.seat, won)
        if value > self.value + _BETTER:
            self.best, self.value, self.won = node, value, won

    def run(self) -> bool:
        """Whether the best end is proven."""
        waiting = self._looks()
        heapify(waiting)
        while waiting:
            node = heappop(waiting)
            if node.bound <= self.value + _BETTER:
                return True
            if self.left <= 0 or not self.patient():
                return False
            for child in self.children(node):
                heappush(waiting, child)
        return True

    def _look(self, row: list[_Node]) -> list[_Node]:
        """A quick look for an end to beat: the best few of each phase, step by step. Gives what is not followed."""
        waiting: list[_Node] = []
        self.looks += 1
        while row and self.left > 0 and (self.best is None or self.patient()):
            grown = [child for node in row for child in self.children(node)]
            row, rest = self._most_hopeful(grown)
            waiting += rest
        return waiting + row

    def _looks(self) -> list[_Node]:
        """Look again from what was passed over, as long as there are nodes that no proof needs."""
        reserve = self.left // _RESERVE
        waiting = self._look([self.root])
        while waiting and self.left > reserve and self.patient():
            row, rest = self._most_hopeful([node for node in waiting if node.bound > self.value + _BETTER])
            waiting = rest + self._look(row)
        return waiting

    def _most_hopeful(self, nodes: list[_Node]) -> tuple[list[_Node], list[_Node]]:
        """The best few of each phase as it is guessed, in the first look as it is, later as luck will have it; and the
        rest."""
        for node in nodes:
            node.hope = node.guess + self._chance() if self.looks > 1 else node.guess
        nodes.sort(key=lambda node: -node.hope)
        room: dict[str, int] = {}
        kept: list[_Node] = []
        rest: list[_Node] = []
        for node in nodes:
            phase = node.state.combat.phase if node.state.combat is not None else ""
            room[phase] = room.get(phase, 0) + 1
            (kept if room[phase] <= _LOOK else rest).append(node)
        return kept, rest

    def _chance(self) -> float:
        """More or less, the same in every run."""
        self.luck = (self.luck * 1103515245 + 12345) % 2147483648
        return self.spread * (self.luck / 1073741824.0 - 1.0)


def _apart(options: list[Option]) -> list[Option]:
    """Without what nothing can come of; and attacks strike one after the other, for in which order their damage is
    assigned makes no difference."""
    first: tuple[object, ...] | None = None
    found = []
    for option in options:
        if option.kind == "damage":
            if first is None:
                first = option.args[:2]
            if option.args[:2] != first:
                continue
        if not option.idle:
            found.append(option)
    return found or options


def _nobody_left(state: State, option: Option) -> bool:
    """Whether the answer that ended the fight beat the last foe: it ends by itself only then."""
    if option.kind not in ("phase", "damage"):
        return True
    return state.combat is not None and not [foe for foe in living(state.combat) if not foe.summoned_by]


def always() -> bool:
    return True


def solve(
    state: State, aim: Aim | None = None, nodes: int = NODES, patient: Callable[[], bool] = always
) -> Solution | None:
    """The best way through the fight that is on, in this very world; None where there is no fight with enemies. Hidden
    things are taken as they lie: give it an imagined world, or several. `patient` may end the thought before the nodes
    are spent."""
    if state.combat is None or state.duel is not None or not state.stack:
        return None
    search = _Search(state, aim or Aim(), nodes, patient)
    proven = search.run()
    if search.best is None:
        return None
    steps: list[_Node] = []
    node: _Node | None = search.best
    while node is not None and node.option is not None:
        steps.append(node)
        node = node.parent
    steps.reverse()
    end, before = search.best.state, state.players[search.seat]
    after = end.players[search.seat]
    return Solution(
        search.value,
        tuple(step.option.notation for step in steps if step.option is not None),
        end,
        search.won,
        after.fame - before.fame,
        _wounds(after.hand + after.discard + after.deck) - _wounds(before.hand + before.discard + before.deck),
        sum(bool(unit.wounds) for unit in after.units) - sum(bool(unit.wounds) for unit in before.units),
        proven,
        search.opened,
        next((place for place, step in enumerate(steps, 1) if step.sealed), len(steps)),
    )


def _wounds(cards: tuple[str, ...]) -> int:
    return cards.count(WOUND)

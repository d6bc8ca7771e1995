"""A whole turn thought through: every way to move, explore, deal and fight, each fight solved, surprises weighed over
several imagined worlds."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence

from ...kernel.records import Option
from ..catalog import WOUND
from ..features import feature_on
from ..solver import Solution, solve
from ..solver.search import answered, asked
from ..state import Player, State
from . import campaign
from .answers import closing, sensible
from .clock import cards_left, later_turns, searching, slack, too_soon, turns_left
from .judgement import MageKnightJudgement, fight_guess
from .outlook import aim_of, owned, per_fame, reach
from .records import Effort, Line, Node, Opening, Plan, Trial
from .seeking import FOUND
from .together import assaulted

#: What is owned counts for every turn it could be used in, more than a turn is worth all in all: so much of it is given
#: back for each turn that the end of the game cuts off.
OVER = 2.0
#: What a tile is worth to whoever is too late already: more than the way to the next one costs, or it would wait here.
HURRY = 15.0
#: Nodes for a fight when all that a thought may take is spent.
FEW = 30
#: Joint assaults thought through in one thought, those first that take the fewest answers.
DEALS = 6


class Judge:
    """What positions are worth; made for one thought, in which most of them share the map."""

    def __init__(self, seat: int, root: State | None = None, trials: Mapping[str, Trial] | None = None) -> None:
        self.seat = seat
        self._trials = trials or {}
        self._since = ""
        self._round = -1
        self._turns = 0.0
        self._later = self._hurry = 0.0
        if root is not None:
            me = root.players[seat]
            self._since = me.path[0] if me.path else me.at
            self._round = root.round
            self._turns = turns_left(root, me)
            self._later = later_turns(root, me)
            self._hurry = HURRY if searching(root) and slack(root, me, self._turns) < 0 else 0.0
        self._plain = MageKnightJudgement()
        self._reached: dict[Hashable, float] = {}
        self._maps: list[object] = []

    def worth(self, state: State) -> float:
        me = state.players[self.seat]
        if state.outcome is not None:
            total = state.outcome.totals[self.seat] + (per_fame(state) - 1.0) * me.fame
            if searching(state):
                return total - FOUND
            return total + (40.0 if state.outcome.won and feature_on(state, "conquer") else 0.0)
        turns = self.turns(state, me)
        total = owned(state, me, self.seat, turns)
        if state.final >= 0:
            total += OVER * max(0.0, self._turns - turns)
        if state.combat is None and me.at:
            total += self._reach(state, me, turns)
        return total - (self._hurry * len(state.tile_stack) if self._hurry and searching(state) else 0.0)

    def turns(self, state: State, me: Player) -> float:
        """The turns left, the same all over a thought: a card played now is no time lost, as long as one is left for
        each turn to come."""
        if state.final >= 0 or state.round != self._round:
            return turns_left(state, me)
        return min(self._turns, 1.0 + cards_left(me) + self._later)

    def _reach(self, state: State, me: Player, turns: float) -> float:
        wounds = me.hand.count(WOUND) + me.discard.count(WOUND)
        key = (
            me.at,
            id(state.spaces),
            id(state.tiles),
            state.time,
            wounds,
            me.units,
            me.fame,
            me.reputation,
            round(turns, 1),
        )
        found = self._reached.get(key)
        if found is None:
            self._maps += (state.spaces, state.tiles)  # kept, so that their identity stays theirs
            found = self._reached[key] = reach(state, me, turns, self._since, self._trials)
        return found

    def hope(self, state: State) -> float:
        return self._plain.hope(state, self.seat)

    def likeness(self, state: State) -> Hashable:
        return self._plain.likeness(state, self.seat)


class TurnSearch:
    """One thought about the turn of a seat."""

    def __init__(self, seat: int, effort: Effort, patient: Callable[[], bool]) -> None:
        self.seat = seat
        self.effort = effort
        self.patient = patient
        self.judge = Judge(seat)
        self.early = False
        self.deals = 0
        self.purse = float(effort.purse)
        self.seen: set[Hashable] = set()
        self.ends: list[tuple[float, tuple[Option, ...], State]] = []
        self.fights: list[Node] = []
        self.surprises: list[Node] = []
        self.plans: list[Plan] = []

    def best(self, worlds: Sequence[State], trials: Mapping[str, Trial] | None = None) -> Plan | None:
        """The best plan over the worlds; lines are found in the first and weighed in all."""
        root = worlds[0]
        self.judge = Judge(self.seat, root, trials)
        self.early = too_soon(root, root.players[self.seat], self.judge.turns(root, root.players[self.seat]))
        self.seen.add(self.judge.likeness(root))
        if closing(asked(root)) is not None:
            self.ends.append((self.judge.worth(root), (), root))
        row = self._children(Node(0.0, root, ()))
        for _ in range(self.effort.depth):
            if not row or not self.patient():
                break
            row = [child for node in self._kept(row) if self.patient() for child in self._children(node)]
        found = self._quiet()
        found += self._fought(worlds)
        found += self._surprised(worlds)
        self.plans = found
        return max(found, key=lambda plan: plan.value, default=None)

    def openings(self) -> list[Opening]:
        """What each first answer that was thought of leads to at best, the best first."""
        found: dict[str, Opening] = {}
        told = [(plan.value, plan.line[0], plan.end) for plan in self.plans if plan.line]
        for value, line, end in self.ends:
            first = line[0] if line else closing(asked(end))
            if first is not None:
                told.append((value, first.notation, end))
        for value, name, end in told:
            if name not in found or value > found[name].value:
                found[name] = Opening(name, value, end)
        return sorted(found.values(), key=lambda one: -one.value)

    # -- growing --------------------------------------------------------------------------------------------------

    def _kept(self, row: list[Node]) -> list[Node]:
        row.sort(key=lambda node: -node.hope)
        room: dict[str, int] = {}
        kept = []
        for node in row:
            theme = f"{node.state.phase} {node.state.stack[-1].step}"
            room[theme] = room.get(theme, 0) + 1
            if room[theme] <= self.effort.width:
                kept.append(node)
        return kept

    def _children(self, node: Node) -> list[Node]:
        state, judge = node.state, self.judge
        found: list[Node] = []
        options = asked(state)
        last = closing(options)
        for option in sensible(state, options, self.early):
            if option is last or (option.kind == "decline" and state.current == self.seat):
                continue
            after, sealed = answered(state, option)
            line = (*node.line, option)
            if after.joint is not None and state.joint is None:
                self.deals += 1
                if self.deals > DEALS:
                    continue
            if after.combat is not None and after.duel is None and after.current == self.seat:
                self.fights.append(Node(self._fight_hope(after), after, line))
                continue
            if sealed or not after.stack or after.current != self.seat or after.outcome is not None:
                self.surprises.append(Node(self._surprise(after), after, line))
                continue
            mark = judge.likeness(after)
            if mark in self.seen:
                continue
            self.seen.add(mark)
            worth = judge.worth(after)
            if after.stack[-1].step == "turn":
                self.ends.append((worth, line, after))
            found.append(Node(worth + judge.hope(after), after, line))
        return found

    def _surprise(self, state: State) -> float:
        return self.judge.worth(assaulted(state, self.effort.nodes, self.patient))

    def _fight_hope(self, state: State) -> float:
        """A guess at a fight before it is solved."""
        if state.combat is None:
            return self.judge.worth(state)
        return self.judge.worth(state) + fight_guess(state.combat, state.players[self.seat])

    # -- weighing -------------------------------------------------------------------------------------------------

    def _quiet(self) -> list[Plan]:
        """The best end of a turn without a fight and without a surprise, with the word that ends it."""
        if not self.ends:
            return []
        value, line, end = max(self.ends, key=lambda one: one[0])
        last = closing(asked(end))
        return [Plan(_named(line if last is None else (*line, last)), value, end)]

    def _fought(self, worlds: Sequence[State]) -> list[Plan]:
        """The most promising fights: many are looked at quickly in one world, the best of them well and in all."""
        looked: list[tuple[float, Node, Solution]] = []
        for node in self._worth_a_look():
            if looked and not self.patient():
                break
            solution = self._solved(node.state, self.effort.glance, campaign.GLANCE)
            if solution is not None:
                looked.append((self.judge.worth(solution.end), node, solution))
        looked.sort(key=lambda one: -one[0])
        found = []
        for number, (_, node, glance) in enumerate(looked[: self.effort.fights]):
            if number and not self.patient():
                break
            plan = self._weighed(node, worlds, glance)
            if plan is not None:
                found.append(plan)
        return found

    def _worth_a_look(self) -> list[Node]:
        """The fights with the best hope, only a few against the same foes at the same place; assaults on a city always
        belong to them, for a crowd of defenders is guessed at badly."""
        self.fights.sort(key=lambda node: -node.hope)
        sieges = [node for node in self.fights if campaign.besieged(node.state)]
        others = [node for node in self.fights if not campaign.besieged(node.state)]
        looks = self._apart(sieges, campaign.LOOKS)
        return looks + self._apart(others, max(1, self.effort.glances - len(looks)))

    def _apart(self, fights: list[Node], count: int) -> list[Node]:
        known: set[Hashable] = set()
        against: dict[Hashable, int] = {}
        found: list[Node] = []
        for node in fights:
            combat = node.state.combat
            mark = self.judge.likeness(node.state)
            if combat is None or mark in known:
                continue
            known.add(mark)
            foes = (combat.at, tuple(foe.enemy for foe in combat.foes))
            against[foes] = against.get(foes, 0) + 1
            if against[foes] <= self.effort.alike:
                found.append(node)
            if len(found) == count:
                break
        return found

    def _solved(self, state: State, nodes: int, share: float = 1.0) -> Solution | None:
        if state.combat is None:
            return None
        turns = turns_left(state, state.players[self.seat])
        dear = (1.0 + len(state.combat.foes)) / 2
        wanted = max(nodes, int(share * nodes * campaign.effort(state.combat)))
        nodes = min(wanted, max(int(self.purse / dear), FEW))
        solution = solve(state, aim_of(state, state.combat, turns), nodes, self.patient)
        self.purse -= dear * (solution.nodes if solution is not None else nodes)
        return solution

    def _weighed(self, node: Node, worlds: Sequence[State], glance: Solution) -> Plan | None:
        """A fight solved in every world it may be fought in; the glance will do where it proved its answer or no more
        nodes are given."""
        solved: list[Solution] = []
        lucky = True
        for number, world in enumerate(worlds):
            begun = node.state if number == 0 else followed(world, _named(node.line))
            enough = number == 0 and (glance.proven or self.effort.nodes <= self.effort.glance)
            solution = glance if enough else self._solved(begun, self.effort.nodes) if begun is not None else None
            if solution is None:
                continue
            solved.append(solution)
            if number == 0 and not _hidden(world, node.line):
                lucky = False
                break  # the same in every world
        if not solved:
            return None
        foes = tuple(foe.enemy for foe in node.state.combat.foes) if node.state.combat is not None else ()
        value = sum(self.judge.worth(one.end) for one in solved) / len(solved)
        return Plan(_named(node.line), value, solved[0].end, foes, _means(solved), lucky)

    def again(self, plan: Plan, world: State) -> float | None:
        """What a plan comes to in a world it was not chosen in; None where it cannot be followed."""
        after = followed(world, plan.line)
        if after is None or after.combat is None or after.current != self.seat:
            return None if after is None else self._surprise(after)
        solution = self._solved(after, self.effort.nodes)
        return None if solution is None else self.judge.worth(solution.end)

    def _surprised(self, worlds: Sequence[State]) -> list[Plan]:
        self.surprises.sort(key=lambda node: -node.hope)
        known: set[Hashable] = set()
        found: list[Plan] = []
        for node in self.surprises:
            me = node.state.players[self.seat]
            mark = (node.line[-1].notation, me.at, len(me.units), len(me.hand))
            if mark in known:
                continue  # paid for otherwise
            known.add(mark)
            if len(found) == self.effort.surprises:
                break
            values = [node.hope]
            for world in worlds[1:]:
                after = followed(world, _named(node.line))
                if after is not None:
                    values.append(self._surprise(after))
            found.append(Plan(_named(node.line), sum(values) / len(values), node.state, lucky=True))
        return found


def _named(line: Sequence[Option]) -> Line:
    return tuple(option.notation for option in line)


def followed(world: State, line: Line) -> State | None:
    """Where the same answers lead in another world; None where one of them is not offered there."""
    state = world
    for name in line:
        if not state.stack:
            return None
        same = next((one for one in asked(state) if one.notation == name), None)
        if same is None:
            return None
        state, _ = answered(state, same)
    return state


def _hidden(world: State, line: Sequence[Option]) -> bool:
    """Whether the last answer of a line shows something."""
    state = world
    sealed = False
    for option in line:
        state, sealed = answered(state, option)
    return sealed


def _means(solved: list[Solution]) -> tuple[float, float, float]:
    """The share of fights won, and the means of Fame and Wounds."""
    count, each = len(solved), [(one.won, one.fame, one.wounds) for one in solved]
    won, fame, wounds = (sum(column) / count for column in zip(*each, strict=True))
    return won, fame, wounds

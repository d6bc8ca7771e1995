"""A hero's activation: whom to fight and from where, when to step back, where to go, what to pick up and open."""

from __future__ import annotations

from ...kernel.records import Option
from ..catalog import ENEMIES
from ..chapters.board.reach import targets
from ..chapters.heroes.actions import points_per_action
from ..state import Foe, Turn, foe_of, heap_at, the_foe, turn_of
from .aims import SPECIAL, TREASURE, pull
from .chances import at_least
from .mind import Mind, life_left
from .standing import LONG, TOGETHER, Standing
from .trading import promise
from .uses import costless

#: What counts: each further attack of an activation, an enemy's attack prevented, experience, loot.
AGAIN = 0.85
PREVENTED = 4.5
XP = 0.25
LOOT = 1.0

_NEVER = -99.0


def act(mind: Mind, options: tuple[Option, ...]) -> Option:
    """The next thing the active hero does."""
    free = costless(mind, options)
    if free is not None:
        return free
    return _Activation(mind, options).best()


def weighed(mind: Mind, options: tuple[Option, ...]) -> list[tuple[float, Option]]:
    """What each beginning of the activation promises; what costs nothing is not weighed."""
    activation = _Activation(mind, options)
    steps = activation._reach()
    return [(activation._prospect(option, mind.hero.at, steps), option) for option in options]


class _Activation:
    """What is left of one activation, and the best beginning of it."""

    def __init__(self, mind: Mind, options: tuple[Option, ...]) -> None:
        self.mind = mind
        self.options = options
        self.turn: Turn = turn_of(mind.table)
        self.actions = self.turn.actions
        self.standing = Standing(mind, self.turn.hit)
        self.plan = self.standing.plan
        self.aims = self.standing.aims
        self.stay = self.standing.stay
        self.pace = points_per_action(mind.table, mind.seat)
        self.busy = frozenset(foe.at for foe in mind.table.foes if not foe.stunned)
        self.slips = mind.slippery()
        self._gains: dict[int, tuple[float, int, str]] = {}

    # The choice.

    def best(self) -> Option:
        """The option with the best prospect; ending the activation is one of them."""
        at = self.mind.hero.at
        steps = self._reach()
        chosen, most = None, _NEVER
        for option in self.options:
            worth = self._prospect(option, at, steps)
            if worth > most + 1e-9:
                chosen, most = option, worth
        assert chosen is not None
        return chosen

    def _prospect(self, option: Option, at: int, steps: dict[int, tuple[int, int]]) -> float:
        """How good the rest of the activation looks after an option."""
        kind = option.kind
        moving = self.turn.points > 0
        paid = self.actions if moving or self._has_extra("move") else self.actions - 1
        if kind in ("end", "stop"):
            return self.stay(at, -1) if kind == "end" else self._rest(at, self.actions, -1) - 0.05 * self.turn.points
        if kind == "move":
            return self._by(int(option.args[0]), steps)
        if kind == "attack":
            foe = the_foe(self.mind.table, int(option.args[1]))
            left = self.actions if self._has_extra(str(option.args[0])) else self.actions - 1
            return self._struck(foe, str(option.args[0]), at, left)
        if kind == "attack_pillar":
            return self._batter(option) + self._rest(at, self.actions - 1, -1)
        if kind in ("charge", "safe_shot", "teleport"):
            return self._rush(option)
        if kind == "pick_up":
            if not self.plan.takes(self.mind, at):
                return _NEVER
            return self._loot(at) + self._rest(at, paid, -1)
        if kind == "open":
            return self._door(int(option.args[0]), at, paid)
        if kind == "trade":
            worth = promise(self.mind)
            return worth + self._rest(at, self.actions - 1, -1) if worth else _NEVER
        if kind == "leave":
            return 50.0 if self.plan.leaves(self.mind) else _NEVER
        return self._special(option, at, paid)

    def _has_extra(self, kind: str) -> bool:
        return kind in self.turn.extra

    # Fighting.

    def _gain(self, foe: Foe, kind: str, zone: int, bonus: tuple[str, ...] = ()) -> float:
        """What one attack is worth: attacks prevented, experience, loot; a part of it for wounds that do not kill."""
        mind = self.mind
        found = mind.fight(foe, kind, zone, bonus)
        life = life_left(foe)
        printed = ENEMIES[foe.card]
        danger = self.plan.zeal * PREVENTED * max(0.5, mind.blow(foe, mind.seat, zone)) + LOOT * bool(foe.loot)
        if printed.role == "agent":
            danger += 1.5 + len(mind.party)
        danger += self.plan.prey(mind, foe)
        danger += XP * 3 * len(mind.party)
        kill = 0.0
        if foe.minions:
            # The boss hides behind its minions: no single attack ends a mob that has both.
            room = life - foe.life
            kill = 0.0 if foe.life > 0 else at_least(found, room)
            part = sum(chance * min(n, room) for n, chance in enumerate(found)) / life
            part += XP * sum(chance * min(n, room) / printed.health for n, chance in enumerate(found)) / (danger + 0.1)
        else:
            kill = at_least(found, life)
            part = sum(chance * min(n, life) for n, chance in enumerate(found)) / life
        return danger * (0.75 * part + 0.5 * kill)

    def _best_gain(self, zone: int) -> tuple[float, int, str]:
        """The best attack from a zone: its worth, its target and kind."""
        known = self._gains.get(zone)
        if known is None:
            known = (0.0, -1, "")
            mind = self.mind
            for kind, n, pillar in targets(mind.table, mind.seat, zone=zone):
                foe = None if pillar else foe_of(mind.table, n)
                worth = self._gain(foe, kind, zone) if foe is not None else self.plan.pillar(mind, n, kind)
                if worth > known[0]:
                    known = (worth, -1 if pillar else n, kind)
            self._gains[zone] = known
        return known

    def _rest(self, zone: int, actions: int, hit: int) -> float:
        """What the actions left are worth from a zone: attacks, and the zone where the activation ends."""
        gain, target, _ = self._best_gain(zone)
        stay = self.stay(zone, hit)
        if actions <= 0:
            return stay
        if gain <= 0.0:
            return self._wander(zone, actions, hit)
        best = stay
        total, weight = 0.0, 1.0
        for n in range(1, actions + 1):
            total += gain * weight
            weight *= AGAIN
            best = max(best, total + self.stay(zone, target))
            if n < actions and n == actions - 1:
                best = max(best, total + self._wander(zone, 1, target))
        return max(best, self._wander(zone, actions, hit))

    def _wander(self, zone: int, actions: int, hit: int) -> float:
        """The best zone to end in, without further attacks."""
        best = self.stay(zone, hit)
        for other in _around(self, zone, actions * self.pace):
            value = self.stay(other, hit)
            if value > best:
                best = value
        return best

    def _rush(self, option: Option) -> float:
        zone = int(option.args[0])
        if option.kind == "teleport":
            return self._rest(zone, self.actions - 1, -1)
        kind = "melee" if option.kind == "charge" else "ranged"
        prospects = [_NEVER]
        for _, n, pillar in targets(self.mind.table, self.mind.seat, (kind,), zone):
            foe = None if pillar else foe_of(self.mind.table, n)
            if foe is not None:
                prospects.append(self._struck(foe, kind, zone, self.actions - 1, (f"line:{option.kind}",)))
        return max(prospects)

    def _struck(self, foe: Foe, kind: str, zone: int, left: int, bonus: tuple[str, ...] = ()) -> float:
        """The prospect of an attack and of the actions left after it."""
        return self._gain(foe, kind, zone, bonus) + AGAIN * self._rest(zone, left, foe.n)

    def rushing(self, option: Option) -> float:
        """The prospect of a target, once a charge or safe shot has brought the hero where it is."""
        foe = foe_of(self.mind.table, int(option.args[1])) if option.kind == "attack" else None
        return _NEVER if foe is None else self._struck(foe, str(option.args[0]), self.mind.hero.at, self.actions)

    def _batter(self, option: Option) -> float:
        """Pillars are struck where the mission wants them down."""
        worth = self.plan.pillar(self.mind, int(option.args[1]), str(option.args[0]))
        return worth or _NEVER

    # Moving.

    def _reach(self) -> dict[int, tuple[int, int]]:
        """Zones in reach: the steps to them, and the first of these steps."""
        start = self.mind.hero.at
        points = max(0, self.turn.points)
        moves = self.actions + (1 if self._has_extra("move") else 0)
        most = points + moves * self.pace
        found = {start: (0, -1)}
        edge = [start]
        near = self.mind.ways.walks
        first_steps = {int(option.args[0]) for option in self.options if option.kind == "move"}
        for step in range(1, most + 1):
            fresh = []
            for zone in edge:
                if zone != start and zone in self.busy and not self.slips:
                    continue
                for other in near[zone]:
                    if other in found or (zone == start and other not in first_steps):
                        continue
                    found[other] = (step, other if zone == start else found[zone][1])
                    fresh.append(other)
            edge = fresh
        del found[start]
        return found

    def _by(self, first: int, steps: dict[int, tuple[int, int]]) -> float:
        """The best that a way beginning with a step leads to."""
        points = max(0, self.turn.points)
        best = _NEVER
        for zone, (far, way) in steps.items():
            if way != first:
                continue
            spent = max(0, far - points)
            moves = -(-spent // self.pace)
            free = 1 if self._has_extra("move") else 0
            left = self.actions - max(0, moves - free)
            if left < 0:
                continue
            loose = points + moves * self.pace - far
            value = self._rest_there(zone, left, loose) - 0.01 * far
            if value > best:
                best = value
        return best

    def _rest_there(self, zone: int, actions: int, loose: int) -> float:
        """The prospect after a walk to a zone; with points left something may be picked up there."""
        gain, target, _ = self._best_gain(zone)
        value = self.stay(zone, -1)
        if zone not in self.busy and (loose or actions):
            value += self._loot(zone)
        total, weight = 0.0, 1.0
        for _ in range(actions):
            total += gain * weight
            weight *= AGAIN
            value = max(value, total + self.stay(zone, target))
        return value

    def _loot(self, zone: int) -> float:
        if not self.plan.takes(self.mind, zone):
            return 0.0
        heap = heap_at(self.mind.table, zone)
        worth = TREASURE * heap.normal + SPECIAL * heap.special
        token = any(lying.at == zone and not lying.fixed for lying in self.mind.table.tokens)
        return worth + (6.0 if token else 0.0)

    # Doors and what missions add.

    def _door(self, door: int, at: int, left: int) -> float:
        """A door is opened when the party is ready for what is behind it, and the way or the loot lies there."""
        mind = self.mind
        one, two = mind.board.doors[door]
        behind = two if one == at else one
        here, there = pull(mind, self.aims, at), pull(mind, self.aims, behind)
        chamber = mind.board.chamber_of[behind]
        unopened = chamber >= 0 and chamber not in mind.table.opened
        if there <= here and not any(aim.zone == at and unopened for aim in self.aims):
            return _NEVER
        if unopened and not (self.plan.bold(mind, door) or self._ready(at)):
            return _NEVER
        return max(here, there) + 1.0 + self.stay(at, -1) - here

    def _ready(self, at: int) -> bool:
        """Together, healthy, nobody else to fight, and enough of the round left to fight what comes out."""
        mind, table = self.mind, self.mind.table
        if self.plan.hasty(mind):
            about = [mind.ways.away(foe.at)[at] for foe in self.standing.awake if foe.n not in self.standing.harmless]
            return sum(far <= 6 for far in about) <= (len(mind.party) < 3) and min(about, default=9) > 2
        if mind.nearest_foe(at) <= 4:
            return False
        if table.round > LONG:
            return True
        heroes = [table.heroes[seat] for seat in mind.party]
        away = mind.ways.away(at)
        if any(away[hero.at] > TOGETHER + 1 for hero in heroes):
            return False
        if len(heroes) > 1 and mind.left_to_act() < len(heroes) / 2 - 0.6:
            return False
        return len(heroes) > 1 or self.actions >= 2

    def _special(self, option: Option, at: int, left: int) -> float:
        """Options the mission or a keyword adds."""
        if option.kind == "command":
            other = int(option.args[0])
            gain = 0.8 if targets(self.mind.table, other) else _NEVER
            return gain + self._rest(at, self.actions - 1, -1)
        worth = self.plan.special(self.mind, option)
        return _NEVER if worth is None else worth + self.stay(at, -1)


def _around(activation: _Activation, zone: int, steps: int) -> list[int]:
    """The zones a hero in a zone could withdraw to."""
    if zone in activation.busy and not activation.slips:
        return []
    found = {zone}
    edge = [zone]
    for _ in range(steps):
        fresh = []
        for at in edge:
            if at != zone and at in activation.busy and not activation.slips:
                continue
            for other in activation.mind.ways.walks[at]:
                if other not in found:
                    found.add(other)
                    fresh.append(other)
        edge = fresh
    found.remove(zone)
    return sorted(found)


def rush_target(mind: Mind, options: tuple[Option, ...]) -> Option:
    """Whom to strike after a charge or in a safe shot."""
    activation = _Activation(mind, options)
    return max(options, key=activation.rushing)

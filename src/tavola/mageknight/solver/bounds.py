"""How well a fight could end at best: every foe asks for points, and the points are limited.

All pieces are thought to serve as Attack or Block alike, nothing resists them, and no point is wasted; so no line of
play does better than the bound.
"""

from __future__ import annotations

from ..chapters.pieces.foes import (
    armor,
    attack_abilities,
    block_need,
    damage_dealt,
    living,
    open_attacks,
    print_of,
    resistances,
)
from ..chapters.pieces.protection import hero_armor
from ..state import Combat, Foe, PlayerFields, State
from .aims import worth
from .means import bent, rough, strength
from .records import Aim, Strength

Deal = tuple[int, float]  # points spent on a foe, and what that brings

#: No fight asks for more points than this; beyond it strength makes no difference.
_MOST = 160
#: What it takes where only a guess is wanted: so much more to block what is not physical, and to beat whoever resists
#: physical attacks; half of what is spent on them is lost, as far as it is not of the right element.
_ELEMENT = 1.4
_RESISTED = 1.6
#: What a point not yet used promises, where only a guess is wanted.
_POOLED = 0.3


class Bounds:
    """The bounds of one search; most positions of it share their foes, so what foes allow is worked out once."""

    def __init__(self, aim: Aim) -> None:
        self._aim = aim
        self._known: dict[tuple[object, ...], tuple[list[float], list[float]]] = {}

    def best(self, state: State, seat: int) -> float:
        """No end of the fight is worth more than this."""
        me, combat, aim = state.players[seat], state.combat, self._aim
        if combat is None:
            raise ValueError("no combat")
        have = strength(state, me)
        now = worth(aim, me)
        odd = self._windfall(have, len(combat.foes))
        any_, all_ = self._deals(combat, me, have, bent(me))
        if have.boundless:
            return now + odd + max(max(any_), max(all_) + aim.conquer)
        best = float("-inf")
        spent, points = 0, have.free
        top = len(any_) - 1
        while True:  # with so many cards given up at least
            reach = min(points, top)
            found = max(any_[reach], all_[reach] + aim.conquer)
            best = max(best, found - aim.card * spent)
            if reach == top or spent == len(have.cards):
                return now + odd + best
            points += have.cards[spent]
            spent += 1

    def likely(self, state: State, seat: int) -> float:
        """About how well the fight could end: no bound, but a guess that tells lines apart where odd pieces leave
        everything open."""
        me, combat, aim = state.players[seat], state.combat, self._aim
        if combat is None:
            raise ValueError("no combat")
        have = rough(state, me)
        any_, all_ = self._deals(combat, me, have, False, True)
        best = float("-inf")
        top = len(any_) - 1
        points = have.free
        for spent in range(len(have.cards) + 1):
            reach = min(points, top)
            best = max(best, max(any_[reach], all_[reach] + aim.conquer) - aim.card * spent)
            if reach == top or spent == len(have.cards):
                break
            points += have.cards[spent]
        return worth(aim, me) + best

    def _windfall(self, have: Strength, foes: int) -> float:
        """What may come along besides: cards drawn, crystals made, and whatever odd pieces give."""
        aim = self._aim
        if have.boundless and not have.steady:
            odd = aim.fame * 5 * foes + aim.reputation * 3 * foes + aim.card * 4 + aim.crystal * 6
            return odd + (aim.ready + aim.unit) * 4 + aim.wound
        if have.boundless:
            return aim.crystal * 2
        bonus = aim.crystal * have.by_others[0] + aim.card * have.by_others[1]
        for price, gifts in ((aim.card, have.gifts), (aim.ready, have.by_units)):
            bonus += sum(max(0.0, aim.crystal * made + aim.card * drawn - price) for made, drawn in gifts)
        return bonus

    def least(self, state: State, seat: int) -> float:
        """About what it is worth to do nothing more: every attack still open strikes the Hero."""
        me, combat, aim = state.players[seat], state.combat, self._aim
        if combat is None:
            raise ValueError("no combat")
        blows = open_attacks(combat) if combat.phase != "attack" else []
        wounds = sum(-(-damage_dealt(foe, index) // hero_armor(me)) for foe, index in blows)
        return worth(aim, me) - aim.wound * wounds + _POOLED * sum(points.n for points in combat.pool)

    def _deals(
        self, combat: Combat, me: PlayerFields, have: Strength, changed: bool, earnest: bool = False
    ) -> tuple[list[float], list[float]]:
        """The most each number of points brings: with whatever foes are worth it, and with all of them beaten.
        `earnest`: no bound, but what foes are likely to ask for."""
        shielded = combat.units and any(not unit.wounds and not unit.absorbed for unit in me.units)
        far = have.far if not have.boundless else -1
        key = (combat.phase, combat.foes, shielded, changed, earnest, hero_armor(me), far)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._weighed(combat, me, have, shielded, changed, earnest)
        return found

    def _weighed(
        self, combat: Combat, me: PlayerFields, have: Strength, shielded: bool, changed: bool, earnest: bool
    ) -> tuple[list[float], list[float]]:
        any_ = [0.0]
        all_ = [0.0]
        for foe in living(combat):
            left, beaten = self._foe(combat, foe, me, have, shielded, changed, earnest)
            any_ = _combined(any_, left + beaten)
            all_ = _combined(all_, beaten or left)
        size = max(len(any_), len(all_))
        return _rising(any_, size), _rising(all_, size)

    def _foe(
        self,
        combat: Combat,
        foe: Foe,
        me: PlayerFields,
        have: Strength,
        shielded: bool,
        changed: bool,
        earnest: bool,
    ) -> tuple[list[Deal], list[Deal]]:
        """What can be done about a foe: leave it, or beat it, and for how many points at least."""
        guard = [(0, 0.0)]
        for index, attack in enumerate(foe.attacks):
            printed = print_of(foe).attacks[index]
            if combat.phase == "attack" or attack.state != "open" or printed.summon:
                continue
            names = attack_abilities(foe, printed)
            if changed or "cumbersome" in names:
                continue  # it may be held back in part, or cost nothing
            cost = self._blow(foe, index, me, shielded, names)
            need = _MOST if combat.phase == "damage" else damage_dealt(foe, index) // (2 if "brutal" in names else 1)
            if earnest and need < _MOST:
                need = int(block_need(foe, index) * (1.0 if printed.element == "physical" else _ELEMENT))
            guard = [(points + more, gain - loss) for points, gain in guard for more, loss in ((0, cost), (need, 0.0))]
        guard = [deal for deal in guard if deal[0] < _MOST]
        if foe.summoned_by:
            return guard, []
        need = 0 if changed else _least_armor(combat, foe)
        if earnest and "physical" in resistances(foe):
            need = int(need * _RESISTED)
        prize = self._aim.fame * print_of(foe).fame * (2 if foe.double else 1)
        prize += self._aim.reputation * (print_of(foe).reputation + (2 if foe.rampaging else 0))
        beaten = [(points + need, gain + prize) for points, gain in guard]
        if combat.phase == "ranged" and (have.boundless or have.far >= need):
            beaten.append((need, prize))
        return guard, beaten

    def _blow(self, foe: Foe, index: int, me: PlayerFields, shielded: bool, names: tuple[str, ...]) -> float:
        """What an attack that is not blocked costs at least."""
        left = damage_dealt(foe, index) - foe.attacks[index].taken
        wounds = -(-left // hero_armor(me)) if left > 0 else 0
        cost = self._aim.wound * wounds * (2 if "poison" in names else 1)
        return 0.0 if shielded and "assassination" not in names else cost


def _least_armor(combat: Combat, foe: Foe) -> int:
    """The lowest Armor the foe may still show: an elusive one its lower value."""
    printed = print_of(foe)
    now = armor(combat, foe)
    return max(0, min(now, now - printed.elusive + printed.armor) if printed.elusive else now)


def _combined(table: list[float], deals: list[Deal]) -> list[float]:
    """The best of each number of points once one more foe is dealt with."""
    longest = min(_MOST, len(table) - 1 + max((points for points, _ in deals), default=0))
    found = [float("-inf")] * (longest + 1)
    for points, gain in deals:
        for before, value in enumerate(table):
            place = before + points
            if place <= longest and value + gain > found[place]:
                found[place] = value + gain
    return found


def _rising(table: list[float], size: int) -> list[float]:
    """More points are never worse."""
    found = []
    best = float("-inf")
    for place in range(size):
        if place < len(table):
            best = max(best, table[place])
        found.append(best)
    return found

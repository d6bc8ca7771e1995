"""How good a Mage Knight position looks to one player: points scored, points in reach, and what may go wrong.

Everything is in points of the final score. It reads the player's own area, the map, the offers and the fight; of
decks only how many cards are left in them.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, lru_cache

from ...kernel.records import Option, Seat
from ..book import leaves
from ..catalog import CARDS, SITES, TILES, UNITS, WOUND
from ..chapters.hand.units import commands
from ..chapters.land.movement import safe
from ..chapters.pieces.fame import influence_bonus, level_for
from ..chapters.pieces.foes import armor, attack_value, block_need, damage_dealt, open_attacks, print_of
from ..chapters.pieces.hexmap import board, neighbours
from ..chapters.pieces.tracks import LEVELS
from ..features import feature_on, scenario_of
from ..state import Combat, Placed, Player, State
from .ways import outlooks, walked

#: Points for what is owned. Cards not yet played are worth little, so that they are used when it pays.
FAME = 1.3  # a point, and a step towards the next level
TILE = 1.8  # a revealed tile is new ground for all that follows
REPUTATION = 0.35
CRYSTAL = 0.7
WOUND_CARD = 2.3
WOUND_IN_HAND = 0.5
UNPLAYED = 0.03
SPENT_UNIT = 0.5
ROUND_TO_COME = 5.0
SHIELD = 2.6
CARD = {"advanced_action": 2.0, "spell": 3.0, "artifact": 3.0}
REWARD = {
    "artifact": 2.0,
    "spell": 2.0,
    "advanced_action": 1.5,
    "unit": 3.0,
    "random_crystal": 0.7,
    "crystal_set": 2.5,
    "dungeon": 2.0,
}
TACTIC = {"planning": 0.4, "great_start": 0.5, "the_right_moment": 0.6, "long_night": 0.3, "sparing_power": 0.4}

#: Points in reach: what a target promises, and how each Move point on the way lowers that.
EXPLORE = 2.5
PROMISE = {
    "village": 0.9,
    "monastery": 0.9,
    "crystal_mine": 0.8,
    "deep_mine": 0.9,
    "magical_glade": 0.4,
    "keep": 2.6,
    "mage_tower": 2.4,
    "monster_den": 2.2,
    "dungeon": 1.8,
    "tomb": 1.6,
    "spawning_grounds": 1.8,
    "ancient_ruins": 1.6,
}
RAMPAGER = {"orc_marauder": 2.2, "draconum": 0.8}
PER_STEP = 0.92
AT_HAND = 0.4  # what stands here and was not taken this turn may never be
FIRST, SECOND = 1.0, 0.35

#: How many cards are thought of as turned sideways.
SIDEWAYS = 2

#: What one card or Unit may bring in a fight, where only a guess is possible.
CARD_POWER = 2.2
UNIT_POWER = 2.8


class MageKnightJudgement:
    """The judgement the greedy bot plays Mage Knight with; one is made for each thought."""

    def __init__(self) -> None:
        self._reached: dict[Hashable, float] = {}
        self._maps: list[object] = []

    def worth(self, state: State, seat: Seat) -> float:
        me = state.players[seat]
        if state.outcome is not None:
            return float(state.outcome.totals[seat])
        total = _owned(state, me) + _to_come(state)
        if state.combat is not None and state.current == seat:
            total += fight_guess(state.combat, me)
        elif me.at:
            total += self._reach(state, me, seat)
        return total

    def _reach(self, state: State, me: Player, seat: Seat) -> float:
        """Most positions of one thought share the map, so what is in reach is worked out once for each space."""
        wounds = me.hand.count(WOUND) + me.discard.count(WOUND)
        key = (me.at, id(state.spaces), id(state.tiles), state.time, wounds, len(me.units), me.fame, me.reputation)
        found = self._reached.get(key)
        if found is None:
            self._maps += (state.spaces, state.tiles)  # kept, so that their identity stays theirs
            found = self._reached[key] = _reach(state, me)
        return found

    def hope(self, state: State, seat: Seat) -> float:
        me = state.players[seat]
        total = 0.3 * sum(me.mana)
        if state.combat is not None:
            return total + 0.45 * sum(points.n for points in state.combat.pool)
        if state.phase == "move":
            total += 0.4 * me.move
        elif state.phase == "interaction":
            total += 0.5 * me.influence
        return total + 1.2 * min(me.heal, me.hand.count(WOUND))

    def settled(self, state: State) -> bool:
        return state.combat is None and bool(state.stack) and state.stack[-1].step == "turn"

    def theme(self, state: State) -> str:
        return state.phase

    def sensible(self, state: State, options: list[Option]) -> list[Option]:
        """Turned sideways are only the cards that are least missed, and none whose own side gives the same; Core
        tiles wait for the last round where the city would end the game."""
        if city_too_soon(state):
            options = [option for option in options if option.kind != "explore"] or options
        aside = [option for option in options if option.kind == "sideways"]
        if not aside:
            return options
        aside = [option for option in aside if option.args[1] not in gives(str(option.args[0]))]
        aside.sort(key=lambda option: use(str(option.args[0])))
        return [option for option in options if option.kind != "sideways"] + aside[:SIDEWAYS]

    def closing(self, options: tuple[Option, ...]) -> Option | None:
        return next((option for option in reversed(options) if option.kind == "end_turn"), None)

    def likeness(self, state: State, seat: Seat) -> Hashable:
        me = state.players[seat]
        combat = state.combat
        fight = (combat.phase, combat.foes, tuple(sorted(_points(combat))), combat.wounds) if combat else None
        return (
            me.at,
            tuple(sorted(me.hand)),
            me.move,
            me.influence,
            me.heal,
            me.fame,
            me.reputation,
            me.mana,
            me.crystals,
            me.units,
            me.mods,
            len(me.discard),
            me.dice,
            me.tactic_used,
            me.extra_turn,
            state.phase,
            state.stack,
            state.unit_offer,
            fight,
        )


@cache
def gives(card: str) -> frozenset[str]:
    """What the basic side gives, by itself or as one of its choices."""
    basic = CARDS[card].basic
    parts = basic.parts if basic.op == "one_of" else (basic,)
    return frozenset(part.op for part in parts)


@cache
def use(card: str) -> int:
    """How much a card is missed: fighting cards most."""
    sides = {leaf.op for side in (CARDS[card].basic, CARDS[card].strong) for leaf in leaves(side)}
    return 2 * len(sides & {"attack", "block"}) + len(sides & {"move", "influence"})


def _points(combat: Combat) -> list[tuple[str, str, str, int]]:
    return [(piece.what, piece.element, piece.kind, piece.n) for piece in combat.pool]


def _owned(state: State, me: Player) -> float:
    """What would be scored, and what helps to score more."""
    hand_wounds = me.hand.count(WOUND)
    wounds = hand_wounds + me.discard.count(WOUND)
    total = FAME * me.fame + TILE * len(state.tiles) + REPUTATION * me.reputation + CRYSTAL * sum(me.crystals)
    total -= WOUND_CARD * wounds + WOUND_IN_HAND * hand_wounds
    total += UNPLAYED * (len(me.hand) - hand_wounds + len(me.deck))
    total += sum(REWARD[kind] for kind in me.rewards) + TACTIC.get(me.tactic, 0.0)
    for card in (*me.hand, *me.discard):
        total += CARD.get(CARDS[card].kind, 0.0)
    for unit in me.units:
        strength = UNITS[unit.unit].level + 2.0
        total += strength / 2 if unit.wounds else strength - (SPENT_UNIT if unit.spent else 0.0)
    for space in state.spaces.values():
        if space.shields:
            total += SHIELD
    return total


def _to_come(state: State) -> float:
    """The rounds still to be played, unless the end is in sight."""
    if state.final >= 0:
        return 0.0
    left = scenario_of(state).rounds - state.round
    return left * (ROUND_TO_COME + UNPLAYED * 16)


# -- the map ------------------------------------------------------------------------------------------------------


def _reach(state: State, me: Player) -> float:
    """The best targets from where the Hero stands, the farther the less; an unsafe place costs Wounds."""
    far = distances(state.tiles, state.time == "night", me.at)
    best = second = 0.0
    for at, gain in _targets(state, me):
        if at not in far:
            continue
        value = gain * (PER_STEP ** far[at] if at != me.at else AT_HAND)
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    total = FIRST * best + SECOND * second
    return total if safe(state, me.at) else total - WOUND_CARD


def _targets(state: State, me: Player) -> list[tuple[str, float]]:
    found: list[tuple[str, float]] = []
    spaces = state.spaces
    might = 0.6 + 0.1 * level_for(me.fame) + 0.15 * len(me.units)
    wounded = me.hand.count(WOUND) + me.discard.count(WOUND)
    for at, site in sites(state.tiles):
        space = spaces.get(at)
        gain = PROMISE.get(site, 0.0)
        if space is not None and (space.shields or space.burned):
            continue
        if site in ("village", "monastery"):
            if influence_bonus(me.reputation) is None or len(me.units) >= commands(me):
                gain = 0.3
            gain += 0.4 * min(wounded, 2)
        elif site == "magical_glade":
            gain += min(wounded, 2)
        elif site not in ("crystal_mine", "deep_mine"):
            gain *= might
        if gain:
            found.append((at, gain))
    for at, space in spaces.items():
        if space.rampaging:
            gain = RAMPAGER.get(space.rampaging, 0.0) * might
            found += [(near, gain) for near in neighbours(at)]
    if state.tile_stack and state.final < 0 and not city_too_soon(state):
        found += [(at, EXPLORE if at != me.at else EXPLORE / AT_HAND) for at in frontier(state)]
    return found


def city_too_soon(state: State) -> bool:
    """Whether the next tile may be the city, which ends the game, while there are rounds to play."""
    scenario = scenario_of(state)
    early = state.round < scenario.rounds and feature_on(state, "find_city")
    return early and bool(state.tile_stack) and TILES[state.tile_stack[0]].back == "core"


def frontier(state: State) -> tuple[str, ...]:
    """Spaces from which the next tile could be revealed."""
    return tuple(outlooks(state))


@lru_cache(maxsize=4096)
def sites(tiles: tuple[Placed, ...]) -> tuple[tuple[str, str], ...]:
    return tuple((at, print_.site) for at, print_ in board(tiles).items() if print_.site in PROMISE)


def distances(tiles: tuple[Placed, ...], night: bool, start: str) -> dict[str, int]:
    """Move points to every space that can be reached, whoever stands on the way."""
    return walked(tiles, night, start)


# -- the fight ----------------------------------------------------------------------------------------------------


def fight_guess(combat: Combat, me: Player) -> float:
    """A guess at a running fight: what may be won, less the Wounds that threaten."""
    living = [foe for foe in combat.foes if not foe.defeated and not foe.summoned_by]
    need = sum(armor(combat, foe) for foe in living)
    guard = hurt = 0.0
    body = LEVELS[me.level - 1].armor
    if combat.phase != "attack":
        for foe, index in open_attacks(combat):
            guard += block_need(foe, index)
            hurt += -(-damage_dealt(foe, index) // body)
        for foe in living:
            hurt += sum(
                1.5
                for index, attack in enumerate(print_of(foe).attacks)
                if attack.summon and not attack_value(foe, index)
            )
    cards = sum(card != WOUND for card in me.hand)
    units = sum(not unit.spent and not unit.wounds for unit in me.units) if combat.units else 0
    power = CARD_POWER * cards + UNIT_POWER * units + sum(points.n for points in combat.pool)
    odds = min(1.0, power / (need + 0.5 * guard)) if need + guard else 1.0
    prize = float(sum(print_of(foe).fame for foe in living))
    if combat.site and any(foe.defender for foe in living):
        site = SITES[combat.site]
        prize += SHIELD + sum(REWARD[reward.kind] * reward.count for reward in site.rewards)
    return odds * odds * prize - (WOUND_CARD + WOUND_IN_HAND) * hurt * (1.0 - 0.5 * odds)

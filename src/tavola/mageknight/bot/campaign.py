"""The war for the cities: what their defenders are worth while they stand, what an assault promises, and what Wounds
matter in a game that is won or lost by the last wall.

A city need not fall in one day: defenders that have fallen stay fallen, and each of them is a part of the way. Whoever
waits for the hand that beats all of them at once never comes.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from msgspec.structs import replace

from ..catalog import CITIES, ENEMIES, TILES, UNITS, WOUND
from ..chapters.land.cities import all_taken, cities_on_map, city_piles, taken
from ..chapters.pieces.fame import influence_bonus
from ..chapters.pieces.hexmap import adjacent, board, neighbours
from ..features import scenario_of
from ..solver import Aim
from ..state import Combat, Player, Space, State, Unit
from . import strengths
from .clock import ahead, aims, turns_here

#: What the last defender of a city is worth beside all others, and each point of Fame printed on any of them.
CITY = 20.0
DEFENDER = 4.0
#: A point of Fame: the levels it leads to are counted besides, but whoever counts no more sits on its cards.
FAME = 2.5
#: All cities fallen: more than all that could still be done with what is owned.
VICTORY = 120.0
#: Turns in which something owned is used, of those left, and at most; the worth of a Unit's strength in each of them.
USED = 0.75
LONG = 18.0
UNIT = 0.17
#: The share of a Unit's worth that the way to it is worth.
RECRUITED = 0.6
#: A tile revealed, in each turn in which something owned is used, while cities are hidden and when none is any more:
#: ground for those who are still to grow. What a tile promises that is still to be revealed, always less.
GROUND = (0.05, 0.03)
UNSEEN = (1.0, 0.5)
#: Each tile nearer to the cities.
NEARER = 1.0
#: What a card in hand is worth beyond any other: so much for each point it brings to a fight, above the mean.
KEPT = 0.17
MIDDLING = 2.0
#: Each step of Reputation, each point of Influence it gives in each turn, and what it is like to be shunned.
RENOWN = 0.15
TALK = 0.07
SHUNNED = -8
#: What is left of a Unit that leaves when the Round ends.
FLEETING = 0.25
#: Tiles to be revealed each turn, and how many of the last turns belong to the sieges.
TILES_A_TURN = 0.5
SIEGES = 15.0
#: What it costs to lie behind by one of them, in the time of growth and when it is over: a city nobody has found cannot
#: fall. So many turns before the sieges growth begins to end, and so many tiles may wait until then.
LATE = (1.5, 8.0)
ENDING = 5.0
WAIT = 1.5
#: A Wound in a game of cities: for each turn in which it may come to hand, at least, at most, and while it is in hand;
#: less while there are so many turns left that it will be healed before the sieges.
WOUND_A_TURN = 0.35
WOUND_AT_LEAST = 0.3
WOUND_AT_MOST = 4.5
WOUND_EARLY = 3.3
EARLY = 20.0
WOUND_IN_HAND = 0.6
#: So many turns before the end of a Round a spent Unit begins to count again.
FRESH = 4.0
#: By how much strength must exceed what one defender asks for to beat it as often as not, and how hands spread.
MARGIN = 1.0
SPREAD = 4.0
#: The part of a prize that is promised by an assault that could be had another day.
PROMISED = 0.75
#: And what is lost of it for each turn that has to be waited for the Units.
WAITING = 0.08
#: What a second assault adds at most.
AGAIN = 1.6
#: The part of the others' blows that whoever beats one of them has to answer for.
OTHERS = 0.15


def at_war(state: State) -> bool:
    """Whether all cities have to fall, and the time to grow for that is over."""
    return decided_by_cities(state) and not _early(state)


def growing_up(state: State) -> bool:
    """Whether such a war is still to come: in the first half of the Rounds a Hero grows for it."""
    return decided_by_cities(state) and _early(state)


def decided_by_cities(state: State) -> bool:
    """Whether the game is won by the fall of all cities, whatever is scored."""
    return aims(state) == ("conquer", True)


def _early(state: State) -> bool:
    return 2 * state.round <= scenario_of(state).rounds


def tired(state: State, me: Player) -> float:
    """The part of its strength that a spent Unit counts with: nothing as long as the Round goes on, all of it when the
    next one is near."""
    if not at_war(state):
        return 1.0
    last = state.round >= scenario_of(state).rounds
    return 0.0 if last else max(0.0, 1.0 - turns_here(state, me) / FRESH)


def rested(state: State) -> bool:
    """Whether a fight to come will see the Units ready: in the last Round whoever is spent stays so."""
    return not at_war(state) or state.round < scenario_of(state).rounds


def patience(state: State, me: Player, space: Space, turns: float) -> float:
    """What the assaults to come promise, as a part of one that is had at once: less where the Units have to be waited
    for until the next Round; more where there is time for a second one, and a crowd to be beaten in it."""
    waited = 1.0 - WAITING * min(turns_here(state, me), 6.0) if weary(state, me) else 1.0
    again = min(AGAIN, max(1.0, turns / 4)) if len(space.tokens) > 2 else 1.0
    return PROMISED * waited * again


def nearness(state: State, me: Player, steps: int, plain: float, missed: bool) -> float:
    """What is left of the promise of a city so many Move points away: a turn on the way costs the same wherever it is,
    and nothing as long as the Units have to be waited for. `missed`: it could have been assaulted when the turn
    began."""
    if steps < 0:
        return 0.0
    if weary(state, me):
        steps = max(0, steps - int(STROLL * max(0.0, turns_here(state, me) - 1.0)))
        missed = False
    near = max(plain, 1.0 - STEP * steps)
    return MISSED * near if missed else near


def weary(state: State, me: Player) -> bool:
    """Whether Units have to be waited for until the next Round."""
    return rested(state) and any(unit.spent and not unit.wounds for unit in me.units)


def useful(turns: float) -> float:
    """Turns in which something owned is used: whoever grows early has it for the whole war."""
    return min(USED * turns, LONG)


def growing(turns: float) -> float:
    """1 as long as there is time to grow, 0 when the time of the sieges has come."""
    return min(1.0, max(0.0, (turns - SIEGES) / ENDING))


def pace(left: float, turns: float) -> float:
    """How many tiles the search for the cities lies behind: it has to leave time for the sieges."""
    return max(0.0, left - TILES_A_TURN * max(0.0, turns - SIEGES) - WAIT * growing(turns))


def late(turns: float) -> float:
    """What it costs to lie behind by one tile."""
    return LATE[1] + (LATE[0] - LATE[1]) * growing(turns)


def ground(state: State) -> float:
    """What a tile is worth in each turn: Heroes grow by what they fight on it, not by having seen it."""
    return GROUND[not ahead(state)]


def new_ground(state: State, turns: float) -> float:
    """What a tile still to be revealed promises."""
    left = ahead(state)
    if not left:
        return UNSEEN[1]
    return UNSEEN[0] + 0.8 * (NEARER + (late(turns) if pace(left, turns) > 0 else 0.0))


def kept(me: Player) -> float:
    """The hand that is left: cards for a fight are worth keeping for it, the others carry the Hero there."""
    return KEPT * sum(strengths.force(card) - MIDDLING for card in me.hand if card != WOUND)


def renown(reputation: int, turns: float) -> float:
    """What a Reputation is worth: the Influence it gives in the talks to come, or that there will be none."""
    bonus = influence_bonus(reputation)
    return RENOWN * reputation + TALK * useful(turns) * (SHUNNED if bonus is None else bonus)


def lasting(me: Player, unit: Unit) -> float:
    """How much of its worth a Unit is likely to keep: familiars leave with the Round if no crystal feeds them."""
    return FLEETING if "familiar" in UNITS[unit.unit].traits and not any(me.crystals) else 1.0


def wound(turns: float) -> float:
    """What a Wound costs that lies in deck or discard pile."""
    return min(WOUND_AT_LEAST + WOUND_A_TURN * turns, WOUND_AT_MOST if turns <= EARLY else WOUND_EARLY)


def siege(state: State) -> float:
    """What stands between the player and victory: all defenders, those of cities nobody has found included."""
    if all_taken(state):
        return VICTORY
    total = 0.0
    found = cities_on_map(state)
    for at in found:
        if not taken(state, at):
            space = state.spaces.get(at)
            total -= CITY + DEFENDER * (fame_of(space) if space is not None else 0.0)
    levels = scenario_of(state).city_levels
    hidden = sum(TILES[tile].city for tile in state.tile_stack)
    for number in range(len(found), len(found) + hidden):
        total -= CITY + DEFENDER * _expected(levels[min(number, len(levels) - 1)])
    return total


def fame_of(space: Space) -> float:
    """The Fame of the defenders that still stand, as far as it is known."""
    return sum(
        float(ENEMIES[token.enemy].fame) if token.up else strengths.pile_need(ENEMIES[token.enemy].pile)[1]
        for token in space.tokens
    )


@lru_cache(maxsize=32)
def _expected(level: int) -> float:
    """The Fame of the garrison of a city of that level, whatever its colour."""
    totals = [sum(strengths.pile_need(pile)[1] for pile in city_piles(color, level)) for color in sorted(CITIES)]
    return sum(totals) / len(totals)


def chance(space: Space, might: float) -> float:
    """How likely an assault beats one defender at least: the weakest, under the blows of the others."""
    needs = sorted(
        strengths.need(token.enemy) if token.up else strengths.pile_need(ENEMIES[token.enemy].pile)[0]
        for token in space.tokens
    )
    asked = needs[0] + OTHERS * sum(needs[1:])
    return 1.0 / (1.0 + exp((asked + MARGIN - might) / SPREAD))


def prize(space: Space) -> float:
    """What an assault may bring: two defenders of those that stand, or all of one or two."""
    count = max(1, len(space.tokens))
    fame = (1.0 + DEFENDER) * fame_of(space)
    return fame + CITY if count <= 2 else fame * 1.5 / count


#: What each Move point on the way to a city costs of its promise, and what is left of it where it was at hand.
STEP = 0.05
#: Move points a turn of waiting leaves for the way.
STROLL = 3.0
MISSED = 0.7
#: Assaults looked at in every thought, the most hopeful first.
LOOKS = 2
#: And the part of the thought they take that a first glance gets.
GLANCE = 0.6
#: What is left of a promise where whoever assaults has to fight those who prowl before the walls as well.
BARRED = 0.55
#: Units are there to stand the blows: the part of what they are worth elsewhere that a Wound of theirs costs here.
SOAKED = 0.6


def approaches(state: State, at: str) -> tuple[tuple[str, ...], float]:
    """The spaces from which a city is assaulted, and the share of the promise that is left there: a step past enemies
    who prowl before the walls draws them into the fight."""
    near = [one for one in neighbours(at) if one in board(state.tiles)]
    prowled = [one for one in near if one in state.spaces and state.spaces[one].rampaging]
    free = tuple(one for one in near if one not in prowled and not any(adjacent(one, bar) for bar in prowled))
    return (free, 1.0) if free else (tuple(near), BARRED)


def assault_aim(combat: Combat, turns: float, plain: Aim) -> Aim:
    """What a fight is for where cities are the aim: Wounds matter as long as there are turns to be spoiled by them, and
    every defender of a city counts."""
    hurt = wound(turns) + WOUND_IN_HAND * min(1.0, turns / 2)
    changed = replace(plain, wound=hurt, reputation=2 * plain.reputation)
    if combat.site == "city" and any(foe.defender for foe in combat.foes):
        return replace(changed, conquer=CITY, fame=changed.fame + DEFENDER, unit=SOAKED * plain.unit)
    return changed


def besieged(state: State) -> bool:
    """Whether the fight is for a city that has to fall."""
    combat = state.combat
    return combat is not None and combat.site == "city" and at_war(state) and any(foe.defender for foe in combat.foes)


def effort(combat: Combat) -> int:
    """How many times as hard as any other fight an assault on a city is thought through: with less, a crowd of
    defenders is not seen through at all."""
    return 5 if combat.site == "city" else 1

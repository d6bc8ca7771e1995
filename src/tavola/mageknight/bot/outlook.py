"""How a Mage Knight game looks to a player who knows the clock: what is scored, what it still helps to score, and what
could be reached before the scenario ends.

Everything is in points of the final score. It reads the player's own area, the map, the offers and the fight; of decks
only what is in them, never in which order.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp

from msgspec.structs import replace

from ..catalog import CARDS, ENEMIES, RUINS, SITES, UNITS, WOUND
from ..chapters.land.cities import cities_on_map, taken
from ..chapters.land.movement import safe
from ..chapters.pieces.fame import level_for
from ..chapters.pieces.hexmap import board, neighbours
from ..chapters.pieces.tracks import LEVELS
from ..solver import Aim
from ..state import Combat, Placed, Player, Space, State
from . import campaign, strengths
from .clock import ahead, aim, playable, searching, too_soon
from .judgement import distances, frontier
from .records import Promise, Trial
from .seeking import TILE_ON_THE_WAY, behind, search
from .visits import OWN, VISIT, lent_at_home, visit
from .weights import WAR, Weights, peaceful, used, weights

#: Points for each point of strength, for every turn in which it can still be used.
ARMOR = 0.10
COMMAND = 0.05
REPUTATION = 0.25
WOUND_CARD = 2.0  # a place that is not safe
SOON = 4  # the next points of Fame, about those of one fight
SPREAD = 2.0  # of hands around their mean
AT_HAND = 0.5  # what was at hand when the turn began and was not taken may never be
EARLY = 0.3  # ground that is not revealed before the last round
SHARES = (1.0, 0.45, 0.2)  # of the best targets
#: Every site that somebody may want to visit or to fight for.
WANTED = frozenset(VISIT) | {
    "keep",
    "mage_tower",
    "monster_den",
    "dungeon",
    "tomb",
    "spawning_grounds",
    "ancient_ruins",
    "city",
}
CITY = 14.0  # what the fall of a city is worth where cities are the aim

REWARD = {
    "artifact": 3.2,
    "spell": 3.4,
    "advanced_action": 2.0,
    "unit": 4.0,
    "random_crystal": 0.7,
    "crystal_set": 2.6,
    "dungeon": 3.2,
}
#: Points of guesses that are believed before any fight is tried.
DOUBT = 40.0
TACTIC = {"planning": 0.5, "great_start": 0.7, "the_right_moment": 0.6, "long_night": 0.4, "sparing_power": 0.5}


def power(me: Player, helped: bool = True, tired: float = 1.0) -> float:
    """What the player can bring to a fight in a turn that begins with a fresh hand, with or without Units; `tired`: the
    part of its strength that a spent Unit counts with."""
    deck = me.hand + me.deck + me.discard + tuple(played.card for played in me.play)
    limit = LEVELS[level_for(me.fame) - 1].hand_limit
    mean = sum(strengths.force(card) for card in deck) / max(1, len(deck))
    able = [unit for unit in me.units if not unit.wounds] if helped else []
    units = sum(strengths.unit_force(unit.unit) * (tired if unit.spent else 1.0) for unit in able)
    return limit * mean + 0.75 * units + 0.6 * len(me.skills) + 0.4 * min(4, sum(me.crystals))


def owned(state: State, me: Player, seat: int, turns: float) -> float:
    """What would be scored now, and what helps to score more in the turns that are left."""
    held = me.hand.count(WOUND)
    wounds = held + me.discard.count(WOUND) + me.deck.count(WOUND)
    level = LEVELS[level_for(me.fame) - 1]
    war = campaign.at_war(state)
    useful = used(state, turns)
    scale = weights(state)
    total = per_fame(state) * me.fame
    if campaign.decided_by_cities(state):
        total += campaign.renown(me.reputation, turns)
    else:
        total += REPUTATION * me.reputation
    if war:
        total -= campaign.wound(turns) * wounds + campaign.WOUND_IN_HAND * held
    else:
        total -= wounds * (scale.wound + scale.wound_a_turn * useful) + scale.wound_in_hand * held
    total += useful * (scale.hand_limit * level.hand_limit + ARMOR * level.armor + COMMAND * level.commands)
    total += scale.growth * useful * (levels(me.fame) - me.level)  # a Skill or a card for each level still to be taken
    for card in me.hand + me.deck + me.discard + tuple(played.card for played in me.play):
        kind = CARDS[card].kind
        total += scale.spell if kind in ("spell", "artifact") else scale.action if kind == "advanced_action" else 0.0
        if kind != "wound":
            total += scale.card * useful * strengths.card(card)
    total += sum(REWARD[kind] for kind in me.rewards) + TACTIC.get(me.tactic, 0.0)
    total += scale.crystal * sum(me.crystals)
    for unit in me.units:
        printed = UNITS[unit.unit]
        total += printed.level // 2 if unit.wounds else printed.level
        each = (campaign.UNIT if war else scale.unit) * campaign.lasting(me, unit)
        strength = each * useful * strengths.unit(unit.unit)
        total += 0.45 * strength if unit.wounds else strength - (min(0.5, 0.1 * turns) if unit.spent else 0.0)
    total += sum(scale.skill * useful * strengths.skill(one.skill) for one in me.skills)
    if turns > 0:
        total += scale.unplayed * playable(state, me)
        total += campaign.kept(me) if war and state.left != 0 else 0.0
    total += (campaign.ground(state) if war else scale.tile) * useful * len(state.tiles)
    total += sum(2.0 for space in state.spaces.values() if seat in space.shields)
    return total + cities(state) + search(state, me, turns)


def per_fame(state: State) -> float:
    """What a point of Fame counts, beyond the level it leads to."""
    return campaign.FAME if campaign.at_war(state) else weights(state).fame


def levels(fame: int) -> float:
    """The level reached, and the part of the next that is won."""
    level = level_for(fame)
    if level >= len(LEVELS):
        return float(level)
    here, there = LEVELS[level - 1].fame_from, LEVELS[level].fame_from
    return level + (fame - here) / (there - here)


def cities(state: State) -> float:
    """Cities that fell, and defenders that fell before them."""
    if aim(state) != "conquer":
        return 0.0
    if campaign.at_war(state):
        return campaign.siege(state)
    total = 0.0
    for at in cities_on_map(state):
        space = state.spaces.get(at)
        if space is None:
            continue
        if taken(state, at):
            total += CITY
        else:
            total += 1.5 * len(space.shields)
    return total


# -- the map ------------------------------------------------------------------------------------------------------


def reach(state: State, me: Player, turns: float, since: str = "", trials: Mapping[str, Trial] | None = None) -> float:
    """The best targets from where the Hero stands, the farther the less; an unsafe place costs Wounds.
    `since`: where the Hero stood when the turn began; `trials`: fights tried beforehand."""
    far = distances(state.tiles, state.time == "night", me.at)
    found = []
    scale = weights(state)
    war = campaign.at_war(state)
    for promise in promises(state, me, turns, trials or {}):
        steps = min((far[at] for at in promise.places if at in far), default=-1)
        near = scale.per_step**steps if steps >= 0 else 0.0
        if promise.siege:
            near = campaign.nearness(state, me, steps, near, since in promise.places)
        elif since in promise.places and (war or me.at == since):
            near = AT_HAND * near if war else AT_HAND
        found.append(promise.gain * near)
    if state.tile_stack and state.final < 0:
        gain = _explore(state, turns) * (EARLY if too_soon(state, me, turns) else 1.0)
        found.append(gain * max((scale.per_step ** far[at] for at in frontier(state) if at in far), default=0.0))
    found.sort(reverse=True)
    best = sum(gain * share for gain, share in zip(found, SHARES, strict=False))
    if not searching(state):
        best *= min(1.0, turns / 2.5)
    if me.at == since and not war:
        best *= scale.staying
    return best if safe(state, me.at) else best - WOUND_CARD


def promises(state: State, me: Player, turns: float, trials: Mapping[str, Trial]) -> list[Promise]:
    """Every target there is."""
    found: list[Promise] = []
    war, conquest = campaign.at_war(state), campaign.decided_by_cities(state)
    might, alone = power(me, tired=campaign.tired(state, me)), power(me, helped=False)
    each = glory(state, me, turns)
    scale = weights(state)
    wounded = me.hand.count(WOUND) + me.discard.count(WOUND)
    for at, site in _places(state.tiles):
        space = state.spaces.get(at)
        if space is not None and (space.burned or (space.shields and site != "city")):
            if conquest and space.shields and site in OWN:
                found.append(Promise((at,), lent_at_home(state, me, site, turns)))
            continue
        if site in VISIT:
            found.append(Promise((at,), visit(state, me, site, wounded, turns)))
        elif site == "city":
            gain = _city(state, me, space, might, trials.get(at), turns)
            if gain:
                places, left = campaign.approaches(state, at)
                guess = _city(state, me, space, might, None, turns)
                found.append(Promise(places, gain * left, war, guess * left, at in trials))
        else:
            need, prize = garrison(state, at, space, site, each)
            share = odds(scale, might if SITES[site].units_allowed else alone, need)
            found.append(_fight((at,), prize, share, trials.get(at)))
    for at, space in state.spaces.items():
        if space.rampaging and space.tokens:
            need, prize = prowlers(space, each)
            found.append(_fight(neighbours(at), prize, odds(scale, might, need), trials.get(at)))
    return doubted(found) if conquest else found


def _fight(places: tuple[str, ...], prize: float, share: float, trial: Trial | None) -> Promise:
    return Promise(places, _hoped(prize, share, trial), guess=prize * share, tried=trial is not None)


def doubted(promises: list[Promise]) -> list[Promise]:
    """Guesses corrected by what the fights that were tried brought of theirs: whoever is weaker than it seems is so
    everywhere."""
    tried = [one for one in promises if one.tried]
    trust = (DOUBT + sum(one.gain for one in tried)) / (DOUBT + sum(one.guess for one in tried))
    return [one if one.tried or not one.guess else replace(one, gain=min(1.0, trust) * one.gain) for one in promises]


def _hoped(prize: float, share: float, trial: Trial | None) -> float:
    """What a fight promises: as it was tried, more for whoever has grown since; else as it is guessed."""
    if trial is None:
        return prize * share
    return min(prize, trial.gain * share / trial.guess)


@lru_cache(maxsize=4096)
def _places(tiles: tuple[Placed, ...]) -> tuple[tuple[str, str], ...]:
    """Every site that somebody may want to visit or to fight for."""
    return tuple((at, print_.site) for at, print_ in board(tiles).items() if print_.site in WANTED)


def _explore(state: State, turns: float) -> float:
    """New ground: always less than what it brings once it is revealed."""
    scale = weights(state)
    gain = scale.explore + min(1.2, 0.1 * turns)
    if campaign.at_war(state):
        return campaign.new_ground(state, turns)
    if ahead(state):
        gain += 0.8 * (
            TILE_ON_THE_WAY.get(aim(state), 0.0) + (weights(state).late if behind(state, turns) > 0 else 0.0)
        )
    return gain


def glory(state: State, me: Player, turns: float) -> float:
    """What a point of Fame is worth that a target promises: in a war the part of a level that it is as well."""
    if not campaign.at_war(state):
        return weights(state).prize
    return (_standing(me.fame + SOON, turns) - _standing(me.fame, turns)) / SOON


def _standing(fame: int, turns: float) -> float:
    """Fame, and what a Hero of that level is worth in a war."""
    level = LEVELS[level_for(fame) - 1]
    kit = WAR.hand_limit * level.hand_limit + ARMOR * level.armor + COMMAND * level.commands
    return campaign.FAME * fame + campaign.useful(turns) * (kit + WAR.growth * levels(fame))


def prowlers(space: Space, each: float) -> tuple[float, float]:
    """What it takes to beat rampaging enemies, and what that brings; `each`: what a point of Fame is worth."""
    need = sum(strengths.need(token.enemy) for token in space.tokens)
    return need, each * sum(ENEMIES[token.enemy].fame for token in space.tokens) + 0.5


def garrison(state: State, at: str, space: Space | None, site: str, each: float) -> tuple[float, float]:
    """What it takes to conquer a site, and what that brings; `each`: what a point of Fame is worth."""
    printed = SITES[site]
    scale = weights(state)
    need, prize = 0.0, scale.site
    tokens = space.tokens if space is not None else ()
    ruin = RUINS[space.ruin] if space is not None and space.ruin and space.ruin_up else None
    rewards = ruin.rewards if ruin is not None else printed.rewards
    if tokens:
        for token in tokens:
            mean, fame = strengths.pile_need(ENEMIES[token.enemy].pile)
            need += strengths.need(token.enemy) if token.up else mean
            prize += each * (ENEMIES[token.enemy].fame if token.up else fame)
    else:
        piles = (
            ruin.enemies if ruin is not None else printed.enemies or ((printed.garrison,) if printed.garrison else ())
        )
        for pile in piles:
            mean, fame = strengths.pile_need(pile)
            need += mean
            prize += each * fame
    if site == "ancient_ruins" and ruin is None:
        need, prize = 12.0, prize + 4.0
    if not printed.units_allowed:
        need += 2.0
    prize += sum(REWARD[reward.kind] * reward.count for reward in rewards)
    return need, prize


def _city(state: State, me: Player, space: Space | None, might: float, trial: Trial | None, turns: float) -> float:
    """A city to be conquered: its defenders may fall one after the other, on several days."""
    if space is None or not space.tokens or aim(state) != "conquer":
        return 0.0
    if campaign.at_war(state):
        hoped = _hoped(campaign.prize(space), campaign.chance(space, might), trial)
        return campaign.patience(state, me, space, turns) * hoped
    need = sum(
        strengths.need(token.enemy) if token.up else strengths.pile_need(ENEMIES[token.enemy].pile)[0]
        for token in space.tokens
    )
    prize = sum(strengths.pile_need(ENEMIES[token.enemy].pile)[1] for token in space.tokens)
    return _hoped(prize + CITY, odds(weights(state), might, 0.75 * need), trial)


def odds(scale: Weights, might: float, need: float) -> float:
    """Which share of the prize a fresh hand brings home on average: what is too dear is left alone. Weighed against the
    solver on hands drawn anew."""
    return 1.0 / (1.0 + exp((need - might + scale.on_the_way) / SPREAD))


# -- the fight ----------------------------------------------------------------------------------------------------


def aim_of(state: State, combat: Combat, turns: float) -> Aim:
    """What a fight is for, in the same points."""
    useful = peaceful(turns)
    conquer = 0.0
    scale = weights(state)
    if any(foe.defender for foe in combat.foes) and combat.site:
        space = state.spaces.get(combat.at)
        if combat.site == "city":
            conquer = CITY
        elif space is None or not space.shields:
            site = SITES[combat.site]
            rewards = RUINS[space.ruin].rewards if space is not None and space.ruin else site.rewards
            conquer = scale.site + sum(REWARD[reward.kind] * reward.count for reward in rewards)
    elif combat.foes:
        conquer = 0.5
    plain = Aim(
        conquer=conquer,
        fame=scale.fame + 0.03 * useful,
        reputation=REPUTATION,
        wound=scale.wound + scale.wound_in_hand + scale.wound_a_turn * useful,
        unit=0.5 + 0.1 * useful,
        card=scale.unplayed + 0.02 * useful,
        ready=min(0.5, 0.1 * turns),
        crystal=scale.crystal,
    )
    if not campaign.at_war(state):
        return plain
    return campaign.assault_aim(combat, turns, replace(plain, fame=glory(state, state.players[state.current], turns)))

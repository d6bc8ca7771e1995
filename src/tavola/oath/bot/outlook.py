"""How near an Exile is to beating the Clockwork Prince when its turn begins: a chance between 0 and 1.

Every way of winning is measured by what it still lacks, and by whether it would outlast his next turn. What lies on the
own board (a banner, relics) is guarded by the warbands there; sites are not, and he nearly always takes them back. So
Visions that ask for things weigh most. A promise is always smaller than what it promises: a position that is not yet
won is worth less than a fair chance to win at once.
"""

from __future__ import annotations

from math import exp

from ..catalog import CARDS, OATHS, VISIONS_NEEDED
from ..chapters.court.title import PEOPLE, SECRET, SITES, meets, relic_counts
from ..chapters.prince.mind import TACTICS
from ..state import LAST_ROUND, PURPLE, Site, State

#: Turns still to come when one of this round begins, the end die reckoned in.
TURNS_LEFT = (0.0, 6.0, 5.2, 4.4, 3.6, 2.8, 1.9, 1.1, 0.5)
#: The most that a position not yet won is worth, by round.
MOST = (0.0, 0.32, 0.32, 0.32, 0.26, 0.16, 0.05, 0.03, 0.01)
#: What a revealed Vision is worth whose goal is met while too few have been drawn, by their number: the Prince does not
#: see it as a Threat, and draws the next one himself.
UNSEEN = (0.3, 0.4, 0.6)
#: How many Visions a turn brings to light.
UNVEILED = 0.6

BIAS = -2.0
ARMY = 0.11
FAVOR = 0.18
SECRETS = 0.30
SUPPLY = 0.06
OWN_SITE = 0.05
HIS_SITE = -0.10
HIS_ARMY = -0.08
HIS_FAVOR = -0.05
ADVISER = 0.05
RELIC = 0.15
BANNER = 0.4
TITLE = 0.9
USURPER = 1.6
#: A way of winning, by how near it is: the oath's, and that of a Vision it has; and having one at all.
OATH_WAY = 0.6
VISION_WAY = 3.0
VISION = 0.5
#: What a purse holds beyond this adds nothing.
FULL_PURSE = 8
FULL_POUCH = 6

#: What warbands on both sides of a campaign weigh: each of the attacker's rolls a die and may be sacrificed.
BLOW = 1.45
#: What an attacker loses on average: of its own warbands, and for each die against it.
SPENT = 0.35
SPENT_PER_DIE = 0.3
#: How many favor he musters with in a turn.
MUSTERS = 3


def chance(state: State, seat: int) -> float:
    """The chance to win from the beginning of a turn."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.winners else 0.0
    found = MOST[state.round] * _logistic(standing(state, seat))
    vision = state.players[seat].vision
    if vision and state.visions_drawn < VISIONS_NEEDED and state.round < LAST_ROUND:
        goal = CARDS[vision].goal
        if goal and meets(state, seat, goal):
            return max(found, UNSEEN[state.visions_drawn])
    return found


def standing(state: State, seat: int) -> float:
    """What it owns, what he owns, and how near the ways of winning are."""
    me = state.players[seat]
    assert state.prince is not None
    him = state.players[state.prince.seat]
    own, his = _held(state, me.color), _held(state, PURPLE)
    army = me.warbands + sum(site.warbands - 1 for site in own if site.id == me.site)
    aims = goals(state, seat)
    ripe = min(1.0, (state.visions_drawn + UNVEILED * TURNS_LEFT[state.round]) / VISIONS_NEEDED)
    return (
        BIAS
        + ARMY * army
        + FAVOR * min(FULL_PURSE, me.favor)
        + SECRETS * min(FULL_POUCH, me.all_secrets)
        + SUPPLY * me.supply
        + OWN_SITE * len(own)
        + HIS_SITE * len(his)
        + HIS_ARMY * him.warbands
        + HIS_FAVOR * him.favor
        + ADVISER * sum(adviser.up for adviser in me.advisers)
        + RELIC * len(me.relics)
        + BANNER * ((state.people.holder == seat) + (state.secret.holder == seat))
        + (TITLE + USURPER * state.usurper if state.keeper == seat else 0.0)
        + OATH_WAY * closeness(state, seat, OATHS[state.oath].goal, army)
        + (VISION if aims else 0.0)
        + VISION_WAY * ripe * max((closeness(state, seat, aim, army) for aim in aims), default=0.0)
    )


def goals(state: State, seat: int) -> tuple[str, ...]:
    """The goals of the Visions it has, revealed or not."""
    me = state.players[seat]
    cards = (me.vision, *(adviser.card for adviser in me.advisers if not adviser.up))
    return tuple(sorted({CARDS[card].goal for card in cards if card} - {""}))


def closeness(state: State, seat: int, goal: str, army: int) -> float:
    """From 0 to 1, how likely a goal can be met in one turn and stay met through the Prince's."""
    assert state.prince is not None
    him = state.players[state.prince.seat]
    garrison = sum(site.warbands for site in _held(state, PURPLE) if site.id == him.site)
    force = him.warbands + garrison
    # What he could march with next turn, once beaten.
    wrath = force / 2 + TACTICS[state.prince.tactics] + 2 * min(him.favor, MUSTERS)
    if goal == SITES:
        return 0.5 * _logistic(0.5 * (army - lacking(state, seat) - wrath))
    if goal in (PEOPLE, SECRET):
        return _banner(state, seat, goal, army, force, wrath)
    counts = relic_counts(state)
    ahead = counts[seat] - max(count for other, count in enumerate(counts) if other != seat)
    return _logistic(1.2 * (ahead - 1.5)) * _logistic(0.5 * (army + 3 - wrath))


def _banner(state: State, seat: int, goal: str, army: int, force: int, wrath: float) -> float:
    """A banner: held, outbid or seized, and then neither outbid nor seized by him."""
    assert state.prince is not None
    me, him = state.players[seat], state.players[state.prince.seat]
    banner = state.people if goal == PEOPLE else state.secret
    purse = me.favor if goal == PEOPLE else me.all_secrets
    his = (him.favor if goal == PEOPLE else him.secrets) + 1
    if banner.holder == seat:
        outbid = _logistic(1.2 * (max(purse, banner.tokens) - his + 0.5))
        return outbid * _logistic(0.5 * (army + banner.tokens + 1 - wrath))
    if purse > banner.tokens:
        # A Darkest Secret taken from him gives him back all but one of its secrets.
        back = banner.tokens - 1 if banner.holder >= 0 and goal == SECRET else 0
        bid = _logistic(1.2 * (purse - his - back + 0.5)) * _logistic(0.5 * (army + purse + 1 - wrath))
    else:
        bid = 0.3 * purse / (banner.tokens + 1)
    if banner.holder < 0:
        return bid
    dice = banner.tokens + 2
    taken = _logistic(0.5 * (BLOW * army - force - _shields(dice)))
    left, burned = army - SPENT * army - SPENT_PER_DIE * dice, max(1, banner.tokens - 2)
    kept = _logistic(0.5 * (left + burned + 1 - wrath)) * _logistic(1.2 * (max(burned, purse) - his + 0.5))
    return max(bid, taken * kept)


def lacking(state: State, seat: int) -> float:
    """The force with which enough of the Prince's sites fall in one campaign to rule the most."""
    assert state.prince is not None
    him = state.players[state.prince.seat]
    own, his = _held(state, state.players[seat].color), _held(state, PURPLE)
    many = (len(his) - len(own)) // 2 + 1
    if many <= 0:
        return -4.0
    costs = sorted(site.warbands + (him.warbands if site.id == him.site else 0) for site in his)
    return 1.15 * (sum(costs[:many]) + many + (state.keeper == state.prince.seat))


def _held(state: State, color: str) -> list[Site]:
    """The sites on which warbands of a colour stand."""
    return [site for site in state.sites if site.up and site.warbands and site.army == color]


def _shields(dice: int) -> float:
    """What so many defence dice show on average, doubling reckoned in."""
    return dice * 2 / 3 * (7 / 6) ** max(0, dice - 1)


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + exp(-x))

"""How good a position of Oath looks to one seat: how near it is to winning, how near others are, and what it owns.

It reads the map, the boards and the own cards only: what lies face down elsewhere is never looked at.
"""

from __future__ import annotations

from ..catalog import CARDS, OATHS, VISIONS_NEEDED, is_vision
from ..chapters.court.title import PEOPLE, SECRET, SITES, contenders, relic_counts, site_counts, successor
from ..chapters.pieces.rule import chancellor
from ..state import EXILE, State

WON = 1000.0
#: The title: kept by the Empire, held by an Exile, held as Usurper who wins on waking; and being the heir.
EMPIRE_KEEPS = 10.0
TITLE = 14.0
USURPER = 30.0
HEIR = 5.0
#: A revealed Vision: lying there, its goal met, and both with enough Visions drawn.
VISION = 3.0
VISION_MET = 10.0
VISION_READY = 20.0
VISION_HIDDEN = 1.5
PROGRESS = 4.0
#: What others are near to counts almost as much against a player as the own nearness counts for it.
THREAT = 0.7

SITE = 1.6
GUARD = 0.3
GUARDS = 3
WARBAND = 0.4
ARMY = 10
FAVOR = 0.35
PURSE = 8
SECRET_TOKEN = 0.6
SECRETS = 5
RELIC = 1.4
BANNER = 1.4
ADVISER = 0.5
UNSPENT = 0.12


def worth(state: State, seat: int) -> float:
    """What the position is worth to a seat."""
    if state.outcome is not None:
        return WON if seat in state.outcome.winners else -WON
    others = (nearness(state, other) for other in range(len(state.players)) if _against(state, seat, other))
    return nearness(state, seat) - THREAT * max(others, default=0.0) + wealth(state, seat)


def _against(state: State, seat: int, other: int) -> bool:
    """Imperial players fear Exiles, Exiles fear everybody."""
    if other == seat:
        return False
    return not (state.players[seat].imperial and state.players[other].imperial)


def nearness(state: State, seat: int) -> float:
    """How near a seat is to winning."""
    player = state.players[seat]
    goal = OATHS[state.oath].goal
    if player.imperial:
        kept = EMPIRE_KEEPS if state.players[state.keeper].imperial else 0.0
        heir = HEIR if successor(state) == seat else 0.0
        return kept + heir + PROGRESS * progress(state, chancellor(state), goal)
    found = PROGRESS * progress(state, seat, goal)
    if state.keeper == seat:
        found += USURPER if state.usurper else TITLE
    if player.vision and CARDS[player.vision].goal:
        aim = CARDS[player.vision].goal
        found += VISION + PROGRESS * progress(state, seat, aim)
        if contenders(state, aim) == (seat,):
            found += VISION_READY if state.visions_drawn >= VISIONS_NEEDED else VISION_MET
    return found


def progress(state: State, seat: int, goal: str) -> float:
    """From 0 to 1, how far a goal is met."""
    player = state.players[seat]
    if goal == PEOPLE:
        return 1.0 if state.people.holder == seat else min(1.0, player.favor / (state.people.tokens + 2)) * 0.6
    if goal == SECRET:
        return 1.0 if state.secret.holder == seat else min(1.0, player.secrets / (state.secret.tokens + 2)) * 0.6
    counts = site_counts(state) if goal == SITES else relic_counts(state)
    best = max((count for other, count in enumerate(counts) if other != seat), default=0)
    return max(0.0, min(1.0, (counts[seat] - best + 4) / 5))


def wealth(state: State, seat: int) -> float:
    """What a seat owns, each thing worth less the more there is of it."""
    player = state.players[seat]
    own = [site for site in state.sites if site.up and site.warbands and site.army == player.banner_color]
    guards = sum(min(site.warbands, GUARDS) for site in own)
    banners = (state.people.holder == seat) + (state.secret.holder == seat)
    hidden = sum(is_vision(adviser.card) for adviser in player.advisers) if player.role == EXILE else 0
    return (
        SITE * len(own)
        + GUARD * guards
        + WARBAND * min(player.warbands, ARMY)
        + FAVOR * min(player.favor, PURSE)
        + SECRET_TOKEN * min(player.all_secrets, SECRETS)
        + RELIC * len(player.relics)
        + BANNER * banners
        + ADVISER * sum(adviser.up for adviser in player.advisers)
        + VISION_HIDDEN * hidden
        + UNSPENT * player.supply
    )

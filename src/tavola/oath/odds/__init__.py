"""The exact odds of a campaign before its dice are rolled.

Both rolls are worked out face by face with the functions that count a real roll, so that every power in force speaks
here as it will then. Plans still to be used and dice rolled again are not foreseen.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from ..book import POWERS
from ..catalog import ATTACK_FACES, DEFENSE_FACES
from ..chapters.campaign.course import shields, swords, swords_on, worth
from ..chapters.campaign.sides import ATTACK, DEFENSE, force, strength
from ..chapters.pieces.dice import shields_on
from ..state import Campaign, Table
from .dice import KEPT, rolls

Chances = dict[int, float]
#: So many defence dice are a warning.
WARNING = 4


class Odds(Struct, frozen=True):
    """What may come of a campaign: the chance of each total, and of each number of sacrifices that just wins.
    `left`: the warbands the winner keeps on average after so many. `lost`: that no sacrifice is enough."""

    attack: Chances
    defense: Chances
    needed: Chances
    left: Chances
    lost: float

    @property
    def won(self) -> float:
        return sum(self.needed.values())


class Thumb(Struct, frozen=True):
    """The rule of thumb (OA-CMP-096): an attack is likely to win if its force is greater than the defending force and
    the defence dice together; four dice or more are a warning."""

    force: int
    against: int
    dice: int

    @property
    def likely(self) -> bool:
        return self.force > self.against + self.dice

    @property
    def warned(self) -> bool:
        return self.dice >= WARNING


def thumb(table: Table, campaign: Campaign) -> Thumb:
    """The rule of thumb for a campaign whose pools stand as they are."""
    whole = sum(company.n for company in force(table, campaign, ATTACK))
    return Thumb(whole, strength(table, campaign, DEFENSE), campaign.defense)


def odds(table: Table, campaign: Campaign) -> Odds:
    """The odds of a campaign whose pools stand as they are."""
    blows = _blows(table, campaign)
    defense = _defense(table, campaign)
    each = worth(table, campaign)
    able = POWERS.value(table, "may_sacrifice", True, campaign, plus=campaign.bends)
    whole = sum(company.n for company in force(table, campaign, ATTACK))
    attack: Chances = defaultdict(float)
    needed: Chances = defaultdict(float)
    kept: Chances = defaultdict(float)
    lost = 0.0
    for (strokes, skulls), chance in blows.items():
        attack[strokes] += chance
        left = max(0, whole - skulls)
        for total, other in defense.items():
            both = chance * other
            # Only a strictly greater attack wins (OA-CMP-067).
            count = 0 if strokes > total else (total - strokes) // each + 1
            if count and (not able or count > left):
                lost += both
                continue
            needed[count] += both
            kept[count] += both * (left - count)
    left_by = {count: kept[count] / chance for count, chance in sorted(needed.items())}
    return Odds(
        dict(sorted(attack.items())), dict(sorted(defense.items())), dict(sorted(needed.items())), left_by, lost
    )


def mean(chances: Chances) -> float:
    return sum(n * chance for n, chance in chances.items())


@lru_cache(maxsize=KEPT)
def _plain_blows(dice: int) -> dict[tuple[int, int], float]:
    """The same where no power bends a face: it depends on nothing but the dice."""
    found: dict[tuple[int, int], float] = defaultdict(float)
    for faces, chance in rolls(ATTACK_FACES, dice):
        found[swords_on(faces), faces.count("skull")] += chance
    return dict(found)


@lru_cache(maxsize=KEPT)
def _plain_shields(dice: int) -> Chances:
    """The chance of each number of shields where no power bends a face."""
    found: Chances = defaultdict(float)
    for faces, chance in rolls(DEFENSE_FACES, dice):
        found[shields_on(faces)] += chance
    return dict(found)


def _blows(table: Table, campaign: Campaign) -> dict[tuple[int, int], float]:
    """The chance of each attack total with the warbands its skulls kill."""
    dice = POWERS.value(table, "rolled_dice", campaign.attack, campaign, plus=campaign.bends)
    if not any(POWERS.heard(table, asked, campaign.bends) for asked in ("attack_faces", "skull_faces")):
        return _plain_blows(dice)
    found: dict[tuple[int, int], float] = defaultdict(float)
    for faces, chance in rolls(ATTACK_FACES, dice):
        rolled = replace(campaign, attack_roll=faces)
        deadly = POWERS.value(table, "skull_faces", faces, rolled, plus=campaign.bends)
        found[swords(table, rolled), deadly.count("skull")] += chance
    return found


def _defense(table: Table, campaign: Campaign) -> Chances:
    """The chance of each defence total: shields, and every warband and bandit of the defending force."""
    found: Chances = defaultdict(float)
    whole = strength(table, campaign, DEFENSE)
    if not POWERS.heard(table, "defense_faces", campaign.bends):
        return {total + whole: chance for total, chance in _plain_shields(campaign.defense).items()}
    for faces, chance in rolls(DEFENSE_FACES, campaign.defense):
        found[shields(table, replace(campaign, defense_roll=faces)) + whole] += chance
    return found

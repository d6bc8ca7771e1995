"""The exact odds of a combat before a die is rolled, and what to expect of an enemy's attack.

The policy behind them: nothing optional is used before the roll; a hero rerolls whatever raises the mean of what it
aims at, thinking ahead to the rerolls still left; both sides then spend their symbols as `outcomes` says."""

from __future__ import annotations

from msgspec import Struct

from ..chapters.combat.wounds import toughness
from ..state import Combat, Foe, Table, foe_of
from .ends import Outcome
from .matchup import matchup
from .reckoning import reckoned


class Odds(Struct, frozen=True):
    """What to expect. `wounds`: the chance of each number; `mean`; `kills`: the chance of each number of figures
    killed; `slain`: that the whole enemy, or the hero, falls; `stun`; `riposte`: that the defence strikes back."""

    wounds: dict[int, float]
    mean: float
    kills: dict[int, float]
    slain: float
    stun: float
    riposte: float


def odds(table: Table, seat: int, n: int, kind: str, bonus: tuple[str, ...] = ()) -> Odds:
    """A hero's attack on an enemy."""
    return odds_of(table, Combat(True, seat, n, kind, bonus=bonus))


def threat(table: Table, n: int, seat: int, kind: str) -> Odds:
    """An enemy's attack on a hero."""
    return odds_of(table, Combat(False, seat, n, kind))


def odds_of(table: Table, combat: Combat) -> Odds:
    """A combat that has not been rolled."""
    return weighed(table, combat, reckoned(matchup(table, combat)).outcomes())


def weighed(table: Table, combat: Combat, chances: dict[Outcome, float]) -> Odds:
    """What the outcomes of a combat come to."""
    foe = foe_of(table, combat.foe) if combat.mine and not combat.pillar else None
    wounds: dict[int, float] = {}
    kills: dict[int, float] = {}
    slain = stun = back = 0.0
    for outcome, chance in chances.items():
        wounds[outcome.wounds] = wounds.get(outcome.wounds, 0.0) + chance
        stun += chance * outcome.stun
        back += chance * abs(outcome.riposte)
        dead, all_dead = _fallen(table, combat, foe, outcome)
        kills[dead] = kills.get(dead, 0.0) + chance
        slain += chance * all_dead
    mean = sum(n * chance for n, chance in wounds.items())
    return Odds(dict(sorted(wounds.items())), mean, dict(sorted(kills.items())), slain, stun, back)


def _fallen(table: Table, combat: Combat, foe: Foe | None, outcome: Outcome) -> tuple[int, bool]:
    """How many figures die, and whether nothing is left: a mob's wounds go to its minions, as the rules have it."""
    if foe is None:
        if combat.pillar:
            left = next((pillar.health for pillar in table.pillars if pillar.n == combat.foe), 0)
        else:
            left = table.heroes[combat.seat].health
        return int(outcome.wounds >= left), outcome.wounds >= left
    if not foe.minions:
        return int(outcome.wounds >= foe.life), outcome.wounds >= foe.life
    each = (toughness(foe) + foe.hurt) // foe.minions
    gone = min(foe.minions, outcome.kills)
    hurt = 0 if gone else foe.hurt
    dead = gone + min(foe.minions - gone, (outcome.wounds + hurt) // each)
    return dead, dead == foe.minions and foe.life <= 0

"""The chance that a party wins, read from the table when a round begins: a formula fitted to games the player played.

It starts from how often a mission is won by so many heroes, and moves with what can be counted: objectives met, tokens
of the Lifebringer spent, wounds, skills learned, enemies on the board, rounds gone by. `tools/chances.py` records the
games and fits it; how well it tells is written in docs/players/strength.md.
"""

from __future__ import annotations

from math import exp, log

from ..catalog import printed_id
from ..features import objectives
from ..state import State
from .measured import RATES, WEIGHTS
from .mind import life_left

#: Tokens on the Lifebringer when a mission begins.
TOKENS = 2
#: What makes one of each sign: skills learned by each hero, wounds it takes to be rid of the enemies, rounds.
SKILLS = 10
ENEMIES = 10
ROUNDS = 10
#: No estimate is surer than this.
SURE = 0.99


def signs(table: State) -> tuple[float, ...]:
    """What can be counted, nothing of it when a mission begins."""
    heroes = table.heroes
    party = len(heroes)
    goals = objectives(table)
    done = sum(min(1.0, goal.have / max(1, goal.need)) for goal in goals) / max(1, len(goals))
    spent = TOKENS - table.lifebringer
    hurt = sum(1.0 - hero.health / hero.maximum for hero in heroes if not hero.out) / party
    learned = sum(sum(hero.bought) for hero in heroes) / party / SKILLS
    about = sum(life_left(foe) for foe in table.foes if not foe.asleep) / party / ENEMIES
    passed = (table.round - 1) / ROUNDS
    return done, float(spent), float(spent >= TOKENS), hurt, learned, table.level - 1.0, about, passed


def chance(table: State) -> float | None:
    """The chance to win from the beginning of a round; None for a mission nobody has measured."""
    if table.outcome is not None:
        return float(table.outcome.won)
    rates = RATES.get(printed_id(table.mission))
    if rates is None:
        return None
    rate = rates[len(table.heroes) - 1]
    score = log(rate / (1 - rate)) + sum(weight * sign for weight, sign in zip(WEIGHTS, signs(table), strict=True))
    return min(SURE, max(1 - SURE, 1 / (1 + exp(-score))))

"""What to expect of dice that lie on the table: kept, rolled again, or with something used on them."""

from __future__ import annotations

from ...kernel.records import Option
from ..chapters.combat.rerolls import CHOSEN
from ..state import Combat, Table
from . import Odds, weighed
from .advice import faces_of
from .ends import Dice
from .matchup import matchup
from .reckoning import ATTACK, DEFENSE, KEEP, Choice, reckoned


def odds_after(table: Table, combat: Combat, option: Option) -> Odds:
    """The odds after an answer to `reroll?`; the rerolls left then are used as the policy of odds has it."""
    book = reckoned(matchup(table, combat))
    stage = (tuple(sorted(combat.rerolls)), "attack" in combat.rerolled)
    attack, defense = faces_of(combat.attack), faces_of(combat.defense)
    return weighed(table, combat, book.outcomes_of(stage, attack, defense, _choice(defense, option)))


def odds_as_it_lies(table: Table, combat: Combat, rerolls: bool) -> Odds:
    """The odds of the roll on the table, with the hero's rerolls still to come or behind it."""
    book = reckoned(matchup(table, combat))
    stage = (tuple(sorted(book.mine)) if rerolls else (), "attack" in combat.rerolled)
    return weighed(table, combat, book.outcomes_of(stage, faces_of(combat.attack), faces_of(combat.defense), None))


def _choice(defense: Dice, option: Option) -> Choice:
    if option.kind == "keep_roll":
        return KEEP
    if option.kind == "reroll":
        return ATTACK if option.args[0] == "attack" else DEFENSE
    side, *dice = map(str, option.args)
    kept = list(defense)
    for face in faces_of(tuple(dice)):
        kept.remove(face)
    return (CHOSEN + side, tuple(sorted(kept)), sum(die[0] == "b" for die in dice), sum(die[0] == "g" for die in dice))

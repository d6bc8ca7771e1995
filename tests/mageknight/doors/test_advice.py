"""The adviser of Mage Knight: an answer on offer, a reason in both languages, and nothing its seat cannot know."""

from __future__ import annotations

import tavola
from tavola.bots import Look
from tavola.kernel.rng import seeded
from tavola.teaching import advise
from tavola.text import say

from ..rules.fights import fight


def test_in_a_fight_it_says_how_the_fight_ends() -> None:
    match = fight("prowlers", hand=["rage", "determination", "march"], mana={"blue": 1}).match
    advice = match.advise()
    assert advice.notation in [option.notation for option in match.asked().options]
    assert advice.reason.key == "mk-advice-fight-won"
    assert "no Wound" in say(advice.reason, "en")
    assert "Ferimento" in say(advice.reason, "pt-BR")
    assert advice.line


def test_a_fight_that_cannot_be_won_is_lost_cheaply() -> None:
    advice = fight("swordsmen", hand=["march"]).match.advise()
    assert advice.reason.key == "mk-advice-fight-none"


def test_at_the_start_of_a_turn_it_plans_and_weighs_and_sees_no_more_than_its_seat() -> None:
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=3)
    match.play("tactic early_bird")
    advice = match.advise()
    offered = {option.notation for option in match.asked().options}
    assert advice.notation in offered
    assert advice.worth[0].notation == advice.notation
    assert {one.notation for one in advice.worth} <= offered
    other = match.rules.resample(match.state, 0, seeded(8))
    assert advise(match.asked(), Look(match.rules, other, 0)) == advice

"""The laws inside a combat between players: random games meet it too seldom, so it is entered from positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import tavola
from contracts import laws
from contracts.games import Case
from contracts.test_laws import LAWS, Law
from contracts.walk import Moment
from tavola.kernel.records import Setup

CASE = Case(Setup("mageknight", "full_conquest", ("tovak", "goldyx")))
LONGEST = 400

POSITION = """
game = "mageknight"
scenario = "full_conquest"
seed = {seed}
[map.tiles]
"0,1" = "countryside_1"
"1,0" = "countryside_3"
[map.owners]
"4,-3" = 1
[source]
dice = ["red", "blue", "white", "green"]
[player]
at = "{start}"
move = 9
fame = 15
hand = ["rage", "swiftness", "ice_bolt", "determination", "concentration", "cold_toughness"]
deck = ["march", "march", "rage"]
crystals = {{ red = 1, white = 1 }}
mana = {{ blue = 1 }}
units = ["utem_crossbowmen", "illusionists"]
skills = ["tovak_motivation", "tovak_cold_swordsmanship"]
[[rivals]]
hero = "goldyx"
at = "{at}"
fame = 24
hand = ["rage", "swiftness", "fire_bolt", "determination", "mana_draw", "wound"]
deck = ["march", "march", "rage"]
discard = ["ruby_ring"]
crystals = {{ red = 2, white = 1 }}
mana = {{ green = 1 }}
units = ["peasants", "guardian_golems", "utem_swordsmen"]
skills = ["goldyx_motivation", "goldyx_freezing_power"]
"""
PLACES = {"village": ("2,-1", "2,-2"), "keep": ("4,-3", "4,-2"), "glade": ("1,-3", "1,-2")}


def moments(place: str, seed: int) -> Iterator[Moment]:
    """From the attack to the aggressor's own turn again, at random; passing is rare."""
    at, start = PLACES[place]
    state = tavola.position(POSITION.format(at=at, start=start, seed=seed)).state
    rules, draw = CASE.rules, Random(seed)
    answers: list[str] = []
    began = False
    for _ in range(LONGEST):
        decision = rules.options(state)
        began = began or state.duel is not None
        if began and state.duel is None:
            return
        likely = [option for option in decision.options if option.kind not in ("pass", "stand", "done", "end_turn")]
        straight = [option for option in decision.options if option.notation in (f"move {at}", "fight goldyx")]
        option = (
            straight[0] if straight else draw.choice(likely if likely and draw.random() < 0.8 else decision.options)
        )
        step = rules.apply(state, option)
        yield Moment(CASE, seed, tuple(answers), state, decision, option, step)
        answers.append(option.notation)
        state = step.state
    raise AssertionError(f"the combat does not end: {answers}")


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("law", "every"), LAWS, ids=[law.__name__ for law, _ in LAWS])
def test_law(law: Law, every: int, place: str) -> None:
    met = list(moments(place, seed=1))
    for moment in met:
        law(moment)
    assert len(met) > 4


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("seed", range(12))
def test_pieces_are_conserved(place: str, seed: int) -> None:
    box = None
    for moment in moments(place, seed):
        box = box or CASE.contract.census(moment.state)
        laws.pieces_are_conserved(moment, box)


@pytest.mark.parametrize("place", PLACES)
def test_what_is_not_offered_is_refused_with_its_rule(place: str) -> None:
    draw = Random(place)
    heard: list[str] = ["strike", "wound hero", "steal ruby_ring", "drive 2,-1", "full", "partial", "pass", "stand"]
    for moment in moments(place, seed=3):
        laws.refusals_cite_rules(moment, [*heard[:8], *laws.sayings(heard, moment.decision, draw)])
        heard.extend(option.notation for option in moment.decision.options[:4])

"""One contract suite for every game on the shelf: short seeded games here, long ones in test_soak.py."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from tavola.kernel.answering import answer
from tavola.kernel.errors import IllegalAnswer

from . import laws
from .games import Case, cases
from .walk import Moment, follow, moments

CASES = [pytest.param(case, id=case.name) for case in cases()]
Law = Callable[[Moment], None]

#: Each law with how often it is looked at: the dear ones not at every moment.
LAWS: list[tuple[Law, int]] = [
    (laws.every_option_applies, 1),
    (laws.applying_is_repeatable, 1),
    (laws.notations_are_unique, 1),
    (laws.what_is_final_is_said, 1),
    (laws.why_never_contradicts_options, 1),
    (laws.codec_gives_the_game_back, 1),
    (laws.everything_is_said, 1),
    (laws.other_worlds_look_the_same, 2),
    (laws.guesses_owe_nothing_to_the_truth, 2),
    (laws.what_can_be_taken_back_shows_nothing, 3),
    (laws.log_keeps_secrets, 2),
    (laws.thinking_is_free, 4),
    (laws.nothing_is_asked_in_vain, 1),
]


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize(("law", "every"), LAWS, ids=[law.__name__ for law, _ in LAWS])
def test_law(law: Law, every: int, case: Case) -> None:
    assert follow(law, case, seed=1, every=every)


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("bot", ["random", "busy"])
def test_pieces_are_conserved(case: Case, bot: str) -> None:
    for seed in range(3):
        box = case.contract.census(case.rules.start(case.setup, seed))
        follow(partial(laws.pieces_are_conserved, box=box), case, seed, bot)


@pytest.mark.parametrize("case", CASES)
def test_what_is_not_offered_is_refused_with_its_rule(case: Case) -> None:
    refused(case, seed=2, every=2)


def refused(case: Case, seed: int, every: int = 1) -> None:
    draw = Random(seed)
    heard: list[str] = []

    def law(moment: Moment) -> None:
        heard.extend(option.notation for option in moment.decision.options[:4])
        laws.refusals_cite_rules(moment, laws.sayings(heard, moment.decision, draw))

    follow(law, case, seed, every=every)


@pytest.mark.parametrize("case", CASES)
def test_a_finished_game_refuses_every_answer(case: Case) -> None:
    *_, last = moments(case, seed=3)
    decision = case.rules.options(last.step.state)
    assert decision.outcome is not None
    assert not decision.options
    with pytest.raises(IllegalAnswer) as caught:
        answer(case.rules, last.step.state, last.option.notation)
    assert caught.value.rule in case.contract.rule_ids

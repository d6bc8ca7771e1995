"""Nothing is asked where there is nothing to choose: the only answer is given, told, and can still be named."""

from __future__ import annotations

from random import Random

import pytest

import tavola
from tavola.kernel.shelf import game as rules_of

TABLES = {
    "mageknight": (("first_reconnaissance", ["tovak"]), ("full_conquest", ["goldyx", "arythea"])),
    "massivedarkness": (("tutorial", ["sibyl", "bjorn"]), ("mission_5", ["bjorn", "elias"])),
}


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("game", TABLES)
def test_a_plain_question_has_more_than_one_answer(game: str, number: int) -> None:
    plain = rules_of(game).book.plain
    assert plain
    scenario, players = TABLES[game][number % 2]
    match = tavola.new(game, scenario, players, seed=number)
    chance = Random(number)
    for _ in range(300):
        if match.outcome is not None:
            return
        if match.state.stack[-1].step in plain:
            assert len(match.decision.options) > 1, match.decision
        match.step(chance.choice(match.decision.options))


SPENT = 'game = "mageknight"\n[player]\nhand = ["improvisation", "march"]'


def test_the_only_answer_is_given_and_told() -> None:
    match = tavola.position(SPENT)
    match.play("play improvisation")
    assert [line.event.text.key for line in match.log] == ["mk-event-play", "mk-event-discard"]
    assert match.decision.options[0].notation == "choose move 3"


def test_a_script_that_names_it_keeps_working() -> None:
    match = tavola.position(SPENT)
    for said in ("play improvisation", "discard march", "choose move 3"):
        match.play(said)
    assert [move.notation for move in match.moves] == ["play improvisation", "choose move 3"]
    with pytest.raises(tavola.IllegalAnswer):
        match.play("discard march")


def test_undo_takes_it_back_with_the_answer_before() -> None:
    match = tavola.position(SPENT)
    match.play("play improvisation")
    match.undo()
    assert match.view(0)["players"][0]["hand"] == ["improvisation", "march"]

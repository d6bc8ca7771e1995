"""The public face: decisions as containers, reasons, what if, own bots."""

from __future__ import annotations

from typing import Any

import pytest

import tavola
from conftest import toy_match


def test_a_decision_is_a_container_of_choices():
    asked = toy_match().decision
    assert "add 1" in asked
    assert "fly" not in asked
    assert asked["add  1"].notation == asked[0].notation == "add 1"
    assert [choice.notation for choice in asked] == [choice.notation for choice in asked.options]
    assert len(asked) == len(asked.options)
    with pytest.raises(KeyError):
        asked["fly"]


def test_what_cannot_be_taken_back_is_what_applying_says():
    asked = toy_match().decision
    assert {choice.notation for choice in asked if choice.reveals} == {"roll", "show"}


def test_a_seat_that_is_not_there_and_a_seed_that_is_no_number_are_named():
    match = toy_match()
    unread: Any = "x"
    for wrong in (lambda: match.view(7), lambda: match.imagine(7), lambda: tavola.new("toy", bots={7: "random"})):
        with pytest.raises(tavola.UnknownName, match="no seat 7"):
            wrong()
    with pytest.raises(tavola.UnknownName, match="whole number, not x"):
        tavola.new("toy", seed=unread)
    assert tavola.new("mageknight", players="tovak").setup.players == ("tovak",)


def test_why_names_the_rule_and_is_silent_about_answers():
    match = toy_match()
    assert match.why("add 1") is None
    reason = match.why("fly")
    assert reason is not None
    assert reason.rule == "TOY-ANSWER-01"


def test_a_fork_goes_its_own_way():
    match = toy_match()
    match.play("add 1")
    fork = match.fork()
    fork.play("add 2")
    assert (match.view(0)["count"], fork.view(0)["count"]) == (1, 3)
    assert match.after("add 3", "add 1").view(0)["count"] == 5
    assert len(match.moves) == 1
    assert tavola.load(fork.save()).state == fork.state


def test_pinned_dice_fall_as_pinned_and_thoughts_are_not_saved():
    match = toy_match()
    thought = match.pin("6").after("roll")
    assert thought.view(0)["count"] == 6
    with pytest.raises(tavola.TavolaError, match="imagined"):
        match.pin("6").save()
    with pytest.raises(tavola.TavolaError, match="imagined"):
        thought.save()


def test_an_imagined_world_looks_the_same_to_its_seat():
    match = toy_match(players=3)
    worlds = [match.imagine(0, seed) for seed in range(12)]
    assert {str(world.view(0)) for world in worlds} == {str(match.view(0))}
    assert len({str(world.view(1)) for world in worlds}) > 1


class Last:
    """Takes the last thing offered."""

    def choose(self, decision, look):
        assert look.view()["seat"] == decision.seat
        return decision.options[-1]


def test_anybody_may_seat_a_bot_of_their_own():
    match = tavola.new("toy", players=["a", "b"], seed=5, bots=[Last(), "random"])
    assert match.run() is not None
    assert match.is_over
    assert match.outcome is not None
    assert match.returns == match.outcome.totals
    assert tavola.load(match.save()).outcome == match.outcome


def test_nothing_said_means_the_first_on_offer():
    match = tavola.new("mageknight", seed=1)
    assert match.setup.scenario == tavola.game("mageknight").scenarios[0].id
    assert match.setup.players == tavola.game("mageknight").roles[:1]


def test_what_is_no_name_is_named():
    number: Any = 5
    with pytest.raises(tavola.UnknownName, match="There is no scenario 5;"):
        tavola.new("mageknight", number)
    with pytest.raises(tavola.UnknownName, match="There is no hero 5;"):
        tavola.new("mageknight", "solo_conquest", [number])


def test_an_unknown_game_is_named():
    with pytest.raises(tavola.UnknownName, match="chess"):
        tavola.game("chess")

"""A match in memory: answers, undo rights, log, bots."""

from __future__ import annotations

from typing import Any

import pytest

import tavola
from conftest import toy_match
from tavola.kernel.codec import fingerprint
from tavola.kernel.contract import Rules
from tavola.text.rulebook import rule_ids


def test_an_option_a_choice_or_a_notation_may_be_played():
    match = toy_match()
    match.play("add 1")
    match.play(match.decision.options[0])
    match.play(match.decision.options[0].option)
    assert match.state.count == 3
    assert [move.notation for move in match.moves] == ["add 1", "add 1", "add 1"]


def test_an_illegal_answer_names_its_rule_and_changes_nothing():
    match = toy_match()
    before = fingerprint(match.state)
    with pytest.raises(tavola.IllegalAnswer) as caught:
        match.play("add 9")
    assert caught.value.rule == "TOY-ANSWER-01"
    assert (fingerprint(match.state), match.moves) == (before, ())


@pytest.mark.parametrize("said", [3, None, ["add 2"]])
def test_what_is_no_answer_is_refused_in_one_sentence(said: Any) -> None:
    match = toy_match()
    with pytest.raises(tavola.TavolaError) as caught:
        match.play(said)
    assert str(caught.value) == f"An answer is a notation or one of the options; {said!r} is neither."
    assert match.count == 0


def test_undo_goes_back_answer_by_answer_and_restores_exactly():
    match = toy_match()
    prints = [fingerprint(match.state)]
    for said in ("add 1", "tree", "choose add 2", "choose nothing"):
        match.play(said)
        prints.append(fingerprint(match.state))
    while match.moves:
        assert fingerprint(match.state) == prints.pop()
        match.undo()
    assert fingerprint(match.state) == prints.pop()
    with pytest.raises(tavola.UndoRefused) as caught:
        match.undo()
    assert (caught.value.text.key, caught.value.rule) == ("undo-nothing", "TOY-UNDO-01")


@pytest.mark.parametrize("sealing", ["roll", "show"])
def test_undo_stops_at_a_roll_and_a_reveal(sealing):
    match = toy_match(target=50)
    match.play("add 1")
    match.play(sealing)
    match.play("add 2")
    match.undo()
    with pytest.raises(tavola.UndoRefused) as caught:
        match.undo()
    assert (caught.value.text.key, caught.value.rule) == ("undo-sealed", "TOY-UNDO-02")
    assert len(match.moves) == 2


def test_undo_stops_at_another_seats_answer():
    match = toy_match(players=2)
    match.play("add 1")
    match.play("add 2")
    with pytest.raises(tavola.UndoRefused) as caught:
        match.undo({0})
    assert (caught.value.text.key, caught.value.rule) == ("undo-other-seat", "TOY-UNDO-03")
    match.undo({1})
    match.undo({0})
    assert match.moves == ()


def test_mage_knight_cites_its_rules_when_it_refuses_an_undo():
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=7)
    with pytest.raises(tavola.UndoRefused) as caught:
        match.undo()
    assert caught.value.rule == "MK-UNDO-01a"
    cited = match.rules.undo_rules
    assert set(cited) == {"nothing", "sealed", "other_seat"}
    assert set(cited.values()) <= set(rule_ids("mageknight"))


def test_undo_then_redo_is_the_same_state():
    match = toy_match()
    match.play("tree")
    match.play("choose add 2")
    after = fingerprint(match.state)
    match.undo()
    match.play("choose add 2")
    assert fingerprint(match.state) == after


def test_a_finished_match_has_an_outcome_and_takes_no_answer():
    match = toy_match(target=1)
    assert not match.is_over
    match.play("add 1")
    assert match.outcome is not None
    assert match.outcome.totals == (1,)
    assert match.decision.options == ()
    with pytest.raises(tavola.TavolaError):
        match.play("add 1")


def test_the_log_tells_each_seat_what_it_may_know():
    match = toy_match(players=2, target=40)
    match.play("show")
    match.play("add 1")
    assert [line.event.text.key for line in match.lines(0)] == ["toy-shown", "toy-secret", "toy-added"]
    assert [line.event.text.key for line in match.lines(1)] == ["toy-shown", "toy-added"]
    assert [line.event.text.key for line in match.lines(None)] == ["toy-shown", "toy-added"]
    assert [(line.n, line.step) for line in match.lines(1)] == [(1, 1), (2, 2)]
    assert match.log[2].rule == "TOY-ADD-01"


def test_bots_answer_for_their_seats_and_their_answers_cannot_be_taken_back():
    match = tavola.new("toy", players=["a", "b"], seed=3, bots=[None, "random"], options={"target": "60"})
    match.play("add 1")
    assert match.decision.seat == 0
    assert {move.seat for move in match.moves} == {0, 1}
    with pytest.raises(tavola.UndoRefused):
        match.undo()


def test_the_same_seed_gives_the_same_bots():
    played = []
    for _ in range(2):
        match = tavola.new("toy", players=["a", "b"], seed=3, bots={1: "random"}, options={"target": "60"})
        while match.outcome is None:
            match.play("add 1" if "add 1" in [o.notation for o in match.decision.options] else "roll")
        played.append(match.journal.answers)
    assert played[0] == played[1]


def test_without_a_seed_games_differ():
    assert len({tavola.new("toy", players=["a"]).seed for _ in range(5)}) == 5


def test_variants_are_options_that_are_on():
    match = tavola.new("toy", players=["a"], seed=1, variants=["night_only"], options={"target": "5"})
    assert match.setup.options == {"night_only": "on", "target": "5"}


def test_a_match_asks_the_rules_once_for_each_decision(monkeypatch):
    match = toy_match(target=60)
    asked = []
    plain = Rules.options

    def counted(self, state):
        asked.append(state)
        return plain(self, state)

    monkeypatch.setattr(Rules, "options", counted)
    for _ in range(5):
        match.play(match.decision.options[0])
    assert len(asked) == len(match.moves) + 1

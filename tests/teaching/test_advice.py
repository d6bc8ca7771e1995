"""Advice: an answer that is offered, with its reason, from what the seat may know."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import tavola
from tavola.kernel.records import Text
from tavola.teaching import Advice, advise, advised
from tavola.teaching.advice import by_player, steadied
from tavola.text import LANGUAGES, say

TABLES = {
    "mageknight": ("first_reconnaissance", ["tovak"]),
    "massivedarkness": ("tutorial", ["bjorn", "elias"]),
    "oath": ("walkthrough", ["purple", "red", "blue", "yellow"]),
}


@pytest.mark.parametrize("game", TABLES)
def test_advice_is_an_offered_answer_with_a_reason_in_every_language(game: str) -> None:
    scenario, players = TABLES[game]
    match = tavola.new(game, scenario, players, seed=22)
    compared = 0
    for _ in range(12):
        advice = match.advise()
        assert advice.notation in match.decision
        assert not advice.best or advice.best[0].notation == advice.notation
        compared += len(advice.best) > 1
        for lang in LANGUAGES:
            told = advised(match.rules, match.state, match.asked(), advice, lang)
            assert told["reason"]
            assert all(told["line"])
            assert all(one["label"] and one["expected"] and all(one["changes"]) for one in told["best"])
        match.step(advice.notation)
    assert compared  # somewhere the best few answers stand side by side


def test_where_positions_are_judged_every_answer_has_its_worth() -> None:
    match = tavola.new("mageknight", *TABLES["mageknight"], seed=22).after("tactic planning")
    advice = by_player(match.asked(), tavola.Look(match.rules, match.state, 0))
    assert [one.notation for one in advice.worth] == [choice.notation for choice in match.decision]


def test_the_only_answer_needs_no_thought() -> None:
    match = tavola.new("mageknight", *TABLES["mageknight"], seed=22)
    only = replace(match.asked(), options=match.asked().options[:1])
    look = tavola.Look(match.rules, match.state, 0)
    assert advise(only, look) == Advice("tactic early_bird", Text("advice-only"))


def test_advice_sees_what_its_seat_sees() -> None:
    """A world as the seat imagines it offers its adviser the same answers to weigh: nothing hidden is spoken of."""
    match = tavola.new("mageknight", *TABLES["mageknight"], seed=22).after("tactic planning")
    twin = match.imagine(0, "another world")
    assert twin.state != match.state
    mine, other = (by_player(one.asked(), tavola.Look(one.rules, one.state, 0)) for one in (match, twin))
    assert {one.notation for one in mine.worth} == {one.notation for one in other.worth}


@pytest.mark.parametrize(("game", "seat"), [("massivedarkness", 0), ("oath", 0)])
def test_the_chance_to_win_is_told_from_what_the_seat_sees(game: str, seat: int) -> None:
    """Two worlds that look the same to the seat get the same advice, word for word, with the same chances."""
    scenario, players = TABLES[game]
    match = tavola.new(game, scenario, players, seed=22)
    while len((advice := match.advise()).best) < 2 or match.asked().seat != seat:
        match.step(advice.notation)
    twin = match.imagine(seat, "another world")
    assert twin.state != match.state
    assert twin.advise() == advice
    assert {one.expected.key for one in advice.best} == {"advice-chance"}
    assert say(Text("advice-chance", {"n": 62}), "en") == "wins in about 62 of 100 games by estimate"
    assert say(Text("advice-chance", {"n": 62}), "pt-BR") == "vence em cerca de 62 de 100 partidas, pela estimativa"


def test_a_better_chance_counts_only_where_the_worlds_agree() -> None:
    """Of three worlds the second answer is better in two by 0.3 and worse in one by 0.3: no better on the whole, by the
    noise of the dice. The third is better by 0.1 in all of them, the fourth worse."""
    found = {"a": [0.5, 0.5, 0.5], "b": [0.8, 0.8, 0.2], "c": [0.6, 0.6, 0.6], "d": [0.4, 0.5, 0.3]}
    assert steadied("a", found) == pytest.approx({"a": 0.5, "b": 0.5, "c": 0.6, "d": 0.4})

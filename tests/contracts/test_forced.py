"""Nothing is asked where there is nothing to choose: the only answer is given, told, and can still be named.

That whoever is asked has a choice, and that it matters, is a law of every game: `laws.nothing_is_asked_in_vain`.
"""

from __future__ import annotations

import pytest

import tavola

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

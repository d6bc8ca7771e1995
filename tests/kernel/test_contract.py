"""Notation, the codec and the registry."""

from __future__ import annotations

import pytest

import tavola
from conftest import toy_match
from tavola.kernel import errors
from tavola.kernel.answering import answer, find
from tavola.kernel.codec import decode, encode, fingerprint
from tavola.kernel.errors import BadSave, IllegalAnswer, UnknownName
from tavola.kernel.journal import Journal, replay
from tavola.kernel.records import PAYS, Decision, Option, Refusal, Setup, Text
from tavola.kernel.rng import seeded
from tavola.kernel.shelf import game, games

PAID = Decision(
    0,
    Text("ask"),
    (
        Option("play march", "play", ("march",)),
        Option("play march strong green die", "strong", ("march", "green die"), PAYS),
        Option("play march strong green crystal", "strong", ("march", "green crystal"), PAYS),
        Option("move 1,0", "move", ("1,0",)),
        Option("move 1,-1", "move", ("1,-1",)),
        Option("end turn", "end_turn"),
    ),
)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("play march", "play march"),
        ("  Play   MARCH ", "play march"),
        ("end", None),
        ("play march strong", "play march strong green die"),
        ("move", None),
        ("play", None),
        ("mov", None),
        ("", None),
        ("play march strong red", None),
    ],
)
def test_find_means_one_option_or_none(said, meant):
    found = find(PAID, said)
    assert (found.notation if found else None) == meant


def test_the_codec_gives_back_what_it_got(toy):
    state = toy_match().state
    assert decode(encode(state), toy.state_type) == state
    assert encode({"b": 1, "a": 2}) == b'{"a":2,"b":1}'


@pytest.mark.parametrize("data", [b"", b"[]", b'{"stack": 3}', b"{}", b"\xff"])
def test_damaged_bytes_are_one_clear_error(toy, data):
    with pytest.raises(BadSave) as caught:
        decode(data, toy.state_type)
    assert caught.value.text.key == "error-save-damaged"


def test_a_fingerprint_differs_when_anything_differs(toy):
    state = toy_match().state
    prints = {fingerprint(toy.apply(state, option).state) for option in toy.options(state).options}
    assert len(prints) == len(toy.options(state).options)


def test_an_unknown_game_is_named_with_those_there_are():
    with pytest.raises(UnknownName) as caught:
        game("chess")
    assert caught.value.text.args["name"] == "chess"
    known = caught.value.text.args["known"]
    assert isinstance(known, tuple)
    assert "toy" in known
    assert "toy" in games()


def test_an_illegal_answer_carries_its_rule(toy):
    state = toy_match().state
    before = fingerprint(state)
    with pytest.raises(IllegalAnswer) as caught:
        answer(toy, state, "fly")
    assert caught.value.rule == "TOY-ANSWER-01"
    assert fingerprint(state) == before


def test_a_journal_replays_to_the_same_state(toy):
    match = toy_match(players=2)
    for said in ("add 3", "roll", "show"):
        match.play(said)
    journal = Journal(Setup("toy", "short", ("p0", "p1"), {"target": "12"}), 5, match.journal.answers)
    assert journal == match.journal
    assert replay(toy, journal, toy.begun(journal.setup, journal.seed)) == match.state


def test_resampling_keeps_what_the_observer_sees(toy):
    state = toy_match(players=2).state
    for seat in (0, 1):
        assert toy.view(toy.resample(state, seat, seeded(99)), seat) == toy.view(state, seat)


def test_errors_are_sentences_with_their_rule():
    error = errors.UnknownName("error-unknown-game", name="chess", known=("mageknight",))
    assert isinstance(error, ValueError)
    assert "chess" in str(error)
    assert error.say("pt-BR") != str(error)
    refused = errors.IllegalAnswer(Refusal("MK-UNDO-01a", Text("error-game-over")))
    assert (str(refused), refused.rule) == ("The game is over. (MK-UNDO-01a)", "MK-UNDO-01a")


def test_the_public_face_is_small():
    assert sorted(tavola.__all__) == [
        "About",
        "Advice",
        "Asked",
        "BadPosition",
        "BadSave",
        "Bot",
        "Choice",
        "IllegalAnswer",
        "Look",
        "Match",
        "Reason",
        "TavolaError",
        "UndoRefused",
        "UnknownName",
        "game",
        "games",
        "load",
        "new",
        "position",
    ]

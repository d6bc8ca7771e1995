"""Save files: whole, versioned, and believed only after a replay."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tavola
from conftest import toy_match


def saved() -> dict[str, Any]:
    match = toy_match(target=60)
    for said in ("add 1", "roll", "tree", "choose add 2"):
        match.play(said)
    found: dict[str, Any] = json.loads(match.save())
    return found


def test_a_save_holds_versions_setup_answers_state_and_fingerprint():
    file = saved()
    assert set(file) == {
        "versions",
        "setup",
        "seed",
        "answers",
        "fingerprint",
        "state",
        "position",
        "bots",
        "before",
        "moved",
    }
    assert set(file["versions"]) == {"format", "rules", "content", "engine"}
    assert file["answers"] == ["add 1", "roll", "tree", "choose add 2"]


def test_loading_resumes_at_the_same_decision_with_the_same_undo_rights():
    file = saved()
    match = tavola.load(json.dumps(file))
    assert [option.notation for option in match.decision.options] == ["choose add 3", "choose nothing"]
    match.undo()
    match.undo()
    with pytest.raises(tavola.UndoRefused):
        match.undo()
    assert tavola.load(match.save().encode()).state == match.state


def test_a_match_is_whole_at_every_decision():
    match = toy_match(players=2, target=30)
    chosen = iter(range(1000))
    while match.outcome is None:
        again = tavola.load(match.save())
        assert (again.state, again.journal) == (match.state, match.journal)
        options = match.decision.options
        match.play(options[next(chosen) % len(options)])
    assert tavola.load(match.save()).outcome == match.outcome


def test_bots_come_back_to_their_seats():
    match = tavola.new("toy", players=["a", "b"], seed=3, bots=[None, "random"], options={"target": "60"})
    match.play("add 1")
    assert tavola.load(match.save()).bots[1][0] == "random"


def test_a_position_keeps_its_text():
    match = tavola.position('game = "toy"\npins = ["6"]')
    match.play("roll")
    assert tavola.load(match.save()).state == match.state


def put(file: dict, path: str, value: object) -> dict:
    *way, last = path.split(".")
    inner = file
    for name in way:
        inner = inner[name]
    inner[last] = value
    return file


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("answers", ["add 1", "fly"], "error-save-answer"),
        ("answers", ["add 1", "roll"], "error-save-other-state"),
        ("fingerprint", "0" * 16, "error-save-other-state"),
        ("state.count", 40, "error-save-other-state"),
        ("state.count", "many", "error-save-damaged"),
        ("seed", 6, "error-save-other-state"),
        ("seed", "six", "error-save-damaged"),
        ("setup.game", "chess", "error-unknown-game"),
        ("setup.scenario", "long", "error-unknown-scenario"),
        ("versions.format", 99, "error-save-format"),
        ("extra", 1, "error-save-damaged"),
        ("bots", {"0": "genius"}, "error-unknown-bot"),
        ("bots", {"x": "random"}, "error-save-damaged"),
        ("position", "game = ", "error-position-toml"),
    ],
)
def test_an_untrue_save_is_one_clear_error(path, value, key):
    with pytest.raises(tavola.BadSave) as caught:
        tavola.load(json.dumps(put(saved(), path, value)))
    assert caught.value.text.key == key


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "error-save-damaged"),
        (b"not json", "error-save-damaged"),
        (b"\xff\xfe\x00", "error-save-damaged"),
        (b"[1, 2]", "error-save-damaged"),
        (b'{"some": "file"}', "error-save-foreign"),
        (b'{"versions": {"format": 7}}', "error-save-format"),
        (b"[" * 100_000, "error-save-damaged"),
        (b" " * 9_000_000, "error-save-too-large"),
    ],
)
def test_a_damaged_or_foreign_file_is_one_clear_error(data, key):
    with pytest.raises(tavola.BadSave) as caught:
        tavola.load(data)
    assert caught.value.text.key == key


SAVE = json.dumps(saved()).encode()


@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(SAVE) - 1), st.binary(min_size=0, max_size=3))
def test_a_file_with_a_few_wrong_bytes_is_refused_or_means_the_same(place, junk):
    data = SAVE[:place] + junk + SAVE[place + len(junk) :]
    try:
        match = tavola.load(data)
    except tavola.BadSave:
        return
    assert match.state == tavola.load(SAVE).state

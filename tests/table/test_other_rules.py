"""A kept game is played by the rules it began with, or moved knowingly: never silently another state."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

import tavola
from conftest import toy_match
from tavola.kernel.codec import fingerprint
from tavola.kernel.contract import Result, Rules
from tavola.kernel.records import Option
from tavola.kernel.shelf import game
from tavola.table import DamagedGame, OtherRules, Tables, kept, reopening, save, versions
from tavola.table.storage.door import MOVED
from toy.game import State


@pytest.fixture
def other_engine(monkeypatch):
    """From now on the toy is played by an engine of another name."""

    def become(name: str = "other") -> None:
        for module in (kept, reopening, save, versions):
            monkeypatch.setattr(module, "engine", lambda rules: name)

    return become


@pytest.fixture
def other_rules(monkeypatch, other_engine):
    """From now on every answer counts one more."""
    plain = Rules.apply

    def apply(self: Rules[State], state: State, answer: Option) -> Result[State]:
        step = plain(self, state, answer)
        return Result(replace(step.state, count=step.state.count + 1), step.events, step.sealed)

    def change() -> None:
        monkeypatch.setattr(Rules, "apply", apply)
        other_engine()

    return change


def played(tables: Tables, answers: int = 3) -> kept.KeptMatch:
    table = tables.create(toy_match(target=60))
    for _ in range(answers):
        table.answer("add 1")
    return table


def test_the_engine_is_known_by_its_source(toy):
    names = {versions.engine(game(name)) for name in ("toy", "mageknight", "massivedarkness")}
    assert len(names) == 3
    assert versions.engine(toy) == versions.engine(toy)


def test_an_engine_that_plays_the_same_takes_a_game_over_in_silence(tables, other_engine):
    table = played(tables)
    other_engine()
    again = tables.open(table.id)
    assert (again.held, again.match.state) == (None, table.match.state)
    assert tables.storage.load(table.id).engine == "other"
    again.undo()
    assert again.match.state.count == 2


def test_a_game_that_would_come_out_otherwise_is_held_where_it_was_left(tables, other_rules):
    table = played(tables)
    left = fingerprint(table.match.state)
    other_rules()
    again = tables.open(table.id)
    assert fingerprint(again.match.state) == left
    assert again.held is not None
    for refused in (lambda: again.answer("add 1"), again.undo, lambda: again.force_undo(1, 0)):
        with pytest.raises((OtherRules, tavola.UndoRefused)):
            refused()
    assert [line.event.text.key for line in again.match.log] == ["toy-added"] * 3
    assert tables.storage.load(table.id).engine != "other", "nobody agreed yet"


def test_players_may_go_on_under_the_new_rules_and_the_log_says_where(tables, other_rules):
    table = played(tables)
    other_rules()
    again = tables.open(table.id)
    again.move_on()
    assert (again.held, again.seq) == (None, 4)
    again.answer("add 1")
    assert again.match.state.count == 5, "the old rules counted three, the new ones two for one"
    keys = [line.event.text.key for line in again.match.log]
    assert keys == ["toy-added"] * 3 + ["table-moved"] + ["toy-added"]
    again.undo()
    with pytest.raises(tavola.UndoRefused) as caught:
        again.undo()
    assert caught.value.text.key == "undo-other-rules"
    with pytest.raises(tavola.UndoRefused):
        again.force_undo(2, 0)
    later = tables.open(table.id)
    assert (later.held, later.match.state, later.seq) == (None, again.match.state, 6)
    assert [entry.kind for entry in tables.storage.load(table.id).journal][3] == MOVED


def test_a_moved_game_travels_as_a_save(tables, other_rules):
    table = played(tables)
    other_rules()
    again = tables.open(table.id)
    again.move_on()
    again.answer("add 1")
    copy = tavola.load(again.match.save())
    assert (copy.state, copy.floor) == (again.match.state, 4)
    stored = tables.create(copy)
    assert tables.open(stored.id).match.state == again.match.state


def test_a_state_this_engine_cannot_read_leaves_the_log(tables, other_rules):
    table = played(tables)
    other_rules()
    tables.storage.verified(table.id, b'{"fields": "of another age"}', "older")
    with pytest.raises(OtherRules) as caught:
        tables.open(table.id)
    assert caught.value.text.key == "error-other-version"
    assert len(tables.storage.load(table.id).journal) == 3


def test_an_unreadable_state_of_this_very_engine_is_damage(tables, toy):
    table = played(tables)
    tables.storage.verified(table.id, b"{}", versions.engine(toy))
    with pytest.raises(DamagedGame):
        tables.open(table.id)


def test_a_game_kept_before_engines_had_names_is_replayed_once(tables, toy):
    table = played(tables)
    tables.storage.verified(table.id, b"", "")
    again = tables.open(table.id)
    assert (again.held, again.match.state) == (None, table.match.state)
    assert tables.storage.load(table.id).engine == versions.engine(toy)


def test_a_save_of_other_rules_is_named_and_can_go_on_from_its_state(other_rules):
    match = toy_match(target=60)
    match.play("add 2")
    file = match.save()
    untrue = {**json.loads(file), "answers": ["add 1"]}
    with pytest.raises(tavola.BadSave) as caught:
        tavola.load(json.dumps(untrue))
    assert caught.value.text.key == "error-save-other-state", "of the same engine, it is a lie"
    other_rules()
    with pytest.raises(tavola.BadSave) as caught:
        tavola.load(file)
    assert caught.value.text.key == "error-save-rules"
    moved = tavola.load(file, move=True)
    assert moved.state.count == 2
    moved.play("add 1")
    assert moved.state.count == 4
    assert tavola.load(moved.save()).state == moved.state


def test_a_save_of_format_1_still_loads():
    match = toy_match(target=60)
    match.play("add 2")
    file = json.loads(match.save())
    file["versions"] = {"format": 1, "rules": "1", "content": file["versions"]["content"]}
    del file["before"], file["moved"]
    assert tavola.load(json.dumps(file)).state == match.state
    file["versions"]["format"] = 3
    with pytest.raises(tavola.BadSave) as caught:
        tavola.load(json.dumps(file))
    assert caught.value.text.key == "error-save-format"


def nobodys_warbands(state: dict[str, Any]) -> None:
    for site in state["sites"]:
        site["warbands"], site["army"] = 9, ""


def nobody_keeps_the_oath(state: dict[str, Any]) -> None:
    state["keeper"] = 9


@pytest.mark.parametrize("spoil", [nobodys_warbands, nobody_keeps_the_oath])
def test_a_state_no_game_could_be_in_is_not_gone_on_from(spoil):
    """No replay proves a state of other rules, so it is tried out first, and all that lists tell of it."""
    saved = json.loads(tavola.new("oath", seed=3).save())
    saved["versions"]["engine"] = "another"
    spoil(saved["state"])
    with pytest.raises(tavola.BadSave) as caught:
        tavola.load(json.dumps(saved), move=True)
    assert caught.value.text.key == "error-save-damaged"
    assert str(caught.value.text.args["where"]).startswith("state: ")

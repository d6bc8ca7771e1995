"""Effect trees on the toy game: sequence, choice, permission, condition, and waiting in the middle."""

from __future__ import annotations

import pytest

from conftest import toy_match
from tavola.kernel.answering import answer
from tavola.kernel.codec import decode, encode, fingerprint
from tavola.kernel.contract import Rules
from tavola.kernel.effects import NOTHING, may, notation, one_of, seq, when
from tavola.kernel.machine import Book
from tavola.kernel.records import Frame
from toy.game import TREE, VERBS, State, add


def offered(match):
    return [option.notation for option in match.decision.options]


def test_a_tree_asks_part_by_part_and_the_rest_waits_as_a_frame():
    match = toy_match()
    match.play("tree")
    assert offered(match) == ["choose add 1", "choose add 2"]
    match.play("choose add 2")
    assert offered(match) == ["choose add 3", "choose nothing"]
    match.play("choose add 3")
    assert match.state.count == 5


def test_a_permission_can_be_declined():
    match = toy_match()
    for said in ("tree", "choose add 1", "choose nothing"):
        match.play(said)
    assert match.state.count == 1


@pytest.mark.parametrize(("target", "count"), [(12, 4), (6, 6)])
def test_a_condition_is_asked_when_its_turn_comes(target, count):
    """1 + 3 is not past the middle of 12; it is past the middle of 6, so 2 more follow."""
    match = toy_match(target=target)
    for said in ("tree", "choose add 1", "choose add 3"):
        match.play(said)
    assert match.state.count == count


def test_a_single_possible_choice_is_made_without_asking():
    match = toy_match(target=4)
    match.play("add 3")
    match.play("tree")
    assert match.state.count == 4


def test_a_game_resumes_from_bytes_in_the_middle_of_a_tree(toy: Rules[State]):
    match = toy_match()
    match.play("tree")
    for said in ("choose add 2", "choose add 3"):
        stored = decode(encode(match.state), toy.state_type)
        assert stored == match.state
        assert answer(toy, stored, said)[1].state == match.play(said).state


def test_old_states_never_change(toy: Rules[State]):
    state = toy_match().state
    before = fingerprint(state)
    for option in toy.options(state).options:
        toy.apply(state, option)
    assert fingerprint(state) == before


def test_can_looks_at_the_first_part_of_a_sequence(toy: Rules[State]):
    state = toy_match(target=2).state
    assert VERBS.can(state, seq(add(2), add(3)), ())
    assert not VERBS.can(state, seq(add(3), add(2)), ())
    assert VERBS.can(state, one_of(add(3), add(1)), ())
    assert VERBS.can(state, may(add(3)), ())
    assert not VERBS.can(state, when("past_middle", NOTHING, add(3)), ())


def test_effects_have_a_readable_name():
    assert notation(TREE) == "add 1 / add 2 + add 3 / nothing + add 2 if past_middle else nothing"


def test_a_name_is_registered_once():
    book: Book = Book()
    book.does("walk")(lambda work: None)
    with pytest.raises(ValueError, match="walk"):
        book.does("walk")
    with pytest.raises(ValueError, match="walk"):
        book.asks("walk")
    with pytest.raises(ValueError, match="add"):
        VERBS.verb("add")(lambda work, effect, ctx: None)


def test_frames_print_on_one_line():
    assert str(Frame("turn", ("a", 1))) == "Frame(step='turn', args=('a', 1), effects=(), seat=-1)"

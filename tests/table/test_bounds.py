"""A position file is looked over before it is parsed: nobody can make a table wait by writing one."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tavola
from tavola.kernel.errors import TavolaError
from tavola.table.bounds import MAX_BYTES, MAX_PARTS

DEEP = ".".join("a" * 30_000)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (f"{DEEP} = 1", "error-position-deep"),
        (f"[{DEEP}]", "error-position-deep"),
        (f"x = {{{DEEP} = 1}}", "error-position-deep"),
        (" . ".join(['"a"'] * 9_000) + " = 1", "error-position-deep"),
        ("x = " + "[" * 30_000, "error-position-deep"),
        (f'x = ["""a"""", {{{DEEP} = 1}}, "z"]', "error-position-deep"),  # a text may end with a quotation mark
        (f"x = ['''a'''', {{{DEEP} = 1}}, 'z']", "error-position-deep"),
        ("x = " + "9" * 5_000, "error-position-word"),
        ("x" * 100 + " = 1", "error-position-word"),
        ("\n".join(f"k{n} = 1" for n in range(3_000)), "error-position-long"),
        ("x = [" + "1," * 9_000 + "]", "error-position-long"),
        ("#" * (MAX_BYTES + 1), "error-position-too-large"),
        ("#" + "ã" * (MAX_BYTES // 2), "error-position-too-large"),
        ("x = 0x" + "f" * 40, "error-position-number"),
        ("x = '" + "a" * 3_000 + "'", "error-position-text"),
    ],
)
def test_a_text_that_says_too_much_is_refused_at_once(text: str, key: str) -> None:
    began = time.process_time()
    with pytest.raises(tavola.BadPosition) as caught:
        tavola.position(text)
    assert caught.value.text.key == key
    assert time.process_time() - began < 1  # unbounded, the first of them takes half a minute


def test_what_stands_in_texts_and_comments_is_not_counted() -> None:
    dots = "a." * (MAX_PARTS + 4)
    match = tavola.position(f'# {dots} [[[[[[[[[[[[ = = ,\ngame = "toy" # "{dots}\npins = ["6"]')
    match.play("roll")
    assert match.state.count == 6


def test_a_key_may_have_as_many_parts_as_allowed() -> None:
    key = ".".join("a" * MAX_PARTS)
    with pytest.raises(tavola.BadPosition) as caught:
        tavola.position(f'game = "mageknight"\n{key} = 1')
    assert caught.value.text.args["key"] == "a"


@settings(max_examples=200, deadline=1000)
@given(
    st.lists(st.sampled_from(["a", ".", '"', "'", "\\", "[", "]", "{", "}", "=", ",", "\n", "#", " ", "9"])).map(
        "".join
    )
)
def test_no_text_is_more_than_a_refusal(text: str) -> None:
    with pytest.raises(TavolaError):
        tavola.position(text * 50)


@pytest.mark.parametrize("game", ["mageknight", "massivedarkness", "oath"])
def test_a_long_game_may_have_drawn_often(game: str) -> None:
    match = tavola.position(f'game = "{game}"\n[state]\n"rng.1" = 123456')
    assert match.state.rng.drawn == 123456
    assert tavola.position(match.position()).state == match.state

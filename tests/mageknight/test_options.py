"""Where options belong on the table: the pieces they are about, their headings, and pieces asked about by name."""

from __future__ import annotations

import pytest

from .scripted import Table, given

FIGHT = """
    [player]
    hand = ["march", "rage", "swiftness"]
    units = ["peasants"]
    [combat]
    phase = "block"
    enemies = ["wolf_riders", "prowlers"]
"""


def pieces(table: Table, notation: str) -> tuple[str, ...]:
    return table.match.decision[notation].pieces


def test_a_card_a_space_and_a_tile_are_named() -> None:
    table = given("""
        [player]
        hand = ["march", "rage"]
        move = 4
        crystals = { red = 1 }
    """)
    assert pieces(table, "play march") == ("card:march",)
    assert pieces(table, "play march sideways move") == ("card:march",)
    assert pieces(table, "crystal red") == ("crystal:red",)
    steps = [choice for choice in table.match.decision if choice.kind == "move"]
    assert steps
    assert all(choice.pieces == (f"space:{choice.args[0]}",) for choice in steps)
    assert pieces(table, "end turn") == ()


def test_a_block_is_found_on_the_attack_and_on_the_enemy() -> None:
    """Prowlers attack with 4: Block 2 and two cards played sideways."""
    table = given(FIGHT).play("play rage", "play march sideways block", "play swiftness sideways block")
    assert pieces(table, "block 2 1") == ("attack:2.1", "foe:2")
    assert pieces(table, "use peasants 1 2") == ("unit:0",)


@pytest.mark.parametrize(
    ("piece", "words"),
    [
        ("card:march", "card march"),
        ("unit:0", "unit peasants"),
        ("foe:1", "enemy 1"),
        ("attack:1.1", "block 1 1"),
        ("space:0,0", "space 0,0"),
        ("card:no_such_card", "card no_such_card"),
    ],
)
def test_a_piece_is_refused_as_its_words_are(piece: str, words: str) -> None:
    rules, state = given(FIGHT).match.rules, given(FIGHT).match.state
    assert rules.refuse(state, piece) == rules.refuse(state, words)


def test_every_heading_is_of_a_kind_with_words() -> None:
    rules = given().match.rules
    assert rules.sections["play"] == "cards"
    assert rules.sections["block"] == "combat"
    assert "end_turn" not in rules.sections

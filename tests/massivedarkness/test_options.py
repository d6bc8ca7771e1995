"""Where options belong on the table: the pieces they are about, and pieces asked about by name."""

from __future__ import annotations

import pytest

from .scripted import given

FIGHT = """
    [[heroes]]
    hero = "bjorn"
    at = "6v.b2"
    hands = ["se_mace"]
    bag = ["t1_hammer", "t1_hunting_bow"]
    [[heroes]]
    hero = "elias"
    at = "6v.b2"
    [[enemies]]
    card = "dwarf_warriors_l1"
    at = "6v.b2"
"""


def test_enemies_doors_and_zones_are_named() -> None:
    found = {choice.notation: choice.pieces for choice in given(FIGHT).match.decision}
    assert found["melee dwarf_warriors"] == ("foe:dwarf_warriors",)
    assert found["open door1"] == ("door:door1",)
    assert found["end"] == ()


def test_a_card_is_that_of_the_hero_who_decides() -> None:
    table = given(FIGHT).play("trade")
    found = {choice.notation: choice.pieces for choice in table.match.decision}
    assert found["give t1_hammer bjorn elias"] == ("card:0.t1_hammer",)


@pytest.mark.parametrize(
    ("piece", "words"),
    [
        ("foe:dwarf_warriors", "enemy dwarf_warriors"),
        ("card:0.t1_hunting_bow", "card t1_hunting_bow"),
        ("hero:1", "hero elias"),
        ("zone:6v.b2", "zone 6v.b2"),
        ("signature:0", "signature"),
    ],
)
def test_a_piece_is_refused_as_its_words_are(piece: str, words: str) -> None:
    match = given(FIGHT).match
    asked, said = match.rules.refuse(match.state, piece), match.rules.refuse(match.state, words)
    assert asked.rule == said.rule
    assert asked.text.key == said.text.key

"""The view of Massive Darkness: the same for everybody, and nothing face down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..scripted import Table, given

BATTLE = """
    level = 2
    [[heroes]]
    hero = "bjorn"
    at = "6v.b2"
    hands = ["t1_hammer"]
    bag = ["t1_hunting_bow"]
    xp = 6
    [[heroes]]
    hero = "elias"
    at = "6v.a3"
    [[enemies]]
    card = "dwarf_warriors_l1"
    at = "6v.b2"
    loot = "t1_spear"
"""


def test_a_combat_shows_its_dice_and_their_sum() -> None:
    table = given("""
        rolls = ["y0", "y5", "b2"]
        [[heroes]]
        hero = "elias"
        class = "battle_wizard"
        hands = ["se_staff"]
        at = "6v.c2"
        [[enemies]]
        card = "dwarf_warriors_l1"
        at = "6v.b2"
    """)
    table.play("magic dwarf_warriors")
    combat = table.combat
    assert (combat["attacker"], combat["seat"], combat["enemy"], combat["kind"]) == (
        "hero",
        0,
        "dwarf_warriors",
        "magic",
    )
    assert (combat["attack"], combat["defense"]) == (["y0", "y5"], ["b2"])
    assert combat["pools"]["attack"]["dice"] == [2, 0]
    assert [share["origin"] for share in combat["pools"]["attack"]["from"]] == ["card:se_staff"]
    assert combat["total"] == {"hits": 2, "shields": 1, "wounds": 1}


def test_every_seat_and_a_spectator_see_the_same() -> None:
    match = given(BATTLE).match
    views = [match.view(seat) for seat in (0, 1, None)]
    assert [view.pop("seat") for view in views] == [0, 1, None]
    assert views[0] == views[1] == views[2]


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)


def test_cards_in_decks_are_counted_and_not_named() -> None:
    table = given(BATTLE + '[decks]\nevent = ["e19"]\nguard_2 = ["orc_agent_l2"]\ntreasure_2 = ["t2_halberd"]')
    shown = set(strings(table.view))
    assert not shown & {"e19", "orc_agent_l2", "t2_halberd"}
    assert table.view["decks"]["event"] == 20


def order(table: Table) -> dict[str, Any]:
    view = table.view
    view.pop("seat")
    return view


def test_worlds_that_differ_in_hidden_cards_look_the_same() -> None:
    one = given(BATTLE + '[decks]\nevent = ["e19"]')
    other = given(BATTLE + '[decks]\nevent = ["e9"]')
    assert order(one) == order(other)


def test_the_map_of_a_mission_never_changes() -> None:
    table = given(BATTLE)
    before = table.view["map"]
    table.play("end")
    assert table.view["map"] == before

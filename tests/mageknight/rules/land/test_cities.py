"""Cities: what they lend their defenders, who leads them, and what the citizens sell."""

from __future__ import annotations

import pytest

from ...scripted import Table, given

TILES = {"green": "core_5", "blue": "core_6", "white": "core_7", "red": "core_8"}
CITY = "4,-5"  # the centre of slot 1,1


def assault(color: str, *enemies: str, hand: str = '"march"', phase: str = "ranged", more: str = "") -> Table:
    """A Hero in front of the city's defenders."""
    names = ", ".join(f'"{enemy}"' for enemy in enemies)
    return given(f"""
        scenario = "solo_conquest"
        [player]
        hand = [{hand}]
        {more}
        [source]
        dice = ["black"]
        [map]
        tiles = {{ "1,1" = "{TILES[color]}" }}
        [combat]
        enemies = [{names}]
        site = "city"
        phase = "{phase}"
    """)


def inside(color: str, influence: int, more: str = "", shields: int = 1, player: str = "") -> Table:
    """A Hero dealing with the citizens of a fallen city, with so many points."""
    shown = ", ".join([f'"{CITY}"'] * shields)
    return given(f"""
        scenario = "solo_conquest"
        phase = "interaction"
        [player]
        hand = ["march"]
        at = "{CITY}"
        influence = {influence}
        {player}
        [source]
        dice = ["blue"]
        [map]
        tiles = {{ "1,1" = "{TILES[color]}" }}
        shields = [{shown}]
        {more}
    """)


@pytest.mark.rule("MK-CITY-01", "MK-CMB-01a1", "MK-ABL-FORT2")
def test_defenders_of_a_city_are_fortified() -> None:
    table = assault("white", "gunners", "altem_guardsmen")
    assert table.foe(1)["fortified"] == 1
    assert table.foe(2)["fortified"] == 2  # its own walls and the city's


@pytest.mark.rule("MK-CITY-01a")
def test_white_city_gives_armor() -> None:
    """Freezers are printed with Armor 7; an elusive storm dragon with 14."""
    table = assault("white", "freezers", "storm_dragon")
    assert table.foe(1)["armor"] == 8
    assert table.foe(2)["armor"] == 15


@pytest.mark.rule("MK-CITY-01b")
@pytest.mark.parametrize(
    ("enemy", "value"),
    [
        ("gunners", 8),  # fire 6 + 2
        ("freezers", 5),  # ice 3 + 2
        ("altem_mages_enemy", 5),  # cold fire 4 + 1
        ("altem_guardsmen", 5),  # physical 5
    ],
)
def test_blue_city_strengthens_elements(enemy: str, value: int) -> None:
    assert assault("blue", enemy).foe(1)["attacks"][0]["value"] == value


@pytest.mark.rule("MK-CITY-01b", "MK-ABL-SWIFT")
def test_blue_city_counts_before_swiftness() -> None:
    """Freezers are swift: ice 3 + 2 = 5 needs 10 to be blocked and deals 5."""
    attack = assault("blue", "freezers").foe(1)["attacks"][0]
    assert (attack["need"], attack["damage"]) == (10, 5)


@pytest.mark.rule("MK-CITY-01c")
def test_red_city_makes_physical_attacks_brutal() -> None:
    table = assault("red", "altem_guardsmen", "freezers")
    physical, ice = (table.foe(n)["attacks"][0] for n in (1, 2))
    assert (physical["need"], physical["damage"]) == (5, 10)
    assert ice["damage"] == 3


@pytest.mark.rule("MK-CITY-01d", "MK-DMG-06a2")
def test_green_city_poisons_physical_attacks() -> None:
    """Physical 5 against Armor 2: three Wounds to the hand and three to the discard pile."""
    table = assault("green", "altem_guardsmen", phase="block")
    table.play("next")
    assert table.me["hand"].count("wound") == 3
    assert table.me["discard"].count("wound") == 3


@pytest.mark.rule("MK-RES-01a", "MK-CITY-03", "MK-RES-03d1")
def test_failed_assault_leaves_shields_and_survivors() -> None:
    """Of two defenders one falls: one Shield on the card, the other stays, and the Hero goes back."""
    table = assault("red", "diggers", "altem_guardsmen", hand='"rage", "march"', phase="attack")
    table.play("play rage", "play march sideways attack", "attack 1", "next")
    city = table.space(CITY)
    assert city["shields"] == [0]
    assert [token["enemy"] for token in city["tokens"]] == ["altem_guardsmen"]
    assert table.me["at"] != CITY


@pytest.mark.rule("MK-RES-02c5", "MK-CITY-03", "MK-SCN-SOLO-08a")
def test_city_falls_with_its_last_defender() -> None:
    table = assault("red", "diggers", hand='"rage", "march"', phase="attack", more='units = ["peasants"]')
    table.play("play rage", "play march sideways attack", "attack 1")
    city = table.space(CITY)
    assert city["shields"] == [0]
    assert city["tokens"] == []
    assert table.me["at"] == CITY
    assert city["safe"]


@pytest.mark.rule("MK-END-07b2", "MK-CITY-04")
def test_leader_next_to_the_city_draws_two_more() -> None:
    table = inside("white", 0)
    assert table.me["hand_bonus"] == 2


@pytest.mark.rule("MK-RND-02g7", "MK-END-07b3")
def test_keep_and_city_bonus_do_not_add_up() -> None:
    """Tile 3 has a keep; owning it far from here changes nothing, only the city is near: still 2."""
    table = inside("white", 0)
    assert table.me["hand_limit"] + table.me["hand_bonus"] == 7


@pytest.mark.rule("MK-INT-03a", "MK-INT-03b", "MK-CITY-04")
def test_own_shields_add_influence() -> None:
    """Three Shields and Reputation +2 (bonus 1): interaction begins with 4 points and no card played."""
    table = given(f"""
        scenario = "solo_conquest"
        [player]
        hand = ["promise"]
        at = "{CITY}"
        reputation = 2
        [map]
        tiles = {{ "1,1" = "core_7" }}
        shields = ["{CITY}", "{CITY}", "{CITY}"]
    """)
    table.play("interact")
    assert table.me["influence"] == 4
    table.play("play promise")
    assert table.me["influence"] == 6


@pytest.mark.rule("MK-INT-04e1")
def test_red_city_sells_artifacts_at_the_end_of_the_turn() -> None:
    table = inside("red", 24)
    table.play("buy artifact", "buy artifact")
    assert table.me["influence"] == 0
    assert table.view["rewards"] == ["artifact", "artifact"]
    assert not table.offered("buy artifact")


@pytest.mark.rule("MK-INT-04e2")
def test_blue_city_sells_spells_for_mana() -> None:
    table = inside("blue", 7, '[offers]\nspells = ["fireball", "snowstorm"]')
    assert table.offered("gain snowstorm")
    assert not table.offered("gain fireball")  # no red mana
    table.play("learn snowstorm blue die")
    assert table.me["influence"] == 0
    assert table.me["deck_count"] == 16  # fifteen and the Spell on top


@pytest.mark.rule("MK-INT-04e3", "MK-INT-04e4")
def test_white_city_lends_any_unit_and_invites_elites() -> None:
    table = inside("white", 11, '[offers]\nunits = ["red_cape_monks"]')
    assert table.offered("recruit red_cape_monks")
    offered = len(table.view["offers"]["units"])
    table.play("invite elite", "invite elite")
    assert table.me["influence"] == 7
    assert len(table.view["offers"]["units"]) == offered + 2


@pytest.mark.rule("MK-INT-04e5")
def test_green_city_trains() -> None:
    table = inside("green", 13, '[offers]\nadvanced = ["fire_bolt", "ice_bolt", "swift_bolt"]')
    table.play("train ice_bolt")
    assert "ice_bolt" not in table.view["offers"]["advanced"]
    assert len(table.view["offers"]["advanced"]) == 3
    table.play("train unseen")
    assert table.me["influence"] == 1
    assert table.me["deck_count"] == 17


@pytest.mark.rule("MK-MOV-03a3")
def test_entering_a_city_costs_two_whatever_lies_below() -> None:
    """The red city stands in the desert, which costs 5 by Day."""
    table = inside("red", 0)
    assert table.space(CITY)["terrain"] == "desert"
    assert table.space(CITY)["cost"] == 2

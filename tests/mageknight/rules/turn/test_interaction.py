"""MK-INT: dealing with the locals: Influence, Reputation, and what it buys."""

from __future__ import annotations

import pytest

from mageknight.pieces import made_up as made_up
from mageknight.scripted import Table, given

VILLAGE = "4,-2"
MONASTERY = "4,-3"  # on tile 5 beside the start


def visiting(
    *hand: str,
    at: str = VILLAGE,
    tile: str = "countryside_2",
    reputation: int = 0,
    units: str = '["peasants"]',
    player: str = "",
    place: str = "",
) -> Table:
    """A Hero on a site, before interacting, with white and red mana for strong effects."""
    return given(f"""
        [map]
        tiles = {{"1,0" = "{tile}"}}
        {place}
        [source]
        dice = ["black"]
        [player]
        hand = {list(hand)}
        at = "{at}"
        reputation = {reputation}
        mana = {{white = 2, red = 2}}
        {player}
        [offers]
        units = {units}
    """)


def monastery(*hand: str, units: str = '["peasants"]', reputation: int = 0) -> Table:
    return visiting(*hand, at=MONASTERY, tile="countryside_5", units=units, reputation=reputation).play("interact")


STRONG = "play promise strong white token"  # Influence 4
THREAT = "play threaten strong red token"  # Influence 5, Reputation -1


@pytest.mark.rule("MK-INT-01a")
@pytest.mark.parametrize(
    ("tile", "at", "place", "open_"),
    [
        ("countryside_2", "4,-2", "", True),  # a village
        ("countryside_5", "4,-3", "", True),  # a monastery
        ("countryside_9", "4,-2", 'shields = ["4,-2"]', True),  # an own keep
        ("countryside_9", "2,-1", 'shields = ["2,-1"]', True),  # a conquered tower
        ("countryside_2", "2,-1", "", False),  # a mine
        ("countryside_2", "2,-2", "", False),  # open ground
    ],
)
def test_where_one_may_interact(tile: str, at: str, place: str, open_: bool) -> None:
    table = visiting("promise", tile=tile, at=at, place=place)
    assert ("interact" in table.options) == open_
    if not open_:
        assert table.refused("interact") == "MK-INT-01a"


@pytest.mark.rule("MK-INT-01b")
def test_interaction_is_the_action_of_the_turn() -> None:
    table = visiting("promise", player="move = 4").play("interact")
    assert table.me["acted"]
    assert table.refused("interact") == "MK-TURN-06d1"
    assert table.refused("move 3,-1") == "MK-MOV-01b"


@pytest.mark.rule("MK-INT-01c")
def test_a_burned_monastery_is_empty_ground() -> None:
    table = visiting("promise", at=MONASTERY, tile="countryside_5", place=f'burned = ["{MONASTERY}"]')
    assert table.space(MONASTERY)["site"] is None
    assert "interact" not in table.options
    assert "burn" not in table.options


@pytest.mark.rule("MK-INT-02", "MK-INT-02b", "MK-CARD-04")
def test_influence_of_cards_and_units_adds_up() -> None:
    table = visiting("promise", "threaten", "rage", player='units = ["peasants"]').play("interact")
    table.play(STRONG, "play threaten", "use peasants 1 2", "play rage sideways influence")
    assert table.me["influence"] == 4 + 2 + 2 + 1


@pytest.mark.rule("MK-INT-02a1")
def test_reputation_modifier_minus_1_leaves_3_of_4() -> None:
    table = visiting("promise", reputation=-3).play("interact")
    assert table.me["influence"] == -1
    assert table.play(STRONG).me["influence"] == 3
    assert not table.offered("recruit")  # Peasants cost 4


@pytest.mark.rule("MK-INT-02a1")
@pytest.mark.parametrize(
    ("reputation", "bonus"), [(-6, -5), (-5, -3), (-4, -2), (-2, -1), (0, 0), (1, 0), (2, 1), (5, 2), (6, 3), (7, 5)]
)
def test_reputation_modifiers_of_the_track(reputation: int, bonus: int) -> None:
    assert visiting("promise", reputation=reputation).play("interact").me["influence"] == bonus


@pytest.mark.rule("MK-INT-02a2")
def test_a_worse_name_earned_meanwhile_does_not_change_the_bonus() -> None:
    table = visiting("threaten", reputation=2).play("interact")
    assert table.me["influence"] == 1
    table.play(THREAT)
    assert table.me["reputation"] == 1
    assert table.me["influence"] == 1 + 5


@pytest.mark.rule("MK-INT-02a3")
def test_nobody_talks_to_a_hero_on_the_x_space() -> None:
    table = visiting("promise", reputation=-7)
    assert "interact" not in table.options
    assert table.refused("interact") == "MK-INT-02a3"


@pytest.mark.rule("MK-INT-02a1")
def test_influence_played_before_the_interaction_is_lost() -> None:
    table = visiting("promise").play(STRONG)
    assert table.me["influence"] == 4
    assert table.play("interact").me["influence"] == 0


@pytest.mark.rule("MK-INT-02e")
def test_special_and_healing_effects_may_be_played_meanwhile() -> None:
    table = visiting("tranquility", "wound", "concentration", "march").play("interact")
    table.play("play tranquility", "choose heal 1", "heal hand", "play concentration", "choose mana blue")
    assert table.me["hand"] == ["march"]
    assert table.me["mana"]["blue"] == 1


@pytest.mark.rule("MK-INT-03b")
def test_a_good_name_alone_may_buy_something() -> None:
    table = visiting("march", reputation=7, units='["peasants", "thugs"]').play("interact", "recruit peasants")
    assert [unit["unit"] for unit in table.me["units"]] == ["peasants"]
    assert table.me["influence"] == 1


@pytest.mark.rule("MK-INT-03a")
def test_three_own_shields_in_a_city_a_good_name_and_influence_4_make_8() -> None:
    table = given("""
        scenario = "solo_conquest"
        [map]
        tiles = {"1,0" = "core_8"}
        shields = ["3,-2", "3,-2", "3,-2"]
        [source]
        dice = ["white"]
        [player]
        hand = ["promise"]
        at = "3,-2"
        reputation = 2
    """).play("interact", "play promise strong white die")
    assert table.me["influence"] == 3 + 1 + 4


@pytest.mark.rule("MK-INT-04", "MK-INT-04a1")
def test_only_units_with_the_sites_icon_for_their_price() -> None:
    offer = '["peasants", "utem_swordsmen", "utem_crossbowmen", "herbalists"]'
    table = visiting("promise", units=offer).play("interact", STRONG)
    assert table.offered("recruit") == ["recruit peasants", "recruit herbalists"]
    assert table.refused("recruit utem_swordsmen") == "MK-INT-04a1"  # keeps only
    assert table.refused("recruit utem_crossbowmen") == "MK-INT-04a1"  # costs 6
    table.play("recruit peasants")
    assert table.me["influence"] == 0
    assert {entry["unit"] for entry in table.view["offers"]["units"]} == {
        "utem_swordsmen",
        "utem_crossbowmen",
        "herbalists",
    }


@pytest.mark.rule("MK-INT-04a2", "MK-INT-04a3", "MK-UNIT-04a")
def test_a_recruit_can_be_used_at_once_but_not_to_pay_for_itself() -> None:
    table = visiting("promise").play("interact", "play promise")
    assert not table.offered("recruit")  # 2 Influence and the Peasants' own 2 would make 4
    assert not table.offered("use peasants")
    table = visiting("promise").play("interact", STRONG, "recruit peasants", "use peasants 1 2")
    assert table.me["influence"] == 2


@pytest.mark.rule("MK-INT-04b1", "MK-HEAL-03b")
def test_seven_influence_buy_two_healing_points_in_a_village() -> None:
    table = visiting("promise", "threaten", "rage", "wound").play(
        "interact", STRONG, "play threaten", "play rage sideways influence"
    )
    assert table.me["influence"] == 7
    table.play("buy heal", "buy heal")
    assert (table.me["heal"], table.me["influence"]) == (2, 1)
    assert table.refused("buy heal") == "MK-INT-04b1"


@pytest.mark.rule("MK-INT-04b2", "MK-HEAL-03b")
def test_seven_influence_buy_three_healing_points_in_a_monastery() -> None:
    table = monastery("promise", "threaten", "rage", "wound").play(
        STRONG, "play threaten", "play rage sideways influence"
    )
    table.play("buy heal", "buy heal", "buy heal")
    assert (table.me["heal"], table.me["influence"]) == (3, 1)
    assert "buy heal" not in table.options


@pytest.mark.rule("MK-INT-04b1")
def test_a_keep_sells_no_healing() -> None:
    table = visiting("threaten", at="4,-2", tile="countryside_9", place='shields = ["4,-2"]').play("interact", THREAT)
    assert table.refused("buy heal") == "MK-HEAL-03b"


@pytest.mark.rule("MK-INT-04c1")
def test_a_monastery_teaches_from_the_unit_offer_only(made_up: None) -> None:
    table = given(f"""
        [map]
        tiles = {{"1,0" = "countryside_5"}}
        [player]
        hand = ["threaten", "rage"]
        at = "{MONASTERY}"
        mana = {{red = 1}}
        [offers]
        units = ["drill"]
        advanced = ["path", "raft"]
    """).play("interact", THREAT)
    assert not table.offered("gain")
    table.play("play rage sideways influence")
    assert table.offered("gain") == ["gain drill"]
    assert table.refused("learn path") == "MK-INT-04c1"


@pytest.mark.rule("MK-INT-04c1")
def test_a_village_teaches_nothing(made_up: None) -> None:
    table = visiting("threaten", "promise", units='["drill"]').play("interact", THREAT, STRONG)
    assert table.me["influence"] == 9
    assert not table.offered("gain")


@pytest.mark.rule("MK-INT-05")
def test_thirteen_influence_in_a_monastery_teach_and_heal(made_up: None) -> None:
    table = monastery("promise", "threaten", "promise", units='["drill"]').play(THREAT, STRONG, STRONG)
    assert table.me["influence"] == 13
    table.play("learn drill", "buy heal", "buy heal", "buy heal")
    assert (table.me["heal"], table.me["influence"]) == (3, 1)


@pytest.mark.rule("MK-INT-05a")
def test_the_reputation_penalty_counts_once_for_two_units_of_cost_5() -> None:
    player = "fame = 8"  # level 3: two Command tokens
    offer = '["utem_guardsmen", "foresters"]'
    hand = ("threaten", "threaten", "promise")
    table = visiting(*hand, reputation=-4, units=offer, player=player).play("interact", THREAT, THREAT, "play promise")
    assert table.me["influence"] == 12 - 2
    table.play("recruit utem_guardsmen", "recruit foresters")
    assert [unit["unit"] for unit in table.me["units"]] == ["utem_guardsmen", "foresters"]
    assert table.me["influence"] == 0

"""MK-EFF: what effects are, compound effects, gaining, discarding and throwing away."""

from __future__ import annotations

import pytest

from mageknight.pieces import made_up as made_up
from mageknight.scripted import Table, given

FOREST = "1,-1"


def turn(player: str, top: str = "", dice: str = '"green", "blue", "white"') -> Table:
    return given(f"{top}\n[source]\ndice = [{dice}]\n[player]\n{player}")


def in_combat(phase: str, hand: list[str], enemies: list[str], dice: str = '"green", "blue"') -> Table:
    return given(f"""
        [source]
        dice = [{dice}]
        [player]
        hand = {hand}
        [combat]
        enemies = {enemies}
        phase = "{phase}"
    """)


@pytest.mark.rule("MK-EFF-01a", "MK-MOV-02a", "MK-MOV-02")
def test_move_points_of_cards_units_and_skills_add_up(made_up: None) -> None:
    table = turn('hand = ["march", "rage"]\nunits = ["peasants"]\nskills = ["stride"]')
    table.play("play march", "use peasants 1 3", "skill stride", "play rage sideways move")
    assert table.me["move"] == 2 + 2 + 2 + 1


@pytest.mark.rule("MK-EFF-01a")
def test_some_tactics_have_an_effect_of_their_own() -> None:
    table = turn('hand = ["march"]\ntactic = "the_right_moment"')
    table.play("use the_right_moment", "play march", "end turn")
    assert table.view["round"]["turn"] == 2
    assert table.me["tactic"]["used"]


@pytest.mark.rule("MK-EFF-01b", "MK-MOV-02b", "MK-INT-02c", "MK-HEAL-03a")
@pytest.mark.parametrize(
    ("hand", "plays", "points"),
    [
        ("march", ("play march strong green die",), {"move": 4, "influence": 0, "heal": 0}),
        ("promise", ("play promise strong white die",), {"move": 0, "influence": 4, "heal": 0}),
        ("tranquility", ("play tranquility strong green die", "choose heal 2"), {"move": 0, "influence": 0, "heal": 2}),
    ],
)
def test_an_effect_of_x_gives_x_points(hand: str, plays: tuple[str, ...], points: dict[str, int]) -> None:
    table = turn(f'hand = ["{hand}"]').play(*plays)
    assert {name: table.me[name] for name in points} == points


@pytest.mark.rule("MK-EFF-01c")
def test_other_effects_do_what_the_card_says() -> None:
    table = turn('hand = ["threaten"]', dice='"red"').play("play threaten strong red die")
    assert (table.me["influence"], table.me["reputation"]) == (5, -1)


@pytest.mark.rule("MK-EFF-01d", "MK-MOV-07")
def test_a_changed_terrain_cost_counts_from_now_until_the_end_of_the_turn() -> None:
    table = turn('hand = ["march", "march", "rage"]\nunits = ["foresters"]\nmove = 3').play(f"move {FOREST}")
    assert table.me["move"] == 0
    table.play("use foresters 1 1")
    assert table.me["move"] == 2  # nothing is paid back for the forest entered before
    assert table.space(FOREST)["cost"] == 2
    table.play("play march", "end turn", "done")
    assert table.space(FOREST)["cost"] == 3


@pytest.mark.rule("MK-EFF-C1")
def test_a_borrowed_card_is_one_effect_with_its_borrower() -> None:
    table = turn('hand = ["concentration", "march"]').play("play concentration strong green die", "borrow march")
    assert table.me["move"] == 4 + 2
    assert table.me["hand"] == []
    assert table.me["play"] == [{"card": "concentration", "side": "strong"}, {"card": "march", "side": "strong"}]


@pytest.mark.rule("MK-EFF-C2")
def test_a_compound_block_goes_against_one_attack_only() -> None:
    table = in_combat("block", ["concentration", "determination"], ["prowlers", "diggers"])
    table.play("play concentration strong green die", "borrow determination")
    assert [piece["n"] for piece in table.combat["pool"]] == [7]
    assert table.offered("block") == ["block 1 1", "block 2 1"]  # 7 would do for 4 and 3 together
    table.play("block 1 1")
    assert not table.offered("block")
    assert table.foe(2)["attacks"][0]["state"] == "open"


@pytest.mark.rule("MK-EFF-C2")
def test_maximal_effect_on_determination_blocks_one_attack_only() -> None:
    table = in_combat("block", ["maximal_effect", "determination"], ["prowlers", "diggers"], dice='"red"')
    table.play("play maximal_effect strong red die", "borrow determination")
    assert sum(piece["n"] for piece in table.combat["pool"]) == 10
    table.play("block 1 1")
    assert not table.offered("block")


@pytest.mark.rule("MK-EFF-C3")
def test_a_borrowed_improvisation_still_costs_a_card() -> None:
    table = turn('hand = ["concentration", "improvisation", "wound"]')
    assert not table.offered("play concentration strong")
    table = turn('hand = ["concentration", "improvisation", "rage"]')
    table.play("play concentration strong green die", "borrow improvisation", "discard rage", "choose move 5")
    assert table.me["move"] == 5 + 2
    assert table.me["discard"] == ["rage"]


@pytest.mark.rule("MK-EFF-C3")
def test_a_healing_card_is_not_borrowed_in_combat() -> None:
    table = in_combat("block", ["concentration", "tranquility", "rejuvenate"], ["prowlers"])
    assert not table.offered("play concentration strong")


@pytest.mark.rule("MK-EFF-C4")
def test_a_borrowed_card_keeps_its_own_element() -> None:
    table = in_combat("block", ["concentration", "cold_toughness"], ["fire_mages_enemy"])
    table.play("play concentration strong green die", "borrow cold_toughness")
    (piece,) = table.combat["pool"]
    assert (piece["element"], piece["n"]) == ("ice", 7)
    # 2 more for the colour of the attack and the resistance on the token; Ice is efficient against Fire
    term = {"from": "card:cold_toughness", "element": "ice", "n": 7, "worth": 9}
    assert table.combat["block_meters"] == [{"n": 1, "i": 1, "have": 9, "need": 6, "terms": [term]}]


@pytest.mark.rule("MK-EFF-G3a", "MK-INT-04c2")
def test_a_card_learned_lies_on_top_of_the_deck(made_up: None) -> None:
    table = given("""
        [map.tiles]
        "1,0" = "countryside_5"
        [source]
        dice = ["white"]
        [player]
        hand = ["wound", "wound", "wound", "promise", "march", "march"]
        deck = ["rage"]
        at = "4,-3"
        [offers]
        units = ["peasants", "drill"]
    """).play(
        "interact",
        "play promise strong white die",
        "play march sideways influence",
        "play march sideways influence",
        "learn drill",
    )
    assert table.me["influence"] == 0
    assert table.view["offers"]["units"] == [{"unit": "peasants"}]
    assert table.me["deck_count"] == 2
    table.play("end turn")
    assert sorted(table.me["hand"]) == ["drill", "rage", "wound", "wound", "wound"]
    assert table.view["offers"]["units"] == [{"unit": "peasants"}]


@pytest.mark.rule("MK-EFF-G3b", "MK-INT-04d1", "MK-INT-04d2")
def test_the_spell_offer_slides_down_and_a_new_card_comes_on_top(made_up: None) -> None:
    table = _at_tower("{blue = 1}")
    assert table.offered("gain") == ["gain spark red die", "gain mist blue crystal"]
    table.play("learn mist blue crystal")
    assert table.view["offers"]["spells"] == ["moss", "spark", "glow"]
    assert table.me["crystals"]["blue"] == 0
    assert table.me["influence"] == 0
    assert table.me["deck_count"] == 2


@pytest.mark.rule("MK-INT-04d1")
def test_without_blue_mana_no_blue_spell(made_up: None) -> None:
    table = _at_tower("{}")
    assert not table.offered("gain mist")
    assert table.refused("learn mist red die") == "MK-INT-04d1"


def _at_tower(crystals: str) -> Table:
    """A conquered mage tower, best Reputation and a Promise: 7 Influence."""
    return given(f"""
        [map]
        tiles = {{"1,0" = "countryside_4"}}
        shields = ["3,-2"]
        [source]
        dice = ["black", "red"]
        [player]
        hand = ["promise"]
        deck = ["rage"]
        at = "3,-2"
        crystals = {crystals}
        reputation = 7
        [offers]
        spells = ["spark", "mist", "glow"]
        [decks]
        spells = ["moss"]
    """).play("interact", "play promise")


@pytest.mark.rule("MK-EFF-G3c")
def test_the_unit_offer_is_not_refilled_in_the_round() -> None:
    table = given("""
        [player]
        hand = ["march", "promise"]
        reputation = 4
        at = "4,-2"
        [offers]
        units = ["peasants", "thugs", "scouts"]
    """).play("interact", "play promise", "recruit peasants", "end turn", "done")
    assert [entry["unit"] for entry in table.view["offers"]["units"]] == ["thugs", "scouts"]


@pytest.mark.rule("MK-EFF-D2a", "MK-HEAL-03c2")
def test_a_wound_thrown_away_is_gone() -> None:
    table = turn('hand = ["wound", "tranquility"]').play("play tranquility", "choose heal 1", "heal hand")
    assert table.me["hand"] == []
    assert "wound" not in table.me["discard"]

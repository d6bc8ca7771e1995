"""A hero's activation: actions, movement points, attacks, picking up, trading, transmuting (MD-ACT)."""

from __future__ import annotations

import pytest

from ...scripted import given
from .owen import DOOR, GUARD, OWEN, owen


@pytest.mark.rule("MD-ACT-01")
def test_a_round_has_five_phases_in_order() -> None:
    table = owen(top='[decks]\nevent = ["e9"]')
    table.play("end")
    keys = [key for key in table.log if key in ("md-event-event", "md-event-round")]
    assert keys[-2:] == ["md-event-event", "md-event-round"], "no enemy, nothing to buy: event, end, next round"
    assert table.view["round"] == 2


THREE = "".join(f'[[heroes]]\nhero = "{hero}"\n' for hero in ("owen", "elias", "sibyl"))


@pytest.mark.rule("MD-ACT-02", "MD-ACT-04", "MD-ACT-60")
def test_heroes_act_clockwise_from_the_first_player_once_each() -> None:
    table = given('first = 1\nround = 1\n[decks]\nevent = ["e9"]\n' + THREE)
    seats = []
    while table.view["round"] == 1:
        seats.append(table.seat)
        assert table.turn["actions"] == 3
        table.play("end")
    assert seats == [1, 2, 0]


@pytest.mark.rule("MD-ACT-05", "MD-ACT-59")
def test_three_actions_the_same_one_again_if_one_likes() -> None:
    table = owen()
    for left in (3, 2, 1):
        assert table.turn["actions"] == left
        table.play("trade", "done", "keep")
    assert table.turn["actions"] == 0
    assert table.refused("trade") == "MD-ACT-48"
    assert table.refused("move 6v.a2") == "MD-ACT-05"


# Movement actions.


@pytest.mark.rule("MD-ACT-35", "MD-ACT-33", "MD-MOVE-02")
def test_a_movement_action_gives_two_points() -> None:
    table = owen().play("move 6v.a2")
    assert (table.turn["actions"], table.turn["points"]) == (2, 1)
    table.play("move 6v.b2")
    assert (table.turn["actions"], table.me["at"]) == (2, "6v.b2")
    assert table.prompt == "md-ask-action"


@pytest.mark.rule("MD-ACT-36")
def test_a_movement_action_is_finished_before_another_action() -> None:
    table = owen(after=GUARD.format(at="6v.b2")).play("move 6v.a2")
    assert table.refused("trade") == "MD-ACT-36"
    table.play("stop", "move 6v.b2")
    assert table.turn["actions"] == 1, "the second point of the first action is lost"


@pytest.mark.rule("MD-ACT-37")
def test_a_point_may_be_wasted() -> None:
    table = owen('at = "6v.b3"', top='treasure = {"6v.b3" = [1, 0]}\n[decks]\ntreasure_1 = ["t1_light_boots"]')
    table.play("pick_up", "keep", "stop")
    assert table.turn["actions"] == 2
    assert table.prompt == "md-ask-action"


@pytest.mark.rule("MD-ACT-34", "MD-MOVE-03", "MD-MOVE-04")
def test_a_hero_who_enters_a_zone_with_an_enemy_cannot_move_on() -> None:
    table = owen('at = "6v.a2"', after=GUARD.format(at="6v.b2")).play("move 6v.b2")
    assert table.me["at"] == "6v.b2"
    table.play("stop")
    assert not table.offered("move")
    assert table.refused("move 6v.c2") == "MD-MOVE-03"


@pytest.mark.rule("MD-ACT-38")
def test_whisper_walks_opens_and_picks_up_in_three_actions() -> None:
    """Two moves, then a door and a step into the room, then the treasures; the last point is wasted."""
    text = """
        [decks]
        door = ["d5"]
        treasure_1 = ["t1_light_boots", "t1_lucky_ring"]
        [[heroes]]
        hero = "owen"
    """
    table = given(text)
    table.play("move 6v.a2", "move 6v.b2", "open door1", "move 6v.b1", "pick_up")
    while table.prompt != "md-ask-step":
        table.play("keep")
    table.play("stop")
    assert table.turn["actions"] == 0
    assert table.me["at"] == "6v.b1"
    assert {"t1_light_boots", "t1_lucky_ring"} <= set(table.me["bag"])


@pytest.mark.rule("MD-ACT-39")
def test_doing_nothing_ends_the_activation_at_once() -> None:
    table = given('[decks]\nevent = ["e9"]\n' + THREE)
    assert table.seat == 0
    table.play("end")
    assert table.seat == 1
    assert table.turn["actions"] == 3


@pytest.mark.rule("MD-ACT-07")
def test_a_hero_acts_only_in_its_own_activation() -> None:
    table = given(THREE)
    assert not [option for option in table.options if "elias" in option.split()[1:2]]
    assert table.seat == 0


# Attacks.


@pytest.mark.rule("MD-ACT-24", "MD-ACT-26", "MD-EQP-11")
def test_melee_reaches_the_own_zone_only() -> None:
    table = owen(DOOR + '\nhands = ["se_mace"]', after=GUARD.format(at="6v.b2"))
    assert table.offered("melee") == ["melee goblin_warriors"]
    away = owen('at = "6v.a2"\nhands = ["se_mace"]', after=GUARD.format(at="6v.b2"))
    assert away.refused("melee goblin_warriors") == "MD-ACT-26"


@pytest.mark.rule("MD-ACT-27", "MD-EQP-12", "MD-EQP-13")
def test_ranged_reaches_any_distance_but_not_the_own_zone() -> None:
    beside = owen(DOOR + '\nhands = ["se_short_bow"]', after=GUARD.format(at="6v.b2"))
    assert beside.refused("ranged goblin_warriors") == "MD-ACT-27"
    far = owen('at = "6v.a2"\nhands = ["se_short_bow"]', after=GUARD.format(at="8r.b2"))
    assert far.offered("ranged") == ["ranged goblin_warriors"]


@pytest.mark.rule("MD-ACT-28", "MD-EQP-14", "MD-EQP-15")
@pytest.mark.parametrize(("zone", "legal"), [("6v.b2", False), ("6v.c2", True), ("8r.c2", True), ("8r.b2", False)])
def test_magic_reaches_one_or_two_zones(zone: str, legal: bool) -> None:
    table = owen(DOOR + '\nhands = ["t1_wand"]', after=GUARD.format(at=zone))
    assert bool(table.offered("magic")) is legal
    if not legal:
        assert table.refused("magic goblin_warriors") == "MD-ACT-28"


@pytest.mark.rule("MD-ACT-24")
def test_an_attack_needs_a_weapon_of_its_kind() -> None:
    table = owen(DOOR + '\nhands = ["se_short_bow"]', after=GUARD.format(at="6v.b2"))
    assert table.refused("melee goblin_warriors") == "MD-ACT-24"


@pytest.mark.rule("MD-ACT-29")
def test_a_shot_past_the_enemy_beside_the_hero_is_legal() -> None:
    guards = GUARD.format(at="6v.b2") + '[[enemies]]\ncard = "orc_flayers_l1"\nat = "6v.c2"\n'
    table = owen(DOOR + '\nhands = ["se_short_bow"]', after=guards)
    assert table.offered("ranged") == ["ranged orc_flayers"]


@pytest.mark.rule("MD-ACT-25", "MD-EQP-27")
def test_an_attack_uses_all_equipment_of_its_kind() -> None:
    """Two maces: four yellow dice, three of which can be rolled; the armour's blue die plays no part in the attack."""
    table = owen(DOOR + '\nhands = ["se_mace", "se_mace"]', after=GUARD.format(at="6v.b2"))
    assert table.me["dice"]["melee"] == [3, 0]


# The signature, getting up.


@pytest.mark.rule("MD-ACT-30", "MD-ACT-31", "MD-SKILL-85")
def test_the_signature_costs_a_point_of_experience_once_per_activation() -> None:
    table = given('[[heroes]]\nhero = "siegfried"\nclass = "wrath_paladin"\nxp = 2\n')
    table.play("signature")
    assert (table.me["xp"], table.turn["actions"]) == (1, 3)
    assert table.refused("signature") == "MD-ACT-30"
    poor = given('[[heroes]]\nhero = "siegfried"\nclass = "wrath_paladin"\n')
    assert poor.refused("signature") == "MD-SKILL-85"


@pytest.mark.rule("MD-ACT-32", "MD-STUN-02")
def test_a_stunned_hero_spends_an_action_to_get_up_first() -> None:
    table = owen("stunned = true")
    assert table.options == ["get_up", "end"]
    assert table.refused("move 6v.a2") == "MD-STUN-02"
    table.play("get_up")
    assert (table.me["stunned"], table.turn["actions"]) == (False, 2)
    assert owen().refused("get_up") == "MD-ACT-32"


# Picking up.

ROOM = 'at = "6v.b3"'


@pytest.mark.rule("MD-ACT-40")
def test_nothing_is_picked_up_while_an_enemy_is_in_the_zone() -> None:
    top = 'treasure = {"6v.b3" = [1, 0]}\n'
    table = owen(ROOM, top=top, after=GUARD.format(at="6v.b3"))
    assert table.refused("pick_up") == "MD-ACT-40"
    stunned = owen(ROOM, top=top, after=GUARD.format(at="6v.b3") + "stunned = true")
    assert stunned.refused("pick_up") == "MD-ACT-40"
    assert owen(ROOM).refused("pick_up") == "MD-ACT-41"


@pytest.mark.rule("MD-ACT-41", "MD-ACT-42")
def test_one_point_takes_everything_in_the_zone() -> None:
    decks = '[decks]\ntreasure_1 = ["t1_light_boots", "t1_lucky_ring", "t1_bone_amulet"]'
    table = owen(ROOM, top='treasure = {"6v.b3" = [3, 0]}\n' + decks).play("pick_up")
    assert set(table.me["bag"]) == {"t1_light_boots", "t1_lucky_ring", "t1_bone_amulet"}
    assert table.zone("6v.b3")["treasure"] == [0, 0]


@pytest.mark.rule("MD-ACT-43", "MD-LVL-17")
def test_a_special_token_gives_a_card_of_the_next_level() -> None:
    text = """
        treasure = {"8r.a2" = [1, 1]}
        open = ["door3"]
        [decks]
        treasure_2 = ["t2_elven_boots"]
        treasure_3 = ["t3_elven_cloak"]
        [[heroes]]
        hero = "owen"
        at = "8r.a2"
    """
    table = given(text).play("pick_up")
    assert set(table.me["bag"]) == {"t2_elven_boots", "t3_elven_cloak"}


@pytest.mark.rule("MD-ACT-43", "MD-LVL-17")
@pytest.mark.parametrize(
    ("tile", "cards"), [("7r.a2", ["t5_light_crown"]), ("9r.a1", ["t5_light_crown", "t5_eternity_ring"])]
)
def test_on_the_level_five_tile_a_special_token_gives_two_cards(tile: str, cards: list[str]) -> None:
    """Mission 8: tile 7R is of level 4, tile 9R of level 5."""
    table = given(f"""
        scenario = "mission_8"
        treasure = {{"{tile}" = [0, 1]}}
        [decks]
        treasure_5 = ["t5_light_crown", "t5_eternity_ring"]
        [[heroes]]
        hero = "owen"
        at = "{tile}"
    """).play("pick_up")
    assert sorted(table.me["bag"]) == sorted(cards)


@pytest.mark.rule("MD-ACT-44", "MD-ACT-45")
def test_what_is_picked_up_may_be_passed_on_and_equipped_by_the_receiver() -> None:
    text = """
        treasure = {"6v.b3" = [1, 0]}
        [decks]
        treasure_1 = ["t1_spear"]
        [[heroes]]
        hero = "owen"
        at = "6v.b3"
        [[heroes]]
        hero = "bjorn"
        at = "6v.b3"
        [[heroes]]
        hero = "elias"
    """
    table = given(text).play("pick_up")
    assert table.options == ["keep t1_spear", "give t1_spear bjorn"], "Elias is elsewhere"
    table.play("give t1_spear bjorn")
    assert table.seat == 1
    table.play("hold t1_spear")
    assert table.hero("bjorn")["hands"] == ["t1_spear"]
    assert table.hero("owen")["bag"] == []


@pytest.mark.rule("MD-ACT-46", "MD-ACT-47", "MD-XP-01")
def test_an_objective_token_does_what_the_mission_says() -> None:
    table = given(OWEN + 'at = "8r.b1"\nxp = 2\n').play("pick_up")
    assert table.me["xp"] == 5
    assert table.goal("key")["done"]


@pytest.mark.rule("MD-ACT-03", "MD-CTR-01")
def test_counter_attacks_come_before_the_next_hero() -> None:
    table = given(
        'rolls = ["y0", "y0", "y1", "b0"]\n'
        + OWEN
        + 'at = "6v.b2"\nhands = ["se_mace"]\n[[heroes]]\nhero = "elias"\n'
        + GUARD.format(at="6v.b2")
    )
    table.play("melee goblin_warriors")
    while table.prompt != "md-ask-action" or table.seat == 0:
        table.play("roll" if "roll" in table.options else "done" if "done" in table.options else "end")
    assert table.seat == 1
    assert [strike["hero"] for strike in table.told("md-event-strike")] == ["owen"]

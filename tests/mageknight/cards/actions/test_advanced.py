"""Advanced Actions: each side played from a position, with its numbers and what it may not do."""

from __future__ import annotations

import pytest

from tavola.mageknight.chapters.pieces.hexmap import neighbours

from ...rules.fights import block_meter, meter
from ..tables import at_peace, costs, crystals, in_fight, points, pool


@pytest.mark.parametrize(
    ("card", "play", "expected"),
    [
        ("agility", "play agility", (2, 0, 0)),
        ("agility", "play agility strong white token", (4, 0, 0)),
        ("refreshing_walk", "play refreshing_walk", (2, 0, 1)),
        ("refreshing_walk", "play refreshing_walk strong green token", (4, 0, 2)),
        ("intimidate", "play intimidate", (0, 4, 0)),
        ("intimidate", "play intimidate strong red token", (0, 8, 0)),
        ("frost_bridge", "play frost_bridge", (2, 0, 0)),
        ("frost_bridge", "play frost_bridge strong blue token", (4, 0, 0)),
        ("song_of_wind", "play song_of_wind", (2, 0, 0)),
        ("path_finding", "play path_finding", (2, 0, 0)),
        ("path_finding", "play path_finding strong green token", (4, 0, 0)),
        ("heroic_tale", "play heroic_tale", (0, 3, 0)),
        ("heroic_tale", "play heroic_tale strong white token", (0, 6, 0)),
        ("steady_tempo", "play steady_tempo", (2, 0, 0)),
        ("steady_tempo", "play steady_tempo strong blue token", (4, 0, 0)),
        ("diplomacy", "play diplomacy", (0, 2, 0)),
        ("in_need", "play in_need", (0, 3, 0)),
        ("in_need", "play in_need strong green token", (0, 5, 0)),
        ("ambush", "play ambush", (2, 0, 0)),
        ("ambush", "play ambush strong green token", (4, 0, 0)),
        ("learning", "play learning", (0, 2, 0)),
        ("learning", "play learning strong white token", (0, 4, 0)),
        ("mountain_lore", "play mountain_lore", (3, 0, 0)),
        ("mountain_lore", "play mountain_lore strong green token", (5, 0, 0)),
        ("regeneration", "play regeneration", (0, 0, 1)),
        ("regeneration", "play regeneration strong green token", (0, 0, 2)),
    ],
)
def test_points(card: str, play: str, expected: tuple[int, int, int]) -> None:
    assert points(at_peace(card).play(play)) == expected


@pytest.mark.parametrize(
    ("card", "color"), [("fire_bolt", "red"), ("ice_bolt", "blue"), ("swift_bolt", "white"), ("crushing_bolt", "green")]
)
def test_bolts_give_a_crystal(card: str, color: str) -> None:
    assert crystals(at_peace(card).play(f"play {card}")) == {color: 1}


@pytest.mark.parametrize(
    ("card", "phase", "play", "expected"),
    [
        ("fire_bolt", "ranged", ["play fire_bolt strong red token"], "attack 3 fire ranged"),
        ("ice_bolt", "ranged", ["play ice_bolt strong blue token"], "attack 3 ice ranged"),
        ("swift_bolt", "ranged", ["play swift_bolt strong white token"], "attack 4 physical ranged"),
        ("crushing_bolt", "ranged", ["play crushing_bolt strong green token"], "attack 3 physical siege"),
        ("blood_rage", "attack", ["play blood_rage", "choose attack 2 physical melee"], "attack 2 physical melee"),
        (
            "blood_rage",
            "attack",
            ["play blood_rage strong red token", "choose wound 1: attack 9 physical melee"],
            "attack 9 physical melee",
        ),
        ("ice_shield", "block", ["play ice_shield"], "block 3 ice plain"),
        ("intimidate", "attack", ["play intimidate", "choose attack 3 physical melee"], "attack 3 physical melee"),
        (
            "pure_magic",
            "attack",
            ["play pure_magic", "choose pay_mana red: attack 4 physical melee"],
            "attack 4 physical melee",
        ),
        (
            "pure_magic",
            "attack",
            ["play pure_magic strong blue token", "choose pay_mana red: attack 7 physical melee"],
            "attack 7 physical melee",
        ),
        ("counterattack", "attack", ["play counterattack"], "attack 2 physical melee"),
        ("counterattack", "attack", ["play counterattack strong red token"], "attack 4 physical melee"),
        ("shield_bash", "block", ["play shield_bash"], "block 3 physical vs_swift"),
        ("chivalry", "attack", ["play chivalry", "choose attack 3 physical melee"], "attack 3 physical melee"),
        ("explosive_bolt", "ranged", ["play explosive_bolt strong white token"], "attack 3 physical ranged"),
        (
            "stout_resolve",
            "attack",
            ["play stout_resolve", "choose attack 2 physical melee"],
            "attack 2 physical melee",
        ),
    ],
)
def test_points_in_combat(card: str, phase: str, play: list[str], expected: str) -> None:
    assert pool(in_fight(card, phase=phase).play(*play)) == [expected]


def test_blood_rage_wounds_only_who_accepts_it() -> None:
    table = in_fight("blood_rage", phase="attack")
    table.play("play blood_rage", "choose wound 1: attack 5 physical melee")
    assert pool(table) == ["attack 5 physical melee"]
    assert table.me["hand"] == ["wound"]


def test_attack_cards_do_nothing_outside_combat() -> None:
    table = at_peace("blood_rage", "counterattack", "ice_shield", "shield_bash", "chivalry")
    assert table.offered("play blood_rage") == ["play blood_rage sideways move"]
    assert table.offered("play shield_bash") == ["play shield_bash sideways move"]
    assert table.refused("play chivalry") == "MK-CMB-04"


def test_intimidate_costs_reputation() -> None:
    assert at_peace("intimidate").play("play intimidate").me["reputation"] == -1
    assert at_peace("intimidate").play("play intimidate strong red token").me["reputation"] == -2


def test_ice_shield_strong_lowers_the_armor_of_the_enemy_it_blocks() -> None:
    table = in_fight("ice_shield", enemies=("diggers",), phase="block").play("play ice_shield strong blue token")
    assert table.play("block 1 1").foe(1)["armor"] == 1  # 3 - 3, but never below 1


def test_ice_shield_leaves_an_ice_resistant_enemy_as_it_is() -> None:
    table = in_fight("ice_shield", enemies=("ice_golems_enemy",), phase="block")
    table.play("play ice_shield strong blue token")
    assert block_meter(table) == (1, 2)  # Ice against Ice: 3 halved
    assert "block 1 1" not in table.options


def test_shield_bash_turns_surplus_block_into_lower_armor() -> None:
    table = in_fight("shield_bash", enemies=("wolf_riders",), phase="block").play("play shield_bash strong blue token")
    assert block_meter(table) == (10, 6)  # 5 doubled against Swift 3, which needs 6
    assert table.play("block 1 1").foe(1)["armor"] == 1  # 4 - 4, never below 1


def test_counterattack_grows_with_enemies_blocked() -> None:
    table = in_fight("counterattack", enemies=("prowlers", "diggers"), phase="block", pool=["block 9 physical"])
    table.play("block 1 1", "next")
    while "next" not in table.options or table.combat["phase"] != "attack":
        table.play(table.offered("damage")[0] if table.offered("damage") else "next")
    assert pool(table.play("play counterattack strong red token")) == ["attack 7 physical melee"]


def test_agility_turns_move_points_into_attacks() -> None:
    table = in_fight("agility", enemies=("prowlers",), phase="attack").play("play agility strong white token")
    assert table.offered("convert move:") == [
        "convert move: attack 1 physical melee",
        "convert move: attack 1 physical ranged",
    ]
    table.play(*["convert move: attack 1 physical melee"] * 2, "convert move: attack 1 physical ranged")
    assert table.me["move"] == 0
    assert meter(table, 1) == (3, 3)
    assert table.offered("convert move:") == []


def test_agility_basic_gives_no_ranged_attack() -> None:
    table = in_fight("agility", enemies=("prowlers",), phase="ranged").play("play agility")
    assert table.offered("convert move:") == []


def test_move_points_left_over_serve_agility_in_the_combat() -> None:
    tables = {"map": {"tiles": {"1,0": "countryside_3"}}}
    hexes = at_peace(tables=tables).view["map"]["hexes"]
    rampager = next(space["at"] for space in hexes if any(token["rampaging"] for token in space["tokens"]))
    near = next(at for at in neighbours(rampager) if any(space["at"] == at and space["cost"] for space in hexes))
    table = at_peace("agility", at=near, tables=tables).play("play agility", f"challenge {rampager}")
    assert table.me["move"] == 2
    table.play("next", "next")
    assert "convert move: attack 1 physical melee" in table.options


def test_diplomacy_turns_influence_into_block() -> None:
    table = in_fight("diplomacy", enemies=("diggers",), phase="block").play("play diplomacy")
    table.play(*["convert influence: block 1 physical"] * 2)
    assert block_meter(table) == (2, 3)
    assert table.offered("convert influence:") == []


def test_diplomacy_strong_takes_one_element() -> None:
    table = in_fight("diplomacy", enemies=("fire_mages_enemy",), phase="block")
    table.play("play diplomacy strong white token")
    assert table.offered("convert influence:") == ["convert influence: block 1 ice", "convert influence: block 1 fire"]
    table.play("convert influence: block 1 ice")
    assert table.offered("convert influence:") == ["convert influence: block 1 ice"]  # the first use decides
    table.play(*["convert influence: block 1 ice"] * 3)
    assert block_meter(table) == (4, 6)


def test_diplomacy_strong_asks_nothing_in_the_middle_of_talks() -> None:
    table = at_peace("diplomacy", at="4,-2").play("interact", "play diplomacy strong white token")
    assert (table.prompt, points(table)) == ("mk-ask-turn-interaction", (0, 4, 0))


def test_refreshing_walk_heals_nothing_in_combat() -> None:
    table = in_fight("refreshing_walk", phase="block").play("play refreshing_walk")
    assert points(table) == (2, 0, 0)


def test_frost_bridge_strong_opens_lakes() -> None:
    tables = {"map": {"tiles": {"1,0": "countryside_4"}}}
    table = at_peace("frost_bridge", tables=tables)
    assert costs(table, "lake") == {None}
    table.play("play frost_bridge strong blue token")
    assert costs(table, "lake") == {1}


def test_song_of_wind_strong_may_open_lakes_for_blue() -> None:
    table = at_peace("song_of_wind").play("play song_of_wind strong white token")
    assert table.offered("choose") == ["choose blue: open lake", "choose nothing"]
    assert costs(table.play("choose nothing"), "plains") == {0}
    assert table.me["mana"] == {"red": 1, "blue": 1, "green": 1}


def test_path_finding_lowers_costs_to_two() -> None:
    table = at_peace("path_finding", time="night").play("play path_finding")
    assert costs(table, "forest") == {4}  # 5 at Night
    assert costs(table, "plains") == {2}
    strong = at_peace("path_finding", time="night").play("play path_finding strong green token")
    assert costs(strong, "forest") == {2}


def test_blood_ritual() -> None:
    table = at_peace("blood_ritual").play("play blood_ritual", "choose mana gold")
    assert crystals(table) == {"red": 1}
    assert table.me["mana"]["gold"] == 1
    assert table.me["hand"] == ["wound"]


def test_blood_ritual_strong_may_crystallize() -> None:
    table = at_peace("blood_ritual", mana={"red": 1}).play("play blood_ritual strong red token")
    table.play(*["choose mana green"] * 3)
    assert "choose nothing" in table.options
    table.play(table.offered("choose")[0])  # only green can be paid
    assert crystals(table) == {"green": 1}
    assert table.me["mana"] == {"green": 2}


def test_pure_magic_needs_a_second_mana() -> None:
    assert at_peace("pure_magic", mana={}).offered("play pure_magic") == ["play pure_magic sideways move"]
    assert at_peace("pure_magic", mana={"blue": 1}).offered("play pure_magic strong") == []
    table = at_peace("pure_magic", mana={"blue": 1, "green": 1})
    assert points(table.play("play pure_magic strong blue token")) == (7, 0, 0)


def test_heroic_tale_rewards_each_recruit() -> None:
    tables = {"phase": "interaction", "map": {"tiles": {"1,0": "countryside_1"}}}
    tables["offers"] = {"units": ["peasants", "herbalists"]}
    table = at_peace("heroic_tale", tables=tables, at="4,-2", influence=9)
    assert table.offered("recruit") == ["recruit peasants", "recruit herbalists"]
    table.play("recruit peasants")
    assert table.me["reputation"] == 0
    table.play("play heroic_tale strong white token")  # the Unit recruited before counts too
    assert (table.me["reputation"], table.me["fame"]) == (1, 1)


def test_regeneration_readies_a_unit_and_is_not_for_combat() -> None:
    units = [{"unit": "peasants", "spent": True}]
    assert not at_peace("regeneration", units=units).play("play regeneration").me["units"][0]["spent"]
    assert in_fight("regeneration", phase="attack").offered("play regeneration") == [
        "play regeneration sideways attack"
    ]


def test_into_the_heat_lifts_units_and_shields_them() -> None:
    table = in_fight("into_the_heat", units=["peasants"], phase="ranged").play("play into_the_heat strong red token")
    table.play("next", "use peasants 1 1", "next")
    assert table.combat["phase"] == "attack"  # the Block 5 was left unused and no damage could go to the Unit
    assert table.me["units"][0]["wounds"] == 0


def test_into_the_heat_is_an_opening_move() -> None:
    assert in_fight("into_the_heat", phase="block").offered("play into_the_heat strong") == []
    table = in_fight("into_the_heat", phase="ranged", pool=["attack 1 physical ranged"])
    assert table.offered("play into_the_heat strong") == []


def test_units_under_into_the_heat_block_higher() -> None:
    table = in_fight("into_the_heat", units=["utem_guardsmen"], phase="ranged").play("play into_the_heat")
    table.play("next", "use utem_guardsmen 1 2")
    assert pool(table) == ["block 6 physical vs_swift"]


def test_steady_tempo_may_go_back_to_the_deck() -> None:
    table = at_peace("steady_tempo", deck=["rage"]).play("play steady_tempo", "end turn")
    assert table.options == ["return steady_tempo", "done"]
    assert "steady_tempo" not in table.play("return steady_tempo").me["discard"]


def test_steady_tempo_basic_needs_a_deck() -> None:
    table = at_peace("steady_tempo", deck=[]).play("play steady_tempo", "end turn")
    assert "return steady_tempo" not in table.options


def test_in_need_counts_wounds_in_hand_and_on_units() -> None:
    units = [{"unit": "peasants", "wounds": 1}]
    table = at_peace("in_need", "wound", "wound", units=units).play("play in_need strong green token")
    assert table.me["influence"] == 11  # 5 + 3 * 2


def test_decompose() -> None:
    table = at_peace("decompose", "march", "wound").play("play decompose")
    assert crystals(table) == {"green": 2}  # a Wound cannot be thrown away so: nobody is asked
    strong = at_peace("decompose", "march").play("play decompose strong red token", "throw march")
    assert crystals(strong) == {"red": 1, "blue": 1, "white": 1}
    assert "march" not in strong.me["discard"] + strong.me["hand"]
    assert at_peace("decompose", "wound").offered("play decompose") == ["play decompose sideways move"]


def test_crystal_mastery() -> None:
    table = at_peace("crystal_mastery", crystals={"blue": 1})
    assert crystals(table.play("play crystal_mastery")) == {"blue": 2}
    assert at_peace("crystal_mastery").offered("play crystal_mastery") == [
        "play crystal_mastery strong blue token",
        "play crystal_mastery sideways move",
    ]


def test_crystal_mastery_brings_spent_crystals_back() -> None:
    table = at_peace("crystal_mastery", "march", crystals={"green": 1, "blue": 1}, mana={})
    table.play("play march strong green crystal", "play crystal_mastery strong blue crystal")
    assert crystals(table) == {}
    assert crystals(table.play("end turn")) == {"green": 1, "blue": 1}


def test_mana_storm() -> None:
    tables = {"source": {"dice": ["red", "black", "gold"]}, "rolls": ["white"]}
    table = at_peace("mana_storm", tables=tables).play("play mana_storm")
    assert table.options == ["die red"]
    table.play("die red")
    assert crystals(table) == {"red": 1}
    assert table.view["source"][0]["color"] == "white"
    assert not table.can_undo()


def test_mana_storm_strong_makes_black_and_gold_dice_any_colour() -> None:
    tables = {"source": {"dice": ["red", "red", "red"]}, "rolls": ["black", "gold", "black"]}
    table = at_peace("mana_storm", "march", "stamina", "rage", mana={"white": 1}, tables=tables)
    table.play("play mana_storm strong white token")
    assert table.me["dice"] == 4
    assert table.offered("play march strong") == [
        "play march strong gold die",
        "play march strong black wild",
        "play march strong gold wild",
    ]
    table.play("play march strong black wild", "play stamina strong black wild")
    assert table.me["move"] == 8


def test_ambush_lifts_the_first_attack_or_block_card_only() -> None:
    table = in_fight("ambush", "determination", "rage", phase="block").play("play ambush", "play rage")
    table.play("play determination strong blue token")
    assert pool(table) == ["block 4 physical plain", "block 5 physical plain"]


def test_ambush_does_not_count_cards_played_sideways() -> None:
    table = in_fight("ambush", "march", phase="attack").play("play ambush", "play march sideways attack")
    assert pool(table) == ["attack 1 physical melee"]


def test_maximal_effect_uses_an_action_three_times() -> None:
    table = at_peace("maximal_effect", "march").play("play maximal_effect", "borrow march")
    assert points(table) == (6, 0, 0)
    table.play("end turn")
    assert "march" not in table.me["discard"]
    assert "maximal_effect" in table.me["discard"]


def test_maximal_effect_strong_twice_without_mana() -> None:
    table = at_peace("maximal_effect", "march", mana={"red": 1})
    table.play("play maximal_effect strong red token", "borrow march")
    assert points(table) == (8, 0, 0)


def test_maximal_effect_needs_another_action() -> None:
    assert at_peace("maximal_effect", "wound").offered("play maximal_effect") == ["play maximal_effect sideways move"]


def test_learning_buys_one_advanced_action() -> None:
    tables = {"offers": {"advanced": ["agility", "in_need", "ambush"]}}
    table = at_peace("learning", "promise", tables=tables).play("play learning")
    assert not table.offered("lesson")  # 2 Influence are too few
    table.play("play promise strong white token", "lesson discard")
    assert table.options == ["gain agility", "gain in_need", "gain ambush"]
    table.play("gain in_need")
    assert table.me["discard"] == ["in_need"]
    assert table.me["influence"] == 0
    assert not table.offered("lesson")


def test_training_takes_an_advanced_action_of_the_same_colour() -> None:
    tables = {"offers": {"advanced": ["agility", "in_need", "ambush"]}}
    table = at_peace("training", "march", "rage", tables=tables).play("play training strong green token")
    # Only March can go, for no red card is offered.
    assert table.options == ["gain in_need", "gain ambush"]
    assert table.play("gain ambush").me["hand"] == ["rage", "ambush"]


def test_ritual_attack_follows_the_colour_thrown() -> None:
    table = in_fight("ritual_attack", "march", "rage", phase="ranged").play("play ritual_attack strong red token")
    assert pool(table) == ["attack 3 fire siege"]  # a red card would give no Ranged or Siege Attack: March it is
    melee = in_fight("ritual_attack", "rage", phase="attack").play("play ritual_attack", "throw rage")
    assert pool(melee) == ["attack 5 physical melee"]


def test_spell_forge_takes_the_colours_of_offered_spells() -> None:
    tables = {"offers": {"spells": ["fireball", "snowstorm", "flame_wall"]}}
    table = at_peace("spell_forge", tables=tables).play("play spell_forge strong blue token")
    assert table.options == ["gain fireball", "gain snowstorm", "gain flame_wall"]
    table.play("gain fireball")
    assert table.options == ["gain snowstorm", "gain flame_wall"]
    assert crystals(table.play("gain flame_wall")) == {"red": 2}


def test_chivalry_earns_reputation_for_each_enemy() -> None:
    table = in_fight("chivalry", enemies=("prowlers",), phase="attack").play("play chivalry strong white token")
    table.play("choose attack_and chivalry_fame (attack 4 physical melee)", "attack 1")
    assert (table.me["reputation"], table.me["fame"]) == (2, 3)  # 1 more each than for rampaging orcs


def test_peaceful_moment_as_the_action_sells_healing() -> None:
    table = at_peace("peaceful_moment", "wound").play("play peaceful_moment")
    action = next(option for option in table.options if option.startswith("choose action"))
    table.play(action, "convert influence: heal 1")
    assert points(table) == (0, 1, 1)
    table.play("heal hand")
    assert table.offered("move") == []
    assert "wound" not in table.me["hand"]


def test_peaceful_moment_readies_one_unit() -> None:
    units = [{"unit": "peasants", "spent": True}, {"unit": "foresters", "spent": True}]
    table = at_peace("peaceful_moment", units=units, level=3).play("play peaceful_moment strong white token")
    table.play(next(option for option in table.options if option.startswith("choose action")))
    assert table.play("ready peasants 1 once").me["influence"] == 4
    assert table.offered("ready") == []


def test_dodge_and_weave_pays_off_unhurt() -> None:
    table = in_fight("dodge_and_weave", enemies=("diggers",), phase="block", pool=["block 1 physical"])
    table.play("play dodge_and_weave", "block 1 1", "next")
    assert pool(table) == ["attack 1 physical melee"]


def test_dodge_and_weave_gives_nothing_to_the_wounded() -> None:
    table = in_fight("dodge_and_weave", enemies=("prowlers",), phase="block")
    table.play("play dodge_and_weave", "next")
    assert (pool(table), table.me["hand"]) == ([], ["wound"])


def test_stout_resolve_takes_any_cards_but_one_wound() -> None:
    table = at_peace("stout_resolve", "wound", "wound", "rage").play("play stout_resolve strong green token")
    table.play("discard wound")
    assert table.offered("discard") == ["discard rage"]
    table.play("discard rage", "done", "choose move 7")
    assert points(table) == (7, 0, 0)


def test_mountain_lore_rewards_a_turn_ended_on_hills() -> None:
    tables = {"map": {"tiles": {"1,0": "countryside_2"}}}
    table = at_peace("mountain_lore", tables=tables)
    hills = [space["at"] for space in table.view["map"]["hexes"] if space["terrain"] == "hills" and not space["site"]]
    here = at_peace("mountain_lore", tables=tables, at=hills[0], deck=["rage"] * 9).play(
        "play mountain_lore", "end turn"
    )
    assert here.me["hand_count"] == 6
    away = at_peace("mountain_lore", tables=tables, deck=["rage"] * 9).play("play mountain_lore", "end turn")
    assert away.me["hand_count"] == 5


def test_mountain_lore_strong_opens_mountains() -> None:
    tables = {"map": {"tiles": {"1,0": "countryside_9"}}}
    table = at_peace("mountain_lore", tables=tables)
    assert costs(table, "mountain") == {None}
    assert costs(table.play("play mountain_lore strong green token"), "mountain") == {5}


def test_power_of_crystals() -> None:
    table = at_peace("power_of_crystals", crystals={"red": 1, "blue": 1, "white": 1})
    assert crystals(table.play("play power_of_crystals"))["green"] == 1
    full = {"red": 2, "blue": 1, "white": 1, "green": 1}
    strong = at_peace("power_of_crystals", crystals=full).play("play power_of_crystals strong blue token")
    strong.play("choose move 4")
    assert "choose heal 1" in strong.options
    assert points(strong.play("choose move 2")) == (6, 0, 0)


def test_power_of_crystals_only_moves_in_combat() -> None:
    full = {"red": 1, "blue": 1, "white": 1, "green": 1}
    table = in_fight("power_of_crystals", crystals=full, phase="block")
    assert points(table.play("play power_of_crystals strong green token")) == (6, 0, 0)


def test_explosive_bolt() -> None:
    table = at_peace("explosive_bolt").play("play explosive_bolt")
    assert (crystals(table), table.me["hand"]) == ({"red": 1, "white": 1}, ["wound"])
    fight = in_fight("explosive_bolt", enemies=("prowlers", "cursed_hags"), phase="ranged")
    fight.play("play explosive_bolt strong red token", "attack 1")
    assert fight.foe(2)["armor"] == 4


def test_maximal_effect_stops_when_nothing_is_left_to_repeat() -> None:
    """Mana Storm three times over two basic dice: the third time finds none."""
    tables = {"source": {"dice": ["red", "blue"]}, "rolls": ["gold", "black"]}
    table = at_peace("maximal_effect", "mana_storm", tables=tables).play("play maximal_effect", "borrow mana_storm")
    table.play("die red", "die blue")
    assert crystals(table) == {"red": 1, "blue": 1}
    assert table.prompt == "mk-ask-turn-move"

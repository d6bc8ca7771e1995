"""Skills: each used from a position, with its numbers, when it comes back and what it may not do."""

from __future__ import annotations

import pytest

from ...rules.fights import meter, needs, states
from ..tables import at_peace, costs, crystals, in_fight, points, pool


@pytest.mark.parametrize(
    ("skill", "day", "night"),
    [
        ("arythea_dark_paths", (1, 0, 0), (2, 0, 0)),
        ("arythea_dark_negotiation", (0, 2, 0), (0, 3, 0)),
        ("tovak_double_time", (2, 0, 0), (1, 0, 0)),
        ("norowas_bright_negotiation", (0, 3, 0), (0, 2, 0)),
        ("goldyx_potion_making", (0, 0, 2), (0, 0, 2)),
        ("wolfhawk_refreshing_bath", (0, 0, 1), (0, 0, 1)),
        ("wolfhawk_refreshing_breeze", (0, 0, 1), (0, 0, 1)),
        ("wolfhawk_hawk_eyes", (1, 0, 0), (1, 0, 0)),
        ("krang_spirit_guides", (1, 0, 0), (1, 0, 0)),
        ("braevalar_beguile", (0, 3, 0), (0, 3, 0)),
    ],
)
def test_points(skill: str, day: tuple[int, int, int], night: tuple[int, int, int]) -> None:
    for time, expected in (("day", day), ("night", night)):
        table = at_peace("march", time=time, skills=[skill]).play(f"skill {skill}")
        assert points(table) == expected
        assert f"skill {skill}" not in table.options


@pytest.mark.parametrize(
    ("skill", "play", "gained", "mana"),
    [
        ("arythea_dark_fire_magic", ["choose mana black"], {"red": 1}, {"black": 1}),
        ("goldyx_white_crystal_craft", [], {"blue": 1}, {"white": 1}),
        ("goldyx_green_crystal_craft", [], {"blue": 1}, {"green": 1}),
        ("goldyx_red_crystal_craft", [], {"blue": 1}, {"red": 1}),
        ("norowas_leaves_in_the_wind", [], {"green": 1}, {"white": 1}),
        ("norowas_whispers_in_the_treetops", [], {"white": 1}, {"green": 1}),
        ("braevalar_thunderstorm", ["choose mana green", "choose mana white"], {}, {"green": 1, "white": 1}),
        ("braevalar_lightning_storm", ["choose mana blue", "choose mana red"], {}, {"blue": 1, "red": 1}),
        ("krang_shamanic_ritual", ["choose mana gold"], {}, {"gold": 1}),
    ],
)
def test_crystals_and_mana(skill: str, play: list[str], gained: dict[str, int], mana: dict[str, int]) -> None:
    table = at_peace("march", skills=[skill], mana={}).play(f"skill {skill}", *play)
    assert (crystals(table), table.me["mana"]) == (gained, mana)


@pytest.mark.parametrize(
    ("skill", "phase", "choice", "expected"),
    [
        ("arythea_burning_power", "ranged", "choose attack 1 fire siege", "attack 1 fire siege"),
        ("arythea_hot_swordsmanship", "attack", "choose attack 2 fire melee", "attack 2 fire melee"),
        ("tovak_night_sharpshooting", "ranged", "", "attack 1 physical ranged"),
        ("tovak_cold_swordsmanship", "attack", "choose attack 2 ice melee", "attack 2 ice melee"),
        ("tovak_shield_mastery", "block", "choose block 2 fire", "block 2 fire plain"),
        ("goldyx_freezing_power", "ranged", "choose attack 1 ice siege", "attack 1 ice siege"),
        ("norowas_day_sharpshooting", "ranged", "", "attack 2 physical ranged"),
        ("braevalar_feral_allies", "attack", "", "attack 1 physical melee"),
        ("krang_battle_frenzy", "attack", "choose attack 2 physical melee", "attack 2 physical melee"),
    ],
)
def test_points_in_combat(skill: str, phase: str, choice: str, expected: str) -> None:
    table = in_fight("march", skills=[skill], phase=phase).play(f"skill {skill}")
    assert pool(table.play(choice) if choice else table) == [expected]
    assert f"skill {skill}" not in at_peace("march", skills=[skill]).options


@pytest.mark.parametrize(
    ("skill", "bonus"),
    [
        ("arythea_motivation", "red"),
        ("tovak_motivation", "blue"),
        ("goldyx_motivation", "green"),
        ("norowas_motivation", "white"),
        ("wolfhawk_motivation", "fame"),
    ],
)
def test_motivation(skill: str, bonus: str) -> None:
    """Alone at the table a player always has the least Fame."""
    table = at_peace("march", skills=[skill], mana={}).play(f"skill {skill}")
    assert table.me["hand_count"] == 3
    assert table.me["mana"] == ({} if bonus == "fame" else {bonus: 1})
    assert table.me["fame"] == (1 if bonus == "fame" else 0)


def test_no_second_motivation_until_the_next_turn_is_over() -> None:
    skills = ["tovak_motivation", "goldyx_motivation"]
    deck = ["march"] * 16
    table = at_peace("march", skills=skills, deck=deck, tables={"dummy": {"deck": ["rage"] * 16}})
    table.play("skill tovak_motivation")
    assert "skill goldyx_motivation" not in table.options
    for _ in range(2):
        table.play("play march", "end turn", "done")
        assert ("skill goldyx_motivation" in table.options) == (table.view["round"]["turn"] > 2)


def test_power_of_pain_plays_a_wound_sideways() -> None:
    table = at_peace("wound", "march", skills=["arythea_power_of_pain"])
    assert table.offered("play wound") == []
    table.play("skill arythea_power_of_pain", "play wound sideways move")
    assert points(table) == (2, 0, 0)
    assert table.me["play"] == [{"card": "wound", "side": "sideways"}]
    assert table.offered("play wound") == []


def test_ritual_of_pain_and_its_return_next_turn() -> None:
    table = at_peace("wound", "wound", "wound", "march", skills=["arythea_ritual_of_pain"], deck=["march"] * 9)
    table.play("skill arythea_ritual_of_pain", "choose throw_wound", "choose throw_wound")
    assert table.me["hand"].count("wound") == 1
    assert "return arythea_ritual_of_pain" not in table.options
    table.play("play march", "end turn", "return arythea_ritual_of_pain", "play wound sideways move")
    assert points(table) == (3, 0, 0)
    assert in_fight("wound", skills=["arythea_ritual_of_pain"]).offered("skill") == []


def test_resistance_break_counts_resistances() -> None:
    table = in_fight("march", skills=["tovak_resistance_break"], enemies=("ice_golems_enemy",))
    assert table.play("skill tovak_resistance_break").foe(1)["armor"] == 2  # 4 with Ice and Physical Resistance


def test_i_feel_no_pain() -> None:
    table = at_peace("wound", "march", skills=["tovak_i_feel_no_pain"]).play("skill tovak_i_feel_no_pain")
    table.play("discard wound")
    assert (table.me["discard"], table.me["hand_count"]) == (["wound"], 2)
    assert at_peace("march", skills=["tovak_i_feel_no_pain"]).offered("skill") == []


@pytest.mark.parametrize(("card", "worth"), [("march", 2), ("agility", 3), ("fireball", 3), ("ruby_ring", 3)])
def test_i_dont_give_a_damn(card: str, worth: int) -> None:
    table = at_peace(card, "rage", skills=["tovak_i_dont_give_a_damn"]).play("skill tovak_i_dont_give_a_damn")
    table.play(f"play {card} sideways move")
    assert table.me["move"] == worth
    assert table.play("play rage sideways move").me["move"] == worth + 1


def test_who_needs_magic_three_bars_the_dice() -> None:
    tables = {"source": {"dice": ["green", "red", "blue"]}}
    table = at_peace("march", "rage", skills=["tovak_who_needs_magic"], mana={}, tables=tables)
    table.play("skill tovak_who_needs_magic")
    three = next(option for option in table.options if "sideways 3" in option)
    table.play(three, "play rage sideways move")
    assert table.me["move"] == 3
    assert table.offered("play march strong") == []


def test_glittering_fortune_needs_an_interaction() -> None:
    have = {"red": 2, "blue": 1}
    assert at_peace("march", skills=["goldyx_glittering_fortune"], crystals=have).offered("skill") == []
    tables = {"phase": "interaction", "map": {"tiles": {"1,0": "countryside_1"}}}
    table = at_peace("march", skills=["goldyx_glittering_fortune"], crystals=have, at="4,-2", tables=tables)
    assert table.play("skill goldyx_glittering_fortune").me["influence"] == 2


def test_flight_lands_on_safe_spaces_only() -> None:
    table = at_peace("march", skills=["goldyx_flight"]).play("skill goldyx_flight")
    assert table.offered("fly")
    assert {space["at"] for space in table.view["map"]["hexes"] if space["safe"]} >= {
        option.split()[1] for option in table.offered("fly")
    }
    table.play(table.offered("fly")[0])
    assert table.me["moved"]


def test_flight_of_two_spaces_costs_two_move() -> None:
    table = at_peace("march", skills=["goldyx_flight"], move=2).play("skill goldyx_flight")
    table.play("choose pay_move 2: fly 2 safe")
    assert table.me["move"] == 0


@pytest.mark.parametrize(("paid", "worth"), [("green", 4), ("red", 3)])
def test_universal_power(paid: str, worth: int) -> None:
    table = at_peace("march", skills=["goldyx_universal_power"]).play("skill goldyx_universal_power")
    table.play(next(option for option in table.options if option.startswith(f"choose {paid}:")))
    assert table.play("play march sideways move").me["move"] == worth


def test_forward_march_counts_ready_units_up_to_three() -> None:
    units = ["peasants", "foresters", {"unit": "herbalists", "spent": True}]
    table = at_peace("march", skills=["norowas_forward_march"], units=units, level=5)
    assert table.play("skill norowas_forward_march").me["move"] == 2
    assert at_peace("march", skills=["norowas_forward_march"]).offered("skill") == []


def test_inspiration_readies_or_heals() -> None:
    units = [{"unit": "fire_mages", "spent": True, "wounds": 1}]
    table = at_peace("march", skills=["norowas_inspiration"], units=units).play("skill norowas_inspiration")
    assert table.options == ["choose ready_unit 4", "choose heal_unit 1"]
    assert table.play("choose heal_unit 1").me["units"][0]["wounds"] == 0
    assert in_fight("march", skills=["norowas_inspiration"], units=units).offered("skill") == []


@pytest.mark.parametrize(
    ("phase", "use", "expected"),
    [
        ("block", "use utem_guardsmen 1 2", "block 7 physical vs_swift"),
        ("attack", "use utem_guardsmen 1 1", "attack 4 physical melee"),
    ],
)
def test_leadership_lifts_one_unit(phase: str, use: str, expected: str) -> None:
    table = in_fight("march", skills=["norowas_leadership"], units=["utem_guardsmen"], phase=phase)
    assert pool(table.play("skill norowas_leadership", use)) == [expected]


def test_leadership_gives_ranged_one_and_siege_nothing() -> None:
    table = in_fight("march", skills=["norowas_leadership"], units=["utem_crossbowmen", "catapults"], level=3)
    table.play("skill norowas_leadership", "use catapults 2 1", "use utem_crossbowmen 1 2")
    assert pool(table) == ["attack 3 physical siege", "attack 3 physical ranged"]


def test_calming_the_weather_and_its_return() -> None:
    table = at_peace("march", skills=["norowas_calming_the_weather"], deck=["march"] * 9)
    table.play("skill norowas_calming_the_weather")
    assert costs(table, "plains") == {1}
    assert costs(table, "forest") == {1}
    table.play("play march", "end turn", "return norowas_calming_the_weather")
    assert costs(table, "forest") == {2}
    table.play("play march", "end turn")
    assert table.offered("return") + table.offered("skill") == []


def _edge(time: str) -> str:
    """A space from which a tile can be revealed for 2 Move points."""
    spaces = [str(space["at"]) for space in at_peace(time=time).view["map"]["hexes"] if space["safe"]]
    return next(at for at in spaces if at_peace("march", time=time, at=at, move=2).offered("explore"))


def test_hawk_eyes_make_exploring_cheaper_at_night() -> None:
    table = at_peace("march", time="night", skills=["wolfhawk_hawk_eyes"], at=_edge("night"))
    assert table.offered("explore") == []
    assert table.play("skill wolfhawk_hawk_eyes").me["move"] == 1
    assert table.play(table.offered("explore")[0]).me["move"] == 0


def test_hawk_eyes_see_garrisons_two_spaces_away_by_day() -> None:
    tables = {"map": {"tiles": {"1,0": "countryside_3"}, "hidden": {}}}
    spaces = at_peace(tables=tables).view["map"]["hexes"]
    keep = next(space["at"] for space in spaces if space["site"] == "keep")
    q, r = (int(part) for part in keep.split(","))
    here = next(
        s["at"] for s in spaces if s["at"] in (f"{q - 2},{r}", f"{q - 2},{r + 2}", f"{q},{r + 2}") and s["safe"]
    )
    table = at_peace("march", skills=["wolfhawk_hawk_eyes"], at=here, tables=tables)
    assert not table.space(keep)["tokens"][0]["up"]
    assert table.play("skill wolfhawk_hawk_eyes").space(keep)["tokens"][0]["up"]


def test_on_her_own_forgoes_recruiting() -> None:
    tables = {"phase": "interaction", "map": {"tiles": {"1,0": "countryside_1"}}, "offers": {"units": ["peasants"]}}
    table = at_peace("march", skills=["wolfhawk_on_her_own"], at="4,-2", influence=4, tables=tables)
    table.play("skill wolfhawk_on_her_own")
    three = next(option for option in table.options if "influence 3" in option)
    table.play(three)
    assert table.me["influence"] == 7
    assert table.offered("recruit") == []


@pytest.mark.parametrize(
    ("phase", "play", "expected"),
    [
        ("ranged", "play swift_bolt strong white token", "attack 5 physical ranged"),
        ("attack", "play swift_bolt strong white token", "attack 6 physical ranged"),
        ("attack", "play swift_bolt sideways attack", "attack 3 physical melee"),
    ],
)
def test_deadly_aim(phase: str, play: str, expected: str) -> None:
    table = in_fight("swift_bolt", skills=["wolfhawk_deadly_aim"], phase=phase)
    assert pool(table.play("skill wolfhawk_deadly_aim", play)) == [expected]


def test_taunt_only_in_the_block_phase() -> None:
    assert in_fight("march", skills=["wolfhawk_taunt"], phase="ranged").offered("skill") == []
    table = in_fight("march", skills=["wolfhawk_taunt"], enemies=("swordsmen",), phase="block")
    table.play("skill wolfhawk_taunt", "choose one_attack 2 2 none")
    assert needs(table) == [(8, 8)]
    assert table.foe(1)["armor"] == 3


def test_spirit_guides_lift_the_next_block() -> None:
    table = in_fight("determination", skills=["krang_spirit_guides"], phase="block")
    table.play("skill krang_spirit_guides", "play determination strong blue token")
    assert pool(table) == ["block 6 physical plain"]


@pytest.mark.parametrize(
    ("skill", "enemy", "wounds"),
    [
        ("krang_battle_hardened", "prowlers", 1),  # physical 4 - 2, Armor 2
        ("krang_battle_hardened", "ice_mages_enemy", 2),  # ice 5 - 1
        ("braevalar_elemental_resistance", "ice_mages_enemy", 2),  # ice 5 - 2 is 3: two Wounds
        ("braevalar_elemental_resistance", "prowlers", 2),  # physical 4 - 1 is 3
    ],
)
def test_ignored_damage(skill: str, enemy: str, wounds: int) -> None:
    table = in_fight("march", skills=[skill], enemies=(enemy,), phase="block").play(f"skill {skill}", "next")
    assert table.me["hand"].count("wound") == wounds


def test_battle_frenzy_lies_face_down_until_a_rest() -> None:
    table = in_fight("march", skills=["krang_battle_frenzy"], enemies=("prowlers",), phase="attack", deck=["rage"] * 9)
    table.play("skill krang_battle_frenzy", "choose attack 4 physical melee + flip_self", "attack 1")
    table.play("play march", "end turn")
    assert table.me["skills"] == [{"skill": "krang_battle_frenzy", "used": True}]
    table.play("rest rage", "end turn", "done")
    assert table.me["skills"] == [{"skill": "krang_battle_frenzy", "used": False}]


def test_shamanic_ritual_is_turned_up_as_an_action() -> None:
    table = at_peace("march", skills=["krang_shamanic_ritual"], deck=["march"] * 9, mana={})
    table.play("skill krang_shamanic_ritual", "choose mana red", "play march", "end turn")
    assert table.offered("skill") == []
    table.play("turn krang_shamanic_ritual")
    assert table.offered("move") == []
    assert table.view["phase"] == "after"


@pytest.mark.parametrize("skill", ["krang_regenerate", "braevalar_regenerate"])
def test_regenerate_throws_a_wound_away_for_mana(skill: str) -> None:
    table = at_peace("wound", skills=[skill], mana={"blue": 1}).play(f"skill {skill}")
    assert "wound" not in table.me["hand"]
    assert (table.me["hand_count"], table.me["mana"]) == (1, {})
    assert at_peace("march", skills=[skill]).offered("skill") == []
    assert in_fight("wound", "march", skills=[skill]).offered("skill") == []


def test_curse_does_not_reach_the_fortified_from_afar() -> None:
    assert in_fight("march", skills=["krang_curse"], enemies=("diggers",), phase="ranged").offered("skill") == []
    table = in_fight("march", skills=["krang_curse"], enemies=("diggers",), phase="block").play("skill krang_curse")
    table.play("choose one_attack -2 0 none fortified_afar")
    assert needs(table) == [(1, 1)]


def test_feral_allies_explore_cheaper_and_weaken_an_attack() -> None:
    table = in_fight("march", skills=["braevalar_feral_allies"], enemies=("diggers",), phase="block")
    assert needs(table.play("skill braevalar_feral_allies")) == [(2, 2)]
    edge = _edge("day")
    assert at_peace("march", at=edge, move=1).offered("explore") == []
    assert at_peace("march", at=edge, move=1, skills=["braevalar_feral_allies"]).offered("explore") != []


def test_secret_ways_open_mountains_and_for_blue_lakes() -> None:
    lakes = {"map": {"tiles": {"1,0": "countryside_4"}}}
    table = at_peace("march", skills=["braevalar_secret_ways"], tables=lakes).play("skill braevalar_secret_ways")
    table.play(table.offered("choose")[0])
    assert costs(table, "lake") == {2}
    mountains = {"map": {"tiles": {"1,0": "countryside_9"}}}
    high = at_peace("march", skills=["braevalar_secret_ways"], tables=mountains).play("skill braevalar_secret_ways")
    assert costs(high.play("choose nothing"), "mountain") == {5}
    assert all(space["safe"] for space in table.view["map"]["hexes"] if space["terrain"] == "lake")


def test_beguile_speaks_better_at_a_glade() -> None:
    tables = {"map": {"tiles": {"1,0": "countryside_2"}}}
    glade = next(s["at"] for s in at_peace(tables=tables).view["map"]["hexes"] if s["site"] == "magical_glade")
    table = at_peace("march", skills=["braevalar_beguile"], at=glade, tables=tables)
    assert table.play("skill braevalar_beguile").me["influence"] == 4


def test_natures_vengeance_makes_an_enemy_cumbersome() -> None:
    table = in_fight("march", skills=["braevalar_natures_vengeance_coop"], enemies=("prowlers",), phase="block", move=3)
    table.play("skill braevalar_natures_vengeance_coop")
    assert needs(table) == [(3, 3)]
    table.play(*["reduce 1 1"] * 3)
    assert states(table) == ["blocked"]


def test_skills_of_combat_rest_in_peace() -> None:
    table = at_peace("march", skills=["tovak_resistance_break", "krang_curse", "norowas_leadership"])
    assert table.offered("skill") == []
    assert meter(in_fight("march", pool=["attack 2 physical ranged"]), 1)[0] == 1  # Ironclads resist


@pytest.mark.parametrize(
    ("skill", "card", "worth"),
    [
        ("tovak_i_dont_give_a_damn", "rage", 2),
        ("tovak_i_dont_give_a_damn", "ambush", 3),
        ("arythea_power_of_pain", "wound", 2),
    ],
)
def test_a_card_says_what_it_is_worth_sideways(skill: str, card: str, worth: int) -> None:
    table = at_peace(card, "march", skills=[skill])

    def labels(lang: str) -> list[str]:
        options = table.match.decision.options
        return [one.label(lang) for one in options if one.notation == f"play {card} sideways move"]

    before = labels("en")
    assert all(label.endswith("Move 1") for label in before)
    table.play(f"skill {skill}")
    assert labels("en")[0].endswith(f"Move {worth}")
    assert labels("pt-BR")[0].endswith(f"Movimento {worth}")
    assert table.play(f"play {card} sideways move").me["move"] == worth

"""Cards that borrow from an offer, act on single attacks, or wait for Wounds."""

from __future__ import annotations

from ...rules.fights import block_meter, meter, needs, states
from ..tables import at_peace, crystals, in_fight, points, pool

OFFERS = {"offers": {"advanced": ["agility", "in_need", "fire_bolt"], "spells": ["fireball", "restoration", "chill"]}}


def test_magic_talent_casts_an_offered_spell_of_the_colour() -> None:
    table = at_peace("magic_talent", "march", "ruby_ring", tables=OFFERS).play("play magic_talent")
    assert table.me["discard"] == ["march"]  # the Ring has no colour, so nobody is asked
    assert table.options == ["done", "cast restoration green token"]
    table.play("cast restoration green token")
    assert points(table) == (0, 0, 3)
    assert table.view["offers"]["spells"] == ["fireball", "restoration", "chill"]


def test_magic_talent_strong_learns_a_spell() -> None:
    table = at_peace("magic_talent", mana={"blue": 1, "red": 1}, tables=OFFERS)
    table.play("play magic_talent strong blue token", "gain fireball")
    assert table.me["discard"] == ["fireball"]
    assert at_peace("magic_talent", mana={"blue": 1}, tables=OFFERS).offered("play magic_talent strong") == []


def test_blood_of_ancients_buys_with_blood() -> None:
    table = at_peace("blood_of_ancients", mana={"white": 1}, tables=OFFERS).play("play blood_of_ancients")
    table.play("gain agility")
    assert sorted(table.me["hand"]) == ["agility", "wound"]


def test_blood_of_ancients_strong_borrows_an_action() -> None:
    table = at_peace("blood_of_ancients", mana={"red": 1}, tables=OFFERS)
    table.play("play blood_of_ancients strong red token", "choose wound_discard")
    assert table.options == ["borrow agility", "borrow in_need"]  # Fire Bolt needs a combat
    table.play("borrow agility")
    assert (points(table), table.me["discard"]) == ((4, 0, 0), ["wound"])
    assert "agility" in table.view["offers"]["advanced"]


def test_tome_of_all_spells_needs_no_mana() -> None:
    table = at_peace("tome_of_all_spells", "march", "rage", mana={}, tables=OFFERS).play("play tome_of_all_spells")
    assert table.me["discard"] == ["march"]  # a Fireball has no use outside combat: no choice of card or Spell
    assert points(table) == (0, 0, 3)


def test_tome_of_all_spells_thrown_away_is_strong_even_by_day() -> None:
    table = in_fight("tome_of_all_spells", "rage", mana={}, tables=OFFERS).play("play tome_of_all_spells strong")
    table.play("discard rage", "borrow fireball")
    assert (pool(table), table.me["hand"]) == (["attack 8 fire siege"], ["wound"])


def test_temporal_portal_uses_the_action() -> None:
    table = at_peace("temporal_portal", deck=["rage"] * 9).play("play temporal_portal", "choose fly 1 safe")
    table.play(table.offered("fly")[0])
    assert table.view["phase"] == "after"
    assert table.play("end turn").me["hand_count"] == 6


def test_temporal_portal_strong_reaches_farther_or_draws_more() -> None:
    table = at_peace("temporal_portal", deck=["rage"] * 9).play("play temporal_portal strong blue token")
    table.play(next(option for option in table.options if "draw more 2" in option), "choose nothing", "end turn")
    assert table.me["hand_count"] == 7


def test_force_of_nature_hardens_a_unit() -> None:
    table = in_fight("force_of_nature", units=["peasants"], enemies=("diggers",), phase="block")
    table.play("play force_of_nature", "next", "damage 1 1 peasants 1")
    assert table.me["units"][0]["wounds"] == 0  # 3 damage against Armor 3, resisted
    assert in_fight("force_of_nature", phase="block").offered("play force_of_nature strong") == [
        "play force_of_nature strong green token"
    ]
    assert pool(in_fight("force_of_nature", phase="block").play("play force_of_nature strong green token")) == [
        "block 6 physical plain"
    ]


def test_chilling_stare_takes_the_abilities_of_one_attack() -> None:
    table = in_fight("chilling_stare", enemies=("wolf_riders",), phase="block").play("play chilling_stare")
    assert needs(table.play("choose bare_attack")) == [(3, 3)]  # Swift no more
    assert points(at_peace("chilling_stare").play("play chilling_stare")) == (0, 3, 0)


def test_chilling_stare_strong_stops_an_enemy_but_neither_ice_nor_arcane() -> None:
    table = in_fight("chilling_stare", enemies=("swordsmen", "ice_mages_enemy", "shadow"), phase="block")
    table.play("play chilling_stare strong white token")
    table.play(next(option for option in table.options if "choose enemy" in option))
    assert (states(table, 1), states(table, 2), states(table, 3)) == (["cancelled"], ["open"], ["open"])


def test_rush_of_adrenaline_draws_for_wounds_taken_before_and_after() -> None:
    table = at_peace("blood_ritual", "rush_of_adrenaline", "explosive_bolt", deck=["rage", "march"])
    table.play("play blood_ritual", "choose mana gold", "play rush_of_adrenaline")
    assert sorted(table.me["hand"]) == ["explosive_bolt", "rage", "wound"]
    assert sorted(table.play("play explosive_bolt").me["hand"]) == ["march", "rage", "wound", "wound"]


def test_rush_of_adrenaline_strong_throws_the_first_wound_away() -> None:
    table = at_peace("rush_of_adrenaline", "explosive_bolt", deck=["rage", "march"])
    table.play("play rush_of_adrenaline strong green token", "play explosive_bolt")
    assert table.me["hand"] == ["rage"]


def test_howl_of_the_pack_counts_free_command_tokens() -> None:
    table = at_peace("march", "rage", skills=["wolfhawk_howl_of_the_pack"], units=["peasants"], level=3)
    table.play("skill wolfhawk_howl_of_the_pack", "play rage sideways move")
    assert table.me["move"] == 5  # 4, and 1 for the second Command token


def test_forked_lightning_strikes_three_different_enemies() -> None:
    enemies = ("prowlers", "diggers", "wolf_riders")
    table = in_fight("march", skills=["braevalar_forked_lightning"], enemies=enemies, phase="attack")
    table.play("skill braevalar_forked_lightning", "target 1")
    assert table.options == ["target 2", "target 3", "done"]
    table.play("target 2", "done")
    assert (meter(table, 1)[0], meter(table, 2)[0], meter(table, 3)[0]) == (1, 1, 0)
    assert meter(table, 1, 2, 3)[0] == 2


def test_circlet_lends_a_skill_twice() -> None:
    skills = {"offers": {"skills": ["tovak_double_time", "tovak_mana_overload"][:1]}}
    table = at_peace("circlet_of_proficiency", tables=skills).play("play circlet_of_proficiency")
    assert points(table) == (2, 0, 0)  # the only Skill there is: nobody is asked
    table.play("skill tovak_double_time")
    assert (points(table), table.me["skills"]) == ((4, 0, 0), [])


def test_circlet_lends_a_flipped_skill_once_and_no_interactive_one() -> None:
    skills = {"offers": {"skills": ["goldyx_red_crystal_craft", "norowas_calming_the_weather"]}}
    table = at_peace("circlet_of_proficiency", tables=skills).play("play circlet_of_proficiency")
    assert crystals(table) == {"blue": 1}
    assert table.prompt == "mk-ask-turn-move"


def test_circlet_thrown_away_takes_a_skill_for_good() -> None:
    skills = {"offers": {"skills": ["tovak_double_time"]}}
    table = at_peace("circlet_of_proficiency", tables=skills).play("play circlet_of_proficiency strong")
    table.play("common tovak_double_time")
    assert table.me["skills"] == [{"skill": "tovak_double_time", "used": False}]
    assert table.view["offers"]["skills"] == []


def test_shield_of_the_fallen_kings_blocks_two_attacks() -> None:
    table = in_fight("shield_of_the_fallen_kings", enemies=("prowlers", "diggers"), phase="block")
    table.play("play shield_of_the_fallen_kings", "choose split_block 2 4 physical")
    assert "block again" not in table.options  # the first Block is still to be used
    table.play("block 1 1", "block again")
    assert block_meter(table, 2) == (4, 3)
    table.play("block 2 1")
    assert (states(table, 1), states(table, 2), table.offered("block again")) == (["blocked"], ["blocked"], [])


def test_shield_of_the_fallen_kings_thrown_away() -> None:
    table = in_fight("shield_of_the_fallen_kings", phase="block").play("play shield_of_the_fallen_kings strong")
    assert pool(table.play("choose block 8 coldfire")) == ["block 8 coldfire plain"]

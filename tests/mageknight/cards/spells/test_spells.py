"""Spells: each side cast from a position, with its numbers and what it may not do."""

from __future__ import annotations

from typing import Any

import pytest

from ...rules.fights import block_meter, meter, states
from ...scripted import Table
from ..tables import at_peace, costs, crystals, in_fight, points, pool

DARK = {"red": 2, "blue": 2, "white": 2, "green": 2, "black": 1}


def at_night(*hand: str, enemies: tuple[str, ...] = ("ironclads",), **more: Any) -> Table:
    """A combat at Night, with mana for strong Spells."""
    more.setdefault("mana", DARK)
    return in_fight(*hand, enemies=enemies, tables={"time": "night", **more.pop("tables", {})}, **more)


@pytest.mark.parametrize(
    ("spell", "color", "phase", "basic", "strong"),
    [
        ("fireball", "red", "ranged", "attack 5 fire ranged", "attack 8 fire siege"),
        ("snowstorm", "blue", "ranged", "attack 5 ice ranged", "attack 8 ice siege"),
        ("flame_wall", "red", "attack", "attack 5 fire melee", "attack 7 fire melee"),
        ("flame_wall", "red", "block", "block 7 fire plain", "block 9 fire plain"),
        ("burning_shield", "red", "block", "block 4 fire burning", "block 4 fire exploding"),
    ],
)
def test_points_in_combat(spell: str, color: str, phase: str, basic: str, strong: str) -> None:
    assert pool(in_fight(spell, phase=phase).play(f"play {spell} {color} token")) == [basic]
    table = at_night(spell, phase=phase).play(f"play {spell} strong {color} token + black token")
    assert pool(table) == [strong]
    assert in_fight(spell, phase=phase, mana=DARK).offered(f"play {spell} strong") == []  # never by Day


@pytest.mark.parametrize("spell", ["fireball", "snowstorm"])
def test_strong_bolts_wound_the_caster(spell: str) -> None:
    color = {"fireball": "red", "snowstorm": "blue"}[spell]
    table = at_night(spell).play(f"play {spell} strong {color} token + black token")
    assert table.me["hand"] == ["wound"]


def test_flame_wave_counts_the_enemies_faced() -> None:
    table = at_night("flame_wall", enemies=("prowlers", "diggers", "wolf_riders"), phase="block")
    table.play("play flame_wall strong red token + black token")
    assert pool(table) == ["block 13 fire plain"]


def test_expose_strips_one_enemy() -> None:
    table = in_fight("expose", enemies=("diggers", "ironclads")).play("play expose white token", "target 1")
    assert (table.foe(1)["fortified"], table.foe(2)["resistances"]) == (0, ["physical"])
    assert pool(table) == ["attack 2 physical ranged"]


def test_mass_expose_takes_one_kind_from_all() -> None:
    table = at_night("expose", enemies=("diggers", "ironclads"))
    table.play("play expose strong white token + black token", "choose all_enemies (foe_loses resistances)")
    assert (table.foe(1)["fortified"], table.foe(2)["resistances"]) == (1, [])
    assert pool(table) == ["attack 3 physical ranged"]


def test_tremor() -> None:
    table = in_fight("tremor", enemies=("prowlers", "guardsmen")).play("play tremor green token")
    table.play("choose all_enemies (foe_armor 2 1)")
    assert (table.foe(1)["armor"], table.foe(2)["armor"]) == (1, 5)


def test_earthquake_hits_the_fortified_harder() -> None:
    table = at_night("tremor", enemies=("prowlers", "guardsmen"))
    table.play("play tremor strong green token + black token", "choose all_enemies (foe_armor 2 1 4)")
    assert (table.foe(1)["armor"], table.foe(2)["armor"]) == (1, 3)


def test_armor_effects_pass_the_arcane_by() -> None:
    table = in_fight("tremor", enemies=("shadow",))
    assert table.offered("play tremor green") == []


@pytest.mark.parametrize(
    ("paid", "phase", "expected"),
    [
        ("blue", "attack", "attack 8 ice melee"),
        ("red", "attack", "attack 7 coldfire melee"),
        ("white", "ranged", "attack 6 ice ranged"),
        ("green", "ranged", "attack 5 ice siege"),
    ],
)
def test_mana_bolt(paid: str, phase: str, expected: str) -> None:
    table = in_fight("mana_bolt", phase=phase, mana={"blue": 1, paid: 2 if paid == "blue" else 1})
    assert pool(table.play("play mana_bolt blue token")) == [expected]
    assert in_fight("mana_bolt", phase=phase, mana={"blue": 1}).offered("play mana_bolt blue") == []


def test_mana_thunderbolt_is_three_higher() -> None:
    table = at_night("mana_bolt", mana={"blue": 1, "black": 1, "white": 1})
    assert pool(table.play("play mana_bolt strong blue token + black token")) == ["attack 9 ice ranged"]


def test_whirlwind_stops_an_enemy() -> None:
    table = in_fight("whirlwind", enemies=("swordsmen",), phase="block").play("play whirlwind white token")
    assert states(table) == ["cancelled"]
    assert in_fight("whirlwind", phase="attack").offered("play whirlwind white") == []


def test_tornado_destroys_in_the_attack_phase_only() -> None:
    assert at_night("whirlwind", phase="block").offered("play whirlwind strong") == []
    table = at_night("whirlwind", enemies=("swordsmen", "prowlers"), phase="attack")
    table.play("play whirlwind strong white token + black token", "target 1")
    assert (table.foe(1)["defeated"], table.me["fame"]) == (True, 4)
    assert at_night("whirlwind", enemies=("shadow",), phase="attack").offered("play whirlwind strong") == []


def test_tornado_on_the_last_enemy_ends_the_combat() -> None:
    table = at_night("whirlwind", enemies=("swordsmen",), phase="attack")
    table.play("play whirlwind strong white token + black token")
    assert table.view["combat"] is None


def test_burning_shield_strikes_after_it_blocked() -> None:
    table = in_fight("burning_shield", enemies=("diggers",), phase="block").play("play burning_shield red token")
    table.play("block 1 1", "next")
    assert pool(table) == ["attack 4 fire melee"]
    unused = in_fight("burning_shield", enemies=("diggers",), phase="block").play("play burning_shield red token")
    assert pool(unused.play("next")) == []


def test_exploding_shield_destroys_whom_it_blocks() -> None:
    table = at_night("burning_shield", enemies=("diggers", "prowlers"), phase="block")
    table.play("play burning_shield strong red token + black token", "block 1 1")
    assert (table.foe(1)["defeated"], table.me["fame"]) == (True, 2)
    other = at_night("burning_shield", enemies=("fire_golems_enemy",), phase="block", pool=["block 9 coldfire"])
    other.play("play burning_shield strong red token + black token", "block 1 1")
    assert not other.foe(1)["defeated"]


def test_chill() -> None:
    table = in_fight("chill", enemies=("fire_mages_enemy", "ice_mages_enemy"), phase="block")
    table.play("play chill blue token")  # the Ice Mages resist, so there is only one target
    assert states(table) == ["cancelled"]
    assert (table.foe(1)["resistances"], states(table, 2)) == ([], ["open"])


def test_lethal_chill_lowers_armor() -> None:
    table = at_night("chill", enemies=("swordsmen",), phase="block")
    assert table.play("play chill strong blue token + black token").foe(1)["armor"] == 1


def test_underground_travel_ends_on_a_safe_space() -> None:
    table = at_peace("underground_travel").play("play underground_travel green token")
    landed = table.offered("fly")[-1].split()[1]
    assert table.play(f"fly {landed}").me["at"] == landed
    assert (table.me["move"], table.me["moved"]) == (0, True)


def test_underground_attack_ignores_walls_and_leads_back() -> None:
    tables = {"map": {"tiles": {"1,0": "countryside_3"}}}
    table = at_peace("underground_travel", time="night", mana=DARK, tables=tables)
    start = table.me["at"]
    table = at_peace("underground_travel", time="night", mana=DARK, tables=tables, at="2,-1")
    table.play("play underground_travel strong green token + black token")
    keep = table.offered("fly")[0].split()[1]
    assert table.space(keep)["site"] == "keep"
    table.play(f"fly {keep}")
    assert table.me["reputation"] == -1
    assert all(enemy["fortified"] < 2 for enemy in table.combat["enemies"])
    assert start == "0,0"


def test_wings_of_wind_cost_a_move_for_each_space() -> None:
    table = at_peace("wings_of_wind", move=2)
    assert at_peace("wings_of_wind").offered("play wings_of_wind white") == []
    table.play("play wings_of_wind white token")
    near = table.offered("fly")[0]
    assert table.play(near).me["move"] == 1


def test_wings_of_night_cost_more_with_every_enemy() -> None:
    table = at_night("wings_of_wind", enemies=("prowlers", "diggers", "wolf_riders"), phase="block", move=2)
    table.play("play wings_of_wind strong white token + black token", "target 1")
    assert table.me["move"] == 2
    table.play("target 2")  # costs 1; a third would cost 2 more
    assert table.me["move"] == 1
    assert table.offered("target") == []
    assert (states(table, 1), states(table, 2), states(table, 3)) == (["cancelled"], ["cancelled"], ["open"])


def test_restoration_heals_more_in_a_forest() -> None:
    assert points(at_peace("restoration").play("play restoration green token")) == (0, 0, 3)
    tables = {"map": {"tiles": {"1,0": "countryside_1"}}}
    forest = next(
        s["at"] for s in at_peace(tables=tables).view["map"]["hexes"] if s["terrain"] == "forest" and not s["tokens"]
    )
    assert at_peace("restoration", at=forest, tables=tables).play("play restoration green token").me["heal"] == 5
    assert in_fight("restoration", phase="attack").offered("play restoration green") == []


def test_rebirth_readies_units_by_levels() -> None:
    units = [{"unit": "fire_mages", "spent": True}, {"unit": "peasants", "spent": True}]
    table = at_peace("restoration", time="night", mana=DARK, units=units, level=3)
    table.play("play restoration strong green token + black token", "ready peasants 2")
    assert table.offered("ready") == []  # 2 levels are left, the Mages need 3
    assert table.me["heal"] == 3


def test_demolish_takes_walls_and_armor() -> None:
    table = in_fight("demolish", enemies=("swordsmen", "fire_golems_enemy"), site="keep")
    assert table.foe(1)["fortified"] == 1
    table.play("play demolish red token")
    assert [(foe["fortified"], foe["armor"]) for foe in table.combat["enemies"]] == [(0, 4), (0, 4)]


def test_disintegrate_destroys_one_and_weakens_the_rest() -> None:
    table = at_night("demolish", enemies=("swordsmen", "guardsmen"), phase="attack")
    table.play("play demolish strong red token + black token", "target 1")
    assert (table.foe(1)["defeated"], table.foe(2)["armor"]) == (True, 6)


def test_meditation() -> None:
    table = at_peace("meditation", discard=["rage", "march"], deck=["stamina"]).play("play meditation green token")
    assert table.options == ["deck top", "deck bottom"]
    table.play("deck top", "deck bottom")
    assert (table.me["discard"], table.me["deck_count"]) == ([], 3)
    table.play("end turn")
    assert table.me["hand_count"] == 3


def test_trance_lets_the_player_choose() -> None:
    table = at_peace("meditation", time="night", mana=DARK, discard=["rage", "march", "wound"], deck=["stamina"] * 9)
    table.play("play meditation strong green token + black token")
    assert table.options == ["pick rage", "pick march", "pick wound"]
    table.play("pick march", "deck top", "pick rage", "deck bottom", "end turn")
    assert table.me["hand"].count("march") == 1
    assert table.me["hand_count"] == 7


def test_offering_trades_cards_for_crystals() -> None:
    table = at_peace("offering", "march", "ruby_ring", "wound", "rage").play("play offering red token")
    assert "discard wound" not in table.options
    table.play("discard march", "discard ruby_ring", "choose crystal white", "done")
    assert crystals(table) == {"red": 1, "green": 1, "white": 1}


def test_sacrifice_turns_pairs_into_an_attack() -> None:
    table = at_night("offering", crystals={"green": 2, "red": 3, "white": 1}, phase="ranged")
    table.play("play offering strong red token + black token", "choose run sacrifice green red")
    assert pool(table) == ["attack 8 fire siege"]
    assert crystals(table) == {"red": 1, "white": 1}
    assert (table.me["mana"]["green"], table.me["mana"]["red"]) == (4, 3)


def test_mist_form() -> None:
    tables = {"map": {"tiles": {"1,0": "countryside_4"}}}
    table = at_peace("mist_form", tables=tables).play("play mist_form blue token")
    assert points(table) == (4, 0, 0)
    assert (costs(table, "plains"), costs(table, "lake")) == ({2}, {2})
    hilly = at_peace("mist_form", tables={"map": {"tiles": {"1,0": "countryside_3"}}})
    assert costs(hilly, "hills") == {3}
    assert costs(hilly.play("play mist_form blue token"), "hills") == {None}


def test_veil_of_mist_stops_the_first_wound() -> None:
    table = at_night("mist_form", enemies=("cursed_hags",), phase="block")
    table.play("play mist_form strong blue token + black token", "next")
    assert table.me["hand"].count("wound") == 1  # 3 damage, Armor 2: two Wounds, the first does not happen
    assert table.me["discard"].count("wound") == 1


def test_charm() -> None:
    assert points(at_peace("charm").play("play charm white token")) == (0, 4, 0)
    tables = {"phase": "interaction", "map": {"tiles": {"1,0": "countryside_1"}}, "offers": {"units": ["peasants"]}}
    table = at_peace("charm", at="4,-2", tables=tables).play("play charm white token")
    table.play("choose recruit_discount 3 0", "recruit peasants discount")
    assert (table.me["influence"], table.me["reputation"]) == (3, 0)


def test_possess_turns_a_blow_on_the_others() -> None:
    table = at_night("charm", enemies=("swordsmen", "prowlers"), phase="block")
    table.play("play charm strong white token + black token", "target 1", "next")
    while table.combat["phase"] != "attack":
        table.play(table.offered("damage")[0])
    assert states(table) == ["cancelled"]
    assert (meter(table, 2), meter(table, 1)) == ((6, 3), (0, 5))


def test_cure_draws_and_readies() -> None:
    units = [{"unit": "peasants", "spent": True, "wounds": 1}]
    table = at_peace("cure", "wound", units=units, deck=["rage"] * 3).play("play cure green token")
    table.play("heal hand", "heal peasants 1")
    assert table.me["hand"] == ["rage"]
    assert table.me["units"][0] == {**table.me["units"][0], "spent": False, "wounds": 0}


def test_disease_sickens_blocked_enemies() -> None:
    table = at_night("cure", enemies=("guardsmen", "prowlers"), phase="block", pool=["block 3 physical"])
    assert table.offered("play cure strong") == []
    table.play("block 1 1", "play cure strong green token + black token")
    assert (table.foe(1)["armor"], table.foe(2)["armor"]) == (1, 3)
    assert block_meter(table, 2) == (0, 4)

"""What protects against enemies protects against players: Banners, resistances, Skills (MK-PVP-R5, S; MK-UNIT-08b)."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..duels import ME, RIVAL, hit, melee, sums
from ..duels import arsenal as arsenal

pytestmark = pytest.mark.usefixtures("arsenal")


def carried(banner: str, unit: str = "peasants", **more: Any) -> dict[str, Any]:
    """A rival whose only Unit carries a Banner."""
    return {"units": [{"unit": unit, "banner": banner, **more}]}


def offers(table: Table) -> list[str]:
    return table.offered("wound")


@pytest.mark.rule("MK-PVP-R5a1", "MK-UNIT-08b")
@pytest.mark.parametrize("banner", ["banner_of_glory", "banner_of_protection"])
def test_a_banner_raises_the_armor_a_player_must_overcome(banner: str) -> None:
    assert "wound peasants 1" in offers(hit({}, {"units": ["peasants"]}, 3))  # Armor 3
    assert "wound peasants 1" not in offers(hit({}, carried(banner), 3))
    table = hit({}, carried(banner), 4)
    assert table.duel["units"][0]["armor"] == table.player(RIVAL)["units"][0]["armor"] == 4
    assert table.play("wound peasants 1").player(RIVAL)["units"][0]["wounds"] == 1


@pytest.mark.rule("MK-PVP-R5a2", "MK-UNIT-08b")
@pytest.mark.parametrize(("card", "need"), [("flame_9", 8), ("frost_9", 8), ("blade_9", 4)])
def test_the_banner_of_protection_resists_fire_and_ice(card: str, need: int) -> None:
    table = melee({"hand": [card]}, carried("banner_of_protection")).play(f"play {card}", "strike", "stand")
    assert table.duel["units"][0]["need"] == need
    assert table.player(RIVAL)["units"][0]["resistances"] == ["fire", "ice"]


@pytest.mark.rule("MK-PVP-S2a", "MK-PVP-S2b", "MK-UNIT-08b")
def test_red_and_blue_effects_do_not_reach_a_unit_under_protection() -> None:
    me = {"hand": ["chill"], "mana": {"blue": 1, "black": 1}}
    assert melee(me, {"units": ["peasants"]}, time="night").offered("play chill strong")
    assert not melee(me, carried("banner_of_protection"), time="night").offered("play chill strong")


@pytest.mark.rule("MK-UNIT-08b", "MK-PVP-R5a1")
@pytest.mark.parametrize(("answer", "wounds"), [("spare", 0), ("done", 1)])
def test_fortitude_is_asked_when_a_player_wounds_its_unit(answer: str, wounds: int) -> None:
    table = hit({}, carried("banner_of_fortitude"), 7).play("wound peasants 1")
    assert (table.seat, table.prompt) == (RIVAL, "mk-ask-fortitude")
    table.play(answer)
    unit = table.player(RIVAL)["units"][0]
    assert (unit["wounds"], unit["furled"], unit["absorbed"]) == (wounds, not wounds, not wounds)
    assert (table.seat, table.duel["damage"]) == (ME, 4)  # the damage is spent either way
    assert "wound peasants 1" not in table.options  # and the Unit takes no more in this combat


@pytest.mark.rule("MK-UNIT-08b", "MK-PVP-S2c")
def test_fortitude_is_asked_when_an_effect_would_destroy_its_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    table = melee(
        {"hand": ["whirlwind"], "mana": {"white": 1, "black": 1}}, carried("banner_of_fortitude"), time="night"
    )
    table.play(*table.offered("play whirlwind strong")[:1])
    while table.seat == ME and table.offered("target"):
        table.play("target 1")
    assert (table.seat, table.prompt) == (RIVAL, "mk-ask-fortitude")
    assert table.play("spare").player(RIVAL)["units"][0]["wounds"] == 0


@pytest.mark.rule("MK-UNIT-08b")
@pytest.mark.parametrize(("answer", "wounds"), [("spare", 0), ("done", 1)])
def test_fortitude_is_asked_when_its_unit_wounds_itself(answer: str, wounds: int) -> None:
    table = melee({}, carried("banner_of_fortitude", "utem_swordsmen")).play("pass")
    table.play("use utem_swordsmen 1 2", *table.offered("choose")[:1])
    assert (table.seat, table.prompt) == (RIVAL, "mk-ask-fortitude")
    assert table.play(answer).player(RIVAL)["units"][0]["wounds"] == wounds


@pytest.mark.rule("MK-UNIT-08b", "MK-PVP-05")
def test_after_the_duel_a_spared_unit_can_take_damage_again() -> None:
    table = hit({}, carried("banner_of_fortitude"), 3).play("wound peasants 1", "spare")
    while table.view["duel"] is not None:
        table.play("pass")
    assert not table.player(RIVAL)["units"][0]["absorbed"]
    assert table.player(RIVAL)["units"][0]["furled"]


@pytest.mark.rule("MK-UNIT-08b", "MK-PVP-R5a1")
def test_glory_thrown_away_while_blocking_guards_all_units_of_the_turn() -> None:
    rival = {"hand": ["banner_of_glory", "march"], "units": ["peasants", "peasants"]}
    table = melee({"hand": ["blade_3"]}, rival, "full").play("play blade_3", "strike")
    table.play("play banner_of_glory strong", "stand")
    assert [unit["armor"] for unit in table.duel["units"]] == [4, 4]
    assert not offers(table)[1:]  # 3 damage wounds neither of them


@pytest.mark.rule("MK-PVP-S1", "MK-PVP-S4a", "MK-UNIT-08b")
def test_the_banner_of_fear_calls_off_what_one_unit_contributes() -> None:
    me = {"hand": ["blade_2"], "units": ["peasants"]}
    table = melee(me, carried("banner_of_fear"))
    table.play("play blade_2", "use peasants 1 1", "strike")
    assert (table.seat, sums(table)[0]) == (RIVAL, 4)
    fame = table.player(RIVAL)["fame"]
    table.play("frighten 1 1 peasants 1")
    assert (sums(table)[0], table.player(RIVAL)["fame"] - fame) == (2, 1)
    assert table.player(RIVAL)["units"][0]["spent"]
    assert not table.offered("frighten")
    assert table.player(ME)["units"][0]["spent"]  # its work is lost, it stays Spent


@pytest.mark.rule("MK-PVP-S4a", "MK-PVP-S2")
def test_the_banner_of_fear_does_not_reach_the_hero() -> None:
    table = melee({"hand": ["blade_2"]}, carried("banner_of_fear")).play("play blade_2", "strike")
    assert not table.offered("frighten")


HARDENED, RESISTANCE = "krang_battle_hardened", "braevalar_elemental_resistance"


@pytest.mark.rule("MK-PVP-R5b1", "MK-PVP-S1", "MK-SKILL-04c")
@pytest.mark.parametrize(
    ("skill", "card", "need"),
    [(HARDENED, "blade_9", 4), (HARDENED, "flame_9", 3), (RESISTANCE, "frost_9", 4), (RESISTANCE, "blade_9", 3)],
)
def test_a_hero_ignores_damage_of_one_attack_of_a_player(skill: str, card: str, need: int) -> None:
    table = melee({"hand": [card]}, {"skills": [skill]}, "full").play(f"play {card}", "strike")
    table.play(f"skill {skill}", "stand")
    assert table.duel["hero_need"] == need  # Armor 2, and what is ignored once
    table.play("wound hero")
    assert (table.duel["damage"], table.duel["hero_need"]) == (9 - need, 2)


@pytest.mark.rule("MK-PVP-S1", "MK-PVP-R5b1", "MK-PVP-R5a2")
def test_the_veil_of_mist_cancels_the_first_wound_and_guards_the_units() -> None:
    rival = {"hand": ["mist_form", "march"], "mana": {"blue": 1, "black": 1}, "units": ["peasants"]}
    table = melee({"hand": ["blade_9"]}, rival, time="night").play("play blade_9", "strike")
    table.play(table.offered("play mist_form strong")[0], "stand")
    assert table.duel["units"][0]["need"] == 6
    table.play("wound hero")
    assert table.player(RIVAL)["hand"].count("wound") == 0
    assert table.play("wound hero").player(RIVAL)["hand"].count("wound") == 1


@pytest.mark.rule("MK-PVP-M2a2", "MK-UNIT-03a")
def test_a_stolen_banner_of_command_leaves_one_unit_too_many() -> None:
    units = [{"unit": "peasants", "banner": "banner_of_command", "wounds": 1}, "foresters"]
    table = hit({}, {"units": units}, 9).play("steal banner_of_command")
    assert (table.seat, table.prompt) == (RIVAL, "mk-ask-surplus")
    table.play("disband foresters 2")
    assert [unit["unit"] for unit in table.player(RIVAL)["units"]] == ["peasants"]
    assert (table.seat, [unit["unit"] for unit in table.duel["units"]]) == (ME, ["peasants"])


@pytest.mark.rule("MK-UNIT-08a", "MK-PVP-03b7", "MK-PVP-03a6")
@pytest.mark.parametrize(("joins", "may"), [("partial", False), ("full", True)])
def test_a_banner_is_assigned_only_in_an_own_turn(joins: str, may: bool) -> None:
    rival = {"hand": ["banner_of_glory", "march"], "units": ["peasants"]}
    table = melee({"hand": ["blade_3"]}, rival, joins).play("play blade_3", "strike")
    assert ("banner banner_of_glory peasants 1" in table.options) is may
    if not may:
        assert table.refused("banner banner_of_glory peasants 1") == "MK-UNIT-08a"
        assert "play banner_of_glory strong" in table.options  # an Artifact like any other

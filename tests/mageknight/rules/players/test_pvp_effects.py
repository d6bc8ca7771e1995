"""Combat between players: effects aimed at enemies reach the opponent's Units (MK-PVP-S)."""

from __future__ import annotations

import pytest

from tavola.kernel.records import Effect
from tavola.mageknight.catalog import UNITS, Ability, UnitCard
from tavola.mageknight.chapters.players.questions import skip_attacks
from tavola.mageknight.verbs.changes import destroyed, less_armor, loses, no_attack
from tavola.mageknight.verbs.enemies import all_enemies, ignore_walls, one_enemy, reduce_attack, stop_attack
from tavola.mageknight.verbs.lasting import grow
from tavola.mageknight.verbs.points import attack, block, ranged

from ...scripted import Table
from ..duels import BELOW_KEEP, KEEP, ME, RIVAL, duel, melee, own_card, own_unit, shot, sums
from ..duels import arsenal as arsenal

pytestmark = pytest.mark.usefixtures("arsenal")

TRICKS: dict[str, Effect] = {
    "curse": one_enemy(less_armor(2)),
    "hex": all_enemies(less_armor(9)),
    "doom": one_enemy(destroyed()),
    "daze": stop_attack(),
    "sleep": one_enemy(no_attack()),
    "hobble": one_enemy(loses("attack_abilities")),
    "jolt": reduce_attack(1),
    "breach": ignore_walls(),
    "bomb_shield": block(4, "fire", "exploding"),
    "cold_shield": block(4, "ice", "freezing"),
    "hot_shield": block(4, "fire", "burning"),
    "rampage": grow(attack(0), 1, "faced"),
    "shelter": grow(block(0), 1, "faced"),
    "vanish": skip_attacks(),
}


@pytest.fixture(autouse=True)
def tricks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards of no colour that do just one thing."""
    for name, effect in TRICKS.items():
        own_card(monkeypatch, name, effect)


def _archers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Units of Armor 5 that attack with 3 from near or afar."""
    for name in ("bows", "slings"):
        unit = UnitCard(name, "regular", 1, 4, 5, ("village",), (Ability(ranged(3)), Ability(block(3))))
        monkeypatch.setitem(UNITS, name, unit)


def _need(table: Table, place: int = 1) -> int:
    return next(int(unit["need"]) for unit in table.duel["units"] if unit["n"] == place)


# -- aimed at Units -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-PVP-S1", "MK-PVP-S2")
def test_effects_on_enemies_are_aimed_at_unwounded_units_never_at_the_hero() -> None:
    rival = {"fame": 24, "units": ["peasants", "foresters", {"unit": "peasants", "wounds": 1}]}
    table = melee({"hand": ["curse"]}, rival).play("play curse")
    assert table.options == ["target 1", "target 2"]
    table.play("target 2")
    assert (_need(table, 1), _need(table, 2)) == (3, 2)


@pytest.mark.rule("MK-PVP-S2")
def test_without_units_there_is_nobody_to_aim_at() -> None:
    table = melee({"hand": ["curse", "doom"]}, {"units": []})
    assert not [name for name in table.options if name in ("play curse", "play doom")]


@pytest.mark.rule("MK-PVP-S2d")
def test_the_armor_of_a_unit_never_falls_below_one() -> None:
    table = melee({"hand": ["hex"]}, {"fame": 8, "units": ["peasants", "foresters"]}).play("play hex")
    assert (_need(table, 1), _need(table, 2)) == (1, 1)


@pytest.mark.rule("MK-PVP-S2c", "MK-PVP-R5a1")
def test_what_would_destroy_an_enemy_wounds_the_unit() -> None:
    table = melee({"hand": ["doom"]}, {"units": ["peasants"]}).play("play doom")
    assert table.player(RIVAL)["units"][0]["wounds"] == 1
    assert table.me["fame"] == 0
    assert (table.seat, table.duel["stage"]) == (ME, "attack")


@pytest.mark.rule("MK-PVP-S2a", "MK-PVP-S2b")
@pytest.mark.parametrize(("color", "kind"), [("red", "fire"), ("blue", "ice")])
def test_coloured_effects_stop_at_the_fitting_resistance(
    monkeypatch: pytest.MonkeyPatch, color: str, kind: str
) -> None:
    own_card(monkeypatch, "charm", one_enemy(less_armor(1)), color)
    for unit, resistance in (("newts", "fire"), ("yetis", "ice")):
        own_unit(monkeypatch, unit, 4, resistance)
    reached = melee({"hand": ["charm"]}, {"fame": 8, "units": ["newts", "yetis"]}).play("play charm")
    proof = 1 if kind == "fire" else 2
    assert (_need(reached, proof), _need(reached, 3 - proof)) == (4, 3)
    alone = melee({"hand": ["charm"]}, {"units": ["newts" if kind == "fire" else "yetis"]})
    assert "play charm" not in alone.options


@pytest.mark.rule("MK-PVP-S2a")
def test_the_mana_of_a_unit_ability_counts_as_its_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    own_unit(monkeypatch, "newts", 4, "fire")
    witch = UnitCard("witches", "regular", 1, 4, 3, ("village",), (Ability(one_enemy(less_armor(1)), "red"),))
    monkeypatch.setitem(UNITS, "witches", witch)
    me = {"units": ["witches"], "mana": {"red": 1}}
    assert not melee(me, {"units": ["newts"]}).offered("use witches")
    assert melee(me, {"units": ["peasants"]}).offered("use witches")


# -- against an Attack --------------------------------------------------------------------------------------------


def _volley(monkeypatch: pytest.MonkeyPatch, rival: list[str], *, near: bool = False) -> Table:
    """Tovak attacks with 2 of his own and 3 of the bows."""
    _archers(monkeypatch)
    me = {"hand": ["arrow_2"], "units": ["bows"]}
    table = melee(me, {"hand": rival}) if near else shot(me, {"hand": rival})
    return table.play("play arrow_2", "use bows 1 1", "strike")


@pytest.mark.rule("MK-PVP-S4a")
@pytest.mark.parametrize("card", ["daze", "sleep"])
def test_a_unit_kept_from_attacking_takes_its_share_with_it(monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    table = _volley(monkeypatch, [card], near=True)
    assert sums(table) == (5, 0, 5)
    table.play(f"play {card}")
    assert sums(table) == (2, 0, 2)
    assert table.me["units"][0]["spent"]


@pytest.mark.rule("MK-PVP-S4a", "MK-PVP-S2")
def test_the_attack_of_the_hero_cannot_be_kept_back() -> None:
    table = melee({"hand": ["blade_5"], "units": ["peasants"]}, {"hand": ["daze", "sleep", "jolt"]})
    table.play("play blade_5", "strike")
    assert not [name for name in table.options if name in ("play daze", "play sleep", "play jolt")]


@pytest.mark.rule("MK-PVP-S4b")
def test_blocks_and_special_effects_cannot_be_kept_back(monkeypatch: pytest.MonkeyPatch) -> None:
    _archers(monkeypatch)
    table = melee({"hand": ["blade_5", "march"]}, {"units": ["bows"], "hand": ["march"]})
    table.play("play blade_5", "strike", "use bows 1 2", "stand", "wound hero")
    assert table.seat == RIVAL
    aimed = melee({"hand": ["daze", "sleep"]}, {"units": ["bows"]})
    assert not [name for name in aimed.options if name in ("play daze", "play sleep")]


@pytest.mark.rule("MK-PVP-S2")
def test_lowering_an_attack_lowers_the_share_of_a_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    table = _volley(monkeypatch, ["jolt"], near=True).play("play jolt")
    assert sums(table) == (4, 0, 4)


@pytest.mark.rule("MK-PVP-R4c2")
def test_an_effect_that_takes_swiftness_makes_the_block_count_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    table = _volley(monkeypatch, ["wall_4", "hobble"]).play("play wall_4")
    assert sums(table) == (5, 4, 3)
    assert sums(table.play("play hobble")) == (5, 4, 1)


@pytest.mark.rule("MK-PVP-R4c2")
def test_a_block_that_counts_twice_against_swift_attacks_does_so_from_afar(monkeypatch: pytest.MonkeyPatch) -> None:
    own_card(monkeypatch, "parry", block(4, rule="vs_swift"))
    far = shot({"hand": ["arrow_5"]}, {"hand": ["parry"]}).play("play arrow_5", "strike", "play parry")
    assert sums(far) == (5, 8, 1)
    near = melee({"hand": ["blade_5"]}, {"hand": ["parry"]}).play("play blade_5", "strike", "play parry")
    assert sums(near) == (5, 4, 1)


@pytest.mark.rule("MK-PVP-S2e1", "MK-PVP-S2e2", "MK-PVP-S2c")
def test_the_side_effect_of_a_block_may_reach_any_unit_of_the_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    _archers(monkeypatch)
    me = {"fame": 8, "hand": ["march"], "units": ["bows", "slings"]}
    table = melee(me, {"hand": ["bomb_shield", "wall_2"]}).play("use bows 1 1", "use slings 2 1", "strike")
    table.play("play bomb_shield", "play wall_2", "stand")
    assert table.options == ["target 1", "target 2", "done"]
    table.play("target 2")
    assert [unit["wounds"] for unit in table.me["units"]] == [0, 1]


@pytest.mark.rule("MK-PVP-S2e1")
def test_units_that_did_not_attack_are_out_of_reach_of_a_side_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    _archers(monkeypatch)
    me = {"fame": 8, "hand": ["march"], "units": ["bows", "slings"]}
    table = melee(me, {"hand": ["cold_shield"]}).play("use bows 1 1", "strike", "play cold_shield", "stand")
    assert table.options == ["target 1", "done"]
    table.play("target 1")
    assert (table.seat, _need(table, 1), _need(table, 2)) == (RIVAL, 2, 5)


@pytest.mark.rule("MK-PVP-S2e2")
def test_a_side_effect_needs_the_attack_brought_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = _volley(monkeypatch, ["bomb_shield"], near=True).play("play bomb_shield")
    assert sums(table) == (5, 4, 1)
    table.play("stand")
    assert table.player(ME)["units"][0]["wounds"] == 0


@pytest.mark.rule("MK-PVP-S2e1", "MK-PVP-S2")
def test_a_side_effect_does_nothing_to_a_hero_who_attacks_alone() -> None:
    table = melee({"hand": ["blade_3"], "units": ["peasants"]}, {"hand": ["bomb_shield"]})
    table.play("play blade_3", "strike", "play bomb_shield", "stand")
    assert (table.seat, table.duel["stage"]) == (RIVAL, "attack")
    assert table.player(ME)["units"][0]["wounds"] == 0
    assert table.player(ME)["hand"] == []


@pytest.mark.rule("MK-PVP-S1")
def test_what_waits_for_an_attack_phase_joins_the_next_melee_attack() -> None:
    table = melee({"hand": ["blade_3"]}, {"hand": ["hot_shield"]})
    table.play("play blade_3", "strike", "play hot_shield", "stand")
    assert (table.seat, sums(table)[0], table.duel["elements"]) == (RIVAL, 4, ["fire"])


# -- numbers, walls, whole attacks --------------------------------------------------------------------------------


@pytest.mark.rule("MK-PVP-S2f")
def test_an_opponent_counts_as_ready_units_those_that_contribute_and_the_hero(monkeypatch: pytest.MonkeyPatch) -> None:
    _archers(monkeypatch)
    out = [{"unit": "peasants", "wounds": 1}, {"unit": "foresters", "spent": True}]
    me = {"fame": 80, "hand": ["march"], "units": ["bows", "peasants", "herbalists", *out]}
    table = melee(me, {"hand": ["shelter"]}).play("use bows 1 1", "strike", "play shelter")
    assert sums(table) == (3, 4, 0)  # 2 Ready, 1 contributing, the Hero


@pytest.mark.rule("MK-PVP-S2f")
def test_while_attacking_only_ready_units_count_besides_the_hero() -> None:
    units = ["peasants", {"unit": "foresters", "spent": True}]
    table = melee({"hand": ["rampage"]}, {"fame": 8, "units": units}).play("play rampage")
    assert sums(table)[0] == 2


@pytest.mark.rule("MK-PVP-S3")
def test_changes_last_for_the_whole_combat() -> None:
    table = melee({"hand": ["curse", "blade_1", "blade_2"]}, {"units": ["peasants"], "hand": ["blade_1", "march"]})
    table.play("play curse", "play blade_1", "strike", "stand")
    assert table.play("done").seat == RIVAL
    table.play("play blade_1", "strike", "stand")
    assert table.seat == ME
    assert _need(table) == 1


@pytest.mark.rule("MK-PVP-S3", "MK-PVP-R3a")
def test_walls_ignored_once_are_ignored_to_the_end() -> None:
    keep = {"at": KEEP, "start": BELOW_KEEP, "map": {"owners": {KEEP: 1}}}
    table = shot({"hand": ["breach", "arrow_2", "arrow_3"]}, {}, **keep).play("play arrow_2", "play breach")
    assert sums(table)[0] == 2
    table.play("strike", "stand", "done", "pass", "play arrow_3")
    assert sums(table)[0] == 3


@pytest.mark.rule("MK-PVP-S5")
def test_skipping_the_block_and_damage_phases_cancels_one_attack(monkeypatch: pytest.MonkeyPatch) -> None:
    table = _volley(monkeypatch, ["vanish"], near=True).play("play vanish")
    assert sums(table) == (0, 0, 0)
    table.play("stand")
    assert (table.seat, table.duel["phase"], table.duel["stage"]) == (RIVAL, "melee", "attack")
    assert table.me["units"][0]["spent"]
    assert [played["card"] for played in table.me["play"]] == ["arrow_2"]


@pytest.mark.rule("MK-PVP-S5")
def test_there_must_be_an_attack_to_cancel() -> None:
    assert "play vanish" not in duel({}, {"hand": ["vanish"]}).options

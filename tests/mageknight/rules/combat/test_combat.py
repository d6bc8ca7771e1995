"""How a combat begins and what may be done in it (MK-CMB)."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..fights import fight, needs, setting

KEEP, ORC, OTHER_ORC = "2,-2", "2,-1", "3,-1"


def frontier(at: str, **keys: Any) -> Table:
    """A keep held by swordsmen at 2,-2; prowlers next to it at 2,-1, wolf riders beyond at 3,-1."""
    player = {"hand": ["march"], "at": at, "move": 9, **keys}
    place = {
        "tiles": {"1,0": "core_10"},
        "tokens": {ORC: "prowlers", OTHER_ORC: "wolf_riders"},
        "hidden": {KEEP: "swordsmen"},
    }
    return setting(player=player, map=place)


def fought(table: Table) -> list[str]:
    return [foe["enemy"] for foe in table.combat["enemies"]]


def pass_combat(table: Table) -> Table:
    """Let a combat go by without lifting a finger."""
    while table.view["combat"] is not None:
        table.play("next")
    return table


@pytest.mark.rule("MK-CMB-01a1", "MK-CMB-01a2", "MK-CMB-03")
def test_entering_a_keep_is_an_assault_on_its_fortified_defenders() -> None:
    table = frontier("1,-2").play(f"move {KEEP}", "done")
    assert (table.combat["kind"], table.combat["phase"], fought(table)) == ("assault", "ranged", ["swordsmen"])
    assert (table.foe(1)["defender"], table.foe(1)["fortified"]) == (True, 1)
    assert table.me["reputation"] == -1
    assert table.space(KEEP)["tokens"][0]["up"]


@pytest.mark.rule("MK-CMB-01a2")
def test_a_failed_assault_costs_reputation_all_the_same() -> None:
    table = pass_combat(frontier("1,-2").play(f"move {KEEP}", "done"))
    assert (table.me["reputation"], table.space(KEEP)["shields"]) == (-1, [])


@pytest.mark.rule("MK-CMB-02b", "MK-CMB-01e")
def test_an_assault_may_provoke_too() -> None:
    """From 1,-1 the way into the keep leads past the prowlers: they join, unfortified."""
    table = frontier("1,-1").play(f"move {KEEP}")
    assert fought(table) == ["swordsmen", "prowlers"]
    assert [(foe["defender"], foe["rampaging"], foe["fortified"]) for foe in table.combat["enemies"]] == [
        (True, False, 1),
        (False, True, 0),
    ]


@pytest.mark.rule("MK-CMB-02c2")
def test_rampaging_enemies_next_to_the_site_may_be_challenged_into_the_assault() -> None:
    table = frontier("1,-2").play(f"move {KEEP}")
    assert table.options == ["done", f"invite {ORC}"]
    table.play(f"invite {ORC}")
    assert fought(table) == ["swordsmen", "prowlers"]
    assert [foe["fortified"] for foe in table.combat["enemies"]] == [1, 0]


@pytest.mark.rule("MK-CMB-02c1")
def test_a_provoked_fight_may_be_widened() -> None:
    table = frontier("4,-2").play("move 3,-2")
    assert table.options == ["done", f"invite {ORC}"]
    assert fought(table.play(f"invite {ORC}")) == ["wolf_riders", "prowlers"]
    assert fought(frontier("4,-2").play("move 3,-2", "done")) == ["wolf_riders"]


@pytest.mark.rule("MK-CMB-02a")
def test_all_enemies_one_move_provokes_are_fought_together() -> None:
    table = setting(
        player={"hand": ["march"], "at": "2,-2", "move": 3},
        map={
            "tiles": {"0,1": "countryside_6", "1,0": "countryside_1"},
            "tokens": {"3,-3": "prowlers", "1,-2": "diggers"},
        },
    )
    table.play("move 2,-3")
    assert (table.combat["kind"], fought(table)) == ("challenge", ["prowlers", "diggers"])
    assert table.me["move"] == 0


@pytest.mark.rule("MK-CMB-01e", "MK-MOV-04c")
def test_moving_along_a_rampaging_enemy_provokes_it() -> None:
    place = {"tokens": {"3,-3": "prowlers"}}
    table = setting(player={"hand": ["march"], "at": "2,-2", "move": 9}, map=place).play("move 2,-3")
    assert (fought(table), table.me["reputation"]) == (["prowlers"], 0)
    table = setting(player={"hand": ["march"], "at": "1,-2", "move": 9}, map=place).play("move 2,-3")
    assert table.view["combat"] is None


@pytest.mark.rule("MK-CMB-01d", "MK-CMB-07")
def test_any_of_several_adjacent_rampaging_enemies_may_be_challenged() -> None:
    table = frontier("3,-2")
    assert table.offered("challenge") == [
        f"challenge {OTHER_ORC}",
        f"challenge {ORC}",
        f"challenge {OTHER_ORC} {ORC}",
    ]
    table.play(f"challenge {OTHER_ORC} {ORC}")
    assert (fought(table), table.combat["kind"], table.me["reputation"]) == (
        ["wolf_riders", "prowlers"],
        "challenge",
        0,
    )
    assert frontier("1,-2").refused(f"challenge {ORC}") == "MK-CMB-01d"


@pytest.mark.rule("MK-CMB-02")
def test_there_is_one_combat_in_a_turn() -> None:
    table = pass_combat(frontier("3,-2").play(f"challenge {ORC}"))
    assert table.offered("challenge") == []
    assert table.refused(f"challenge {OTHER_ORC}") == "MK-TURN-06d1"


@pytest.mark.rule("MK-CMB-01b", "MK-CMB-02d", "MK-CMB-07")
def test_entering_a_site_is_an_action_against_all_in_it_and_nobody_else() -> None:
    """The ruins lie next to a rampaging orc, which takes no part."""
    table = setting(
        player={"hand": ["march"], "at": "4,-3"},
        map={
            "tiles": {"1,0": "countryside_8"},
            "tokens": {"3,-2": "prowlers"},
            "ruins": {"4,-3": "ruins_green_green"},
        },
        piles={"green": ["diggers", "wolf_riders"]},
    )
    assert table.offered("challenge") == ["challenge 3,-2"]
    table.play("enter")
    assert (fought(table), table.combat["kind"]) == (["diggers", "wolf_riders"], "adventure")
    assert [foe["fortified"] for foe in table.combat["enemies"]] == [1, 0]
    assert table.me["reputation"] == 0


@pytest.mark.rule("MK-CMB-01b")
def test_there_is_nothing_to_enter_on_open_ground() -> None:
    assert setting(player={"hand": ["march"]}).refused("enter") == "MK-CMB-01b"


@pytest.mark.rule("MK-CMB-01b2")
@pytest.mark.parametrize(
    ("tile", "at", "again"),
    [
        ("countryside_7", "3,-1", True),  # dungeon
        ("core_1", "4,-3", True),  # tomb
        ("countryside_6", "2,-2", False),  # monster den
        ("core_1", "2,-2", False),  # spawning grounds
        ("countryside_8", "4,-3", False),  # ruins
    ],
)
def test_which_sites_may_be_entered_after_conquest(tile: str, at: str, again: bool) -> None:
    place: dict[str, Any] = {"tiles": {"1,0": tile}}
    if tile == "countryside_8":
        place["ruins"] = {at: "ruins_green_green"}
    player = {"hand": ["march"], "at": at}
    assert setting(player=player, map=place).offered("enter") == ["enter"]
    table = setting(player=player, map={**place, "shields": [at]})
    assert table.offered("enter") == (["enter"] if again else [])


@pytest.mark.rule("MK-CMB-01c1", "MK-CMB-01c2")
def test_burning_a_monastery_costs_3_reputation_first() -> None:
    place = {"tiles": {"1,0": "countryside_5"}}
    table = setting(player={"hand": ["march"], "at": "4,-3"}, map=place, piles={"violet": ["monks_enemy"]})
    table.play("burn")
    assert (table.me["reputation"], fought(table)) == (-3, ["monks_enemy"])
    lines = table.log
    assert lines.index("mk-event-reputation") < lines.index("mk-event-burn") < lines.index("mk-event-combat")
    assert table.foe(1)["fortified"] == 0
    assert pass_combat(table).me["reputation"] == -3
    assert setting(player={"hand": ["march"]}).refused("burn") == "MK-TURN-06c4"


@pytest.mark.rule("MK-CMB-03", "MK-CMB-03a", "MK-CMB-03b", "MK-CMB-03c", "MK-CMB-03d")
def test_the_four_phases_in_their_order() -> None:
    table = fight("prowlers", units=["peasants"])
    seen = [table.combat["phase"]]
    for answer in ("next", "next", "damage 1 1 hero"):
        seen.append(table.play(answer).combat["phase"])
    assert seen == ["ranged", "block", "damage", "attack"]
    assert table.refused("end turn") == "MK-CMB-03"
    assert table.play("next").view["phase"] == "after"


@pytest.mark.rule("MK-CMB-05")
def test_effects_on_an_enemy_last_beyond_their_phase() -> None:
    """Worn down in the Ranged phase, it stays so: attack 4 - 1, Armor 3 - 1."""
    table = fight("prowlers", units=["shocktroops"]).play("use shocktroops 1 2", "against 1 1")
    assert (table.foe(1)["armor"], needs(table)) == (2, [(3, 3)])
    table.play("next", "next", "damage 1 1 shocktroops 1")
    assert (table.combat["phase"], table.foe(1)["armor"]) == ("attack", 2)


@pytest.mark.rule("MK-CMB-06a")
@pytest.mark.parametrize("phase", ["ranged", "block", "attack"])
def test_special_effects_may_be_played_in_every_phase(phase: str) -> None:
    table = fight("prowlers", phase=phase, hand=["concentration", "mana_draw"])
    table.play("play concentration", "choose mana red", "play mana_draw")
    assert (table.me["mana"], table.me["dice"]) == ({"red": 1}, 2)


@pytest.mark.rule("MK-CMB-06b")
def test_nothing_heals_in_combat() -> None:
    table = fight("prowlers", hand=["tranquility", "wound"], heal=1)
    assert table.offered("play tranquility") == []
    assert table.refused("play tranquility") == "MK-CMB-06b"
    assert table.refused("heal hand") == "MK-CMB-06b"

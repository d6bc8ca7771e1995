"""What a combat leaves behind (MK-RES): Shields, Reputation, survivors, withdrawal."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..fights import fight, hurt, setting

VICTORY = {"hand": ["rage"] * 6, "mana": {"red": 6}, "fame": 99, "level": 10}


def strike(table: Table, *groups: str) -> Table:
    """Let the enemies strike, then beat each group with as many strong Rages as it takes."""
    while table.combat["phase"] != "attack":
        table.play("next")
    for group in groups:
        while f"attack {group}" not in table.options:
            table.play("play rage strong red token")
        table.play(f"attack {group}")
    return table


def end_turn(table: Table) -> Table:
    """End the turn; a card is discarded only where none was played."""
    table.play("end turn")
    if table.prompt == "mk-ask-must-discard":
        table.play("discard rage")
    return table.play("done") if table.prompt == "mk-ask-discard" else table


def site(tile: str, at: str, *, player: dict[str, Any] | None = None, **tables: Any) -> Table:
    """The Hero on a space of a tile laid at slot 1,0."""
    place = {"tiles": {"1,0": tile}, **tables.pop("map", {})}
    return setting(player={"at": at, **(player or VICTORY)}, map=place, **tables)


def assault(garrison: str, *, player: dict[str, Any] | None = None) -> Table:
    """The keep of core tile 10 assaulted from 1,-1, past prowlers that join the fight."""
    place = {"tokens": {"2,-1": "prowlers", "2,-2": garrison}}
    return site("core_10", "1,-1", player={"move": 3, **(player or VICTORY)}, map=place).play("move 2,-2")


@pytest.mark.rule("MK-RES-01")
def test_the_combat_ends_after_the_attack_phase_whoever_stands() -> None:
    table = fight("prowlers", "diggers", phase="attack", pool=["attack 3 physical melee"]).play("attack 1", "next")
    assert (table.view["combat"], table.view["phase"]) == (None, "after")
    assert table.log[-1] == "mk-event-combat-over"


@pytest.mark.rule("MK-RES-02a1", "MK-RES-02a2")
def test_a_beaten_rampager_leaves_empty_ground_and_reputation_but_no_shield() -> None:
    table = setting(player={**VICTORY, "at": "2,-2"}, map={"tokens": {"3,-3": "prowlers"}})
    assert table.refused("move 3,-3") == "MK-MOV-04b"
    strike(table.play("challenge 3,-3"), "1")
    here = table.space("3,-3")
    assert (here["tokens"], here["shields"], here["cost"], here["safe"]) == ([], [], 3, True)
    assert table.me["reputation"] == 1


@pytest.mark.rule("MK-RES-02a2")
def test_reputation_for_orcs_and_draconum() -> None:
    """Two orcs and a draconum in one combat: +1 +1 +2."""
    table = setting(
        player={**VICTORY, "at": "3,-4"},
        map={
            "tiles": {"0,1": "countryside_5", "1,0": "countryside_1", "1,1": "core_6"},
            "tokens": {"3,-3": "prowlers", "2,-3": "prowlers", "3,-5": "swamp_dragon"},
        },
    )
    table.play("challenge 3,-3 2,-3 3,-5")
    strike(table, "1 2", "3")
    assert (table.view["combat"], table.me["reputation"]) == (None, 4)
    assert table.me["fame"] == 99 + 2 + 2 + 7


@pytest.mark.rule("MK-RES-02a3")
def test_orcs_and_draconum_elsewhere_give_no_reputation() -> None:
    table = site(
        "countryside_8",
        "4,-3",
        map={"ruins": {"4,-3": "ruins_green_red"}},
        piles={"green": ["prowlers"], "red": ["swamp_dragon"]},
    )
    strike(table.play("enter"), "1 2")
    assert (table.me["reputation"], table.space("4,-3")["shields"]) == (0, [0])


@pytest.mark.rule("MK-RES-02b1", "MK-RES-02b2")
def test_a_cleared_site_is_marked_and_pays_at_the_end_of_the_turn() -> None:
    table = site("countryside_6", "2,-2", piles={"brown": ["minotaur"]}, rolls=["red", "blue"])
    strike(table.play("enter"), "1")
    assert (table.space("2,-2")["shields"], table.space("2,-2")["tokens"]) == ([0], [])
    assert table.view["rewards"] == ["random_crystal", "random_crystal"]
    assert sum(table.me["crystals"].values()) == 0
    assert end_turn(table).me["crystals"] == {"red": 1, "blue": 1, "white": 0, "green": 0}


@pytest.mark.rule("MK-RES-02b1")
def test_a_site_half_cleared_is_not_marked() -> None:
    table = site("core_1", "2,-2", piles={"brown": ["minotaur", "gargoyle"]})
    strike(table.play("enter"), "1").play("next")
    assert (table.space("2,-2")["shields"], table.view["rewards"]) == ([], [])


@pytest.mark.rule("MK-RES-02c1", "MK-RES-02c2", "MK-RES-02c3", "MK-CMB-02b")
def test_a_keep_falls_with_its_defenders_whatever_the_orcs_do() -> None:
    table = strike(assault("swordsmen"), "1").play("next")
    keep = table.space("2,-2")
    assert (keep["shields"], keep["tokens"], keep["safe"]) == ([0], [], True)
    assert table.me["at"] == "2,-2"
    assert [token["enemy"] for token in table.space("2,-1")["tokens"]] == ["prowlers"]
    assert table.me["reputation"] == -1


@pytest.mark.rule("MK-RES-02c4", "MK-RES-02c3")
def test_a_mage_tower_pays_a_spell() -> None:
    table = site("countryside_4", "3,-1", player={**VICTORY, "move": 5}, map={"tokens": {"3,-2": "monks_enemy"}})
    strike(table.play("move 3,-2", "done"), "1")
    assert (table.space("3,-2")["shields"], table.view["rewards"]) == ([0], ["spell"])


@pytest.mark.rule("MK-RES-02d")
def test_a_burned_monastery_is_empty_ground_and_pays_an_artifact() -> None:
    table = site("countryside_5", "4,-3", piles={"violet": ["monks_enemy"]})
    assert table.space("4,-3")["site"] == "monastery"
    strike(table.play("burn"), "1")
    here = table.space("4,-3")
    assert (here["site"], here["burned"], here["shields"]) == (None, True, [0])
    assert (table.view["rewards"], table.me["reputation"]) == (["artifact"], -3)


@pytest.mark.rule("MK-RES-03a")
def test_an_undefeated_rampager_stays() -> None:
    table = setting(player={**VICTORY, "at": "2,-2"}, map={"tokens": {"3,-3": "prowlers"}})
    strike(table.play("challenge 3,-3")).play("next")
    assert [token["enemy"] for token in table.space("3,-3")["tokens"]] == ["prowlers"]
    assert table.me["reputation"] == 0


@pytest.mark.rule("MK-RES-03b1")
@pytest.mark.parametrize(
    ("tile", "at", "pile", "first", "second", "action"),
    [
        ("countryside_7", "3,-1", "brown", "gargoyle", "minotaur", "enter"),
        ("core_1", "4,-3", "red", "swamp_dragon", "fire_dragon", "enter"),
        ("countryside_5", "4,-3", "violet", "monks_enemy", "ice_mages_enemy", "burn"),
    ],
)
def test_enemies_of_dungeons_tombs_and_monasteries_do_not_wait(
    tile: str, at: str, pile: str, first: str, second: str, action: str
) -> None:
    table = site(tile, at, piles={pile: [first, second]}).play(action)
    assert table.foe(1)["enemy"] == first
    strike(table).play("next")
    assert table.space(at)["tokens"] == []
    end_turn(table)
    assert table.play(action).foe(1)["enemy"] == second


@pytest.mark.rule("MK-RES-03c1", "MK-RES-03c2")
def test_survivors_of_a_den_wait_face_up() -> None:
    table = site("countryside_6", "2,-2", piles={"brown": ["minotaur", "gargoyle"]}).play("enter")
    strike(table).play("next")
    assert table.space("2,-2")["tokens"] == [{"enemy": "minotaur", "pile": "brown", "up": True, "rampaging": False}]
    end_turn(table)
    assert table.play("enter").foe(1)["enemy"] == "minotaur"


@pytest.mark.rule("MK-RES-03c1")
def test_only_the_survivors_of_spawning_grounds_are_met_again() -> None:
    table = site("core_1", "2,-2", piles={"brown": ["minotaur", "gargoyle", "medusa"]}).play("enter")
    strike(table, "1").play("next")
    assert [token["enemy"] for token in table.space("2,-2")["tokens"]] == ["gargoyle"]
    end_turn(table)
    assert [foe["enemy"] for foe in table.play("enter").combat["enemies"]] == ["gargoyle"]


@pytest.mark.rule("MK-RES-03c1")
def test_survivors_of_ruins_wait_too() -> None:
    table = site(
        "countryside_8",
        "4,-3",
        map={"ruins": {"4,-3": "ruins_green_brown"}},
        piles={"green": ["wolf_riders"], "brown": ["minotaur"]},
    )
    strike(table.play("enter"), "2").play("next")
    assert [(token["enemy"], token["up"]) for token in table.space("4,-3")["tokens"]] == [("wolf_riders", True)]
    assert table.space("4,-3")["ruin"] == "ruins_green_brown"


@pytest.mark.rule("MK-RES-03d1", "MK-RES-03d2")
def test_a_failed_assault_withdraws_without_a_wound() -> None:
    table = assault("golems")  # 2 damage and the prowlers' 4 at Armor 4: two Wounds
    strike(table).play("next")
    assert (table.me["at"], hurt(table)) == ("1,-1", (2, 0))
    assert [(token["enemy"], token["up"]) for token in table.space("2,-2")["tokens"]] == [("golems", True)]
    assert end_turn(table).me["at"] == "1,-1"
    assert "mk-event-forced-withdrawal" not in table.log


@pytest.mark.rule("MK-RES-03d3", "MK-END-02a")
def test_withdrawn_to_an_unsafe_space_the_hero_is_forced_farther_back() -> None:
    """The keep is assaulted from a lake crossed by an effect; the lake is no place to end a turn."""
    table = setting(
        player={**VICTORY, "path": ["1,-3", "2,-4"], "move": 3},
        map={"tiles": {"1,1": "countryside_10"}, "tokens": {"3,-4": "golems"}},
    )
    table.play("move 3,-4", "done")
    strike(table).play("next")
    assert (table.me["at"], hurt(table), table.space("2,-4")["safe"]) == ("2,-4", (1, 0), False)
    table.play("end turn")
    assert (table.me["at"], hurt(table)) == ("1,-3", (2, 0))


@pytest.mark.rule("MK-RES-04")
def test_fame_is_kept_though_the_site_holds() -> None:
    table = site("core_1", "2,-2", piles={"brown": ["minotaur", "gargoyle"]}).play("enter")
    strike(table, "1").play("next")
    assert table.me["fame"] == 99 + 4

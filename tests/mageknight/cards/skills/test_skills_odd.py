"""Skills with rules of their own: what is ignored on an enemy, a disguise, a turning Shield."""

from __future__ import annotations

from typing import Any

import pytest

from ...rules.allies import finish
from ...rules.fights import meter, needs, setting
from ...scripted import Table
from ..tables import at_peace, crystals, in_fight, points, pool

PREY = "wolfhawk_know_your_prey"


def prey(enemy: str, phase: str = "block", **more: Any) -> Table:
    table = in_fight("march", skills=[PREY], enemies=(enemy,), phase=phase, **more)
    return table.play(f"skill {PREY}") if f"skill {PREY}" in table.options else table


@pytest.mark.parametrize(
    ("enemy", "ignored", "expected"),
    [
        ("wolf_riders", "swift", (3, 3)),  # swift: twice 3 to block
        ("ironclads", "brutal", (4, 4)),  # brutal: twice 4 in damage
    ],
)
def test_know_your_prey_ignores_an_ability_of_attacks(enemy: str, ignored: str, expected: tuple[int, int]) -> None:
    assert needs(in_fight("march", enemies=(enemy,), phase="block")) != [expected]
    assert needs(prey(enemy).play(f"ignore 1 {ignored}")) == [expected]


def test_know_your_prey_ignores_a_resistance() -> None:
    plain = in_fight("march", pool=["attack 3 physical melee"], phase="attack")
    assert meter(plain, 1) == (1, 3)  # Ironclads: 3 halved
    table = prey("ironclads", phase="attack", pool=["attack 3 physical melee"])
    assert meter(table, 1) == (3, 3)  # the attacks are over: nothing else could be ignored


def test_know_your_prey_ignores_a_fortification_of_the_enemy() -> None:
    table = prey("diggers", phase="ranged").play("ignore 1 fortified")
    assert table.foe(1)["fortified"] == 0
    assert in_fight("march", enemies=("diggers",)).foe(1)["fortified"] == 1


def test_know_your_prey_takes_the_element_from_an_attack() -> None:
    blocks = ["block 5 physical"]
    before = in_fight("march", enemies=("fire_mages_enemy",), phase="block", pool=blocks)
    assert before.offered("block 1") == []  # 6 fire: 5 physical are worth 2
    table = prey("fire_mages_enemy", pool=["block 6 physical"])
    assert "ignore 1 element 1 physical" in table.options
    table.play("ignore 1 element 1 physical")
    assert table.foe(1)["attacks"][0]["element"] == "physical"
    assert table.offered("block 1") == ["block 1 1"]


def test_know_your_prey_leaves_fire_or_ice_of_cold_fire() -> None:
    table = prey("high_dragon")
    elements = [option for option in table.options if "element" in option]
    assert elements == ["ignore 1 element 1 fire", "ignore 1 element 1 ice"]
    table.play("ignore 1 element 1 ice")
    assert table.foe(1)["attacks"][0]["element"] == "ice"


def test_know_your_prey_knows_nothing_of_arcane_immunity_or_plain_enemies() -> None:
    for enemy in ("shadow", "prowlers"):
        assert f"skill {PREY}" not in in_fight("march", skills=[PREY], enemies=(enemy,), phase="block").options
    assert f"skill {PREY}" not in at_peace("march", skills=[PREY]).options


DISGUISE = "krang_arcane_disguise"
VILLAGE = "4,-2"


def test_arcane_disguise_gives_influence() -> None:
    table = at_peace("march", skills=[DISGUISE], at=VILLAGE).play("interact", f"skill {DISGUISE}")
    assert points(table) == (0, 2, 0)  # in talks it is too late for the other use
    assert f"turn {DISGUISE}" not in table.options


def test_arcane_disguise_hides_a_bad_name_and_a_good_one() -> None:
    for reputation in (-7, -3, 5):
        table = at_peace("march", skills=[DISGUISE], at=VILLAGE, reputation=reputation)
        assert ("interact" in table.options) == (reputation > -7)
        table.play(f"skill {DISGUISE}", "choose ignore_reputation + flip_self", "interact")
        assert table.me["influence"] == 0


def test_arcane_disguise_is_turned_up_for_green_mana() -> None:
    skill: dict[str, Any] = {"skills": [DISGUISE], "deck": ["march"] * 9}
    table = at_peace("march", mana={"green": 1}, **skill)
    table.play(f"skill {DISGUISE}", "choose ignore_reputation + flip_self", f"turn {DISGUISE}")
    assert (table.me["mana"], table.offered("skill")) == ({}, [])  # not twice in a turn
    table.play("play march", "end turn")
    assert f"skill {DISGUISE}" in table.options
    poor = at_peace("march", mana={"red": 1}, **skill)
    poor.play(f"skill {DISGUISE}", "choose ignore_reputation + flip_self")
    assert poor.offered("turn") == []
    poor.play("play march", "end turn")
    assert (poor.offered("skill"), poor.me["skills"]) == ([], [{"skill": DISGUISE, "used": True}])


CHAOS = "krang_master_of_chaos"


def test_master_of_chaos_turns_its_shield_clockwise() -> None:
    table = in_fight("march", skills=[CHAOS], phase="block", enemies=("prowlers",)).play(f"skill {CHAOS}")
    assert pool(table) == ["block 3 physical plain"]
    assert table.me["skills"] == [{"skill": CHAOS, "used": True, "mark": "blue"}]
    assert table.offered("skill") == []


def test_master_of_chaos_turn_by_turn() -> None:
    """Outside combat Block and attacks come to nothing, but the Shield moves on."""
    tables = {"dummy": {"deck": ["rage"] * 16}}
    table = at_peace(*["march"] * 5, skills=[CHAOS], deck=["march"] * 20, tables=tables)
    found = []
    for _ in range(6):
        table.play(f"skill {CHAOS}")
        for choice in [option for option in table.options if option == "choose influence 2"]:
            table.play(choice)
        found.append((table.me["skills"][0]["mark"], *points(table)[:2]))
        table.play("play march", "end turn", "done")
    assert found == [
        ("blue", 0, 0),
        ("green", 1, 0),
        ("black", 0, 0),
        ("white", 0, 2),
        ("red", 0, 0),
        ("gold", 0, 2),
    ]


DUELING = "wolfhawk_dueling"


def duel(*enemies: str, **more: Any) -> Table:
    found = {"skills": [DUELING], "phase": "block", "mana": {}, **more}
    return in_fight("rage", enemies=enemies, **found).play(f"skill {DUELING}")


def test_dueling_blocks_one_enemy_only() -> None:
    table = duel("diggers", "prowlers", pool=["block 3 physical"])
    assert table.options == ["target 1", "target 2"]
    table.play("target 1")
    assert table.offered("block") == ["block 1 1"]  # 3 and 1 would stop the 4 of the Prowlers
    assert pool(table.play("block 1 1")) == []


def test_dueling_keeps_its_block_while_another_enemy_is_blocked() -> None:
    table = duel("diggers", "prowlers", pool=["block 4 physical"]).play("target 1", "block 2 1")
    assert pool(table) == ["block 1 physical plain"]
    assert table.offered("block") == []


def test_dueling_strikes_the_same_enemy_later() -> None:
    table = duel("diggers", "prowlers", pool=["block 4 physical"]).play("target 1", "block 2 1", "next")
    while table.combat["phase"] == "damage":
        table.play(table.options[0])
    assert pool(table) == ["attack 1 physical melee"]
    assert (meter(table, 1), meter(table, 2)) == ((1, 3), (0, 3))


def test_dueling_wins_fame_for_its_enemy() -> None:
    table = duel("diggers", pool=["block 2 physical"])
    table.play(*table.offered("target"), "block 1 1", "next", "play rage")
    assert meter(table, 1) == (3, 3)  # the duel 1 and Rage 2
    assert table.play("attack 1").me["fame"] == 3  # Diggers 2 and 1


def test_dueling_wins_no_fame_with_the_help_of_a_unit() -> None:
    table = duel("diggers", pool=["block 2 physical"], units=["peasants"])
    table.play(*table.offered("target"), "block 1 1", "next", "use peasants 1 1")
    assert meter(table, 1) == (3, 3)  # the duel 1 and Peasants 2
    assert table.play("attack 1").me["fame"] == 2


def test_dueling_wins_no_fame_for_another_enemy() -> None:
    """Rage 4 with red mana beats the Prowlers (3 Armor, Fame 2), who were not in the duel."""
    table = duel("diggers", "prowlers", pool=["block 4 physical"], mana={"red": 1}).play(
        "target 1", "block 2 1", "next"
    )
    while table.combat["phase"] == "damage":
        table.play(table.options[0])
    table.play("play rage strong red token", "attack 2")
    assert table.me["fame"] == 2


def test_dueling_is_for_the_block_phase() -> None:
    for phase in ("ranged", "attack"):
        assert f"skill {DUELING}" not in in_fight("march", skills=[DUELING], phase=phase).options
    assert f"skill {DUELING}" not in at_peace("march", skills=[DUELING]).options


ENHANCE = "krang_mana_enhancement"
GREEN = "play march strong green token"


def test_mana_enhancement_answers_basic_mana() -> None:
    table = at_peace("march", "march", skills=[ENHANCE], mana={"green": 2}, deck=["march"] * 9)
    assert table.offered("skill") == []
    table.play(GREEN)
    assert table.options == ["color green", "done"]
    table.play("done", GREEN, "color green")  # asked again, as it was not used
    assert (crystals(table), table.me["move"]) == ({"green": 1}, 8)
    assert table.me["skills"] == [{"skill": ENHANCE, "used": True, "centre": True, "mark": "green"}]
    assert table.offered("return") == []


def test_mana_enhancement_alone_is_returned_in_the_next_turn() -> None:
    table = at_peace("march", "march", skills=[ENHANCE], mana={"green": 2}, deck=["march"] * 9)
    table.play(GREEN, "color green", GREEN)  # once a round
    table.play("end turn", f"return {ENHANCE}")
    assert (table.me["mana"], table.offered("return")) == ({"green": 1}, [])


def test_mana_enhancement_counts_gold_as_the_colour_it_stands_for() -> None:
    table = at_peace("march", skills=[ENHANCE], mana={"gold": 1}).play("play march strong gold token")
    assert table.options == ["color green", "done"]


@pytest.mark.rule("MK-SKILL-T4", "MK-SKILL-T6")
def test_mana_enhancement_is_returned_by_another_player() -> None:
    hand = {"hand": ["march", "rage"], "deck": ["rage"] * 9}
    table = setting(
        scenario="full_cooperation",
        hero="krang",
        dummy={"deck": ["march"] * 16},
        player={"skills": [ENHANCE], "mana": {"green": 1}, "at": "1,0", **hand},
        rivals=[{"hero": "tovak", "at": "1,-1", **hand}],
    )
    finish(table.play(GREEN, "color green"))
    assert table.seat == 1
    table.play(f"return {ENHANCE}")
    assert table.player(1)["mana"] == {"green": 1}
    assert table.offered("return") == []

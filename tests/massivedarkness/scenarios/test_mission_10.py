"""Mission 10, The Heart of Darkness (MD-MIS-10): three stages, three Emissaries.

Stage 1 is 6r and 3r: the Emissary waits in 3r.c3 behind door5. Stair A leads from 3r.b1 to 1v.c1.
Stage 2 is 1v and 2v: the Emissary waits in 2v.c2, in the chamber behind door8. Stair B leads from 2v.b1 to 4v.b3.
Stage 3 is 4v:  +-----+-----+-----+
                |4v A1#4v B1#4v C1|   pillar1 and pillar2 (#) on both sides of the Emissary in b1
                +door11-----door12+
                |4v a2 4v b2 4v c2|
                +-----+     +-----+
                |4v B3|4v b3|4v C3|   levers in a3 (behind door9) and c3 (behind door10)
                +-----+-----+-----+
"""

from __future__ import annotations

from typing import Any

import pytest

from ..rules.dungeon import Piece, at, deeds, enemy, hero, scene
from ..scripted import Table, given

STAGE_2 = ["stage:2", "slain:emissary1"]
STAIR_B = ["stage:2", "slain:emissary1+emissary2"]
STAGE_3 = ["stage:3", "slain:emissary1+emissary2"]
FOUR = ("bjorn", "elias", "owen", "siegfried")


def first(**keys: Any) -> Piece:
    return enemy("abyssal_demon_lesser", "3r.c3", tag="emissary1", **{"asleep": True, **keys})


def last(**keys: Any) -> Piece:
    return enemy("abyssal_demon_greater", "4v.b1", tag="emissary3", **{"asleep": True, **keys})


def heart(*pieces: Piece, **keys: Any) -> Table:
    return scene(*pieces, **{"scenario": "mission_10", **keys})


def morning(*pieces: Piece, **keys: Any) -> Table:
    """A round begins with everybody where they stand."""
    return heart(*pieces, **{"phase": "round", "turn": {}, **keys})


@pytest.mark.rule("MD-MIS-10-01")
def test_the_map() -> None:
    view = given('scenario = "mission_10"').view
    assert sorted(tile["tile"] for tile in view["map"]["tiles"]) == ["1v", "2v", "3r", "4v", "6r"]
    assert [token["level"] for token in view["board"]["levels"]] == [1, 2, 3, 4, 5]
    assert sorted(view["board"]["pillars"]) == ["pillar1", "pillar2"]
    assert [(link["a"], link["b"]) for link in view["map"]["links"]] == [("3r.b1", "1v.c1"), ("2v.b1", "4v.b3")]


@pytest.mark.rule("MD-MIS-10-02")
def test_the_objective() -> None:
    goals = given('scenario = "mission_10"').view["goals"]
    assert [(goal["goal"], goal["have"], goal["need"]) for goal in goals] == [("emissary", 0, 3)]


# Stairs.


@pytest.mark.rule("MD-MIS-10-03")
def test_stairs_are_one_step() -> None:
    table = heart(hero("elias", "3r.b1"), level=2, notes=["slain:emissary1"])
    assert "move 1v.c1" in table.options
    table.play("move 1v.c1")
    assert (table.hero("elias")["at"], table.turn["points"]) == ("1v.c1", 1)


@pytest.mark.rule("MD-MIS-10-03")
def test_nobody_sees_across_stairs() -> None:
    archers = enemy("goblin_archers_l3", "1v.c1")
    table = heart(archers, hero("elias", "3r.b1", hands=["se_short_bow"]), level=3, notes=STAGE_2)
    assert table.offered("ranged") == []
    assert table.foe("goblin_archers")["sees_heroes"] == []


@pytest.mark.rule("MD-MIS-10-04")
def test_no_hero_climbs_while_the_emissary_of_the_stage_lives() -> None:
    table = heart(first(), hero("elias", "3r.b1"), level=2)
    assert "move 1v.c1" not in table.options
    assert table.refused("move 1v.c1") == "MD-MIS-10-04"
    table = heart(hero("elias", "2v.b1"), level=4, notes=STAGE_2)
    assert "move 4v.b3" not in table.options


@pytest.mark.rule("MD-MIS-10-04")
def test_going_back_is_free() -> None:
    assert "move 3r.b1" in heart(hero("elias", "1v.c1"), level=3, notes=STAGE_2).options


@pytest.mark.rule("MD-MIS-10-03")
def test_enemies_use_stairs_freely() -> None:
    # Elias stands in the light of the start zone; they come down to him though the Emissary lives.
    table = heart(first(), enemy("orc_flayers_l1", "1v.c1"), hero("elias", "6r.b3")).play("end")
    assert deeds(table, "orc_flayers") == ["to 3r.b1", "to 3r.b2"]


# Darkness.


@pytest.mark.rule("MD-MIS-10-05")
def test_stage_2_costs_a_wound_for_each_starting_hero_shared_at_will() -> None:
    table = morning(*(hero(name, "1v.c1") for name in FOUR), level=3, notes=STAGE_2)
    assert table.prompt == "md-ask-darkness"
    assert table.options == [f"suffer {name}" for name in FOUR]
    table.play("suffer owen", "suffer owen", "suffer bjorn", "suffer owen")
    assert [table.hero(name)["health"] for name in FOUR] == [4, 5, 2, 5]
    assert table.prompt == "md-ask-action"


@pytest.mark.rule("MD-MIS-10-06")
def test_stage_3_costs_twice_as_many_instead() -> None:
    table = morning(*(hero(name, "4v.b3") for name in FOUR), level=5, notes=STAGE_3)
    for name in FOUR * 2:
        table.play(f"suffer {name}")
    assert [table.hero(name)["health"] for name in FOUR] == [3, 3, 3, 3]
    assert table.prompt == "md-ask-action"
    assert table.view["special"] == {"stage": 3, "darkness": 8}


@pytest.mark.rule("MD-MIS-10-05")
def test_no_darkness_on_stage_1() -> None:
    assert morning(first(), hero("elias", "3r.b1"), level=2).hero("elias")["health"] == 5


@pytest.mark.rule("MD-MIS-10-05")
def test_the_darkness_stays_when_the_heroes_go_back() -> None:
    assert morning(hero("elias", "3r.b1"), level=3, notes=STAGE_2).hero("elias")["health"] == 4


@pytest.mark.rule("MD-MIS-10-05")
def test_resurrections_come_first() -> None:
    table = morning(hero("bjorn", "1v.c1"), hero("elias", "1v.c1", dead=True), level=3, notes=STAGE_2, lifebringer=1)
    assert table.options == ["suffer bjorn", "suffer elias"]


@pytest.mark.rule("MD-MIS-10-06")
def test_the_living_suffer_it_in_full() -> None:
    table = morning(hero("bjorn", "4v.b3", health=1), hero("elias", "4v.b3"), level=5, notes=STAGE_3)
    table.play("suffer bjorn")
    # Bjorn is dead; the other three wounds are left to Elias.
    assert (table.hero("bjorn")["health"], table.hero("elias")["health"]) == (0, 2)


# The Emissary.


@pytest.mark.rule("MD-MIS-10-09", "MD-MIS-10-07")
@pytest.mark.parametrize("seed", range(4))
def test_the_first_emissary_stands_there_from_the_start(seed: int) -> None:
    foes = given(f'scenario = "mission_10"\nseed = {seed}').view["enemies"]
    assert [(foe["card"], foe["at"], foe["asleep"]) for foe in foes] == [("abyssal_demon_lesser", "3r.c3", True)]
    assert foes[0]["loot"].startswith("t1_")


@pytest.mark.rule("MD-MIS-10-10")
def test_the_second_emissary_appears_when_a_hero_enters_stage_2() -> None:
    table = heart(hero("elias", "3r.b1"), level=2, notes=["slain:emissary1"])
    assert table.foes == []
    table.play("move 1v.c1")
    demon = table.foe("abyssal_demon")
    assert (demon["card"], demon["at"], demon["asleep"]) == ("abyssal_demon_lesser", "2v.c2", True)
    assert demon["loot"].startswith("t2_")
    table.play("move 3r.b1", "move 1v.c1", "stop")
    assert table.foes == ["abyssal_demon"]  # once


@pytest.mark.rule("MD-MIS-10-11", "MD-MIS-10-12")
def test_the_third_emissary_appears_with_a_monster_card_for_equipment() -> None:
    table = heart(hero("elias", "2v.b1"), level=4, notes=STAIR_B, decks={"greater": ["hellhound_greater"]})
    table.play("move 4v.b3")
    demon = table.foe("abyssal_demon")
    assert (demon["card"], demon["at"], demon["asleep"]) == ("abyssal_demon_greater", "4v.b1", True)
    assert demon["loot"] == "hellhound_greater"


@pytest.mark.rule("MD-MIS-10-12")
def test_the_third_emissary_never_draws_its_own_card() -> None:
    decks = {"greater": ["abyssal_demon_greater", "ogre_mage_greater"]}
    table = heart(hero("elias", "2v.b1"), level=4, notes=STAIR_B, decks=decks).play("move 4v.b3")
    assert (table.foe("abyssal_demon")["card"], table.foe("abyssal_demon")["loot"]) == (
        "abyssal_demon_greater",
        "ogre_mage_greater",
    )


@pytest.mark.rule("MD-MIS-10-12")
def test_the_monster_card_adds_its_dice_up_to_three_of_a_colour() -> None:
    # Melee: 2 red and 1 yellow of the demon, 2 red and 1 yellow of the hellhound; three red at most.
    # Magic: 2 red and 1 yellow, and 2 red of the hellhound. Defence: 2 green, and 1 green and 1 blue.
    table = heart(last(loot="hellhound_greater"), hero("elias", "4v.b3"), level=5, notes=STAGE_3)
    assert table.foe("abyssal_demon")["dice"] == {"melee": [2, 3], "magic": [1, 3], "defense": [1, 3]}


@pytest.mark.rule("MD-MIS-10-12")
def test_the_monster_card_lends_its_enchantments() -> None:
    table = heart(
        last(loot="hellhound_greater", asleep=False),
        hero("siegfried", "4v.b1"),
        level=5,
        notes=STAGE_3,
        pillars={},
        rolls=["y0", "y5", "r0", "r0", "r0", "b0", "b0", "b0"],
    )
    table.play("end")
    # Two hits, no shield, and one more wound for the Bam the hellhound spends.
    assert (deeds(table), table.told("md-event-hurt")[0]["n"]) == (["melee siegfried"], 3)


@pytest.mark.rule("MD-MIS-10-07")
def test_the_emissary_is_no_roaming_monster_for_events() -> None:
    table = heart(
        first(asleep=False, life=3),
        hero("elias", "6r.a3"),
        event="e5",
        decks={"lesser": ["giant_spider_lesser"]},
        open=["door5"],
    )
    table.play("end")
    assert at(table, "giant_spider") == "3r.b2"


@pytest.mark.rule("MD-MIS-10-07")
def test_between_two_stages_the_figure_of_the_demon_is_kept_for_the_emissary() -> None:
    table = heart(
        hero("elias", "6r.b3"),
        level=2,
        notes=["slain:emissary1"],
        event="e6",
        decks={"lesser": ["abyssal_demon_lesser", "giant_spider_lesser"]},
    )
    table.play("end")
    assert table.foes == ["giant_spider"]
    assert table.view["discards"]["lesser"] == ["abyssal_demon_lesser"]


@pytest.mark.rule("MD-MIS-10-08", "MD-MIS-10-13")
def test_the_emissary_wakes_when_its_chamber_is_opened_and_no_door_card_is_drawn() -> None:
    asleep = heart(first(), hero("elias", "3r.c2"), level=2).play("end")
    assert deeds(asleep) == []
    table = heart(first(), hero("elias", "3r.c2"), level=2, rolls=["r0", "b0"])
    table.play("open door5", "stop")
    assert (table.told("md-event-door-card"), table.foe("abyssal_demon")["asleep"]) == ([], False)
    table.play("end")
    assert deeds(table)[0] == "magic elias"


@pytest.mark.rule("MD-MIS-10-13")
def test_other_chambers_have_their_door_cards() -> None:
    table = heart(first(), hero("elias", "3r.b1"), level=2, decks={"door": ["d1"]}).play("open door3")
    assert table.told("md-event-door-card") == [{"door_card": "d1"}]
    assert table.foe("abyssal_demon")["asleep"]


@pytest.mark.rule("MD-MIS-10-02")
def test_each_defeat_gives_experience_and_equipment() -> None:
    table = heart(
        first(asleep=False, life=1, loot="t1_hammer"),
        hero("bjorn", "6r.b3"),
        hero("siegfried", "3r.c3", hands=["se_mace"]),
        level=2,
        open=["door5"],
        rolls=["y1", "y1", "b0"],
    )
    table.play("melee abyssal_demon")
    assert "t1_hammer" in table.hero("siegfried")["bag"]
    assert (table.hero("bjorn")["xp"], table.hero("siegfried")["xp"]) == (5, 5)
    assert table.goal("emissary")["have"] == 1
    assert table.match.decision.outcome is None


@pytest.mark.rule("MD-MIS-10-14")
def test_the_artifact_token_gives_a_random_artifact() -> None:
    decks = {"artifact": ["a6_lightbringer_lantern"]}
    table = heart(hero("elias", "1v.c3"), level=3, notes=STAGE_2, decks=decks, open=["door6"]).play("pick_up")
    assert table.hero("elias")["bag"] == ["a6_lightbringer_lantern"]


# Stage 3.


@pytest.mark.rule("MD-MIS-10-15")
def test_nobody_moves_or_attacks_through_the_pillars_nor_breaks_them() -> None:
    table = heart(last(), hero("siegfried", "4v.a1", hands=["se_short_bow"]), level=5, notes=STAGE_3, open=["door11"])
    assert table.offered("ranged") == []
    assert table.refused("move 4v.b1") == "MD-MIS-08-04"
    table = heart(last(), hero("siegfried", "4v.a1", hands=["se_mace"]), level=5, notes=STAGE_3, open=["door11"])
    assert table.offered("melee") == []


@pytest.mark.rule("MD-MIS-10-17")
def test_a_lever_takes_an_action_and_brings_down_the_pillar_the_players_name() -> None:
    table = heart(last(), hero("elias", "4v.a3"), level=5, notes=STAGE_3)
    assert table.offered("lever") == ["lever pillar1", "lever pillar2"]
    table.play("lever pillar2")
    assert (list(table.view["board"]["pillars"]), table.turn["actions"]) == (["pillar1"], 2)
    assert table.zone("4v.a3")["tokens"] == [{"token": "lever1", "type": None, "fixed": True}]
    assert table.offered("lever") == []  # each lever works once


@pytest.mark.rule("MD-MIS-10-17")
def test_enemies_in_the_zone_do_not_stop_a_lever() -> None:
    table = heart(last(), enemy("orc_flayers_l5", "4v.c3"), hero("elias", "4v.c3"), level=5, notes=STAGE_3)
    assert table.offered("lever") == ["lever pillar1", "lever pillar2"]


@pytest.mark.rule("MD-MIS-10-17")
def test_no_lever_without_an_action_or_elsewhere() -> None:
    spent = heart(last(), hero("elias", "4v.a3"), level=5, notes=STAGE_3, turn={"seat": 0, "actions": 0})
    assert spent.offered("lever") == []
    moving = heart(last(), hero("elias", "4v.a3"), level=5, notes=STAGE_3, turn={"seat": 0, "points": 2})
    assert moving.offered("lever") == []
    assert heart(last(), hero("elias", "4v.b3"), level=5, notes=STAGE_3).offered("lever") == []
    assert heart(last(), hero("elias", "4v.a3"), level=5, notes=STAGE_3).offered("pick_up") == []


@pytest.mark.rule("MD-MIS-10-16", "MD-MIS-10-08")
def test_the_last_emissary_waits_for_both_pillars_and_a_door() -> None:
    one = heart(last(), hero("elias", "4v.a3"), level=5, notes=STAGE_3, open=["door11"])
    assert one.play("lever pillar1").foe("abyssal_demon")["asleep"]
    both = heart(last(), hero("elias", "4v.a3"), level=5, notes=STAGE_3, open=["door11"], pillars={"pillar1": 0})
    assert not both.play("lever pillar1").foe("abyssal_demon")["asleep"]
    shut = heart(last(), hero("elias", "4v.a3"), level=5, notes=STAGE_3, pillars={"pillar1": 0})
    assert shut.play("lever pillar1").foe("abyssal_demon")["asleep"]
    shut = heart(last(), hero("elias", "4v.a2"), level=5, notes=STAGE_3, pillars={})
    assert not shut.play("open door11").foe("abyssal_demon")["asleep"]
    assert shut.told("md-event-door-card") == []


# The end.


@pytest.mark.rule("MD-MIS-10-02", "MD-MIS-10-12")
def test_the_third_defeat_wins_and_the_monster_card_is_discarded() -> None:
    table = heart(
        last(asleep=False, life=1, loot="giant_spider_greater"),
        hero("siegfried", "4v.b1", hands=["se_mace"]),
        level=5,
        notes=STAGE_3,
        pillars={},
        open=["door11"],
        rolls=["y1", "y1", "g0", "g0", "g0"],
    )
    table.play("melee abyssal_demon")
    outcome = table.match.decision.outcome
    assert outcome is not None
    assert outcome.won
    assert table.hero("siegfried")["bag"] == []
    assert table.view["discards"]["greater"] == ["giant_spider_greater", "abyssal_demon_greater"]


@pytest.mark.rule("MD-MIS-10-02")
def test_the_exit_is_of_no_use_here() -> None:
    assert heart(last(), hero("elias", "4v.c2"), level=5, notes=STAGE_3).offered("leave") == []


@pytest.mark.rule("MD-MIS-10-06", "MD-HERO-19")
def test_the_darkness_may_cost_the_game() -> None:
    table = morning(hero("elias", "4v.b3", health=2), level=5, notes=STAGE_3, lifebringer=0)
    # Two wounds kill Elias when the round begins; nobody is there to resurrect him in the next.
    outcome = table.match.decision.outcome
    assert outcome is not None
    assert not outcome.won


@pytest.mark.rule("MD-EVT-05", "MD-MIS-10-07")
def test_an_emissary_whose_figure_is_in_use_neither_doubles_nor_loses_a_card() -> None:
    table = heart(
        enemy("abyssal_demon_greater", "6r.a1"),
        hero("elias", "2v.b1"),
        level=5,
        notes=STAIR_B,
        decks={"greater": ["overlord_troll_greater"]},
    )
    table.play("move 4v.b3")
    cards = [*table.match.state.decks["greater"], *table.match.state.discards["greater"]]
    cards += [card for foe in table.match.state.foes for card in (foe.card, foe.loot)]
    assert cards.count("abyssal_demon_greater") == 1
    assert cards.count("overlord_troll_greater") == 1

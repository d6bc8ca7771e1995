"""Worked examples of a campaign up to its end that no other test holds, with exactly their numbers."""

from __future__ import annotations

import pytest

from oath.scripted import given
from oath.tables import battle, pools, ruled, totals


@pytest.mark.rule("OA-CMP-001")
@pytest.mark.example("OA-CMP-001")
def test_with_one_supply_only_a_free_campaign_can_be_begun() -> None:
    """Supply 1: no campaign; Captains make one free."""
    captains = '[sites.hinterland_1]\nsite = "rocky_coast"\narmy = "red"\nwarbands = 1\ncards = ["captains"]'
    assert battle("supply = 1").offered("campaign") == []
    free = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        {captains}
        [boards.red]
        site = "steppe"
        supply = 1
        favor = 1
        [boards.blue]
        site = "rocky_coast"
    """)
    assert free.play("use captains").offered("campaign") == ["campaign blue"]


@pytest.mark.rule("OA-CMP-006")
@pytest.mark.example("OA-CMP-006")
def test_at_a_site_of_blue_its_ruler_and_whoever_stands_there_can_be_attacked() -> None:
    """Blue rules the site from afar, White stands there: Blue or White, never the bandits."""
    table = given(f"""
        players = ["purple", "red", "blue", "white"]
        turn = "red"
        {ruled(1)}
        [boards.red]
        site = "steppe"
        [boards.blue]
        site = "rocky_coast"
        [boards.white]
        site = "steppe"
    """)
    assert table.offered("campaign") == ["campaign blue", "campaign white"]


@pytest.mark.rule("OA-CMP-009")
@pytest.mark.example("OA-CMP-009")
def test_whoever_wants_only_a_relic_attacks_the_site_too() -> None:
    """Blue rules the site and is there with a relic of 1 die: 1 + 1 dice."""
    table = battle(blue='warbands = 0\nrelics = ["circlet_of_command"]', more=ruled(1)).play(
        "campaign blue", "target relic circlet_of_command"
    )
    assert table.campaign["targets"] == ["site steppe", "relic circlet_of_command"]
    assert len(table.play("attack").rolled("defense")) == 1 + 1


@pytest.mark.rule("OA-CMP-031")
@pytest.mark.example("OA-CMP-031")
def test_a_citizen_attacked_by_the_chancellor_is_alone() -> None:
    """Blue is a Citizen, and so is White beside them: the purple warbands do not defend, White is not asked to join."""
    table = given(f"""
        players = ["purple", "red", "blue", "white"]
        turn = "purple"
        rolls = ["blank", "blank", "hollow", "hollow", "hollow"]
        {ruled(2, army="purple")}
        [boards.purple]
        site = "steppe"
        warbands = 3
        [boards.blue]
        role = "citizen"
        site = "steppe"
        warbands = 4
        [boards.white]
        role = "citizen"
        site = "steppe"
        warbands = 4
    """).play("campaign blue")
    assert table.offered("target") == ["target pawn"]
    table.play("target pawn", "attack")
    assert (totals(table), table.rolled("defense")) == ((1, 4), ["blank", "blank"])


@pytest.mark.rule("OA-CMP-044")
@pytest.mark.example("OA-CMP-044")
@pytest.mark.parametrize(("relics", "attack"), [('["bandit_crown"]', 3 + 2), ('["brass_horse"]', 3 + 2), ("[]", 3)])
def test_rangers_count_the_defense_pool_when_they_are_used(relics: str, attack: int) -> None:
    """Pawn and favor are 2 dice; a relic of 3 or of 2 makes it 5 or 4: two attack dice more. With 2 dice when they are
    used the 2 that Storm Caller adds afterwards do not matter."""
    table = battle(
        'warbands = 3\nfavor = 1\nadvisers = ["rangers"]',
        f'warbands = 1\nfavor = 2\nsecrets = 2\nrelics = {relics}\nadvisers = ["storm_caller"]',
    ).play("campaign blue", "target pawn", *(f"target relic {name}" for name in relics.split('"')[1::2]), "attack")
    assert table.play("plan rangers").asked == "blue"
    before = table.campaign["defense_dice"]
    table.play("plan storm_caller")
    assert pools(table) == (attack, before + 2)


@pytest.mark.rule("OA-CMP-048")
@pytest.mark.example("OA-CMP-048")
def test_peace_is_bought_for_four_dice() -> None:
    """Pawn and favor 2 and a relic of 2: 4 dice in the pool; 1 favor is placed for the plan and 4 are given."""
    table = battle(
        'warbands = 1\nfavor = 5\nadvisers = ["peace_envoy"]', 'warbands = 5\nfavor = 0\nrelics = ["brass_horse"]'
    ).play("campaign blue", "target pawn", "target relic brass_horse", "attack")
    assert table.campaign["defense_dice"] == 4
    table.play("plan peace_envoy")
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (0, 4)
    assert table.view["tokens"] == {"peace_envoy": {"favor": 1, "secrets": 0}}
    assert (table.board("red")["relics"], table.board("blue")["warbands"]) == (["brass_horse"], 5)


@pytest.mark.rule("OA-CMP-054")
@pytest.mark.example("OA-CMP-054")
def test_doubling_nothing_is_nothing() -> None:
    """x2, x2, blank with 4 warbands: 0 + 4 = 4."""
    circlet = 'warbands = 4\nrelics = ["circlet_of_command"]'
    table = battle("warbands = 1", circlet, ("double", "double", "blank", "hollow")).play(
        "campaign blue", "target pawn", "attack"
    )
    assert sorted(table.rolled("defense")) == ["blank", "double", "double"]
    assert totals(table) == (0, 4)


@pytest.mark.rule("OA-CMP-063")
@pytest.mark.example("OA-CMP-063")
@pytest.mark.parametrize(
    ("faces", "attack"), [(("hollow",) * 5, 2), ((*("hollow",) * 3, *("sword",) * 2, "skull"), 1 + 2 + 2)]
)
def test_two_hollow_swords_make_one(faces: tuple[str, ...], attack: int) -> None:
    table = battle(f"warbands = {len(faces)}", "warbands = 9", ("blank", "blank", *faces)).play(
        "campaign blue", "target pawn", "attack"
    )
    assert totals(table) == (attack, 9)


@pytest.mark.rule("OA-CMP-064")
@pytest.mark.example("OA-CMP-064")
def test_the_skull_face_has_two_swords() -> None:
    """One die, skull face: attack 2, one warband dies."""
    table = battle("warbands = 1", "warbands = 3", ("blank", "blank", "skull")).play(
        "campaign blue", "target pawn", "attack"
    )
    assert (totals(table), table.board("red")["warbands"]) == ((2, 3), 0)


@pytest.mark.rule("OA-CMP-066")
@pytest.mark.example("OA-CMP-066")
@pytest.mark.parametrize(("hollow", "left", "can"), [(3, 3, True), (2, 2, False)])
def test_exactly_as_many_are_sacrificed_as_are_needed(hollow: int, left: int, can: bool) -> None:
    """5 against 7: exactly 3 with 3 left; with 2 left no sacrifice is possible, and 1 of the 2 dies."""
    table = battle(
        f"warbands = {hollow + 2}", "warbands = 5", ("two_shields", "blank", "skull", "skull", *["hollow"] * hollow)
    ).play("campaign blue", "target pawn", "attack")
    assert totals(table) == (5, 7)
    if can:
        assert (table.board("red")["warbands"], table.options) == (left, ["sacrifice 3", "sacrifice none"])
    else:
        assert (table.prompt, table.board("red")["warbands"]) == ("oa-ask-act", left - 1)


@pytest.mark.rule("OA-CMP-067")
@pytest.mark.example("OA-CMP-067")
def test_eight_against_eight_is_a_defeat() -> None:
    table = battle("warbands = 8", "warbands = 8", ("blank", "blank", *["sword"] * 8)).play(
        "campaign blue", "target pawn", "attack"
    )
    table.play("sacrifice none")
    assert (totals(table), table.log.count("oa-log-wins-defense")) == ((8, 8), 1)
    assert (table.board("red")["warbands"], table.board("blue")["warbands"]) == (4, 8)


@pytest.mark.rule("OA-CMP-069")
@pytest.mark.example("OA-CMP-069")
def test_each_zealot_dies_for_three() -> None:
    """Attack 4 against 9: two sacrifices, 4 + 6 = 10."""
    table = battle(
        'warbands = 4\nfavor = 1\nadvisers = ["zealots"]',
        "warbands = 9",
        ("blank", "blank", "sword", "sword", "sword", "sword"),
    ).play("campaign blue", "target pawn", "attack", "plan zealots")
    assert (totals(table), table.options) == ((4, 9), ["sacrifice 2", "sacrifice none"])
    assert "oa-log-wins-attack" in table.play("sacrifice 2").log


@pytest.mark.rule("OA-CMP-070")
@pytest.mark.example("OA-CMP-070")
@pytest.mark.parametrize(
    ("plan", "rolls", "found", "left"),
    [
        ("lancers", ["blank"] * 4 + ["hollow"] * 3 + ["sword", "skull"], (9, 9), 3),
        ("rain_boots", ["shield", "shield", "two_shields", "double"] + ["hollow"] * 5, (2, 9 + 4), 5),
    ],
)
def test_what_plans_make_of_a_roll(plan: str, rolls: list[str], found: tuple[int, int], left: int) -> None:
    """Lancers on hollow x3, sword, double: 3 + 2 + 4 = 9 and two skulls. Rain Boots against 1, 1, 2, x2: 2 x 2 = 4."""
    table = battle(f'warbands = 5\nadvisers = ["{plan}"]', 'warbands = 9\nrelics = ["brass_horse"]', tuple(rolls)).play(
        "campaign blue", "target pawn", "target relic brass_horse", "attack", f"plan {plan}"
    )
    assert totals(table) == found
    if table.prompt == "oa-ask-sacrifice":
        assert table.board("red")["warbands"] == left
    else:
        assert table.board("red")["warbands"] == left - left // 2


@pytest.mark.rule("OA-CMP-076")
@pytest.mark.example("OA-CMP-076")
def test_the_chancellor_chooses_the_dead_of_the_whole_force() -> None:
    """3 at the site, 2 on the Chancellor's board, 2 on the Citizen's: 3 of 7 die, chosen by the Chancellor."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = {["blank"] * 2 + ["sword"] * 9}
        {ruled(3, army="purple")}
        [boards.purple]
        site = "steppe"
        warbands = 2
        [boards.red]
        site = "steppe"
        warbands = 9
        [boards.blue]
        role = "citizen"
        site = "steppe"
        warbands = 2
    """).play("campaign blue", "attack")
    assert (totals(table), table.asked) == ((9, 7), "purple")
    table.play("kill 1 purple", "kill 2 steppe")
    assert [table.board(color)["warbands"] for color in ("purple", "blue")] == [1 + 1, 2]

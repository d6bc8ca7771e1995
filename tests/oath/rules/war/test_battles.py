"""Campaigns beyond the worked examples: targets, pools, plans, rolls, losses and spoils."""

from __future__ import annotations

import pytest

from oath.scripted import given


def battle(red="warbands = 3", blue="warbands = 0", rolls=(), head="", army="", n=0, cards="[]", title="purple"):
    """Red at the Steppe, Blue there too; the Steppe holds these warbands and cards."""
    return given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        title = "{title}"
        rolls = {list(rolls)}
        {head}
        [sites.provinces_3]
        site = "steppe"
        cards = {cards}
        army = "{army}"
        warbands = {n}
        [boards.red]
        site = "steppe"
        {red}
        [boards.blue]
        site = "steppe"
        {blue}
    """)


@pytest.mark.rule("OA-CMP-001")
def test_a_campaign_costs_two_supply():
    assert battle("supply = 1").refused("campaign blue") == "OA-CMP-001"
    assert battle("supply = 2").play("campaign blue", "target pawn", "attack").board("red")["supply"] == 0


@pytest.mark.rule("OA-CMP-002", "OA-CMP-004", "OA-CMP-006", "OA-CMP-007", "OA-CMP-005")
@pytest.mark.parametrize(
    ("army", "pawn", "offered"),
    [
        ("", "steppe", ["campaign blue", "campaign bandits"]),
        ("", "mine", ["campaign bandits"]),
        ("blue", "mine", ["campaign blue"]),
        ("purple", "steppe", ["campaign purple", "campaign blue"]),
        ("red", "steppe", ["campaign blue"]),
        ("red", "mine", []),
    ],
)
def test_who_may_be_attacked(army, pawn, offered):
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_1]
        site = "mine"
        [sites.provinces_3]
        site = "steppe"
        army = "{army}"
        warbands = {1 if army else 0}
        [boards.red]
        site = "steppe"
        [boards.blue]
        site = "{pawn}"
    """)
    assert table.offered("campaign") == offered


@pytest.mark.rule("OA-CMP-009", "OA-CMP-010", "OA-CMP-011", "OA-CMP-014", "OA-CMP-016", "OA-CMP-021", "OA-CMP-022")
@pytest.mark.rule("OA-RELIC-002", "OA-RELQ-002")
@pytest.mark.example("OA-CMP-021")
def test_the_mandatory_site_and_what_a_pawn_carries():
    """Site 1 + relic 3 + pawn and favor 2 = 6 dice. The relic lying at the site is no target."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_2]
        site = "standing_stones"
        army = "blue"
        warbands = 1
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        relics = ["map"]
        [boards.red]
        site = "steppe"
        [boards.blue]
        site = "steppe"
        relics = ["bandit_crown", "whistle"]
    """)
    table.play("campaign blue")
    assert table.campaign["targets"] == ["site steppe"]
    assert "target relic map" not in table.options
    assert {"target relic bandit_crown", "target relic whistle", "target pawn"} <= set(table.options)
    table.play("target relic bandit_crown", "target pawn", "attack")
    assert len(table.rolled("defense")) == 6


@pytest.mark.rule("OA-CMP-011", "OA-CMP-012", "OA-CMP-013")
def test_a_defender_elsewhere_offers_sites_only():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        [sites.provinces_2]
        site = "standing_stones"
        army = "blue"
        warbands = 1
        [boards.red]
        site = "steppe"
        [boards.blue]
        site = "rocky_coast"
        relics = ["map"]
    """).play("campaign blue")
    assert table.offered("target") == ["target site standing_stones"]


@pytest.mark.rule("OA-CMP-015", "OA-CMP-057", "OA-CMP-075", "OA-SET-027")
@pytest.mark.example("OA-CMP-015")
def test_two_bandit_sites():
    """2 defence dice, 2 bandits; they neither die nor move."""
    table = battle(rolls=["blank", "blank", "sword", "sword", "sword"]).play(
        "campaign bandits", "target site ancient_city", "attack"
    )
    assert table.campaign["defense"] == 2
    assert table.rolled("defense") == ["blank", "blank"]
    table.play("place 1", "no more")
    assert (table.site("steppe")["ruler"], table.site("ancient_city")["ruler"]) == (1, -1)


@pytest.mark.rule("OA-CMP-018", "OA-CMP-020", "OA-SET-044")
@pytest.mark.example("OA-SET-044", "OA-CMP-018")
@pytest.mark.parametrize("warbands", [0, 6, 13])
def test_a_die_for_each_warband_on_the_board(warbands):
    """Also 13 of them, and none at all."""
    table = battle(f"warbands = {warbands}", army="red", n=1).play("campaign blue", "target pawn", "attack")
    assert len(table.rolled("attack")) == warbands


def defense(rolls):
    """Red with 14 warbands and 7 swords' worth targets Blue's site and pawn: 1 + 2 dice, 1 for the title."""
    faces = [*rolls, *["hollow"] * 14]
    return battle("warbands = 14", "warbands = 2", faces, army="blue", n=3, title="blue").play(
        "campaign blue", "target pawn", "attack"
    )


@pytest.mark.rule("OA-CMP-051", "OA-CMP-052", "OA-CMP-053", "OA-CMP-054", "OA-CMP-050", "OA-CMP-060")
@pytest.mark.example("OA-CMP-052", "OA-CMP-053")
@pytest.mark.parametrize(
    ("rolls", "total"),
    [
        (["shield", "two_shields", "double", "blank"], 11),
        (["shield", "two_shields", "double", "double"], 17),
        (["double", "double", "blank", "blank"], 5),
        (["shield", "double", "double", "double"], 13),
    ],
)
def test_shields_double_warbands_do_not(rolls, total):
    """1, 2, x2, blank with 3 + 2 warbands: 6 + 5 = 11. Two doublings x4, three x8; without shields 0."""
    table = defense(rolls)
    lines = [line for line in table.log if line.startswith("oa-log-rolls-")]
    assert lines == ["oa-log-rolls-defense", "oa-log-rolls-attack"]
    assert (table.campaign["attack"], table.campaign["defense"]) == (7, total)


@pytest.mark.rule("OA-CMP-055", "OA-CMP-056")
@pytest.mark.example("OA-CMP-055")
def test_boards_of_the_absent_and_sites_not_targeted_do_not_count():
    """Targeted 1 and 2, one site more with 4, 5 on the board elsewhere: 3."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["blank", "blank", "sword", "sword", "sword", "sword", "sword", "sword"]
        [sites.provinces_1]
        site = "ancient_city"
        army = "blue"
        warbands = 4
        [sites.provinces_2]
        site = "standing_stones"
        army = "blue"
        warbands = 2
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        [boards.red]
        site = "steppe"
        warbands = 6
        [boards.blue]
        site = "rocky_coast"
        warbands = 5
    """).play("campaign blue", "target site standing_stones", "attack")
    assert table.campaign["defense"] == 3


@pytest.mark.rule("OA-CMP-061", "OA-CMP-063", "OA-CMP-064", "OA-CMP-065", "OA-CMP-066")
@pytest.mark.example("OA-CMP-061")
def test_skulls_hollow_swords_and_exact_sacrifices():
    """Five warbands, two skulls, three hollow: 4 + 1 = 5, 3 left. Against 7 exactly 3 are sacrificed, or none."""
    rolls = ["two_shields", "blank", "skull", "skull", "hollow", "hollow", "hollow"]
    table = battle("warbands = 5", "warbands = 5", rolls).play("campaign blue", "target pawn", "attack")
    assert (table.campaign["attack"], table.campaign["defense"]) == (5, 7)
    assert table.board("red")["warbands"] == 3
    assert table.options == ["sacrifice 3", "sacrifice none"]
    table.play("sacrifice 3")
    assert table.board("red")["warbands"] == 0
    assert "oa-log-wins-attack" in table.log


@pytest.mark.rule("OA-CMP-066", "OA-CMP-067", "OA-CMP-071", "OA-CMP-074", "OA-CMP-091")
def test_too_few_for_a_sacrifice():
    """5 against 8 with 3 left: 4 would be needed. Half of 3 rounded down dies, the others stay."""
    rolls = ["two_shields", "blank", "skull", "skull", "hollow", "hollow", "hollow"]
    table = battle("warbands = 5", "warbands = 6\nfavor = 4", rolls).play("campaign blue", "target pawn", "attack")
    assert table.prompt == "oa-ask-act"
    assert table.board("red")["warbands"] == 2
    blue = table.board("blue")
    assert (blue["warbands"], blue["site"], blue["favor"]) == (6, "steppe", 4)


@pytest.mark.rule("OA-CMP-062")
def test_skulls_beyond_the_force_kill_nothing_more():
    table = battle(
        "warbands = 1\nadvisers = ['mercenaries']\nfavor = 1", "warbands = 9", ["blank", "blank", *["skull"] * 4]
    )
    table.play("campaign blue", "target pawn", "attack", "plan mercenaries")
    assert table.rolled("attack") == ["skull"] * 4
    assert table.board("red")["warbands"] == 0


@pytest.mark.rule("OA-CMP-071", "OA-CMP-072", "OA-CMP-073", "OA-CMP-078", "OA-CMP-082")
@pytest.mark.example("OA-CMP-071")
@pytest.mark.parametrize(("n", "board", "after"), [(4, 3, 4), (1, 0, 1)])
def test_a_beaten_force_loses_half(n, board, after):
    """Force 7: 3 die, 4 to the board. Force 1: nobody dies, 1 to the board. Without placing, bandits rule."""
    rolls = ["blank", *["sword"] * 9]
    table = battle("warbands = 9", f"warbands = {board}\nfavor = 0", rolls, army="blue", n=n)
    table.play("campaign blue", "attack")
    while table.prompt == "oa-ask-fallen":
        table.play(table.options[0])
    table.play("no more")
    assert table.board("blue")["warbands"] == after
    assert (table.site("steppe")["ruler"], table.board("red")["warbands"]) == (-1, 9)


@pytest.mark.rule("OA-CMP-086", "OA-CMP-087", "OA-CMP-088", "OA-CMP-084")
@pytest.mark.example("OA-CMP-087")
@pytest.mark.parametrize(("favor", "left"), [(5, 3), (4, 2)])
def test_pawn_and_favor(favor, left):
    """5 favor: 2 burn. Both parts are optional and independent; relics targeted are all taken."""
    rolls = ["blank"] * 4 + ["sword"] * 3
    table = battle(blue=f'warbands = 0\nfavor = {favor}\nrelics = ["whistle"]', rolls=rolls)
    table.play("campaign blue", "target relic whistle", "target pawn", "attack")
    assert table.board("red")["relics"] == ["whistle"]
    table.play("pass", f"burn {favor - left}")
    assert (table.board("blue")["favor"], table.board("blue")["site"]) == (left, "steppe")


@pytest.mark.rule("OA-CMP-087")
@pytest.mark.example("OA-CMP-087")
def test_of_one_favor_none_burns():
    table = battle(blue="warbands = 0\nfavor = 1", rolls=["blank", "blank", "sword", "sword", "sword"])
    table.play("campaign blue", "target pawn", "attack", "pass")
    assert (table.prompt, table.board("blue")["favor"]) == ("oa-ask-act", 1)


@pytest.mark.rule("OA-CMP-035", "OA-CMP-036", "OA-CMP-037", "OA-CMP-042")
@pytest.mark.example("OA-CMP-036")
@pytest.mark.parametrize(
    ("army", "red", "blue"), [("blue", False, True), ("red", True, False), ("purple", False, False)]
)
def test_a_plan_needs_rule_of_its_card(army, red, blue):
    """Red stands at a Blue site with Longbows: only Blue can use it. The attacker is asked first."""
    table = battle("warbands = 2", army=army, n=1, cards='["longbows"]').play("campaign blue", "target pawn", "attack")
    asked = []
    while table.prompt == "oa-ask-plan":
        asked.append(table.asked)
        assert table.options[:2] == ["plan longbows", "no more plans"]
        table.play("no more plans")
    assert asked == (["red"] if red else ["blue"] if blue else [])


@pytest.mark.rule("OA-CMP-038", "OA-CMP-039")
@pytest.mark.example("OA-CMP-038", "OA-CMP-039")
@pytest.mark.parametrize(("warbands", "attack", "defense_"), [(5, 2, 2), (2, 0, 3), (3, 0, 2)])
def test_dice_taken_from_an_empty_pool_defend(warbands, attack, defense_):
    """Mercenaries (3): pool 5 becomes 2; pool 2 becomes none and one more defence die."""
    table = battle(f"warbands = {warbands}", 'favor = 1\nadvisers = ["mercenaries"]')
    table.play("campaign blue", "target pawn", "attack", "plan mercenaries")
    assert (len(table.rolled("attack")), len(table.rolled("defense"))) == (attack, defense_)


@pytest.mark.rule("OA-CMP-040", "OA-CMP-041")
def test_bandits_use_every_free_plan_they_rule():
    """Longbows at a bandit site that is no target: 1 attack die fewer. Mercenaries cost favor and stay unused."""
    table = battle(
        "warbands = 4", head='[sites.provinces_1]\nsite = "ancient_city"\ncards = ["longbows", "mercenaries"]'
    ).play("campaign bandits", "attack")
    assert len(table.rolled("attack")) == 3


@pytest.mark.rule("OA-CMP-047")
@pytest.mark.example("OA-CMP-047")
def test_mounted_patrol_halves_the_pool_rounded_down():
    """Pool 7: 3 dice are rolled."""
    table = battle("warbands = 7", 'favor = 3\nsecrets = 3\nadvisers = ["mounted_patrol"]')
    table.play("campaign blue", "target pawn", "attack", "plan mounted_patrol")
    assert len(table.rolled("attack")) == 3


@pytest.mark.rule("OA-CMP-079", "OA-RELQ-006")
@pytest.mark.parametrize(("rolls", "loser", "left"), [(["sword"] * 5, "blue", 0), (["hollow"] * 5, "purple", 0)])
def test_brutal_kills_the_whole_force_of_the_loser(rolls, loser, left):
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "purple"
        reliquary = ["", "map", "whistle", "ivory_eye"]
        rolls = {["blank", "blank", *rolls]}
        [boards.purple]
        site = "steppe"
        warbands = 5
        [boards.blue]
        site = "steppe"
        warbands = 4
        favor = 0
    """).play("campaign blue", "target pawn", "attack")
    if table.prompt == "oa-ask-sacrifice":
        table.play("sacrifice none")
    assert table.board(loser)["warbands"] == left


@pytest.mark.rule("OA-CMP-028")
def test_vow_of_peace():
    """Its holder cannot campaign, and nobody sacrifices against the holder."""
    assert battle('advisers = ["vow_of_peace"]').offered("campaign") == []
    table = battle(
        "warbands = 5", 'warbands = 1\nadvisers = ["vow_of_peace"]', ["blank", "two_shields", *["hollow"] * 5]
    )
    table.play("campaign blue", "target pawn", "attack")
    assert table.prompt == "oa-ask-act"
    assert table.board("red")["warbands"] == 3


@pytest.mark.rule("OA-CMP-027")
@pytest.mark.example("OA-CMP-027")
def test_giant_python_wants_an_even_number_of_dice():
    """Site 1 alone is illegal; site 1 + relic 3 = 4 is legal."""
    table = battle(blue='relics = ["bandit_crown"]\nadvisers = ["giant_python"]', army="blue", n=1)
    table.play("campaign blue")
    assert "attack" not in table.options
    assert "attack" in table.play("target relic bandit_crown").options


@pytest.mark.rule("OA-CMP-095", "OA-OATH-009")
def test_the_title_moves_with_the_sites():
    table = given("""
        turn = "red"
        title = "purple"
        rolls = ["blank", "blank", "sword", "sword", "sword", "sword"]
        [sites.provinces_3]
        site = "steppe"
        army = "purple"
        warbands = 1
        [boards.red]
        site = "steppe"
        warbands = 4
    """).play("campaign purple", "attack", "place 2")
    assert table.view["title"]["holder"] == 1


@pytest.mark.rule("OA-CMP-094", "OA-RELIC-025")
def test_the_ring_of_devotion_places_nobody():
    table = battle('warbands = 4\nrelics = ["ring_of_devotion"]', rolls=["blank", *["sword"] * 4])
    table.play("campaign bandits", "attack")
    assert table.prompt == "oa-ask-act"
    assert table.site("steppe")["ruler"] == -1

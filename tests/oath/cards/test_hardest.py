"""The cards that prove the mechanism: each bends somebody else's action, nests, or asks out of turn."""

from __future__ import annotations

import pytest

from oath.scripted import given


@pytest.mark.rule("OA-RELIC-023", "OA-RELIC-024")
@pytest.mark.example("OA-RELIC-023")
def test_bandit_crown_rules_what_nobody_rules():
    """Empty face-up sites obey the holder, and a site with 1 warband defends with 2."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["blank", "sword", "sword", "sword", "sword"]
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        [boards.blue]
        site = "rocky_coast"
        relics = ["bandit_crown"]
        [boards.red]
        site = "steppe"
        warbands = 4
    """)
    assert table.site("great_slum")["ruler"] == 2
    assert table.offered("campaign") == ["campaign blue"]
    table.play("campaign blue", "attack")
    assert table.campaign["defense"] == 2


@pytest.mark.rule("OA-CMP-110")
def test_bandits_of_the_crown_count_in_the_half_but_never_die():
    """1 warband and 1 bandit: force 2, half 1, the warband dies; nothing comes to the board."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["blank", "sword", "sword", "sword", "sword"]
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        [boards.blue]
        site = "rocky_coast"
        warbands = 3
        relics = ["bandit_crown"]
        [boards.red]
        site = "steppe"
        warbands = 4
    """)
    table.play("campaign blue", "attack")
    assert table.board("blue")["warbands"] == 3
    assert table.site("steppe")["warbands"] == 0


def test_vow_of_kinship_keeps_its_favor_in_the_nomad_bank():
    table = given("""
        turn = "red"
        [banks]
        nomad = 3
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        [boards.red]
        site = "steppe"
        favor = 0
        secrets = 2
        advisers = ["vow_of_kinship"]
    """)
    table.play("trade elders favor")
    assert (table.bank("nomad"), table.board("red")["favor"]) == (3, 0)
    assert table.board("red")["secrets"] == 1
    table.play("recover peoples_favor 2", "bank discord")
    assert table.bank("nomad") == 1


@pytest.mark.rule("OA-TURN-062", "OA-CMP-093")
def test_sneak_attack_comes_after_the_campaign_and_before_second_wind():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["blank", "sword", "sword", "sword"]
        [boards.red]
        site = "steppe"
        warbands = 3
        favor = 2
        secrets = 2
        advisers = ["second_wind"]
        [boards.blue]
        site = "steppe"
        warbands = 2
        advisers = ["sneak_attack"]
    """)
    table.play("campaign bandits", "attack", "plan second_wind", "place 1")
    assert table.asked == "blue"
    assert table.options == ["campaign red", "pass", "never this turn"]
    table.play("pass")
    assert (table.asked, table.prompt) == ("red", "oa-ask-granted-travel")
    before = table.board("red")["supply"]
    table.play("travel rocky_coast")
    assert (table.prompt, table.board("red")["supply"]) == ("oa-ask-granted-campaign", before)


@pytest.mark.rule("OA-PLAY-053", "OA-PLAY-074", "OA-PLAY-076")
def test_the_gathering_brings_pawns_together_and_lets_them_deal():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        favor = 2
        advisers = ["#the_gathering"]
        [boards.purple]
        site = "fertile_valley"
        [boards.blue]
        site = "rocky_coast"
        secrets = 2
    """)
    table.play(table.offered("play")[0])
    assert table.asked == "purple"
    table.play("stay")
    assert table.asked == "blue"
    table.play("come")
    assert table.board("blue")["site"] == "steppe"
    assert table.asked == "red"
    table.play("deal with blue", "give favor 2", "ask secret 1", "propose")
    assert (table.asked, table.prompt) == ("blue", "oa-ask-proposal")
    assert table.board("blue")["favor"] == 1
    table.play("accept")
    assert (table.board("blue")["favor"], table.board("blue")["secrets"]) == (3, 1)
    table.play("pass", "pass")
    assert table.prompt == "oa-ask-act"


@pytest.mark.rule("OA-SITE-043", "OA-SITE-046")
def test_the_tribunal_keeps_promises_in_sight():
    table = given("""
        players = ["purple", "red"]
        turn = "red"
        [sites.provinces_1]
        site = "the_tribunal"
        [boards.red]
        site = "the_tribunal"
        favor = 2
    """)
    assert (
        next(one for one in table.match.decision if one.notation == "use the_tribunal").say("en") == "Use The Tribunal"
    )
    table.play("use the_tribunal", "give favor 1", "ask promise peace", "propose", "accept")
    assert table.view["promises"] == [{"by": 0, "to": 1, "what": "peace", "round": 1}]
    assert table.board("red")["favor"] == 1


@pytest.mark.rule("OA-PLAY-054")
def test_deed_writer_sells_a_site():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "red"
        warbands = 2
        cards = ["deed_writer"]
        [boards.red]
        site = "steppe"
        warbands = 1
        [boards.blue]
        favor = 4
        warbands = 3
    """)
    table.play("use deed_writer", "player blue", "give site steppe", "ask favor 4", "propose", "accept")
    assert table.site("steppe")["ruler"] == 2
    assert (table.board("red")["warbands"], table.board("blue")["warbands"]) == (3, 2)
    assert table.board("red")["favor"] == 1 + 4


@pytest.mark.rule("OA-VISION-019", "OA-VISION-027")
def test_false_prophet_wins_by_a_marked_vision():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        visions_drawn = 3
        [boards.red]
        site = "steppe"
        advisers = ["#false_prophet"]
        [boards.blue]
        vision = "vision_faith"
        [banners.darkest_secret]
        holder = "red"
    """)
    play = next(option for option in table.offered("play") if option.endswith("adviser"))
    table.play(play)
    assert table.view["captives"] == [{"card": "vision_faith", "color": "red", "n": 1}]


@pytest.mark.rule("OA-RELIC-017")
def test_grand_mask_lends_cards_at_imperial_sites_in_the_own_turn():
    position = """
        players = ["purple", "red", "blue"]
        turn = "{turn}"
        [sites.cradle_1]
        site = "fertile_valley"
        army = "purple"
        warbands = 2
        cards = ["elders"]
        [boards.red]
        site = "steppe"
        favor = 2
        relics = ["grand_mask"]
    """
    assert "use elders" in given(position.format(turn="red")).options
    assert "use elders" not in given(position.format(turn="red").replace('"grand_mask"', "")).options


def test_master_of_disguise_trades_by_the_advisers_of_another():
    """Own Arcane adviser does not count, the two Nomads of Blue do: 1 + 2 favor."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banks]
        nomad = 5
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        [boards.red]
        site = "steppe"
        favor = 0
        secrets = 2
        advisers = ["master_of_disguise"]
        [boards.blue]
        advisers = ["tents", "horse_archers"]
    """)
    table.play("announce master_of_disguise blue", "trade elders favor")
    assert (table.board("red")["favor"], table.board("red")["secrets"]) == (3, 0)


@pytest.mark.rule("OA-CMP-080")
def test_hospital_takes_in_the_dead_if_its_site_is_still_ruled():
    """Red loses 2 of 4 on bandits; with Hospital at a ruled site they lie there afterwards."""
    table = given("""
        players = ["purple", "red"]
        turn = "red"
        rolls = ["two_shields", "hollow", "hollow", "hollow", "hollow"]
        [sites.cradle_1]
        site = "fertile_valley"
        army = "red"
        warbands = 1
        cards = ["hospital"]
        [boards.red]
        site = "steppe"
        warbands = 4
    """)
    table.play("campaign bandits", "attack", "plan hospital", "sacrifice none")
    assert table.board("red")["warbands"] == 2
    assert table.site("fertile_valley")["warbands"] == 1 + 2


def test_wild_mounts_spare_the_nomad_plans_for_a_beast():
    table = given("""
        players = ["purple", "red"]
        turn = "red"
        rolls = ["blank", "sword", "sword", "sword", "sword"]
        [boards.red]
        site = "steppe"
        warbands = 1
        advisers = ["wild_mounts", "horse_archers", "wolves"]
    """)
    table.play("campaign bandits", "attack", "plan wild_mounts", "plan horse_archers", "no more", "card wolves")
    assert [adviser["card"] for adviser in table.board("red")["advisers"]] == ["wild_mounts", "horse_archers"]


@pytest.mark.rule("OA-TURN-060")
def test_jinx_rolls_a_whole_set_again_once():
    table = given("""
        players = ["purple", "red"]
        turn = "red"
        rolls = ["blank", "hollow", "hollow", "sword", "skull"]
        [boards.red]
        site = "steppe"
        warbands = 2
        secrets = 1
        advisers = ["jinx"]
    """)
    table.play("campaign bandits", "attack")
    assert table.options == ["reroll", "pass"]
    table.play("reroll")
    assert table.campaign["attack_roll"] == ["skull", "sword"]


@pytest.mark.rule("OA-TURN-061")
@pytest.mark.parametrize(("face", "thief"), [("blank", True), ("double", True), ("shield", False)])
def test_relic_thief_needs_a_roll_without_shields(face, thief):
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["{face}"]
        [sites.provinces_1]
        site = "mountain"
        relics = ["map"]
        [boards.red]
        site = "mountain"
        favor = 3
        [boards.blue]
        site = "steppe"
        favor = 1
        secrets = 1
        advisers = ["relic_thief"]
    """)
    table.play(table.offered("recover relic")[0])
    assert table.asked == "blue"
    table.play("steal")
    assert ("map" in table.board("blue")["relics"]) is thief
    assert (table.board("blue")["favor"], table.board("blue")["spent"]) == (0, 1)


@pytest.mark.rule("OA-CMP-048")
def test_peace_envoy_buys_the_victory():
    """2 dice for pawn and favor: 1 favor for the plan, 2 given; nobody dies and the victory is resolved."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        warbands = 1
        favor = 3
        advisers = ["peace_envoy"]
        [boards.blue]
        site = "steppe"
        warbands = 5
        favor = 0
    """)
    table.play("campaign blue", "target pawn", "attack", "plan peace_envoy")
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (0, 2)
    assert table.board("blue")["warbands"] == 5
    assert "oa-log-wins-attack" in table.log


def test_a_plan_too_dear_is_not_offered():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["blank", "blank", "sword"]
        [boards.red]
        site = "steppe"
        warbands = 1
        favor = 2
        advisers = ["peace_envoy"]
        [boards.blue]
        site = "steppe"
        warbands = 5
    """)
    table.play("campaign blue", "target pawn", "attack")
    assert "oa-log-plan" not in table.log
    assert table.prompt == "oa-ask-act"

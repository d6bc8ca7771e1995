"""Questions out of turn: who is asked, in which order, without a hint, and not again who does not want to be."""

from __future__ import annotations

import pytest

from oath.scripted import Table, given

THIEF = """
    players = ["purple", "red", "blue", "white"]
    turn = "red"
    rolls = ["shield", "shield"]
    [sites.provinces_3]
    site = "mountain"
    relics = ["map", "whistle"]
    [boards.red]
    site = "mountain"
    favor = 9
    supply = 7
    [boards.blue]
    site = "standing_stones"
    favor = 2
    secrets = 2
    advisers = {blue}
    [boards.white]
    site = "standing_stones"
    favor = 2
    secrets = 2
    advisers = {white}
"""


def recovering(blue: str, white: str = "[]") -> Table:
    """Red takes a relic in the Provinces, where Blue and White are."""
    table = given(THIEF.format(blue=blue, white=white))
    return table.play(table.offered("recover relic")[0])


@pytest.mark.rule("OA-TURN-058", "OA-TURN-061", "OA-TURN-076")
def test_a_reaction_stops_the_turn_until_it_is_answered() -> None:
    table = recovering('["relic_thief"]')
    assert (table.asked, table.options) == ("blue", ["steal", "pass", "never this turn"])
    assert table.view["turn"] == 1
    assert (table.play("pass").asked, table.prompt) == ("red", "oa-ask-act")


@pytest.mark.rule("OA-TURN-058")
def test_a_question_muted_is_not_asked_again_this_turn() -> None:
    table = recovering('["relic_thief"]').play("never this turn")
    table.play(table.offered("recover relic")[0])
    assert (table.asked, table.prompt) == ("red", "oa-ask-act")


@pytest.mark.rule("OA-TURN-058", "OA-PLAY-032")
@pytest.mark.parametrize("hidden", ["#relic_thief", "#elders"])
def test_who_is_asked_tells_nothing_of_facedown_cards(hidden: str) -> None:
    """Only what lies face up speaks: with a facedown Relic Thief Blue is not asked, just as with any other card."""
    table = recovering(f'["{hidden}"]')
    assert (table.asked, table.prompt) == ("red", "oa-ask-act")


@pytest.mark.rule("OA-TURN-058")
def test_an_attacked_player_may_wave_battle_plans_away() -> None:
    """Blue is asked for plans in the first campaign of the turn, not in the second."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["two_shields", "two_shields", "hollow", "two_shields", "two_shields"]
        [boards.red]
        site = "steppe"
        warbands = 2
        [boards.blue]
        site = "steppe"
        warbands = 9
        advisers = ["longbows"]
    """).play("campaign blue", "target pawn", "attack")
    assert (table.asked, table.options) == ("blue", ["plan longbows", "no more plans", "never this turn"])
    table.play("never this turn")
    assert table.prompt == "oa-ask-act"
    table.play("campaign blue", "target pawn", "attack")
    assert table.prompt == "oa-ask-act"


@pytest.mark.rule("OA-TURN-059")
@pytest.mark.parametrize(
    ("purple", "red", "first", "then"),
    [
        ("herald", "sneak_attack", "oa-ask-pick-bank", "oa-ask-granted-campaign"),
        ("sneak_attack", "herald", "oa-ask-granted-campaign", "oa-ask-pick-bank"),
    ],
)
def test_reactions_come_clockwise_from_the_acting_player(purple: str, red: str, first: str, then: str) -> None:
    """Blue has fought White; all stand at one site. After Blue and White come Purple, then Red, whatever they hold."""
    table = given(f"""
        players = ["purple", "red", "blue", "white"]
        turn = "blue"
        rolls = ["shield", "shield"]
        [boards.purple]
        site = "steppe"
        advisers = ["{purple}"]
        [boards.red]
        site = "steppe"
        advisers = ["{red}"]
        [boards.blue]
        site = "steppe"
        warbands = 0
        [boards.white]
        site = "steppe"
    """).play("campaign white", "target pawn", "attack")
    assert (table.asked, table.prompt) == ("purple", first)
    table.play("pass" if "pass" in table.options else table.options[0])
    assert (table.asked, table.prompt) == ("red", then)


@pytest.mark.rule("OA-TURN-058")
def test_a_campaign_granted_out_of_turn_may_be_waved_away() -> None:
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["shield", "shield", "shield", "shield"]
        [boards.red]
        site = "steppe"
        warbands = 0
        [boards.blue]
        site = "steppe"
        warbands = 2
        advisers = ["sneak_attack"]
    """).play("campaign blue", "target pawn", "attack", "never this turn")
    table.play("campaign blue", "target pawn", "attack")
    assert (table.asked, table.prompt) == ("red", "oa-ask-act")

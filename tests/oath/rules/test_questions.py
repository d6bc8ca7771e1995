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


@pytest.mark.rule("OA-TURN-058", "OA-TRAVEL-013")
def test_a_player_carried_about_may_wave_tolls_away() -> None:
    """Red would carry Blue to the Toll Roads, then to the Hidden Place: Blue is asked once, and pays nothing."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.hinterland_2]
        site = "great_slum"
        army = "purple"
        warbands = 1
        cards = ["toll_roads"]
        [sites.hinterland_3]
        site = "the_hidden_place"
        [boards.red]
        site = "steppe"
        favor = 3
        secrets = 2
        advisers = ["palanquin"]
        [boards.blue]
        site = "steppe"
        favor = 2
        secrets = 1
    """).play("use palanquin", "site great_slum")
    assert (table.asked, table.options) == ("blue", ["pay", "refuse", "never this turn"])
    table.play("never this turn")
    assert (table.asked, "site great_slum" in table.options) == ("red", False)
    table.play("site the_hidden_place")
    assert (table.asked, "site the_hidden_place" in table.options) == ("red", False)
    blue = table.board("blue")
    assert (blue["site"], blue["favor"], blue["secrets"]) == ("steppe", 2, 1)


REVELATION = """
    players = ["purple", "red", "blue"]
    turn = "red"
    [boards.purple]
    favor = 3
    muted = {muted}
    [boards.red]
    site = "steppe"
    favor = 0
    advisers = ["#revelation"]
    [boards.blue]
    favor = 0
"""


@pytest.mark.rule("OA-TURN-058")
def test_revelation_may_be_waved_away() -> None:
    def revealed(muted: str) -> Table:
        table = given(REVELATION.format(muted=muted))
        return table.play(next(option for option in table.offered("play") if option.endswith(" adviser")))

    table = revealed("[]")
    assert (table.asked, table.options[-1]) == ("purple", "never this turn")
    table.play("never this turn")
    assert (table.asked, table.board("purple")["favor"]) == ("red", 3)
    assert revealed('["revelation"]').asked == "red"


@pytest.mark.rule("OA-TURN-058", "OA-PLAY-074")
def test_the_gathering_may_be_waved_away() -> None:
    """Purple stays away for good this turn, Blue is asked as before; in Blue's turn Purple is asked again."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.purple]
        site = "fertile_valley"
        [boards.red]
        site = "steppe"
        advisers = ["#the_gathering"]
        [boards.blue]
        site = "rocky_coast"
    """)
    table.play(table.offered("play")[0])
    assert (table.asked, table.options) == ("purple", ["come", "stay", "never this turn"])
    table.play("never this turn")
    assert (table.asked, table.options) == ("blue", ["come", "stay", "never this turn"])
    assert table.match.state.players[0].muted == ("the_gathering",)
    table.play("stay", "rest")
    assert table.match.state.players[0].muted == ()


@pytest.mark.rule("OA-TURN-058", "OA-PLAY-062")
@pytest.mark.parametrize(("muted", "asked"), [("[]", True), ('["squalid_district"]', False)])
def test_the_ruler_of_the_squalid_district_may_leave_the_die_alone(muted: str, asked: bool) -> None:
    table = given(f"""
        players = ["purple", "red", "blue"]
        round = 5
        turn = "blue"
        phase = "round_over"
        title = "purple"
        rolls = ["5"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["squalid_district"]
        army = "red"
        warbands = 1
        [boards.red]
        muted = {muted}
    """)
    assert (table.prompt == "oa-ask-bend") is asked
    if asked:
        assert table.options == ["raise", "lower", "pass", "never this turn"]
        table.play("never this turn")
    assert (table.view["round"], table.asked) == (6, "purple")


@pytest.mark.rule("OA-TURN-058")
def test_what_a_player_waved_away_is_seen_by_nobody_else() -> None:
    """Neither a view nor a line of the log tells whether Purple passed or wants to hear no more of it."""
    tables = [given(REVELATION.format(muted="[]")) for _ in range(2)]
    for table, answer in zip(tables, ("pass", "never this turn"), strict=True):
        table.play(next(option for option in table.offered("play") if option.endswith(" adviser")), answer)
    one, other = tables
    for seat in (1, 2, None):
        assert one.match.view(seat) == other.match.view(seat)
        heard = [
            [line.event.text for line in table.match.log if line.event.only in (-1, seat)] for table in (one, other)
        ]
        assert heard[0] == heard[1]

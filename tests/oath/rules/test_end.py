"""How a game ends: Visions, the end die, exhaustion."""

from __future__ import annotations

import pytest

import tavola
from oath.scripted import given
from tavola.table.outcomes import outcome_record


def round_over(number, roll, title="purple", more=""):
    return given(f"""
        players = ["purple", "red"]
        round = {number}
        phase = "round_over"
        title = "{title}"
        rolls = ["{roll}"]
        {more}
    """)


@pytest.mark.rule("OA-END-006", "OA-END-007", "OA-END-008", "OA-TURN-004", "OA-END-009")
@pytest.mark.example("OA-END-007")
@pytest.mark.parametrize(
    ("number", "roll", "over"),
    [(5, 6, True), (5, 5, False), (6, 5, True), (6, 4, False), (7, 3, True), (7, 2, False), (7, 6, True)],
)
def test_the_end_die(number, roll, over):
    """After round 5 a 6, after round 6 5-6, after round 7 3-6; otherwise the next round begins."""
    table = round_over(number, roll)
    assert table.match.is_over is over
    if over:
        assert list(table.match.outcome.winners) == [0]
    else:
        assert (table.view["round"], table.view["turn"]) == (number + 1, 0)


@pytest.mark.rule("OA-END-006", "OA-END-010")
@pytest.mark.parametrize(("number", "title"), [(1, "purple"), (4, "purple"), (5, "red"), (7, "red")])
def test_no_die_before_round_five_nor_for_an_exile(number, title):
    table = round_over(number, 6, title)
    assert not table.match.is_over
    assert "oa-log-end-die" not in table.log


WINNING = """
    visions_drawn = {drawn}
    [banners.peoples_favor]
    holder = "red"
    [banners.darkest_secret]
    holder = "blue"
    [boards.red]
    vision = "{red}"
    [boards.blue]
    vision = "{blue}"
"""


def exhausted(title="red", usurper="false", drawn=3, red="vision_rebellion", blue="vision_faith"):
    return given(f"""
        players = ["purple", "red", "blue"]
        round = 8
        phase = "round_over"
        title = "{title}"
        usurper = {usurper}
        {WINNING.format(drawn=drawn, red=red, blue=blue)}
    """)


@pytest.mark.rule("OA-END-011", "OA-END-012", "OA-END-013", "OA-END-014", "OA-END-015", "OA-END-016", "OA-TURN-001")
@pytest.mark.parametrize(
    ("given_", "winner"),
    [
        ({"title": "purple"}, 0),
        ({"title": "blue", "usurper": "true"}, 2),
        ({}, 1),
        ({"red": "vision_conquest"}, 2),
        ({"drawn": 2}, 0),
        ({"red": "vision_sanctuary", "blue": "vision_conquest"}, 0),
    ],
)
def test_the_order_after_the_last_round(given_, winner):
    """Imperial Oathkeeper; Usurper; a met Vision, Rebellion before Faith; else the Chancellor. 3 Visions are needed."""
    assert list(exhausted(**given_).match.outcome.winners) == [winner]


@pytest.mark.rule("OA-END-013")
@pytest.mark.example("OA-END-013")
def test_an_exile_oathkeeper_is_no_usurper():
    table = exhausted(title="blue", red="vision_conquest", blue="vision_sanctuary")
    assert list(table.match.outcome.winners) == [0]


def waking(vision, drawn=3, role="exile", more=""):
    return given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        phase = "wake"
        visions_drawn = {drawn}
        {more}
        [boards.red]
        role = "{role}"
        favor = 0
        vision = "{vision}"
    """)


def held(name, holder="red"):
    return f'[banners.{name}]\nholder = "{holder}"'


def sites(*armies):
    slots = ("cradle_1", "cradle_2", "provinces_1", "provinces_2", "provinces_3", "hinterland_1", "hinterland_2")
    names = ("fertile_valley", "lush_coast", "ancient_city", "standing_stones", "steppe", "rocky_coast", "great_slum")
    return "\n".join(
        f'[sites.{slot}]\nsite = "{name}"\narmy = "{army}"\nwarbands = 1'
        for slot, name, army in zip(slots, names, armies, strict=False)
    )


@pytest.mark.rule("OA-END-004", "OA-VISION-010", "OA-VISION-012", "OA-VISION-015", "OA-VISION-016", "OA-VISION-017")
@pytest.mark.example("OA-VISION-016")
@pytest.mark.parametrize(
    ("vision", "banner", "drawn", "wins"),
    [
        ("vision_rebellion", "peoples_favor", 3, True),
        ("vision_faith", "darkest_secret", 3, True),
        ("vision_faith", "darkest_secret", 2, False),
        ("vision_faith", "peoples_favor", 3, False),
        ("vision_rebellion", "darkest_secret", 5, False),
    ],
)
def test_visions_of_a_banner(vision, banner, drawn, wins):
    """Visions Drawn 2, Faith and the Darkest Secret: no win yet."""
    table = waking(vision, drawn, more=held(banner))
    assert table.match.is_over is wins
    if wins:
        assert table.outcome.winners == (1,)


@pytest.mark.rule("OA-VISION-009", "OA-VISION-013", "OA-VISION-014")
@pytest.mark.example("OA-VISION-009")
@pytest.mark.parametrize(
    ("armies", "wins"),
    [
        (["red"] * 3 + ["purple"] * 3, False),
        (["red"] * 4 + ["purple"] * 3, True),
        (["red"] * 3 + ["blue"] * 3, False),
        (["red"] * 2 + ["blue"], True),
    ],
)
def test_conquest_needs_strictly_more_sites(armies, wins):
    """Red 3, Empire 3: not met."""
    assert waking("vision_conquest", more=sites(*armies)).match.is_over is wins


@pytest.mark.rule("OA-VISION-011", "OA-VISION-013")
@pytest.mark.parametrize(("purple", "wins"), [(["grand_scepter"], True), (["grand_scepter", "map"], False)])
def test_sanctuary_needs_strictly_more_relics_and_banners(purple, wins):
    table = given(f"""
        turn = "red"
        phase = "wake"
        visions_drawn = 3
        {held("darkest_secret")}
        [boards.red]
        vision = "vision_sanctuary"
        relics = ["whistle"]
        [boards.purple]
        relics = {purple}
    """)
    assert table.match.is_over is wins


@pytest.mark.rule("OA-END-005", "OA-END-001")
def test_a_usurper_wins_before_the_vision_is_looked_at():
    table = waking("vision_faith", more=f'title = "red"\nusurper = true\n{held("darkest_secret")}')
    told = outcome_record("oath", table.match.outcome, "en")
    assert told is not None
    assert [line["words"] for (line,) in told["lines"]][:2] == ["Lost", "Won as Usurper"]


@pytest.mark.rule("OA-END-003", "OA-TURN-006")
def test_an_imperial_player_never_wins_in_wake_nor_turns_the_title():
    table = given("""
        turn = "purple"
        phase = "wake"
        title = "purple"
    """)
    assert not table.match.is_over
    assert table.view["title"] == {"holder": 0, "side": "oathkeeper"}
    citizen = given("""
        turn = "red"
        phase = "wake"
        title = "red"
        oath = "people"
        [banners.peoples_favor]
        holder = "red"
        [boards.red]
        role = "citizen"
        favor = 0
    """)
    assert citizen.view["title"] == {"holder": 1, "side": "oathkeeper"}


@pytest.mark.rule("OA-VISION-018")
def test_a_vision_played_and_met_wins_at_the_next_own_wake():
    table = given(f"""
        turn = "red"
        visions_drawn = 3
        {held("darkest_secret")}
        [boards.red]
        site = "steppe"
        advisers = ["#vision_faith"]
    """)
    table.play(table.offered("play")[0])
    assert not table.match.is_over
    table.play("rest", "rest")
    assert table.outcome.winners == (1,)


@pytest.mark.rule("OA-END-017")
def test_exactly_one_player_wins_and_nothing_more_is_asked():
    table = round_over(5, 6)
    assert list(table.match.outcome.totals) == [1, 0]
    with pytest.raises(tavola.TavolaError):
        table.play("rest")


@pytest.mark.rule("OA-PLAY-062", "OA-END-009")
@pytest.mark.parametrize(("roll", "answer", "over"), [(5, "raise", True), (6, "lower", False), (6, "raise", True)])
def test_the_squalid_district_bends_the_end_die(roll, answer, over):
    table = given(f"""
        round = 5
        phase = "round_over"
        title = "purple"
        rolls = ["{roll}"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["squalid_district"]
        army = "red"
        warbands = 1
    """)
    assert table.asked == "red"
    table.play(answer)
    assert table.match.is_over is over

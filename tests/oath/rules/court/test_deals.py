"""Binding exchanges: offered, refused, answered with another offer; nothing is offered that could not be given."""

from __future__ import annotations

import pytest

from oath.scripted import Table, given
from tavola.text import say


def fair(red: str = "", blue: str = "") -> Table:
    """Red, at the Steppe with Tinker's Fair (favor, secrets, relics), deals with Blue."""
    return given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["tinkers_fair"]
        [boards.red]
        site = "steppe"
        favor = 3
        secrets = 2
        {red}
        [boards.blue]
        favor = 2
        secrets = 0
        relics = ["map"]
        {blue}
    """).play("use tinkers_fair", "player blue")


def offer(table: Table) -> dict[str, object]:
    found: dict[str, object] = table.view["offer"]
    return found


@pytest.mark.rule("OA-PLAY-076")
def test_an_offer_is_answered_with_another() -> None:
    """Red gives 2 favor for the Map. Blue strikes the 2, asks for 3, and Red says yes."""
    table = fair().play("give favor 2", "ask relic map", "propose", "counter")
    assert (table.asked, table.prompt) == ("blue", "oa-ask-counter")
    assert {"strike ask favor 2", "strike give relic map", "no deal"} <= set(table.options)
    assert "propose" not in table.options  # nothing has been changed yet
    table.play("strike ask favor 2", "ask favor 3", "propose")
    assert (table.asked, table.prompt) == ("red", "oa-ask-countered")
    assert (offer(table)["counters"], table.board("red")["favor"]) == (1, 3)
    table.play("accept")
    assert (table.board("red")["favor"], table.board("red")["relics"]) == (0, ["map"])
    assert (table.board("blue")["favor"], table.board("blue")["relics"]) == (5, [])


@pytest.mark.rule("OA-PLAY-076")
def test_a_counter_offer_may_be_refused_or_never_made() -> None:
    refused = fair().play("give favor 1", "propose", "counter", "ask secret 1", "propose", "decline")
    assert (refused.prompt, refused.log[-1]) == ("oa-ask-act", "oa-log-refuses")
    dropped = fair().play("give favor 1", "propose", "counter", "no deal")
    assert (dropped.prompt, dropped.log[-1]) == ("oa-ask-act", "oa-log-refuses")
    assert [dropped.board(color)["favor"] for color in ("red", "blue")] == [3, 2]


@pytest.mark.rule("OA-PLAY-076")
def test_after_three_counter_offers_it_is_yes_or_no() -> None:
    table = fair().play("give favor 1", "propose")
    for n, more in enumerate(("ask secret 1", "ask favor 1", "ask secret 2"), 1):
        table.play("counter")
        table.play(*(option for option in table.options if option.startswith("strike ask"))).play(more, "propose")
        assert offer(table)["counters"] == n
    assert "counter" not in table.options


@pytest.mark.rule("OA-PLAY-076", "OA-TURN-058")
def test_who_wants_no_offers_this_turn_is_asked_no_more() -> None:
    """Blue waves all offers of the turn away: the next one is refused unasked, those of the next turn are asked."""
    table = fair().play("give favor 1", "propose", "never this turn")
    assert table.log[-1] == "oa-log-refuses"
    table.play("use tinkers_fair", "player blue", "give favor 1", "propose")
    assert (table.asked, table.prompt, table.log[-1]) == ("red", "oa-ask-act", "oa-log-refuses")


@pytest.mark.rule("OA-PLAY-076")
@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Red offers: Red gives 2 favor"), ("pt-BR", "Vermelho oferece: Vermelho dá 2 de influência")],
)
def test_an_offer_is_told_by_the_names_of_its_seats(lang: str, words: str) -> None:
    table = fair().play("give favor 2", "ask relic map", "propose")
    assert say(table.match.asked().prompt, lang).startswith(words)


def full(seat: str) -> str:
    return {"red": 'advisers = ["elders", "wolves", "tents"]', "blue": 'advisers = ["rangers", "longbows", "augury"]'}[
        seat
    ]


@pytest.mark.rule("OA-PLAY-076", "OA-PLAY-010")
def test_at_the_limit_an_adviser_is_given_for_one_received() -> None:
    """Both have 3: one each way can be proposed, one alone cannot."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["festival_district"]
        [boards.red]
        site = "steppe"
        {full("red")}
        [boards.blue]
        {full("blue")}
    """).play("use festival_district", "player blue", "give adviser wolves")
    assert "propose" not in table.options
    table.play("ask adviser longbows", "propose", "accept")
    assert [one["card"] for one in table.board("red")["advisers"]] == ["elders", "tents", "longbows"]
    assert [one["card"] for one in table.board("blue")["advisers"]] == ["rangers", "augury", "wolves"]


@pytest.mark.rule("OA-PLAY-076")
def test_a_locked_adviser_at_the_limit_leaves_no_room() -> None:
    """Blue's three are locked: nothing could be given for Red's adviser, which is not offered."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["festival_district"]
        [boards.red]
        site = "steppe"
        advisers = ["wolves"]
        [boards.blue]
        advisers = ["marriage", "family_heirloom", "long_lost_heir"]
    """).play("use festival_district", "player blue")
    assert table.offered("give adviser") == []


SITES = """
    players = ["purple", "red", "blue"]
    oath = "devotion"
    turn = "red"
    [sites.provinces_2]
    site = "standing_stones"
    army = "red"
    warbands = 2
    [sites.provinces_3]
    site = "steppe"
    army = "red"
    warbands = 2
    cards = ["deed_writer"]
    [boards.red]
    site = "steppe"
    warbands = 1
    [boards.blue]
    warbands = {warbands}
    {more}
"""


@pytest.mark.rule("OA-PLAY-054")
@pytest.mark.parametrize(("warbands", "second"), [(1, False), (2, True)])
def test_each_site_sold_needs_a_warband_of_the_buyer(warbands: int, second: bool) -> None:
    table = given(SITES.format(warbands=warbands, more="")).play("use deed_writer", "player blue", "give site steppe")
    assert ("give site standing_stones" in table.options) is second


@pytest.mark.rule("OA-PLAY-054")
def test_the_buyer_may_leave_more_than_one() -> None:
    """Blue has 4: 1 stays at the Steppe at once, 2 more by choice. Red has the old 2 back: 1 + 2."""
    table = given(SITES.format(warbands=4, more="")).play("use deed_writer", "player blue", "give site steppe")
    table.play("propose", "accept")
    assert (table.asked, table.options) == ("blue", ["place 0", "place 1", "place 2", "place 3"])
    table.play("place 2")
    assert (table.site("steppe")["army"], table.site("steppe")["warbands"]) == ("blue", 3)
    assert (table.board("red")["warbands"], table.board("blue")["warbands"]) == (3, 1)


@pytest.mark.rule("OA-PLAY-054")
def test_with_the_bandit_crown_no_warband_is_needed() -> None:
    crown = 'relics = ["bandit_crown"]'
    table = given(SITES.format(warbands=0, more=crown)).play("use deed_writer", "player blue", "give site steppe")
    table.play("propose", "accept")
    assert (table.site("steppe")["warbands"], table.site("steppe")["ruler"]) == (0, 2)


@pytest.mark.rule("OA-CIT-012", "OA-PLAY-076")
def test_an_offer_of_citizenship_is_bargained_over() -> None:
    """The Chancellor offers space 1 and nothing else; Red wants 2 favor with it, and gets both."""
    table = given("""
        players = ["purple", "red"]
        reliquary = ["map", "whistle", "ivory_eye", "brass_horse"]
        [boards.purple]
        favor = 3
        [boards.red]
        favor = 0
    """).play("offer red 1", "propose", "counter")
    assert table.offered("strike") == []
    table.play("ask favor 2", "propose")
    assert (table.asked, offer(table)["guest"], offer(table)["space"]) == ("purple", 1, 0)
    table.play("accept")
    red = table.board("red")
    assert (red["role"], red["favor"], red["relics"]) == ("citizen", 2, ["map"])


@pytest.mark.rule("OA-PLAY-050", "OA-TURN-050")
def test_a_facedown_adviser_given_away_stays_known_to_its_giver() -> None:
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["festival_district"]
        [boards.red]
        site = "steppe"
        advisers = ["#wolves"]
        [boards.blue]
        advisers = []
    """).play("use festival_district", "player blue")
    table.play(*table.offered("give adviser")).play("propose", "accept")
    assert [table.board("blue", seat)["advisers"][0]["card"] for seat in (0, 1, 2)] == ["", "wolves", "wolves"]

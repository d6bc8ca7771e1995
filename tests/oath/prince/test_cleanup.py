"""P7: his Rest, and the offer of Citizenship."""

from __future__ import annotations

import pytest

from oath.prince.court import args, prince, reign

TIDY = """
    phase = "rest"
    {top}
    [sites.cradle_2]
    site = "lush_coast"
    cards = ["wolves", "alchemist"]
    [boards.purple]
    site = "lush_coast"
    secrets = 1
    spent = 2
    [tokens]
    wolves = [2, 0]
    alchemist = [0, 1]
    {more}
"""


@pytest.mark.rule("OA-PRINCE-112", "OA-PRINCE-113")
def test_favor_goes_to_the_banks_and_secrets_come_home():
    """2 favor on the Wolves go to the Beast bank (3 + 2), the secret on the Alchemist comes to his 1 and the 2
    turned."""
    table = reign(TIDY.format(top="", more=""))
    assert table.bank("beast") == 5
    board = table.board("purple")
    assert (board["secrets"], board["spent"], table.view["tokens"]) == (4, 0, {})


@pytest.mark.rule("OA-PRINCE-114")
def test_the_start_marker_follows_the_action_marker():
    table = reign(TIDY.format(top="", more='[prince]\nstart = "supremacy_start"\nnode = "peo_muster"'))
    assert (prince(table)["start"], prince(table)["mark"]) == ("peo_muster", "peo_muster")


COURT = """
    players = ["red", "blue", "white"]
    phase = "rest"
    oath = "{oath}"
    title = "{title}"
    relic_deck = []
    {top}
    [sites.hinterland_1]
    site = "rocky_coast"
    army = "red"
    warbands = 2
    {more}
"""


def court(oath="supremacy", title="red", top="", more=""):
    return reign(COURT.format(oath=oath, title=title, top=top, more=more))


@pytest.mark.rule("OA-PRINCE-115", "OA-PRINCE-117", "OA-PRINCE-118", "OA-PRINCE-119")
def test_each_exile_is_offered_the_bottom_relic_in_turn():
    """Red keeps the oath. Red looks and declines, the relic stays; Blue takes it unseen; White takes the next one."""
    table = court()
    assert (table.asked, table.options) == ("red", ["peek", "join the empire", "decline"])
    left = table.view["relics_left"]
    table.play("peek")
    seen = [line.event.text.args["card"] for line in table.match.lines(1) if line.event.text.key == "oa-log-saw"]
    assert not [line for line in table.match.lines(2) if line.event.text.key == "oa-log-saw"]
    table.play("decline")
    assert table.asked == "blue"
    table.play("join the empire")
    assert table.board("blue")["relics"] == seen
    assert (table.board("blue")["role"], table.view["relics_left"]) == ("citizen", left - 1)
    table.play("peek", "join the empire")
    assert (table.board("white")["role"], table.view["relics_left"]) == ("citizen", left - 2)
    assert all(space["relic"] is not None for space in table.view["reliquary"])


@pytest.mark.rule("OA-PRINCE-115")
@pytest.mark.parametrize(
    ("title", "top", "more"),
    [
        ("purple", "", ""),
        ("red", "", '[boards.blue]\nrole = "citizen"\nrelics = ["map", "whistle"]'),
    ],
)
def test_without_need_he_offers_nothing(title, top, more):
    """As Oathkeeper, or with a Successor: two relics against the Scepter."""
    assert court(title=title, top=top, more=more).prompt != "oa-ask-prince-offer"


@pytest.mark.rule("OA-PRINCE-116")
@pytest.mark.example("OA-PRINCE-116")
def test_an_exile_who_would_succeed_is_left_out():
    """Oath of the People: Red keeps it, Blue holds the Darkest Secret and is not asked; Red and White are."""
    banners = '[banners.peoples_favor]\nholder = "red"\n[banners.darkest_secret]\nholder = "blue"\n'
    table = court(oath="people", more=banners)
    table.play("decline")
    assert table.asked == "white"


@pytest.mark.rule("OA-PRINCE-120")
@pytest.mark.parametrize(("out", "supply"), [(24, 3), (21, 3), (20, 4), (14, 4), (13, 5), (7, 5), (6, 6)])
def test_citizens_refresh_by_his_bank(out, supply):
    """24 purple warbands: 0 and 3 in the bank give 3, 4 and 10 give 4, 11 and 17 give 5, 18 gives 6."""
    table = reign(
        f"""
        turn = "red"
        phase = "act"
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "purple"
        warbands = {out}
        [boards.purple]
        warbands = 0
        [boards.red]
        role = "citizen"
        warbands = 0
        supply = 0
        """
    )
    table.play("rest")
    assert table.board("red")["supply"] == supply
    assert args(table, "oa-log-rests")[0] == {"player": "red"}

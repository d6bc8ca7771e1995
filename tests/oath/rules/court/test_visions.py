"""Visions and the Conspiracy: who may play them, where they lie, what the theft needs."""

from __future__ import annotations

import pytest

from oath.scripted import given


def holding(card, role="exile", more="", board=""):
    return given(f"""
        turn = "red"
        {more}
        [boards.red]
        role = "{role}"
        site = "steppe"
        advisers = ["#{card}"]
        {board}
    """)


def places(table):
    return [option.split()[-1] for option in table.offered("play")]


@pytest.mark.rule("OA-VISION-001", "OA-VISION-002", "OA-VISION-004", "OA-VISION-005", "OA-VISION-007")
def test_an_exile_reveals_a_vision():
    table = holding("vision_faith", board="favor = 1")
    assert places(table) == ["revealed"]
    table.play(table.offered("play")[0])
    red = table.board("red", 0)
    assert (red["vision"], red["advisers"], red["favor"]) == ("vision_faith", [], 1)
    assert not any("vision_faith" in option for option in table.options)


@pytest.mark.rule("OA-VISION-002", "OA-VISION-004")
def test_imperial_players_hold_visions_face_down_only():
    assert places(holding("vision_faith", "citizen")) == []


@pytest.mark.rule("OA-VISION-003", "OA-SEARCH-025")
def test_another_vision_discards_the_older_one():
    """From the Provinces to the Hinterland pile."""
    table = holding("vision_faith", board='vision = "vision_conquest"')
    before = table.view["piles"]["hinterland"]
    table.play(table.offered("play")[0])
    assert table.board("red")["vision"] == "vision_faith"
    assert table.view["piles"]["hinterland"] == ["vision", *before]


@pytest.mark.rule("OA-VISION-006")
@pytest.mark.parametrize(("army", "offered"), [("purple", []), ("red", ["revealed"])])
@pytest.mark.parametrize("card", ["vision_faith", "conspiracy"])
def test_secret_police_binds_enemies_at_its_rulers_sites(army, offered, card):
    site = f'[sites.provinces_3]\nsite = "steppe"\ncards = ["secret_police"]\narmy = "{army}"\nwarbands = 1'
    assert places(holding(card, more=site)) == offered


def conspiring(own, theirs, secrets=1, role="exile", relics=("map",), more="", vision=""):
    advisers = [*own, "#conspiracy"]
    return given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        {more}
        [boards.red]
        role = "{role}"
        site = "steppe"
        secrets = {secrets}
        advisers = {advisers}
        vision = "{vision}"
        [boards.blue]
        site = "steppe"
        advisers = {list(theirs)}
        relics = {list(relics)}
    """)


@pytest.mark.rule("OA-VISION-021", "OA-VISION-022", "OA-VISION-024", "OA-VISION-020")
@pytest.mark.parametrize("role", ["exile", "citizen"])
def test_two_advisers_that_match_the_victims(role):
    """Own Order, Beast; victim Order, Beast: 2 matches. The secret burns, the Conspiracy leaves the game."""
    table = conspiring(["scouts", "rangers"], ["bear_traps", "nature_worship"], role=role)
    table.play(table.offered("play")[0])
    assert table.options == ["thing map", "pass"]
    table.play("thing map")
    red = table.board("red")
    assert (red["relics"], red["secrets"], red["spent"]) == (["map"], 0, 0)
    assert table.view["gone"] == ["conspiracy"]


@pytest.mark.rule("OA-VISION-022", "OA-VISION-024", "OA-TURN-049")
@pytest.mark.parametrize(
    ("own", "theirs", "secrets"),
    [
        (["scouts", "rangers"], ["bear_traps"], 1),
        (["scouts", "bear_traps"], ["#longbows"], 1),
        (["scouts", "bear_traps"], ["longbows"], 0),
    ],
)
def test_one_match_a_facedown_card_or_no_secret_is_not_enough(own, theirs, secrets):
    """Own Order, Beast; victim Order: 1 match. The Conspiracy is gone all the same."""
    table = conspiring(own, theirs, secrets)
    table.play(table.offered("play")[0])
    assert table.prompt == "oa-ask-act"
    assert table.view["gone"] == ["conspiracy"]


@pytest.mark.rule("OA-VISION-023", "OA-VISION-020", "OA-VISION-025", "OA-TURN-048")
def test_a_banner_taken_pays_the_penalty_and_the_revealed_vision_stays():
    """Two Order advisers match the victim's one."""
    banner = '[banners.darkest_secret]\nholder = "blue"\ntokens = 4'
    table = conspiring(["scouts", "bear_traps"], ["longbows"], relics=(), more=banner, vision="vision_faith")
    table.play(table.offered("play")[0], "thing darkest_secret")
    assert table.view["banners"]["darkest_secret"] == {"holder": 1, "tokens": 2, "side": "secret"}
    assert table.board("red")["vision"] == "vision_faith"

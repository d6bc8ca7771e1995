"""The two banners: what they are worth, and the duty of the People's Favor."""

from __future__ import annotations

import pytest

from oath.scripted import given


def waking(tokens, favor=2, mob="false", banks=(2, 2, 3, 3, 4, 4)):
    discord, arcane, order, hearth, beast, nomad = banks
    return given(f"""
        turn = "red"
        phase = "wake"
        [banks]
        discord = {discord}
        arcane = {arcane}
        order = {order}
        hearth = {hearth}
        beast = {beast}
        nomad = {nomad}
        [banners.peoples_favor]
        holder = "red"
        tokens = {tokens}
        mob = {mob}
        [boards.red]
        favor = {favor}
    """)


@pytest.mark.rule("OA-BANNER-006", "OA-BANNER-007", "OA-TURN-005")
@pytest.mark.example("OA-BANNER-007")
def test_the_duty_adds_one_or_moves_one_to_a_poorest_bank():
    """Banks 2, 2, 3, 3, 4, 4: either of the two with 2."""
    table = waking(3)
    assert table.options == ["add favor", "move favor discord", "move favor arcane"]
    moved = waking(3).play("move favor arcane")
    assert (moved.bank("arcane"), moved.view["banners"]["peoples_favor"]["tokens"]) == (3, 2)
    added = waking(3).play("add favor")
    assert (added.board("red")["favor"], added.view["banners"]["peoples_favor"]["tokens"]) == (1, 4)


@pytest.mark.rule("OA-BANNER-008", "OA-BANNER-004", "OA-BANNER-003")
def test_a_single_favor_stays_on_the_banner():
    assert waking(1).options == ["add favor"]
    idle = waking(1, favor=0)
    assert idle.prompt == "oa-ask-act"
    assert idle.view["banners"]["peoples_favor"]["tokens"] == 1


@pytest.mark.rule("OA-BANNER-009")
def test_on_the_mob_side_the_duty_is_done_twice():
    table = waking(3, mob="true").play("add favor", "move favor discord")
    assert table.prompt == "oa-ask-act"
    assert (table.view["banners"]["peoples_favor"]["tokens"], table.bank("discord")) == (3, 3)


@pytest.mark.rule("OA-BANNER-010", "OA-SET-034")
@pytest.mark.parametrize(
    ("tokens", "mob", "play", "side"),
    [
        (5, "false", ("add favor",), "mob"),
        (4, "false", ("add favor",), "people"),
        (6, "true", ("move favor discord", "move favor arcane"), "mob"),
    ],
)
def test_six_favor_turn_the_banner_and_fewer_never_turn_it_back(tokens, mob, play, side):
    table = waking(tokens, mob=mob).play(*play)
    assert table.view["banners"]["peoples_favor"]["side"] == side


@pytest.mark.rule("OA-TURN-009", "OA-END-002")
def test_the_duty_comes_before_the_check_of_victory():
    """The Usurper with the banner is asked for the duty first, and wins right after it."""
    table = given("""
        turn = "red"
        phase = "wake"
        oath = "people"
        title = "red"
        usurper = true
        [banners.peoples_favor]
        holder = "red"
        tokens = 2
        [boards.red]
        favor = 1
    """)
    assert table.prompt == "oa-ask-duty"
    table.play("add favor")
    assert table.match.is_over


@pytest.mark.rule("OA-BANNER-001", "OA-OATH-004", "OA-OATH-008", "OA-RELIC-011", "OA-RELQ-002")
@pytest.mark.example("OA-BANNER-001")
@pytest.mark.parametrize(
    ("relics", "holder"), [(["grand_scepter", "map"], 1), (["grand_scepter", "map", "whistle"], 0)]
)
def test_banners_count_with_relics(relics, holder):
    """1 relic and 2 banners are 3: more than the Scepter and a relic; relics of the Reliquary count for nobody."""
    table = given(f"""
        turn = "red"
        oath = "protection"
        [banners.peoples_favor]
        holder = "red"
        [banners.darkest_secret]
        holder = "red"
        [boards.red]
        site = "steppe"
        relics = ["ivory_eye"]
        [boards.purple]
        relics = {relics}
    """).play("travel ancient_city")
    assert table.view["title"]["holder"] == holder


def fought_for(name, tokens):
    faces = ["blank"] * tokens + ["sword"] * 8
    return given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = {faces}
        [banners.{name}]
        holder = "blue"
        tokens = {tokens}
        [boards.red]
        site = "steppe"
        warbands = 8
        [boards.blue]
        site = "steppe"
        warbands = 0
    """).play("campaign blue", f"target banner {name}", "attack")


@pytest.mark.rule("OA-BANNER-002", "OA-BANNER-014", "OA-BANNER-020", "OA-CMP-022", "OA-CMP-011")
@pytest.mark.example("OA-BANNER-002", "OA-BANNER-014", "OA-BANNER-020")
@pytest.mark.parametrize("name", ["peoples_favor", "darkest_secret"])
@pytest.mark.parametrize(("tokens", "left"), [(4, 2), (3, 1), (2, 1), (1, 1)])
def test_a_seized_banner_burns_two_and_keeps_one(name, tokens, left):
    table = fought_for(name, tokens)
    assert table.rolled("defense") == ["blank"] * tokens
    seized = table.view["banners"][name]
    assert (seized["holder"], seized["tokens"]) == (1, left)
    assert seized["side"] == ("mob" if name == "peoples_favor" else "secret")


@pytest.mark.rule("OA-BANNER-015", "OA-PLAY-058")
def test_the_hall_of_mockery_leaves_the_mob():
    table = given("""
        turn = "red"
        [sites.cradle_1]
        site = "plains"
        cards = ["hall_of_mockery"]
        [banners.peoples_favor]
        tokens = 1
        [boards.red]
        favor = 3
    """).play("recover peoples_favor 2", "bank nomad")
    assert table.view["banners"]["peoples_favor"] == {"holder": 1, "tokens": 2, "side": "mob"}


@pytest.mark.rule("OA-BANNER-015", "OA-PLAY-057")
def test_the_hall_of_debate_forbids_targeting_the_peoples_favor():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.cradle_1]
        site = "plains"
        cards = ["hall_of_debate"]
        [banners.peoples_favor]
        holder = "blue"
        [banners.darkest_secret]
        holder = "blue"
        [boards.red]
        site = "steppe"
        [boards.blue]
        site = "steppe"
    """).play("campaign blue")
    assert table.offered("target") == ["target banner darkest_secret", "target pawn"]


@pytest.mark.rule("OA-BANNER-022", "OA-CIT-012", "OA-PLAY-052")
def test_a_banner_given_in_a_deal_stays_as_it_is():
    table = given("""
        turn = "purple"
        [banners.peoples_favor]
        holder = "purple"
        tokens = 4
    """).play("offer red 1", "give banner peoples_favor", "propose", "accept")
    assert table.view["banners"]["peoples_favor"] == {"holder": 1, "tokens": 4, "side": "people"}

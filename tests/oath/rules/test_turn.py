"""The course of a turn, minor actions, what is hidden, and what words mean."""

from __future__ import annotations

import pytest

from oath.scripted import given


@pytest.mark.rule("OA-TURN-002", "OA-TURN-003", "OA-TURN-001")
def test_the_chancellor_first_then_clockwise():
    table = given("""
        players = ["purple", "red", "blue"]
        round = 2
        turn = "purple"
    """)
    seen = []
    for _ in range(4):
        seen.append((table.asked, table.view["round"]))
        table.play("rest")
    assert seen == [("purple", 2), ("red", 2), ("blue", 2), ("purple", 3)]


@pytest.mark.rule("OA-TURN-017", "OA-TURN-018", "OA-TURN-019", "OA-SITE-037", "OA-RELIC-004")
def test_tokens_return_at_rest():
    """Favor to the banks of the suits, secrets of cards to the active player; banners and sites keep theirs."""
    table = given("""
        turn = "red"
        [banks]
        nomad = 1
        order = 1
        [banners.darkest_secret]
        holder = "red"
        tokens = 3
        [tokens]
        elders = [2, 0]
        longbows = [1, 1]
        whistle = [0, 1]
        [sites.provinces_3]
        site = "salt_flats"
        cards = ["elders", "longbows"]
        favor = 2
        secrets = 1
        [boards.red]
        site = "salt_flats"
        secrets = 1
        spent = 2
        [boards.purple]
        relics = ["grand_scepter", "whistle"]
    """).play("rest")
    assert (table.bank("nomad"), table.bank("order")) == (3, 2)
    red = table.board("red")
    assert (red["secrets"], red["spent"]) == (1 + 2 + 2, 0)
    assert table.view["tokens"] == {}
    assert table.view["banners"]["darkest_secret"]["tokens"] == 3
    assert (table.site("salt_flats")["favor"], table.site("salt_flats")["secrets"]) == (2, 1)


@pytest.mark.rule("OA-TURN-010", "OA-SITE-002", "OA-SITE-004", "OA-SITE-005", "OA-TURN-003")
@pytest.mark.parametrize(
    ("site", "favor", "secrets", "options"),
    [
        ("mine", 3, 0, ["take favor", "pass"]),
        ("drowned_city", 0, 3, ["take secret", "pass"]),
        ("salt_flats", 2, 1, ["take favor", "take secret", "pass"]),
        ("salt_flats", 0, 1, ["take secret", "pass"]),
    ],
)
def test_opportunity_sites_at_the_end_of_wake(site, favor, secrets, options):
    """Whoever rules: the Chancellor's warbands stand there. Not on arrival, but at the end of the next own Wake."""
    text = f"""
        turn = "red"
        {{phase}}
        [sites.provinces_3]
        site = "{site}"
        favor = {favor}
        secrets = {secrets}
        army = "purple"
        warbands = 1
        [boards.red]
        site = "{{at}}"
    """
    assert given(text.format(phase='phase = "wake"', at=site)).options == options
    table = given(text.format(phase="", at="ancient_city")).play(f"travel {site}")
    assert table.prompt == "oa-ask-act"
    table.play("rest", "rest")
    assert (table.asked, table.options) == ("red", options)


@pytest.mark.rule("OA-SITE-003")
def test_an_emptied_site_gives_nothing_more():
    table = given("""
        turn = "red"
        phase = "wake"
        [sites.provinces_3]
        site = "salt_flats"
        [boards.red]
        site = "salt_flats"
    """)
    assert table.prompt == "oa-ask-act"


@pytest.mark.rule("OA-TURN-015", "OA-TURN-028", "OA-RELIC-027", "OA-TURN-050", "OA-TURN-037")
@pytest.mark.example("OA-TURN-015")
def test_a_free_action_power_may_be_repeated():
    """The Oracular Pig looks twice; nobody else learns what lies there, and Visions Drawn does not move."""
    table = given("""
        turn = "red"
        deck = ["vision_faith", "longbows", "scouts"]
        [boards.red]
        relics = ["oracular_pig"]
    """).play("use oracular_pig", "use oracular_pig")
    assert table.view["visions_drawn"] == 0
    shown = [line for line in table.match.log if "vision_faith" in str(line.event.text.args)]
    assert shown
    assert all(line.event.only == 1 for line in shown)


@pytest.mark.rule("OA-TURN-024", "OA-TURN-026", "OA-TURN-027", "OA-PLAY-001", "OA-PLAY-002", "OA-PLAY-016")
def test_a_facedown_adviser_is_played_or_discarded():
    """To the site it gains 1 favor of its suit; face up among three advisers nobody has to leave."""
    text = """
        turn = "red"
        [banks]
        order = 2
        [boards.red]
        site = "steppe"
        favor = 0
        advisers = ["tents", "rangers", "#longbows"]
    """
    site = given(text)
    site.play(next(option for option in site.offered("play") if option.endswith(" steppe")))
    assert (site.site("steppe")["cards"], site.board("red")["favor"], site.bank("order")) == (["longbows"], 1, 1)
    up = given(text)
    up.play(next(option for option in up.offered("play") if option.endswith(" adviser")))
    assert [adviser["up"] for adviser in up.board("red")["advisers"]] == [True] * 3
    assert up.board("red")["favor"] == 0
    gone = given(text)
    before = len(gone.view["piles"]["hinterland"])
    gone.play(gone.offered("discard")[0])
    assert len(gone.board("red")["advisers"]) == 2
    assert len(gone.view["piles"]["hinterland"]) == before + 1


@pytest.mark.rule("OA-TURN-029", "OA-TURN-050", "OA-RELIC-001")
def test_a_relic_of_the_own_site_is_looked_at_and_stays_known():
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        relics = ["map"]
        [boards.red]
        site = "steppe"
    """)
    table.play(table.offered("peek")[0], "travel ancient_city")
    assert table.match.view(1)["sites"][4]["relics"][0]["card"] == "map"
    assert table.match.view(0)["sites"][4]["relics"][0]["card"] == ""
    assert table.offered("peek") == []


@pytest.mark.rule("OA-TURN-030", "OA-RELQ-001", "OA-RELQ-011")
def test_the_holder_of_the_scepter_looks_into_the_reliquary():
    table = given("""
        turn = "purple"
        reliquary = ["map", "whistle", "ivory_eye", "brass_horse"]
    """).play("peek reliquary 2")
    assert table.match.view(0)["reliquary"][1]["relic"]["card"] == "whistle"
    assert table.match.view(1)["reliquary"][1]["relic"]["card"] == ""
    table.play("rest")
    assert table.offered("peek reliquary") == []


@pytest.mark.rule("OA-TURN-037", "OA-TURN-038", "OA-TURN-039", "OA-SET-025")
def test_what_is_hidden_and_what_everybody_sees():
    table = given("""
        deck = ["vision_faith", "longbows"]
        [piles]
        cradle = ["vision_conquest"]
        [boards.red]
        advisers = ["#scouts", "rangers"]
        relics = ["map"]
    """)
    other, own = table.board("red", 0), table.board("red", 1)
    assert [adviser["card"] for adviser in other["advisers"]] == ["", "rangers"]
    assert [adviser["card"] for adviser in own["advisers"]] == ["scouts", "rangers"]
    assert table.view["deck_top"] == "vision"
    assert table.view["piles"]["cradle"][0] == "vision"
    assert other["relics"] == ["map"]
    assert "deck" not in table.view


@pytest.mark.rule("OA-TURN-044", "OA-TURN-077", "OA-TURN-078")
@pytest.mark.example("OA-TURN-077")
def test_a_taken_secret_keeps_its_side_and_face_up_ones_go_first():
    """Sleight of Hand on a board with 1 face-up and 1 facedown secret takes the face-up one; never the own self."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        favor = 5
        secrets = 3
        advisers = ["sleight_of_hand"]
        [boards.blue]
        site = "steppe"
        secrets = 1
        spent = 1
    """)
    before = table.board("red")
    table.play("use sleight_of_hand")
    blue, red = table.board("blue"), table.board("red")
    assert (blue["secrets"], blue["spent"]) == (0, 1)
    assert red["secrets"] + sum(tokens["secrets"] for tokens in table.view["tokens"].values()) == before["secrets"] + 1


@pytest.mark.rule("OA-TURN-067", "OA-TURN-079")
def test_vow_of_renewal_inherits_what_others_burn():
    """Red recovers the relic of Mountain (burn 2 favor): the holder gains 2."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "mountain"
        relics = ["map"]
        [boards.red]
        site = "mountain"
        favor = 2
        [boards.blue]
        favor = 0
        advisers = ["vow_of_renewal"]
    """)
    table.play(table.offered("recover relic")[0])
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (0, 2)


@pytest.mark.rule("OA-TURN-071", "OA-TURN-047")
def test_grasping_vines_kill_one_of_a_leaving_enemy():
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["grasping_vines"]
        army = "purple"
        warbands = 1
        [boards.red]
        site = "steppe"
        warbands = 2
    """).play("travel ancient_city")
    assert (table.board("red")["warbands"], table.board("red")["bank"]) == (1, 13)


@pytest.mark.rule("OA-TURN-063", "OA-PLAY-023", "OA-TURN-051")
def test_saddle_makers_gain_after_the_players_own_site_favor():
    """Order bank 2: the player of the card takes 1 first, one is left for the holder."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banks]
        order = 2
        [boards.red]
        site = "steppe"
        favor = 0
        advisers = ["#longbows"]
        [boards.blue]
        favor = 0
        advisers = ["saddle_makers"]
    """)
    table.play(next(option for option in table.offered("play") if option.endswith(" steppe")))
    assert (table.board("red")["favor"], table.board("blue")["favor"], table.bank("order")) == (1, 1, 0)


@pytest.mark.rule("OA-TURN-064")
def test_book_binders_gain_after_another_player_reveals_a_vision():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banks]
        nomad = 3
        [boards.red]
        advisers = ["#vision_faith"]
        [boards.blue]
        favor = 0
        advisers = ["book_binders"]
    """)
    table.play(table.offered("play")[0])
    assert table.asked == "blue"
    assert table.play("bank nomad").board("blue")["favor"] == 2


@pytest.mark.rule("OA-TURN-065")
@pytest.mark.parametrize(("foe", "gained"), [("blue", 1), ("bandits", 0)])
def test_herald_gains_after_campaigns_between_players(foe, gained):
    table = given("""
        players = ["purple", "red", "blue", "white"]
        turn = "red"
        rolls = ["blank", "blank", "sword", "sword", "sword"]
        [banks]
        nomad = 3
        [boards.red]
        site = "steppe"
        warbands = 3
        [boards.blue]
        site = "steppe"
        warbands = 0
        favor = 0
        [boards.white]
        favor = 0
        advisers = ["herald"]
    """)
    table.play(f"campaign {foe}")
    table.play(*(["target pawn", "attack", "pass", "bank nomad"] if foe == "blue" else ["attack", "no more"]))
    assert table.board("white")["favor"] == gained


@pytest.mark.rule("OA-TURN-012")
def test_an_action_is_finished_before_the_next_begins():
    table = given("""
        turn = "red"
        deck = ["longbows", "scouts", "rangers"]
        [boards.red]
        site = "steppe"
    """).play("search deck")
    assert table.refused("travel ancient_city") == "OA-TURN-012"

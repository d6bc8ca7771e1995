"""The powers of sites."""

from __future__ import annotations

import pytest

from oath.scripted import given


def at(site, more="", board="", slot="provinces_3", cards="[]", turn="red", head=""):
    return given(f"""
        turn = "{turn}"
        {head}
        [sites.{slot}]
        site = "{site}"
        cards = {cards}
        {more}
        [boards.{turn}]
        site = "{site}"
        {board}
    """)


def play_here(table, site):
    return table.play(next(option for option in table.offered("play") if option.endswith(f" {site}")))


BANKS = "[banks]\norder = 3\nhearth = 3\narcane = 3\nnomad = 3\nbeast = 3\ndiscord = 3"


@pytest.mark.rule("OA-SITE-006", "OA-SITE-007", "OA-SITE-010", "OA-SITE-013", "OA-SITE-014", "OA-SITE-015")
@pytest.mark.rule("OA-SITE-016", "OA-PLAY-002", "OA-PLAY-023")
@pytest.mark.example("OA-SITE-007", "OA-SITE-014")
@pytest.mark.parametrize(
    ("site", "card", "favor", "secrets", "warbands"),
    [
        ("ancient_city", "longbows", 1, 0, 2),
        ("ancient_city", "rangers", 1, 0, 0),
        ("fertile_valley", "extra_provisions", 2, 0, 0),
        ("fertile_valley", "longbows", 1, 0, 0),
        ("standing_stones", "fire_talkers", 1, 1, 0),
        ("steppe", "rain_boots", 1, 1, 0),
        ("steppe", "fire_talkers", 1, 0, 0),
    ],
)
def test_homelands(site, card, favor, secrets, warbands):
    """1 favor for the play, then the reward for the right suit. Hearth bank 3: 2 favor in all at the Fertile Valley."""
    table = at(site, board=f'favor = 0\nsecrets = 0\nwarbands = 0\nadvisers = ["#{card}"]', head=BANKS)
    red = play_here(table, site).board("red")
    assert (red["favor"], red["secrets"], red["warbands"]) == (favor, secrets, warbands)


@pytest.mark.rule("OA-SITE-008", "OA-SITE-009", "OA-SITE-012", "OA-SITE-017", "OA-SITE-018", "OA-RELIC-006")
@pytest.mark.parametrize(("site", "card"), [("deep_woods", "rangers"), ("wastes", "mercenaries")])
@pytest.mark.parametrize(("relics", "found"), [('["map"]', ["map"]), ("[]", [])])
def test_the_relic_of_a_homeland_costs_nothing(site, card, relics, found):
    table = at(site, f"relics = {relics}", f'supply = 0\nsecrets = 0\nadvisers = ["#{card}"]')
    red = play_here(table, site).board("red")
    assert (red["relics"], red["supply"]) == (found, 0)


@pytest.mark.rule("OA-SITE-012", "OA-PLAY-002")
def test_empty_banks_give_what_there_is():
    table = at("fertile_valley", board='favor = 0\nadvisers = ["#extra_provisions"]', head="[banks]\nhearth = 1")
    assert play_here(table, "fertile_valley").board("red")["favor"] == 1


@pytest.mark.rule("OA-SITE-006")
def test_no_reward_after_a_discard_of_that_suit_there():
    """With the People's Favor the old Nomad card leaves the Steppe, and the new one brings no secret."""
    text = '[banners.peoples_favor]\nholder = "red"'
    table = at("steppe", text, 'secrets = 0\nadvisers = ["#rain_boots"]', cards='["elders", "longbows"]')
    play_here(table, "steppe").play("card elders")
    assert table.site("steppe")["cards"] == ["longbows", "rain_boots"]
    assert table.board("red")["secrets"] == 0
    other = at("steppe", text, 'secrets = 0\nadvisers = ["#rain_boots"]', cards='["elders", "longbows"]')
    assert play_here(other, "steppe").play("card longbows").board("red")["secrets"] == 1


@pytest.mark.rule("OA-SITE-022", "OA-SITE-023", "OA-SITE-020", "OA-SITE-026")
def test_the_narrow_pass():
    """From outside into its region only to the Pass; inside and outward freely; from Coast to Coast freely."""
    text = """
        turn = "red"
        [sites.provinces_1]
        site = "narrow_pass"
        [sites.provinces_2]
        site = "barren_coast"
        [boards.red]
        site = "{site}"
    """
    outside = given(text.format(site="great_slum"))
    assert "travel narrow_pass" in outside.options
    assert "travel steppe" not in outside.options
    inside = given(text.format(site="narrow_pass"))
    assert {"travel steppe", "travel barren_coast", "travel great_slum"} <= set(inside.options)
    coast = given(text.format(site="rocky_coast"))
    assert "travel barren_coast" in coast.options
    assert "travel steppe" not in coast.options


@pytest.mark.rule("OA-SITE-024", "OA-SITE-025", "OA-CMP-017")
@pytest.mark.example("OA-SITE-024")
@pytest.mark.parametrize(("army", "open_"), [("blue", True), ("purple", False)])
def test_a_distant_target_behind_the_narrow_pass(army, open_):
    """Attacker in the Cradle, target in the Provinces: the Pass of the same defender is a target too."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.cradle_1]
        site = "fertile_valley"
        army = "blue"
        warbands = 1
        [sites.provinces_1]
        site = "narrow_pass"
        army = "{army}"
        warbands = 1
        [sites.provinces_2]
        site = "standing_stones"
        army = "blue"
        warbands = 1
        [boards.red]
        site = "fertile_valley"
    """).play("campaign blue")
    if open_:
        assert "attack" not in table.play("target site standing_stones").options
        assert "attack" in table.play("target site narrow_pass").options
    else:  # with the Pass in other hands it could never be declared
        assert "target site standing_stones" not in table.options


@pytest.mark.rule("OA-SITE-027", "OA-SITE-028", "OA-SITE-029")
def test_the_great_slum_makes_room():
    full = at(
        "great_slum",
        slot="hinterland_2",
        cards='["longbows", "rangers", "sprawling_rampart"]',
        board='advisers = ["#rain_boots"]',
    )
    play_here(full, "great_slum")
    assert full.options == ["card longbows", "card rangers"]
    assert full.play("card rangers").site("great_slum")["cards"] == ["longbows", "sprawling_rampart", "rain_boots"]
    roomy = at("great_slum", slot="hinterland_2", cards='["longbows"]', board='advisers = ["#rain_boots"]')
    assert play_here(roomy, "great_slum").options == ["card longbows", "pass"]
    shut = at(
        "great_slum",
        slot="hinterland_2",
        cards='["keep", "hall_of_debate", "sprawling_rampart"]',
        board='advisers = ["#rain_boots"]',
    )
    assert not [option for option in shut.offered("play") if option.endswith(" great_slum")]


@pytest.mark.rule("OA-SITE-030", "OA-SITE-033", "OA-SITE-037", "OA-SET-012")
@pytest.mark.parametrize(("secrets", "spent", "goes"), [(1, 0, True), (0, 1, False)])
def test_the_hidden_place_asks_a_secret(secrets, spent, goes):
    table = given(f"""
        turn = "red"
        [sites.provinces_2]
        site = "the_hidden_place"
        [boards.red]
        site = "steppe"
        secrets = {secrets}
        spent = {spent}
    """)
    assert ("travel the_hidden_place" in table.options) is goes
    if goes:
        red = table.play("travel the_hidden_place").board("red")
        assert (red["secrets"], red["spent"]) == (0, 1)


@pytest.mark.rule("OA-SITE-033")
def test_a_facedown_hidden_place_asks_nothing():
    table = given("""
        turn = "red"
        [sites.provinces_2]
        site = "the_hidden_place"
        up = false
        [boards.red]
        site = "steppe"
        secrets = 1
    """).play("travel provinces_2")
    assert (table.board("red")["secrets"], table.board("red")["spent"]) == (1, 0)


@pytest.mark.rule("OA-SITE-031", "OA-SITE-032", "OA-SITE-041")
def test_one_secret_pays_for_all_targets_at_the_hidden_place():
    text = """
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_2]
        site = "the_hidden_place"
        army = "blue"
        warbands = 1
        [boards.red]
        site = "the_hidden_place"
        secrets = {secrets}
        [boards.blue]
        site = "the_hidden_place"
        relics = ["map"]
    """
    table = given(text.format(secrets=2)).play("campaign blue", "target relic map", "target pawn", "attack")
    assert (table.board("red")["secrets"], table.board("red")["spent"]) == (1, 1)
    assert "attack" not in given(text.format(secrets=0)).play("campaign blue").options


@pytest.mark.rule("OA-SITE-036", "OA-SITE-026", "OA-SITE-037")
def test_the_buried_giant_walks_for_a_secret():
    table = given("""
        turn = "red"
        [sites.cradle_1]
        site = "buried_giant"
        [sites.provinces_1]
        site = "narrow_pass"
        [boards.red]
        site = "buried_giant"
        supply = 0
        secrets = 1
    """)
    assert table.offered("travel") == []
    table.play("announce buried_giant")
    assert "travel steppe" in table.options
    red = table.play("travel steppe").board("red")
    assert (red["supply"], red["secrets"], red["spent"]) == (0, 0, 1)


@pytest.mark.rule("OA-SITE-038", "OA-SITE-039", "OA-SITE-040", "OA-CMP-017")
@pytest.mark.example("OA-SITE-038", "OA-SITE-040")
@pytest.mark.parametrize(("site", "dice"), [("plains", 5), ("mountain", 3), ("steppe", 4)])
@pytest.mark.parametrize("army", ["red", "blue"])
def test_plains_and_mountain_change_one_die(site, dice, army):
    """Relic and pawn targeted there: +1, not +2; -1 also for an attacker who rules the site."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "{site}"
        army = "{army}"
        warbands = 1
        [boards.red]
        site = "{site}"
        warbands = 4
        [boards.blue]
        site = "{site}"
        relics = ["map"]
    """).play("campaign blue", "target relic map", "target pawn", "attack")
    assert len(table.rolled("attack")) == dice


@pytest.mark.rule("OA-SITE-043", "OA-SITE-044", "OA-SITE-046")
@pytest.mark.parametrize(
    ("pawn", "army", "offered"), [(True, "", True), (False, "red", True), (False, "purple", False)]
)
def test_the_tribunal(pawn, army, offered):
    """A bargain of favor, secrets and promises, for who rules it or stands there; promises are kept in sight."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_1]
        site = "the_tribunal"
        army = "{army}"
        warbands = {1 if army else 0}
        [boards.red]
        site = "{"the_tribunal" if pawn else "steppe"}"
        favor = 2
        [boards.blue]
        favor = 0
    """)
    assert ("use the_tribunal" in table.options) is offered
    if offered:
        table.play("use the_tribunal", "player blue", "give favor 2", "ask promise peace", "propose", "accept")
        assert (table.board("red")["favor"], table.board("blue")["favor"]) == (0, 2)
        assert table.view["promises"] == [{"by": 2, "to": 1, "what": "peace", "round": table.view["round"]}]


@pytest.mark.rule("OA-SITE-047", "OA-SITE-048", "OA-SITE-051", "OA-SITE-026")
@pytest.mark.example("OA-SITE-047")
@pytest.mark.parametrize("slot", ["cradle_1", "hinterland_1"])
def test_the_shrouded_wood_costs_two_whatever_the_regions(slot):
    """Hinterland to Cradle 2 instead of 4, Cradle to Cradle 2 instead of 1; Pass and Hidden Place are ignored."""
    table = given(f"""
        turn = "red"
        [sites.{slot}]
        site = "shrouded_wood"
        [sites.provinces_1]
        site = "narrow_pass"
        [sites.provinces_2]
        site = "the_hidden_place"
        [boards.red]
        site = "shrouded_wood"
        secrets = 0
    """)
    assert {"travel steppe", "travel the_hidden_place"} <= set(table.options)
    assert table.match.after("travel the_hidden_place").view(1)["players"][1]["spent"] == 0
    assert table.play("travel lush_coast").board("red")["supply"] == 5


@pytest.mark.rule("OA-SITE-049", "OA-SITE-052", "OA-TURN-076")
def test_an_enemy_ruling_the_shrouded_wood_chooses():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_1]
        site = "shrouded_wood"
        army = "purple"
        warbands = 1
        [boards.red]
        site = "shrouded_wood"
    """)
    assert table.offered("travel") == ["travel"]
    table.play("travel")
    assert (table.asked, table.board("red")["supply"]) == ("purple", 5)
    assert "site shrouded_wood" not in table.options
    assert table.play("site lush_coast").board("red")["site"] == "lush_coast"

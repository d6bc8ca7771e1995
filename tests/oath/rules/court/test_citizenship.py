"""Citizens and Exiles: who rules, who is whose enemy, joining and leaving the Empire."""

from __future__ import annotations

import pytest

from oath.scripted import given

RELIQUARY = 'reliquary = ["map", "whistle", "ivory_eye", "brass_horse"]'


def offering(red="", more="", turn="purple", purple=""):
    return given(f"""
        players = ["purple", "red", "blue"]
        turn = "{turn}"
        {RELIQUARY}
        {more}
        [boards.purple]
        site = "fertile_valley"
        {purple}
        [boards.red]
        site = "great_slum"
        {red}
    """)


@pytest.mark.rule("OA-CIT-011", "OA-CIT-012", "OA-CIT-014", "OA-RELQ-010", "OA-TURN-036", "OA-RELQ-003")
def test_an_offer_names_one_relic_and_may_be_declined():
    table = offering()
    offers = table.offered("offer")
    assert offers == [f"offer {color} {space}" for color in ("red", "blue") for space in (1, 2, 3, 4)]
    table.play("offer red 2", "propose")
    assert table.asked == "red"
    table.play("decline")
    assert table.board("red")["role"] == "exile"
    assert table.offered("offer") == offers


@pytest.mark.rule("OA-CIT-016", "OA-CIT-003", "OA-CIT-021", "OA-CIT-022", "OA-RELQ-012", "OA-RELQ-004", "OA-CIT-002")
def test_an_accepted_offer():
    """Board to Citizen, purple warbands, Supply 7, then what was promised; the space no longer holds a relic."""
    table = offering(red="supply = 2\nwarbands = 4\nfavor = 0", purple="favor = 2")
    bank = table.board("purple")["bank"]
    table.play("offer red 2", "give favor 2", "propose", "accept")
    red = table.board("red")
    assert (red["role"], red["supply"], red["warbands"], red["favor"]) == ("citizen", 7, 4, 2)
    assert red["relics"] == ["whistle"]
    assert table.board("purple")["bank"] == bank - 4
    assert table.view["reliquary"][1] == {"space": "decadent", "relic": None}


@pytest.mark.rule("OA-CIT-017")
@pytest.mark.example("OA-CIT-017")
def test_where_purple_runs_short_the_exile_chooses():
    """6 on the board and 4 at sites, 8 purple in the bank: 8 replaced, 2 removed."""
    table = given(f"""
        players = ["purple", "red"]
        turn = "purple"
        {RELIQUARY}
        [sites.provinces_3]
        site = "steppe"
        army = "red"
        warbands = 4
        [boards.purple]
        warbands = 16
        [boards.red]
        warbands = 6
    """).play("offer red 1", "propose", "accept")
    assert table.asked == "red"
    table.play("army board", "army steppe")
    assert (table.board("red")["warbands"], table.site("steppe")["warbands"]) == (5, 3)
    assert (table.site("steppe")["army"], table.board("purple")["bank"]) == ("purple", 0)


@pytest.mark.rule("OA-CIT-019", "OA-CIT-023", "OA-OATH-005")
@pytest.mark.example("OA-CIT-023")
def test_joining_moves_the_title_of_supremacy():
    """Red (3 sites, Usurper) joins the Empire (2 sites): 5 Imperial sites, the Chancellor takes the title."""
    armies = "".join(
        f'[sites.{slot}]\nsite = "{site}"\narmy = "{army}"\nwarbands = 1\n'
        for slot, site, army in (
            ("cradle_1", "fertile_valley", "purple"),
            ("cradle_2", "lush_coast", "purple"),
            ("provinces_1", "ancient_city", "red"),
            ("provinces_2", "standing_stones", "red"),
            ("provinces_3", "steppe", "red"),
        )
    )
    table = offering(more=f'title = "red"\nusurper = true\n{armies}').play("offer red 1", "propose", "accept")
    assert table.view["title"] == {"holder": 0, "side": "oathkeeper"}
    assert table.site("steppe")["ruler"] == 0


@pytest.mark.rule("OA-CIT-019", "OA-OATH-014", "OA-OATH-006")
def test_a_new_citizen_may_keep_the_title_as_oathkeeper():
    banner = '[banners.peoples_favor]\nholder = "red"'
    table = offering(more=f'oath = "people"\ntitle = "red"\nusurper = true\n{banner}')
    table.play("offer red 1", "propose", "accept")
    assert table.view["title"] == {"holder": 1, "side": "oathkeeper"}


@pytest.mark.rule("OA-CIT-015", "OA-RELIC-010", "OA-RELIC-009")
def test_the_scepter_serves_from_the_turn_after_it_was_taken():
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        {RELIQUARY}
        rolls = ["blank", "blank", "blank", "blank", "blank", "blank", "sword", "sword", "sword", "sword"]
        [boards.red]
        site = "steppe"
        warbands = 4
        [boards.purple]
        site = "steppe"
        warbands = 0
    """).play("campaign purple", "target relic grand_scepter", "attack")
    assert table.board("red")["relics"] == ["grand_scepter"]
    assert table.offered("offer") == []
    assert table.offered("peek") == []
    table.play("rest", "rest", "rest")
    assert table.asked == "red"
    assert table.offered("offer red")
    assert len(table.offered("peek reliquary")) == 4


def exiling(scepter="purple", title="purple", people="", favor=7, victim_favor=0, more=""):
    return given(f"""
        players = ["purple", "red", "blue"]
        turn = "{scepter}"
        title = "{title}"
        oath = "devotion"
        [banners.peoples_favor]
        holder = "{people}"
        [banners.darkest_secret]
        holder = "{title}"
        [boards.purple]
        favor = {favor}
        [boards.red]
        role = "citizen"
        favor = {victim_favor}
        warbands = 3
        supply = 2
        {more}
    """)


@pytest.mark.rule("OA-CIT-026", "OA-CIT-027", "OA-CIT-028")
@pytest.mark.example("OA-CIT-026")
@pytest.mark.parametrize(
    ("title", "people", "price"),
    [("purple", "red", 5), ("purple", "", 4), ("purple", "purple", 3), ("red", "red", 7), ("blue", "", 5)],
)
def test_what_exiling_a_citizen_costs(title, people, price):
    """Range 3-7: the Citizen with the People's Favor, the Chancellor Oathkeeper: 5 + 1 - 1 = 5."""
    table = exiling(title=title, people=people).play("exile red")
    assert table.board("purple")["favor"] == 7 - price
    red = table.board("red")
    assert (red["role"], red["favor"], red["supply"], red["warbands"]) == ("exile", price, 7, 3)
    assert exiling(title=title, people=people, favor=price - 1).offered("exile") == []


@pytest.mark.rule("OA-CIT-029", "OA-CIT-030", "OA-CIT-032", "OA-CIT-034")
def test_an_exiled_citizen_keeps_what_lies_beside_the_board():
    table = given("""
        turn = "purple"
        title = "purple"
        [sites.provinces_3]
        site = "steppe"
        army = "purple"
        warbands = 2
        [boards.purple]
        favor = 5
        [boards.red]
        role = "citizen"
        warbands = 4
        secrets = 2
        relics = ["map"]
        advisers = ["longbows"]
    """)
    before = table.board("purple")["bank"]
    table.play("exile red")
    red = table.board("red")
    assert (red["warbands"], red["bank"], red["secrets"], red["relics"]) == (4, 10, 2, ["map"])
    assert [adviser["card"] for adviser in red["advisers"]] == ["longbows"]
    assert table.board("purple")["bank"] == before + 4
    assert table.site("steppe")["army"] == "purple"
    assert table.asked == "purple"


@pytest.mark.rule("OA-CIT-031", "OA-CIT-032", "OA-SET-013", "OA-TURN-016")
@pytest.mark.example("OA-CIT-031")
@pytest.mark.parametrize(("favor", "leaves"), [(7, True), (6, False)])
def test_self_exile_costs_secrets_and_warbands(favor, leaves):
    """2 secrets on the board, one of them face down, 1 on a card, 4 warbands: 7 favor."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [tokens]
        elders = [0, 1]
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        [boards.purple]
        favor = 0
        [boards.red]
        role = "citizen"
        site = "steppe"
        favor = {favor}
        secrets = 1
        spent = 1
        warbands = 4
    """)
    assert ("leave the empire" in table.options) is leaves
    if leaves:
        table.play("leave the empire")
        assert (table.board("red")["role"], table.board("red")["favor"]) == ("exile", 0)
        assert table.board("purple")["favor"] == 7
        assert table.asked == "blue"


@pytest.mark.rule("OA-CIT-033", "OA-CIT-036", "OA-RELIC-009")
def test_a_citizen_with_the_scepter_exiles_others_not_the_own_self():
    table = given(f"""
        players = ["purple", "red", "blue", "white"]
        turn = "red"
        {RELIQUARY}
        [boards.purple]
        relics = []
        [boards.red]
        role = "citizen"
        relics = ["grand_scepter"]
        favor = 12
        secrets = 0
        warbands = 0
        [boards.blue]
        role = "citizen"
    """)
    assert table.offered("exile") == ["exile blue"]
    assert "leave the empire" not in table.options
    assert table.offered("offer white")


@pytest.mark.rule("OA-CIT-004", "OA-CIT-005", "OA-CIT-010", "OA-PLAY-029", "OA-PLAY-030", "OA-PLAY-031")
@pytest.mark.example("OA-CIT-005")
@pytest.mark.parametrize(
    ("role", "army", "site", "reaches"),
    [
        ("citizen", "purple", "great_slum", True),
        ("exile", "purple", "great_slum", False),
        ("exile", "purple", "steppe", True),
        ("exile", "", "steppe", True),
        ("exile", "red", "great_slum", True),
    ],
)
def test_who_reaches_a_card_at_a_site(role, army, site, reaches):
    """Its ruler, every Imperial player at a purple site, and whoever stands there."""
    table = given(f"""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        army = "{army}"
        warbands = {1 if army else 0}
        [boards.red]
        role = "{role}"
        site = "{site}"
        favor = 2
        [boards.purple]
        advisers = ["wolves"]
        site = "{site}"
    """)
    assert ("use elders" in table.options) is reaches
    if not reaches:
        assert table.refused("use elders") == "OA-PLAY-029"
    assert table.refused("use wolves") == "OA-PLAY-029"


@pytest.mark.rule("OA-CIT-006", "OA-CIT-007", "OA-SET-027")
def test_bandits_rule_face_up_sites_without_warbands():
    table = given("""
        [sites.provinces_3]
        site = "steppe"
        [sites.provinces_2]
        site = "river"
        up = false
    """)
    assert (table.site("steppe")["ruler"], table.site("steppe")["bandits"]) == (-1, 1)
    assert (table.view["sites"][3]["ruler"], table.view["sites"][3]["bandits"]) == (-2, 0)


@pytest.mark.rule("OA-CIT-009", "OA-CIT-037", "OA-CIT-038", "OA-CMP-005", "OA-CMP-105", "OA-CMP-083", "OA-CMP-031")
@pytest.mark.example("OA-CMP-105")
def test_a_citizen_attacks_the_chancellor_at_a_purple_site():
    """Blue (6 on the board) at a site with 2 purple, the Chancellor away and Oathkeeper: dice 1 + 1, force 2. Won
    without placing anybody, the survivor is on the Chancellor's board."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "blue"
        rolls = ["blank", "blank", "sword", "sword", "sword", "sword", "sword", "sword"]
        [sites.provinces_3]
        site = "steppe"
        army = "purple"
        warbands = 2
        cards = ["longbows"]
        [boards.purple]
        warbands = 3
        site = "fertile_valley"
        [boards.blue]
        role = "citizen"
        site = "steppe"
        warbands = 6
    """).play("campaign purple")
    assert table.campaign["targets"] == ["site steppe"]
    table.play("attack")
    assert (table.asked, table.options[:2]) == ("purple", ["plan longbows", "no more plans"])
    assert (table.campaign["attack_dice"], table.campaign["defense_dice"]) == (6, 2)
    table.play("no more plans")
    assert (table.campaign["attack"], table.campaign["defense"]) == (6, 2)
    table.play("no more")
    assert table.site("steppe")["ruler"] == -1
    assert (table.board("purple")["warbands"], table.board("blue")["warbands"]) == (4, 6)


@pytest.mark.rule("OA-CMP-104", "OA-CMP-031", "OA-CIT-009")
def test_the_chancellor_attacks_a_citizen_only_where_the_pawn_stands():
    """Targets are the Citizen's relics, banners, pawn and favor; the purple site is none, and no title helps."""
    text = """
        players = ["purple", "red", "blue"]
        turn = "purple"
        [sites.provinces_3]
        site = "steppe"
        army = "purple"
        warbands = 2
        [boards.purple]
        site = "steppe"
        [boards.blue]
        role = "citizen"
        site = "{site}"
        relics = ["map"]
        warbands = 2
    """
    table = given(text.format(site="steppe")).play("campaign blue")
    assert table.offered("target") == ["target relic map", "target pawn"]
    assert "attack" not in table.options
    table.play("target pawn", "attack")
    assert len(table.rolled("defense")) == 2
    assert given(text.format(site="great_slum")).offered("campaign") == []


@pytest.mark.rule("OA-CIT-035")
def test_the_holder_of_the_council_seat_cannot_be_exiled():
    text = """
        turn = "{turn}"
        [boards.purple]
        favor = 6
        [boards.red]
        role = "citizen"
        favor = 6
        secrets = 0
        warbands = 0
        advisers = {advisers}
    """
    assert given(text.format(turn="purple", advisers='["longbows"]')).offered("exile") == ["exile red"]
    assert given(text.format(turn="purple", advisers='["council_seat"]')).offered("exile") == []
    assert "leave the empire" not in given(text.format(turn="red", advisers='["council_seat"]')).options

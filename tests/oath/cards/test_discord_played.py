"""Discord denizens that do something when they are played."""

from __future__ import annotations

import pytest

from oath.scripted import given
from oath.tables import advisers, advising, cards_at, totals, turned_up

pytestmark = pytest.mark.rule("OA-PLAY-067")


@pytest.mark.parametrize(
    ("army", "purple", "blue", "after"),
    [
        ("blue", "fertile_valley", "rocky_coast", ("red", 1)),
        ("blue", "fertile_valley", "steppe", ("blue", 3)),
        ("blue", "steppe", "rocky_coast", ("red", 1)),
        ("purple", "steppe", "rocky_coast", ("purple", 3)),
    ],
)
def test_key_to_the_city_opens_a_site_without_its_rulers_pawn(army, purple, blue, after):
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "{army}"
        warbands = 3
        [boards.purple]
        site = "{purple}"
        [boards.blue]
        site = "{blue}"
        [boards.red]
        site = "steppe"
        warbands = 2
        advisers = ["#key_to_the_city"]
    """)
    turned_up(table, "steppe")
    assert (table.site("steppe")["army"], table.site("steppe")["warbands"]) == after
    assert table.board("red")["warbands"] == 2


def place_key(more=""):
    """Red plays the Key to Steppe."""
    return turned_up(advising("#key_to_the_city", more), "steppe")


def test_key_to_the_city_works_at_a_bandit_site_but_not_at_the_own_one():
    """Bandits have no pawn. At the own site the own pawn stands: nothing happens."""
    table = place_key()
    assert (table.site("steppe")["army"], table.site("steppe")["warbands"]) == ("red", 1)
    table = place_key('[sites.provinces_3]\nsite = "steppe"\narmy = "red"\nwarbands = 3')
    assert table.site("steppe")["warbands"] == 3


def test_key_to_the_city_places_nothing_for_the_ring_of_devotion():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 3
        [boards.blue]
        site = "rocky_coast"
        [boards.red]
        site = "steppe"
        warbands = 2
        relics = ["ring_of_devotion"]
        advisers = ["#key_to_the_city"]
    """)
    turned_up(table, "steppe")
    assert table.site("steppe")["warbands"] == 0


@pytest.mark.rule("OA-BANNER-023", "OA-BANNER-004")
@pytest.mark.parametrize("tokens", [1, 5])
def test_charlatan_leaves_one_secret_on_the_banner(tokens):
    table = turned_up(advising("#charlatan", f'[banners.darkest_secret]\nholder = "blue"\ntokens = {tokens}'))
    assert table.view["banners"]["darkest_secret"]["tokens"] == 1


def test_blackmail_takes_a_relic_or_three_favor():
    position = """
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        favor = 0
        advisers = ["#blackmail"]
        [boards.blue]
        site = "{site}"
        favor = {favor}
        relics = ["map"]
    """
    table = given(position.format(site="steppe", favor=3))
    play = next(option for option in table.offered("play") if option.endswith(" adviser"))
    table.play(play)
    assert (table.asked, table.options) == ("blue", ["give 3 favor", "give the relic"])
    table.play("give 3 favor")
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (3, 0)
    poor = given(position.format(site="steppe", favor=2)).play(play)
    assert poor.board("red")["relics"] == ["map"]
    far = given(position.format(site="rocky_coast", favor=3)).play(play)
    assert (far.asked, far.prompt) == ("red", "oa-ask-act")


def test_dissent_collects_a_favor_for_each_suit_ruled():
    """Red rules Nomad, Discord (this card) and Beast; Blue rules two suits with 1 favor; Purple has the banner."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banks]
        discord = 1
        [sites.provinces_3]
        site = "steppe"
        army = "red"
        warbands = 1
        cards = ["elders"]
        [banners.peoples_favor]
        holder = "purple"
        [boards.purple]
        favor = 4
        advisers = ["tents"]
        [boards.red]
        site = "steppe"
        favor = 5
        advisers = ["wolves", "#dissent"]
        [boards.blue]
        favor = 1
        advisers = ["lancers", "wayside_inn"]
    """)
    turned_up(table)
    assert [table.board(color)["favor"] for color in ("purple", "red", "blue")] == [4, 2, 0]
    assert table.view["tokens"] == {"dissent": {"favor": 4, "secrets": 0}}
    table.play("rest")
    assert table.bank("discord") == 5


@pytest.mark.rule("OA-CIT-025", "OA-CIT-020", "OA-CIT-021", "OA-RELQ-004")
def test_royal_ambitions_make_an_exile_with_more_sites_a_citizen_with_a_relic_unseen():
    position = """
        players = ["purple", "red", "blue"]
        turn = "red"
        reliquary = ["map", "dowsing_sticks", "cup_of_plenty", "brass_horse"]
        [sites.cradle_1]
        site = "fertile_valley"
        army = "purple"
        warbands = 1
        [sites.provinces_3]
        site = "steppe"
        army = "red"
        warbands = 1
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "{army}"
        warbands = 1
        [boards.red]
        site = "steppe"
        supply = 2
        advisers = ["#royal_ambitions"]
    """
    table = given(position.format(army="red"))
    play = next(option for option in table.offered("play") if option.endswith(" adviser"))
    table.play(play)
    assert (table.options[0], table.options[1:]) == ("choose become_citizen unseen", ["choose nothing"])
    table.play("choose become_citizen unseen", "space 2")
    assert (table.board("red")["role"], table.board("red")["relics"]) == ("citizen", ["dowsing_sticks"])
    assert table.site("steppe")["army"] == "purple"
    few = given(position.format(army="blue")).play(play)
    assert (few.prompt, few.board("red")["role"]) == ("oa-ask-act", "exile")


@pytest.mark.rule("OA-PLAY-009")
def test_salt_the_earth_ignores_capacity_and_leaves_nothing_else():
    """Steppe is full. Both others go, the favor of the bank comes, and no further card finds room."""
    position = """
        turn = "red"
        deck = ["tents", "wolves", "gossip"]
        [banks]
        discord = 2
        [sites.provinces_3]
        site = "steppe"
        cards = {cards}
        [boards.red]
        site = "steppe"
        favor = 0
        advisers = ["#salt_the_earth"]
    """
    table = given(position.format(cards='["elders", "horse_archers"]'))
    play = next(option for option in table.offered("play") if option.endswith(" steppe"))
    table.play(play)
    assert cards_at(table, "steppe") == ["salt_the_earth"]
    assert table.board("red")["favor"] == 1
    table.play("search deck", "keep tents", "lay wolves")
    assert "play tents steppe" not in table.options
    assert not [o for o in given(position.format(cards='["boiling_lake"]')).offered("play") if o.endswith(" steppe")]
    assert not [o for o in given(position.format(cards='["fallen_spire"]')).offered("play") if o.endswith(" steppe")]


def test_riots_strike_the_most_common_suit_under_the_mob():
    """Two Nomad cards lie at sites, one Beast; the Nomad adviser neither counts nor goes."""
    position = """
        players = ["purple", "red"]
        turn = "red"
        [banners.peoples_favor]
        holder = "purple"
        mob = {mob}
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders", "wolves"]
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["horse_archers"]
        [boards.red]
        site = "steppe"
        advisers = ["tents", "#riots"]
    """
    table = given(position.format(mob="true"))
    play = next(option for option in table.offered("play") if option.endswith(" adviser"))
    table.play(play)
    assert (cards_at(table, "steppe"), cards_at(table, "rocky_coast")) == (["wolves"], [])
    assert advisers(table, "red") == ["tents", "riots"]
    calm = given(position.format(mob="false")).play(play)
    assert cards_at(calm, "steppe") == ["elders", "wolves"]


def test_riots_let_the_user_break_ties_and_spare_themselves():
    """Played to Steppe: Discord 2 (Riots and Gossip) against Nomad 2; Riots stays, Gossip goes."""
    table = given("""
        players = ["purple", "red"]
        turn = "red"
        [banners.peoples_favor]
        holder = "purple"
        mob = true
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["horse_archers", "gossip"]
        [boards.red]
        site = "steppe"
        advisers = ["#riots"]
    """)
    turned_up(table, "steppe")
    assert table.options == ["suit discord", "suit nomad"]
    table.play("suit discord")
    assert (cards_at(table, "steppe"), cards_at(table, "rocky_coast")) == (["elders", "riots"], ["horse_archers"])


def test_bandit_chief_kills_at_every_site_and_brings_bandits():
    """Each site with warbands loses exactly 1, own ones too; a bandit site defends with 3."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        oath = "devotion"
        rolls = ["blank", "sword", "sword", "sword", "sword"]
        [sites.provinces_3]
        site = "steppe"
        cards = []
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "blue"
        warbands = 2
        [sites.cradle_1]
        site = "fertile_valley"
        army = "red"
        warbands = 1
        [boards.red]
        site = "steppe"
        warbands = 4
        advisers = ["#bandit_chief"]
    """)
    turned_up(table, "steppe")
    assert [table.site(site)["warbands"] for site in ("rocky_coast", "fertile_valley")] == [1, 0]
    table.play("campaign bandits", "attack")
    assert totals(table) == (4, 3)


def test_riots_count_locked_cards_but_leave_them():
    """Discord 3, with Riots and the locked Boiling Lake, against Nomad 2: only Gossip goes."""
    table = given("""
        turn = "red"
        [banners.peoples_favor]
        mob = true
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        [sites.provinces_1]
        site = "ancient_city"
        cards = ["tents"]
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["boiling_lake", "gossip"]
        [boards.red]
        site = "steppe"
        advisers = ["#riots"]
    """)
    turned_up(table, "steppe")
    assert [cards_at(table, site) for site in ("steppe", "rocky_coast")] == [["elders", "riots"], ["boiling_lake"]]


@pytest.mark.rule("OA-TURN-074", "OA-VISION-003")
def test_false_prophet_plays_the_marked_vision_when_it_is_discarded():
    """Blue reveals another Vision; the warband on the first dies, and Red plays that one as in a search."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        warbands = 0
        advisers = ["#false_prophet"]
        [boards.blue]
        site = "rocky_coast"
        vision = "vision_faith"
        advisers = ["#vision_conquest"]
    """)
    turned_up(table)
    table.play("rest")
    turned_up(table, "revealed")
    assert (table.asked, table.prompt, table.view["captives"]) == ("red", "oa-ask-play", [])
    table.play("play vision_faith revealed")
    assert (table.board("red")["vision"], table.board("blue")["vision"]) == ("vision_faith", "vision_conquest")


@pytest.mark.rule("OA-VISION-027")
def test_false_prophet_keeps_its_warband_without_a_vision():
    table = turned_up(advising("#false_prophet"))
    assert (table.board("red")["warbands"], table.view["captives"]) == (3 + 1, [])

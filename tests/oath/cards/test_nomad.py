"""Nomad denizens with actions, modifiers and standing powers."""

from __future__ import annotations

import pytest

from oath.scripted import given
from oath.tables import advisers, advising, cards_at, goods, turned_up

pytestmark = pytest.mark.rule("OA-PLAY-072")


@pytest.mark.rule("OA-TURN-045")
def test_ancient_binding_leaves_one_secret_each():
    """Red pays 1 and burns 1; the other 2 on the board and the one on Elders burn, the one placed stays."""
    table = advising(
        "ancient_binding",
        '[banners.darkest_secret]\nholder = "blue"\ntokens = 3\n[tokens]\nelders = [0, 1]\n'
        '[sites.cradle_1]\nsite = "fertile_valley"\ncards = ["elders"]\nsecrets = 2',
        blue="secrets = 2\nspent = 3",
        secrets=4,
    )
    table.play("use ancient_binding")
    assert table.view["tokens"] == {"ancient_binding": {"favor": 0, "secrets": 1}}
    assert [table.board(color)["secrets"] for color in ("red", "blue")] == [0, 1]
    assert table.board("blue")["spent"] == 0
    assert (table.view["banners"]["darkest_secret"]["tokens"], table.site("fertile_valley")["secrets"]) == (3, 2)
    table.play("rest")
    assert table.board("red")["secrets"] == 1
    assert "use ancient_binding" not in advising("ancient_binding", secrets=1).options


def test_faithful_friend_fills_supply_up_to_seven():
    for supply, after in ((2, 6), (5, 7)):
        table = given(
            f'turn = "red"\n[boards.red]\nsite = "steppe"\nsupply = {supply}\nadvisers = ["#faithful_friend"]'
        )
        assert turned_up(table).board("red")["supply"] == after


@pytest.mark.rule("OA-PLAY-026")
def test_great_herd_trades_places():
    """Tokens stay on their cards; a locked Nomad cannot be chosen."""
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        [sites.cradle_1]
        site = "fertile_valley"
        cards = ["elders", "sacred_ground"]
        [tokens]
        elders = [1, 0]
        [boards.red]
        site = "steppe"
        advisers = ["#great_herd"]
    """)
    turned_up(table, "steppe")
    assert table.options == ["card elders", "pass"]
    table.play("card elders")
    assert (cards_at(table, "steppe"), cards_at(table, "fertile_valley")) == (
        ["elders"],
        ["great_herd", "sacred_ground"],
    )
    assert table.view["tokens"] == {"elders": {"favor": 1, "secrets": 0}}


@pytest.mark.rule("OA-PLAY-026")
def test_twin_brother_trades_places_with_an_adviser():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        advisers = ["#twin_brother", "tents"]
        [boards.blue]
        advisers = ["elders", "vow_of_kinship", "wolves"]
    """)
    turned_up(table)
    assert table.options == ["card elders", "pass"]
    table.play("card elders")
    assert (advisers(table, "red"), advisers(table, "blue")[0]) == (["tents", "elders"], "twin_brother")


def test_convoys_haul_a_pile():
    table = advising(
        "wolves",
        """
        [piles]
        cradle = ["tents", "vision_faith"]
        provinces = ["longbows"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["convoys"]
    """,
    )
    own = len(table.view["piles"]["provinces"])
    hauled = table.view["piles"]["cradle"]
    table.play("use convoys")
    assert table.options == ["pile cradle", "pile hinterland"]
    table.play("pile cradle")
    assert list(table.view["piles"]["cradle"]) == []
    assert list(table.view["piles"]["provinces"][: len(hauled)]) == list(hauled)
    assert len(table.view["piles"]["provinces"]) == own + len(hauled)
    assert table.board("red")["favor"] == 2


@pytest.mark.rule("OA-PLAY-026", "OA-PLAY-021")
def test_resettle_moves_a_nomad_adviser_to_a_site():
    """Adviser-only, locked and facedown ones stay; no favor for the move."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["resettle"]
        [boards.red]
        site = "steppe"
        favor = 0
        advisers = ["hospitality"]
        [boards.blue]
        advisers = ["elders", "#tents", "wolves"]
    """)
    table.play("use resettle", "site rocky_coast")
    assert (cards_at(table, "rocky_coast"), advisers(table, "blue")) == (["elders"], ["tents", "wolves"])
    assert table.board("red")["favor"] == 0
    assert "use resettle" not in table.options


ORACLE = """
    players = ["purple", "red", "blue"]
    turn = "red"
    visions_drawn = 1
    deck = ["tents", "wolves", "vision_faith", "longbows"]
    [sites.provinces_3]
    site = "steppe"
    cards = ["oracle"]
    {more}
    [boards.red]
    site = "steppe"
    favor = {favor}
    secrets = 2
    advisers = []
    [boards.blue]
    favor = 0
"""


@pytest.mark.rule("OA-SEARCH-008")
def test_oracle_finds_the_nearest_vision():
    table = given(ORACLE.format(more="", favor=0)).play("use oracle")
    assert (table.view["visions_drawn"], table.board("red")["hand"]) == (2, ["vision_faith"])
    table.play("play vision_faith revealed")
    assert (table.board("red")["vision"], table.board("red")["secrets"]) == ("vision_faith", 0)


@pytest.mark.rule("OA-SEARCH-020")
def test_oracle_pays_forced_labor_for_the_play():
    ruled = 'army = "blue"\nwarbands = 1'
    labor = f'{ruled}\n[sites.cradle_1]\nsite = "fertile_valley"\n{ruled}\ncards = ["forced_labor"]'
    table = given(ORACLE.format(more=labor, favor=1)).play("use oracle", "play vision_faith revealed")
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (0, 1)
    poor = given(ORACLE.format(more=labor, favor=0)).play("use oracle")
    assert (poor.board("red")["vision"], poor.board("red")["hand"]) == ("", [])


def test_pilgrimage_sends_the_denizens_of_the_site_away():
    """Two of three leave, Keep is locked; two strangers come out and lie on the pile of the region."""
    table = given("""
        turn = "red"
        dispossessed = ["wolves", "longbows", "tents"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders", "keep", "horse_archers"]
        [tokens]
        elders = [1, 0]
        [banks]
        nomad = 3
        [boards.red]
        site = "steppe"
        advisers = ["#pilgrimage"]
    """)
    before, lost = len(table.view["piles"]["provinces"]), table.view["dispossessed"]
    turned_up(table)
    assert (cards_at(table, "steppe"), table.bank("nomad")) == (["keep"], 4)
    assert len(table.board("red")["hand"]) == 2
    assert table.board("red", seat=0)["hand"] == ["denizen", "denizen"]
    assert not table.can_undo()
    table.play(table.options[0])
    assert len(table.view["piles"]["provinces"]) == before + 2
    assert table.view["dispossessed"] == lost


@pytest.mark.rule("OA-TURN-075")
@pytest.mark.parametrize(("army", "free"), [("", False), ("blue", False), ("red", True)])
def test_spell_breaker_stops_powers_that_cost_secrets(army, free):
    ruled = f'army = "{army}"\nwarbands = 1' if army else ""
    breaker = f'[sites.cradle_1]\nsite = "fertile_valley"\ncards = ["spell_breaker"]\n{ruled}'
    hidden = '[sites.provinces_1]\nsite = "the_hidden_place"'
    table = advising("ancient_binding", f"{breaker}\n{hidden}")
    assert ("use ancient_binding" in table.options) == free
    assert ("travel the_hidden_place" in table.options) == free
    if not free:
        assert table.refused("travel the_hidden_place") == "OA-TURN-075"
    table = advising("mountain_giant", breaker).play("campaign blue", "target pawn", "attack")
    assert ("plan mountain_giant" in table.options) == free


PACT = """
    players = ["purple", "red"]
    turn = "red"
    reliquary = ["map", "brass_horse", "whistle", "grand_mask"]
    [banners.darkest_secret]
    holder = "{holder}"
    tokens = 4
    [boards.red]
    site = "steppe"
    supply = 2
    relics = []
    advisers = ["#ancient_pact"]
"""


@pytest.mark.rule("OA-CIT-025", "OA-BANNER-022", "OA-RELQ-004")
def test_ancient_pact_buys_citizenship_with_the_darkest_secret():
    """The banner is given, so nothing burns; a relic comes by its space, unseen."""
    table = turned_up(given(PACT.format(holder="red")))
    table.play(next(option for option in table.options if option != "choose nothing"), "space 2")
    assert (table.board("red")["role"], table.board("red")["relics"]) == ("citizen", ["brass_horse"])
    assert table.view["banners"]["darkest_secret"] == {"holder": 0, "tokens": 4, "side": "secret"}
    assert table.asked == "purple"
    without = turned_up(given(PACT.format(holder="purple")))
    assert (without.prompt, without.board("red")["role"]) == ("oa-ask-act", "exile")


@pytest.mark.rule("OA-PLAY-019")
def test_family_wagon_carries_nomads_and_one_other():
    """Wagon, two Nomads and one Beast; a second stranger turns the first one out, facedown ones are strangers too."""
    position = """
        turn = "red"
        deck = ["{card}", "vision_faith"]
        [boards.red]
        site = "steppe"
        advisers = ["family_wagon", "elders", "tents", "wolves"]
    """
    table = given(position.format(card="horse_archers"))
    table.play("search deck", "keep horse_archers", "play horse_archers adviser")
    assert advisers(table, "red") == ["family_wagon", "elders", "tents", "wolves", "horse_archers"]
    for to in ("adviser", "facedown"):
        table = given(position.format(card="longbows"))
        table.play("search deck", "keep longbows", f"play longbows {to}")
        assert advisers(table, "red") == ["family_wagon", "elders", "tents", "longbows"]


@pytest.mark.rule("OA-PLAY-017", "OA-PLAY-019")
def test_family_wagon_turns_strangers_out_when_it_comes():
    table = given("""
        turn = "red"
        [boards.red]
        site = "steppe"
        advisers = ["#family_wagon", "wolves", "longbows"]
    """)
    turned_up(table)
    assert table.options == ["adviser wolves", "adviser longbows"]
    table.play("adviser wolves")
    assert advisers(table, "red") == ["longbows", "family_wagon"]


@pytest.mark.parametrize(
    ("site", "vision", "free"),
    [("steppe", "vision_faith", True), ("great_slum", "vision_faith", False), ("great_slum", "conspiracy", True)],
)
def test_sacred_ground_is_where_visions_are_revealed(site, vision, free):
    table = given(f"""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["sacred_ground"]
        [boards.red]
        site = "{site}"
        advisers = ["#{vision}"]
    """)
    assert any(option.endswith("revealed") for option in table.offered("play")) == free


@pytest.mark.rule("OA-SITE-009", "OA-RELIC-006")
def test_relic_worship_also_honours_the_relic_of_a_homeland():
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "deep_woods"
        relics = ["map"]
        [boards.red]
        site = "deep_woods"
        supply = 2
        advisers = ["relic_worship", "#wolves"]
    """)
    turned_up(table, "deep_woods")
    assert ("map" in table.board("red")["relics"], table.board("red")["supply"]) == (True, 5)


def test_relic_worship_follows_a_recovery():
    """1 Supply spent, 3 gained; a banner brings none."""
    relic = '[sites.provinces_3]\nsite = "steppe"\nrelics = ["map"]'
    table = advising("relic_worship", relic, red="supply = 2", favor=7)
    table.play("announce relic_worship")
    table.play(table.offered("recover relic")[0])
    assert table.board("red")["supply"] == 2 - 1 + 3
    table = advising("relic_worship", red="supply = 2", favor=7)
    table.play("announce relic_worship", "recover peoples_favor 2", "bank order")
    assert table.board("red")["supply"] == 1


@pytest.mark.rule("OA-RECOVER-017", "OA-PLAY-021")
@pytest.mark.parametrize("holder", ["red", "blue"])
def test_ancient_bloodline_locks_the_sites_of_its_holder(holder):
    """Blue rules Steppe and holds it: Red may not recover the relic there, nor swap the Elders with a herd."""
    position = f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        cards = ["elders"]
        relics = ["map"]
        [boards.red]
        site = "steppe"
        favor = 7
        secrets = 3
        advisers = {["ancient_bloodline", "#great_herd"] if holder == "red" else ["#great_herd"]}
        [boards.blue]
        advisers = {["ancient_bloodline"] if holder == "blue" else []}
    """
    table = given(position)
    assert bool(table.offered("recover relic")) == (holder == "red")
    turned_up(table, "steppe")
    assert ("card elders" in table.options) == (holder == "red")


@pytest.mark.rule("OA-RECOVER-014")
@pytest.mark.parametrize(("mine", "free"), [("wolves", False), ("elders", True)])
def test_lost_tongue_is_understood_by_nomads_only(mine, free):
    table = advising(
        mine,
        '[banners.peoples_favor]\nholder = "blue"\ntokens = 1',
        blue='relics = ["map"]\nadvisers = ["lost_tongue"]',
    )
    assert ("recover peoples_favor 2" in table.options) == free
    table.play("campaign blue")
    assert ("target relic map" in table.options, "target banner peoples_favor" in table.options) == (free, free)


@pytest.mark.rule("OA-TURN-044")
def test_vow_of_kinship_brings_its_favor_to_the_bank():
    table = given("""
        turn = "red"
        [banks]
        nomad = 1
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        [boards.red]
        site = "steppe"
        favor = 3
        secrets = 0
        advisers = ["#vow_of_kinship"]
    """)
    turned_up(table)
    assert (table.bank("nomad"), table.board("red")["favor"]) == (4, 0)
    table.play("use elders")
    assert (table.bank("nomad"), goods(table, "red")) == (2, (0, 1))

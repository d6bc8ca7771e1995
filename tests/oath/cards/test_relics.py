"""Relics and edifices: what each does, its limits and its rulings."""

from __future__ import annotations

import pytest

from oath.scripted import given


@pytest.mark.rule("OA-RELIC-013")
def test_sticky_fire_kills_what_is_left_and_owes_a_favor() -> None:
    """4 defenders, half of them die; the fire kills the other 2, and red gives 1 favor for it."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["blank", "blank", "sword", "sword", "sword", "sword", "sword", "sword"]
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 4
        [boards.red]
        site = "steppe"
        warbands = 6
        favor = 2
        relics = ["sticky_fire"]
        [boards.blue]
        site = "rocky_coast"
        favor = 0
        warbands = 3
    """)
    table.play("campaign blue", "attack", "plan sticky_fire")
    while not table.offered("choose"):
        table.play(table.options[0])
    table.play(table.options[0])
    assert table.board("blue")["warbands"] == 3
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (1, 1)


@pytest.mark.rule("OA-RELIC-014")
def test_cursed_cauldron_pays_for_the_enemy_dead() -> None:
    """4 defenders beaten: 2 die, so red gains 2 warbands."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["blank", "sword", "sword", "sword", "sword", "sword", "sword"]
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 4
        [boards.red]
        site = "steppe"
        warbands = 6
        relics = ["cursed_cauldron"]
        [boards.blue]
        site = "rocky_coast"
        warbands = 0
    """)
    table.play("campaign blue", "attack", "plan cursed_cauldron")
    while not table.offered("place"):
        table.play(table.options[0])
    table.play("no more")
    assert (table.board("red")["warbands"], table.board("blue")["warbands"]) == (8, 2)


@pytest.mark.rule("OA-PLAY-025")
def test_horned_mask_swaps_an_adviser_with_a_card_of_the_site() -> None:
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        [boards.red]
        site = "steppe"
        secrets = 1
        favor = 0
        advisers = ["tents"]
        relics = ["horned_mask"]
    """)
    before = table.bank("nomad")
    table.play("use horned_mask")
    assert [adviser["card"] for adviser in table.board("red")["advisers"]] == ["elders"]
    assert list(table.site("steppe")["cards"]) == ["tents"]
    assert (table.board("red")["favor"], table.bank("nomad")) == (0, before)


@pytest.mark.rule("OA-RELIC-020")
def test_whistle_brings_a_pawn_and_pays_it() -> None:
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.purple]
        site = "steppe"
        [boards.red]
        site = "steppe"
        secrets = 1
        relics = ["whistle"]
        [boards.blue]
        site = "rocky_coast"
        secrets = 0
        supply = 0
    """)
    table.play("use whistle")
    assert (table.board("blue")["site"], table.board("blue")["secrets"]) == ("steppe", 1)
    assert table.view["tokens"] == {}


@pytest.mark.rule("OA-SEARCH-022")
def test_cracked_horn_lets_discards_go_under_the_deck() -> None:
    table = given("""
        turn = "red"
        deck = ["elders", "tents", "augury"]
        [boards.red]
        site = "steppe"
        relics = ["cracked_horn"]
    """)
    before = table.view["piles"]
    table.play("announce cracked_horn", "search deck", "keep elders", "pile deck_bottom", "lay tents")
    assert table.view["piles"] == before


@pytest.mark.rule("OA-RELQ-004", "OA-RELIC-026")
def test_skeleton_key_takes_a_relic_where_the_chancellor_rules() -> None:
    table = given("""
        turn = "red"
        reliquary = ["map", "", "", ""]
        [sites.provinces_3]
        site = "steppe"
        army = "purple"
        warbands = 1
        [boards.red]
        site = "steppe"
        secrets = 2
        relics = ["skeleton_key"]
    """)
    table.play("use skeleton_key", "take relic")
    assert table.board("red")["relics"] == ["skeleton_key", "map"]
    assert table.view["tokens"] == {"skeleton_key": {"favor": 0, "secrets": 1}}
    assert table.board("red")["secrets"] == 0


@pytest.mark.rule("OA-RELIC-026")
def test_skeleton_key_is_of_no_use_elsewhere() -> None:
    table = given("""
        turn = "red"
        [boards.red]
        site = "steppe"
        secrets = 2
        relics = ["skeleton_key"]
    """)
    assert "use skeleton_key" not in table.options


@pytest.mark.rule("OA-TURN-050", "OA-RELIC-029")
def test_ivory_eye_sees_a_hidden_adviser_and_nobody_else_learns() -> None:
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        secrets = 1
        relics = ["ivory_eye"]
        [boards.blue]
        site = "rocky_coast"
        advisers = ["#elders"]
    """)
    table.play("use ivory_eye", f"hidden {table.board('blue')['advisers'][0]['name']}")
    assert table.board("blue", 1)["advisers"][0]["card"] == "elders"
    assert table.board("blue", 0)["advisers"][0]["card"] != "elders"


@pytest.mark.rule("OA-BANNER-012")
def test_hall_of_mockery_leaves_the_mob() -> None:
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["hall_of_mockery"]
        [boards.red]
        site = "steppe"
        favor = 3
    """)
    table.play("recover peoples_favor 2", "bank discord")
    assert table.view["banners"]["peoples_favor"]["side"] == "mob"


SPIRE = """
    turn = "red"
    dispossessed = ["elders", "tents"]
    deck = ["augury", "wolves", "rangers"]
    [sites.provinces_3]
    site = "steppe"
    cards = ["{side}"]
    [boards.red]
    site = "steppe"
    secrets = 2
"""


@pytest.mark.rule("OA-PLAY-063")
def test_great_spire_exchanges_drawn_cards() -> None:
    """Both cards of the Dispossessed can be had for two drawn ones; the third drawn one stays."""
    table = given(SPIRE.format(side="great_spire"))
    table.play("announce great_spire", "search deck", "swap augury", "swap wolves")
    assert sorted(table.board("red")["hand"]) == ["elders", "rangers", "tents"]
    assert table.view["dispossessed"] == 2


@pytest.mark.rule("OA-PLAY-064")
def test_fallen_spire_exchanges_the_pile_unseen() -> None:
    table = given(
        SPIRE.format(side="fallen_spire") + '[piles]\nprovinces = ["memory_of_nature", "wild_cry", "bracken"]\n'
    )
    table.play("use fallen_spire", "count 2")
    assert table.view["dispossessed"] == 2
    table.play("search provinces")
    assert {"elders", "tents"} < set(table.board("red")["hand"])


CAGED = """
    players = ["purple", "red", "blue"]
    turn = "red"
    rolls = ["blank", "blank", "sword", "sword", "sword", "sword", "sword"]
    [boards.red]
    site = "steppe"
    warbands = 5
    secrets = 1
    relics = ["obsidian_cage"]
    [boards.blue]
    site = "steppe"
    warbands = 3
    favor = 0
"""


@pytest.mark.rule("OA-RELIC-031")
def test_obsidian_cage_holds_the_survivors_and_lets_them_go() -> None:
    """Attack 5 against force 3 and no shield: of Blue's 3 one dies and 2 are caged, in no bank; released they are
    back on Blue's board."""
    table = given(CAGED)
    bank = table.board("blue")["bank"]
    table.play("campaign blue", "target pawn", "attack", "plan obsidian_cage", "pass")
    assert (table.board("blue")["warbands"], table.board("blue")["bank"]) == (0, bank + 1)
    assert table.view["captives"] == [{"card": "obsidian_cage", "color": "blue", "n": 2}]
    table.play("use obsidian_cage")
    while table.prompt.startswith("oa-ask-pick"):
        table.play(table.options[-1])
    assert (table.board("blue")["warbands"], table.view["captives"]) == (2, [])


@pytest.mark.rule("OA-RELIC-034", "OA-RELIC-005")
def test_a_cage_that_is_buried_lets_its_captives_go() -> None:
    """The Fae Merchant buries the Cage: its 2 captives go to Blue's board first."""
    cage = CAGED.replace('relics = ["obsidian_cage"]', 'relics = ["obsidian_cage"]\n    advisers = ["fae_merchant"]')
    table = given('relic_deck = ["map"]\n' + cage)
    table.play("campaign blue", "target pawn", "attack", "plan obsidian_cage", "pass")
    table.play("use fae_merchant", "thing obsidian_cage")
    assert (table.board("blue")["warbands"], table.view["captives"]) == (2, [])
    assert table.board("red")["relics"] == ["map"]


@pytest.mark.rule("OA-RELIC-012")
def test_the_fae_merchant_never_buries_the_grand_scepter() -> None:
    """With the Scepter and the new relic only, the new one goes."""
    table = given("""
        turn = "red"
        relic_deck = ["map"]
        [boards.red]
        site = "steppe"
        secrets = 1
        advisers = ["fae_merchant"]
        relics = ["grand_scepter"]
    """).play("use fae_merchant")
    assert table.board("red")["relics"] == ["grand_scepter"]


TOLLED = """
    players = ["purple", "red", "blue"]
    turn = "red"
    [sites.provinces_3]
    site = "steppe"
    cards = ["toll_roads"]
    army = "purple"
    warbands = 1
    [boards.red]
    site = "steppe"
    secrets = 1
    relics = ["whistle"]
    [boards.purple]
    site = "steppe"
    [boards.blue]
    site = "rocky_coast"
    favor = 2
    secrets = 0
"""


@pytest.mark.rule("OA-RELIC-020", "OA-TRAVEL-013")
@pytest.mark.parametrize(
    ("answer", "site", "favor", "secrets", "placed"),
    [("pay", "steppe", 1, 1, {}), ("refuse", "rocky_coast", 2, 0, {"whistle": {"favor": 0, "secrets": 1}})],
)
def test_who_is_whistled_for_decides_about_the_toll(
    answer: str, site: str, favor: int, secrets: int, placed: dict[str, object]
) -> None:
    table = given(TOLLED).play("use whistle")
    assert (table.asked, table.prompt) == ("blue", "oa-ask-willing")
    blue = table.play(answer).board("blue")
    assert (blue["site"], blue["favor"], blue["secrets"]) == (site, favor, secrets)
    assert table.view["tokens"] == placed


@pytest.mark.rule("OA-RELIC-015", "OA-TRAVEL-013")
def test_the_horse_asks_before_it_pays_the_only_way() -> None:
    """One Order card elsewhere, behind a toll: the rider may refuse, and then stays; everybody has seen the card."""
    position = """
        turn = "red"
        [piles]
        provinces = ["longbows"]
        [sites.provinces_1]
        site = "ancient_city"
        cards = ["toll_roads", "martial_culture"]
        army = "purple"
        warbands = 1
        [boards.red]
        site = "steppe"
        favor = 1
        secrets = 1
        relics = ["brass_horse"]
    """
    table = given(position).play("use brass_horse")
    assert (table.asked, table.prompt, table.view["shown"]) == ("red", "oa-ask-willing", "longbows")
    table.play("refuse")
    assert (table.board("red")["site"], table.board("red")["favor"]) == ("steppe", 1)
    paid = given(position).play("use brass_horse", "pay")
    assert (paid.board("red")["site"], paid.board("red")["favor"]) == ("ancient_city", 0)


@pytest.mark.rule("OA-RELIC-015", "OA-SITE-050")
def test_a_lord_of_the_wood_chooses_among_what_the_horse_allows() -> None:
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [piles]
        provinces = ["longbows"]
        [sites.provinces_3]
        site = "shrouded_wood"
        cards = []
        army = "blue"
        warbands = 1
        [sites.provinces_1]
        site = "ancient_city"
        cards = ["garrison"]
        [sites.provinces_2]
        site = "standing_stones"
        cards = ["keep"]
        [boards.red]
        site = "shrouded_wood"
        secrets = 1
        relics = ["brass_horse"]
    """).play("use brass_horse")
    assert (table.asked, table.options) == ("blue", ["site ancient_city", "site standing_stones"])
    assert table.play("site standing_stones").board("red")["site"] == "standing_stones"

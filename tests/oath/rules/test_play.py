"""Playing cards and using powers."""

from __future__ import annotations

import pytest

from oath.scripted import given


def holding(card, more="", advisers=(), board="", head=""):
    return given(f"""
        turn = "red"
        {head}
        {more}
        [boards.red]
        site = "steppe"
        advisers = {[*advisers, f"#{card}"]}
        {board}
    """)


def places(table):
    return [option.split()[-1] for option in table.offered("play")]


def drawn(card, more="", board=""):
    return given(f"""
        turn = "red"
        deck = ["{card}", "vision_faith"]
        {more}
        [boards.red]
        site = "steppe"
        {board}
    """).play("search deck", f"keep {card}")


@pytest.mark.rule("OA-PLAY-001", "OA-PLAY-003", "OA-PLAY-010", "OA-PLAY-014", "OA-PLAY-015", "OA-PLAY-020")
@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("longbows", ["steppe", "adviser", "facedown"]),
        ("garrison", ["steppe", "facedown"]),
        ("naysayers", ["adviser", "facedown"]),
    ],
)
def test_where_a_drawn_card_may_go(card, options):
    table = drawn(card)
    assert [option.split()[-1] for option in table.offered("play")] == options


@pytest.mark.rule("OA-PLAY-014", "OA-VISION-001", "OA-VISION-004", "OA-PLAY-013")
def test_a_vision_goes_face_down_to_anybody():
    table = given("""
        turn = "purple"
        deck = ["vision_faith"]
    """).play("search deck", "keep vision_faith")
    assert table.options == ["play vision_faith facedown", "discard vision_faith"]
    table.play("play vision_faith facedown")
    assert table.board("purple", 1)["advisers"][-1]["back"] == "vision"
    assert table.board("purple", 1)["advisers"][-1]["suit"] == ""


@pytest.mark.rule("OA-PLAY-004", "OA-SET-028")
@pytest.mark.example("OA-SET-028")
def test_a_full_site_takes_no_card():
    """Capacity 2, a ruin and a denizen: full."""
    site = '[sites.provinces_3]\nsite = "steppe"\ncards = ["bandit_rampart", "longbows"]'
    assert places(holding("rangers", site)) == ["adviser"]


@pytest.mark.rule("OA-PLAY-006", "OA-PLAY-007", "OA-BANNER-005", "OA-PLAY-005")
def test_the_peoples_favor_plays_to_any_face_up_site_of_the_region():
    """A denizen at any site of the region may leave first; not for a card that goes to the advisers."""
    text = """
        [banners.peoples_favor]
        holder = "red"
        [sites.provinces_1]
        site = "river"
        cards = ["elders", "scouts"]
        [sites.provinces_2]
        site = "mine"
        up = false
    """
    table = holding("rangers", text)
    assert places(table) == ["steppe", "river", "adviser"]
    river = next(option for option in table.offered("play") if option.endswith(" river"))
    assert table.match.after(river).asked().options[0].notation == "card elders"
    steppe = next(option for option in table.offered("play") if option.endswith(" steppe"))
    table.play(steppe)
    assert table.options == ["card elders", "card scouts", "pass"]
    table.play("card elders")
    assert table.site("river")["cards"] == ["scouts"]
    adviser = holding("rangers", text)
    adviser.play(next(option for option in adviser.offered("play") if option.endswith(" adviser")))
    assert adviser.prompt == "oa-ask-act"


@pytest.mark.rule("OA-PLAY-010", "OA-PLAY-011", "OA-PLAY-016")
def test_a_fourth_adviser_needs_room():
    """Face-up and facedown ones count together; one of the others leaves first."""
    table = drawn("longbows", board='favor = 0\nadvisers = ["scouts", "rangers", "#elders"]')
    table.play("play longbows adviser")
    assert table.options[:2] == ["adviser scouts", "adviser rangers"]
    assert len(table.options) == 3
    table.play("adviser scouts")
    assert [adviser["card"] for adviser in table.board("red")["advisers"]] == ["rangers", "elders", "longbows"]
    assert table.board("red")["favor"] == 0


@pytest.mark.rule("OA-PLAY-017")
@pytest.mark.example("OA-PLAY-017")
def test_a_lower_limit_discards_at_once():
    """Assassin (limit 2) with 2 other advisers: one of them is discarded."""
    table = drawn("assassin", board='advisers = ["scouts", "rangers"]').play("play assassin adviser")
    assert table.options == ["adviser scouts", "adviser rangers"]
    table.play("adviser rangers")
    assert [adviser["card"] for adviser in table.board("red")["advisers"]] == ["scouts", "assassin"]


@pytest.mark.rule("OA-PLAY-018")
def test_a_limiter_needs_room_beside_locked_advisers():
    table = drawn("assassin", board='advisers = ["faithful_friend", "marriage"]')
    assert table.offered("play") == ["play assassin facedown"]


@pytest.mark.rule("OA-PLAY-025", "OA-PLAY-024")
def test_when_played_works_face_up_only():
    """A Small Favor gains 4 warbands, at once or later as a former facedown adviser."""
    table = drawn("a_small_favor", board="warbands = 1\nadvisers = []").play("play a_small_favor facedown")
    assert table.board("red")["warbands"] == 1
    table.play(table.offered("play")[0])
    assert table.board("red")["warbands"] == 5


@pytest.mark.rule("OA-PLAY-027", "OA-PLAY-042")
@pytest.mark.parametrize(("army", "facedown"), [("purple", False), ("red", True), ("", False)])
def test_gossip_binds_the_enemies_of_its_ruler(army, facedown):
    """With bandits as rulers it binds everybody."""
    site = f'[sites.cradle_1]\nsite = "plains"\ncards = ["gossip"]\narmy = "{army}"\nwarbands = {1 if army else 0}'
    table = drawn("longbows", site)
    assert ("play longbows facedown" in table.options) is facedown


@pytest.mark.rule("OA-PLAY-028", "OA-PLAY-060")
@pytest.mark.parametrize(("army", "options"), [("purple", ["facedown"]), ("red", ["steppe", "adviser", "facedown"])])
def test_the_ruined_temple_bars_beast_cards(army, options):
    site = f'[sites.cradle_1]\nsite = "plains"\ncards = ["ruined_temple"]\narmy = "{army}"\nwarbands = 1'
    assert [option.split()[-1] for option in drawn("rangers", site).offered("play")] == options


@pytest.mark.rule("OA-PLAY-036", "OA-PLAY-037", "OA-CMP-043", "OA-CMP-038", "OA-CMP-044")
def test_a_defender_pays_a_plan_outside_the_own_turn():
    """Mercenaries (1 favor, 3 dice), with a favor lying on it: pool 5 becomes 2, the favor goes to the bank."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banks]
        discord = 1
        [tokens]
        mercenaries = [1, 0]
        [boards.red]
        site = "steppe"
        warbands = 5
        [boards.blue]
        site = "steppe"
        favor = 1
        advisers = ["mercenaries"]
    """).play("campaign blue", "target pawn", "attack", "plan mercenaries")
    assert len(table.rolled("attack")) == 2
    assert (table.board("blue")["favor"], table.bank("discord")) == (0, 2)


@pytest.mark.rule("OA-PLAY-050", "OA-PLAY-051", "OA-PLAY-053", "OA-PLAY-061", "OA-PLAY-076")
def test_the_festival_district_deals_in_favor_secrets_and_advisers():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        reliquary = ["map", "whistle", "ivory_eye", "brass_horse"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["festival_district"]
        [boards.red]
        site = "steppe"
        favor = 1
        secrets = 1
        advisers = ["longbows", "marriage"]
        relics = ["dowsing_sticks"]
        [boards.blue]
        favor = 1
        secrets = 0
        advisers = ["rangers"]
    """).play("use festival_district", "player blue")
    assert table.options == [
        "give favor 1",
        "give secret 1",
        "give adviser longbows",
        "ask favor 1",
        "ask adviser rangers",
        "no deal",
    ]
    table.play("give adviser longbows", "ask favor 1", "propose", "accept")
    assert [adviser["card"] for adviser in table.board("blue")["advisers"]] == ["rangers", "longbows"]
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (2, 0)


@pytest.mark.rule("OA-PLAY-055", "OA-CMP-026")
@pytest.mark.example("OA-PLAY-055")
def test_the_sprawling_rampart_doubles_the_dice_of_its_rulers_sites():
    """Two targeted sites: 4 dice instead of 2."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_2]
        site = "standing_stones"
        army = "blue"
        warbands = 1
        cards = ["sprawling_rampart"]
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        [boards.red]
        site = "steppe"
    """).play("campaign blue", "target site standing_stones", "attack")
    assert len(table.rolled("defense")) == 4


@pytest.mark.rule("OA-PLAY-066", "OA-PLAY-065")
def test_the_broken_forge_is_mended_and_forges():
    table = given("""
        turn = "red"
        relic_deck = ["map"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["broken_forge"]
        [boards.red]
        site = "steppe"
        favor = 4
        secrets = 3
    """).play("use broken_forge")
    assert table.site("steppe")["cards"] == ["ancient_forge"]
    red = table.board("red")
    assert (red["favor"], red["secrets"]) == (2, 1)


@pytest.mark.rule("OA-PLAY-045", "OA-PLAY-044", "OA-PLAY-047")
def test_modifiers_are_optional_and_announced_once_for_each_action():
    table = given("""
        turn = "red"
        deck = ["longbows", "scouts", "rangers", "elders", "tents", "zealots"]
        [boards.red]
        site = "steppe"
        secrets = 2
        favor = 2
        advisers = ["augury"]
        relics = ["truthful_harp"]
    """)
    assert {"search deck", "announce augury", "announce truthful_harp"} <= set(table.options)
    table.play("announce augury", "announce truthful_harp")
    assert table.offered("announce") == []
    assert len(table.play("search deck").board("red")["hand"]) == 6

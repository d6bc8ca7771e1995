"""The Arcane denizens: what each does with numbers worked out from its card, and when it is not offered."""

from __future__ import annotations

import pytest

from oath.scripted import given
from oath.tables import advisers, advising, cards_at, goods, turned_up

pytestmark = pytest.mark.rule("OA-PLAY-068")


def saw(table, seat):
    """The cards a seat alone was shown, one by one."""
    lines = [line.event.text for line in table.match.lines(seat) if line.event.text.key == "oa-log-saw"]
    return [str(line.args["card"]) for line in lines]


# -- actions ----------------------------------------------------------------------------------------------------------

BANKS = """
    [banks]
    discord = 1
    arcane = 2
    order = 0
    hearth = 0
    beast = 5
    nomad = 0
"""


@pytest.mark.parametrize(
    ("card", "answers", "after"),
    [
        ("alchemist", ["bank beast", "bank beast", "bank discord", "bank arcane"], (3 + 4, 1)),
        ("spirit_snare", ["bank beast"], (3 + 1, 2)),
        ("tutor", [], (2, 3)),
    ],
)
def test_actions_that_bring_favor_or_secrets(card, answers, after):
    """Placed: Alchemist 1 secret, 1 more burned; Spirit Snare 1 secret; Tutor 1 favor and 1 secret."""
    table = advising(card, more=BANKS).play(f"use {card}", *answers)
    assert goods(table, "red") == after
    assert table.refused(f"use {card}") == "OA-PLAY-034"


def test_alchemist_gains_what_the_banks_have():
    """1 of Discord, then the 2 of Arcane need no choice."""
    empty = BANKS.replace("beast = 5", "beast = 0")
    table = advising("alchemist", more=empty).play("use alchemist", "bank discord")
    assert (goods(table, "red"), table.prompt) == ((3 + 3, 1), "oa-ask-act")


@pytest.mark.rule("OA-TURN-016")
def test_wizard_school_ends_the_act_phase():
    table = given("""
        players = ["purple", "red"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["wizard_school"]
        [boards.red]
        site = "steppe"
        favor = 1
        secrets = 1
        advisers = ["insomnia"]
    """)
    table.play("use wizard_school")
    assert (table.prompt, goods(table, "red")) == ("oa-ask-rest", (0, 2))


def test_taming_charm_discards_a_beast_or_nomad_card_here_for_two_favor():
    """The favor lying on Elders goes to the empty Nomad bank first, and is part of the 2."""
    table = advising(
        "taming_charm",
        more='[sites.provinces_3]\nsite = "steppe"\ncards = ["elders", "longbows"]\n[banks]\nnomad = 0\n'
        "[tokens]\nelders = [2, 0]",
    )
    table.play("use taming_charm")
    assert (goods(table, "red"), cards_at(table, "steppe")) == ((5, 2), ["longbows"])
    assert "use taming_charm" not in advising("taming_charm").options


@pytest.mark.parametrize(("site", "offered"), [("steppe", True), ("rocky_coast", False)])
def test_inquisitor_pays_for_a_look_that_finds_no_conspiracy(site, offered):
    """Blue keeps the card face down and receives the favor; the Inquisitor lies empty and can be used again."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        favor = 3
        advisers = ["inquisitor"]
        [boards.blue]
        site = "{site}"
        favor = 0
        advisers = ["#elders"]
    """)
    assert ("use inquisitor" in table.options) is offered
    if offered:
        table.play("use inquisitor")
        assert (table.board("red")["favor"], table.board("blue")["favor"], table.view["tokens"]) == (2, 1, {})
        assert (saw(table, 1), saw(table, 0)) == (["elders"], [])
        known = {seat: table.board("blue", seat)["advisers"][0]["card"] for seat in (0, 1)}
        assert known[1] == "elders" != known[0]
        assert not table.can_undo()


@pytest.mark.rule("OA-VISION-020")
@pytest.mark.parametrize("answer", ["facedown", "revealed", "discard"])
def test_inquisitor_plays_or_discards_the_conspiracy(answer):
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        favor = 1
        advisers = ["inquisitor"]
        [boards.blue]
        site = "steppe"
        favor = 0
        advisers = ["#conspiracy", "#tents"]
    """)
    table.play("use inquisitor")
    table.play(table.options[0])
    assert (table.asked, table.prompt) == ("red", "oa-ask-play")
    table.play("discard conspiracy" if answer == "discard" else f"play conspiracy {answer}")
    assert advisers(table, "blue") == ["tents"]
    assert table.board("blue")["favor"] == 0
    assert len(table.board("red")["advisers"]) == (2 if answer == "facedown" else 1)


TERROR = """
    players = ["purple", "red", "blue"]
    turn = "red"
    [banners.darkest_secret]
    holder = "{holder}"
    [sites.provinces_1]
    site = "ancient_city"
    army = "purple"
    warbands = {city}
    [sites.hinterland_1]
    site = "rocky_coast"
    army = "blue"
    warbands = 5
    [boards.red]
    site = "steppe"
    secrets = 1
    warbands = 0
    advisers = ["terror_spells"]
    [boards.blue]
    site = "standing_stones"
    warbands = {blue}
    [boards.purple]
    site = "fertile_valley"
    warbands = 4
"""


@pytest.mark.parametrize(("city", "blue", "answers"), [(3, 2, ["kill 1 ancient_city", "kill 1 blue"]), (1, 1, [])])
def test_terror_spells_kill_any_two_warbands_in_the_region(city, blue, answers):
    """Sites and boards in any mix; with only two in the region there is nothing to choose."""
    table = given(TERROR.format(holder="red", city=city, blue=blue)).play("use terror_spells", *answers)
    assert (table.site("ancient_city")["warbands"], table.board("blue")["warbands"]) == (city - 1, blue - 1)
    assert (table.site("rocky_coast")["warbands"], table.board("purple")["warbands"]) == (5, 4)


def test_terror_spells_may_take_both_from_one_place_and_need_the_banner():
    table = given(TERROR.format(holder="red", city=3, blue=2)).play("use terror_spells", "kill 2 blue")
    assert (table.board("blue")["warbands"], table.prompt) == (0, "oa-ask-act")
    assert "use terror_spells" not in given(TERROR.format(holder="blue", city=3, blue=2)).options


def test_blood_pact_turns_pairs_of_warbands_into_secrets():
    table = advising("blood_pact", red="supply = 7").play("use blood_pact")
    assert (goods(table, "red"), table.board("red")["warbands"]) == ((3, 2 + 1), 1)
    many = given("""
        turn = "red"
        [boards.red]
        secrets = 1
        warbands = 5
        advisers = ["blood_pact"]
    """)
    many.play("use blood_pact")
    assert many.options == ["number 2", "number 4"]
    many.play("number 4")
    assert (many.board("red")["secrets"], many.board("red")["warbands"]) == (2, 1)


def test_plague_engines_move_a_favor_for_each_ruled_site():
    """Purple rules 2 sites, Red 1; Citizen Blue counts the two Imperial ones, with 1 favor only."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banks]
        arcane = 1
        [sites.cradle_1]
        site = "fertile_valley"
        army = "purple"
        warbands = 1
        [sites.provinces_1]
        site = "ancient_city"
        army = "purple"
        warbands = 1
        [sites.provinces_3]
        site = "steppe"
        army = "red"
        warbands = 1
        [boards.purple]
        favor = 5
        [boards.red]
        site = "steppe"
        favor = 2
        secrets = 2
        advisers = ["plague_engines"]
        [boards.blue]
        role = "citizen"
        favor = 1
    """)
    table.play("use plague_engines")
    assert [table.board(color)["favor"] for color in ("purple", "red", "blue")] == [3, 1, 0]
    assert (table.bank("arcane"), table.board("red")["secrets"]) == (1 + 2 + 1 + 1, 0)
    assert table.view["tokens"] == {"plague_engines": {"favor": 0, "secrets": 1}}


@pytest.mark.rule("OA-TURN-053")
def test_dream_thief_exchanges_two_facedown_advisers():
    """The old owner still knows the card, the new one sees it, others know neither."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        favor = 2
        advisers = ["dream_thief"]
        [boards.purple]
        advisers = ["#elders"]
        [boards.blue]
        advisers = ["#wolves"]
    """)
    table.play("use dream_thief")
    first = table.offered("facedown")
    assert len(first) == 2
    table.play(first[0])
    assert table.board("purple")["advisers"][0]["card"] == "wolves"
    assert table.board("blue")["advisers"][0]["card"] == "elders"
    assert table.board("purple", 2)["advisers"][0]["card"] == "wolves"
    assert table.board("purple", 1)["advisers"][0]["card"] == ""
    assert not table.board("purple")["advisers"][0]["up"]
    assert table.board("red")["favor"] == 0


@pytest.mark.rule("OA-BANNER-023", "OA-BANNER-004")
def test_forgotten_vault_adds_to_the_darkest_secret_or_burns_from_it():
    position = """
        turn = "red"
        [banners.darkest_secret]
        holder = "purple"
        tokens = {tokens}
        [sites.provinces_3]
        site = "steppe"
        cards = ["forgotten_vault"]
        [boards.red]
        site = "steppe"
        favor = 1
    """
    for answer, left in (("add_to_banner", 4), ("burn_banner", 2)):
        table = given(position.format(tokens=3)).play("use forgotten_vault", f"choose {answer} darkest_secret 1")
        assert table.view["banners"]["darkest_secret"]["tokens"] == left
    lone = given(position.format(tokens=1)).play("use forgotten_vault")
    assert (lone.prompt, lone.view["banners"]["darkest_secret"]["tokens"]) == ("oa-ask-act", 2)


def test_witchs_bargain_exchanges_as_often_as_both_sides_can():
    """Red, 3 favor and 3 secrets, places 1; sells 1 secret to Blue for 2, then buys Purple's last one for 2."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        favor = 1
        secrets = 2
        advisers = ["witchs_bargain"]
        [boards.blue]
        site = "steppe"
        favor = 3
        secrets = 0
        [boards.purple]
        site = "steppe"
        favor = 0
        secrets = 1
    """)
    table.play("use witchs_bargain")
    assert table.options == ["sell blue", "pass"]
    table.play("sell blue")
    assert table.options == ["buy purple", "buy blue", "pass"]
    table.play("buy purple")
    assert [goods(table, color) for color in ("red", "blue", "purple")] == [(1, 1), (1, 1), (2, 0)]
    table.play("pass")
    assert table.prompt == "oa-ask-act"


def test_witchs_bargain_gives_no_secret_under_a_vow_of_silence():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        favor = 0
        secrets = 3
        advisers = ["witchs_bargain", "vow_of_silence"]
        [boards.blue]
        site = "steppe"
        favor = 3
    """)
    assert "use witchs_bargain" not in table.options


# -- when played ------------------------------------------------------------------------------------------------------


def test_dazzle_discards_hearth_and_order_in_the_region():
    """Both sites of the Provinces lose theirs, the Nomad card and the Hinterland stay."""
    table = given("""
        players = ["purple", "red"]
        turn = "red"
        [sites.provinces_1]
        site = "ancient_city"
        cards = ["longbows", "elders"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["wayside_inn"]
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["toll_roads"]
        [boards.red]
        site = "steppe"
        advisers = ["#dazzle"]
    """)
    turned_up(table)
    assert [cards_at(table, site) for site in ("ancient_city", "steppe", "rocky_coast")] == [
        ["elders"],
        [],
        ["toll_roads"],
    ]


def test_revelation_lets_each_player_burn_favor_for_secrets():
    """From the Chancellor on; Blue has no favor and is not asked."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.purple]
        favor = 3
        secrets = 1
        [boards.red]
        site = "steppe"
        favor = 2
        secrets = 0
        advisers = ["#revelation"]
        [boards.blue]
        favor = 0
    """)
    turned_up(table)
    assert (table.asked, table.options) == ("purple", ["burn 1", "burn 2", "burn 3", "pass", "never this turn"])
    table.play("burn 2")
    assert table.asked == "red"
    table.play("pass")
    assert (goods(table, "purple"), goods(table, "red"), table.prompt) == ((1, 3), (2, 0), "oa-ask-act")


@pytest.mark.rule("OA-CIT-025", "OA-CIT-021")
@pytest.mark.parametrize(("secrets", "spent", "placed", "able"), [(2, 1, 0, True), (2, 0, 1, True), (2, 0, 0, False)])
def test_bewitch_needs_more_secrets_than_the_chancellor(secrets, spent, placed, able):
    """Purple has 2. Facedown secrets count, and the own ones on cards; no relic comes along."""
    table = given(f"""
        players = ["purple", "red"]
        turn = "red"
        [tokens]
        tents = [0, {placed}]
        [boards.purple]
        secrets = 2
        [boards.red]
        site = "steppe"
        secrets = {secrets}
        spent = {spent}
        advisers = ["tents", "#bewitch"]
    """)
    turned_up(table)
    assert ("choose become_citizen" in table.options) is able
    if able:
        table.play("choose become_citizen")
        assert (table.board("red")["role"], table.board("red")["relics"]) == ("citizen", [])
        assert "oa-log-citizen" in table.log

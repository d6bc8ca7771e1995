"""Discord denizens with standing powers and battle plans."""

from __future__ import annotations

import pytest

from oath.scripted import given
from oath.tables import advisers, fighting

pytestmark = pytest.mark.rule("OA-PLAY-067")


@pytest.mark.rule("OA-TURN-072")
@pytest.mark.parametrize(("army", "warbands", "left"), [("", 3, 1), ("", 1, 0), ("red", 3, 3)])
def test_boiling_lake_kills_two_warbands_of_who_comes_without_ruling_it(army, warbands, left):
    ruled = f'army = "{army}"\nwarbands = 1' if army else ""
    table = given(f"""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["boiling_lake"]
        {ruled}
        [boards.red]
        site = "ancient_city"
        warbands = {warbands}
    """)
    table.play("travel steppe")
    assert table.board("red")["warbands"] == left


@pytest.mark.rule("OA-TURN-072")
def test_boiling_lake_also_burns_who_is_sent_there():
    """Beaten 4 to 3, Blue kills 1 of 3; sent to the lake, Blue loses the other two."""
    lake = '[sites.provinces_1]\nsite = "ancient_city"\ncards = ["boiling_lake"]'
    rolls = ["blank", "blank", *["sword"] * 4]
    table = fighting("tents", rolls, warbands=4, blue="warbands = 3", more=lake)
    assert table.board("blue")["warbands"] == 2
    table.play("site ancient_city")
    assert (table.board("blue")["site"], table.board("blue")["warbands"]) == ("ancient_city", 0)


@pytest.mark.rule("OA-TURN-066")
def test_chaos_cult_takes_a_favor_of_the_new_title_holder():
    """Red recovers the People's Favor for 2 and with it the title: the last favor goes to Blue."""
    position = """
        players = ["purple", "red", "blue"]
        turn = "red"
        oath = "people"
        title = "purple"
        [boards.red]
        site = "steppe"
        favor = {favor}
        advisers = {red}
        [boards.blue]
        favor = 0
        advisers = {blue}
    """
    table = given(position.format(favor=3, red="[]", blue='["chaos_cult"]'))
    table.play("recover peoples_favor 2", "bank discord")
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (0, 1)
    table = given(position.format(favor=3, red='["chaos_cult"]', blue="[]"))
    table.play("recover peoples_favor 2", "bank discord")
    assert table.board("red")["favor"] == 1


def test_gossip_forbids_enemies_of_its_ruler_facedown_advisers():
    position = """
        players = ["purple", "red", "blue"]
        turn = "red"
        deck = ["tents", "wolves", "elders"]
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = ["gossip"]
        {ruled}
        [boards.red]
        site = "steppe"
        advisers = []
    """
    for ruled, free in (("", False), ('army = "blue"\nwarbands = 1', False), ('army = "red"\nwarbands = 1', True)):
        table = given(position.format(ruled=ruled))
        table.play("search deck", "keep tents", "lay wolves")
        assert ("play tents facedown" in table.options) is free


@pytest.mark.rule("OA-TURN-067", "OA-RECOVER-014")
def test_vow_of_renewal_inherits_what_others_burn():
    """Red burns 1 favor with Cracked Sage's price in a campaign; it goes to Blue, who cannot recover the banner."""
    table = fighting("second_wind", ["blank"] * 6 + ["sword"] * 3, blue='favor = 0\nadvisers = ["vow_of_renewal"]')
    table.play("plan second_wind")
    assert (table.board("blue")["favor"], table.board("red")["favor"]) == (1, 2)
    held = given("""
        turn = "red"
        [boards.red]
        favor = 5
        advisers = ["vow_of_renewal"]
    """)
    assert held.refused("recover peoples_favor 2") == "OA-RECOVER-014"


@pytest.mark.rule("OA-CMP-045")
@pytest.mark.parametrize(("plan", "free"), [("wolves", False), ("horse_archers", False), ("longbows", True)])
def test_beast_tamer_forbids_beast_and_nomad_plans_of_enemies(plan, free):
    table = fighting(plan, ["blank", "blank", "sword", "sword", "sword"], blue='advisers = ["beast_tamer"]')
    assert (f"plan {plan}" in table.options) is free


@pytest.mark.rule("OA-MUSTER-002")
@pytest.mark.parametrize(("nomad", "gained"), [(1, 4), (2, 2), (3, 2)])
def test_downtrodden_muster_more_on_a_card_of_the_poorest_bank(nomad, gained):
    """Strictly the least favor: a tie with the Beast bank (2) gives nothing."""
    table = given(f"""
        turn = "red"
        [banks]
        discord = 4
        arcane = 4
        order = 4
        hearth = 4
        beast = 2
        nomad = {nomad}
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders"]
        [boards.red]
        site = "steppe"
        favor = 1
        warbands = 0
        advisers = ["downtrodden"]
    """)
    table.play("announce downtrodden", "muster elders")
    assert table.board("red")["warbands"] == gained


# -- battle plans -----------------------------------------------------------------------------------------------------


def test_mercenaries_leave_a_beaten_user():
    """3 dice more: 6. Six hollow swords make 3 against 4 shields; beaten, the card goes and its favor is spent."""
    table = fighting("mercenaries", ["two_shields", "two_shields"] + ["hollow"] * 6, blue="warbands = 0")
    table.play("plan mercenaries")
    assert len(table.rolled("attack")) == 6
    table.play("sacrifice none")
    assert table.board("red")["advisers"] == []
    assert table.board("red")["favor"] == 2


def test_mercenaries_take_dice_from_an_attacker_and_stay_with_a_winner():
    table = fighting(
        "tents",
        ["shield", "shield", "hollow"],
        warbands=4,
        blue='favor = 1\nwarbands = 1\nadvisers = ["mercenaries"]',
    )
    table.play("plan mercenaries")
    assert len(table.rolled("attack")) == 1
    table.play("sacrifice none")
    assert advisers(table, "blue") == ["mercenaries"]


@pytest.mark.parametrize(("targets", "dice"), [(("site steppe",), 7), (("site steppe", "pawn"), 7), ((), 7)])
def test_disgraced_captain_needs_an_order_card_at_a_targeted_site(targets, dice):
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = {["blank"] * 3 + ["sword"] * 7}
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        cards = ["toll_roads"]
        [boards.red]
        site = "steppe"
        favor = 3
        warbands = 3
        advisers = ["disgraced_captain"]
        [boards.blue]
        site = "steppe"
    """)
    table.play("campaign blue", *(f"target {target}" for target in targets if target != "site steppe"), "attack")
    table.play("plan disgraced_captain")
    assert len(table.rolled("attack")) == dice
    assert (table.board("red")["favor"], table.view["tokens"]) == (1, {"disgraced_captain": {"favor": 1, "secrets": 0}})


def test_disgraced_captain_finds_nothing_in_a_pawn_alone():
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = {["blank"] * 2 + ["sword"] * 3}
        [sites.provinces_3]
        site = "steppe"
        cards = ["toll_roads"]
        [boards.red]
        site = "steppe"
        favor = 3
        warbands = 3
        advisers = ["disgraced_captain"]
        [boards.blue]
        site = "steppe"
    """)
    table.play("campaign blue", "target pawn", "attack", "plan disgraced_captain")
    assert len(table.rolled("attack")) == 3


@pytest.mark.parametrize(("secrets", "spent", "left"), [(3, 2, 1), (0, 3, 1), (1, 0, 1), (0, 0, 0)])
def test_book_burning_leaves_a_beaten_defender_one_secret(secrets, spent, left):
    table = fighting(
        "book_burning",
        ["blank", "blank", "sword", "sword", "sword"],
        blue=f"warbands = 0\nsecrets = {secrets}\nspent = {spent}",
    )
    table.play("plan book_burning")
    while table.prompt != "oa-ask-act":
        table.play("pass" if "pass" in table.options else "burn none")
    assert table.board("blue")["secrets"] + table.board("blue")["spent"] == left


@pytest.mark.rule("OA-CMP-087")
@pytest.mark.parametrize("favor", [1, 5])
def test_slander_burns_all_the_favor_of_a_beaten_pawn(favor):
    table = fighting("slander", ["blank", "blank", "sword", "sword", "sword"], blue=f"warbands = 0\nfavor = {favor}")
    table.play("plan slander", "pass")
    assert table.prompt == "oa-ask-act"
    assert table.board("blue")["favor"] == 0


@pytest.mark.parametrize(("adviser", "dice"), [("jinx", 7), ("#jinx", 3), ("tents", 3)])
def test_cracked_sage_needs_a_face_up_arcane_adviser_of_the_opponent(adviser, dice):
    table = fighting(
        "cracked_sage", ["blank", "blank", *["sword"] * 7], blue=f'warbands = 0\nsecrets = 0\nadvisers = ["{adviser}"]'
    )
    table.play("plan cracked_sage")
    assert len(table.rolled("attack")) == dice
    assert (table.board("red")["favor"], table.board("red")["secrets"]) == (2, 2)


@pytest.mark.rule("OA-CMP-069")
def test_zealots_sacrifice_for_three_against_a_larger_force():
    """Attack 2 against 5: one sacrifice would make a tie of 5, two make 8. Against no larger force each adds 1."""
    table = fighting("zealots", ["blank", "blank", "sword", "sword"], warbands=2, blue="warbands = 5")
    table.play("plan zealots")
    assert table.options == ["sacrifice 2", "sacrifice none"]
    weak = fighting("zealots", ["shield", "shield", "hollow", "hollow"], warbands=2, blue="warbands = 2")
    weak.play("plan zealots")
    assert weak.prompt == "oa-ask-act"
    assert "oa-log-wins-defense" in weak.log


@pytest.mark.rule("OA-CMP-045", "OA-CMP-046", "OA-CMP-040")
@pytest.mark.parametrize(("adviser", "dice"), [("tents", 2), ("beast_tamer", 5), ("gleaming_armor", 5)])
def test_bandits_use_free_plans_unless_a_card_stands_against_them(adviser, dice):
    """Horse Archers at the bandits' site take 3 of 5 attack dice."""
    table = given(f"""
        turn = "red"
        rolls = {["blank"] + ["sword"] * 5}
        [sites.provinces_3]
        site = "steppe"
        cards = ["horse_archers"]
        [boards.red]
        site = "steppe"
        warbands = 5
        advisers = ["{adviser}"]
    """)
    table.play("campaign bandits", "attack")
    assert len(table.rolled("attack")) == dice


@pytest.mark.rule("OA-TURN-062")
@pytest.mark.parametrize(("site", "asked"), [("steppe", True), ("ancient_city", False)])
def test_sneak_attack_needs_a_legal_defender(site, asked):
    """Red's pawn must be at the holder's site, or Red must rule it."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["blank", "sword", "sword", "sword"]
        [boards.red]
        site = "steppe"
        warbands = 3
        [boards.blue]
        site = "{site}"
        warbands = 2
        advisers = ["sneak_attack"]
    """)
    table.play("campaign bandits", "attack", "no more")
    assert (table.asked == "blue") is asked


@pytest.mark.rule("OA-CMP-093")
def test_second_wind_needs_a_victory():
    table = fighting("second_wind", ["blank", "blank", "hollow", "hollow", "hollow"], blue="warbands = 9")
    table.play("plan second_wind")
    assert "oa-log-wins-defense" in table.log
    assert (table.prompt, table.board("red")["favor"], table.board("red")["secrets"]) == ("oa-ask-act", 2, 2)


@pytest.mark.rule("OA-TURN-067")
def test_vow_of_renewal_keeps_what_its_holder_burns():
    """A relic at the Mountain costs 2 burned favor, which come back."""
    table = given("""
        turn = "red"
        [sites.provinces_1]
        site = "mountain"
        relics = ["map"]
        [boards.red]
        site = "mountain"
        favor = 2
        advisers = ["vow_of_renewal"]
    """)
    table.play(table.offered("recover relic")[0])
    assert (table.board("red")["favor"], table.board("red")["relics"]) == (2, ["map"])


@pytest.mark.rule("OA-TURN-060", "OA-TURN-061")
def test_jinx_rolls_the_dice_of_the_relic_thief_again():
    """A shield spoils the first roll; the second is blank and takes the relic. Outside the turn secrets turn down."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = ["shield", "blank"]
        [sites.provinces_1]
        site = "mountain"
        relics = ["map"]
        [boards.red]
        site = "mountain"
        favor = 3
        [boards.blue]
        site = "steppe"
        favor = 1
        secrets = 2
        advisers = ["relic_thief", "jinx"]
    """)
    table.play(table.offered("recover relic")[0], "steal", "reroll")
    assert table.board("blue")["relics"] == ["map"]
    assert (table.board("blue")["secrets"], table.board("blue")["spent"]) == (0, 2)

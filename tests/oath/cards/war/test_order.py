"""Order denizens with battle plans."""

from __future__ import annotations

import pytest

from oath.scripted import given
from oath.tables import advising, fighting, pools

pytestmark = pytest.mark.rule("OA-PLAY-069")

HIT = ["blank", "blank", "sword", "sword", "sword"]


@pytest.mark.rule("OA-CMP-038", "OA-CMP-018")
@pytest.mark.parametrize(
    ("card", "mine", "theirs"),
    [("longbows", (4, 2), (2, 2)), ("code_of_honor", (5, 2), (1, 2)), ("encirclement", (5, 2), (1, 2))],
)
def test_dice_more_for_the_attacker_and_fewer_against_the_defender(card, mine, theirs):
    """3 warbands against pawn and favor: 3 attack and 2 defence dice; Encirclement's user has the larger force."""
    small, large = ("warbands = 2", "warbands = 4\nfavor = 1")
    table = fighting(card, [], blue=small).play(f"plan {card}")
    assert pools(table) == mine
    table = fighting("wolves", [], blue=f'{large}\nadvisers = ["{card}"]').play(f"plan {card}")
    assert pools(table) == theirs


def test_encirclement_needs_a_larger_force():
    """3 against 3 is not larger: the favor is gone, the dice stay."""
    table = fighting("encirclement", [], blue="warbands = 3").play("plan encirclement")
    assert (pools(table), table.board("red")["favor"]) == ((3, 2), 2)


@pytest.mark.parametrize(
    ("card", "dice", "red", "blue"),
    [("wrestlers", (3, 3), 3, 3), ("bear_traps", (2, 2), 2, 4), ("shield_wall", (3, 4), 3, 4)],
)
def test_plans_of_the_defender(card, dice, red, blue):
    """Wrestlers: 1 of 4 dies for a die. Bear Traps: a die fewer and 1 dead on the attacker's board. Shield Wall: 2."""
    rolls = ["two_shields", "two_shields", "blank", "blank", "hollow", "hollow", "hollow"]
    table = fighting("wolves", rolls, blue=f'warbands = 4\nfavor = 1\nadvisers = ["{card}"]').play(f"plan {card}")
    assert pools(table) == dice
    lost = red // 2
    assert (table.board("red")["warbands"], table.board("blue")["warbands"]) == (red - lost, blue)


def test_wrestlers_need_somebody_to_wrestle():
    table = fighting("wolves", HIT, blue='warbands = 0\nadvisers = ["wrestlers"]')
    assert "oa-log-plan" not in table.log


def test_bear_traps_take_the_die_even_from_an_empty_board():
    table = fighting("wolves", [], warbands=0, blue='advisers = ["bear_traps"]').play("plan bear_traps")
    assert (pools(table), table.board("red")["warbands"]) == ((0, 3), 0)


def test_shield_wall_dies_to_the_last():
    """5 swords against 4 warbands: without the wall 2 of 4 would die."""
    rolls = ["blank"] * 4 + ["sword"] * 5
    table = fighting("wolves", rolls, warbands=5, blue='warbands = 4\nfavor = 1\nadvisers = ["shield_wall"]')
    table.play("plan shield_wall")
    assert (table.board("blue")["warbands"], table.board("blue")["favor"]) == (0, 0)


@pytest.mark.parametrize(("held", "gained"), [(5, 2), (1, 1)])
def test_battle_honors_take_what_the_bank_has(held, gained):
    table = advising("battle_honors", f'rolls = ["blank", "sword", "sword", "sword"]\n[banks]\norder = {held}')
    table.play("campaign bandits", "attack", "plan battle_honors", "place 1")
    assert (table.board("red")["favor"], table.bank("order")) == (3 + gained, held - gained)


BANDITS = """
    turn = "red"
    rolls = ["shield", "shield", "shield"]
    [banks]
    order = 3
    nomad = 3
    beast = 3
    [sites.provinces_3]
    site = "steppe"
    cards = {cards}
    [boards.red]
    site = "steppe"
    warbands = 0
    advisers = {advisers}
"""


@pytest.mark.rule("OA-CMP-041", "OA-TURN-079")
def test_bandits_burn_what_their_honors_and_parades_bring():
    """They win 2 to 0: 2 of the Order bank for the honors; 1 Nomad and 2 Beast for the advisers of Red."""
    table = given(
        BANDITS.format(cards='["battle_honors", "military_parade"]', advisers='["elders", "wolves", "birdsong"]')
    )
    shared = table.view["shared"]
    table.play("campaign bandits", "attack")
    assert (table.bank("order"), table.bank("nomad"), table.bank("beast")) == (1, 2, 1)
    assert table.view["shared"] == shared + 5


@pytest.mark.rule("OA-CMP-040", "OA-CMP-045")
def test_bandits_use_code_of_honor_alone():
    """Longbows lies in front of it, and stays unused."""
    table = given(BANDITS.format(cards='["longbows", "code_of_honor"]', advisers="[]"))
    table.play("campaign bandits", "attack")
    used = [line.event.text.args["card"] for line in table.match.log if line.event.text.key == "oa-log-plan"]
    assert used == ["code_of_honor"]
    assert pools(table) == (0, 3)


@pytest.mark.rule("OA-CMP-045")
def test_code_of_honor_suffers_no_other_plan():
    table = fighting(
        "code_of_honor",
        [],
        more='[sites.provinces_1]\nsite = "ancient_city"\narmy = "red"\nwarbands = 1\ncards = ["longbows"]',
    )
    assert set(table.offered("plan")) == {"plan code_of_honor", "plan longbows"}
    table.play("plan longbows")
    assert "plan code_of_honor" not in table.options


@pytest.mark.parametrize(("slot", "site", "dice"), [("provinces_3", "steppe", 3), ("hinterland_1", "rocky_coast", 1)])
def test_keep_guards_its_own_site_only(slot, site, dice):
    other = "" if slot == "provinces_3" else '[sites.provinces_3]\nsite = "steppe"\narmy = "blue"\nwarbands = 1'
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.{slot}]
        site = "{site}"
        army = "blue"
        warbands = 1
        cards = ["keep"]
        {other}
        [boards.red]
        site = "steppe"
        warbands = 2
        [boards.blue]
        site = "great_slum"
    """)
    table.play("campaign blue", "attack", "plan keep")
    assert pools(table) == (2, dice)


@pytest.mark.parametrize(("supply", "left"), [(7, 6), (2, 1)])
def test_scouts_bring_back_a_supply(supply, left):
    table = advising("scouts", red=f"supply = {supply}")
    table.play("campaign bandits", "attack", "plan scouts")
    assert table.board("red")["supply"] == left


def test_outriders_ignore_their_skulls():
    """3 skulls are 6 swords; nobody of the 3 dies."""
    rolls = ["blank", "skull", "skull", "skull"]
    for card, left in (("outriders", 3), ("longbows", 0)):
        table = advising(card, f"rolls = {rolls}").play("campaign bandits", "attack")
        table.play("plan outriders" if card == "outriders" else "no more plans")
        on_site = 0
        if table.offered("place"):
            table.play("place 1")
            on_site = 1
        assert table.board("red")["warbands"] + on_site == left


def test_field_promotion_comes_after_placing():
    table = advising("field_promotion", "rolls = ['blank', 'sword', 'sword', 'sword']")
    table.play("campaign bandits", "attack", "plan field_promotion", "place 3")
    assert (table.board("red")["warbands"], table.board("red")["favor"]) == (3, 2)


def test_military_parade_pays_for_each_adviser_of_the_beaten():
    """Two Nomads and a Beast: 2 and 1; a facedown one brings nothing."""
    table = fighting(
        "military_parade",
        ["blank", "blank", *["sword"] * 5],
        warbands=5,
        blue='warbands = 0\nfavor = 0\nadvisers = ["elders", "tents", "#wolves", "birdsong"]',
        more="[banks]\nnomad = 3\nbeast = 3",
    )
    table.play("plan military_parade", "pass")
    assert (table.bank("nomad"), table.bank("beast"), table.board("red")["favor"]) == (1, 2, 3 + 3)


@pytest.mark.rule("OA-CIT-025", "OA-CIT-016")
def test_martial_culture_turns_an_exile_who_beats_an_exile():
    culture = '[sites.cradle_1]\nsite = "fertile_valley"\narmy = "red"\nwarbands = 1\ncards = ["martial_culture"]'
    rolls = ["blank", "blank", *["sword"] * 5]
    table = fighting("wolves", rolls, warbands=5, blue="warbands = 0\nfavor = 0", more=culture)
    table.play("plan martial_culture", "pass")
    assert table.options == ["choose become_citizen", "choose nothing"]
    table.play("choose become_citizen")
    assert (table.board("red")["role"], table.board("red")["supply"]) == ("citizen", 7)
    assert table.site("fertile_valley")["army"] == "purple"
    assert table.asked != "red"


def test_martial_culture_is_nothing_against_bandits():
    culture = '[sites.cradle_1]\nsite = "fertile_valley"\narmy = "red"\nwarbands = 1\ncards = ["martial_culture"]'
    table = advising("wolves", f"rolls = ['blank', 'sword', 'sword', 'sword']\n{culture}")
    table.play("campaign bandits", "attack", "plan martial_culture", "place 1")
    assert (table.prompt, table.board("red")["role"]) == ("oa-ask-act", "exile")


@pytest.mark.rule("OA-CMP-045")
def test_specialist_silences_the_defending_side():
    table = fighting("specialist", HIT, blue='warbands = 0\nadvisers = ["longbows"]').play("plan specialist")
    assert (pools(table), table.board("red")["favor"]) == ((3, 2), 1)


@pytest.mark.rule("OA-CMP-048")
def test_peace_envoy_buys_the_victory():
    """2 defence dice: 2 favor for Blue and 1 on the card; nobody dies. With 2 favor in all it cannot be used."""
    table = fighting("peace_envoy", [], blue="warbands = 4\nfavor = 0").play("plan peace_envoy", "pass")
    table.play("burn none")
    assert (table.board("red")["favor"], table.board("blue")["favor"]) == (0, 2)
    assert (table.board("red")["warbands"], table.board("blue")["warbands"]) == (3, 4)
    assert "oa-log-rolls-attack" not in table.log
    poor = advising("peace_envoy", favor=2).play("campaign blue", "target pawn", "attack")
    assert "oa-log-plan" not in poor.log


@pytest.mark.rule("OA-CMP-016")
def test_relic_hunter_wins_what_lies_face_down():
    """1 die for the site and 1 for the relic; what is won may be buried."""
    position = """
        turn = "red"
        rolls = ["blank", "blank", "sword", "sword", "sword"]
        [sites.provinces_3]
        site = "steppe"
        relics = ["map"]
        [boards.red]
        site = "steppe"
        warbands = 3
        relics = []
        advisers = ["relic_hunter"]
    """
    for bury in (False, True):
        table = given(position).play("campaign bandits", "attack", "plan relic_hunter")
        table.play(table.offered("veiled")[0], "place 1")
        assert pools(table) == (3, 2)
        assert table.board("red")["relics"] == ["map"]
        left = table.view["relics_left"]
        table.play("card map" if bury else "pass")
        assert table.board("red")["relics"] == ([] if bury else ["map"])
        assert table.view["relics_left"] == left + bury


def test_relic_hunter_leaves_relics_of_sites_that_are_no_target():
    table = given("""
        turn = "red"
        [sites.provinces_1]
        site = "ancient_city"
        relics = ["map"]
        [boards.red]
        site = "steppe"
        warbands = 3
        advisers = ["relic_hunter"]
    """).play("campaign bandits", "attack", "plan relic_hunter")
    assert pools(table) == (3, 1)

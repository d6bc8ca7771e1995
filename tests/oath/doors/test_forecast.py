"""What is told of an answer beforehand: exact odds, worked out by hand for small pools, and the price of an action."""

from __future__ import annotations

import pytest

import tavola
from oath.doors.realms import REALM
from oath.scripted import Table, given
from tavola.oath import RULES
from tavola.oath.catalog import ATTACK_FACES, DEFENSE_FACES
from tavola.oath.odds.dice import rolls
from tavola.oath.state import State
from tavola.oath.view.records import Forecast

BANDITS = """
    turn = "red"
    [sites.provinces_1]
    site = "ancient_city"
    [boards.red]
    site = "ancient_city"
    warbands = 1
"""
PLAINS = """
    turn = "red"
    [sites.cradle_1]
    site = "plains"
    cards = ["longbows"]
    army = "purple"
    warbands = 2
    [boards.red]
    site = "plains"
    warbands = 6
    [boards.purple]
    site = "plains"
    warbands = 3
"""


def told(table: Table, notation: str) -> Forecast:
    """The forecast of one of the answers offered."""
    state = table.match.state
    assert isinstance(state, State)
    option = next(one for one in RULES.options(state).options if one.notation == notation)
    found = RULES.forecast(state, option)
    assert isinstance(found, Forecast)
    return found


@pytest.mark.rule("OA-CMP-061", "OA-CMP-066", "OA-CMP-067")
def test_one_warband_against_a_bandit():
    """One attack die: 0 (3 of 6), 1 (2 of 6), 2 and the warband dead (1 of 6). One defence die and the bandit: 1 (3 of
    6), 2 (2 of 6), 3 (1 of 6). A sword needs the only warband against 1; the skull face wins against 1 alone."""
    found = told(given(BANDITS).play("campaign bandits"), "attack").odds
    assert found is not None
    assert (found.attack_dice, found.defense_dice) == (1, 1)
    assert dict(found.attack) == pytest.approx({0: 1 / 2, 1: 1 / 3, 2: 1 / 6})
    assert dict(found.defense) == pytest.approx({1: 1 / 2, 2: 1 / 3, 3: 1 / 6})
    assert {one.n: one.chance for one in found.needed} == pytest.approx({0: 1 / 12, 1: 1 / 6})
    assert [one.left for one in found.needed] == pytest.approx([0, 0])
    assert found.lost == pytest.approx(3 / 4)


@pytest.mark.rule("OA-CMP-063", "OA-CMP-064")
def test_two_hollow_swords_are_one():
    """Two attack dice: 1 in 21, 2 in 10, 3 in 4 and 4 in 1 of 36 rolls."""
    table = given(BANDITS.replace("warbands = 1", "warbands = 2")).play("campaign bandits")
    found = told(table, "attack").odds
    assert found is not None
    assert dict(found.attack) == pytest.approx({1: 21 / 36, 2: 10 / 36, 3: 4 / 36, 4: 1 / 36})
    assert found.attack_mean == pytest.approx((21 + 20 + 12 + 4) / 36)


@pytest.mark.rule("OA-CMP-052", "OA-CMP-053")
def test_doubling_doubles_the_whole_roll():
    """Pawn and favor are two dice, nobody stands with the pawn: 0 in 9, 1 in 8, 2 in 12, 3 in 4, 4 in 3 of 36."""
    table = given("""
        turn = "red"
        title = "red"
        [boards.red]
        site = "ancient_city"
        warbands = 1
        [boards.purple]
        site = "ancient_city"
        warbands = 0
    """)
    found = told(table.play("campaign purple"), "target pawn").odds
    assert found is not None
    assert found.defense_dice == 2
    assert dict(found.defense) == pytest.approx({0: 9 / 36, 1: 8 / 36, 2: 12 / 36, 3: 4 / 36, 4: 3 / 36})


def test_the_chances_of_every_pool_are_whole():
    for faces in (ATTACK_FACES, DEFENSE_FACES):
        for dice in (0, 1, 5, 14):
            assert sum(chance for _, chance in rolls(faces, dice)) == pytest.approx(1)


@pytest.mark.rule("OA-CMP-038", "OA-CMP-042")
def test_a_plan_is_foreseen_by_who_has_it_and_by_who_fears_it():
    """Six warbands and Plains make seven dice; with Longbows the defender takes one away."""
    table = given(PLAINS).play("campaign purple", "attack")
    assert table.asked == "purple"
    before, after = told(table, "no more plans").odds, told(table, "plan longbows").odds
    assert before is not None
    assert after is not None
    assert (before.attack_dice, after.attack_dice) == (7, 6)
    assert after.lost > before.lost
    assert [(one.source, one.n) for one in after.attack_from] == [("warbands", 6), ("plains", 1), ("plans", -1)]


def test_an_attacker_with_plans_sees_what_each_answer_would_do():
    """Mercenaries are the attacker's; Longbows wait on the other side."""
    held = PLAINS.replace("warbands = 6", 'warbands = 6\nfavor = 2\nadvisers = ["mercenaries"]')
    table = given(held).play("campaign purple", "attack")
    assert table.asked == "red"
    found = told(table, "no more plans").odds
    assert found is not None
    assert [(one.card, table.view["players"][one.seat]["color"]) for one in found.answers] == [("longbows", "purple")]
    assert found.answers[0].won < 1 - found.lost


@pytest.mark.rule("OA-TRAVEL-001", "OA-SITE-034")
def test_the_price_of_a_travel_and_what_bends_it():
    """From the Cradle to the Provinces 2; out of the Charming Valley one more."""
    table = given("""
        turn = "red"
        [sites.cradle_1]
        site = "charming_valley"
        [boards.red]
        site = "charming_valley"
    """)
    found = told(table, "travel ancient_city")
    assert found.supply == 3
    assert [(one.what, one.source, one.before, one.after) for one in found.changes] == [
        ("supply", "charming_valley", 2, 3)
    ]


def test_what_a_trade_and_a_muster_bring():
    """A trade for favor brings 1 and 1 for each matching adviser; a muster 2 warbands."""
    table = given("""
        turn = "red"
        [sites.cradle_1]
        site = "plains"
        cards = ["longbows"]
        [boards.red]
        site = "plains"
        favor = 3
        secrets = 2
        advisers = ["battle_honors"]
    """)
    assert [(one.what, one.n) for one in told(table, "trade longbows favor").gains] == [("favor", 2)]
    assert [(one.what, one.n) for one in told(table, "trade longbows secrets").gains] == [("secrets", 1)]
    mustered = told(table, "muster longbows")
    assert (mustered.supply, [(one.what, one.n) for one in mustered.gains]) == (1, [("warbands", 2)])


@pytest.mark.rule("OA-CMP-096")
@pytest.mark.example("OA-CMP-096")
@pytest.mark.parametrize(("relic", "dice", "warned"), [("circlet_of_command", 3, False), ("brass_horse", 4, True)])
def test_the_rule_of_thumb(relic: str, dice: int, warned: bool) -> None:
    """Force 8 against 3 warbands and 3 dice: 8 > 6, likely. Against 4 dice and 3 warbands: 8 > 7, but warned."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        warbands = 8
        [boards.blue]
        site = "steppe"
        warbands = 3
        relics = ["{relic}"]
    """).play("campaign blue", "target pawn")
    if warned:
        table.play(f"target relic {relic}")
    found = told(table, "attack").odds
    assert found is not None
    assert (found.thumb.force, found.thumb.against, found.thumb.dice) == (8, 3, dice)
    assert (found.thumb.likely, found.thumb.warned) == (True, warned)


def test_more_dice_than_the_box_could_ask_for_have_no_odds():
    """24 dice against 24 have 325 and 2,925 different rolls; 24 against 32 have 6,545 on one side alone: those are not
    worked out while somebody waits. A position cannot ask for 61."""
    text = given(PLAINS).play("campaign purple", "target pawn", "attack").match.position()

    def with_dice(attack: int, defense: int) -> list[bool]:
        state = tavola.position(
            text.replace("attack = 7, defense = 4", f"attack = {attack}, defense = {defense}")
        ).state
        told = [RULES.forecast(state, one) for one in RULES.options(state).options]
        return [isinstance(one, Forecast) and one.odds is not None for one in told]

    assert with_dice(24, 24) == [True, True, False]
    assert with_dice(24, 32) == [False, False, False]
    with pytest.raises(tavola.BadPosition) as caught:
        with_dice(61, 4)
    assert caught.value.text.args["key"] == "campaigns.attack"


def test_what_was_announced_for_one_action_says_nothing_to_another():
    """Animal Playmates speaks of the card mustered at: with it announced, nobody looks at what it makes of a travel."""
    table = given("""
        turn = "red"
        [sites.cradle_1]
        site = "plains"
        cards = ["forest_paths", "wolves"]
        army = "red"
        warbands = 1
        [sites.provinces_1]
        site = "ancient_city"
        cards = ["bear_traps"]
        [boards.red]
        site = "plains"
        warbands = 3
        favor = 3
        advisers = ["animal_playmates"]
    """).play("announce animal_playmates")
    assert told(table, "muster wolves").supply == 0


@pytest.mark.parametrize(("supply", "lost"), [(1, 0), (3, 1), (6, 4)])
def test_supply_beyond_the_track_is_named_before_a_rest(supply: int, lost: int) -> None:
    """With 8 warbands on the map and the board a rest refreshes 5 Supply; 2 more find room on the track of 7."""
    match = tavola.position(REALM.replace("supply = 6", f"supply = {supply}"))
    rest = next(option for option in match.asked().options if option.notation == "rest")
    warned = match.rules.warns(match.state, rest, match.rules.apply(match.state, rest))
    assert [text.args["count"] for text in warned] == ([lost] if lost else [])


@pytest.mark.parametrize(("older", "named"), [('vision = "vision_conquest"', ["vision_conquest"]), ("", [])])
def test_a_vision_that_gives_way_is_named_before_another_is_revealed(older: str, named: list[str]) -> None:
    board = REALM.replace('"#silver_tongue"]', f'"#vision_faith"]\n{older}')
    match = tavola.position(board)
    reveal = next(option for option in match.asked().options if option.notation.endswith("revealed"))
    warned = match.rules.warns(match.state, reveal, match.rules.apply(match.state, reveal))
    assert [text.args["card"] for text in warned] == named

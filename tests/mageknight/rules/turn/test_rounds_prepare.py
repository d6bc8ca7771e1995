"""Preparing a round (MK-RND-02): Day and Night, Source, offers, Tactics, and every player made ready."""

from __future__ import annotations

import pytest

from tavola.mageknight.catalog import SKILLS, UNITS, Skill, UnitCard

from ...scripted import Table, given
from .. import trial
from ..trial import end_round, round_ending


@pytest.mark.rule("MK-RND-02")
def test_the_first_round_needs_no_preparation() -> None:
    table = trial.fresh()
    assert "mk-event-round" not in table.log
    assert (table.prompt, table.view["round"]["number"]) == ("mk-ask-tactic", 1)


@pytest.mark.rule("MK-RND-01", "MK-RND-02a", "MK-SET-20b")
@pytest.mark.parametrize(
    ("number", "time", "then"),
    [(1, "day", "night"), (2, "night", "day"), (3, "day", "night"), (4, "night", "day"), (5, "day", "night")],
)
def test_day_and_night_alternate(number: int, time: str, then: str) -> None:
    table = end_round(round_ending(scenario="solo_conquest", round=number, time=time))
    assert (table.view["round"]["number"], table.view["round"]["time"]) == (number + 1, then)


def rolled(dice: int, rolls: list[str], time: str = "night") -> list[tuple[str, str]]:
    """The Source after the preparation of a round with these rolls."""
    source = "[source]\ndice = [" + ", ".join(['"red"'] * dice) + "]"
    before = {"night": "day", "day": "night"}[time]
    table = end_round(round_ending(source, time=before, round=1 if before == "day" else 2, rolls=rolls))
    return [(die["color"], die["state"]) for die in table.view["source"]]


@pytest.mark.rule("MK-RND-02b", "MK-SET-20e")
def test_too_few_basic_dice_reroll_black_and_gold_together() -> None:
    # 2 basic of 5 are less than half: the three others are rolled again at once, and once more.
    first, second, third = ["red", "blue", "gold", "black", "gold"], ["gold", "black", "gold"], ["white", "red", "gold"]
    source = rolled(5, first + second + third)
    assert [color for color, _ in source] == ["red", "blue", "white", "red", "gold"]


@pytest.mark.rule("MK-RND-02b", "MK-SET-20e")
def test_exactly_half_basic_dice_are_accepted() -> None:
    source = rolled(4, ["red", "gold", "black", "white", "green"])
    assert [color for color, _ in source] == ["red", "gold", "black", "white"]


@pytest.mark.rule("MK-RND-02b2")
@pytest.mark.parametrize(("time", "gone", "usable"), [("night", "gold", "black"), ("day", "black", "gold")])
def test_dice_of_the_wrong_time_are_depleted(time: str, gone: str, usable: str) -> None:
    assert rolled(4, ["red", gone, usable, "white"], time) == [
        ("red", "free"),
        (gone, "depleted"),
        (usable, "free"),
        ("white", "free"),
    ]


@pytest.fixture
def elite_units(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three Elite Units are in the box."""
    for unit in [unit.id for unit in UNITS.values() if unit.kind == "elite"]:
        monkeypatch.delitem(UNITS, unit)
    for name in ("champion_a", "champion_b", "champion_c"):
        monkeypatch.setitem(UNITS, name, UnitCard(name, "elite", 3, 9, 5, ("keep",), ()))


def offered(table: Table) -> list[str]:
    return [str(entry.get("unit") or entry.get("card")) for entry in table.view["offers"]["units"]]


def kinds(table: Table) -> list[str]:
    return [UNITS[name].kind for name in offered(table) if name in UNITS]


@pytest.mark.rule("MK-RND-02c1", "MK-RND-02c3", "MK-RND-02c4")
def test_old_units_go_under_their_deck_and_new_regular_ones_are_dealt() -> None:
    before = round_ending('[offers]\nunits = ["peasants", "herbalists"]\n[decks]\nregular = ["foresters", "thugs"]')
    in_deck = before.view["decks"]["regular"]
    after = end_round(before)
    assert offered(after)[:2] == ["foresters", "thugs"]
    assert len(offered(after)) == 3
    assert after.view["decks"]["regular"] == in_deck + 2 - 3


@pytest.mark.rule("MK-RND-02c1")
@pytest.mark.usefixtures("elite_units")
def test_units_go_under_the_deck_of_their_own_kind() -> None:
    # 2 Regular and 1 Elite are left over; then Elite, Regular, Elite are dealt.
    keys = '[offers]\nunits = ["peasants", "champion_a", "herbalists"]\n[map.tiles]\n"1,1" = "core_4"'
    before = round_ending(keys, scenario="solo_conquest")
    regular, elite = (before.view["decks"][kind] for kind in ("regular", "elite"))
    after = end_round(before).view["decks"]
    assert (after["regular"], after["elite"]) == (regular + 2 - 1, elite + 1 - 2)


@pytest.mark.rule("MK-RND-02c5")
@pytest.mark.usefixtures("elite_units")
@pytest.mark.parametrize(
    ("tile", "dealt"), [("core_4", ["elite", "regular", "elite"]), ("countryside_3", ["regular"] * 3)]
)
def test_a_core_tile_brings_elite_units_alternately(tile: str, dealt: list[str]) -> None:
    table = end_round(round_ending(f'[map.tiles]\n"1,1" = "{tile}"', scenario="solo_conquest"))
    assert kinds(table) == dealt


@pytest.mark.rule("MK-RND-02c2", "MK-RND-02c6")
def test_one_advanced_action_for_each_monastery_not_burned(monkeypatch: pytest.MonkeyPatch) -> None:
    trial.sample_cards(monkeypatch)
    # Tiles 5 and 7 hold a monastery each; the one of tile 5 is burned. Left over: one card of a monastery.
    keys = """
[map.tiles]
"1,1" = "countryside_5"
"2,0" = "countryside_7"
[map]
burned = ["5,-6"]
[offers]
units = ["peasants", "lesson_white"]
advanced = ["lesson_red", "lesson_blue", "lesson_green"]
[decks]
advanced = ["lesson_oak", "lesson_ash"]
"""
    table = end_round(round_ending(keys))
    assert offered(table)[3:] == ["lesson_oak"]
    # The next card went to the offer, so the one that lay with the Units is all that is left of the deck.
    assert table.view["offers"]["advanced"] == ["lesson_ash", "lesson_red", "lesson_blue"]
    assert table.view["decks"]["advanced"] == 1


@pytest.mark.rule("MK-RND-02d1", "MK-RND-02d2", "MK-RND-02e")
def test_without_a_dummy_the_lowest_cards_go_under_their_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    trial.sample_cards(monkeypatch)
    trial.scenario(monkeypatch, features=("find_city", "first_reconnaissance"))
    keys = """
[offers]
advanced = ["lesson_red", "lesson_blue", "lesson_white"]
spells = ["spell_red", "spell_blue", "spell_white"]
[decks]
advanced = ["lesson_green"]
spells = ["spell_green"]
"""
    before = round_ending(keys, scenario="trial")
    decks = before.view["decks"]
    table = end_round(before)
    assert table.view["offers"]["advanced"] == ["lesson_green", "lesson_red", "lesson_blue"]
    assert table.view["offers"]["spells"] == ["spell_green", "spell_red", "spell_blue"]
    assert (table.view["decks"]["advanced"], table.view["decks"]["spells"]) == (decks["advanced"], decks["spells"])


@pytest.mark.rule("MK-RND-02f")
def test_tactics_are_collected_and_the_others_laid_out() -> None:
    table = end_round(round_ending())
    assert table.me["tactic"]["tactic"] == ""
    assert table.view["dummy"]["tactic"] == ""
    assert table.offered("tactic") == [f"tactic {name}" for name in table.view["offers"]["tactics"]]
    assert table.view["offers"]["tactics"][0] == "from_the_dusk"
    assert table.refused("tactic planning") == "MK-RND-03a1"


def player(keys: str, top: str = "turns_left = 0") -> Table:
    """The last turn of a round with this player; a March is in hand to end it with."""
    return given(f"{top}\n[player]\n{keys}")


@pytest.mark.rule("MK-RND-02g1")
def test_skill_tokens_turn_face_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SKILLS, "trial_skill", Skill("trial_skill", "tovak", "normal", "once_per_round"))
    table = player('hand = ["march"]\nskills = ["trial_skill"]').play("skill trial_skill")
    assert table.me["skills"] == [{"skill": "trial_skill", "used": True}]
    assert end_round(table).me["skills"] == [{"skill": "trial_skill", "used": False}]


@pytest.mark.rule("MK-RND-02g4")
def test_units_become_ready_but_stay_wounded() -> None:
    table = end_round(player('hand = ["march"]\nunits = [{unit = "peasants", spent = true, wounds = 1}]'))
    assert [(unit["spent"], unit["wounds"]) for unit in table.me["units"]] == [(False, 1)]


@pytest.mark.rule("MK-RND-02g5", "MK-RND-02g6")
def test_all_deed_cards_are_shuffled_and_a_hand_is_drawn() -> None:
    # Hand 2 (one Wound), discard 10, deck 4; the turn draws 3 of the deck at its end.
    ten = ["rage", "rage", "swiftness", "swiftness", "march", "stamina", "stamina", "promise", "threaten", "instinct"]
    deck = ["crystallize", "mana_draw", "concentration", "tranquility"]
    table = player(f'hand = ["march", "wound"]\ndiscard = {ten!r}\ndeck = {deck!r}')
    table = end_round(table)
    assert (len(table.me["hand"]), table.me["deck_count"], table.me["discard"]) == (5, 11, [])


KEEPS = """
[map.tiles]
"1,1" = "countryside_3"
"2,0" = "countryside_9"
[map]
shields = ["5,-6", "7,-4"]
"""


@pytest.mark.rule("MK-RND-02g7")
@pytest.mark.parametrize(("at", "drawn"), [("4,-5", 7), ("5,-6", 7), ("2,-3", 5)])
def test_own_keeps_nearby_enlarge_the_first_hand(at: str, drawn: int) -> None:
    # Hand limit 5, two own keeps on the map, one of them adjacent: +2.
    table = end_round(player(f'hand = ["march"]\nat = "{at}"\n{KEEPS}'))
    assert len(table.me["hand"]) == drawn


@pytest.mark.rule("MK-RND-04f", "MK-RND-02g8")
def test_a_bonus_for_the_next_draw_lasts_into_the_next_round() -> None:
    table = player('hand = ["march"]\ndraw_bonus = 2')
    assert len(end_round(table).me["hand"]) == 7
    table = player('hand = ["march"]\ndraw_bonus = 2', top="turns_left = -1").play("play march", "end turn")
    assert len(table.me["hand"]) == 7  # in any other turn the next draw is the one at its end

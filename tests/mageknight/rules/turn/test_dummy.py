"""The Dummy player (MK-DUMMY): its setup, its turns and its growth between rounds."""

from __future__ import annotations

import pytest

from tavola.mageknight.catalog import SKILLS, Skill

from ...scripted import Table, given
from .. import trial
from ..trial import end_round, round_ending

PRINTED_DOTS = {
    "arythea": {"red": 2, "white": 1},
    "goldyx": {"green": 2, "blue": 1},
    "norowas": {"green": 1, "white": 2},
    "tovak": {"red": 1, "blue": 2},
    "wolfhawk": {"white": 2, "blue": 1},
    "krang": {"red": 2, "green": 1},
    "braevalar": {"green": 1, "blue": 2},
}


def facing(deck: list[str], crystals: str = "{}", top: str = "") -> Table:
    """The Hero's turn, with a Dummy that will flip these cards."""
    dummy = f'[dummy]\nhero = "goldyx"\ndeck = {deck!r}\ncrystals = {crystals}\ntactic = "the_right_moment"'
    return given(f'{top}\n[player]\nhand = ["march"]\n{dummy}')


def flipped(table: Table) -> int:
    """How many cards the Dummy flips in its next turn."""
    before = int(table.view["dummy"]["discard"])
    table.play("play march", "end turn")
    return int(table.view["dummy"]["discard"]) - before


@pytest.mark.rule("MK-DUMMY-01", "MK-DUMMY-02a", "MK-DUMMY-02b", "MK-DUMMY-03", "MK-DUMMY-04")
def test_an_unused_hero_at_random_with_sixteen_cards_and_three_crystals() -> None:
    heroes = set()
    for seed in range(40):
        table = trial.fresh(seed)
        dummy = table.view["dummy"]
        heroes.add(dummy["hero"])
        assert (dummy["deck"], dummy["discard"]) == (16, 0)
        assert dummy["crystals"] == PRINTED_DOTS[dummy["hero"]]
        assert sum(dummy["crystals"].values()) == 3
        assert len(table.view["players"]) == 1  # no figure of its own
    assert "tovak" not in heroes
    assert heroes == set(PRINTED_DOTS) - {"tovak"}


@pytest.mark.rule("MK-DUMMY-04", "MK-DUMMY-09")
def test_its_deck_is_shuffled() -> None:
    ends = set()
    for seed in range(8):
        table = trial.fresh(seed).play("tactic early_bird")
        table.play("end turn", f"discard {table.me['hand'][0]}", "done")
        line = next(line.event.text for line in table.match.log if line.event.text.key == "mk-event-dummy")
        ends.add(line.args["color"])
    assert len(ends) > 1


@pytest.mark.rule("MK-DUMMY-05")
def test_it_does_not_count_for_dice_and_units() -> None:
    view = trial.fresh().view
    assert (len(view["source"]), len(view["offers"]["units"])) == (3, 3)


@pytest.mark.rule("MK-DUMMY-06", "MK-SCN-SOLO-06a", "MK-SCN-SOLO-06b", "MK-SCN-RECON-12c")
def test_the_player_chooses_first_and_the_dummy_takes_any_other_at_random() -> None:
    taken = set()
    for seed in range(30):
        table = trial.fresh(seed)
        assert (table.view["dummy"]["tactic"], len(table.options)) == ("", 6)
        table.play("tactic early_bird")
        taken.add(table.view["dummy"]["tactic"])
    assert taken == {"rethink", "mana_steal", "planning", "great_start", "the_right_moment"}


@pytest.mark.rule("MK-DUMMY-07")
def test_it_gains_nothing_from_its_tactic() -> None:
    for seed in range(30):
        table = trial.fresh(seed).play("tactic early_bird")
        dummy = table.view["dummy"]
        assert (dummy["deck"], dummy["discard"]) == (16, 0)
        assert all(die["state"] != "kept" for die in table.view["source"])


@pytest.mark.rule("MK-DUMMY-08")
def test_an_empty_deck_announces_the_end_of_the_round() -> None:
    table = facing([])
    assert flipped(table) == 0
    assert "mk-event-dummy-announce" in table.log
    assert table.view["round"]["announced"]
    assert table.view["round"]["last_turn"]
    table.play(f"rest {table.me['hand'][0]}", "end turn", "done")
    assert table.view["round"]["number"] == 2


@pytest.mark.rule("MK-DUMMY-08b")
def test_after_the_players_announcement_it_has_one_last_turn() -> None:
    table = given("""
        phase = "before"
        [player]
        hand = ["march"]
        deck = []
        [dummy]
        hero = "goldyx"
        deck = ["rage", "march", "promise", "stamina"]
        crystals = {}
        tactic = "the_right_moment"
    """).play("announce end")
    lines = [line.event.text for line in table.match.log if line.event.text.key == "mk-event-dummy"]
    assert [line.args["count"] for line in lines] == [3]


@pytest.mark.rule("MK-DUMMY-08b")
def test_after_the_players_announcement_an_empty_deck_does_nothing() -> None:
    table = given("""
        phase = "before"
        [player]
        hand = ["march"]
        deck = []
        [dummy]
        deck = []
        tactic = "the_right_moment"
    """).play("announce end")
    assert "mk-event-dummy-announce" not in table.log
    assert table.view["round"]["number"] == 2


@pytest.mark.rule("MK-DUMMY-09", "MK-DUMMY-10", "MK-DUMMY-11", "MK-DUMMY-12")
@pytest.mark.parametrize(
    ("deck", "crystals", "cards"),
    [
        # The third card decides: promise is white, march green, rage red.
        (["rage", "march", "promise", *["rage"] * 5], "{red = 3, green = 3}", 3),
        (["rage", "rage", "march", *["rage"] * 5], "{green = 2}", 5),
        (["rage", "rage", "march", "march", "march", "march"], "{green = 1}", 4),  # extra cards add nothing
        (["rage", "rage", "march", "rage"], "{green = 2}", 4),  # as many as there are
        (["rage", "march"], "{green = 2}", 2),
    ],
)
def test_three_cards_and_one_more_for_each_crystal_of_the_last_colour(
    deck: list[str], crystals: str, cards: int
) -> None:
    assert flipped(facing(deck, crystals)) == cards


@pytest.mark.rule("MK-DUMMY-12")
def test_with_too_few_cards_it_announces_on_its_next_turn() -> None:
    table = facing(["rage", "march"])
    assert flipped(table) == 2
    assert not table.view["round"]["announced"]
    table.play(f"rest {table.me['hand'][0]}", "end turn", "done")
    assert "mk-event-dummy-announce" in table.log


GROWTH = """
[offers]
advanced = ["lesson_red", "lesson_blue", "lesson_white"]
spells = ["spell_blue", "spell_white", "spell_red"]
[decks]
advanced = ["lesson_green"]
spells = ["spell_green"]
[dummy]
hero = "goldyx"
crystals = {red = 3, green = 2}
"""


@pytest.mark.rule("MK-DUMMY-13", "MK-RND-02d1")
def test_between_rounds_it_takes_the_lowest_advanced_action(monkeypatch: pytest.MonkeyPatch) -> None:
    trial.sample_cards(monkeypatch)
    before = round_ending(GROWTH)
    in_deck = before.view["decks"]["advanced"]
    table = end_round(before)
    assert (table.view["dummy"]["deck"], table.view["dummy"]["discard"]) == (17, 0)
    assert table.view["offers"]["advanced"] == ["lesson_green", "lesson_red", "lesson_blue"]
    assert table.view["decks"]["advanced"] == in_deck - 1  # lesson_white went to the Dummy, not under the deck
    line = next(line.event.text for line in table.match.log if line.event.text.key == "mk-event-dummy-card")
    assert line.args["card"] == "lesson_white"


@pytest.mark.rule("MK-DUMMY-14", "MK-DUMMY-15", "MK-RND-02e")
def test_between_rounds_it_gains_a_crystal_of_the_lowest_spell(monkeypatch: pytest.MonkeyPatch) -> None:
    trial.sample_cards(monkeypatch)
    before = round_ending(GROWTH)
    in_deck = before.view["decks"]["spells"]
    table = end_round(before)
    assert table.view["dummy"]["crystals"] == {"red": 4, "green": 2}  # more than three of a colour
    assert table.view["offers"]["spells"] == ["spell_green", "spell_blue", "spell_white"]
    assert table.view["decks"]["spells"] == in_deck  # one came, one went under


@pytest.fixture
def trial_skills(monkeypatch: pytest.MonkeyPatch) -> None:
    trial.sample_cards(monkeypatch)
    for name in list(SKILLS):
        monkeypatch.delitem(SKILLS, name)
    for hero, skill, kind in (
        ("tovak", "own_a", "normal"),
        ("tovak", "own_b", "normal"),
        ("tovak", "own_c", "normal"),
        ("tovak", "own_d", "normal"),
        ("goldyx", "rival_duel", "competitive"),
        ("goldyx", "rival_a", "normal"),
    ):
        monkeypatch.setitem(SKILLS, skill, Skill(skill, hero, kind, "passive"))


LEVELLING = """
[offers]
advanced = ["lesson_red", "lesson_blue", "lesson_white"]
[player]
hand = ["march"]
fame = 3
level = 1
skill_pile = ["own_a", "own_b", "own_c", "own_d"]
[dummy]
hero = "goldyx"
"""


@pytest.mark.rule("MK-DUMMY-17a", "MK-DUMMY-17b")
@pytest.mark.usefixtures("trial_skills")
def test_each_skill_gained_shows_one_of_the_dummys_for_the_next_time() -> None:
    table = given(LEVELLING + 'skills = ["rival_a"]').play("play march", "end turn")
    assert table.options == ["gain own_a", "gain own_b"]
    table.play("skill own_b", "gain lesson_blue")
    assert table.view["offers"]["skills"] == ["own_a", "rival_a"]


@pytest.mark.rule("MK-DUMMY-17a", "MK-SCN-SOLO-05b")
@pytest.mark.usefixtures("trial_skills")
def test_the_competitive_skill_of_the_dummys_hero_never_shows() -> None:
    for seed in range(30):
        table = trial.fresh(seed)
        if table.view["dummy"]["hero"] == "goldyx":
            break
    table = given(f"seed = {seed}\n{LEVELLING}").play("play march", "end turn", "skill own_b", "gain lesson_blue")
    assert table.view["offers"]["skills"] == ["own_a", "rival_a"]


@pytest.mark.rule("MK-DUMMY-17c")
@pytest.mark.usefixtures("trial_skills")
def test_a_common_skill_forces_the_lowest_advanced_action() -> None:
    keys = LEVELLING.replace("[offers]", '[offers]\nskills = ["rival_a"]')
    table = given(keys + "skills = []").play("play march", "end turn")
    assert table.options == ["gain own_a", "gain own_b", "gain rival_a"]
    table.play("common rival_a")
    assert [skill["skill"] for skill in table.me["skills"]] == ["rival_a"]
    assert "lesson_white" in table.me["hand"]  # learned to the top of the deck, then drawn
    assert table.view["offers"]["skills"] == ["own_a", "own_b"]

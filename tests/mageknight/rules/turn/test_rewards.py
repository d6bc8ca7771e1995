"""Combat rewards (MK-END-05): taken at the end of the turn, in the order the player likes."""

from __future__ import annotations

from typing import Any

import pytest

from tavola.mageknight.catalog import CARDS

from ...scripted import Table
from ..fights import conquer
from ..trial import sample_cards

NOTHING = {"red": 0, "blue": 0, "white": 0, "green": 0}


@pytest.fixture(autouse=True)
def _samples(monkeypatch: pytest.MonkeyPatch) -> None:
    sample_cards(monkeypatch)


def den(*rolls: str, **player: Any) -> Table:
    """A monster den taken: two random crystals. The turn has just been ended."""
    table = conquer("monster_den", "minotaur", tables={"rolls": list(rolls)}, hand=[], **player)
    return table.play("end turn")


def ruins(ruin: str, *enemies: str, tables: dict[str, Any] | None = None, **player: Any) -> Table:
    """Ruins taken; the turn has just been ended."""
    return conquer("ancient_ruins", *enemies, ruin=ruin, tables=tables, **{"hand": [], **player}).play("end turn")


@pytest.mark.rule("MK-END-05a2")
def test_each_random_crystal_is_a_roll_of_a_mana_die() -> None:
    assert den("red", "white").me["crystals"] == {**NOTHING, "red": 1, "white": 1}


@pytest.mark.rule("MK-END-05a1")
def test_crystals_beyond_three_are_lost() -> None:
    """Two green with two already: three, the other is lost."""
    table = den("green", "green", crystals={"green": 2})
    assert (table.me["crystals"], table.me["mana"]) == ({**NOTHING, "green": 3}, {})
    assert "mk-event-crystal-lost" in table.log


@pytest.mark.rule("MK-END-05a3")
def test_a_black_roll_is_1_fame() -> None:
    table = den("black", "blue")
    assert (table.me["fame"], table.me["crystals"]) == (4 + 1, {**NOTHING, "blue": 1})


@pytest.mark.rule("MK-END-05a3", "MK-END-00")
def test_fame_from_a_reward_counts_for_the_level_of_the_same_turn() -> None:
    """3 + 4 for the minotaur + 1 for black reach 8: the Command level 3."""
    assert den("black", "blue", fame=3, level=2).me["level"] == 3


@pytest.mark.rule("MK-END-05a4")
def test_a_gold_roll_is_the_color_of_choice() -> None:
    table = den("gold", "blue", fame=3)
    assert table.options == ["color red", "color blue", "color white", "color green"]
    assert table.play("color white").me["crystals"] == {**NOTHING, "white": 1, "blue": 1}
    table = den("gold", "blue", fame=3, crystals={"white": 3}).play("color white")
    assert (table.me["crystals"], table.me["mana"]) == ({**NOTHING, "white": 3, "blue": 1}, {})


@pytest.mark.rule("MK-END-05", "MK-END-05b", "MK-RES-02b2")
def test_rewards_are_taken_in_the_order_the_player_likes() -> None:
    """Spawning grounds: an Artifact and three random crystals."""
    tables = {"rolls": ["red", "red", "red"], "decks": {"artifacts": ["relic_one", "relic_two"]}}
    table = conquer("spawning_grounds", "minotaur", "medusa", tables=tables, hand=[], fame=24, deck=["rage"])
    assert table.view["rewards"] == ["artifact", "random_crystal", "random_crystal", "random_crystal"]
    table.play("end turn")
    assert table.options == ["reward artifact", "reward random_crystal"]
    table.play("reward random_crystal")
    assert table.me["crystals"]["red"] == 1
    table.play("reward artifact")
    assert table.options == ["return relic_one", "return relic_two"]
    table.play("return relic_one")
    assert table.me["crystals"]["red"] == 3
    assert table.me["hand"] == ["relic_two", "rage"]


@pytest.mark.rule("MK-END-05b")
def test_one_artifact_more_is_drawn_than_earned_and_the_kept_ones_are_stacked() -> None:
    """Two earned: draw three, one under the Artifact deck, the others in any order on the Deed deck."""
    tables = {"decks": {"artifacts": ["relic_one", "relic_two", "relic_three"]}}
    table = ruins("ruins_brown_red", "minotaur", "fire_dragon", tables=tables, fame=63, deck=["rage"])
    assert table.options == ["return relic_one", "return relic_two", "return relic_three"]
    table.play("return relic_two")
    assert table.options == ["under relic_one", "under relic_three"]
    table.play("under relic_one")
    assert table.me["hand"] == ["relic_three", "relic_one", "rage"]
    assert table.view["decks"]["artifacts"] == 1


@pytest.mark.rule("MK-END-05c1", "MK-END-05e", "MK-RES-02c4")
def test_a_spell_comes_from_the_offer_to_the_top_of_the_deck() -> None:
    """Hand 3, limit 5: the Spell is the first of the two cards drawn."""
    tables = {
        "offers": {"spells": ["spell_red", "spell_blue", "spell_white"]},
        "decks": {"spells": ["spell_green"]},
    }
    hand = ["rage", "march", "stamina"]
    table = conquer("mage_tower", "monks_enemy", tables=tables, hand=hand, deck=["promise", "threaten"], fame=8)
    table.play("play stamina", "end turn")
    assert table.options == ["gain spell_red", "gain spell_blue", "gain spell_white"]
    table.play("gain spell_blue", "done")
    assert table.me["hand"] == ["rage", "march", "spell_blue", "promise", "threaten"]
    assert table.view["offers"]["spells"] == ["spell_green", "spell_red", "spell_white"]


@pytest.mark.rule("MK-END-05c1", "MK-END-05c2")
def test_an_advanced_action_comes_from_its_own_offer_only() -> None:
    tables = {
        "offers": {
            "units": ["peasants", "lesson_ash"],
            "advanced": ["lesson_red", "lesson_blue", "lesson_white"],
            "spells": ["spell_red", "spell_blue", "spell_white"],
        },
        "decks": {"advanced": ["lesson_green"]},
    }
    enemies = ("monks_enemy", "ice_mages_enemy")
    table = ruins("ruins_violet_violet", *enemies, tables=tables, fame=63, deck=["rage"])
    assert table.options == ["reward spell", "reward advanced_action"]
    table.play("reward advanced_action")
    assert table.options == ["gain lesson_red", "gain lesson_blue", "gain lesson_white"]
    table.play("gain lesson_white", "gain spell_red")
    assert table.me["hand"] == ["spell_red", "lesson_white", "rage"]
    assert table.view["offers"]["advanced"] == ["lesson_green", "lesson_red", "lesson_blue"]


GUARDS = ("golems", "monks_enemy")


@pytest.mark.rule("MK-END-05d1")
def test_any_unit_of_the_offer_is_free() -> None:
    """Whatever its sites or cost; the Advanced Action lying among the Units is none."""
    tables = {"offers": {"units": ["red_cape_monks", "peasants", "lesson_ash"]}}
    table = ruins("ruins_grey_violet", *GUARDS, tables=tables, fame=48)
    assert table.options == ["recruit red_cape_monks", "recruit peasants", "done"]
    table.play("recruit red_cape_monks")
    assert [unit["unit"] for unit in table.me["units"]] == ["red_cape_monks"]
    assert table.view["offers"]["units"] == [{"unit": "peasants"}, {"card": "lesson_ash"}]


@pytest.mark.rule("MK-END-05d2")
def test_without_a_command_token_one_unit_must_go_or_the_reward() -> None:
    tables = {"offers": {"units": ["red_cape_monks"]}}
    keys: dict[str, Any] = {"fame": 3, "level": 2, "units": ["peasants"]}

    def taken(*answers: str) -> Table:
        """Level 3 is reached as well, but the Unit is taken before it."""
        return ruins("ruins_grey_violet", *GUARDS, tables=tables, **keys).play("reward unit", *answers)

    table = taken("recruit red_cape_monks")
    assert table.options == ["disband peasants 1"]
    table.play("disband peasants 1")
    assert [unit["unit"] for unit in table.me["units"]] == ["red_cape_monks"]
    assert [unit["unit"] for unit in taken("done").me["units"]] == ["peasants"]


@pytest.mark.rule("MK-END-05d3")
def test_the_unit_may_wait_for_the_command_token_of_the_level_up() -> None:
    tables = {"offers": {"units": ["red_cape_monks"]}}
    table = ruins("ruins_grey_violet", *GUARDS, tables=tables, fame=3, level=2, units=["peasants"])
    assert table.options == ["reward unit", "wait"]
    table.play("wait")
    assert (table.me["level"], table.options) == (3, ["recruit red_cape_monks", "done"])
    table.play("recruit red_cape_monks")
    assert [unit["unit"] for unit in table.me["units"]] == ["peasants", "red_cape_monks"]


@pytest.mark.rule("MK-END-05d3")
def test_without_a_command_level_there_is_nothing_to_wait_for() -> None:
    tables = {"offers": {"units": ["red_cape_monks"]}}
    table = ruins("ruins_grey_violet", *GUARDS, tables=tables, fame=48)
    assert "wait" not in table.options


@pytest.mark.rule("MK-RES-02b3", "MK-END-05a1")
def test_a_crystal_set_is_one_of_each_color_up_to_three() -> None:
    table = ruins("ruins_green_green", "prowlers", "diggers", crystals={"blue": 3, "red": 1})
    assert (table.me["crystals"], table.me["mana"]) == ({"red": 2, "blue": 3, "white": 1, "green": 1}, {})


@pytest.mark.rule("MK-RES-02b2")
@pytest.mark.parametrize(
    ("face", "reward"), [("gold", "spell"), ("black", "spell"), ("red", "artifact"), ("green", "artifact")]
)
def test_a_dungeon_pays_by_the_die(face: str, reward: str) -> None:
    table = conquer("dungeon", "minotaur", tables={"rolls": [face]}, hand=[]).play("end turn")
    beginning = {"spell": "gain spell_", "artifact": "return relic_"}[reward]
    assert {option.startswith(beginning) for option in table.options} == {True}


@pytest.mark.rule("MK-END-05b")
def test_too_few_artifacts_are_all_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """One earned and one left in the deck: it is kept."""
    monkeypatch.delitem(CARDS, "relic_two")
    monkeypatch.delitem(CARDS, "relic_three")
    table = conquer("monastery", "monks_enemy", hand=[], deck=["rage"], fame=8).play("end turn")
    assert table.me["hand"] == ["relic_one", "rage"]

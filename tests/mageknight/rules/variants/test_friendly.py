"""Friendlier games (MK-VAR-FRI): fewer interactive pieces, no combat between players, gold mana for the needy."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tavola.mageknight.catalog import CARDS, SKILLS

from ...scripted import Table
from ..agreed_tables import opened, turn
from ..duels import meet

INTERACTIVE = ("mana_meltdown", "mana_claim", "mind_read", "energy_flow")
MANA = {"friendly_mana": "on"}


def spells(table: Table) -> set[str]:
    """All Spells of the game. No seat may see the deck, so the state is asked."""
    return set(table.match.state.spells + table.match.state.spell_offer)


@pytest.mark.rule("MK-VAR-FRI-01")
def test_the_interactive_spells_stay_in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in INTERACTIVE:
        card = CARDS.get(name, replace(CARDS["fireball"], id=name))
        monkeypatch.setitem(CARDS, name, replace(card, interactive=True))
    assert set(INTERACTIVE) <= spells(opened("full_conquest", 2))
    peaceful = spells(opened("full_conquest", 2, no_interactive_spells="on"))
    assert not peaceful & set(INTERACTIVE)
    assert peaceful == spells(opened("full_conquest", 2)) - set(INTERACTIVE)


@pytest.mark.rule("MK-VAR-FRI-01")
def test_without_interactive_skills_a_team_still_plays_without_those_spells(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CARDS, "mind_read", replace(CARDS["fireball"], id="mind_read", interactive=True))
    assert "mind_read" not in spells(opened("full_cooperation", 2))
    assert "mind_read" not in spells(opened("full_cooperation", 2, no_interactive_skills="on"))
    assert "mind_read" in spells(opened("full_conquest", 2, no_interactive_skills="on"))


def kinds(table: Table) -> set[str]:
    """The kinds of all Skills in the piles, the Dummy's too."""
    state = table.match.state
    piles = [*(player.skill_pile for player in state.players), state.dummy.skills if state.dummy else ()]
    return {SKILLS[skill].kind for pile in piles for skill in pile}


@pytest.mark.rule("MK-VAR-FRI-02")
@pytest.mark.parametrize(
    ("scenario", "people", "usual"),
    [("full_cooperation", 3, "cooperative"), ("solo_conquest", 1, "cooperative"), ("full_conquest", 3, "competitive")],
)
def test_no_skill_that_affects_others(scenario: str, people: int, usual: str) -> None:
    """Neither for the players nor for the Dummy, who may be any Hero."""
    assert set.union(*(kinds(opened(scenario, people, seed)) for seed in range(8))) == {"normal", usual}
    for seed in range(8):
        assert kinds(opened(scenario, people, seed, no_interactive_skills="on")) == {"normal"}


@pytest.mark.rule("MK-VAR-FRI-03")
def test_who_ends_on_another_hero_withdraws_instead_of_fighting() -> None:
    table = meet(options={"no_player_combat": "on"}).play("move 2,-2")
    assert not table.offered("fight")
    assert table.refused("fight goldyx") == "MK-VAR-FRI-03"
    table.play("end turn", "discard march")
    assert table.player(0)["at"] == "2,-1"
    assert table.player(0)["hand"].count("wound") == 1
    assert meet().play("move 2,-2").offered("fight") == ["fight goldyx"]


def mage(dice: list[str], hand: str = "rage", **tables: Any) -> Table:
    return turn({"hand": [hand, "march"]}, source={"dice": dice}, **tables)


@pytest.mark.rule("MK-VAR-FRI-04a")
def test_a_red_die_must_power_a_red_card_before_a_gold_one() -> None:
    """Red and gold in the Source: only the red die; with no red die the gold one may be used."""
    fire = mage(["red", "gold", "gold", "blue"], "fire_bolt", options=MANA)
    assert fire.refused("play fire_bolt strong gold die") == "MK-VAR-FRI-04a"
    green = mage(["red", "gold"], options=MANA)
    assert green.offered("play march strong") == ["play march strong gold die"]
    both = mage(["green", "gold"], options=MANA)
    assert both.offered("play march strong") == ["play march strong green die"]
    assert both.refused("play march strong gold die") == "MK-VAR-FRI-04a"
    usual = mage(["green", "gold"])
    assert usual.offered("play march strong") == ["play march strong green die", "play march strong gold die"]


@pytest.mark.rule("MK-VAR-FRI-04a")
def test_gold_tokens_are_as_free_as_ever() -> None:
    table = turn({"hand": ["march"], "mana": {"gold": 1}}, source={"dice": ["green", "gold"]}, options=MANA)
    assert table.offered("play march strong") == ["play march strong gold token", "play march strong green die"]


@pytest.mark.rule("MK-VAR-FRI-04a")
def test_a_die_that_is_used_is_no_longer_there() -> None:
    """Two dice this turn: the green one first, then the gold one for a second green card."""
    table = turn({"hand": ["mana_draw", "march", "tranquility"]}, source={"dice": ["green", "gold"]}, options=MANA)
    table.play("play mana_draw", "play march strong green die")
    assert "play tranquility strong gold die" in table.options


@pytest.mark.rule("MK-VAR-FRI-04b")
def test_a_gold_die_is_not_changed_while_another_colour_lies_there() -> None:
    def drawing(*dice: str, **tables: Any) -> list[str]:
        table = turn({"hand": ["mana_draw"], "mana": {"white": 1}}, source={"dice": list(dice)}, **tables)
        table.play("play mana_draw strong white token", "color blue")
        return [die["color"] for die in table.view["source"]]

    assert drawing("gold", "red", options=MANA) == ["gold", "blue"]
    assert drawing("gold", "black", options=MANA) == ["gold", "blue"]
    assert "blue" in drawing("gold", "gold", options=MANA)


@pytest.mark.rule("MK-VAR-FRI-04b")
def test_a_gold_die_is_not_rerolled_while_another_colour_lies_there() -> None:
    def opening(*dice: str, **tables: Any) -> list[str]:
        table = turn({"skills": ["goldyx_source_opening"], "hand": ["march"]}, source={"dice": list(dice)}, **tables)
        return table.play("skill goldyx_source_opening", "choose reroll_die").offered("die")

    assert opening("gold", "red", options=MANA) == ["die red"]
    assert opening("gold", "gold", options=MANA) == ["die gold"]
    assert opening("gold", "red") == ["die gold", "die red"]


@pytest.mark.rule("MK-VAR-FRI-04b")
def test_a_mana_storm_leaves_the_gold_dice_alone() -> None:
    storm = {"hand": ["mana_storm"], "mana": {"white": 1}}
    table = turn(storm, source={"dice": ["gold", "red", "gold"]}, rolls=["blue"], options=MANA)
    table.play("play mana_storm strong white token")
    assert [die["color"] for die in table.view["source"]] == ["gold", "blue", "gold"]

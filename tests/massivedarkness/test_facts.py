"""Every printed number of cards and class sheets against the collected facts, which were written down independently."""

from __future__ import annotations

from typing import Any

import pytest

from massivedarkness.facts import (
    by_id,
    dice_fact,
    effect_fact,
    facts,
    named,
    printed_skills,
    skill_facts,
)
from tavola.massivedarkness.catalog import (
    CLASSES,
    DOORS,
    ENEMIES,
    EQUIPMENT,
    EVENTS,
    HEROES,
    LEATHER,
    MINION_FIGURES,
    SETS,
)
from tavola.massivedarkness.chapters.combat.dice import COLORS, MOST, PRINTED, opposite
from tavola.massivedarkness.state import START_HEALTH
from tavola.text.messages import messages

CARDS = [(deck, fact) for deck in ("starting", "treasure", "artifacts") for fact in facts(deck)]
DECKS = {"starting": "starting", "treasure": "treasure", "artifacts": "artifact"}


# Dice


@pytest.mark.parametrize("fact", facts("dice"), ids=named)
def test_die_faces(fact: dict[str, Any]) -> None:
    color, side = fact["id"][0], fact["kind"]
    assert color in COLORS[side]
    points = "hits" if side == "attack" else "shields"
    assert PRINTED[color] == tuple((face[points], face["bam"], face["diamond"]) for face in fact["faces"])
    for face in fact["faces"]:
        assert opposite(f"{color}{face['index']}") == f"{color}{face['opposite']}"


@pytest.mark.rule("MD-SET-03")
def test_twelve_dice_three_of_each_colour() -> None:
    assert sorted(PRINTED) == sorted(fact["id"][0] for fact in facts("dice"))
    assert MOST * len(PRINTED) == 12


# Equipment


def test_equipment_is_what_is_printed() -> None:
    assert sorted(EQUIPMENT) == sorted(fact["id"] for _, fact in CARDS)
    assert EQUIPMENT[LEATHER].deck == "starting"


@pytest.mark.parametrize(("deck", "fact"), CARDS, ids=lambda one: one["id"] if isinstance(one, dict) else "")
def test_equipment_numbers(deck: str, fact: dict[str, Any]) -> None:
    card = EQUIPMENT[fact["id"]]
    assert (card.deck, card.level, card.kind) == (DECKS[deck], fact["level"], fact["kind"])
    assert card.slot == (fact["slot"] or "")
    assert card.copies == fact.get("copies", 1) == len(fact.get("codes", [fact.get("code")]))
    assert set(card.tags) == set(fact["tags"])
    assert card.set == fact.get("set", "")
    assert dice_fact(card.dice) == fact.get("dice", {})


@pytest.mark.parametrize(("deck", "fact"), CARDS, ids=lambda one: one["id"] if isinstance(one, dict) else "")
def test_equipment_effects(deck: str, fact: dict[str, Any]) -> None:
    card = EQUIPMENT[fact["id"]]
    assert skill_facts(card.skills) == printed_skills(fact)
    use = fact.get("use", {})
    assert card.timing == use.get("timing", "")
    assert [effect_fact(effect) for effect in card.effects] == use.get("effects", fact.get("on_draw", []))


def test_card_codes_are_consecutive() -> None:
    treasure = [code for fact in facts("treasure") for code in fact["codes"]]
    assert treasure == [f"T{n}" for n in range(1, 177)]
    assert [code for fact in facts("starting") for code in fact["codes"]] == [f"SE{n}" for n in range(1, 20)]
    assert [fact["code"] for fact in facts("artifacts")] == [f"A{n}" for n in range(1, 7)]


def test_sets() -> None:
    assert {one.id: (list(one.pieces), skill_facts(one.skills)) for one in SETS.values()} == {
        fact["id"]: (fact["pieces"], fact["bonus"]) for fact in facts("sets")
    }
    for one in SETS.values():
        assert {card.id for card in EQUIPMENT.values() if card.set == one.id} == set(one.pieces)


# Enemies


def test_enemy_cards_are_those_printed() -> None:
    assert sorted(ENEMIES) == sorted([*by_id("guards"), *by_id("roaming_monsters")])


@pytest.mark.parametrize("fact", facts("guards"), ids=named)
def test_guard_numbers(fact: dict[str, Any]) -> None:
    enemy = ENEMIES[fact["id"]]
    assert (enemy.role, enemy.type, enemy.level) == (fact["role"], fact["type"], fact["level"])
    assert (enemy.copies, enemy.category) == (fact["copies"], "")
    assert enemy.copies == len(fact["codes"])
    assert enemy.minions == fact.get("minions_per_hero", 0)
    assert enemy.health == fact["health_per_figure" if enemy.role == "mob" else "health_per_hero"]
    assert dice_fact(enemy.dice) == fact["dice"]
    assert skill_facts(enemy.skills) == printed_skills(fact)


@pytest.mark.parametrize("fact", facts("roaming_monsters"), ids=named)
def test_roaming_monster_numbers(fact: dict[str, Any]) -> None:
    enemy = ENEMIES[fact["id"]]
    assert (enemy.role, enemy.type, enemy.category) == ("roaming", fact["type"], fact["category"])
    assert (enemy.level, enemy.copies, enemy.minions) == (0, 1, 0)
    assert enemy.health == fact["health_per_hero"]
    assert dice_fact(enemy.dice) == fact["dice"]
    assert skill_facts(enemy.skills) == printed_skills(fact)


def test_figures() -> None:
    box = {fact["type"]: fact["minions"] for fact in facts("miniatures") if "minions" in fact}
    assert box == MINION_FIGURES
    mobs = {enemy.type for enemy in ENEMIES.values() if enemy.role == "mob"}
    assert mobs == set(MINION_FIGURES)
    agents = {fact["type"] for fact in facts("miniatures") if "agents" in fact}
    assert agents == {enemy.type for enemy in ENEMIES.values() if enemy.role == "agent"}


# Heroes and classes


@pytest.mark.parametrize("fact", facts("heroes"), ids=named)
def test_hero_cards(fact: dict[str, Any]) -> None:
    hero = HEROES[fact["id"]]
    assert fact["start_health"] == START_HEALTH
    assert hero.recommended == fact["recommended_class"]
    assert skill_facts(hero.shadow) == fact["shadow_skill"]["skills"]
    assert skill_facts(hero.special) == fact["special_skill"]["skills"]
    name = messages("pt-BR").get(f"md-special-{hero.special_name}")
    assert name == fact["special_skill"]["name"]["pt"]


@pytest.mark.parametrize("fact", facts("classes"), ids=named)
def test_class_sheets(fact: dict[str, Any]) -> None:
    sheet = CLASSES[fact["id"]]
    assert (sheet.primary, sheet.secondary) == (fact["primary"], fact["secondary"])
    assert skill_facts(sheet.signature) == fact["signature"]["skills"]
    assert skill_facts(sheet.free) == fact["free_skill"]["skills"]
    assert fact["signature"]["cost_xp"] == 1
    paid = [need for skill in fact["signature"]["skills"] for need in skill["conditions"] if need["type"] == "spend_xp"]
    assert paid == [{"type": "spend_xp", "x": 1}]
    assert [line.id for line in sheet.lines] == [line["id"] for line in fact["lines"]]
    for line, printed in zip(sheet.lines, fact["lines"], strict=True):
        steps = [(step.level, step.cost, skill_facts(step.skills)) for step in line.steps]
        assert steps == [(step["level"], step["cost_xp"], step["skills"]) for step in printed["steps"]], line.id


def test_every_hero_and_class_is_there() -> None:
    assert list(HEROES) == list(by_id("heroes"))
    assert sorted(CLASSES) == sorted(by_id("classes"))


# Doors and events


def test_door_cards() -> None:
    assert {
        door.id.upper(): [(block.enemy or None, block.normal, block.special) for block in door.blocks]
        for door in DOORS.values()
    } == {
        fact["id"]: [(zone["enemy"], zone["treasure_normal"], zone["treasure_special"]) for zone in fact["zones"]]
        for fact in facts("doors")
    }


@pytest.mark.parametrize("fact", facts("events"), ids=named)
def test_event_cards(fact: dict[str, Any]) -> None:
    event = EVENTS[fact["id"].lower()]
    assert event.type == fact["type"]
    assert [effect_fact(effect) for effect in event.effects] == fact["effects"]


def test_every_event_is_there() -> None:
    assert [event.upper() for event in EVENTS] == list(by_id("events"))


# Names


NAMED = {
    "starting": "card",
    "treasure": "card",
    "artifacts": "card",
    "sets": "set",
    "heroes": "hero",
    "classes": "class",
}


@pytest.mark.parametrize("file", NAMED)
def test_portuguese_names_are_those_of_the_edition(file: str) -> None:
    shelf = messages("pt-BR")
    assert {fact["id"]: shelf.get(f"md-{NAMED[file]}-{fact['id']}") for fact in facts(file)} == {
        fact["id"]: fact["name"]["pt"] for fact in facts(file)
    }


def test_portuguese_names_of_enemies_and_missions() -> None:
    shelf = messages("pt-BR")
    for fact in (*facts("guards"), *facts("roaming_monsters")):
        assert shelf.get(f"md-enemy-{fact['type']}") == fact["name"]["pt"]
    for fact in facts("missions"):
        name = f"mission_{fact['number']}" if fact["number"] else "tutorial"
        assert shelf.get(f"md-scenario-{name}") == fact["name"]["pt"]
    for sheet in facts("classes"):
        for line in sheet["lines"]:
            assert shelf.get(f"md-line-{line['id']}") == line["name"]["pt"]

"""Lists for galleries, command line and set-up pages."""

from __future__ import annotations

from typing import Any

from ...kernel.contract import CardInfo, ScenarioInfo, VariantInfo
from ...kernel.records import Effect
from ..catalog import (
    CLASSES,
    DOORS,
    ENEMIES,
    EQUIPMENT,
    EVENTS,
    HEROES,
    MISSIONS,
    SETS,
    TILES,
    VARIANTS,
    ClassSheet,
    DoorCard,
    EnemyCard,
    Equipment,
    EventCard,
    HeroCard,
    Skill,
    SkillLine,
    SkillStep,
    Variant,
)
from ..state import START_HEALTH
from . import related

BOX = "base"
CAMPAIGN = "campaign"
PLAYERS = (1, 6)

Sides = tuple[tuple[str, Effect], ...]
Rules = tuple[str, ...]


def card_list() -> tuple[CardInfo, ...]:
    """Every hero, class sheet, skill line, equipment card, set, door, event, enemy card and tile of the box."""
    found = [_hero(hero) for hero in HEROES.values()]
    for sheet in CLASSES.values():
        found.append(_class(sheet))
        found += [_line(sheet, line) for line in sheet.lines]
    found += [_equipment(card) for card in EQUIPMENT.values()]
    found += [_info("set", one.id, "set", _lines(one.skills), {"pieces": one.pieces}) for one in SETS.values()]
    found += [_door(door) for door in DOORS.values()]
    found += [_event(event) for event in EVENTS.values()]
    found += [_enemy(enemy) for enemy in ENEMIES.values()]
    found += [
        _info("tile", tile.id, "tile", (), {"plan": tile.plan, "light": tile.light}, related.TILE)
        for tile in TILES.values()
    ]
    return tuple(found)


def _info(
    what: str, id: str, kind: str, sides: Sides = (), facts: dict[str, Any] | None = None, rules: Rules = ()
) -> CardInfo:
    touched = tuple(dict.fromkeys((*rules, *related.of_effects(effect for _, effect in sides))))
    return CardInfo(id, kind, BOX, f"md-{what}-{id}", sides, facts or {}, touched)


def _hero(hero: HeroCard) -> CardInfo:
    sides = (*_lines(hero.shadow, "shadow"), *_lines(hero.special, "special"))
    facts = {
        "recommended": hero.recommended,
        "health": START_HEALTH,
        "names": {"special": f"md-special-{hero.special_name}"},
    }
    return _info("hero", hero.id, "hero", sides, facts, related.HERO)


def _class(sheet: ClassSheet) -> CardInfo:
    sides = (*_lines(sheet.signature, "signature"), *_lines(sheet.free, "free"))
    named = {side: f"md-{side}-{sheet.id}" for side in ("signature", "free")}
    facts = {"primary": sheet.primary, "secondary": sheet.secondary, "names": named}
    return _info("class", sheet.id, "class", sides, facts, related.CLASS)


def _door(door: DoorCard) -> CardInfo:
    ambush = (related.AMBUSH,) if any(block.enemy == "guard_ambush" for block in door.blocks) else ()
    return _info("door_card", door.id, "door", (), {"blocks": door.blocks}, (*related.DOOR, *ambush))


def _event(event: EventCard) -> CardInfo:
    sides = (("event", Effect("seq", (), event.effects)),) if event.effects else ()
    return _info("event_card", event.id, "event", sides, {"type": event.type}, related.EVENT)


def _enemy(enemy: EnemyCard) -> CardInfo:
    facts = {
        "role": enemy.role,
        "level": enemy.level,
        "category": enemy.category,
        "health": enemy.health,
        "minions": enemy.minions,
        "dice": enemy.dice,
        "copies": enemy.copies,
    }
    kind = "roaming_monster" if enemy.role == "roaming" else "guard"
    return _info("enemy", enemy.id, kind, _lines(enemy.skills), facts, related.of_enemy(enemy))


def _line(sheet: ClassSheet, line: SkillLine) -> CardInfo:
    """A skill line of a class: a side for each step. Classes share names of lines, so the id names the class too."""
    facts = {"class": sheet.id, "levels": [s.level for s in line.steps], "costs": [s.cost for s in line.steps]}
    sides = tuple((str(place), _step(step)) for place, step in enumerate(line.steps, 1))
    touched = tuple(dict.fromkeys((*related.LINE, *related.of_effects(effect for _, effect in sides))))
    return CardInfo(f"{sheet.id}.{line.id}", "skill_line", BOX, f"md-line-{line.id}", sides, facts, touched)


def _step(step: SkillStep) -> Effect:
    return Effect("seq", (), tuple(skill.tree for skill in step.skills))


def _lines(skills: tuple[Skill, ...], side: str = "") -> Sides:
    """Printed lines as sides: all under one name, or each under its number."""
    if side:
        return ((side, Effect("seq", (), tuple(skill.tree for skill in skills))),) if skills else ()
    return tuple((str(place), skill.tree) for place, skill in enumerate(skills, 1))


def _kind(card: Equipment) -> str:
    return card.deck if card.deck != "treasure" else card.kind


def _sides(card: Equipment) -> Sides:
    if not card.effects:
        return _lines(card.skills)
    tree = Effect("use", (card.timing,), card.effects) if card.timing else Effect("drawn", (), card.effects)
    return ((tree.op, tree),)


def _equipment(card: Equipment) -> CardInfo:
    facts = {
        "deck": card.deck,
        "level": card.level,
        "kind": card.kind,
        "slot": card.slot,
        "dice": card.dice,
        "tags": card.tags,
        "set": card.set,
        "copies": card.copies,
    }
    return _info("card", card.id, _kind(card), _sides(card), facts, related.of_equipment(card))


def missing() -> tuple[str, ...]:
    """Every printed piece can be played."""
    return ()


def scenario_list() -> tuple[ScenarioInfo, ...]:
    """The tutorial, the missions in printed order, and the campaign. No mission has a set number of rounds."""
    order = sorted(MISSIONS.values(), key=lambda mission: mission.number)
    return tuple(ScenarioInfo(name, f"md-scenario-{name}", PLAYERS, 0) for name in (*(m.id for m in order), CAMPAIGN))


def variant_list() -> tuple[VariantInfo, ...]:
    """What a table may agree on."""
    return tuple(_variant(one, one.only or tuple(each.id for each in scenario_list())) for one in VARIANTS.values())


def _variant(one: Variant, scenarios: tuple[str, ...]) -> VariantInfo:
    counts = dict.fromkeys(scenarios, tuple(range(PLAYERS[0], PLAYERS[1] + 1)))
    key, values = f"md-variant-{one.id}", () if one.values == ("on",) else one.values
    return VariantInfo(one.id, key, f"{key}-about", values, PLAYERS, (), one.only, counts)

"""The `[[heroes]]` of a position: dashboard, class sheet, equipment and where each hero stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ...kernel.errors import BadPosition
from ...kernel.reading import bounded, flag, known, listed, named, nearest, only, section_of, table_of
from ..catalog import CLASSES, EQUIPMENT, HEROES, MISSIONS
from ..chapters.board.board import board_of
from ..chapters.board.skills import grown_by
from ..features import Feature, gather
from ..state import MOST_XP, NOBODY, Hero, Work, put
from .cards import equipment, give_back, take

#: Micro-experience turns into experience at this number.
MICRO = 5

KEYS = (
    "hero",
    "class",
    "at",
    "health",
    "xp",
    "micro",
    "stunned",
    "dead",
    "out",
    "body",
    "hands",
    "bag",
    "bought",
    "carried",
    "lasting",
)


def hero_sections(table: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """One section for each hero; without any, Sibyl goes alone."""
    sections: list[Mapping[str, Any]] = []
    for section in listed(table, "heroes") or [{"hero": "sibyl"}]:
        section = section_of(section, "heroes")
        only(section, KEYS, "heroes.")
        name = known(str(section.get("hero", "")), HEROES, "heroes.hero")
        if any(other["hero"] == name for other in sections):
            raise BadPosition("error-position-value", key="heroes.hero", value=name)
        sections.append(section)
    return sections


def zone_named(work: Work, name: object, key: str) -> int:
    """A zone of the mission's board."""
    zones = board_of(work.mission).number
    zone = zones.get(str(name), NOBODY)
    if zone in work.gone:
        raise BadPosition("md-position-gone", key=key, value=str(name))
    if zone == NOBODY:
        near = nearest(str(name), zones)
        if near:
            raise BadPosition("md-position-zone-near", key=key, value=str(name), near=near)
        raise BadPosition("md-position-zone", key=key, value=str(name))
    return zone


def clear_slots(work: Work, seat: int, section: Mapping[str, Any]) -> None:
    """What the position lays out anew goes back to the decks first, so that any hero may have it."""
    hero = work.heroes[seat]
    for key, cards in (("body", (hero.body,) if hero.body else ()), ("hands", hero.hands), ("bag", hero.bag)):
        if key in section:
            for card in cards:
                give_back(work, card)
            hero = replace(hero, **{key: "" if key == "body" else ()})
    put(work, seat, hero)


def fill_hero(work: Work, seat: int, section: Mapping[str, Any]) -> None:
    hero = work.heroes[seat]
    role = named(section, "class", hero.role, CLASSES, "heroes.")
    if not role:
        role = HEROES[hero.hero].recommended
    hero = replace(
        hero,
        role=role,
        at=zone_named(work, section["at"], "heroes.at") if "at" in section else hero.at,
        xp=bounded(section, "xp", hero.xp, 0, MOST_XP, "heroes."),
        micro=bounded(section, "micro", hero.micro, 0, MICRO - 1, "heroes."),
        bought=_bought(section, role) if "bought" in section or role != hero.role else hero.bought,
        carried=tuple(sorted(_carried(work, str(name)) for name in listed(section, "carried"))),
        lasting=tuple(_lasting(str(name)) for name in listed(section, "lasting")),
        out=flag(section, "out", "heroes."),
        stunned=flag(section, "stunned", "heroes."),
    )
    if hero.at in work.gone and not hero.out:
        raise BadPosition("md-position-gone", key="heroes.at", value=board_of(work.mission).names[hero.at])
    hero = replace(hero, grown=grown_by(hero, work.level))
    hero = replace(hero, health=_health(section, hero))
    put(work, seat, _equip(work, section, hero))


def _health(section: Mapping[str, Any], hero: Hero) -> int:
    """Full if absent. A dead hero has none and is not stunned."""
    if flag(section, "dead", "heroes."):
        if "health" in section or hero.stunned:
            raise BadPosition("error-position-value", key="heroes.dead", value="true")
        return 0
    return bounded(section, "health", hero.maximum, 1, hero.maximum, "heroes.")


def _bought(section: Mapping[str, Any], role: str) -> tuple[int, ...]:
    lines = CLASSES[role].lines
    steps = table_of(section, "bought")
    only(steps, tuple(line.id for line in lines), "heroes.bought.")
    return tuple(bounded(steps, line.id, 0, 0, len(line.steps), "heroes.bought.") for line in lines)


def _carried(work: Work, name: str) -> str:
    """Tokens go by the id or the type the mission gives them, its own items by their name."""
    printed = MISSIONS[work.mission]
    there = {spot.id for spot in printed.tokens} | {spot.type for spot in printed.tokens} | {*printed.pool}
    return known(name, there | {*gather(work, Feature.items)}, "heroes.carried")


def _lasting(name: str) -> str:
    kind, _, role = name.partition(":")
    if not ((kind == "signature" and role in CLASSES) or (name in EQUIPMENT and EQUIPMENT[name].kind == "consumable")):
        raise BadPosition("error-position-value", key="heroes.lasting", value=name)
    return name


def _equip(work: Work, section: Mapping[str, Any], hero: Hero) -> Hero:
    """Slots as the section says: armour on the body; one card for both hands, or one for each."""
    if section.get("body"):
        hero = replace(hero, body=equipment(section["body"], "heroes.body"))
        if EQUIPMENT[hero.body].slot != "body":
            raise BadPosition("error-position-value", key="heroes.body", value=hero.body)
        take(work, hero.body, "heroes.body")
    if "hands" in section:
        hands = tuple(sorted(equipment(name, "heroes.hands") for name in listed(section, "hands")))
        slots = [EQUIPMENT[card].slot for card in hands]
        if not set(slots) <= {"one_hand", "two_hands"} or len(slots) + slots.count("two_hands") > 2:
            raise BadPosition("md-position-hands", key="heroes.hands", value=", ".join(hands))
        hero = replace(hero, hands=tuple(take(work, card, "heroes.hands") for card in hands))
    if "bag" in section:
        bag = (take(work, equipment(name, "heroes.bag"), "heroes.bag") for name in listed(section, "bag"))
        hero = replace(hero, bag=tuple(sorted(bag)))
    return hero

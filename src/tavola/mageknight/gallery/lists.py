"""Lists for galleries, command line and set-up pages."""

from __future__ import annotations

from functools import cache

from ...kernel.contract import CardInfo, ScenarioInfo, VariantInfo
from ...kernel.effects import NOTHING
from ...kernel.errors import UnknownName
from ...kernel.records import Effect, Setup
from ..catalog import (
    CARDS,
    CITIES,
    ENEMIES,
    HEROES,
    RUINS,
    SCENARIOS,
    SITES,
    SKILLS,
    TACTICS,
    TILES,
    UNITS,
    VARIANTS,
    Skill,
)
from ..chapters.turn.setup import ANY, CHOICE, check
from .box import PRINTED
from .printed import RAMPAGING, printed
from .related import Piece, related
from .sides import abilities, own

#: The rules to read about a Hero, and about enemies who lie on the map in the open.
HERO_RULES = ("MK-SET-02a", "MK-SET-30", "MK-SET-33", "MK-SET-38c")
RAMPAGING_RULES = ("MK-SET-07", "MK-MOV-04b", "MK-MOV-04c", "MK-CMB-01d", "MK-CMB-01e", "MK-RES-02a1")


def card_list() -> tuple[CardInfo, ...]:
    """Every Deed card, Wounds included, Unit, Skill, Tactic, token, site, city, map tile and Hero of this edition."""
    found = [
        _info(card, "card", card.id, card.kind, card.set, _halves(card.basic, card.strong)) for card in CARDS.values()
    ]
    found += [
        _info(unit, "unit", unit.id, f"{unit.kind}_unit", unit.set, _numbered(abilities(unit)))
        for unit in UNITS.values()
    ]
    found += [
        _info(skill, "skill", skill.id, "skill", skill_set(skill), (("skill", own(skill)),))
        for skill in SKILLS.values()
    ]
    found += [_info(one, "tactic", one.id, f"{one.time}_tactic", "base") for one in TACTICS.values()]
    found += [_info(enemy, "enemy", enemy.id, "enemy", enemy.set) for enemy in ENEMIES.values()]
    found += [_info(ruin, "ruin", ruin.id, "ruin", ruin.set) for ruin in RUINS.values()]
    found += [_info(site, "site", site.id, "site", site.set) for site in SITES.values() if site.id != "city"]
    found += [_rampaging(kind, pile, reputation) for kind, (pile, reputation) in RAMPAGING.items()]
    found += [_info(city, "site", f"city_{city.color}", "city", "base") for city in CITIES.values()]
    found += [_info(tile, "tile", tile.id, "tile", tile.set) for tile in TILES.values()]
    found += [
        CardInfo(hero.id, "hero", hero.set, f"mk-hero-{hero.id}", (), printed(hero), HERO_RULES)
        for hero in HEROES.values()
    ]
    return tuple(found)


def _info(
    piece: Piece, what: str, id: str, kind: str, set_: str, sides: tuple[tuple[str, Effect], ...] = ()
) -> CardInfo:
    return CardInfo(id, kind, set_, f"mk-{what}-{id}", sides, printed(piece), related(piece))


def _halves(basic: Effect, strong: Effect) -> tuple[tuple[str, Effect], ...]:
    return tuple((side, effect) for side, effect in (("basic", basic), ("strong", strong)) if effect != NOTHING)


def _rampaging(kind: str, pile: str, reputation: int) -> CardInfo:
    """Enemies who lie on the map in the open are printed on it as sites are."""
    facts = {"category": "rampaging", "pile": pile, "reputation": reputation}
    return CardInfo(kind, "site", "base", f"mk-site-{kind}", (), facts, RAMPAGING_RULES)


def _numbered(effects: tuple[Effect, ...]) -> tuple[tuple[str, Effect], ...]:
    return tuple((str(place), effect) for place, effect in enumerate(effects, 1))


def skill_set(skill: Skill) -> str:
    """A Skill comes in the box of its hero."""
    return HEROES[skill.hero].set if skill.hero in HEROES else "base"


def missing() -> tuple[str, ...]:
    """Printed cards, Units and Skills whose effects are not written yet; they stay out of decks and offers."""
    known = CARDS.keys() | UNITS.keys() | SKILLS.keys()
    return tuple(name for name in PRINTED if name not in known)


def unwritten() -> tuple[tuple[str, str, str], ...]:
    """What `missing` names, as (what, kind, id): the box lists its pieces by kind, so the kind is that of the one
    before."""
    found = []
    kind = ("card", "basic_action")
    for name in PRINTED:
        if name in CARDS:
            kind = ("card", CARDS[name].kind)
        elif name in UNITS:
            kind = ("unit", UNITS[name].kind)
        elif name in SKILLS or name.split("_")[0] in HEROES:
            kind = ("skill", "skill")
        if name not in CARDS and name not in UNITS and name not in SKILLS:
            found.append((*kind, name))
    return tuple(found)


def scenario_list() -> tuple[ScenarioInfo, ...]:
    """The scenarios in the order of their book: the one to begin with comes first."""
    return tuple(
        ScenarioInfo(name, f"mk-scenario-{name}", (min(plans), max(plans)), plans[min(plans)].rounds)
        for name, plans in sorted(SCENARIOS.items(), key=lambda entry: entry[1][min(entry[1])].number)
    )


@cache
def variant_list() -> tuple[VariantInfo, ...]:
    """The variants on offer, with the scenarios and player counts each goes with."""
    return tuple(
        VariantInfo(
            name,
            f"mk-variant-{name}",
            f"mk-variant-{name}-about",
            variant.values,
            variant.players,
            variant.against,
            variant.only,
            {
                scenario.id: counts
                for scenario in scenario_list()
                if (counts := tuple(n for n in SCENARIOS[scenario.id] if _fits(name, scenario.id, n)))
            },
        )
        for name, variant in VARIANTS.items()
    )


def _fits(name: str, scenario: str, players: int) -> bool:
    heroes = (ANY,) * players if name == CHOICE else tuple(HEROES)[:players]
    try:
        check(Setup("mageknight", scenario, heroes, {name: (VARIANTS[name].values or ("on",))[0]}))
    except UnknownName:
        return False
    return True

"""Lists for galleries, command line and set-up pages."""

from __future__ import annotations

from ..kernel.contract import CardInfo, ScenarioInfo
from ..kernel.records import Effect
from .catalog import CARDS, ENEMIES, RUINS, SCENARIOS, SKILLS, TACTICS, UNITS, WOUND
from .printed import PRINTED


def card_list() -> tuple[CardInfo, ...]:
    """Every Deed card, Unit, Skill, Tactic, enemy and ruin token this edition can play."""
    found = [
        CardInfo(card.id, card.kind, card.set, f"mk-card-{card.id}", (("basic", card.basic), ("strong", card.strong)))
        for card in CARDS.values()
        if card.id != WOUND
    ]
    found += [
        CardInfo(unit.id, f"{unit.kind}_unit", unit.set, f"mk-unit-{unit.id}", _abilities(unit.id))
        for unit in UNITS.values()
    ]
    found += [
        CardInfo(skill.id, "skill", "base", f"mk-skill-{skill.id}", (("skill", skill.effect),))
        for skill in SKILLS.values()
    ]
    found += [CardInfo(one.id, f"{one.time}_tactic", "base", f"mk-tactic-{one.id}", ()) for one in TACTICS.values()]
    found += [CardInfo(enemy.id, "enemy", enemy.set, f"mk-enemy-{enemy.id}", ()) for enemy in ENEMIES.values()]
    found += [CardInfo(ruin.id, "ruin", ruin.set, f"mk-ruin-{ruin.id}", ()) for ruin in RUINS.values()]
    return tuple(found)


def _abilities(unit: str) -> tuple[tuple[str, Effect], ...]:
    return tuple((str(place + 1), ability.effect) for place, ability in enumerate(UNITS[unit].abilities))


def missing() -> tuple[str, ...]:
    """Printed cards, Units and Skills whose effects are not written yet; they stay out of decks and offers."""
    known = CARDS.keys() | UNITS.keys() | SKILLS.keys()
    return tuple(name for name in PRINTED if name not in known)


#: The order of the scenario book: the one to begin with comes first.
_BOOK_ORDER = (
    "first_reconnaissance",
    "solo_conquest",
    "full_conquest",
    "blitz_conquest",
    "full_cooperation",
    "blitz_cooperation",
    "mines_liberation",
    "druid_nights",
    "dungeon_lords",
    "conquer_and_hold",
    "one_to_return",
)


def scenario_list() -> tuple[ScenarioInfo, ...]:
    return tuple(
        ScenarioInfo(name, f"mk-scenario-{name}", (min(plans), max(plans)), plans[min(plans)].rounds)
        for name, plans in sorted(SCENARIOS.items(), key=lambda entry: _BOOK_ORDER.index(entry[0]))
    )

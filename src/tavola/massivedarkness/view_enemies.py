"""The enemies in a view: figures, dice, equipment, what they see; and the combat being fought."""

from __future__ import annotations

from typing import Any

from .board import board_of
from .catalog import ENEMIES, EQUIPMENT
from .missions.base import adventure
from .naming import foe_name, pillar_name
from .state import Combat, Foe, State, foe_of
from .targets import Intent, held, intent, seen
from .view_heroes import sight, skill_view


def foe_view(state: State, foe: Foe) -> dict[str, Any]:
    card = ENEMIES[foe.card]
    mob = card.role == "mob"
    return {
        "n": foe.n,
        "enemy": foe_name(state, foe),
        "card": foe.card,
        "type": card.type,
        "role": card.role,
        "at": board_of(state.mission).names[foe.at],
        "life": foe.life,
        "health": card.health if mob else card.health * len(state.heroes),
        "minions": foe.minions,
        "minion_health": card.health if mob else 0,
        "hurt": foe.hurt,
        "stunned": foe.stunned,
        "asleep": foe.asleep,
        "attackable": adventure(state).attackable(state, foe),
        "loot": foe.loot or None,
        "tag": foe.tag or None,
        "goal": foe.goal,
        "dice": {kind: list(pool) for kind, pool in card.dice.items()},
        "skills": [
            *({"from": f"enemy:{foe.card}", "skill": skill_view(skill)} for skill in card.skills),
            *({"from": f"card:{foe.loot}", "skill": skill_view(skill)} for skill in _loot_skills(foe)),
        ],
        "sees": sight(state, foe.at),
        "sees_heroes": seen(state, foe),
        "held": held(state, foe),
        "intent": [_intent(state, step) for step in intent(state, foe.n)],
    }


def _loot_skills(foe: Foe) -> tuple[Any, ...]:
    return EQUIPMENT[foe.loot].skills if foe.life and foe.loot in EQUIPMENT else ()


def _intent(state: State, step: Intent) -> dict[str, Any]:
    """One step of what an enemy would do."""
    names = board_of(state.mission).names
    return {
        "act": step.act,
        "seats": list(step.seats),
        "kinds": list(step.kinds),
        "zones": [names[zone] for zone in step.zones],
        "pillars": [pillar_name(state, n) for n in step.pillars],
        "why": step.why or None,
    }


def combat_view(state: State, combat: Combat) -> dict[str, Any]:
    """A roll as it lies on the table."""
    foe = None if combat.pillar else foe_of(state, combat.foe)
    return {
        "attacker": "hero" if combat.mine else "enemy",
        "seat": combat.seat,
        "enemy": foe_name(state, foe) if foe else None,
        "pillar": pillar_name(state, combat.foe) if combat.pillar else None,
        "kind": combat.kind,
        "stage": combat.stage,
        "aim": combat.aim or None,
        "bonus": list(combat.bonus),
        "attack": list(combat.attack),
        "defense": list(combat.defense),
        "attack_symbols": {"bam": combat.attack_symbols[0], "diamond": combat.attack_symbols[1]},
        "defense_symbols": {"bam": combat.defense_symbols[0], "diamond": combat.defense_symbols[1]},
        "hits": combat.hits,
        "shields": combat.shields,
        "damage": combat.damage,
        "rerolls": list(combat.rerolls),
        "rerolled": list(combat.rerolled),
        "used": list(combat.used),
        "marks": list(combat.marks),
    }

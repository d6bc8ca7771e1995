"""What everybody sees of a combat between players: all but the hands lies open."""

from __future__ import annotations

from typing import Any

from ..chapters.pieces.foes import armor, attack_value
from ..chapters.players.strikes import (
    block_total,
    damage_left,
    elements,
    hero_toughness,
    standing,
    toughness,
    usable,
    walled,
)
from ..state import Combat, Duel, Foe, State


def duel_view(state: State, duel: Duel) -> dict[str, Any]:
    """Who fights in which phase and stage, what the Attack and the Block are worth, and what damage can still do."""
    combat = state.combat
    return {
        "aggressor": duel.aggressor,
        "defender": duel.defender,
        "at": duel.at,
        "full": duel.full,
        "phase": duel.phase,
        "stage": duel.stage,
        "attacker": duel.attacker if duel.stage in ("attack", "block", "assign") else None,
        "acting": state.current,
        "passes": duel.passes,
        **_sums(state, duel),
        "siege_only": duel.stage == "attack" and duel.phase == "ranged" and walled(state),
        "pool": [
            {"what": piece.what, "kind": piece.kind, "element": piece.element, "n": piece.n, "from": piece.origin}
            for piece in (combat.pool if combat is not None else ())
        ],
        "units": [_unit(state, combat, foe) for foe in combat.foes] if combat is not None else [],
        "hero_need": hero_toughness(state),
    }


def _sums(state: State, duel: Duel) -> dict[str, Any]:
    """The Attack as it stands now, the Block against it, and the damage that gets through or is left to assign."""
    if duel.stage == "block":
        parts, block, damage = standing(state), block_total(state), damage_left(state)
    else:
        points = usable(state) if duel.stage == "attack" else ()
        parts, block, damage = [(piece.n, piece.element) for piece in points], 0, duel.damage
    return {
        "attack": sum(n for n, _ in parts),
        "block": block,
        "damage": damage,
        "elements": list(duel.elements if duel.stage == "assign" else elements(parts)),
    }


def _unit(state: State, combat: Combat, foe: Foe) -> dict[str, Any]:
    """A Unit of the opponent of whoever acts: its Armor now, the damage that wounds it, its part of the Attack."""
    return {
        "n": foe.n,
        "unit": foe.enemy,
        "armor": armor(combat, foe),
        "need": toughness(state, foe),
        "wounded": foe.defeated,
        "attack": sum(attack_value(foe, index) for index, one in enumerate(foe.attacks) if one.state == "open"),
    }

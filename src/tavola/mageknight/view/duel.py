"""What everybody sees of a combat between players: all but the hands lies open."""

from __future__ import annotations

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
from . import records as seen


def duel_view(state: State, duel: Duel) -> seen.Duel:
    """Who fights in which phase and stage, what the Attack and the Block are worth, and what damage can still do."""
    combat = state.combat
    attack, block, damage, kinds = _sums(state, duel)
    return seen.Duel(
        aggressor=duel.aggressor,
        defender=duel.defender,
        at=duel.at,
        full=duel.full,
        phase=duel.phase,
        stage=duel.stage,
        attacker=duel.attacker if duel.stage in ("attack", "block", "assign") else None,
        acting=state.current,
        passes=duel.passes,
        attack=attack,
        block=block,
        damage=damage,
        elements=kinds,
        siege_only=duel.stage == "attack" and duel.phase == "ranged" and walled(state),
        pool=points(combat) if combat is not None else (),
        units=tuple(_unit(state, combat, foe) for foe in combat.foes) if combat is not None else (),
        hero_need=hero_toughness(state),
    )


def points(combat: Combat) -> tuple[seen.Points, ...]:
    """The Attack and Block played so far."""
    return tuple(seen.Points(one.what, one.kind, one.element, one.n, one.origin) for one in combat.pool)


def _sums(state: State, duel: Duel) -> tuple[int, int, int, tuple[str, ...]]:
    """The Attack as it stands now, the Block against it, the damage that gets through or is left to assign, and the
    elements of the Attack."""
    if duel.stage == "block":
        parts, block, damage = standing(state), block_total(state), damage_left(state)
    else:
        played = usable(state) if duel.stage == "attack" else ()
        parts, block, damage = [(piece.n, piece.element) for piece in played], 0, duel.damage
    kinds = duel.elements if duel.stage == "assign" else elements(parts)
    return sum(n for n, _ in parts), block, damage, tuple(kinds)


def _unit(state: State, combat: Combat, foe: Foe) -> seen.DuelUnit:
    """Its Armor now, the damage that wounds it, its part of the Attack."""
    return seen.DuelUnit(
        n=foe.n,
        unit=foe.enemy,
        armor=armor(combat, foe),
        need=toughness(state, foe),
        wounded=foe.defeated,
        attack=sum(attack_value(foe, index) for index, one in enumerate(foe.attacks) if one.state == "open"),
    )

"""What everybody sees of a fight: foes, their attacks, what was played against each, and what damage would do."""

from __future__ import annotations

from collections.abc import Iterator

from ..chapters.combat.block import block_strength, block_terms
from ..chapters.combat.course import PHASES
from ..chapters.combat.damage import blow_barred, hero_blow, pending, shields, unit_blow
from ..chapters.combat.strike import armor_of, attack_terms, strength, targets
from ..chapters.pieces.foes import (
    abilities,
    armor,
    attack_abilities,
    attack_value,
    block_need,
    damage_dealt,
    fortification,
    hidden_summoner,
    open_attacks,
    print_of,
    resistances,
)
from ..chapters.pieces.mana import night_rules
from ..chapters.pieces.tracks import LEVELS
from ..state import Combat, Foe, State
from . import records as seen
from .duel import points


def combat_view(state: State, combat: Combat) -> seen.Combat:
    left = [entry for entry in pending(state) if entry[0].attacks[entry[1]].taken] if combat.phase == "damage" else []
    return seen.Combat(
        phase=combat.phase,
        phases=PHASES,
        kind=combat.kind,
        at=combat.at,
        site=combat.site,
        night=night_rules(state),
        units_allowed=combat.units,
        enemies=tuple(_foe(state, combat, foe) for foe in combat.foes),
        pool=points(combat),
        block_meters=block_meters(combat),
        attack_meters=attack_meters(state, combat),
        blows=tuple(_blows(state, combat)),
        damage_left=seen.DamageLeft(left[0][0].n, left[0][1] + 1, left[0][2]) if left else None,
        knockout_at=LEVELS[state.me.level - 1].hand_limit,
    )


def block_meters(combat: Combat) -> tuple[seen.BlockMeter, ...]:
    """Each open attack while attacks are blocked."""
    if combat.phase != "block":
        return ()
    return tuple(
        seen.BlockMeter(
            foe.n,
            index + 1,
            block_strength(combat, foe, index),
            block_need(foe, index),
            tuple(
                seen.Term(piece.origin, piece.element, piece.n, worth, half)
                for piece, worth, half in block_terms(combat, foe, index)
            ),
        )
        for foe, index in open_attacks(combat)
    )


def attack_meters(state: State, combat: Combat) -> tuple[seen.AttackMeter, ...]:
    """Each enemy alone, then all together."""
    able = targets(state)
    groups = [(foe,) for foe in able] + ([tuple(able)] if len(able) > 1 else [])
    return tuple(
        seen.AttackMeter(
            tuple(foe.n for foe in group),
            strength(state, group),
            armor_of(combat, group),
            tuple(
                seen.Term(piece.origin, piece.element, piece.n, piece.n, half)
                for piece, half in attack_terms(state, group)
            ),
        )
        for group in groups
    )


def _blows(state: State, combat: Combat) -> Iterator[seen.Blow]:
    """Each open attack, to the Hero and to each Unit: what it would do there now."""
    if combat.phase == "attack":
        return
    able = shields(state)
    for foe, index in open_attacks(combat):
        names = attack_abilities(foe, print_of(foe).attacks[index])
        blow = hero_blow(state, foe, index)
        yield seen.Blow(
            foe.n,
            index + 1,
            -1,
            blow.damage,
            "barred" if blow_barred(state, foe, index, None) else "wounded" if blow.wounds else "unhurt",
            blow.wounds,
            discard=blow.wounds if "poison" in names else 0,
            drops=bool(blow.wounds) and "paralyze" in names,
        )
        for unit in state.me.units:
            blow = unit_blow(state, foe, index, unit)
            if unit not in able or blow_barred(state, foe, index, unit):
                yield seen.Blow(foe.n, index + 1, unit.n, blow.damage, "barred")
                continue
            fate = "unhurt" if blow.resisted else "destroyed" if blow.destroyed else "wounded"
            yield seen.Blow(foe.n, index + 1, unit.n, blow.damage, fate, blow.wounds, rest=blow.rest)


def _foe(state: State, combat: Combat, foe: Foe) -> seen.Foe:
    printed = print_of(foe)
    return seen.Foe(
        n=foe.n,
        enemy=foe.enemy,
        armor=armor(combat, foe),
        fortified=fortification(state, foe),
        resistances=tuple(resistances(foe)),
        abilities=(*abilities(foe), *(("elusive",) if printed.elusive else ())),
        fame=0 if foe.summoned_by else printed.fame,
        rampaging=bool(foe.rampaging),
        defender=foe.defender,
        defeated=foe.defeated,
        targetable=foe in targets(state),
        summoned_by=foe.summoned_by or None,
        attacks=tuple(
            seen.Attack(
                i=index + 1,
                value=attack_value(foe, index),
                element=attack.element,
                abilities=tuple(attack_abilities(foe, attack)),
                summon=attack.summon,
                need=block_need(foe, index),
                damage=damage_dealt(foe, index),
                state="hidden" if hidden_summoner(combat, foe) else foe.attacks[index].state,
            )
            for index, attack in enumerate(printed.attacks)
        ),
    )

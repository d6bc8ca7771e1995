"""The enemies in a view: figures, dice, equipment, what they see; and the combat being fought."""

from __future__ import annotations

from ..catalog import ENEMIES, Pool
from ..chapters.board.board import board_of
from ..chapters.board.naming import foe_name, pillar_name
from ..chapters.combat.lines import armed_with
from ..chapters.combat.pools import Share, attack_shares, defense_shares, gathered
from ..chapters.combat.results import hits_of, shields_of, wounds_of
from ..chapters.enemies.intents import intent, pinned
from ..chapters.enemies.intents import seen as in_sight
from ..features import attackable
from ..state import Combat, Foe, Intent, State, foe_of, stage_of
from . import records as seen
from .forecast import pool_told
from .heroes import sight, skill_view


def foe_view(state: State, foe: Foe) -> seen.Enemy:
    card = ENEMIES[foe.card]
    mob = card.role == "mob"
    return seen.Enemy(
        n=foe.n,
        enemy=foe_name(state, foe),
        card=foe.card,
        type=card.type,
        role=card.role,
        at=board_of(state.mission).names[foe.at],
        life=foe.life,
        health=card.health if mob else card.health * len(state.heroes),
        minions=foe.minions,
        minion_health=card.health if mob else 0,
        hurt=foe.hurt,
        worn=foe.worn,
        stunned=foe.stunned,
        asleep=foe.asleep,
        attackable=attackable(state, foe),
        loot=foe.loot or None,
        tag=foe.tag or None,
        goal=foe.goal,
        dice=_dice(foe),
        skills=_lines(foe),
        sees=sight(state, foe.at),
        sees_heroes=tuple(in_sight(state, foe)),
        held=pinned(state, foe),
        intent=tuple(_intent(state, step) for step in intent(state, foe.n)),
    )


def _dice(foe: Foe) -> dict[str, Pool]:
    """By kind of combat: the dice of the card, and those its equipment adds where the card has such dice itself."""
    found, extra = {}, armed_with(foe)
    for kind, pool in ENEMIES[foe.card].dice.items():
        shares = [Share("card", *pool)]
        if extra is not None and kind in extra.dice:
            shares.append(Share("loot", *extra.dice[kind]))
        found[kind] = gathered(shares)
    return found


def _lines(foe: Foe) -> tuple[seen.EnemySkill, ...]:
    """The powers of the card, then those of what the guardian fights with."""
    extra = armed_with(foe)
    own = [(f"enemy:{foe.card}", skill) for skill in ENEMIES[foe.card].skills]
    lent = [(f"card:{foe.loot}", skill) for skill in extra.skills] if extra is not None else []
    return tuple(seen.EnemySkill(source, skill_view(skill)) for source, skill in (*own, *lent))


def _intent(state: State, step: Intent) -> seen.Intent:
    """One step of what an enemy would do."""
    names = board_of(state.mission).names
    return seen.Intent(
        act=step.act,
        seats=step.seats,
        kinds=step.kinds,
        zones=tuple(names[zone] for zone in step.zones),
        pillars=tuple(pillar_name(state, n) for n in step.pillars),
        why=step.why or None,
    )


def combat_view(state: State, combat: Combat) -> seen.Combat:
    """A roll as it lies on the table."""
    foe = None if combat.pillar else foe_of(state, combat.foe)
    return seen.Combat(
        attacker="hero" if combat.mine else "enemy",
        seat=combat.seat,
        enemy=foe_name(state, foe) if foe else None,
        pillar=pillar_name(state, combat.foe) if combat.pillar else None,
        kind=combat.kind,
        stage=stage_of(state),
        aim=combat.aim or None,
        bonus=combat.bonus,
        attack=combat.attack,
        defense=combat.defense,
        attack_symbols=seen.Symbols(*combat.attack_symbols),
        defense_symbols=seen.Symbols(*combat.defense_symbols),
        hits=combat.hits,
        shields=combat.shields,
        damage=combat.damage,
        total=seen.Total(hits_of(combat), shields_of(combat), wounds_of(combat)),
        pools=seen.Pools(pool_told(attack_shares(state, combat)), pool_told(defense_shares(state, combat))),
        rerolls=combat.rerolls,
        rerolled=combat.rerolled,
        used=combat.used,
        marks=combat.marks,
    )

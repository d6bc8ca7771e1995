"""The heroes in a view: dashboard, class sheet, equipment, powers, and what they see."""

from __future__ import annotations

from functools import cache

from ..catalog import CLASSES, KINDS, Pool, Skill, SkillLine
from ..chapters.board.board import board_of, in_light, ways_of
from ..chapters.board.naming import foe_name
from ..chapters.board.reach import kinds_ready
from ..chapters.board.skills import PAID, equipped, met, powers, usable_level
from ..chapters.combat.pools import attack_shares, defense_shares, gathered
from ..chapters.heroes.movement import held, holders
from ..chapters.heroes.uses import barred_signature
from ..state import NOBODY, Combat, Hero, State
from . import records as seen


def hero_view(state: State, seat: int) -> seen.Hero:
    hero = state.heroes[seat]
    return seen.Hero(
        seat=seat,
        hero=hero.hero,
        role=hero.role or None,
        at=None if hero.out else board_of(state.mission).names[hero.at],
        shadow=not in_light(state, hero.at),
        health=hero.health,
        maximum=hero.maximum,
        xp=hero.xp,
        micro=hero.micro,
        stunned=hero.stunned,
        dead=not hero.alive,
        out=hero.out,
        held=_held(state, seat),
        body=hero.body or None,
        hands=hero.hands,
        bag=hero.bag,
        working=tuple(equipped(state, seat)),
        unusable=tuple(card for card in hero.cards if not usable_level(state, card)),
        signature=seen.Signature(_signed(state, seat), _ready(state, seat)),
        lines=_lines(state, hero),
        powers=tuple(
            seen.Power(source, skill_view(power), met(state, seat, power), any(need.op in PAID for need in power.needs))
            for source, power in powers(state, seat)
        ),
        dice=pools_of(state, seat),
        carried=hero.carried,
        lasting=hero.lasting,
        sees=sight(state, hero.at) if hero.present else {},
    )


def _held(state: State, seat: int) -> tuple[str, ...]:
    """The enemies that keep a hero in its zone (MD-MOVE-03)."""
    hero = state.heroes[seat]
    if not hero.present or not held(state, seat):
        return ()
    return tuple(foe_name(state, foe) for foe in holders(state, hero.at))


def _ready(state: State, seat: int) -> bool:
    """Whether the hero may use a signature that stands on its own now."""
    turn = state.turn
    return turn is not None and turn.seat == seat and barred_signature(state, seat) is None


def _signed(state: State, seat: int) -> bool:
    """Whether the hero has used its signature in the running activation."""
    return state.turn is not None and state.turn.seat == seat and "signature" in state.turn.used


def _lines(state: State, hero: Hero) -> tuple[seen.Line, ...]:
    """The class sheet. A step can be bought when the one before it is; it works from its level on."""
    if not hero.role:
        return ()
    lines = CLASSES[hero.role].lines
    return tuple(_line(state, hero, line, hero.bought[place] if hero.bought else 0) for place, line in enumerate(lines))


def _line(state: State, hero: Hero, line: SkillLine, bought: int) -> seen.Line:
    steps = tuple(
        seen.Step(
            level=step.level,
            cost=step.cost,
            bought=place < bought,
            works=place < bought and step.level <= state.level,
            affordable=place == bought and step.cost <= hero.xp,
        )
        for place, step in enumerate(line.steps)
    )
    return seen.Line(line.id, bought, steps)


@cache
def skill_view(skill: Skill) -> seen.Skill:
    return seen.Skill(skill.when, skill.needs, skill.effects, skill.bam, skill.diamond, skill.repeat)


def pools_of(state: State, seat: int) -> dict[str, Pool]:
    """The dice as they would be rolled now, whoever the enemy is: weak and strong ones. `defense` is the one against
    melee attacks; against another kind it is named where it differs."""
    found = {
        kind: gathered(attack_shares(state, Combat(True, seat, NOBODY, kind, pillar=True)))
        for kind in kinds_ready(state, seat)
    }
    for kind in KINDS:
        pool = gathered(defense_shares(state, Combat(False, seat, NOBODY, kind)))
        if kind == "melee":
            found["defense"] = pool
        elif pool != found["defense"]:
            found[f"{kind}_defense"] = pool
    return found


def sight(state: State, zone: int) -> dict[str, int]:
    """The zones seen from a zone, with their distance."""
    names = board_of(state.mission).names
    return {names[other]: away for other, away in ways_of(state).sight[zone].items()}

"""A combat reduced to numbers: pools, skills and enchantments of both sides, for reckoning odds and plans.

Everything here is plain and hashable, so that what was worked out once for a matchup is kept."""

from __future__ import annotations

from typing import NamedTuple

from ..catalog import ENEMIES, Pool
from ..chapters.board.skills import Power
from ..chapters.combat.deeds import MANY, Charm, Deed
from ..chapters.combat.effects import charms, skills_deed
from ..chapters.combat.lines import attacker_lines, defender_lines, enemy_in, riposte
from ..chapters.combat.pools import pools
from ..chapters.combat.rerolls import rerolls_of
from ..state import Combat, Table


class Matchup(NamedTuple):
    """A combat as numbers. `mine`: the hero attacks. `blank`: what blank attack dice gain after a reroll: turned dice
    (MANY: all), or -1 for a symbol. `minions`, `each`: those of the enemy struck, and the wounds one of them takes."""

    mine: bool
    attack: Pool
    defense: Pool
    attack_rerolls: tuple[str, ...]
    defense_rerolls: tuple[str, ...]
    blank: int
    attack_skills: Deed
    defense_skills: Deed
    attack_charms: tuple[Charm, ...]
    defense_charms: tuple[Charm, ...]
    half: bool
    minions: int
    each: int
    riposte: int


def matchup(table: Table, combat: Combat) -> Matchup:
    """The numbers of a combat that is about to be rolled, or being fought."""
    attacker, defender = attacker_lines(table, combat), defender_lines(table, combat)
    attack, defense = pools(table, combat)
    foe = enemy_in(table, combat) if combat.mine else None
    guard = skills_deed(defender, table, combat)
    blows, wards = charms(attacker, table, combat, "attack"), charms(defender, table, combat, "defense")
    if any(one.deed.parry or one.deed.half for one in (*blows, *wards)):
        raise LookupError("no odds are known of enchantments that take attack dice away or halve wounds")
    return Matchup(
        combat.mine,
        attack,
        defense,
        rerolls_of(attacker),
        rerolls_of(defender),
        _blank(attacker),
        skills_deed(attacker, table, combat),
        guard,
        blows,
        wards,
        bool(guard.half),
        foe.minions if foe is not None else 0,
        ENEMIES[foe.card].health - foe.worn if foe is not None else 0,
        riposte(table, combat),
    )


def _blank(lines: tuple[Power, ...]) -> int:
    for _, line in lines:
        for effect in line.effects:
            if effect.op == "flip_blank":
                return int(effect.args[0]) or MANY
            if effect.op == "blank_gain":
                return -1
    return 0


def caps(model: Matchup, side: str) -> tuple[int, int]:
    """How many Bam and Diamond symbols of a side can matter: what is asked for, and what may be cancelled."""
    charms = model.attack_charms if side == "attack" else model.defense_charms
    others = (*model.attack_charms, *model.defense_charms)
    bam = sum(charm.bam * charm.times for charm in charms)
    diamond = sum(charm.diamond * charm.times for charm in charms)
    if side == "attack":
        skills = model.defense_skills
        bam += skills.no_attack_bam + sum(charm.deed.no_attack_bam * charm.times for charm in others)
        diamond += skills.no_attack_diamond + sum(charm.deed.no_attack_diamond * charm.times for charm in others)
    else:
        bam += sum(charm.deed.no_defense_bam * charm.times for charm in others)
        diamond += sum(charm.deed.no_defense_diamond * charm.times for charm in others)
    return min(MANY, bam), min(MANY, diamond)

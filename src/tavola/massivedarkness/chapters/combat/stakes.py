"""What is at stake in step 2: how a combat can end, by what a hero's symbols buy.

A hero is free to decline every enchantment (MD-ENCH-09). That is a question wherever two ways to spend the symbols end
differently: other wounds, another target, a stun, healing, Payback. Where all come to the same nothing is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...catalog import EQUIPMENT
from ...state import Combat, Table, stage_of, the_foe
from .deeds import Deed, added, forced, plans
from .dice import WORTH, points
from .effects import charm, charms, purse, skills_deed
from .lines import Enchantment, attacker_lines, defender_lines, riposte
from .wounds import toughness

#: How a combat ends: what can be told of it before the wounds are dealt.
End = tuple[int, ...]


def at_stake(table: Table, combat: Combat, side: str, ready: Sequence[tuple[Enchantment, int]]) -> bool:
    """Whether it can make a difference which of these enchantments, each so often at most, are paid."""
    found = tuple(charm(one, table, combat, side)._replace(times=left) for one, left in ready)
    end = _cancelled if stage_of(table) == "cancel" else _struck_at if side == "defense" else _struck
    ends: Callable[[Deed], End] = end(table, combat)
    first: End | None = None
    for plan in plans(found, *purse(combat, side)):
        one = ends(plan.deed)
        if first is None:
            first = one
        elif one != first:
            return True
    return False


def _shown(dice: tuple[str, ...], lost: int) -> int:
    """The points of some dice less the best ones."""
    if not lost:
        return points(dice)
    return sum(sorted((WORTH[die][0] for die in dice), reverse=True)[lost:])


def _counted(combat: Combat, deed: Deed) -> tuple[int, int, int]:
    """Hits, Shields and wounds if the combat ended with so much more."""
    hits = max(0, _shown(combat.attack, deed.parry) + deed.double * points(combat.attack) + combat.hits + deed.hits)
    shields = max(0, _shown(combat.defense, deed.take) + combat.shields + deed.shields)
    wounds = max(0, hits - shields) + combat.damage + deed.damage
    return hits, shields, (wounds + 1) // 2 if deed.half or "half_damage" in combat.marks else wounds


def _struck(table: Table, combat: Combat) -> Callable[[Deed], End]:
    """A hero attacks, and the defence is settled."""
    if combat.pillar:
        left = next(pillar.health for pillar in table.pillars if pillar.n == combat.foe)
        return lambda deed: (min(left, _counted(combat, deed)[2]), deed.heal)
    foe = the_foe(table, combat.foe)
    health, back = toughness(foe), riposte(table, combat)
    lines = attacker_lines(table, combat)
    instead = any(effect.op == "if_no_damage" for _, line in lines for effect in line.effects)

    def end(deed: Deed) -> End:
        hits, shields, wounds = _counted(combat, deed)
        after = (deed.heal, int(back > 0 and shields > hits), int(instead and not wounds))
        if not foe.minions:
            dead = wounds >= foe.life
            return (min(wounds, foe.life), int(deed.stun > 0 and not dead), *after)
        kills = min(foe.minions, deed.kill)
        stunned = foe.stunned or deed.stun > 0
        aimed = foe.life > 0 and wounds > 0 and not stunned and bool(combat.aim or deed.aim)
        reach = health + foe.life if stunned else max(health, foe.life) if aimed else health
        taken = 0 if kills == foe.minions and not (stunned or aimed) else min(wounds, reach)
        return (taken, kills, int(stunned), int(aimed), *after)

    return end


def _struck_at(table: Table, combat: Combat) -> Callable[[Deed], End]:
    """An enemy attacks; what its symbols buy comes after the hero's defence."""
    lines = attacker_lines(table, combat)
    skills = skills_deed(lines, table, combat)
    theirs = tuple(one for one in charms(lines, table, combat, "attack") if not one.early)
    hero, back = table.heroes[combat.seat], riposte(table, combat)
    bam, diamond = combat.attack_symbols
    potions = any(EQUIPMENT[card].timing == "any" for other in table.heroes for card in other.bag)

    def end(deed: Deed) -> End:
        left = (
            max(0, bam - deed.no_attack_bam) + skills.bam,
            max(0, diamond - deed.no_attack_diamond) + skills.diamond,
        )
        bought = added(skills, forced(theirs, *left))
        hits, shields, wounds = _counted(combat, added(bought._replace(heal=0), deed))
        health = min(hero.maximum, hero.health + deed.heal) - wounds
        return (
            health if potions else max(0, health),
            bought.stun if health > 0 or potions else 0,
            bought.heal,
            int(back > 0 and shields > hits),
        )

    return end


def _cancelled(table: Table, combat: Combat) -> Callable[[Deed], End]:
    """Defence symbols are cancelled before the enemy spends them: what is left buys the same, or it does not."""
    lines = defender_lines(table, combat)
    skills, theirs = skills_deed(lines, table, combat), charms(lines, table, combat, "defense")
    bam, diamond = combat.defense_symbols
    return lambda deed: forced(
        theirs,
        max(0, bam - deed.no_defense_bam) + skills.bam,
        max(0, diamond - deed.no_defense_diamond) + skills.diamond,
    )

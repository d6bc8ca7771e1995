"""What a roll comes to when both sides spend their symbols: the hero as well as possible, the enemy by its rules.

The hero's aim: as an attacker the most wounds (minions killed at once count with their health), then stunning and
healing; as a defender the fewest wounds, then a riposte, then healing."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from ..chapters.combat.deeds import Charm, Deed, added, forced, plans
from .matchup import Matchup

#: One side's dice: each as points, Bam, Diamond and colour. Where single dice do not matter they are one heap.
Face = tuple[int, int, int, str]
Dice = tuple[Face, ...]
Purse = tuple[int, int]


class Attack(NamedTuple):
    """An attack roll: Hits, symbols, and blank dice by colour where skills look at them."""

    hits: int
    bam: int
    diamond: int
    yellow: int = 0
    red: int = 0


class Wall(NamedTuple):
    """A defence roll: Shields left after the best 0, 1, 2 … dice are taken away, and symbols."""

    shields: tuple[int, ...]
    bam: int
    diamond: int


class Outcome(NamedTuple):
    """The end of a combat. Compared from the left by the hero: `worth` first."""

    worth: int
    wounds: int
    kills: int
    stun: int
    riposte: int
    heal: int


def wall_of(dice: Dice, most: int) -> Wall:
    """A defence roll of which at most so many dice can be taken away, the best ones first."""
    left = [0]
    for face in sorted(dice):
        left.append(left[-1] + face[0])
    left.reverse()
    return Wall(tuple(left[: most + 1]), sum([face[1] for face in dice]), sum([face[2] for face in dice]))


def finished(model: Matchup, hits: int, shields: tuple[int, ...], attack: Deed, defense: Deed) -> Outcome:
    """Hits against Shields, once everything is spent."""
    wall = shields[min(attack.take, len(shields) - 1)] + attack.shields + defense.shields
    total = max(0, hits * (1 + attack.double) + attack.hits + defense.hits)
    wall = max(0, wall)
    wounds = max(0, total - wall) + attack.damage
    if model.half:
        wounds = (wounds + 1) // 2
    back = int(wall > total and model.riposte > 0)
    if not model.mine:
        return Outcome(-wounds, wounds, 0, min(1, attack.stun), back, min(1, defense.heal))
    kills = min(model.minions, attack.kill)
    return Outcome(wounds + kills * model.each, wounds, kills, min(1, attack.stun), -back, min(1, attack.heal))


@lru_cache(maxsize=4096)
def late(charms: tuple[Charm, ...]) -> tuple[Charm, ...]:
    """Enchantments of the attack proper."""
    return tuple(charm for charm in charms if not charm.early)


@lru_cache(maxsize=4096)
def early(charms: tuple[Charm, ...]) -> tuple[Charm, ...]:
    """Attack enchantments paid before the defender spends anything."""
    return tuple(charm for charm in charms if charm.early)


@lru_cache(maxsize=8192)
def worthwhile(charms: tuple[Charm, ...], bam: int, diamond: int) -> tuple[Deed, ...]:
    """What a purse can buy, less what is no better in anything than something else it can buy."""
    bought = {plan.deed for plan in plans(charms, bam, diamond)}
    return tuple(one for one in bought if not any(_beats(other, one) for other in bought))


def _beats(one: Deed, other: Deed) -> bool:
    """Whether a deed is at least as good for an attacker, or a defender, in everything. Fewer Shields for the other
    side are counted below zero, so that deeds of one side differ in one direction only."""
    if one == other:
        return False
    mine, yours = (_ordered(deed) for deed in (one, other))
    return all(a >= b for a, b in zip(mine, yours, strict=True))


def _ordered(deed: Deed) -> tuple[int, ...]:
    """A deed with every number so turned that more is better for its side."""
    if deed.hits < 0 or deed.shields > 0:
        return (*deed._replace(hits=-deed.hits),)
    return (*deed._replace(shields=-deed.shields),)


def best(model: Matchup, roll: Attack, wall: Wall) -> Outcome:
    """How a roll ends."""
    if not model.mine:
        purse, left = forced_early(model, (roll.bam, roll.diamond), (wall.bam, wall.diamond))
        start = model.defense_skills
        bought = worthwhile(model.defense_charms, left[0] + start.bam, left[1] + start.diamond)
        return max([struck(model, roll.hits, wall.shields, added(start, deed), purse) for deed in bought])
    soon = early(model.attack_charms)
    if not soon:
        return defended(model, roll, wall, (roll.bam, roll.diamond))
    return max(
        [
            defended(
                model,
                roll,
                Wall(
                    wall.shields,
                    max(0, wall.bam - plan.deed.no_defense_bam),
                    max(0, wall.diamond - plan.deed.no_defense_diamond),
                ),
                spent(soon, plan.counts, (roll.bam, roll.diamond)),
            )
            for plan in plans(soon, roll.bam, roll.diamond)
        ]
    )


def spent(charms: tuple[Charm, ...], counts: tuple[int, ...], purse: Purse) -> Purse:
    """What is left of a purse."""
    bam, diamond = purse
    for charm, count in zip(charms, counts, strict=True):
        bam -= count * charm.bam
        diamond -= count * charm.diamond
    return bam, diamond


def defended(model: Matchup, roll: Attack, wall: Wall, purse: Purse) -> Outcome:
    """The enemy spends its defence symbols, then the hero those of the attack."""
    start = model.defense_skills
    defense = added(start, forced(model.defense_charms, wall.bam + start.bam, wall.diamond + start.diamond))
    return attacked(model, roll.hits, wall.shields, defense, robbed(model, purse, defense))


def robbed(model: Matchup, purse: Purse, defense: Deed) -> Purse:
    """Attack symbols after the defender's cancelling, with those the attacker's skills add."""
    skills = model.attack_skills
    return (
        max(0, purse[0] - defense.no_attack_bam) + skills.bam,
        max(0, purse[1] - defense.no_attack_diamond) + skills.diamond,
    )


def attacked(model: Matchup, hits: int, shields: tuple[int, ...], defense: Deed, purse: Purse) -> Outcome:
    """The hero's best attack with so many symbols."""
    start = model.attack_skills
    bought = worthwhile(late(model.attack_charms), *purse)
    return max([finished(model, hits, shields, added(start, deed), defense) for deed in bought])


def struck(model: Matchup, hits: int, shields: tuple[int, ...], defense: Deed, purse: Purse) -> Outcome:
    """The enemy spends what is left of its attack symbols on a hero whose defence is settled."""
    bought = forced(late(model.attack_charms), *robbed(model, purse, defense))
    return finished(model, hits, shields, added(model.attack_skills, bought), defense)


def forced_early(model: Matchup, purse: Purse, against: Purse) -> tuple[Purse, Purse]:
    """An enemy cancels defence symbols with what the enchantments before leave over: both purses afterwards."""
    if not early(model.attack_charms):
        return purse, against
    budget, (bam, diamond) = purse, against
    for charm in model.attack_charms:
        for _ in range(charm.times):
            if charm.bam > budget[0] or charm.diamond > budget[1] or (charm.early and not (bam or diamond)):
                break
            budget = (budget[0] - charm.bam, budget[1] - charm.diamond)
            if charm.early:
                purse = (purse[0] - charm.bam, purse[1] - charm.diamond)
                bam = max(0, bam - charm.deed.no_defense_bam)
                diamond = max(0, diamond - charm.deed.no_defense_diamond)
    return purse, (bam, diamond)


def turned(model: Matchup, roll: Attack) -> list[Attack]:
    """The attack rolls a skill for blank dice can make of one, after a reroll (MD-SKILL-14)."""
    blank = roll.yellow + roll.red
    if not model.blank or not blank:
        return [roll]
    if model.blank < 0:
        gained = [roll._replace(bam=roll.bam + 1)] if roll.yellow else []
        return [*gained, *([roll._replace(diamond=roll.diamond + 1)] if roll.red else [])]
    count = min(blank, model.blank)
    return [
        Attack(
            roll.hits + 2 * (count - red) + 3 * red,
            roll.bam + count - red,
            roll.diamond + red,
            roll.yellow - count + red,
            roll.red - red,
        )
        for red in range(max(0, count - roll.yellow), min(count, roll.red) + 1)
    ]


# Rolls that come to the same, where no enchantment cancels symbols of the other side.

#: What an attack roll can become: Hits, and the rest of what was bought. An enemy's roll becomes just one thing.
Blows = tuple[tuple[int, Deed], ...]
#: What a defence roll can become: Shields left after losing dice, the Hits it takes off, healing, and the Bam and
#: Diamond it cancels.
Guards = tuple[tuple[tuple[int, ...], int, int, int, int], ...]


def blows(model: Matchup, roll: Attack, bam: int = 0, diamond: int = 0) -> Blows:
    """Everything worthwhile a side can make of its attack roll, less so many cancelled symbols."""
    start = model.attack_skills
    purse = robbed(model, (roll.bam - bam, roll.diamond - diamond), model.defense_skills)
    if model.mine:
        deeds = [added(start, deed) for deed in worthwhile(model.attack_charms, *purse)]
    else:
        deeds = [added(start, forced(model.attack_charms, *purse))]
    found = {
        (
            roll.hits * (1 + deed.double) + deed.hits,
            Deed(
                shields=deed.shields, damage=deed.damage, take=deed.take, stun=deed.stun, kill=deed.kill, heal=deed.heal
            ),
        )
        for deed in deeds
    }
    return tuple(sorted(found))


def guards(model: Matchup, wall: Wall) -> Guards:
    """Everything worthwhile a side can make of its defence roll."""
    start = model.defense_skills
    purse = (wall.bam + start.bam, wall.diamond + start.diamond)
    if model.mine:
        deeds = [added(start, forced(model.defense_charms, *purse))]
    else:
        deeds = [added(start, deed) for deed in worthwhile(model.defense_charms, *purse)]
    bam, diamond = start.no_attack_bam, start.no_attack_diamond  # what skills cancel is reckoned with the attack
    found = {
        (
            tuple([left + deed.shields for left in wall.shields]),
            deed.hits,
            min(1, deed.heal),
            deed.no_attack_bam - bam,
            deed.no_attack_diamond - diamond,
        )
        for deed in deeds
    }
    return tuple(sorted(found))


def clash(model: Matchup, attack: Callable[[int, int], Blows], defense: Guards) -> Outcome:
    """The end the hero prefers among all there are; the attack is asked for what is left of it after cancelling."""
    found = []
    for shields, hits, heal, bam, diamond in defense:
        for total, deed in attack(bam, diamond):
            take = deed.take
            wall = max(0, (shields[take] if take < len(shields) else shields[-1]) + deed.shields)
            struck_for = max(0, total + hits)
            wounds = max(0, struck_for - wall) + deed.damage
            if model.half:
                wounds = (wounds + 1) // 2
            back = int(wall > struck_for and model.riposte > 0)
            if model.mine:
                kills = min(model.minions, deed.kill)
                found.append((wounds + kills * model.each, wounds, kills, min(1, deed.stun), -back, min(1, deed.heal)))
            else:
                found.append((-wounds, wounds, 0, min(1, deed.stun), back, heal))
    return Outcome(*max(found))


def cancels_attack(model: Matchup) -> bool:
    """Whether defence enchantments can cancel symbols of the attack."""
    return any(charm.deed.no_attack_bam or charm.deed.no_attack_diamond for charm in model.defense_charms)

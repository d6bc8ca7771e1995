"""Enemies in combat (MK-ABL): what a token is worth after everything that changed it."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from ...catalog import ENEMIES, UNITS, Enemy, EnemyAttack
from ...state import Combat, Foe, FoeAttack, Points, Table, Work
from .hexmap import site_card

#: Among the things an enemy lost: it falls once it is fully blocked.
DOOMED = "doomed"


def print_of(foe: Foe) -> Enemy:
    if foe.unit != -1:
        return unit_print(foe.enemy, foe.blows, foe.lent, foe.wards)
    return known_prey(foe.enemy, foe.lost) if foe.lost else ENEMIES[foe.enemy]


@lru_cache(maxsize=4096)
def known_prey(enemy: str, lost: tuple[str, ...]) -> Enemy:
    """The token without what is ignored on it: `prey swift` an ability of its attacks, `prey elusive`, or `prey
    element 0 physical` what an attack strikes with instead."""
    printed = ENEMIES[enemy]
    for mark in lost:
        word, _, what = mark.partition(" ")
        if word != "prey":
            continue
        if what == "elusive":
            printed = replace(printed, elusive=0)
        elif what.startswith("element "):
            _, place, element = what.split(" ")
            attacks = list(printed.attacks)
            attacks[int(place)] = replace(attacks[int(place)], element=element)
            printed = replace(printed, attacks=tuple(attacks))
        else:
            attacks = [replace(one, abilities=_without(one.abilities, what)) for one in printed.attacks]
            printed = replace(printed, attacks=tuple(attacks))
    return printed


def _without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    return tuple(other for other in names if other != name)


@lru_cache(maxsize=4096)
def unit_print(unit: str, blows: tuple[Points, ...], lent: int, wards: tuple[str, ...]) -> Enemy:
    """An opponent's Unit as effects on enemies see it: its Armor and its resistances with those lent to it, and what it
    contributes to an Attack (MK-PVP-S2). No Unit named means the opponent's Hero, whom such effects never reach."""
    if not unit:
        return Enemy("", "", 0, 0, (), abilities=("arcane_immunity",))
    card = UNITS[unit]
    attacks = tuple(EnemyAttack(blow.n, blow.element, (blow.tag,) if blow.tag else ()) for blow in blows)
    return Enemy(unit, "", card.armor + lent, 0, attacks, resistances=tuple(dict.fromkeys(card.resistances + wards)))


def living(combat: Combat) -> list[Foe]:
    return [foe for foe in combat.foes if not foe.defeated]


def foe_numbered(combat: Combat, n: int) -> Foe:
    return next(foe for foe in combat.foes if foe.n == n)


def put_foe(work: Work, foe: Foe) -> None:
    combat = work.combat
    if combat is None:
        raise ValueError("no combat")
    work.combat = replace(combat, foes=tuple(foe if other.n == foe.n else other for other in combat.foes))


def put_attack(work: Work, foe: Foe, index: int, attack: FoeAttack) -> Foe:
    """Change the condition of one attack."""
    changed = replace(foe, attacks=(*foe.attacks[:index], attack, *foe.attacks[index + 1 :]))
    put_foe(work, changed)
    return changed


def abilities(foe: Foe) -> tuple[str, ...]:
    return tuple(name for name in print_of(foe).abilities if name not in foe.lost)


def resistances(foe: Foe) -> tuple[str, ...]:
    if "resistances" in foe.lost:
        return ()
    return tuple(kind for kind in print_of(foe).resistances if f"{kind}_resistance" not in foe.lost)


def attack_abilities(foe: Foe, printed: EnemyAttack) -> tuple[str, ...]:
    if foe.lost and _bare(foe, printed):
        return ()
    if not foe.gained:
        return printed.abilities
    physical = printed.element == "physical"
    return printed.abilities + tuple(name for name in foe.gained if physical or name == "cumbersome")


def _bare(foe: Foe, printed: EnemyAttack) -> bool:
    """Whether this attack, or every attack of the enemy, has lost its abilities."""
    if "attack_abilities" in foe.lost:
        return True
    attacks = print_of(foe).attacks
    return any(attack is printed and f"attack_abilities {place}" in foe.lost for place, attack in enumerate(attacks))


def all_blocked(foe: Foe) -> bool:
    """Every attack of the enemy was blocked; cancelled attacks are no blocks."""
    return bool(foe.attacks) and all(attack.state == "blocked" for attack in foe.attacks)


def armor(combat: Combat, foe: Foe) -> int:
    """Armor now. An elusive enemy shows its lower value only in the Attack phase and only when fully blocked."""
    printed = print_of(foe)
    base = printed.armor
    if printed.elusive and not (combat.phase == "attack" and all_blocked(foe)):
        base = printed.elusive
    changed = base + foe.armor
    if foe.armor < 0:
        changed = max(changed, foe.least)
    return changed + foe.drained


def fortification(table: Table, foe: Foe) -> int:
    """0 open, 1 only Siege reaches it, 2 out of reach in the Ranged and Siege phase."""
    combat = table.combat
    if combat is None or "fortifications" in foe.lost:
        return 0
    names = abilities(foe)
    site = site_card(table, combat.at)
    walls = (
        foe.defender
        and combat.walls
        and site is not None
        and site.category == "fortified"
        and "unfortified" not in names
    )
    return int(walls) + ("fortified" in names)


def out_of_reach(table: Table) -> int:
    """How far the easiest target is from attacks in the Ranged and Siege phase: 0 all reach it, 1 Siege Attacks only,
    2 nothing does. Against a player only walls count."""
    combat, duel = table.combat, table.duel
    if combat is None:
        return 2
    if duel is not None:
        site = site_card(table, duel.at)
        walls = combat.walls and site is not None and site.category == "fortified"
        return int(walls and table.current == duel.aggressor)
    return min((fortification(table, foe) for foe in living(combat) if not foe.summoned_by), default=2)


def attack_value(foe: Foe, index: int) -> int:
    """The value of one attack after reductions."""
    return max(0, print_of(foe).attacks[index].value - foe.attacks[index].less)


def block_need(foe: Foe, index: int) -> int:
    """A swift attack needs twice its value to be blocked."""
    printed = print_of(foe).attacks[index]
    return attack_value(foe, index) * (2 if "swift" in attack_abilities(foe, printed) else 1)


def damage_dealt(foe: Foe, index: int) -> int:
    """A brutal attack deals twice its value."""
    printed = print_of(foe).attacks[index]
    return attack_value(foe, index) * (2 if "brutal" in attack_abilities(foe, printed) else 1)


def hidden_summoner(combat: Combat, foe: Foe) -> bool:
    """While its monster stands in for it, a summoner cannot be touched."""
    return combat.phase in ("block", "damage") and any(other.summoned_by == foe.n for other in combat.foes)


def open_attacks(combat: Combat) -> list[tuple[Foe, int]]:
    """Attacks that still threaten."""
    return [
        (foe, index)
        for foe in combat.foes
        if not foe.defeated
        for index, attack in enumerate(foe.attacks)
        if attack.state == "open" and not print_of(foe).attacks[index].summon
    ]


def cumbersome_open(table: Table) -> bool:
    """Whether Move points can still hold an attack back."""
    combat = table.combat
    return combat is not None and any(
        "cumbersome" in attack_abilities(foe, print_of(foe).attacks[index]) for foe, index in open_attacks(combat)
    )

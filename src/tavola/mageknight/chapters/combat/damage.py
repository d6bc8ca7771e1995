"""Assigning damage (MK-DMG): to Unwounded Units first as the player likes, all the rest to the Hero."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Effect, Option, Refusal
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import BOOK, action
from ...catalog import WOUND
from ...state import Foe, FoeAttack, Table, Unit, Work, unit_numbered
from ..hand.units import lose_unit, put_unit, takes_part
from ..pieces.foes import attack_abilities, damage_dealt, foe_numbered, open_attacks, print_of, put_attack, put_foe
from ..pieces.hurt import spare
from ..pieces.protection import (
    armor_of_unit,
    damage_ignored,
    hero_armor,
    ignored_damage,
    may_be_spared,
    resistances_of_unit,
    resists,
    spared_wound,
    wound_spared,
)
from ..pieces.wages import BRIBE, bribed
from ..pieces.wounds import drop_cards, take_wounds
from .blow import Blow


def shields(table: Table) -> list[Unit]:
    """The Units that may be assigned damage: Unwounded, allowed in this fight, not used up by resistance."""
    if table.combat is None:
        return []
    return [unit for unit in table.me.units if shield_barred(table, unit) is None]


def shield_barred(table: Table, unit: Unit) -> Refusal | None:
    """Why a Unit takes no damage. Thugs take a blow only for Influence paid in the combat."""
    me = table.me
    if not takes_part(table, unit):
        return no("MK-CMB-01b", "mk-why-no-units-here")
    if any(mod.op == "no_damage_to_units" for mod in me.mods):
        return no("MK-EFF-01c", "mk-why-units-kept-back")
    if unit.wounds:
        return no("MK-DMG-04", "mk-why-unit-wounded", unit=unit.unit)
    if unit.absorbed:
        return no("MK-DMG-04b5", "mk-why-unit-absorbed", unit=unit.unit)
    if bribed(unit.unit) and me.influence < BRIBE:
        return no("MK-DMG-04", "mk-why-influence", cost=BRIBE, have=me.influence)
    return None


def drawn_to(table: Table, foe: Foe, index: int) -> Unit | None:
    """The Unit that drew this attack on itself and must take its damage first, while it can."""
    for mod in table.me.mods:
        if mod.op == "redirect" and mod.args[:2] == (foe.n, index):
            return next((unit for unit in shields(table) if unit.n == mod.args[2]), None)
    return None


def pending(table: Table) -> list[tuple[Foe, int, int]]:
    """Unblocked attacks with the damage still to be assigned; one already begun comes alone."""
    combat = table.combat
    if combat is None:
        return []
    waiting = [(foe, index, _left(foe, index)) for foe, index in open_attacks(combat)]
    begun = [(foe, index, left) for foe, index, left in waiting if foe.attacks[index].taken]
    return begun or waiting


def _left(foe: Foe, index: int) -> int:
    """Damage of this attack not yet taken by a Unit."""
    return damage_dealt(foe, index) - foe.attacks[index].taken


def hero_blow(table: Table, foe: Foe, index: int) -> Blow:
    """One Wound for each full or begun measure of the Hero's Armor."""
    me, left = table.me, _left(foe, index)
    if me.mods and left > 0:
        left = max(0, left - ignored_damage(me, (print_of(foe).attacks[index].element,)))
    count = -(-left // hero_armor(me))
    return Blow(left, count - 1 if count > 0 and spared_wound(me) else count)


def unit_blow(table: Table, foe: Foe, index: int, unit: Unit) -> Blow:
    """A Unit is wounded and absorbs its Armor; a resistant one absorbs its Armor first without a Wound."""
    printed = print_of(foe).attacks[index]
    left, strong = _left(foe, index), armor_of_unit(table.me, unit)
    absorbed = strong
    if resists(resistances_of_unit(table.me, unit), printed.element):
        if left <= strong:
            return Blow(left, 0, resisted=True)
        absorbed += strong
    names = attack_abilities(foe, printed)
    rest = max(0, left - absorbed)
    if "paralyze" in names:
        return Blow(left, 0, rest, destroyed=True)
    return Blow(left, 2 if "poison" in names else 1, rest)


def damage_options(table: Table) -> list[Option]:
    """Each pending attack to each Unit that may take it, or to the Hero."""
    combat = table.combat
    if combat is None or combat.phase != "damage":
        return []
    able = shields(table)
    found = []
    for foe, index, _ in pending(table):
        name = f"damage {foe.n} {index + 1}"
        if blow_barred(table, foe, index, None) is None:
            found.append(Option(f"{name} hero", "damage", (foe.n, index, -1)))
        for unit in able:
            if blow_barred(table, foe, index, unit) is None:
                found.append(Option(f"{name} {unit.unit} {unit.n + 1}", "damage", (foe.n, index, unit.n)))
    return found


def blow_barred(table: Table, foe: Foe, index: int, unit: Unit | None) -> Refusal | None:
    """Why the damage of an attack does not go to a Unit that could take some, or to the Hero (None): another Unit drew
    it on itself, or an assassin aims at the Hero."""
    drawn = drawn_to(table, foe, index)
    if drawn is not None:
        return None if unit == drawn else no("MK-DMG-04", "mk-why-drawn", unit=drawn.unit)
    if unit is not None and "assassination" in attack_abilities(foe, print_of(foe).attacks[index]):
        return no("MK-ABL-ASSASSIN", "mk-why-assassination", enemy=foe.enemy)
    return None


def must_choose(table: Table) -> bool:
    """Damage is a decision only while some Unit could take some of it."""
    if not shields(table):
        return False
    return any(
        drawn_to(table, foe, index) is not None
        or "assassination" not in attack_abilities(foe, print_of(foe).attacks[index])
        for foe, index, _ in pending(table)
    )


@action("damage")
def assign(work: Work, n: int, index: int, unit: int) -> None:
    """To a Unit, or (below 0) to the Hero."""
    combat = work.combat
    if combat is None:
        raise ValueError("no combat")
    foe = foe_numbered(combat, n)
    push(work, "combat.damage")  # waits below whatever the damage itself asks
    if unit < 0:
        to_hero(work, foe, index)
    else:
        to_unit(work, foe, index, unit_numbered(work.me.units, unit))


def to_hero(work: Work, foe: Foe, index: int) -> None:
    """The Hero takes what is left of an attack; whatever shields it from damage or a Wound is used up."""
    blow = hero_blow(work, foe, index)
    count = blow.wounds
    if work.me.mods and _left(foe, index) > 0:
        work.me.mods = damage_ignored(work.me)
    if blow.damage > 0 and spared_wound(work.me):
        work.me.mods = wound_spared(work.me)
    names = attack_abilities(foe, print_of(foe).attacks[index])
    put_attack(work, foe, index, replace(foe.attacks[index], state="assigned"))
    tell(work, "mk-event-damage-hero", "MK-DMG-05b", enemy=foe.enemy, count=blow.damage)
    if count <= 0:
        return
    take_wounds(work, count)
    if "poison" in names:
        work.me.discard += (WOUND,) * count
        work.me.mods += (Effect("poisoned", (count,)),)
        tell(work, "mk-event-poison-hero", "MK-DMG-06a2", count=count)
    if "paralyze" in names:
        tell(work, "mk-event-paralyze-hero", "MK-DMG-06b2")
        drop_cards(work)
    if "vampiric" in names:
        _drain(work, foe.n, count)


def to_unit(work: Work, foe: Foe, index: int, unit: Unit, *, spared: bool | None = None) -> None:
    """A Unit takes its part of an attack. Its Banner of Fortitude may spare it the Wound (`spared`: whether it does;
    None: not asked yet)."""
    blow = unit_blow(work, foe, index, unit)
    if spared is None:
        if bribed(unit.unit):
            work.me.influence -= BRIBE
        tell(work, "mk-event-damage-unit", "MK-DMG-04a1", enemy=foe.enemy, unit=unit.unit)
    if blow.resisted:
        put_unit(work, replace(unit, absorbed=True))
        tell(work, "mk-event-unit-resists", "MK-DMG-04b4", unit=unit.unit)
        _take(work, foe, index, blow.damage)
        return
    if spared is None and may_be_spared(unit):
        push(work, "banners.spare", work.current, unit.n, "damage.settled", foe.n, index, unit.n)
        return
    if spared:
        put_unit(work, spare(work, unit))
        _take(work, foe, index, blow.damage - blow.rest)
        return
    if blow.destroyed:
        tell(work, "mk-event-unit-destroyed", "MK-DMG-06b1", unit=unit.unit)
        lose_unit(work, unit)
    else:
        put_unit(work, replace(unit, wounds=blow.wounds))
        tell(work, "mk-event-unit-wounded", "MK-DMG-04a2", unit=unit.unit, count=blow.wounds)
    _take(work, foe, index, blow.damage - blow.rest)
    if "vampiric" in attack_abilities(foe, print_of(foe).attacks[index]):
        _drain(work, foe.n, 1)


@BOOK.does("damage.settled")
def settled(work: Work, spared: int, n: int, index: int, unit: int) -> None:
    """The owner has said whether the Banner spares the Unit."""
    if work.combat is not None:
        taking = unit_numbered(work.me.units, unit)
        to_unit(work, foe_numbered(work.combat, n), index, taking, spared=bool(spared))


def _take(work: Work, foe: Foe, index: int, absorbed: int) -> None:
    """Damage a Unit took; what is left must go on to another Unit or the Hero."""
    attack = foe.attacks[index]
    done = _left(foe, index) - absorbed <= 0
    put_attack(work, foe, index, FoeAttack("assigned" if done else "open", attack.less, attack.taken + absorbed))


def _drain(work: Work, n: int, wounds: int) -> None:
    """A vampiric enemy's Armor rises by 1 for each Unit it wounds and each Wound it adds to the hand."""
    if work.combat is None:
        return
    foe = foe_numbered(work.combat, n)
    put_foe(work, replace(foe, drained=foe.drained + wounds))
    tell(work, "mk-event-vampiric", "MK-ABL-VAMPIRIC", enemy=foe.enemy, count=wounds)

"""What happens to an enemy that an effect is aimed at.

Each change asks for itself whether it reaches an enemy: red and blue ones stop at the fitting resistance, changes of
Armor, resistances and fortification stop at Arcane Immunity; what acts on its attacks does not (MK-ABL-ARCANE2).
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ...kernel.records import Effect
from ...kernel.work import push, tell
from ..book import BOOK, VERBS
from ..chapters.combat.strike import defeat
from ..chapters.pieces.foes import DOOMED, abilities, all_blocked, foe_numbered, fortification, put_foe, resistances
from ..state import Foe, FoeAttack, Table, Work

Change = Callable[[Work, Foe, Effect], None]
_CHANGES: dict[str, Change] = {}


def _change(op: str, args: str = "", rules: tuple[str, ...] = ()) -> Callable[[Change], Change]:
    """Declare what can happen to an enemy."""

    def register(change: Change) -> Change:
        VERBS.declare(op, args, rules)
        _CHANGES[op] = change
        return change

    return register


def touches(foe: Foe, color: str) -> bool:
    """Effects other than Attack and Block: red ones do not reach Fire resistance, blue ones Ice resistance."""
    kinds = resistances(foe)
    return not (color == "red" and "fire" in kinds) and not (color == "blue" and "ice" in kinds)


def reaches(table: Table, foe: Foe, change: Effect) -> bool:
    """Whether this change can do something to the enemy now."""
    combat = table.combat
    if combat is None:
        return False
    if change.op == "foe_stops":
        return combat.phase in ("ranged", "block") and any(attack.state == "open" for attack in foe.attacks)
    if change.op == "foe_loses" and change.args == ("attack_abilities",):
        return combat.phase in ("ranged", "block")
    if "arcane_immunity" in abilities(foe):
        return False
    return combat.phase == "attack" if change.op == "foe_destroyed" else True


def changes_of(effect: Effect) -> tuple[Effect, ...]:
    part = effect.parts[0]
    return part.parts if part.op == "seq" else (part,)


def change_foe(work: Work, n: int, effect: Effect) -> None:
    """All changes of an effect to one enemy, each where it reaches."""
    for change in changes_of(effect):
        if work.combat is None:
            return
        foe = foe_numbered(work.combat, n)
        if reaches(work, foe, change):
            _CHANGES[change.op](work, foe, change)


def no_attack() -> Effect:
    """It does not attack in this combat; that is no block."""
    return Effect("foe_stops")


@_change("foe_stops", rules=("MK-CMB-05", "MK-ABL-MULTI2"))
def _stop(work: Work, foe: Foe, change: Effect) -> None:
    attacks = tuple(FoeAttack("cancelled", one.less, one.taken) if one.state == "open" else one for one in foe.attacks)
    put_foe(work, replace(foe, attacks=attacks))
    tell(work, "mk-event-stop-attack", "MK-ABL-MULTI2", enemy=foe.enemy)


def lower_armor(work: Work, foe: Foe, n: int, least: int = 1) -> None:
    put_foe(work, replace(foe, armor=foe.armor - n, least=max(foe.least, least)))
    tell(work, "mk-event-lower-armor", enemy=foe.enemy, count=n)


def less_armor(n: int, least: int = 1, fortified: int = 0) -> Effect:
    """Armor -n, never below the least; `fortified`: the number for a fortified enemy instead."""
    return Effect("foe_armor", (n, least, fortified) if fortified else (n, least))


@_change("foe_armor", args="n least fortified", rules=("MK-CMB-05",))
def _less_armor(work: Work, foe: Foe, change: Effect) -> None:
    n = int(change.args[0])
    if len(change.args) > 2 and fortification(work, foe):
        n = int(change.args[2])
    lower_armor(work, foe, n, int(change.args[1]))


def armor_per_resistance(n: int, least: int = 1) -> Effect:
    return Effect("foe_armor_each", (n, least))


@_change("foe_armor_each", args="n least", rules=("MK-CMB-05",))
def _per_resistance(work: Work, foe: Foe, change: Effect) -> None:
    lower_armor(work, foe, int(change.args[0]) * len(resistances(foe)), int(change.args[1]))


def loses(*what: str) -> Effect:
    """It loses fortifications, resistances, fire_resistance, physical_resistance or attack_abilities."""
    return Effect("foe_loses", what)


@_change("foe_loses", args="*loss", rules=("MK-CMB-05",))
def _lose(work: Work, foe: Foe, change: Effect) -> None:
    what = tuple(str(name) for name in change.args)
    put_foe(work, replace(foe, lost=foe.lost + what))
    tell(work, "mk-event-foe-loses", enemy=foe.enemy, loss=what)


def destroyed() -> Effect:
    """It is destroyed, in the Attack phase, with Fame as usual."""
    return Effect("foe_destroyed")


@_change("foe_destroyed", rules=("MK-CMB-05",))
def _destroy(work: Work, foe: Foe, change: Effect) -> None:
    defeat(work, foe.n)
    push(work, "combat.check")


def doomed() -> Effect:
    """It is destroyed if it is, or has been, fully blocked in this combat."""
    return Effect("foe_doomed")


@_change("foe_doomed", rules=("MK-CMB-05",))
def _doom(work: Work, foe: Foe, change: Effect) -> None:
    if all_blocked(foe):
        _destroy(work, foe, change)
    else:
        put_foe(work, replace(foe, lost=(*foe.lost, DOOMED)))


@BOOK.does("foes.doom")
def fall(work: Work, n: int) -> None:
    """A doomed enemy has just been fully blocked; what blocked it may have felled it already."""
    if work.combat is not None and not foe_numbered(work.combat, n).defeated:
        defeat(work, n)
        push(work, "combat.check")

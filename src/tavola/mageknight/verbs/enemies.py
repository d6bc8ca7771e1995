"""Effect words aimed at enemies: one, several or all of them, and what happens to each.

Each change asks for itself whether it reaches an enemy: red and blue ones stop at the fitting resistance, changes of
Armor, resistances and fortification stop at Arcane Immunity; what acts on its attacks does not (MK-ABL-ARCANE2).
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ...kernel.effects import Ctx, seq
from ...kernel.records import Effect, Frame, Option, Text
from ...kernel.work import push, tell
from ..book import BOOK, COLOR, VERBS, current_seat
from ..chapters.combat.block import dismiss, weaken
from ..chapters.combat.strike import defeat
from ..chapters.pieces.foes import (
    DOOMED,
    abilities,
    all_blocked,
    attack_value,
    foe_numbered,
    fortification,
    hidden_summoner,
    living,
    open_attacks,
    put_foe,
    resistances,
)
from ..powers import Power, power
from ..state import Foe, FoeAttack, Points, Table, Work

# -- constructors -------------------------------------------------------------------------------------------------


def one_enemy(*changes: Effect, unless: tuple[str, ...] = ()) -> Effect:
    """All changes to one enemy the player picks; `unless` names what it must not be or have."""
    return Effect("one_enemy", unless, (seq(*changes) if len(changes) > 1 else changes[0],))


def all_enemies(*changes: Effect) -> Effect:
    return Effect("all_enemies", (), (seq(*changes) if len(changes) > 1 else changes[0],))


def enemies_up_to(n: int, *changes: Effect) -> Effect:
    """The player picks up to n different enemies."""
    return Effect("enemies_up_to", (n,), (seq(*changes) if len(changes) > 1 else changes[0],))


def no_attack() -> Effect:
    """It does not attack in this combat; that is no block."""
    return Effect("foe_stops")


def less_armor(n: int, least: int = 1, fortified: int = 0) -> Effect:
    """Armor -n, never below the least; `fortified`: the number for a fortified enemy instead."""
    return Effect("foe_armor", (n, least, fortified) if fortified else (n, least))


def armor_per_resistance(n: int, least: int = 1) -> Effect:
    return Effect("foe_armor_each", (n, least))


def loses(*what: str) -> Effect:
    """It loses fortifications, resistances, fire_resistance, physical_resistance or attack_abilities."""
    return Effect("foe_loses", what)


def destroyed() -> Effect:
    """It is destroyed, in the Attack phase, with Fame as usual."""
    return Effect("foe_destroyed")


def doomed() -> Effect:
    """It is destroyed if it is, or has been, fully blocked in this combat."""
    return Effect("foe_doomed")


def one_attack(delta: int, armor: int = 0, gains: str = "none", unless: tuple[str, ...] = ()) -> Effect:
    """One enemy attack changes by delta, and its enemy's Armor, or it gains an ability."""
    return Effect("one_attack", (delta, armor, gains, *unless))


def bare_attack() -> Effect:
    """One enemy attack loses its abilities."""
    return Effect("bare_attack")


def ignore_walls() -> Effect:
    """Site fortifications do not count; no enemy can resist that."""
    return Effect("ignore_walls")


# -- what a change does, and whom it reaches ----------------------------------------------------------------------


def touches(foe: Foe, color: str) -> bool:
    """Effects other than Attack and Block: red ones do not reach Fire resistance, blue ones Ice resistance."""
    kinds = resistances(foe)
    return not (color == "red" and "fire" in kinds) and not (color == "blue" and "ice" in kinds)


Change = Callable[[Work, Foe, Effect], None]
_CHANGES: dict[str, Change] = {}


def _changes(effect: Effect) -> tuple[Effect, ...]:
    part = effect.parts[0]
    return part.parts if part.op == "seq" else (part,)


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


def _within_reach(table: Table, effect: Effect, ctx: Ctx) -> list[Foe]:
    combat = table.combat
    if combat is None:
        return []
    return [
        foe
        for foe in living(combat)
        if touches(foe, str(ctx[COLOR]))
        and not hidden_summoner(combat, foe)
        and not _excluded(table, foe, effect)
        and any(reaches(table, foe, change) for change in _changes(effect))
    ]


def _excluded(table: Table, foe: Foe, effect: Effect) -> bool:
    if effect.op != "one_enemy":
        return False
    if "fortified" in effect.args and fortification(table, foe):
        return True
    if "fortified_afar" in effect.args and table.combat is not None and table.combat.phase == "ranged":
        return bool(fortification(table, foe))
    return "arcane_immunity" in effect.args and "arcane_immunity" in abilities(foe)


def change_foe(work: Work, n: int, effect: Effect) -> None:
    """All changes of an effect to one enemy, each where it reaches."""
    for change in _changes(effect):
        if work.combat is None:
            return
        foe = foe_numbered(work.combat, n)
        if reaches(work, foe, change):
            _CHANGES[change.op](work, foe, change)


def _stop(work: Work, foe: Foe, change: Effect) -> None:
    attacks = tuple(FoeAttack("cancelled", one.less, one.taken) if one.state == "open" else one for one in foe.attacks)
    put_foe(work, replace(foe, attacks=attacks))
    tell(work, "mk-event-stop-attack", "MK-ABL-MULTI2", enemy=foe.enemy)


def lower_armor(work: Work, foe: Foe, n: int, least: int = 1) -> None:
    put_foe(work, replace(foe, armor=foe.armor - n, least=max(foe.least, least)))
    tell(work, "mk-event-lower-armor", enemy=foe.enemy, count=n)


def _less_armor(work: Work, foe: Foe, change: Effect) -> None:
    n = int(change.args[0])
    if len(change.args) > 2 and fortification(work, foe):
        n = int(change.args[2])
    lower_armor(work, foe, n, int(change.args[1]))


def _per_resistance(work: Work, foe: Foe, change: Effect) -> None:
    lower_armor(work, foe, int(change.args[0]) * len(resistances(foe)), int(change.args[1]))


def _lose(work: Work, foe: Foe, change: Effect) -> None:
    what = tuple(str(name) for name in change.args)
    put_foe(work, replace(foe, lost=foe.lost + what))
    tell(work, "mk-event-foe-loses", enemy=foe.enemy, loss=what)


def _destroy(work: Work, foe: Foe, change: Effect) -> None:
    defeat(work, foe.n)
    push(work, "combat.check")


def _doom(work: Work, foe: Foe, change: Effect) -> None:
    if all_blocked(foe):
        _destroy(work, foe, change)
    else:
        put_foe(work, replace(foe, lost=(*foe.lost, DOOMED)))


@BOOK.step("foes.doom")
def fall(work: Work, frame: Frame) -> None:
    """A doomed enemy has just been fully blocked; what blocked it may have felled it already."""
    n = int(frame.args[0])
    if work.combat is not None and not foe_numbered(work.combat, n).defeated:
        defeat(work, n)
        push(work, "combat.check")


_CHANGES.update(
    foe_doomed=_doom,
    foe_stops=_stop,
    foe_armor=_less_armor,
    foe_armor_each=_per_resistance,
    foe_loses=_lose,
    foe_destroyed=_destroy,
)


# -- the words ----------------------------------------------------------------------------------------------------


def _someone(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return bool(_within_reach(table, effect, ctx))


@VERBS.verb("one_enemy", can=_someone)
def _one(work: Work, effect: Effect, ctx: Ctx) -> None:
    able = _within_reach(work, effect, ctx)
    if len(able) == 1:
        change_foe(work, able[0].n, effect)
    elif able:
        push(work, "foes.one", *ctx, effects=(effect,))


BOOK.question(
    "foes.one",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-foe", {"effect": frame.effects[0]}),
    options=lambda table, frame: [
        Option(f"target {foe.n}", "foe", (foe.n,)) for foe in _within_reach(table, frame.effects[0], frame.args)
    ],
    answer=lambda work, frame, option: change_foe(work, int(option.args[0]), frame.effects[0]),
)


@VERBS.verb("all_enemies", can=_someone)
def _all(work: Work, effect: Effect, ctx: Ctx) -> None:
    for foe in _within_reach(work, effect, ctx):
        change_foe(work, foe.n, effect)


@VERBS.verb("enemies_up_to", can=_someone)
def _several(work: Work, effect: Effect, ctx: Ctx) -> None:
    push(work, "foes.several", *ctx, 0, effects=(effect,))


def _more_options(table: Table, frame: Frame) -> list[Option]:
    able = _within_reach(table, frame.effects[0], frame.args)
    found = [Option(f"target {foe.n}", "foe", (foe.n,)) for foe in able]
    return [*found, Option("done", "done")] if frame.args[-1] or not found else found


def _more_answer(work: Work, frame: Frame, option: Option) -> None:
    if option.kind == "done":
        return
    effect = frame.effects[0]
    change_foe(work, int(option.args[0]), effect)
    picked = int(frame.args[-1]) + 1
    if picked < int(effect.args[0]) and _within_reach(work, effect, frame.args):
        push(work, "foes.several", *frame.args[:-1], picked, effects=(effect,))


BOOK.question(
    "foes.several",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-foe", {"effect": frame.effects[0]}),
    options=_more_options,
    answer=_more_answer,
)


def _attacks_in_reach(table: Table, effect: Effect, ctx: Ctx) -> list[tuple[Foe, int]]:
    combat = table.combat
    if combat is None or combat.phase not in ("ranged", "block"):
        return []
    unless = effect.args[3:]
    afar = "fortified_afar" in unless and combat.phase == "ranged"
    return [
        (foe, index)
        for foe, index in open_attacks(combat)
        if attack_value(foe, index) > 0
        and touches(foe, str(ctx[COLOR]))
        and not hidden_summoner(combat, foe)
        and not (afar and fortification(table, foe))
    ]


def _change_attack(work: Work, n: int, index: int, effect: Effect) -> None:
    """The attack first: brought to 0 it counts as blocked, and a blocked monster is gone."""
    if work.combat is None:
        return
    foe = foe_numbered(work.combat, n)
    if effect.op == "bare_attack":
        put_foe(work, replace(foe, lost=(*foe.lost, f"attack_abilities {index}")))
        tell(work, "mk-event-foe-loses", enemy=foe.enemy, loss=("attack_abilities",))
        return
    delta, armor, gains = int(effect.args[0]), int(effect.args[1]), str(effect.args[2])
    if armor and "arcane_immunity" not in abilities(foe):
        lower_armor(work, foe, armor)
    if gains != "none":
        put_foe(work, replace(foe_numbered(work.combat, n), gained=(*foe.gained, gains)))
    weaken(work, n, index, -delta)


@VERBS.verb("bare_attack", can=lambda table, effect, ctx: bool(_attacks_in_reach(table, effect, ctx)))
@VERBS.verb("one_attack", can=lambda table, effect, ctx: bool(_attacks_in_reach(table, effect, ctx)))
def _one_attack(work: Work, effect: Effect, ctx: Ctx) -> None:
    able = _attacks_in_reach(work, effect, ctx)
    if len(able) == 1:
        _change_attack(work, able[0][0].n, able[0][1], effect)
    elif able:
        push(work, "foes.one_attack", *ctx, effects=(effect,))


BOOK.question(
    "foes.one_attack",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-foe-attack", {"effect": frame.effects[0]}),
    options=lambda table, frame: [
        Option(f"against {foe.n} {index + 1}", "foe_attack", (foe.n, index))
        for foe, index in _attacks_in_reach(table, frame.effects[0], frame.args)
    ],
    answer=lambda work, frame, option: _change_attack(work, int(option.args[0]), int(option.args[1]), frame.effects[0]),
)


#: The short words of Units and Basic Actions, spelled out.
_SHORT: dict[str, Callable[..., Effect]] = {
    "reduce_attack": lambda n: one_attack(-int(n)),
    "stop_attack": lambda *unless: one_enemy(no_attack(), unless=unless),
    "lower_armor": lambda n, least: one_enemy(less_armor(int(n), int(least))),
}


def _spelled(effect: Effect) -> Effect:
    return _SHORT[effect.op](*effect.args)


def _can_short(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return VERBS.can(table, _spelled(effect), ctx)


def _short(work: Work, effect: Effect, ctx: Ctx) -> None:
    VERBS.do(work, _spelled(effect), ctx)


for _op in _SHORT:
    VERBS.verb(_op, can=_can_short)(_short)


def _fighting(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.combat is not None


@VERBS.verb("ignore_walls", can=_fighting)
def _ignore_walls(work: Work, effect: Effect, ctx: Ctx) -> None:
    if work.combat is not None:
        work.combat = replace(work.combat, walls=False)


# -- Blocks that do more to the enemy they stop -------------------------------------------------------------------


@power("freezing")
class FreezingBlock(Power):
    """Ice Shield: Armor -3 for the enemy blocked with it."""

    def blocked(self, work: Work, piece: Points, foe: Foe, surplus: int) -> None:
        if touches(foe, "blue") and "arcane_immunity" not in abilities(foe):
            lower_armor(work, foe, 3)


@power("bash")
class ShieldBash(Power):
    """Shield Bash: each point beyond the need lowers the Armor."""

    def blocked(self, work: Work, piece: Points, foe: Foe, surplus: int) -> None:
        if surplus > 0 and touches(foe, "blue") and "arcane_immunity" not in abilities(foe):
            lower_armor(work, foe, surplus)


@power("burning")
class BurningShield(Power):
    """Burning Shield: having blocked, it strikes in the Attack phase."""

    def blocked(self, work: Work, piece: Points, foe: Foe, surplus: int) -> None:
        work.me.mods += (Effect("in_attack_phase", (piece.origin,), (Effect("attack", (4, "fire", "melee")),)),)


@power("exploding")
class ExplodingShield(Power):
    """Exploding Shield: the enemy blocked is destroyed; a summoned monster simply goes."""

    def blocked(self, work: Work, piece: Points, foe: Foe, surplus: int) -> None:
        if work.combat is None or not touches(foe, "red") or "arcane_immunity" in abilities(foe):
            return
        if foe.summoned_by:
            if not foe.defeated:
                dismiss(work, foe)
        else:
            defeat(work, foe.n)
            push(work, "combat.check")

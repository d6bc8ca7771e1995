"""Effect words aimed at enemies: one, several or all of them, or one of their attacks."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from ...kernel.effects import Ctx, seq
from ...kernel.records import Effect, Effects, Option, Text
from ...kernel.work import push, tell
from ..book import BOOK, COLOR, CONTEXT, VERBS
from ..chapters.combat.block import weaken
from ..chapters.pieces.foes import (
    abilities,
    attack_value,
    foe_numbered,
    fortification,
    hidden_summoner,
    living,
    open_attacks,
    put_foe,
)
from ..state import Foe, Table, Work
from .changes import change_foe, changes_of, lower_armor, no_attack, reaches, touches

# -- constructors -------------------------------------------------------------------------------------------------


def one_enemy(*changes: Effect, unless: tuple[str, ...] = ()) -> Effect:
    """All changes to one enemy the player picks; `unless` names what it must not be or have."""
    return Effect("one_enemy", unless, (seq(*changes) if len(changes) > 1 else changes[0],))


def all_enemies(*changes: Effect) -> Effect:
    return Effect("all_enemies", (), (seq(*changes) if len(changes) > 1 else changes[0],))


def enemies_up_to(n: int, *changes: Effect) -> Effect:
    """The player picks up to n different enemies."""
    return Effect("enemies_up_to", (n,), (seq(*changes) if len(changes) > 1 else changes[0],))


def one_attack(delta: int, armor: int = 0, gains: str = "none", unless: tuple[str, ...] = ()) -> Effect:
    """One enemy attack changes by delta, and its enemy's Armor, or it gains an ability."""
    return Effect("one_attack", (delta, armor, gains, *unless))


def bare_attack() -> Effect:
    """One enemy attack loses its abilities."""
    return Effect("bare_attack")


def ignore_walls() -> Effect:
    """Site fortifications do not count; no enemy can resist that."""
    return Effect("ignore_walls")


# -- whom they reach -------------------------------------------------------------------------------------------------


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
        and any(reaches(table, foe, change) for change in changes_of(effect))
    ]


def _excluded(table: Table, foe: Foe, effect: Effect) -> bool:
    if effect.op != "one_enemy":
        return False
    if "fortified" in effect.args and fortification(table, foe):
        return True
    if "fortified_afar" in effect.args and table.combat is not None and table.combat.phase == "ranged":
        return bool(fortification(table, foe))
    return "arcane_immunity" in effect.args and "arcane_immunity" in abilities(foe)


# -- the words ----------------------------------------------------------------------------------------------------


def _someone(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return bool(_within_reach(table, effect, ctx))


@VERBS.verb("one_enemy", can=_someone, args="*limits", rules=("MK-CMB-05",))
def _one(work: Work, effect: Effect, ctx: Ctx) -> None:
    able = _within_reach(work, effect, ctx)
    if len(able) == 1:
        change_foe(work, able[0].n, effect)
    elif able:
        push(work, "foes.one", *ctx, effects=(effect,))


ONE = BOOK.asks("foes.one", context=CONTEXT)


@ONE.prompt
def _one_asks(table: Table, seat: int, ctx: Ctx, effects: Effects) -> Text:
    return Text("mk-ask-foe", {"effect": effects[0]})


@ONE.offers
def _one_offered(table: Table, seat: int, ctx: Ctx, effects: Effects) -> list[Option]:
    return [Option(f"target {foe.n}", "foe", (foe.n,)) for foe in _within_reach(table, effects[0], ctx)]


@ONE.answers("foe")
def _one_foe(work: Work, seat: int, ctx: Ctx, effects: Effects, n: int) -> None:
    change_foe(work, n, effects[0])


@VERBS.verb("all_enemies", can=_someone, rules=("MK-CMB-05",))
def _all(work: Work, effect: Effect, ctx: Ctx) -> None:
    for foe in _within_reach(work, effect, ctx):
        change_foe(work, foe.n, effect)


@VERBS.verb("enemies_up_to", can=_someone, args="n", rules=("MK-CMB-05",))
def _several(work: Work, effect: Effect, ctx: Ctx) -> None:
    push(work, "foes.several", *ctx, 0, effects=(effect,))


SEVERAL = BOOK.asks("foes.several", context=CONTEXT)
SEVERAL.declines("done")


@SEVERAL.prompt
def _several_asks(table: Table, seat: int, ctx: Ctx, picked: int, effects: Effects) -> Text:
    return Text("mk-ask-foe", {"effect": effects[0]})


@SEVERAL.offers
def _more_options(table: Table, seat: int, ctx: Ctx, picked: int, effects: Effects) -> list[Option]:
    able = _within_reach(table, effects[0], ctx)
    found = [Option(f"target {foe.n}", "foe", (foe.n,)) for foe in able]
    return [*found, Option("done", "done")] if picked or not found else found


@SEVERAL.answers("foe")
def _more_answer(work: Work, seat: int, ctx: Ctx, picked: int, effects: Effects, n: int) -> None:
    effect = effects[0]
    change_foe(work, n, effect)
    picked += 1
    if picked < int(effect.args[0]) and _within_reach(work, effect, ctx):
        push(work, "foes.several", *ctx, picked, effects=(effect,))


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
@VERBS.verb(
    "one_attack",
    can=lambda table, effect, ctx: bool(_attacks_in_reach(table, effect, ctx)),
    args="delta armor ability *limits",
    rules=("MK-CMB-05",),
)
def _one_attack(work: Work, effect: Effect, ctx: Ctx) -> None:
    able = _attacks_in_reach(work, effect, ctx)
    if len(able) == 1:
        _change_attack(work, able[0][0].n, able[0][1], effect)
    elif able:
        push(work, "foes.one_attack", *ctx, effects=(effect,))


ONE_ATTACK = BOOK.asks("foes.one_attack", context=CONTEXT)


@ONE_ATTACK.prompt
def _one_attack_asks(table: Table, seat: int, ctx: Ctx, effects: Effects) -> Text:
    return Text("mk-ask-foe-attack", {"effect": effects[0]})


@ONE_ATTACK.offers
def _one_attack_offered(table: Table, seat: int, ctx: Ctx, effects: Effects) -> list[Option]:
    return [
        Option(f"against {foe.n} {index + 1}", "foe_attack", (foe.n, index))
        for foe, index in _attacks_in_reach(table, effects[0], ctx)
    ]


@ONE_ATTACK.answers("foe_attack")
def _one_attack_foe_attack(work: Work, seat: int, ctx: Ctx, effects: Effects, n: int, index: int) -> None:
    _change_attack(work, n, index, effects[0])


#: The short words of Units and Basic Actions, spelled out.
_SHORT: dict[str, Callable[..., Effect]] = {
    "reduce_attack": lambda n: one_attack(-int(n)),
    "stop_attack": lambda *unless: one_enemy(no_attack(), unless=unless),
}


def _spelled(effect: Effect) -> Effect:
    return _SHORT[effect.op](*effect.args)


def _can_short(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return VERBS.can(table, _spelled(effect), ctx)


def _short(work: Work, effect: Effect, ctx: Ctx) -> None:
    VERBS.do(work, _spelled(effect), ctx)


def reduce_attack(n: int) -> Effect:
    """One enemy attack is n lower."""
    return Effect("reduce_attack", (n,))


def two_attacks(n: int) -> Effect:
    return seq(*(Effect("reduce_attack", (n,)),) * 2)


VERBS.verb("reduce_attack", can=_can_short, args="n count", rules=("MK-BLK-06", "MK-CMB-05"))(_short)


def stop_attack(*unless: str) -> Effect:
    """One enemy does not attack in this combat; `unless` names what it must not be or have."""
    return Effect("stop_attack", unless)


VERBS.verb("stop_attack", can=_can_short, args="*limits", rules=("MK-CMB-05", "MK-ABL-MULTI2"))(_short)


def _fighting(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.combat is not None


@VERBS.verb("ignore_walls", can=_fighting, rules=("MK-CMB-05c",))
def _ignore_walls(work: Work, effect: Effect, ctx: Ctx) -> None:
    if work.combat is not None:
        work.combat = replace(work.combat, walls=False)

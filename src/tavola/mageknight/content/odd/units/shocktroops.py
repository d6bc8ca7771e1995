"""Shocktroops: lend their fury, wear an enemy down, or draw an attack on themselves."""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx
from .....kernel.records import Effect, Option
from ....book import BOOK, COLOR, CONTEXT, UNIT, VERBS
from ....chapters.combat.block import weaken
from ....chapters.pieces.foes import abilities, attack_value, hidden_summoner, living, open_attacks, put_foe
from ....state import Foe, Table, Work
from ....verbs.changes import touches


@BOOK.does("lend_fury", context=CONTEXT)
def lend_fury(work: Work, ctx: Ctx) -> None:
    """All other own Units have +1 on their attacks this turn."""
    work.me.mods += (Effect("units_attack", (1, int(ctx[UNIT]))),)


def _targets(table: Table, ctx: Ctx) -> list[Foe]:
    combat = table.combat
    if combat is None:
        return []
    return [foe for foe in living(combat) if touches(foe, str(ctx[COLOR])) and not hidden_summoner(combat, foe)]


@VERBS.condition("wear_down")
def can_wear_down(table: Table, ctx: Ctx) -> bool:
    return bool(_targets(table, ctx))


def _attacks(table: Table, ctx: Ctx) -> list[tuple[Foe, int]]:
    combat = table.combat
    if combat is None or combat.phase not in ("ranged", "block"):
        return []
    able = {foe.n for foe in _targets(table, ctx)}
    return [(foe, index) for foe, index in open_attacks(combat) if foe.n in able and attack_value(foe, index) > 0]


WEAR_DOWN = BOOK.asks("wear_down", "mk-ask-wear-down", context=CONTEXT)


@WEAR_DOWN.offers
def _wear_options(table: Table, seat: int, ctx: Ctx) -> list[Option]:
    """Each enemy, with the attack to be lowered where it has one."""
    attacks = _attacks(table, ctx)
    hit = {foe.n for foe, _ in attacks}
    found = [Option(f"against {foe.n} {index + 1}", "foe_attack", (foe.n, index)) for foe, index in attacks]
    return found + [Option(f"target {foe.n}", "foe", (foe.n,)) for foe in _targets(table, ctx) if foe.n not in hit]


@WEAR_DOWN.answers("foe")
def _wear(work: Work, seat: int, ctx: Ctx, n: int) -> None:
    """Armor -1, never below 1 (not for the arcane-immune)."""
    if work.combat is None:
        return
    foe = next(foe for foe in work.combat.foes if foe.n == n)
    if "arcane_immunity" not in abilities(foe):
        put_foe(work, replace(foe, armor=foe.armor - 1, least=max(foe.least, 1)))


@WEAR_DOWN.answers("foe_attack")
def _wear_both(work: Work, seat: int, ctx: Ctx, n: int, index: int) -> None:
    """The Armor, and one attack -1."""
    _wear(work, seat, ctx, n)
    weaken(work, n, index, 1)


@VERBS.condition("draw_attack")
def can_draw_attack(table: Table, ctx: Ctx) -> bool:
    return bool(_attacks(table, ctx))


DRAW_ATTACK = BOOK.asks("draw_attack", "mk-ask-draw-attack", context=CONTEXT)


@DRAW_ATTACK.offers
def _draw_attack_offered(table: Table, seat: int, ctx: Ctx) -> list[Option]:
    return [Option(f"against {foe.n} {index + 1}", "foe_attack", (foe.n, index)) for foe, index in _attacks(table, ctx)]


@DRAW_ATTACK.answers("foe_attack")
def _draw(work: Work, seat: int, ctx: Ctx, n: int, index: int) -> None:
    """One attack -3; what it still deals must go to this Unit first, even from an assassin."""
    work.me.mods += (Effect("redirect", (n, index, int(ctx[UNIT]))),)
    weaken(work, n, index, 3)

"""Effect words that give points: Move, Influence, Healing, cards, Fame, Reputation, Attack and Block."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.effects import Ctx
from ...kernel.records import Effect
from ..book import BONUS, ORIGIN, PLACE, VERBS
from ..chapters.hand.bonuses import boosted, lent
from ..chapters.hand.cards import draw
from ..chapters.pieces.fame import change_reputation, gain_fame
from ..powers import Power, adjust, claim
from ..state import Points, Table, Work


@VERBS.verb("move")
def _move(work: Work, effect: Effect, ctx: Ctx) -> None:
    n = int(effect.args[0]) + int(ctx[BONUS])
    for mod in work.me.mods:
        if mod.op == "move_bonus" and str(ctx[ORIGIN]).startswith(("card:", "sideways:")):
            n += int(mod.args[0])
            if mod.args[1] == "once":
                work.me.mods = tuple(other for other in work.me.mods if other is not mod)
    work.me.move += n + boosted(work, "move", ctx)


@VERBS.verb("influence")
def _influence(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.influence += int(effect.args[0]) + int(ctx[BONUS]) + boosted(work, "influence", ctx)


def _peace(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.combat is None


@VERBS.verb("heal", can=_peace)
def _heal(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.heal += int(effect.args[0])


def _deck_left(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return bool(table.me.deck)


@VERBS.verb("draw", can=_deck_left)
def _draw(work: Work, effect: Effect, ctx: Ctx) -> None:
    draw(work, int(effect.args[0]))


@VERBS.verb("fame")
def _fame(work: Work, effect: Effect, ctx: Ctx) -> None:
    gain_fame(work, int(effect.args[0]), "MK-EFF-01c")


@VERBS.verb("reputation")
def _reputation(work: Work, effect: Effect, ctx: Ctx) -> None:
    change_reputation(work, int(effect.args[0]), "MK-EFF-01c")


def _can_attack(table: Table, effect: Effect, ctx: Ctx) -> bool:
    combat = table.combat
    if combat is None:
        return False
    if combat.phase == "attack":
        return True
    if combat.phase != "ranged":
        return False
    return effect.args[2] != "melee" or (bool(table.me.mods) and _becomes_ranged(table, effect, ctx))


def _becomes_ranged(table: Table, effect: Effect, ctx: Ctx) -> bool:
    """Whether a power makes something else of a plain attack."""
    points = Points("attack", int(effect.args[0]), str(effect.args[1]), "melee", str(ctx[ORIGIN]))
    return adjust(table, Power.becomes, points).kind != "melee"


@VERBS.verb("attack", can=_can_attack)
def _attack(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Powers change what kind of attack it is, then add to it, then multiply it; one may see to the rest."""
    n, element, kind = int(effect.args[0]) + int(ctx[BONUS]), str(effect.args[1]), str(effect.args[2])
    tag = str(effect.args[3]) if len(effect.args) > 3 else ""
    points = Points("attack", n, element, kind, str(ctx[ORIGIN]), tag, int(ctx[PLACE]))
    if work.me.mods or int(ctx[PLACE]) >= 0:
        points = adjust(work, Power.becomes, points)
        points = replace(points, n=points.n + lent(work, "attack", points.kind, ctx))
        points = adjust(work, Power.multiplied, points)
        if claim(work, Power.shot, points):
            return
    add_points(work, points)


def _can_block(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.combat is not None and table.combat.phase == "block"


@VERBS.verb("block", can=_can_block)
def _block(work: Work, effect: Effect, ctx: Ctx) -> None:
    n, element = int(effect.args[0]) + int(ctx[BONUS]), str(effect.args[1])
    rule = str(effect.args[2]) if len(effect.args) > 2 else "plain"
    if work.me.mods or int(ctx[PLACE]) >= 0:
        n += lent(work, "block", rule, ctx)
    add_points(work, Points("block", n, element, rule, str(ctx[ORIGIN]), place=int(ctx[PLACE])))


def add_points(work: Work, points: Points) -> None:
    """Points join those of the combat."""
    if work.combat is not None:
        work.combat = replace(work.combat, pool=(*work.combat.pool, points))

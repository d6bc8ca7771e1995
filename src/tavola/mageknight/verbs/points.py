"""Effect words that give points: Move, Influence, Healing, cards, Fame, Reputation, Attack and Block."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.effects import Ctx, one_of
from ...kernel.records import Effect
from ..book import BONUS, ORIGIN, UNIT, VERBS
from ..chapters.hand.bonuses import boosted, lent
from ..chapters.hand.cards import draw
from ..chapters.pieces.fame import change_reputation, gain_fame
from ..powers import Power, adjust, claim
from ..state import Points, Table, Work


def move(n: int) -> Effect:
    return Effect("move", (n,))


@VERBS.verb("move", args="n", rules=("MK-MOV-02b",))
def _move(work: Work, effect: Effect, ctx: Ctx) -> None:
    n = int(effect.args[0]) + int(ctx[BONUS])
    for mod in work.me.mods:
        if mod.op == "move_bonus" and str(ctx[ORIGIN]).startswith(("card:", "sideways:")):
            n += int(mod.args[0])
            if mod.args[1] == "once":
                work.me.mods = tuple(other for other in work.me.mods if other is not mod)
    work.me.move += n + boosted(work, "move", ctx)


def influence(n: int) -> Effect:
    return Effect("influence", (n,))


@VERBS.verb("influence", args="n", rules=("MK-INT-02c",))
def _influence(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.influence += int(effect.args[0]) + int(ctx[BONUS]) + boosted(work, "influence", ctx)


def _peace(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.combat is None


def heal(n: int) -> Effect:
    return Effect("heal", (n,))


@VERBS.verb("heal", can=_peace, args="n", rules=("MK-HEAL-03a", "MK-HEAL-03d1"))
def _heal(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.heal += int(effect.args[0])


def _deck_left(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return bool(table.me.deck)


def draw_cards(n: int) -> Effect:
    return Effect("draw", (n,))


@VERBS.verb("draw", can=_deck_left, args="n", rules=("MK-EFF-01b",))
def _draw(work: Work, effect: Effect, ctx: Ctx) -> None:
    draw(work, int(effect.args[0]))


def fame(n: int) -> Effect:
    return Effect("fame", (n,))


@VERBS.verb("fame", args="n", rules=("MK-RNG-05b2",))
def _fame(work: Work, effect: Effect, ctx: Ctx) -> None:
    gain_fame(work, int(effect.args[0]), "MK-EFF-01c")


def reputation(n: int) -> Effect:
    return Effect("reputation", (n,))


@VERBS.verb("reputation", args="n", rules=("MK-INT-02a2",))
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


def attack(n: int, element: str = "physical") -> Effect:
    return Effect("attack", (n, element, "melee"))


def ranged(n: int, element: str = "physical") -> Effect:
    return Effect("attack", (n, element, "ranged"))


def siege(n: int, element: str = "physical") -> Effect:
    return Effect("attack", (n, element, "siege"))


@VERBS.verb("attack", can=_can_attack, args="n element kind")
def _attack(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Powers change what kind of attack it is, then add to it, then multiply it; one may see to the rest."""
    n, element, kind = int(effect.args[0]) + int(ctx[BONUS]), str(effect.args[1]), str(effect.args[2])
    tag = str(effect.args[3]) if len(effect.args) > 3 else ""
    points = Points("attack", n, element, kind, str(ctx[ORIGIN]), tag, int(ctx[UNIT]))
    if work.me.mods or int(ctx[UNIT]) >= 0:
        points = adjust(work, Power.becomes, points)
        points = replace(points, n=points.n + lent(work, "attack", points.kind, ctx))
        points = adjust(work, Power.multiplied, points)
        if claim(work, Power.shot, points):
            return
    add_points(work, points)


def _can_block(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.combat is not None and table.combat.phase == "block"


def block(n: int, element: str = "physical", rule: str = "plain") -> Effect:
    """`rule`: plain, vs_swift (counts twice against a swift attack) or per_icon (1 more per symbol of the enemy)."""
    return Effect("block", (n, element) if rule == "plain" else (n, element, rule))


def attack_or_block(n: int, element: str = "physical") -> Effect:
    return one_of(attack(n, element), block(n, element))


def any_of(n: int) -> Effect:
    """Move, Influence, Attack or Block, as the player likes."""
    return one_of(move(n), influence(n), attack(n), block(n))


@VERBS.verb("block", can=_can_block, args="n element")
def _block(work: Work, effect: Effect, ctx: Ctx) -> None:
    n, element = int(effect.args[0]) + int(ctx[BONUS]), str(effect.args[1])
    rule = str(effect.args[2]) if len(effect.args) > 2 else "plain"
    if work.me.mods or int(ctx[UNIT]) >= 0:
        n += lent(work, "block", rule, ctx)
    add_points(work, Points("block", n, element, rule, str(ctx[ORIGIN]), unit=int(ctx[UNIT])))


def add_points(work: Work, points: Points) -> None:
    """Points join those of the combat."""
    if work.combat is not None:
        work.combat = replace(work.combat, pool=(*work.combat.pool, points))

"""Effect words that give points: Move, Influence, Healing, cards, Fame, Reputation, Attack and Block."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.effects import Ctx
from ...kernel.records import Effect, Frame, Option, Text
from ...kernel.work import push
from ..book import BONUS, BOOK, ORIGIN, PLACE, VERBS, current_seat
from ..chapters.hand.bonuses import boosted, lent
from ..chapters.hand.cards import draw
from ..chapters.pieces.fame import change_reputation, gain_fame
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
    return combat.phase == "ranged" and (effect.args[2] != "melee" or _besieging(table, ctx))


def _besieging(table: Table, ctx: Ctx) -> bool:
    """Altem Mages: all own attacks are Siege Attacks; cards played sideways never are."""
    aside = str(ctx[ORIGIN]).startswith("sideways:")
    return not aside and any(mod.op == "attacks_become" and mod.args[0] == "siege" for mod in table.me.mods)


@VERBS.verb("attack", can=_can_attack)
def _attack(work: Work, effect: Effect, ctx: Ctx) -> None:
    n, element, kind = int(effect.args[0]) + int(ctx[BONUS]), str(effect.args[1]), str(effect.args[2])
    if work.me.mods or int(ctx[PLACE]) >= 0:
        if _besieging(work, ctx):
            kind = "siege"
        if any(mod.op == "attacks_become" and mod.args[0] == "coldfire" for mod in work.me.mods):
            element = "coldfire"
        n += lent(work, "attack", kind, ctx)
        n *= 1 + _doubled(work, element)
    tag = str(effect.args[3]) if len(effect.args) > 3 else ""
    points = Points("attack", n, element, kind, str(ctx[ORIGIN]), tag, int(ctx[PLACE]))
    if kind != "melee" and work.me.mods and any(mod.op == "starsdawn" for mod in work.me.mods):
        _from_the_bow(work, points)
    else:
        _add_points(work, points)


def _from_the_bow(work: Work, points: Points) -> None:
    """Bow of Starsdawn: a Ranged Attack counts twice or becomes a Siege Attack; a Siege Attack may count twice as a
    Ranged one. In the Attack phase that difference is of no account, so there it simply counts twice."""
    if work.combat is not None and work.combat.phase == "ranged":
        push(work, "starsdawn", points.n, points.element, points.kind, points.origin, points.tag, points.place)
    else:
        _add_points(work, replace(points, n=2 * points.n, kind="ranged"))


def _bow_answer(work: Work, frame: Frame, option: Option) -> None:
    _, element, _, origin, tag, place = frame.args
    shot = Points("attack", int(option.args[0]), str(element), str(option.args[1]), str(origin), str(tag), int(place))
    _add_points(work, shot)


BOOK.question(
    "starsdawn",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-starsdawn", {"origin": str(frame.args[3])}),
    options=lambda table, frame: [
        Option(f"shoot {n} {kind}", "shoot", (n, kind))
        for n, kind in ((2 * int(frame.args[0]), "ranged"), (int(frame.args[0]), "siege"))
    ],
    answer=_bow_answer,
)


def _doubled(table: Table, element: str) -> bool:
    """The Sword of Justice doubles physical attacks of the Attack phase."""
    fighting = table.combat is not None and table.combat.phase == "attack"
    return fighting and element == "physical" and any(mod.op == "double_physical" for mod in table.me.mods)


def _can_block(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.combat is not None and table.combat.phase == "block"


@VERBS.verb("block", can=_can_block)
def _block(work: Work, effect: Effect, ctx: Ctx) -> None:
    n, element = int(effect.args[0]) + int(ctx[BONUS]), str(effect.args[1])
    rule = str(effect.args[2]) if len(effect.args) > 2 else "plain"
    if work.me.mods or int(ctx[PLACE]) >= 0:
        n += lent(work, "block", rule, ctx)
    _add_points(work, Points("block", n, element, rule, str(ctx[ORIGIN]), place=int(ctx[PLACE])))


def _add_points(work: Work, points: Points) -> None:
    if work.combat is not None:
        work.combat = replace(work.combat, pool=(*work.combat.pool, points))

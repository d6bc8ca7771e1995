"""Counted points, and the further effects that last for the rest of the turn."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.effects import Ctx, seq
from ...kernel.records import Effect, Option
from ...kernel.work import push
from ..book import BOOK, ORIGIN, VERBS
from ..catalog import WOUND
from ..chapters.hand.cards import sideways_uses, spare_cards
from ..chapters.hand.units import commands
from ..chapters.land.movement import look_around, no_action
from ..chapters.pieces.foes import hidden_summoner, living
from ..chapters.pieces.opposing import faced
from ..state import Table, Work
from .turn import lasting


def _faced(table: Table) -> int:
    """Enemies that stand against the Hero; a summoner's monster stands in for it."""
    combat = table.combat
    if table.duel is not None:
        return faced(table)
    return 0 if combat is None else sum(not hidden_summoner(combat, foe) for foe in living(combat))


_COUNTS: dict[str, Callable[[Table], int]] = {
    "wounds": lambda table: table.me.hand.count(WOUND) + sum(unit.wounds for unit in table.me.units),
    "blocked": lambda table: table.combat.blocked if table.combat is not None else 0,
    "faced": _faced,
    "ready_units": lambda table: sum(not unit.spent and not unit.wounds for unit in table.me.units),
    "crystal_colors": lambda table: sum(count > 0 for count in table.me.crystals),
    "crystal_sets": lambda table: min(table.me.crystals),
    "free_commands": lambda table: commands(table.me) - len(table.me.units),
}


def _can_inner(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return VERBS.can(table, effect.parts[0], ctx)


def attack_and(tag: str, strike: Effect) -> Effect:
    """An attack that does more when it defeats: `tag` names what."""
    return Effect("attack_and", (tag,), (strike,))


@VERBS.verb("attack_and", can=_can_inner, args="rule")
def _attack_and(work: Work, effect: Effect, ctx: Ctx) -> None:
    strike = effect.parts[0]
    VERBS.do(work, Effect("attack", (*strike.args, str(effect.args[0]))), ctx)


def grow(base: Effect, each: int, count: str) -> Effect:
    """Points of one effect, raised by `each` for every thing counted."""
    return Effect("grow", (each, count), (base,))


@VERBS.verb("grow", can=_can_inner, args="each counted")
def _grow(work: Work, effect: Effect, ctx: Ctx) -> None:
    each, base = int(effect.args[0]), effect.parts[0]
    n = int(base.args[0]) + each * _COUNTS[str(effect.args[1])](work)
    VERBS.do(work, Effect(base.op, (n, *base.args[1:]), base.parts), ctx)


def _counted(table: Table, effect: Effect) -> int:
    n, most = _COUNTS[str(effect.args[0])](table), int(effect.args[1])
    return min(n, most) if most else n


def _can_per(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return _counted(table, effect) > 0 and VERBS.can(table, effect.parts[0], ctx)


def per(count: str, effect: Effect, most: int = 0) -> Effect:
    """The effect once for every thing counted."""
    return Effect("per", (count, most), (effect,))


@VERBS.verb("per", can=_can_per, args="counted most")
def _per(work: Work, effect: Effect, ctx: Ctx) -> None:
    n, inner = _counted(work, effect), effect.parts[0]
    if inner.op in ("move", "influence"):
        VERBS.do(work, Effect(inner.op, (int(inner.args[0]) * n,)), ctx)
    else:
        VERBS.do(work, seq(*(inner,) * n), ctx)


def convert(points: str, rate: int, *effects: Effect) -> Effect:
    """For the rest of the turn, points may be spent at that rate for the effect."""
    return Effect("convert", (points, rate), effects)


@VERBS.verb("convert", args="points rate")
def _convert(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.mods += (Effect("convert", (*effect.args, str(ctx[ORIGIN])), effect.parts),)


def _blocking(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.combat is not None and table.combat.phase == "block"


def split_block(pieces: int, n: int, element: str = "physical") -> Effect:
    """Several Blocks, each for another attack."""
    return Effect("split_block", (pieces, n, element))


@VERBS.verb("split_block", can=_blocking, args="n block element", rules=("MK-BLK-09", "MK-BLK-10"))
def _split_block(work: Work, effect: Effect, ctx: Ctx) -> None:
    """The first Block now; each further one when the one before has been used."""
    pieces, n, element = int(effect.args[0]), int(effect.args[1]), str(effect.args[2])
    VERBS.do(work, Effect("block", (n, element, "split")), ctx)
    if pieces > 1:
        work.me.mods += (Effect("more_block", (pieces - 1, n, element, str(ctx[ORIGIN]))),)


def in_attack_phase(effect: Effect) -> Effect:
    return Effect("in_attack_phase", (), (effect,))


@VERBS.verb("in_attack_phase", rules=("MK-ATK-01c",))
def _in_attack_phase(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.mods += (Effect("in_attack_phase", (str(ctx[ORIGIN]),), effect.parts),)


def _can_sideways(table: Table, effect: Effect, ctx: Ctx) -> bool:
    if effect.op == "wound_sideways":
        return WOUND in table.me.hand and bool(sideways_uses(table))
    return spare_cards(table.me) > 0 and bool(sideways_uses(table))


def sideways(n: int, better: int = 0, rule: str = "") -> Effect:
    """One card played sideways gives n; `better` for learned cards (rule `learned`) or those of a colour."""
    return Effect("sideways", (n, better, rule) if rule else (n,))


lasting("sideways", args="n better case", rules=("MK-CARD-03e1", "MK-CARD-03e2"), can=_can_sideways)


def wound_sideways(n: int) -> Effect:
    """One Wound may be played sideways for n."""
    return Effect("wound_sideways", (n,))


lasting("wound_sideways", args="n", rules=("MK-CARD-03d", "MK-HEAL-01a2"), can=_can_sideways)


@VERBS.verb("howl", can=_can_sideways, args="n")
def _howl(work: Work, effect: Effect, ctx: Ctx) -> None:
    """A card played sideways gives more for every Command token without a Unit."""
    work.me.mods += (Effect("sideways", (int(effect.args[0]) + _COUNTS["free_commands"](work),)),)


def each_recruit(effect: Effect) -> Effect:
    """For every Unit recruited this turn."""
    return Effect("each_recruit", (), (effect,))


@VERBS.verb("each_recruit", rules=("MK-INT-04a1",))
def _each_recruit(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Units recruited earlier this turn count too."""
    earlier = sum(mod.op == "recruited" for mod in work.me.mods)
    work.me.mods += (effect,)
    for _ in range(earlier):
        VERBS.do(work, effect.parts[0], ctx)


def _can_only(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return VERBS.conditions[str(effect.args[0])](table, ctx) and VERBS.can(table, effect.parts[0], ctx)


def only(condition: str, effect: Effect) -> Effect:
    """Only while the condition holds, otherwise not at all."""
    return Effect("only", (condition,), (effect,))


@VERBS.verb("only", can=_can_only)
def _only(work: Work, effect: Effect, ctx: Ctx) -> None:
    VERBS.do(work, effect.parts[0], ctx)


def pay_move(n: int) -> Effect:
    return Effect("pay_move", (n,))


@VERBS.verb(
    "pay_move",
    can=lambda table, effect, ctx: table.phase == "move" and table.me.move >= int(effect.args[0]),
    args="n",
    rules=("MK-MOV-02",),
)
def _pay_move(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.move -= int(effect.args[0])


@VERBS.verb("look_again")
def _look_again(work: Work, effect: Effect, ctx: Ctx) -> None:
    """From now on more can be seen: turn up what is in sight."""
    if work.me.at:
        look_around(work)


def one_unit_resists(*kinds: str) -> Effect:
    return Effect("one_unit_resists", kinds)


@VERBS.verb(
    "one_unit_resists",
    can=lambda table, effect, ctx: table.combat is not None and bool(table.me.units),
    args="*elements",
    rules=("MK-ABL-URES1",),
)
def _one_unit_resists(work: Work, effect: Effect, ctx: Ctx) -> None:
    if len(work.me.units) == 1:
        work.me.mods += (Effect("unit_resists", (work.me.units[0].n, *effect.args)),)
    else:
        push(work, "unit_resists", *effect.args)


UNIT_RESISTS = BOOK.asks("unit_resists", "mk-ask-own-unit", rest=0)


@UNIT_RESISTS.offers
def _unit_resists_offered(table: Table, seat: int, kinds: tuple[str, ...]) -> list[Option]:
    return [Option(f"unit {unit.unit} {unit.n + 1}", "own_unit", (unit.n,)) for unit in table.me.units]


@UNIT_RESISTS.answers("own_unit")
def _lend_resistance(work: Work, seat: int, kinds: tuple[str, ...], n: int) -> None:
    work.me.mods += (Effect("unit_resists", (n, *kinds)),)


def _can_act(table: Table, effect: Effect, ctx: Ctx) -> bool:
    free = not no_action(table) and table.joint is None
    return free and VERBS.can(table, effect.parts[0], ctx)


def as_action(effect: Effect) -> Effect:
    """Only as the action of the turn."""
    return Effect("as_action", (), (effect,))


@VERBS.verb("as_action", can=_can_act)
def _as_action(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.move = work.me.influence = 0
    push(work, "acted")
    VERBS.do(work, effect.parts[0], ctx)


@BOOK.does("acted")
def _acted(work: Work) -> None:
    """The action of the turn is used."""
    work.phase = "after"

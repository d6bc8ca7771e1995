"""Step chains, and the conditions effects ask about."""

from __future__ import annotations

from ...kernel.effects import Ctx
from ...kernel.records import Effect
from ...kernel.work import push
from ..book import UNIT, VERBS
from ..state import Table, Work, unit_numbered

VERBS.declare("cost", rules=("MK-CARD-06a",))
#: A standing trait of a Skill, said beside its effect.
VERBS.declare("trait", "trait")


def _can_run(table: Table, effect: Effect, ctx: Ctx) -> bool:
    """A chain may have a condition of its own name that says when it can be started, with what its frame will hold."""
    test = VERBS.conditions.get(str(effect.args[0]))
    return test is None or test(table, (*ctx, *effect.args[1:]))


def run(step: str, *args: int | str) -> Effect:
    """A chain of named steps, written in a file of its own; its words are a message of that name."""
    return Effect("run", (step, *args))


@VERBS.verb("run", can=_can_run)
def _run(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Start a chain, if it can be: its first frame gets the context, then the arguments of the card."""
    if _can_run(work, effect, ctx):
        push(work, str(effect.args[0]), *ctx, *effect.args[1:])


@VERBS.condition("token_red")
def _token_red(table: Table, ctx: Ctx) -> bool:
    return _token(table, ctx) == "red"


@VERBS.condition("token_blue")
def _token_blue(table: Table, ctx: Ctx) -> bool:
    return _token(table, ctx) == "blue"


@VERBS.condition("token_white")
def _token_white(table: Table, ctx: Ctx) -> bool:
    return _token(table, ctx) == "white"


@VERBS.condition("token_green")
def _token_green(table: Table, ctx: Ctx) -> bool:
    return _token(table, ctx) == "green"


def _token(table: Table, ctx: Ctx) -> str:
    """The colour of the mana token lying on the Unit."""
    return unit_numbered(table.me.units, int(ctx[UNIT])).mana


@VERBS.condition("night")
def _night(table: Table, ctx: Ctx) -> bool:
    return table.time == "night" or (table.combat is not None and table.combat.night)


@VERBS.condition("day")
def _day(table: Table, ctx: Ctx) -> bool:
    return not _night(table, ctx)


@VERBS.condition("in_combat")
def _in_combat(table: Table, ctx: Ctx) -> bool:
    return table.combat is not None


@VERBS.condition("peace")
def _peace(table: Table, ctx: Ctx) -> bool:
    return table.combat is None


@VERBS.condition("interacting")
def _interacting(table: Table, ctx: Ctx) -> bool:
    return table.phase == "interaction"

"""Effect words of Skills, above all of those that weigh on the other players until the owner's next turn."""

from __future__ import annotations

from ...kernel.effects import Ctx
from ...kernel.records import Effect
from ...kernel.work import tell
from ..book import VERBS
from ..chapters.hand.cards import sideways_uses, spare_cards
from ..chapters.hand.units import commands
from ..state import Table, Work
from .turn import lasting

# -- constructors -------------------------------------------------------------------------------------------------


def others(effect: Effect) -> Effect:
    """In every turn of the other players, until the owner's next turn."""
    return Effect("others", (), (effect,))


def dearer(n: int, most: int) -> Effect:
    """Every terrain costs n more, never beyond `most`."""
    return Effect("terrain_dearer", (n, most))


def lone_howl(n: int) -> Effect:
    """A card played sideways gives n, and more for free Command tokens; not in an interaction."""
    return Effect("lone_howl", (n,))


def units_hindered(n: int) -> Effect:
    """All Attacks and Blocks of own Units are n lower."""
    return Effect("units_hindered", (n,))


def freeze_source() -> Effect:
    """The one die of the Source everybody may use in a turn cannot be used."""
    return Effect("freeze_source")


def ignore_reputation() -> Effect:
    """Reputation does not count this turn, for better or worse."""
    return Effect("ignore_reputation")


def exploited() -> Effect:
    """Mana of another colour than the Skill is marked with brings a Wound, once for each colour."""
    return Effect("exploited")


def fiercer(n: int) -> Effect:
    """Every enemy attack is n higher in the Block phase."""
    return Effect("fiercer", (n,))


def suppressed() -> Effect:
    """The first mana used in the turn costs one more, of any colour."""
    return Effect("suppressed")


def marked_mana() -> Effect:
    """A mana token of any colour but gold, which marks the Skill."""
    return Effect("marked_mana")


def overload(n: int) -> Effect:
    """By itself, for the first card powered with the marked colour: n more Move, Influence, Attack or Block."""
    return Effect("overload", (n,))


def add_units(n: int) -> Effect:
    """Regular Units join the offer."""
    return Effect("add_units", (n,))


def loyal(n: int) -> Effect:
    """The Skill serves as a Command token; the Unit under it costs n less, fights anywhere and is never disbanded."""
    return Effect("loyal", (n,))


# -- the words ----------------------------------------------------------------------------------------------------


lasting("terrain_dearer", args="n most", rules=("MK-MOV-07",))
lasting("units_hindered", args="n")
lasting("fiercer", args="n")


@VERBS.verb("add_units", args="n", rules=("MK-UNIT-04a",))
def _add_units(work: Work, effect: Effect, ctx: Ctx) -> None:
    n = int(effect.args[0])
    new, work.regular = work.regular[:n], work.regular[n:]
    if new:
        work.unit_offer += new
        work.ledger.seal()
        tell(work, "mk-event-units-offered", unit=new)


@VERBS.verb("loyal", args="n", rules=("MK-UNIT-04b", "MK-INT-04a1"))
def _loyal(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Read where Units are recruited, used and disbanded."""


def _can_howl(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return table.phase != "interaction" and spare_cards(table.me) > 0 and bool(sideways_uses(table))


@VERBS.verb("lone_howl", can=_can_howl, args="n")
def _howl(work: Work, effect: Effect, ctx: Ctx) -> None:
    free = commands(work.me) - len(work.me.units)
    work.me.mods += (Effect("sideways_abroad", (int(effect.args[0]) + free,)),)


@VERBS.verb("freeze_source", rules=("MK-MANA-03",))
def _freeze(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.dice -= 1


@VERBS.verb("ignore_reputation", can=lambda table, effect, ctx: table.phase != "interaction")
def _ignore_reputation(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Before the talks begin: there Reputation is counted at once."""
    work.me.mods += (effect,)

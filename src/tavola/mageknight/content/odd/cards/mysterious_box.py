"""Mysterious Box: for a turn it stands in for the top Artifact of the deck, which then goes beneath it.

Until the Box is used it has not been played: it comes back to the hand, and does not count as the card of the turn.
"""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx, seq
from .....kernel.records import Effect, Option
from .....kernel.work import push, tell
from ....book import BOOK, CONTEXT, VERBS, action, context
from ....catalog import CARDS
from ....chapters.hand.banners import COMMAND
from ....chapters.hand.bonuses import use_up
from ....chapters.hand.cards import flags_for, yields
from ....chapters.hand.units import put_unit, surplus
from ....chapters.pieces.fame import gain_fame
from ....powers import Power, power
from ....state import Played, Table, Work, unit_numbered
from ....verbs.conditions import run
from ....verbs.points import fame

BOX = "mysterious_box"
_OPEN = "boxed"
_FAME = 1


@VERBS.verb("no_side", can=lambda table, effect, ctx: False)
def _no_side(work: Work, effect: Effect, ctx: Ctx) -> None:
    """A side of a card that does nothing by itself."""


@VERBS.condition(BOX)
def can_open(table: Table, ctx: Ctx) -> bool:
    """In an own turn, while there is an Artifact to turn up."""
    duel = table.duel
    own = duel is None or duel.full or table.current == duel.aggressor
    return own and bool(table.artifacts)


@BOOK.does(BOX, context=CONTEXT)
def open_box(work: Work, ctx: Ctx) -> None:
    """Turned up for this turn. What the Box will be is still open, so it has not been played yet."""
    me = work.me
    card, work.artifacts = work.artifacts[0], work.artifacts[1:]
    me.shown += (card,)
    work.ledger.seal()
    me.mods += (Effect(_OPEN),)
    me.later += (run("mysterious_box.close"),)
    tell(work, "mk-event-box", "MK-EFF-G4", card=card)


@power(_OPEN)
class OpenBox(Power):
    """What the Box may be this turn."""

    def grants(self, table: Table) -> list[Option]:
        """The sides of the Artifact turned up, or its place with a Unit."""
        me = table.me
        card = CARDS[me.shown[-1]]
        if card.healing and table.combat is not None:
            return []
        found = []
        for side, effect in (("basic", card.basic), ("strong", card.strong)):
            if VERBS.can(table, effect, context("card:" + card.id)):
                flags = flags_for(table, yields(effect), effect)
                found.append(Option(f"box {side}", "box", (side, card.id, -1), flags))
        if card.banner:
            found += [
                Option(f"box banner {unit.unit} {unit.n + 1}", "box", ("banner", card.id, unit.n)) for unit in me.units
            ]
        return found


@action("box")
def use_box(work: Work, side: str, name: str, n: int) -> None:
    """The Box is that Artifact now: discarded after its basic effect, out of the game after the strong one."""
    me = work.me
    use_up(work, Effect(_OPEN))
    me.mods += (Effect("stands_in", (BOX, name)),)
    me.carded = True
    tell(work, "mk-event-box-used", card=name, side=side)
    turned = {"basic": "basic", "strong": "thrown", "banner": "returned"}[side]
    me.play = (*(played for played in me.play if played.card != BOX), Played(BOX, turned))
    if side != "banner":
        effect = CARDS[name].basic if side == "basic" else CARDS[name].strong
        VERBS.do(work, seq(effect, fame(_FAME)), context("card:" + name))
        return
    unit = unit_numbered(me.units, n)
    if unit.banner:
        me.discard += (unit.standing or unit.banner,)
    put_unit(work, replace(unit, banner=name, furled=False, standing=BOX))
    gain_fame(work, _FAME, "MK-UNIT-08a")


@BOOK.does("mysterious_box.close", context=CONTEXT)
def close_box(work: Work, ctx: Ctx) -> None:
    """The Artifact goes beneath its deck. A Box never used returns to the hand, one that served as a Banner to the
    discard pile."""
    me = work.me
    work.artifacts, me.shown = (*work.artifacts, *me.shown), ()
    if any(mod.op == _OPEN for mod in me.mods):
        me.play = tuple(played for played in me.play if played.card != BOX)
        me.hand += (BOX,)
        tell(work, "mk-event-box-back", card=BOX)
    for unit in me.units:
        if unit.standing == BOX:
            me.discard += (BOX,)
            put_unit(work, replace(unit, banner="", furled=False, standing=""))
            if unit.banner == COMMAND and surplus(me):
                push(work, "units.surplus")

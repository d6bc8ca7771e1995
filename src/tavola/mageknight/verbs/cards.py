"""Effect words about cards and Units, and those that last for the rest of the turn."""

from __future__ import annotations

from ...kernel.effects import Ctx
from ...kernel.records import Effect, Option, Text
from ...kernel.work import push, tell
from ..book import BOOK, ORIGIN, RESERVED, UNIT, VERBS
from ..catalog import CARDS, UNITS, WOUND
from ..chapters.hand.cards import discard, spare_cards
from ..chapters.hand.units import ready_unit
from ..chapters.pieces.hurt import wound_unit
from ..chapters.pieces.wounds import take_wounds
from ..state import Table, Unit, Work


def wound(n: int = 1) -> Effect:
    return Effect("wound", (n,))


@VERBS.verb("wound", args="n", rules=("MK-HEAL-01",))
def _wound(work: Work, effect: Effect, ctx: Ctx) -> None:
    take_wounds(work, int(effect.args[0]))


def fits(card: str, filter_: str) -> bool:
    """Whether a card of the hand can be given for a cost. Wounds only where the effect says so."""
    if filter_ == "wound":
        return card == WOUND
    if filter_ == "any":
        return True
    if card == WOUND:
        return False
    if filter_ == "action":
        return CARDS[card].kind in ("basic_action", "advanced_action")
    if filter_ == "colored":
        return bool(CARDS[card].color)
    return True


def _can_discard(table: Table, effect: Effect, ctx: Ctx) -> bool:
    reserved = int(ctx[RESERVED])
    if effect.args[0] == "non_wound":
        return spare_cards(table.me, reserved) > 0
    return sum(fits(card, str(effect.args[0])) for card in table.me.hand) > (
        0 if effect.args[0] == "wound" else reserved
    )


def discard_card(filter_: str = "non_wound") -> Effect:
    """A cost: one card of the hand is discarded."""
    return Effect("discard", (filter_,))


@VERBS.verb("discard", can=_can_discard, args="filter", rules=("MK-EFF-D1a", "MK-CARD-06b"))
def _discard(work: Work, effect: Effect, ctx: Ctx) -> None:
    if any(fits(card, str(effect.args[0])) for card in work.me.hand):
        push(work, "discard", effect.args[0], ctx[ORIGIN])


DISCARD = BOOK.asks("discard")


@DISCARD.prompt
def _discard_asks(table: Table, seat: int, filter_: str, origin: str) -> Text:
    return Text("mk-ask-discard-cost", {"origin": origin})


@DISCARD.offers
def _discard_options(table: Table, seat: int, filter_: str, origin: str) -> list[Option]:
    cards = dict.fromkeys(card for card in table.me.hand if fits(card, filter_))
    return [Option(f"discard {card}", "discard", (card,)) for card in cards]


@DISCARD.answers("discard")
def _discard_answer(work: Work, seat: int, filter_: str, origin: str, card: str) -> None:
    discard(work, card)
    tell(work, "mk-event-discard", "MK-EFF-D1a", card=card)


def _readiable(table: Table, max_level: int, itself: int) -> list[Unit]:
    """Spent Units of that level or lower; a Unit does not ready itself."""
    return [unit for unit in table.me.units if unit.spent and unit.n != itself and UNITS[unit.unit].level <= max_level]


def _can_ready(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return bool(_readiable(table, int(effect.args[0]), int(ctx[UNIT])))


def ready(max_level: int) -> Effect:
    return Effect("ready_unit", (max_level,))


@VERBS.verb("ready_unit", can=_can_ready, args="level", rules=("MK-UNIT-06",))
def _ready(work: Work, effect: Effect, ctx: Ctx) -> None:
    able = _readiable(work, int(effect.args[0]), int(ctx[UNIT]))
    if len(able) == 1:
        ready_unit(work, able[0].n)
    elif able:
        push(work, "ready", effect.args[0], ctx[UNIT])


READY = BOOK.asks("ready", "mk-ask-ready")


@READY.offers
def _ready_options(table: Table, seat: int, most: int, itself: int) -> list[Option]:
    return [Option(f"ready {unit.unit} {unit.n + 1}", "ready", (unit.n,)) for unit in _readiable(table, most, itself)]


@READY.answers("ready")
def _ready_ready(work: Work, seat: int, most: int, itself: int, n: int) -> None:
    ready_unit(work, n)


def wound_self() -> Effect:
    """The Unit that did this becomes wounded."""
    return Effect("wound_self")


@VERBS.verb("wound_self", can=lambda table, effect, ctx: int(ctx[UNIT]) >= 0, rules=("MK-HEAL-01", "MK-HEAL-02"))
def _wound_self(work: Work, effect: Effect, ctx: Ctx) -> None:
    wound_unit(work, work.current, int(ctx[UNIT]))


def draw_more(n: int) -> Effect:
    """The next draw goes n cards beyond the Hand limit."""
    return Effect("draw_more", (n,))


@VERBS.verb("draw_more", args="n", rules=("MK-EFF-01b",))
def _draw_more(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.draw_bonus += int(effect.args[0])


def later(effect: Effect) -> Effect:
    """At the end of the turn."""
    return Effect("later", (), (effect,))


@VERBS.verb("later", rules=("MK-EFF-01d",))
def _later(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.later += effect.parts

"""Banners (MK-UNIT-08): Artifacts that go with a Unit and lend it what they give.

A Banner can be assigned at any time in the own turn; a Unit carries one. It leaves with its Unit, and at the start
of a round it may be taken back into the Deed deck. A Banner used once a round is furled until the next.
"""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Option, Scalar, Text
from ....kernel.work import push, tell
from ...book import BOOK, action
from ...catalog import CARDS
from ...state import Table, Unit, Work, less, sit, unit_numbered, with_unit
from ..pieces.opposing import units_of
from ..pieces.protection import banner_of

COMMAND = "banner_of_command"


def banner_options(table: Table) -> list[Option]:
    """Each Banner of the hand to each Unit; and a Banner that rallies its Unit, once a round in peace."""
    me = table.me
    if not me.units:
        return []
    cards = [card for card in dict.fromkeys(me.hand) if CARDS[card].banner]
    found = [
        Option(f"banner {card} {unit.unit} {unit.n + 1}", "banner", (card, unit.n))
        for card in cards
        for unit in me.units
    ]
    if table.combat is None:
        found += [
            Option(f"rally {unit.unit} {unit.n + 1}", "rally", (unit.n,))
            for unit in me.units
            if banner_of(unit).rallies and not unit.furled and unit.spent
        ]
    return found


@action("banner")
def assign(work: Work, card: str, n: int) -> None:
    """The Banner leaves the hand for its Unit; one that was there goes to the discard pile."""
    me = work.me
    unit = unit_numbered(me.units, n)
    me.hand = less(me.hand, card)
    me.carded = True
    if unit.banner:
        me.discard += (worn(unit),)
    _put(work, replace(unit, banner=card, furled=False, standing=""))
    tell(work, "mk-event-banner", "MK-UNIT-08a", card=card, unit=unit.unit)


@action("rally")
def rally(work: Work, n: int) -> None:
    """The Unit stands ready again, wounded or not."""
    unit = unit_numbered(work.me.units, n)
    _put(work, replace(unit, spent=False, furled=True))
    tell(work, "mk-event-ready", "MK-UNIT-06", unit=unit.unit)


def _put(work: Work, unit: Unit) -> None:
    work.me.units = with_unit(work.me.units, unit)


def worn(unit: Unit) -> str:
    """The card that lies with the Unit as its Banner."""
    return unit.standing or unit.banner


def drop_banner(work: Work, unit: Unit) -> None:
    """The Banner of a Unit that leaves goes to its owner's discard pile."""
    if unit.banner:
        work.me.discard += (worn(unit),)


SPARE = BOOK.asks("banners.spare", rest=3)


@SPARE.whom
def _owner(table: Table, owner: int, n: int, step: str, more: tuple[Scalar, ...]) -> int:
    return owner


@SPARE.prompt
def _spare_asked(table: Table, seat: int, owner: int, n: int, step: str, more: tuple[Scalar, ...]) -> Text:
    return Text("mk-ask-fortitude", {"unit": unit_numbered(units_of(table, owner), n).unit})


@SPARE.offers
def _spare_offered(table: Table, seat: int, owner: int, n: int, step: str, more: tuple[Scalar, ...]) -> list[Option]:
    return [Option("spare", "spare"), Option("done", "done")]


@SPARE.answers("spare")
def _spared(work: Work, seat: int, owner: int, n: int, step: str, more: tuple[Scalar, ...]) -> None:
    """What waits for the answer is told whether the Unit is spared."""
    push(work, step, 1, *more)


@SPARE.answers("done")
def _not_spared(work: Work, seat: int, owner: int, n: int, step: str, more: tuple[Scalar, ...]) -> None:
    push(work, step, 0, *more)


@BOOK.does("banners.round")
def round_begins(work: Work, seat: int) -> None:
    """Before the decks are shuffled, each Banner may be taken from its Unit."""
    if work.current != seat:
        sit(work, seat)
    if _loose(work):
        push(work, "banners.detach", seat)


def _loose(table: Table) -> list[Unit]:
    """The Units whose Banner can be taken; one that serves as Command token stays."""
    return [unit for unit in table.me.units if unit.banner not in ("", COMMAND)]


DETACH = BOOK.asks("banners.detach", "mk-ask-detach")
DETACH.declines("done")


@DETACH.offers
def _detach_options(table: Table, seat: int, owner: int) -> list[Option]:
    return [
        Option("done", "done"),
        *(Option(f"detach {unit.banner}", "detach", (unit.n,)) for unit in _loose(table)),
    ]


@DETACH.answers("detach")
def _detach(work: Work, seat: int, owner: int, n: int) -> None:
    unit = unit_numbered(work.me.units, n)
    work.me.discard += (unit.banner,)
    tell(work, "mk-event-detach", "MK-RND-02g3", card=unit.banner, unit=unit.unit)
    _put(work, replace(unit, banner="", furled=False))
    push(work, "banners.round", owner)

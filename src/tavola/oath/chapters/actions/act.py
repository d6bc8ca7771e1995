"""The Act Phase: any number of actions, one finished before the next begins (OA-TURN-011, 012).

An action may be bent by modifiers. They are announced before it, cost nothing until it is carried out, and are paid
together with it. `announce tents` asks again, with what Tents makes possible; a modifier that leaves nothing to do is
not offered. A power may grant an action out of turn order: the same question, for that action alone, that may be
declined.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from ....kernel.powers import Power
from ....kernel.records import Option, Scalar, Text
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import Price
from ...state import MOST_SUPPLY, Table, Work, change, mute, princely
from ..pieces.muting import hears, never
from ..pieces.tokens import affords
from ..powers.access import announced, barred, bill, granter, modifiers, names

Choices = Callable[[Table, int], tuple[str, ...]]
Offers = Callable[[Table, int, str, tuple[Power, ...]], Iterable[Option]]
F = TypeVar("F", bound=Callable[..., None])

ACT = BOOK.asks("act")
GRANT = "granted"
MAJOR: dict[str, Offers] = {}
#: What a modifier lets its user choose, by the name its card gives.
CHOICES: dict[str, Choices] = {}


def major(action: str) -> Callable[[Offers], Offers]:
    """`(table, seat, mods, powers) -> options`: the ways a major action can be carried out with these modifiers."""

    def register(offers: Offers) -> Offers:
        MAJOR[action] = offers
        return offers

    return register


def choice(asks: str) -> Callable[[Choices], Choices]:
    """`(table, seat) -> choices`: what a modifier that asks this lets its user choose among."""

    def register(choices: Choices) -> Choices:
        CHOICES[asks] = choices
        return choices

    return register


def carries_out(kind: str) -> Callable[[F], F]:
    """`(work, seat, mods, *args)`: what choosing such an option in the Act Phase does."""

    def register(function: F) -> F:
        @ACT.answers(kind)
        def answer(work: Work, seat: int, action: str, mods: str, how: str, *args: Scalar) -> None:
            if how != GRANT:
                push(work, "acted", seat)
            function(work, seat, mods, *args)

        return function

    return register


def minor(function: Callable[[Table, int], Iterable[Option]]) -> Callable[[Table, int], Iterable[Option]]:
    """Options that stand beside the major actions and never have modifiers."""
    ACT.offers(lambda table, seat, action, mods, how: () if action or how == GRANT else function(table, seat))
    return function


def grant(work: Work, seat: int, action: str, *mods: str) -> None:
    """Let a player carry out one action now, or leave it."""
    push(work, "act", action, ",".join(mods), GRANT, seat=seat)


def ways(table: Table, seat: int, action: str, mods: str) -> list[Option]:
    """How an action can be carried out with the modifiers announced."""
    if mods and not affords(table, seat, bill(table, mods)):
        return []
    return list(MAJOR[action](table, seat, mods, announced(table, seat, mods)))


def payable(table: Table, seat: int, mods: str, more: Price) -> bool:
    """Whether the modifiers announced and this can be paid together."""
    return affords(table, seat, bill(table, mods).plus(more) if mods else more)


@ACT.prompt
def _asks(table: Table, seat: int, action: str, mods: str, how: str) -> Text:
    if how == GRANT:
        return Text(f"oa-ask-granted-{action}")
    return Text("oa-ask-announced", {"action": action, "cards": names(mods)}) if action else Text("oa-ask-act")


@ACT.offers
def _major(table: Table, seat: int, action: str, mods: str, how: str) -> Iterable[Option]:
    for name in MAJOR:
        if not action or name == action:
            yield from ways(table, seat, name, mods)


def announcements(table: Table, seat: int, mods: str, action: str = "") -> Iterable[tuple[str, str]]:
    """The modifiers that may be announced now, as (action, all announced then): those in reach, each at most once for
    an action (OA-PLAY-043, 044)."""
    said = names(mods)
    for name in MAJOR:
        if action and name != action:
            continue
        for offered in modifiers(table, seat, name, mods):
            if offered.card in said or barred(table, seat, offered) is not None:
                continue
            asks = offered.printed.asks
            for choice in CHOICES[asks](table, seat) if asks else ("",):
                entry = f"{offered.card}:{choice}" if choice else offered.card
                more = f"{mods},{entry}" if mods else entry
                if ways(table, seat, name, more) and _together(table, seat, name, more):
                    yield name, more


@ACT.offers
def _announcements(table: Table, seat: int, action: str, mods: str, how: str) -> Iterable[Option]:
    for name, more in announcements(table, seat, mods, action):
        entry = more.rpartition(",")[2].replace(":", " ")
        yield Option(f"announce {entry}", "announce", (name, more))


def _together(table: Table, seat: int, action: str, mods: str) -> bool:
    """Whether none of the modifiers announced puts another out of reach."""
    said = names(mods)
    return len(said) < 2 or {offered.card for offered in modifiers(table, seat, action, mods)}.issuperset(said)


@ACT.answers("announce")
def _announce(work: Work, seat: int, action: str, mods: str, how: str, name: str, more: str) -> None:
    push(work, "act", name, more, how, seat=seat)


@ACT.offers
def _leave(table: Table, seat: int, action: str, mods: str, how: str) -> Iterable[Option]:
    if how == GRANT:
        yield Option("pass", "leave")
        if seat != table.turn.seat:
            yield never()
    elif not action:
        yield Option("rest", "leave")


@ACT.answers("leave")
def _left(work: Work, seat: int, action: str, mods: str, how: str) -> None:
    if how != GRANT:
        tell(work, "oa-log-rests", rule="OA-TURN-003", player=work.players[seat].color)
        push(work, "rest", seat)


@ACT.answers("mute")
def _muted(work: Work, seat: int, action: str, mods: str, how: str) -> None:
    mute(work, seat, granter(mods))


@ACT.asked_if
def _worth_asking(table: Table, seat: int, action: str, mods: str, how: str) -> bool:
    return how != GRANT or (hears(table, seat, granter(mods)) and bool(ways(table, seat, action, mods)))


@BOOK.does("acted")
def acted(work: Work, seat: int) -> None:
    """After every action the title is looked at; an ended Act Phase goes to Rest (OA-OATH-016, OA-TURN-016)."""
    if work.turn.over:
        push(work, "rest", seat)
    else:
        push(work, "act", "", "", "", seat=seat)
    push(work, "title")


def spend_supply(work: Work, seat: int, n: int) -> None:
    if n:
        change(work, seat, supply=work.players[seat].supply - n)


def gain_supply(work: Work, seat: int, n: int) -> None:
    """Supply never rises above 7 (OA-SUP-003); the Prince has none (OA-PRINCE-050)."""
    if princely(work, seat):
        return
    supply = min(MOST_SUPPLY, work.players[seat].supply + n)
    tell(
        work, "oa-log-supply", rule="OA-SUP-003", player=work.players[seat].color, n=supply - work.players[seat].supply
    )
    change(work, seat, supply=supply)

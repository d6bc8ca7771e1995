"""How a state is laid on the bench, with the player whose turn it is drafted; and small helps to read and write it."""

from __future__ import annotations

from typing import cast

from msgspec.structs import astuple

from ...kernel.work import workbench
from .records import Draft, Player, State, Table, Unit, Work

_lay, _take_off = workbench(State, Work)


def bench(state: State) -> Work:
    """Lay a state on the bench."""
    work = _lay(state)
    pick_up(work, state.current)
    return work


def pick_up(work: Work, seat: int) -> None:
    """Draft a player: until put down, the draft is the truth."""
    work.current = seat
    work.me = Draft(*astuple(work.players[seat]))


def sit(work: Work, seat: int) -> None:
    """Hand the turn to another player."""
    put_down(work)
    pick_up(work, seat)


def put_down(work: Work) -> None:
    """Write the drafted player back among the players."""
    seat = work.current
    work.players = (*work.players[:seat], Player(*astuple(work.me)), *work.players[seat + 1 :])


def frozen(work: Work) -> State:
    """Take the finished state off the bench."""
    put_down(work)
    return _take_off(work)


def at_rest(table: Table) -> State:
    """The state as it is now, on the bench or off it, for whoever wants to try something."""
    return frozen(table) if isinstance(table, Work) else cast(State, table)


def playing(table: Table) -> list[int]:
    """The seats of everybody still in the game."""
    return [seat for seat in range(len(table.players)) if seat not in table.out]


def unit_numbered(units: tuple[Unit, ...], n: int) -> Unit:
    """One of a player's Units, by its number."""
    for unit in units:
        if unit.n == n:
            return unit
    raise LookupError(f"no Unit {n}")


def with_unit(units: tuple[Unit, ...], changed: Unit) -> tuple[Unit, ...]:
    """The Units with one of them as it is now."""
    return tuple([changed if unit.n == changed.n else unit for unit in units])


def at_place(items: tuple[int, ...], place: int, change: int) -> tuple[int, ...]:
    """The counts with one of them changed."""
    return (*items[:place], items[place] + change, *items[place + 1 :])

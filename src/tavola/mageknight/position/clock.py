"""Where in the game a position stands: round and time of day, whose turn, the Round Order, the phase of the turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ...kernel.errors import BadPosition
from ...kernel.reading import bounded, impossible, listed, named, number, table_of
from ...kernel.records import Frame
from ..catalog import TACTICS
from ..chapters.hand.tactics import tactic_number
from ..chapters.pieces.hexmap import site_at
from ..chapters.turn.interaction import interact, talks_barred
from ..features import Feature, fold, scenario_of, speaks
from ..state import DUMMY, Dummy, Table, Work, put_down, sit

PHASES = ("tactics", "before", "move", "interaction", "maze", "rest", "after")
TIMES = ("day", "night")
KEYS = ("round", "time", "phase", "turn", "order", "down", "out", "turns_left", "final_turns", "announced")


def fill_clock(work: Work, table: Mapping[str, Any]) -> None:
    """The round and its time of day, each of which follows from the other."""
    scenario = scenario_of(work)
    times = TIMES if fold(work, Feature.first_time, "day") == "day" else TIMES[::-1]
    told = named(table, "time", "", TIMES)
    first = 1 + times.index(told) if told and not speaks(work, Feature.next_time) else 1
    work.round = bounded(table, "round", first, 1, scenario.rounds)
    work.time = told or times[(work.round - 1) % 2]
    if not speaks(work, Feature.next_time) and work.time != times[(work.round - 1) % 2]:
        raise BadPosition("mk-position-time", key="round", value=str(work.round), time=told)
    work.left = number(table, "turns_left", -1, -1)
    work.final = number(table, "final_turns", -1, -1)
    work.tactics = tuple(one.id for one in TACTICS.values() if one.time == work.time)


def seats_named(work: Work, table: Mapping[str, Any], key: str) -> tuple[int, ...]:
    """Seats, each once."""
    found = tuple(bounded({key: seat}, key, 0, 0, len(work.players) - 1) for seat in listed(table, key))
    for place, seat in enumerate(found):
        if seat in found[:place]:
            raise BadPosition("mk-position-twice", key=key, value=str(seat))
    return found


def check_tactics(work: Work, table: Mapping[str, Any]) -> None:
    """Each Tactic is of the present time of day and lies before one player only."""
    put_down(work)
    if work.dummy is not None and "tactic" not in table_of(table, "dummy"):
        _redeal(work, work.dummy)
    held = [(f"{_section(seat)}.tactic", player.tactic) for seat, player in enumerate(work.players)]
    if work.dummy is not None:
        held.append(("dummy.tactic", work.dummy.tactic))
    seen: set[str] = set()
    for key, tactic in held:
        if tactic and TACTICS[tactic].time != work.time:
            raise BadPosition("mk-position-tactic-time", key=key, value=tactic, time=work.time)
        if tactic in seen:
            raise BadPosition("mk-position-twice", key=key, value=tactic)
        seen |= {tactic} - {""}
    offered = table_of(table, "offers")
    if "tactics" in offered and named(table, "phase", "move", PHASES) != "tactics":
        raise BadPosition("mk-position-tactics-phase", key="offers.tactics")
    for tactic in work.tactics if "tactics" in offered else ():
        if tactic in seen or TACTICS[tactic].time != work.time:
            raise impossible("offers.tactics", tactic, tuple(sorted(_set(work) - seen)))
    work.tactics = tuple(tactic for tactic in work.tactics if tactic not in seen)
    sit(work, work.current)


def _redeal(work: Work, dummy: Dummy) -> None:
    """The Tactic the set-up gave the Dummy stays only where it can."""
    if dummy.tactic and (
        TACTICS[dummy.tactic].time != work.time or dummy.tactic in {player.tactic for player in work.players}
    ):
        work.dummy = replace(dummy, tactic="")


def _section(seat: int) -> str:
    return "player" if seat == 0 else "rivals"


def _set(table: Table) -> set[str]:
    return {tactic.id for tactic in TACTICS.values() if tactic.time == table.time}


# -- whose turn ---------------------------------------------------------------------------------------------------


def to_choice(work: Work) -> None:
    """The choice of Tactics: whoever has none is asked, the lowest Fame first."""
    work.phase, work.turn = "tactics", 0
    put_down(work)
    playing = [seat for seat in range(len(work.players)) if seat not in work.out]
    waiting = [seat for seat in playing if not work.players[seat].tactic]
    if not waiting:
        raise BadPosition("mk-position-all-chosen", key="phase")
    waiting.sort(key=lambda seat: (work.players[seat].fame, -seat))
    needed = len(waiting) + (work.dummy is not None and not work.dummy.tactic)
    if len(work.tactics) < needed:
        raise BadPosition("mk-position-few-tactics", key="offers.tactics", count=needed)
    dummy = (Frame("rounds.dummy_tactic"),) if work.dummy is not None and not work.dummy.tactic else ()
    asked = tuple(Frame("rounds.ask_tactic", (seat,)) for seat in reversed(waiting))
    alone = len(work.players) == 1
    work.stack = (Frame("rounds.order"), *(dummy if alone else ()), *asked, *(() if alone else dummy))
    sit(work, waiting[0])


def to_turn(work: Work, phase: str, table: Mapping[str, Any], section: Mapping[str, Any]) -> None:
    """The turn of a player begins, or stands in the phase asked for. `section`: what is said of that player."""
    me = work.me
    work.phase = phase
    work.turn = 1
    work.tactics = ()
    if not me.tactic:
        me.tactic = _free_tactic(work)
    if work.dummy is not None and not work.dummy.tactic:
        work.dummy = replace(work.dummy, tactic=_free_tactic(work))
    _order(work, table)
    if "announced" in table:
        work.announced = bounded(table, "announced", 0, 0, len(work.players) - 1)
    if phase == "before":
        work.stack = (Frame("turn.begin", (work.current,)),)
        return
    if not me.at:
        me.at = "0,0"
    me.path = me.path or (me.at,)
    work.stack = (Frame("turn"),)
    if phase == "interaction":
        _trade(work, "influence" in section)
    elif phase == "maze" and site_at(work, me.at) not in ("maze", "labyrinth"):
        raise BadPosition("mk-position-not-there", key="phase", value=me.at, site="maze")


def _trade(work: Work, told: bool) -> None:
    """The interaction has begun: the Influence at hand is what the position says, or else what Reputation and own
    Shields give at its start."""
    me = work.me
    if talks_barred(work) is not None:
        raise BadPosition("mk-position-nobody", key="phase", space=me.at)
    points = (me.move, me.influence)
    interact(work)
    me.move = points[0]
    if told:
        me.influence = points[1]


def _order(work: Work, table: Mapping[str, Any]) -> None:
    """The Round Order as told; or the seats in their order, with the Dummy where its Tactic puts it."""
    playing = tuple(seat for seat in range(len(work.players)) if seat not in work.out)
    dummy = (DUMMY,) if work.dummy is not None else ()
    if "order" in table:
        allowed = (*(str(seat) for seat in playing), *("dummy" for _ in dummy))
        found = []
        for entry in listed(table, "order"):
            if str(entry) not in allowed or isinstance(entry, bool):
                raise impossible("order", entry, allowed)
            found.append(DUMMY if entry == "dummy" else int(entry))
        if sorted(found) != sorted((*playing, *dummy)):
            raise BadPosition("mk-position-order", key="order", known=allowed)
        work.order = tuple(found)
    else:
        first = work.dummy is not None and tactic_number(work.dummy.tactic) < tactic_number(work.me.tactic)
        work.order = (*dummy, *playing) if first else (*playing, *dummy)
    work.place = work.order.index(work.current)


def _free_tactic(work: Work) -> str:
    """The first of its set that lies before nobody."""
    taken = {player.tactic for player in work.players} | {work.me.tactic}
    if work.dummy is not None:
        taken.add(work.dummy.tactic)
    return next(one.id for one in TACTICS.values() if one.time == work.time and one.id not in taken)


def seat_of_turn(work: Work, table: Mapping[str, Any]) -> int:
    """Whose turn it is."""
    seat = bounded(table, "turn", 0, 0, len(work.players) - 1)
    if seat in work.out:
        raise BadPosition("mk-position-out", key="turn", value=str(seat))
    return seat

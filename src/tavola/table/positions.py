"""Where a match begins: a setup and a seed, or the text of a position file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ..kernel.codec import fingerprint
from ..kernel.contract import Result, Rules
from ..kernel.errors import BadPosition
from ..kernel.journal import Journal
from ..kernel.machine import SHOWN
from ..kernel.position.remainder import STACK, amended
from ..kernel.position.spelling import frame_of
from ..kernel.position.writing import PENDING, STATE
from ..kernel.reading import flag, known, listed, table_of
from ..kernel.records import Frame, Setup
from ..kernel.rng import Chance, Rng
from ..kernel.shelf import game
from .bounds import look_at, look_over, look_through
from .match import Match

#: How code fails when the data it runs on does not hang together.
BROKEN = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)
#: How far a position with pending work is played on before it is believed.
TRIED = 40


def position(text: str) -> Match:
    """A match set up from a position file (TOML). Its first key is `game`."""
    table = _parse(text)
    name = table.get("game")
    if not isinstance(name, str):
        raise BadPosition("error-position-game")
    rules = game(name)
    players = table.get("players", ())
    setup = Setup(
        name,
        str(table.get("scenario", "")),
        tuple(str(player) for player in players) if isinstance(players, list) else (),
    )
    seed = table.get("seed", 0)
    journal = Journal(setup, seed if isinstance(seed, int) else 0, (), text)
    return Match.begun(rules, journal, _state(rules, table))


def start_of(rules: Rules[Any], journal: Journal) -> Result[Any]:
    """Where a journal begins, and what happened on the way there."""
    if journal.position:
        return _state(rules, _parse(journal.position))
    return rules.begun(journal.setup, journal.seed)


def same(rules: Rules[Any], kept: Any, reached: Any) -> bool:
    """Whether a kept state is the one a replay came to. Older rules put questions that have one answer, and may have
    kept a game at one."""
    wanted = fingerprint(rules.compared(reached))
    if fingerprint(rules.compared(kept)) == wanted:
        return True
    try:
        return fingerprint(rules.compared(rules.carried_on(kept).state)) == wanted
    except BROKEN:
        return False


def _state(rules: Rules[Any], table: Mapping[str, Any]) -> Result[Any]:
    """What the friendly keys say, played on to the first question, and what happened on the way there; or, with a
    remainder, exactly what it says."""
    friendly = {key: value for key, value in table.items() if key not in (PENDING, STATE, SHOWN)}
    state = rules.position(friendly)
    if flag(table, SHOWN, ""):
        seat = rules.seats(state)[0].seat
        state = replace(state, stack=(*state.stack, Frame(SHOWN, seat=seat)))
    rest = dict(table_of(table, STATE))
    if STACK in rest:
        raise BadPosition("error-position-path", key=f"{STATE}.{STACK}")
    for path, value in rest.items():
        _named(rules, path, value, f"{STATE}.{path}")
    if PENDING in table:
        steps = (*rules.book.steps, *rules.book.questions)
        for line in listed(table, PENDING):
            known(frame_of(str(line), PENDING).step, steps, PENDING)
        rest[STACK] = listed(table, PENDING)
    look_at(rules, state)
    if not rest:
        return rules.opened(state)
    found = amended(state, rest)
    prove(rules, found)
    return Result(found, (), False)


def _named(rules: Rules[Any], path: str, value: Any, key: str) -> None:
    """Names of the remainder exist, wherever they stand."""
    field = next((part for part in reversed(path.split(".")) if not part.isdecimal()), "")
    if isinstance(value, Mapping):
        for name, inner in value.items():
            _named(rules, str(name), inner, f"{key}.{name}")
    elif isinstance(value, list):
        for inner in value:
            _named(rules, field, inner, key)
    elif isinstance(value, str) and field in rules.names:
        known(value, rules.names[field], key)


def prove(rules: Rules[Any], state: Any) -> None:
    """Raises BadPosition for a state no game could be in: it holds more than the game has, or something is missing that
    its pending work needs. It is looked at from every seat, every answer is tried, and it is played on for a while,
    whatever comes."""
    look_at(rules, state)
    try:
        seats = rules.seats(state)
        rules.round_of(state)
        rules.standing(state)
        for seat in (*(one.seat for one in seats), None):
            rules.view(state, seat)
            rules.goal(state, seat)
        _play_on(rules, state, {one.seat for one in seats})
    except BROKEN as error:
        where = f"{type(error).__name__} {error}".strip()
        raise BadPosition("error-position-unsound", where=where) from None


def _play_on(rules: Rules[Any], state: Any, seats: set[int]) -> None:
    chance = Chance(Rng("proof"))
    for turn in range(TRIED):
        decision = rules.options(state)
        if decision.outcome is not None:
            return
        if not decision.options or decision.seat not in seats:
            raise LookupError("nothing to decide")
        for option in decision.options if turn == 0 else ():
            rules.label(state, option)
            rules.options(rules.apply(state, option).state)
        try:
            state = rules.apply(state, chance.pick(decision.options)).state
        except BadPosition:  # a pinned roll that was meant for another answer
            return


def _parse(text: str) -> dict[str, Any]:
    look_over(text)
    try:
        table = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition("error-position-toml", where=str(error)) from None
    look_through(table)
    return table

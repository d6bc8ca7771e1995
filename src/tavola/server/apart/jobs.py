"""Work that may take long, told as plain data so that it can be done in another process: reading files that people
bring, trying out positions, and thinking for bots."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeAlias

import msgspec
from msgspec import Struct

from ...bots import Bot, Look, bot
from ...kernel.codec import decode
from ...kernel.errors import BadPosition, BadSave, TavolaError
from ...kernel.records import Seat, Text, TextArg
from ...kernel.shelf import game
from ...table import load, position
from ...table.save import is_plain
from ...table.tables import Brought, brought
from ...teaching import Advice, Scouted, advise, scouted
from ..config import MAX_OPTIONS

#: How many bots one helper remembers: a bot that follows a line of play goes on with it.
_REMEMBERED = 128


class Bring(Struct, tag="bring", frozen=True):
    """Read and verify a save file. `positions`: whether it may begin from a position or a stored state; `move`: whether
    it may go on under other rules than its own."""

    save: bytes
    positions: bool
    move: bool = False


class Try(Struct, tag="try", frozen=True):
    """Set up a position and see what may be answered there."""

    position: str


class Think(Struct, tag="think", frozen=True):
    """What a bot answers. `who` names it among all bots of all tables."""

    who: str
    game: str
    state: bytes
    seat: Seat
    bot: str
    seed: str


class Advise(Struct, tag="advise", frozen=True):
    """What an experienced player would answer in the place of a seat."""

    game: str
    state: bytes
    seat: Seat


class Scout(Struct, tag="scout", frozen=True):
    """What a piece promises a seat once some answers are given."""

    game: str
    state: bytes
    seat: Seat
    piece: str
    first: tuple[str, ...] = ()


Job: TypeAlias = Bring | Try | Think | Advise | Scout


class Done(Struct, tag="done", frozen=True):
    """What came of it: a match laid out flat, the notation of an answer, advice, or what a piece promises."""

    brought: Brought | None = None
    notation: str = ""
    advice: Advice | None = None
    scouted: Scouted | None = None


class Refused(Struct, tag="refused", frozen=True):
    """One clear sentence why not."""

    key: str
    args: dict[str, TextArg] = {}


Result: TypeAlias = Done | Refused

_jobs = msgspec.msgpack.Decoder(Job)
_results = msgspec.msgpack.Decoder(Result)
_encode = msgspec.msgpack.Encoder().encode


def write_job(job: Job) -> bytes:
    return _encode(job)


def read_result(data: bytes) -> Done:
    """What came of a job. Raises the refusal."""
    result: Result = _results.decode(data)
    if isinstance(result, Refused):
        error = TavolaError(result.key)
        error.text = Text(result.key, result.args)
        raise error
    return result


class Worker:
    """Does jobs, one after another."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()

    def perform(self, data: bytes) -> bytes:
        job: Job = _jobs.decode(data)
        try:
            return _encode(self._done(job))
        except TavolaError as error:
            return _encode(Refused(error.text.key, error.text.args))

    def _done(self, job: Job) -> Done:
        match job:
            case Bring(save, positions, move):
                if not positions and not is_plain(save):
                    raise BadSave("error-positions-closed")
                found = load(save, move)
                _bearable(len(found.asked().options))
                return Done(brought(found))
            case Try(text):
                _bearable(len(position(text).asked().options))
                return Done()
            case Think():
                return Done(notation=self._thought(job))
            case Advise(name, packed, seat):
                rules = game(name)
                state = decode(packed, rules.state_type)
                return Done(advice=advise(rules.options(state), Look(rules, state, seat)))

            case Scout(name, packed, seat, piece, first):
                rules = game(name)
                return Done(scouted=scouted(Look(rules, decode(packed, rules.state_type), seat), piece, first))

    def _thought(self, job: Think) -> str:
        rules = game(job.game)
        name = (job.who, job.bot, job.seed)
        player = self._bots.setdefault(name, bot(job.bot, job.seed))
        self._bots.move_to_end(name)
        if len(self._bots) > _REMEMBERED:
            self._bots.popitem(last=False)
        state = decode(job.state, rules.state_type)
        return player.choose(rules.options(state), Look(rules, state, job.seat)).notation


def _bearable(options: int) -> None:
    if options > MAX_OPTIONS:
        raise BadPosition("error-position-options", limit=MAX_OPTIONS)

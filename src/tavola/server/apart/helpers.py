"""Work done apart from play: in processes that can be stopped, or in threads where one process must do."""

from __future__ import annotations

import asyncio
import contextlib
import math
import struct
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

import structlog

from ...kernel.errors import TavolaError
from .jobs import Done, Job, Worker, read_result, write_job
from .yielding import KIND, lift, lower, spent, starving

log = structlog.get_logger("tavola.server")

#: How many jobs may wait for each helper before new ones are turned away.
_WAITING = 16
#: How long a helper may go on with a job nobody waits for any more: to begin a new helper costs more than that.
_GRACE = 1.0
#: Bytes. What a bot answers is read at once: to hand it to a thread and back would keep people waiting for longer.
_SHORT = 4_096
#: How long one is left to what others leave it, before somebody looks whether it gets anything.
_LEFT_ALONE = 2.0


class Helpers(Protocol):
    """Whoever does jobs apart."""

    async def ask(self, job: Job, seconds: float, about: str = "") -> Done:
        """Have a job done. Jobs about the same thing prefer the same helper. Raises TavolaError: its refusal, or
        that it takes too long, or that too many wait."""

    async def close(self) -> None:
        """Stop all work."""


class Threads:
    """Helpers that share this process: nothing to start, nothing that can be stopped."""

    def __init__(self, count: int = 2) -> None:
        self._pool = ThreadPoolExecutor(max_workers=count, thread_name_prefix="helper")
        self._worker = Worker()

    async def ask(self, job: Job, seconds: float, about: str = "") -> Done:
        return await asyncio.get_running_loop().run_in_executor(self._pool, self._perform, job)

    def _perform(self, job: Job) -> Done:
        return read_result(self._worker.perform(write_job(job)))

    async def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Processes:
    """Helpers in processes of their own. One that takes too long, or dies, costs its job and nothing else."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._free = asyncio.Semaphore(count)
        self._idle: list[_Process] = []
        self._all: set[_Process] = set()
        self._waiting = 0
        #: Whether helpers may be idle: not where one starved and could not be lifted.
        self._idling = True
        self._under_way: set[asyncio.Future[bytes]] = set()

    async def ask(self, job: Job, seconds: float, about: str = "") -> Done:
        if self._waiting >= self._count * _WAITING:
            raise TavolaError("error-busy")
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        patience = asyncio.timeout(seconds)
        doing = asyncio.ensure_future(self._do(job, patience, about))
        self._under_way.add(doing)
        doing.add_done_callback(self._under_way.discard)
        try:
            result = await asyncio.shield(doing)
        except TimeoutError:
            log.warning("helper stopped", job=type(job).__name__, seconds=seconds)
            raise TavolaError("error-too-long", seconds=int(seconds)) from None
        except (OSError, asyncio.IncompleteReadError) as error:
            log.error("helper died", job=type(job).__name__, exc_info=error)
            raise TavolaError("error-internal") from None
        except asyncio.CancelledError:  # nobody waits any more
            doing.add_done_callback(_unheard)
            with contextlib.suppress(RuntimeError):  # it has just come to its end
                patience.reschedule(min(patience.when() or math.inf, asyncio.get_running_loop().time() + _GRACE))
            raise
        if len(result) < _SHORT:
            return read_result(result)
        return await asyncio.get_running_loop().run_in_executor(None, read_result, result)

    async def _do(self, job: Job, patience: asyncio.Timeout, about: str) -> bytes:
        """Have one helper do it, in time or not at all; one that was stopped is not asked again."""
        helper, well = None, False
        try:
            async with patience:
                helper = await self._helper(about)
                result = await helper.perform(write_job(job))
            well = True
            return result
        finally:
            if helper is not None and helper.starved and self._idling:
                self._idling = False
                log.warning("helpers starve", wanted="RLIMIT_NICE of 5")
            if helper is not None and well and not helper.starved:
                helper.about = about
                self._idle.append(helper)
            elif helper is not None:
                helper.kill()
                await helper.gone()
                self._all.discard(helper)
            self._free.release()

    async def _helper(self, about: str) -> _Process:
        """One that knows what this is about, else any idle one, else a new one."""
        for helper in self._idle:
            if about and helper.about == about:
                self._idle.remove(helper)
                return helper
        if len(self._all) < self._count or not self._idle:
            helper = await _Process.start(self._idling)
            self._all.add(helper)
            return helper
        return self._idle.pop(0)

    async def close(self) -> None:
        for doing in self._under_way:
            doing.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        for helper in self._all:
            helper.kill()
        for helper in self._all:
            await helper.gone()
        self._all.clear()


def _unheard(doing: asyncio.Future[bytes]) -> None:
    """Whatever comes of a job nobody waits for, it is no news."""
    if not doing.cancelled():
        doing.exception()


class _Process:
    """One helper and the pipes to it."""

    def __init__(self, process: asyncio.subprocess.Process, idle: bool) -> None:
        self.about = ""
        self._process = process
        self._idle = idle
        self._lifted = False
        self._looking: asyncio.TimerHandle | None = None
        #: Whether it got nothing done, and nobody was allowed to lift it.
        self.starved = False

    @classmethod
    async def start(cls, idle: bool) -> _Process:
        pipe = asyncio.subprocess.PIPE
        words = () if idle else (KIND,)
        # It stays in our session: where the system shares processors out among sessions, it must not have a share.
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tavola.server.apart.helper", *words, stdin=pipe, stdout=pipe
        )
        return cls(process, idle)

    async def perform(self, job: bytes) -> bytes:
        into, out = self._process.stdin, self._process.stdout
        assert into is not None
        assert out is not None
        if self._idle:
            self._look_later()
        try:
            into.write(struct.pack(">I", len(job)) + job)
            await into.drain()
            (size,) = struct.unpack(">I", await out.readexactly(4))
            return await out.readexactly(size)
        finally:
            if self._looking is not None:
                self._looking.cancel()
            if self._lifted and self._process.returncode is None:
                self._lifted = False
                lower(self._process.pid)

    def _look_later(self) -> None:
        before = spent(self._process.pid)
        self._looking = asyncio.get_running_loop().call_later(_LEFT_ALONE, self._look, before)

    def _look(self, before: float) -> None:
        """Whether it gets anything done at all; if so, it may be otherwise by the next look."""
        if self._process.returncode is not None:
            return
        if starving(spent(self._process.pid) - before, _LEFT_ALONE):
            self._lifted = lift(self._process.pid)
            self.starved = not self._lifted
        else:
            self._look_later()

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def gone(self) -> None:
        await self._process.wait()


def helpers(count: int) -> Helpers:
    """So many processes; threads of this one when there are none."""
    return Processes(count) if count else Threads()

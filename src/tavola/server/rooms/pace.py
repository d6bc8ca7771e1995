"""How a table does its work: at once, or on a thread where it takes its time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import anyio

from .options import LIGHT

R = TypeVar("R")


class Pace:
    """Rules and drawing take well below a millisecond as a rule, less than handing them to a thread and back would add
    to everybody's answers, so they run at once; a table that was `heavy` the last time does its work on a thread."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self._threads = threads
        self.heavy = False

    async def done(self, work: Callable[[], R]) -> R:
        """Ask the rules, at once or on a thread."""
        return await self.work(lambda: self.timed(work)) if self.heavy else self.timed(work)

    def timed(self, work: Callable[[], R]) -> R:
        """Ask the rules at once."""
        began, own = time.perf_counter(), time.thread_time()
        try:
            return work()
        finally:  # what others keep it waiting for does not count
            self.heavy = time.perf_counter() - began > LIGHT and time.thread_time() - own > LIGHT

    async def work(self, work: Callable[[], R]) -> R:
        """Do what needs the storage on a thread, to its end even if the one who asked is gone."""
        with anyio.CancelScope(shield=True):
            done = await asyncio.get_running_loop().run_in_executor(self._threads, work)
        return done

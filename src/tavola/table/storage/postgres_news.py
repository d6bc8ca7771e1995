"""What servers of one PostgreSQL database tell each other: `game:seq`, and nothing more.

It is a hint. Nobody waits for it: it travels on a connection of its own, some moments after the answer is stored, many
games at once, so that no commit queues behind another to announce itself.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable

import psycopg

CHANNEL = "tavola"
#: How often what happened is told.
_EVERY = 0.2


class News:
    """Tells and hears, in one thread; it goes on when the database comes back."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._lock = threading.Lock()
        self._untold: dict[str, int] = {}
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None

    def tell(self, game: str, seq: int) -> None:
        """This server moved a game on."""
        if self._thread is not None:
            with self._lock:
                self._untold[game] = seq

    def start(self, hear: Callable[[str, int], object]) -> None:
        self._thread = threading.Thread(target=self._run, args=(hear,), name="news", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        if self._thread is not None:
            self._thread.join(5)

    def _run(self, hear: Callable[[str, int], object]) -> None:
        while not self._ended.is_set():
            with contextlib.suppress(psycopg.Error):
                self._talk(hear)
            self._ended.wait(1)

    def _talk(self, hear: Callable[[str, int], object]) -> None:
        with psycopg.connect(self._address, autocommit=True) as db:
            db.execute(f"LISTEN {CHANNEL}")
            while not self._ended.is_set():
                for news in db.notifies(timeout=_EVERY):
                    if news.pid != db.info.backend_pid:
                        game, _, seq = news.payload.rpartition(":")
                        if seq.isdecimal():
                            hear(game, int(seq))
                with self._lock:
                    untold, self._untold = self._untold, {}
                if untold:
                    said = [f"{game}:{seq}" for game, seq in untold.items()]
                    db.execute("SELECT pg_notify(%s, one) FROM unnest(%s::text[]) AS one", (CHANNEL, said))

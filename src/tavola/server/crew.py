"""Several workers behind one address: `tavola serve --workers N`.

One process takes the port and starts the workers, which share it; the system gives each new line to one of them, and as
many to each where it can. A worker that dies is replaced, and its tables go on with whoever is asked for them next.
When the first process ends, so do they.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from types import FrameType

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from ..kernel.errors import TavolaError
from ..table.storage.databases import storage_at
from ..table.storage.door import Storage
from .config import Config
from .logs import quiet, structured
from .peers.lines import LOCAL
from .running import address, listen, serve

log = structlog.get_logger("tavola.server")

#: A worker that dies at once is not started again before so many seconds have passed.
_PAUSE = 1.0
#: How long workers may take to end.
_PATIENCE = 8.0


#: Whether the system deals lines out evenly to workers that listen each for itself. Where they share one socket, it
#: wakes whichever of them it likes.
_EACH = sys.platform == "linux"


class Orders(Struct, frozen=True):
    """All a worker is told: where the games are, what it may do, and which open socket is the port; none where it opens
    one of its own."""

    database: str
    config: Config
    listener: int | None


def run_crew(database: str, config: Config, ready: Callable[[str], None]) -> None:
    """Serve with several workers until told to stop. `ready` hears the address once somebody can connect."""
    (structured if config.log else quiet)()
    storage = storage_at(database)
    try:
        storage.claim()
        with _taken(config) as listener, tempfile.TemporaryDirectory(prefix="tavola-") as folder:
            port = listener.getsockname()[1]
            config = replace(config, port=port)
            crew = _Crew(database, storage, config, listener, folder)
            crew.run(lambda: ready(address(config.host, port)))
    finally:
        storage.close()


def _taken(config: Config) -> socket.socket:
    """The port: a socket the workers share, or one that holds it for theirs. One that somebody else has is refused."""
    alone = listen(config.host, config.port)
    if not _EACH:
        return alone
    port = alone.getsockname()[1]
    alone.close()
    return listen(config.host, port, shared=True, lines=False)


class _Crew:
    def __init__(self, database: str, storage: Storage, config: Config, listener: socket.socket, folder: str) -> None:
        self._database = database
        self._storage = storage
        self._config = replace(config, helpers=-(-config.helpers // config.workers))
        self._listener = listener
        self._folder = folder
        self._ended = threading.Event()
        self._names: dict[int, str] = {}

    def run(self, ready: Callable[[], None]) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._end)
        workers = [self._start() for _ in range(self._config.workers)]
        for worker in workers:
            _said(worker)
        if not self._ended.is_set():
            ready()
        while not self._ended.wait(0.1):
            for place, worker in enumerate(workers):
                if worker.poll() is not None:
                    log.error("worker died", code=worker.returncode)
                    self._bury(worker)
                    self._ended.wait(_PAUSE)
                    if not self._ended.is_set():
                        workers[place] = self._start()
        _stop(workers)

    def _end(self, number: int, frame: FrameType | None) -> None:
        self._ended.set()

    def _bury(self, worker: subprocess.Popen[bytes]) -> None:
        """Its tables are free at once; should the storage be away, its silence will free them."""
        with contextlib.suppress(TavolaError):
            self._storage.retire(self._names.pop(worker.pid))
        for pipe in (worker.stdin, worker.stdout):
            if pipe is not None:
                with contextlib.suppress(BrokenPipeError):
                    pipe.close()

    def _start(self) -> subprocess.Popen[bytes]:
        name = secrets.token_hex(6)
        config = replace(self._config, name=name, peer=self._config.peer or f"{LOCAL}{self._folder}/{name}")
        orders = Orders(self._database, config, None if _EACH else self._listener.fileno())
        worker = subprocess.Popen(
            [sys.executable, "-m", "tavola.server.crew"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=() if orders.listener is None else (orders.listener,),
            process_group=0,  # an interrupt from the keyboard is ours to pass on
        )
        assert worker.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            worker.stdin.write(msgspec.json.encode(orders) + b"\n")
            worker.stdin.flush()
        self._names[worker.pid] = name
        return worker


def _said(worker: subprocess.Popen[bytes]) -> None:
    """Wait until a worker says that it is ready, or is gone."""
    assert worker.stdout is not None
    worker.stdout.readline()


def _stop(workers: list[subprocess.Popen[bytes]]) -> None:
    for worker in workers:
        worker.terminate()
    end = time.monotonic() + _PATIENCE
    for worker in workers:
        try:
            worker.wait(max(0.1, end - time.monotonic()))
        except subprocess.TimeoutExpired:
            worker.kill()
            worker.wait()
        for pipe in (worker.stdin, worker.stdout):
            if pipe is not None:
                with contextlib.suppress(BrokenPipeError):
                    pipe.close()


def work() -> None:
    """Be a worker: orders come as the first line, and the end of the input is the end of whoever gave them."""
    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)
    threading.Thread(target=_watch, daemon=True).start()
    storage = storage_at(orders.database)
    config = orders.config
    if orders.listener is None:
        listener = listen(config.host, config.port, shared=True)
    else:
        listener = socket.socket(fileno=orders.listener)
    serve(storage, config, listener, _ready)


def _watch() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


def _ready() -> None:
    sys.stdout.write("ready\n")
    sys.stdout.flush()


if __name__ == "__main__":
    work()

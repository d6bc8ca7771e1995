"""A PostgreSQL server of the tests' own: a fresh folder, a socket nobody else knows, gone when the tests are.

python tests/table/postgres_server.py COMMAND … ADDRESS …       runs a command with one, by its address
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path


def binaries() -> Path | None:
    """Where `initdb` and `postgres` are, on the path or where Debian puts them."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def available() -> bool:
    return binaries() is not None and find_spec("psycopg") is not None


class Server:
    """PostgreSQL in a folder; it can be stopped hard and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = f"postgresql:///postgres?host={folder}&user=tavola"
        place = binaries()
        assert place is not None
        self._place = place
        # PostgreSQL does not run as root: then it runs as its own user.
        self._user = "postgres" if os.geteuid() == 0 else None
        if self._user:
            shutil.chown(folder, self._user)
        self._run("initdb", "-U", "tavola", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def start(self) -> None:
        settings = f"-c listen_addresses='' -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "-l", str(self.folder / "log"), "-w", "start", "-o", settings)

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-m", mode, "-w", "stop")

    def wipe(self) -> None:
        """Nothing was ever kept here."""
        words = "DROP SCHEMA public CASCADE; CREATE SCHEMA public"
        command = [str(self._place / "psql"), "-h", str(self.folder), "-U", "tavola", "-q", "-c", words, "postgres"]
        subprocess.run(command, check=True, capture_output=True)

    def _run(self, tool: str, *words: str) -> None:
        command = [str(self._place / tool), "-D", str(self.folder / "db"), *words]
        subprocess.run(command, check=True, capture_output=True, user=self._user, cwd="/")


@contextmanager
def running() -> Iterator[Server]:
    folder = Path(tempfile.mkdtemp(prefix="tavola-pg-"))
    try:
        server = Server(folder)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the server ends with whoever started it
    with running() as here:
        sys.exit(subprocess.run([here.address if word == "ADDRESS" else word for word in sys.argv[1:]]).returncode)

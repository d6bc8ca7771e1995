"""Who used how much processor time while `tools/load.py` measured."""

from __future__ import annotations

import os
import time
from pathlib import Path

import psycopg
from msgspec import Struct
from msgspec.structs import astuple

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def processor(pid: int) -> float:
    """Seconds of processor time a process and all below it have used; none where it is gone."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        below = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except FileNotFoundError:
        return 0.0
    return (int(stat[11]) + int(stat[12])) / TICKS + sum(processor(int(child)) for child in below)


class Used(Struct):
    """Seconds of processor time so far: of a server, its database, this client, and of everything on this machine."""

    server: float
    database: float
    client: float
    all: float
    at: float

    @classmethod
    def now(cls, server: int, database: int | None) -> Used:
        user, kind, system, _, _, *interrupts = map(int, Path("/proc/stat").read_text().split("\n")[0].split()[1:9])
        everything = (user + kind + system + sum(interrupts)) / TICKS
        stored = 0.0 if database is None else processor(database)
        return cls(processor(server), stored, time.process_time(), everything, time.perf_counter())

    def since(self, before: Used) -> Used:
        now, then = astuple(self), astuple(before)
        return Used(*(one - other for one, other in zip(now, then, strict=True)))

    @property
    def others(self) -> float:
        """How many processors somebody else used, be it on this machine or on the one it is part of."""
        return (self.all - self.server - self.database - self.client) / self.at


def postmaster(database: str) -> int | None:
    """The process above all those of a PostgreSQL server on this machine; None where there is none."""
    if not database.startswith("postgresql:"):
        return None
    with psycopg.connect(database) as db:
        stat = Path(f"/proc/{db.info.backend_pid}/stat")
        return int(stat.read_text().rpartition(")")[2].split()[1]) if stat.exists() else None

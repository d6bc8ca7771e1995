"""People come first: helpers work when nobody else wants to.

A kind process still keeps the processor for some milliseconds once it has it. One that is as idle as the system knows
how is sent away the moment somebody wakes up; but it may starve where everybody is always busy, so it is watched, and
lifted for the job it is at. Linux only; elsewhere helpers are kind.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

_KINDNESS = 15
#: A helper that got less than this part of a processor is starving.
_STARVING = 0.1
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def stand_back() -> None:
    """Be kind, and idle where that can be."""
    os.nice(_KINDNESS)
    _be(0, "SCHED_IDLE")


def lift(pid: int) -> None:
    """Be only kind again. Needs the right to it: `RLIMIT_NICE` of 5 or more, or a privileged user."""
    _be(pid, "SCHED_OTHER")


def lower(pid: int) -> None:
    """Be idle again."""
    _be(pid, "SCHED_IDLE")


def _be(pid: int, how: str) -> None:
    if hasattr(os, how):
        with contextlib.suppress(OSError):
            os.sched_setscheduler(pid, getattr(os, how), os.sched_param(0))


def spent(pid: int) -> float:
    """Seconds of processor time a process has used; without end where that cannot be known."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return float("inf")
    return (int(stat[11]) + int(stat[12])) / _TICKS


def starving(used: float, seconds: float) -> bool:
    return used < _STARVING * seconds

"""People come first: helpers work when nobody else wants to, and on all processors but one, where there are several.

A kind process still keeps the processor for some milliseconds once it has it. One that is as idle as the system knows
how is sent away the moment another one of its group wakes up; the system's own workers, which the disk needs, are not
of its group, and so are left a processor that no helper is on. An idle one may starve where everybody is always busy,
so it is watched, and lifted for the job it is at. Where the server has no right to lift it, the next ones are only
kind. Linux only; elsewhere all are.
"""

from __future__ import annotations

import os
from pathlib import Path

#: Said to a helper that is to be kind and not idle.
KIND = "kind"
_KINDNESS = 15
#: A helper that got less than this part of a processor is starving.
_STARVING = 0.1
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def stand_back(idle: bool = True) -> None:
    """Be kind, and idle where that is wished and can be; leave a processor alone where there are several."""
    os.nice(_KINDNESS)
    if hasattr(os, "sched_setaffinity"):
        first, *others = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, others or {first})
    if idle:
        _be(0, "SCHED_IDLE")


def lift(pid: int) -> bool:
    """Be only kind again; whether it is. Needs the right to it: `RLIMIT_NICE` of 5 or more, or a privileged user."""
    return _be(pid, "SCHED_OTHER")


def lower(pid: int) -> None:
    """Be idle again."""
    _be(pid, "SCHED_IDLE")


def _be(pid: int, how: str) -> bool:
    if not hasattr(os, how):
        return True
    try:
        os.sched_setscheduler(pid, getattr(os, how), os.sched_param(0))
    except OSError:
        return False
    return True


def spent(pid: int) -> float:
    """Seconds of processor time a process has used; without end where that cannot be known."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return float("inf")
    return (int(stat[11]) + int(stat[12])) / _TICKS


def starving(used: float, seconds: float) -> bool:
    return used < _STARVING * seconds

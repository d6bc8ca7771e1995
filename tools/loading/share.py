"""A share of a processor for each worker that `tools/load.py` measures, so that workers, client and database do not
have to share two processors: Linux, as root, through its control groups of either kind."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup")
#: Microseconds in which a share is given out anew: short, so that nobody stands still for long.
PERIOD = 10_000


@contextmanager
def shared(server: int, workers: int, share: float) -> Iterator[None]:
    """Each worker of a server with no more than this share of a processor; all they can get where it is 0."""
    if not share:
        yield
        return
    made = []
    try:
        for worker in _below(server) if workers > 1 else [server]:
            made.append(_bounded(worker, share))
        yield
    finally:
        for group, above in made:
            for process in (group / "cgroup.procs").read_text().split():
                with suppress(OSError):  # it is gone
                    (above / "cgroup.procs").write_text(process)
            group.rmdir()


def _below(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def _bounded(process: int, share: float) -> tuple[Path, Path]:
    """A group of its own for a process, and the one above."""
    old = GROUPS / "cpu"
    above = old if old.exists() else GROUPS
    group = above / f"tavola-load-{os.getpid()}-{process}"
    group.mkdir()
    quota = int(share * PERIOD)
    if above == old:
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(quota))
    else:
        (group / "cpu.max").write_text(f"{quota} {PERIOD}")
    (group / "cgroup.procs").write_text(str(process))
    return group, above

"""Many games at once: in this process, in several, or on the workers of a Dask cluster. The games are the same."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from ...kernel.errors import TavolaError

try:  # an extra: `tavola[dask]`
    import distributed
except ImportError:
    distributed = None

W = TypeVar("W")
R = TypeVar("R")

#: How often a game is given to another worker after one died over it.
RETRIES = 5


def spread(play: Callable[[W], R], work: Sequence[W], jobs: int = 1, on: str = "") -> Iterator[R]:
    """Do all of the work, in whatever order it gets done. `on`: the address of a cluster, `dask://host:port`."""
    if on:
        yield from _on_cluster(play, work, on)
    elif jobs == 1:
        yield from map(play, work)
    else:
        # Fresh interpreters: forking a process that may already hold threads is not safe.
        context = multiprocessing.get_context("spawn")
        with context.Pool(jobs) as pool:
            chunk = max(1, min(20, len(work) // (4 * jobs)))
            yield from pool.imap_unordered(play, work, chunksize=chunk)


def check_address(on: str) -> None:
    """Refuse at once what could never work: another kind of address, or no Dask here."""
    if on and not on.startswith("dask://"):
        raise TavolaError("error-cluster-address", said=on)
    if on and distributed is None:
        raise TavolaError("error-no-dask")


def _on_cluster(play: Callable[[W], R], work: Sequence[W], on: str) -> Iterator[R]:
    """A worker that dies loses nothing: its games are played again elsewhere, and come out the same."""
    check_address(on)
    library: Any = distributed
    with library.Client(on.replace("dask://", "tcp://", 1)) as client:
        futures = client.map(play, work, pure=False, retries=RETRIES)
        for future in library.as_completed(futures):
            yield future.result()

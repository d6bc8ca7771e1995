"""Counts and times of a server since it started, in the text form Prometheus reads. Numbers only: no table, seat or
visitor is named."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

#: Upper bounds of the time an answer took, in seconds.
BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Told(Struct, frozen=True):
    """What one worker counted, to be added to what the others did."""

    counted: tuple[tuple[str, str, int], ...]
    took: tuple[int, ...]
    seconds: float
    gauges: dict[str, int]


class Metrics:
    """Counts since the worker started."""

    def __init__(self) -> None:
        self.counted: Counter[tuple[str, str]] = Counter()
        self.answers = 0
        self._took = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, what: str, kind: str = "") -> None:
        self.counted[what, kind] += 1

    def answered(self, seconds: float) -> None:
        """An answer was stored and acknowledged after so long."""
        self.answers += 1
        self._took[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def told(self, gauges: dict[str, int]) -> Told:
        counted = tuple((what, kind, count) for (what, kind), count in self.counted.items())
        return Told(counted, tuple(self._took), self._seconds, gauges)


def lines(workers: Sequence[Told]) -> str:
    """What all workers counted together."""
    gauges: Counter[str] = Counter()
    counted: Counter[tuple[str, str]] = Counter()
    for worker in workers:
        gauges.update(worker.gauges)
        counted.update({(what, kind): count for what, kind, count in worker.counted})
    out = [f"# TYPE tavola_{name} gauge\ntavola_{name} {value}" for name, value in gauges.items()]
    for what in sorted({what for what, _ in counted}):
        out.append(f"# TYPE tavola_{what}_total counter")
        for (name, kind), count in sorted(counted.items()):
            if name == what:
                label = f'{{kind="{kind}"}}' if kind else ""
                out.append(f"tavola_{what}_total{label} {count}")
    out.append("# TYPE tavola_answer_seconds histogram")
    total = 0
    for place, bound in enumerate((*map(str, BOUNDS), "+Inf")):
        total += sum(worker.took[place] for worker in workers)
        out.append(f'tavola_answer_seconds_bucket{{le="{bound}"}} {total}')
    seconds = sum(worker.seconds for worker in workers)
    out += [f"tavola_answer_seconds_sum {seconds:.6f}", f"tavola_answer_seconds_count {total}"]
    return "\n".join(out) + "\n"

"""Counts and times of a server since it started, in the text form Prometheus reads. Numbers only: no table, seat or
visitor is named."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

#: Upper bounds of the time an answer took, in seconds.
BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics:
    """Counts since the server started."""

    def __init__(self) -> None:
        self.counted: Counter[tuple[str, str]] = Counter()
        self._took = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, what: str, kind: str = "") -> None:
        self.counted[what, kind] += 1

    def answered(self, seconds: float) -> None:
        """An answer was stored and acknowledged after so long."""
        self._took[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def lines(self, gauges: dict[str, int]) -> str:
        out = [f"# TYPE tavola_{name} gauge\ntavola_{name} {value}" for name, value in gauges.items()]
        for what in sorted({what for what, _ in self.counted}):
            out.append(f"# TYPE tavola_{what}_total counter")
            for (name, kind), count in sorted(self.counted.items()):
                if name == what:
                    label = f'{{kind="{kind}"}}' if kind else ""
                    out.append(f"tavola_{what}_total{label} {count}")
        out.append("# TYPE tavola_answer_seconds histogram")
        total = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._took, strict=True):
            total += count
            out.append(f'tavola_answer_seconds_bucket{{le="{bound}"}} {total}')
        out += [f"tavola_answer_seconds_sum {self._seconds:.6f}", f"tavola_answer_seconds_count {total}"]
        return "\n".join(out) + "\n"

"""Written by tools/chances.py: how often each mission was won by one to six heroes, and the weight of each sign."""

from __future__ import annotations

RATES: dict[str, tuple[float, ...]] = {
    "mission_10": (0.65, 0.65, 0.65, 0.65, 0.65, 0.65),
    "mission_3": (0.82, 0.82, 0.82, 0.82, 0.82, 0.82),
    "mission_4": (0.55, 0.55, 0.55, 0.55, 0.55, 0.55),
    "mission_9": (0.51, 0.55, 0.51, 0.51, 0.51, 0.45),
    "tutorial": (0.92, 0.97, 0.92, 0.97, 0.97, 0.92),
}

WEIGHTS: tuple[float, ...] = (1.00, -0.68, -0.20, -1.15, 1.54, 0.16, -0.76, 0.04)

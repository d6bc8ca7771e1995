"""Written by tools/chances.py: how often each mission was won by one to six heroes, and the weight of each sign."""

from __future__ import annotations

RATES: dict[str, tuple[float, ...]] = {
    "tutorial": (0.98, 0.98, 0.97, 0.95, 0.90, 0.92),
    "mission_1": (0.97, 0.98, 0.95, 0.84, 0.89, 0.84),
    "mission_2": (0.81, 0.90, 0.90, 0.87, 0.84, 0.87),
    "mission_3": (0.64, 0.90, 0.86, 0.90, 0.90, 0.82),
    "mission_4": (0.67, 0.76, 0.76, 0.66, 0.58, 0.63),
    "mission_5": (0.56, 0.81, 0.89, 0.82, 0.82, 0.81),
    "mission_6": (0.98, 0.97, 0.95, 0.90, 0.89, 0.92),
    "mission_7": (0.98, 0.98, 0.97, 0.92, 0.87, 0.87),
    "mission_8": (0.98, 0.95, 0.98, 0.92, 0.85, 0.85),
    "mission_9": (0.02, 0.53, 0.71, 0.71, 0.71, 0.56),
    "mission_10": (0.98, 0.91, 0.81, 0.62, 0.61, 0.65),
}

WEIGHTS: tuple[float, ...] = (0.67, -0.83, 0.01, -1.53, 1.71, 0.27, -0.61, -0.21)

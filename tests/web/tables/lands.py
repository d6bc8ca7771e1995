"""The map of the situations: tiles as printed, their tokens, and where more can be revealed."""

from __future__ import annotations

from typing import Any

from tavola.kernel.shelf import game

Json = dict[str, Any]

DIRECTIONS = ((0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
TILES = {
    "start_a": (0, 0),
    "countryside_1": (1, -3),
    "countryside_2": (3, -2),
    "countryside_3": (2, -6),
    "countryside_4": (4, -5),
}
COSTS = {"plains": 2, "hills": 3, "forest": 3, "wasteland": 4, "desert": 5, "swamp": 5}
GARRISONS = {"keep": "grey", "mage_tower": "violet"}
RAMPAGING = {"orc_marauder": ("green", "wolf_riders"), "draconum": ("red", "fire_dragon")}


def spaces() -> list[Json]:
    tiles = game("mageknight").catalog()["tiles"]
    found = []
    for name, (q, r) in TILES.items():
        for (dq, dr), printed in zip(DIRECTIONS, tiles[name]["hexes"], strict=True):
            tokens: list[Json] = []
            if printed["rampaging"]:
                pile, enemy = RAMPAGING[printed["rampaging"]]
                tokens = [{"enemy": enemy, "pile": pile, "up": True, "rampaging": True}]
            elif printed["site"] in GARRISONS:
                tokens = [{"enemy": None, "pile": GARRISONS[printed["site"]], "up": False, "rampaging": False}]
            found.append(
                {
                    "at": f"{q + dq},{r + dr}",
                    "tile": name,
                    "terrain": printed["terrain"],
                    "site": printed["site"] or None,
                    "colors": list(printed["colors"]),
                    "tokens": tokens,
                    "ruin": "hidden" if printed["site"] == "ancient_ruins" else None,
                    "shields": [],
                    "burned": False,
                    "cost": COSTS.get(printed["terrain"]),
                    "safe": True,
                }
            )
    return found


def slot(slot: str, q: int, r: int, legal: bool) -> Json:
    return {"slot": slot, "centre": f"{q},{r}", "hexes": [f"{q + a},{r + b}" for a, b in DIRECTIONS], "legal": legal}

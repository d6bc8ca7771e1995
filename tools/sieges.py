"""How quickly the solver answers the largest fights: five defenders of a city against six cards and three Units.

python tools/sieges.py --fights 40
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from random import Random

import tavola
from tavola.mageknight.catalog import CARDS, CITIES, ENEMIES, UNITS
from tavola.mageknight.solver import solve
from tavola.mageknight.state import State

DEEDS = sorted(card.id for card in CARDS.values() if card.kind in ("basic_action", "advanced_action", "spell"))
HELP = sorted(unit.id for unit in UNITS.values() if unit.set == "base")
#: Cities of these levels have five defenders.
LEVELS = (9, 10, 11)
POSITION = """
game = "mageknight"
scenario = "solo_conquest"
seed = 3
hero = "tovak"
round = 6
[player]
hand = {hand}
fame = 84
crystals = {{red = 1, blue = 1, white = 1, green = 1}}
units = {units}
at = "3,-2"
[map.tiles]
"1,0" = "core_8"
[combat]
site = "city"
phase = "ranged"
enemies = {enemies}
"""


def pick(chance: Random, names: Sequence[str], count: int) -> list[str]:
    return [names[int(chance.random() * len(names))] for _ in range(count)]


def siege(number: int) -> State:
    """The garrison of some city of a high level, and whoever comes against it."""
    chance = Random(f"siege {number}")
    city = CITIES[pick(chance, sorted(CITIES), 1)[0]]
    piles = city.garrisons[LEVELS[number % len(LEVELS)] - 1]
    enemies = [
        pick(chance, sorted(one.id for one in ENEMIES.values() if one.pile == pile and one.set == "base"), 1)[0]
        for pile in piles
    ]
    told = {"hand": pick(chance, DEEDS, 6), "units": pick(chance, HELP, 3), "enemies": enemies}
    match = tavola.position(POSITION.format(**{key: json.dumps(value) for key, value in told.items()}))
    state: State = match.state
    return state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--fights", type=int, default=40)
    parser.add_argument("--nodes", type=int, default=800)
    args = parser.parse_args()
    took: list[float] = []
    worth: list[float] = []
    proven = fame = wounds = 0
    for number in range(args.fights):
        state = siege(number)
        began = time.process_time()
        best = solve(state, nodes=args.nodes)
        took.append(time.process_time() - began)
        if best is not None:
            worth.append(best.value)
            proven, fame, wounds = proven + best.proven, fame + best.fame, wounds + best.wounds
    took.sort()
    within = sum(one <= 1.0 for one in took)
    print(
        f"{within} of {len(took)} within a second of CPU time; half of them within {took[len(took) // 2]:.2f} s,"
        f" the longest {took[-1]:.2f} s; {proven} proven; {len(worth)} ends found, on average worth"
        f" {sum(worth) / max(1, len(worth)):.1f} points, with {fame / max(1, len(worth)):.1f} Fame and"
        f" {wounds / max(1, len(worth)):.1f} Wounds"
    )


if __name__ == "__main__":
    main()

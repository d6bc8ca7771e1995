"""How often bots win every scenario of a game with every number of players, as a table for the docs.

python tools/win_rates.py massivedarkness --games 60 --bots greedy
python tools/win_rates.py massivedarkness --scenarios mission_4 mission_9 --players 1 2
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt

from tavola import shelf as shelf
from tavola.cli.contests.simulation import Plan, play_game
from tavola.kernel.shelf import game


def interval(won: int, games: int) -> tuple[int, int]:
    """Between which hundredths the true rate lies in 95 of 100 cases (Wilson)."""
    z = 1.96
    rate = won / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return round(100 * (middle - half)), round(100 * (middle + half))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--scenarios", nargs="*", default=[])
    parser.add_argument("--players", nargs="*", type=int, default=[])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    names = game(chosen.game).roles()
    sizes = chosen.players or list(range(1, len(names) + 1))
    scenarios = chosen.scenarios or [scenario.id for scenario in game(chosen.game).scenarios()]
    print("| scenario | " + " | ".join(map(str, sizes)) + " | answers a game | answers a second |")
    print("|---|" + "---:|" * (len(sizes) + 2))
    for scenario in scenarios:
        began, answers, cells = time.perf_counter(), 0, []
        for size in sizes:
            plan = Plan(chosen.game, scenario, (names[:size],), chosen.games, (chosen.bots,), chosen.seed)
            played = [play_game(plan, index) for index in range(chosen.games)]
            failed = sum(bool(one.error) for one in played)
            answers += sum(one.answers for one in played)
            won = sum(one.won for one in played)
            low, high = interval(won, chosen.games)
            rate = f"{100 * won / chosen.games:.0f} % ({low}–{high})"
            cells.append(rate + (f", {failed} failed" if failed else ""))
            print(f"{scenario} {size}: {rate}", file=sys.stderr, flush=True)
        pace = answers / (time.perf_counter() - began)
        each = answers / (chosen.games * len(sizes))
        print(f"| `{scenario}` | " + " | ".join(cells) + f" | {each:.0f} | {pace:.0f} |", flush=True)


if __name__ == "__main__":
    main()

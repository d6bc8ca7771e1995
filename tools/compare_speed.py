"""Random play measured against python-chess in one run, turn about, so that the machine's mood cancels out.

    pip install chess
    python tools/compare_speed.py                                # Mage Knight, every hero alone
    python tools/compare_speed.py massivedarkness mission_1 3    # another game: scenario, number of heroes

Prints the CPU-time rates of both and the median of their ratios. A measurement, never a test.
"""

from __future__ import annotations

import importlib
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from tavola.cli.contests.simulation import Plan, play_game
from tavola.kernel.shelf import game as game_of

ROUNDS = 9
SECONDS = 1.0


def ours(game: str = "mageknight", scenario: str = "first_reconnaissance", party: str = "1") -> Callable[[], int]:
    """Games of parties of that size, whoever stands first in the list taking turns."""
    heroes = game_of(game).roles()
    line_ups = tuple((heroes[first:] + heroes[:first])[: int(party)] for first in range(len(heroes)))
    plan = Plan(game, scenario, line_ups, 0, ("random",), 1)
    number = iter(range(1_000_000))
    return lambda: play_game(plan, next(number)).answers


def chess(library: Any) -> Callable[[], int]:
    draw = random.Random(1)

    def game() -> int:
        board = library.Board()
        moves = 0
        while moves < 200 and not board.is_game_over():
            board.push(draw.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return game


def rate(game: Callable[[], int]) -> float:
    """Decisions a second of CPU time."""
    began = time.process_time()
    decisions = 0
    while (spent := time.process_time() - began) < SECONDS:
        decisions += game()
    return decisions / spent


def main() -> None:
    try:
        library = importlib.import_module("chess")
    except ImportError:
        raise SystemExit("python-chess is needed: pip install chess") from None
    one, other = ours(*sys.argv[1:]), chess(library)
    rate(one), rate(other)
    pairs = [(rate(one), rate(other)) for _ in range(ROUNDS)]
    for name, values in (("tavola", [a for a, _ in pairs]), ("python-chess", [b for _, b in pairs])):
        print(f"{name}: {statistics.median(values):,.0f}/s ({min(values):,.0f} to {max(values):,.0f})")
    ratios = [a / b for a, b in pairs]
    print(f"ratio: {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")


if __name__ == "__main__":
    main()

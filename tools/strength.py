"""How strong a Mage Knight player is: games alone with each hero in turn, and whether the aim of the scenario was met.

python tools/strength.py first_reconnaissance --bot strong --seed 2000 --games 14
python tools/strength.py solo_conquest --bot strong --seed 3000 --games 4 --think 2
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from math import sqrt

import tavola
from tavola.bots import Look, bot
from tavola.kernel.records import Outcome
from tavola.mageknight.catalog import TILES
from tavola.mageknight.state import State

HEROES = ("arythea", "goldyx", "norowas", "tovak", "wolfhawk", "krang", "braevalar")


def patience(seconds: float) -> Callable[[], Callable[[], bool]]:
    def begin() -> Callable[[], bool]:
        end = time.perf_counter() + seconds
        return lambda: time.perf_counter() < end

    return begin


def met(state: State, outcome: Outcome) -> bool:
    """Whether the aim was met: the city found where that is the aim, else as the scenario says."""
    if state.scenario == "first_reconnaissance":
        return any(TILES[placed.tile].city for placed in state.tiles)
    return outcome.won


def play(scenario: str, name: str, seed: int, think: float) -> tuple[int, bool, str]:
    match = tavola.new("mageknight", scenario, [HEROES[seed % len(HEROES)]], seed=seed)
    player = bot(name, str(seed), patience(think) if think else None)
    while match.outcome is None:
        decision = match.asked()
        match.step(player.choose(decision, Look(match.rules, match.state, decision.seat)))
    lines = " ".join(f"{line.key} {line.points}" for line in match.outcome.lines[0] if line.points)
    return match.outcome.totals[0], met(match.state, match.outcome), lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenario")
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--seed", type=int, default=2000)
    parser.add_argument("--games", type=int, default=14)
    parser.add_argument("--think", type=float, default=0.0)
    told = parser.parse_args()
    scores: list[int] = []
    aims = 0
    for seed in range(told.seed, told.seed + told.games):
        began = time.process_time()
        score, done, lines = play(told.scenario, told.bot, seed, told.think)
        scores.append(score)
        aims += done
        took = time.process_time() - began
        print(
            f"{seed} {HEROES[seed % len(HEROES)]}: {score}{' aim met' if done else ''} ({lines}) {took:.1f} s",
            flush=True,
        )
    mean = sum(scores) / len(scores)
    spread = sqrt(sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1))
    print(f"mean {mean:.1f} ± {1.96 * spread / sqrt(len(scores)):.1f} of {len(scores)}; aim met in {aims}")


if __name__ == "__main__":
    main()

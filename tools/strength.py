"""How strong a Mage Knight player is: games alone with each hero in turn, and whether the aim of the scenario was met.

python tools/strength.py first_reconnaissance --bot strong --seed 2000 --games 14
python tools/strength.py solo_conquest --bot strong --seed 3000 --games 4 --think 2
python tools/strength.py first_reconnaissance --seed 7000 --games 200 --into games.jsonl
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from math import sqrt
from pathlib import Path

import msgspec

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


class Game(msgspec.Struct, frozen=True):
    """A game played: its score, line by line, whether the aim was met, and CPU seconds."""

    seed: int
    hero: str
    score: int
    met: bool
    lines: str
    seconds: float


def play(scenario: str, name: str, seed: int, think: float) -> Game:
    began = time.process_time()
    hero = HEROES[seed % len(HEROES)]
    match = tavola.new("mageknight", scenario, [hero], seed=seed)
    player = bot(name, str(seed), patience(think) if think else None)
    while match.outcome is None:
        decision = match.asked()
        match.step(player.choose(decision, Look(match.rules, match.state, decision.seat)))
    lines = " ".join(f"{line.key} {line.points}" for line in match.outcome.lines[0] if line.points)
    took = round(time.process_time() - began, 1)
    return Game(seed, hero, match.outcome.totals[0], met(match.state, match.outcome), lines, took)


def share(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval of a share, 95 in 100."""
    z, p = 1.96, won / games
    middle, half = p + z * z / (2 * games), z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def known(file: Path | None) -> dict[int, Game]:
    """The games already played, by their seeds."""
    if file is None or not file.exists():
        return {}
    games = [msgspec.json.decode(line, type=Game) for line in file.read_bytes().splitlines()]
    return {game.seed: game for game in games}


def told(games: list[Game]) -> str:
    scores = [game.score for game in games]
    mean = sum(scores) / len(scores)
    spread = sqrt(sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1))
    met = sum(game.met for game in games)
    least, most = share(met, len(games))
    seconds = sum(game.seconds for game in games) / len(games)
    return (
        f"mean {mean:.1f} ± {1.96 * spread / sqrt(len(scores)):.1f} of {len(scores)}; aim met in {met}"
        f" ({100 * least:.1f} to {100 * most:.1f} %); {seconds:.1f} s a game"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("scenario")
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--seed", type=int, default=2000)
    parser.add_argument("--games", type=int, default=14)
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--into", type=Path, help="a file of games, written as they end; those in it are not repeated")
    args = parser.parse_args()
    played = known(args.into)
    games: list[Game] = []
    for seed in range(args.seed, args.seed + args.games):
        game = played.get(seed)
        if game is None:
            game = play(args.scenario, args.bot, seed, args.think)
            if args.into is not None:
                with args.into.open("ab") as file:
                    file.write(msgspec.json.encode(game) + b"\n")
        games.append(game)
        print(
            f"{seed} {game.hero}: {game.score}{' aim met' if game.met else ''} ({game.lines}) {game.seconds:.1f} s",
            flush=True,
        )
    print(told(games))


if __name__ == "__main__":
    main()

"""Which weights of Mage Knight's strong player matter in Solo Conquest: many of them drawn at once for every game, and
how much more or less there is with more of each, all others held.

Thinking quickly (`--quick`) costs a quarter of the time and plays nearly as well, so thousands of games can be had.
Games written to a file are not played again.

python tools/weigh.py --quick --seed 31000 --games 300 --into games.jsonl growing.fame war.card campaign.STEP
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from math import exp
from multiprocessing import get_context
from pathlib import Path
from random import Random

import msgspec
import numpy as np
from msgspec.structs import replace

import tavola
from strength import HEROES
from tavola.bots import Look, bot
from tavola.mageknight.bot import campaign, strong, trials, weights
from tavola.mageknight.bot.records import Effort
from tavola.mageknight.chapters.land.cities import cities_on_map, taken
from tavola.mageknight.state import State

TABLES = {"growing": "GROWING", "war": "WAR"}
#: What is told of each game. `worth`: Fame, and 5 for each defender and 10 for each city that fell.
TOLD = ("worth", "fame_3", "fame", "defenders", "cities")
#: A quick thought: about a quarter of the effort.
QUICK = Effort(
    width=5, depth=12, glances=4, alike=2, glance=40, fights=1, nodes=60, worlds=2, surprises=4, proofs=1, purse=800
)


class Game(msgspec.Struct, frozen=True):
    """A game played: what each weight was drawn at, from -1 to 1; Fame after Round 3 and at the end, defenders and
    cities that fell."""

    seed: int
    drawn: dict[str, float]
    fame_3: float
    fame: float
    defenders: float
    cities: float

    @property
    def worth(self) -> float:
        return self.fame + 5 * self.defenders + 10 * self.cities


def known_weight(said: str) -> str:
    """A weight by its place and name."""
    try:
        value = _value(said)
    except (ValueError, KeyError, AttributeError):
        raise argparse.ArgumentTypeError(f"'{said}' names no weight: say it as growing.fame") from None
    if not isinstance(value, float) or not value:
        raise argparse.ArgumentTypeError(f"{said} is no number that could be multiplied")
    return said


def _value(said: str) -> object:
    place, name = said.split(".")
    if place == "campaign":
        return getattr(campaign, name)
    return getattr(getattr(weights, TABLES[place]), name)


def made(said: str, times: float) -> None:
    """Multiply a weight, in this process and for good."""
    value = _value(said)
    assert isinstance(value, float)
    place, name = said.split(".")
    if place == "campaign":
        setattr(campaign, name, value * times)
    else:
        setattr(weights, TABLES[place], replace(getattr(weights, TABLES[place]), **{name: value * times}))


def hurry() -> None:
    """Think quickly, in this process and for good."""
    strong.WAR, strong.FIGHT_NODES, strong.SIEGE_NODES = QUICK, 400, 800
    trials.TRIED, trials.HANDS, trials.NODES, campaign.LOOKS = 3, 2, 25, 1


def drawn(seed: int, names: list[str]) -> dict[str, float]:
    chance = Random(f"weigh {seed}")
    return {name: round(chance.uniform(-1.0, 1.0), 3) for name in names}


def play(seed: int, places: dict[str, float], span: float, quick: bool) -> Game:
    if quick:
        hurry()
    for name, place in places.items():
        made(name, exp(span * place))
    match = tavola.new("mageknight", "solo_conquest", [HEROES[seed % len(HEROES)]], seed=seed)
    player = bot("strong", str(seed), None)
    third = 0
    while match.outcome is None:
        decision = match.asked()
        if match.state.round <= 3:
            third = match.state.players[0].fame
        match.step(player.choose(decision, Look(match.rules, match.state, decision.seat)))
    state: State = match.state
    found = cities_on_map(state)
    defenders = sum(len(state.spaces[at].shields) for at in found if at in state.spaces)
    return Game(seed, places, third, state.players[0].fame, defenders, sum(taken(state, at) for at in found))


def slopes(games: list[Game], names: list[str], what: str) -> list[tuple[float, float]]:
    """How much more there is for each step from the middle to the end of what was drawn, all heroes alike, and half its
    interval, 95 in 100."""
    rows = [
        [float(game.seed % len(HEROES) == hero) for hero in range(len(HEROES))]
        + [game.drawn.get(name, 0.0) for name in names]
        for game in games
    ]
    signs, ends = np.array(rows), np.array([float(getattr(game, what)) for game in games])
    found = np.linalg.pinv(signs) @ ends
    left = ends - signs @ found
    spread = float(left @ left) / max(1, len(games) - signs.shape[1])
    halves = 1.96 * np.sqrt(spread * np.diag(np.linalg.pinv(signs.T @ signs)))
    return [(float(found[place]), float(halves[place])) for place in range(len(HEROES), signs.shape[1])]


def known(file: Path | None) -> list[Game]:
    if file is None or not file.exists():
        return []
    return [msgspec.json.decode(line, type=Game) for line in file.read_bytes().splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", nargs="+", type=known_weight, help="growing.NAME, war.NAME or campaign.NAME")
    parser.add_argument("--seed", type=int, default=31000)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--span", type=float, default=0.5, help="weights are multiplied by up to e to this power")
    parser.add_argument("--quick", action="store_true", help="think quickly")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--into", type=Path, help="a file of games, written as they end; those in it are not repeated")
    args = parser.parse_args()
    games = known(args.into)
    done = {game.seed for game in games}
    seeds = [seed for seed in range(args.seed, args.seed + args.games) if seed not in done]
    draws = [drawn(seed, args.weights) for seed in seeds]
    # Weights are changed for good, so each game has a process of its own.
    with ProcessPoolExecutor(args.jobs, get_context("spawn"), max_tasks_per_child=1) as pool:
        for game in pool.map(play, seeds, draws, [args.span] * len(seeds), [args.quick] * len(seeds)):
            games.append(game)
            if args.into is not None:
                with args.into.open("ab") as file:
                    file.write(msgspec.json.encode(game) + b"\n")
    for what in TOLD:
        print(f"{what}: mean {sum(getattr(game, what) for game in games) / len(games):.2f} of {len(games)} games")
    least = len(HEROES) + len(args.weights) + 1
    if len(games) <= least:
        print(f"More than {least} games are needed to tell what so many weights do.")
        return
    told = {what: slopes(games, args.weights, what) for what in TOLD}
    for place, name in enumerate(args.weights):
        print(
            f"{name}: {', '.join(f'{what} {told[what][place][0]:+.2f} ± {told[what][place][1]:.2f}' for what in TOLD)}"
        )


if __name__ == "__main__":
    main()

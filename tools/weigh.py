"""Which weights of Mage Knight's strong player matter: many of them changed at once, each in half of the games of Solo
Conquest, and what each change alone goes with.

Every seed is played twice, the second time with just the changes that were off in the first: a change is then on as
often with one hero and map as off. Games written to a file are not played again.

python tools/weigh.py --seed 31000 --seeds 30 --into games.jsonl \
    growing.unit=2.5 outlook.CRYSTAL=2 campaign.DEFENDER=1.6 growing.fame=0.6
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from types import ModuleType

import msgspec
from msgspec.structs import replace

import tavola
from strength import HEROES
from tavola.bots import Look, bot
from tavola.mageknight.bot import campaign, outlook, weights
from tavola.mageknight.chapters.land.cities import cities_on_map, taken
from tavola.mageknight.state import State

MODULES: dict[str, ModuleType] = {"outlook": outlook, "campaign": campaign}
TABLES = {"growing": "GROWING"}
#: What is told of each game. `worth`: Fame, and 5 for each defender and 10 for each city that fell.
TOLD = ("worth", "fame_3", "fame", "defenders", "cities")


class Change(msgspec.Struct, frozen=True):
    """A weight, and by what it is multiplied."""

    place: str
    name: str
    times: float

    @property
    def words(self) -> str:
        return f"{self.place}.{self.name}={self.times:g}"


class Game(msgspec.Struct, frozen=True):
    """A game played: the changes that were on, Fame after Round 3 and at the end, defenders and cities that fell."""

    seed: int
    on: tuple[str, ...]
    fame_3: float
    fame: float
    defenders: float
    cities: float

    @property
    def worth(self) -> float:
        return self.fame + 5 * self.defenders + 10 * self.cities


def change(said: str) -> Change:
    """A change as it is written: the place of a weight, its name, and the factor."""
    place, _, rest = said.partition(".")
    name, _, times = rest.partition("=")
    try:
        found = Change(place, name, float(times))
        value = _value(found)
    except (ValueError, KeyError, AttributeError):
        raise argparse.ArgumentTypeError(f"'{said}' names no weight: say it as outlook.CARD=2.5") from None
    if not isinstance(value, float):
        raise argparse.ArgumentTypeError(f"{place}.{name} is no number that could be multiplied")
    return found


def _value(one: Change) -> object:
    if one.place in TABLES:
        return getattr(getattr(weights, TABLES[one.place]), one.name)
    return getattr(MODULES[one.place], one.name)


def made(one: Change) -> None:
    """Make a change, in this process and for good."""
    value = _value(one)
    assert isinstance(value, float)
    if one.place in TABLES:
        table = TABLES[one.place]
        setattr(weights, table, replace(getattr(weights, table), **{one.name: value * one.times}))
    else:
        setattr(MODULES[one.place], one.name, value * one.times)


def play(seed: int, on: tuple[Change, ...]) -> Game:
    for one in on:
        made(one)
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
    fallen = sum(taken(state, at) for at in found)
    return Game(seed, tuple(one.words for one in on), third, state.players[0].fame, defenders, fallen)


def drawn(seed: int, changes: list[Change]) -> tuple[tuple[Change, ...], tuple[Change, ...]]:
    """The changes that are on in the first game of a seed, and those of the second."""
    chance = Random(f"weigh {seed}")
    first = {one for one in changes if chance.random() < 0.5}
    return tuple(one for one in changes if one in first), tuple(one for one in changes if one not in first)


def effect(games: list[Game], words: str, what: str) -> tuple[float, float]:
    """How much more there is with a change than without it, seed by seed, and half its interval, 95 in 100."""
    by_seed: dict[int, dict[bool, float]] = {}
    for game in games:
        by_seed.setdefault(game.seed, {})[words in game.on] = float(getattr(game, what))
    each = [pair[True] - pair[False] for pair in by_seed.values() if len(pair) == 2]
    mean = sum(each) / len(each)
    spread = sqrt(sum((one - mean) ** 2 for one in each) / max(1, len(each) - 1))
    return mean, 1.96 * spread / sqrt(len(each))


def known(file: Path | None) -> list[Game]:
    if file is None or not file.exists():
        return []
    return [msgspec.json.decode(line, type=Game) for line in file.read_bytes().splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("changes", nargs="+", type=change, help="outlook.NAME=TIMES, campaign. or growing.")
    parser.add_argument("--seed", type=int, default=31000)
    parser.add_argument("--seeds", type=int, default=30)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--into", type=Path, help="a file of games, written as they end; those in it are not repeated")
    args = parser.parse_args()
    games = known(args.into)
    done = {(game.seed, frozenset(game.on)) for game in games}
    wanted = [
        (seed, on)
        for seed in range(args.seed, args.seed + args.seeds)
        for on in drawn(seed, args.changes)
        if (seed, frozenset(one.words for one in on)) not in done
    ]
    # Changes are made for good, so each game has a process of its own.
    with ProcessPoolExecutor(args.jobs, get_context("spawn"), max_tasks_per_child=1) as pool:
        for game in pool.map(play, *zip(*wanted, strict=True)) if wanted else ():
            games.append(game)
            if args.into is not None:
                with args.into.open("ab") as file:
                    file.write(msgspec.json.encode(game) + b"\n")
    for what in TOLD:
        print(f"{what}: mean {sum(getattr(game, what) for game in games) / len(games):.2f} of {len(games)} games")
    for one in args.changes:
        told = (f"{what} {mean:+.2f} ± {half:.2f}" for what in TOLD for mean, half in [effect(games, one.words, what)])
        print(f"{one.words}: {', '.join(told)}")


if __name__ == "__main__":
    main()

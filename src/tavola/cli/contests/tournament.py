"""`tavola tournament GAME`: every bot against every other, on the same seeds, and how strong each of them is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import combinations

import click
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ...bots import bots as known_bots
from ...kernel.errors import TavolaError, UnknownName
from ...kernel.shelf import game as game_of
from ..click_words import SpokenCommand, for_programs, option, speaks
from ..output import chosen_options, known_scenario, line_up, print_json, print_table, write_file
from ..words import said
from .page import page
from .ratings import Meeting, Report, ratings
from .simulate import usual
from .simulation import Plan, Played, play_game
from .spread import check_address, spread


class Pairing(Struct, frozen=True):
    """One game of a tournament: who sits where, and on which seed."""

    n: int
    seed: int
    bots: tuple[str, ...]
    plan: Plan


def pairings(plan: Plan, seeds: int, together: bool) -> list[Pairing]:
    """All games: alone or together every bot plays every seed; as rivals every two bots take the seats of each seed in
    turn, and then the other way round."""
    found: list[Pairing] = []
    for index in range(seeds):
        seats = len(plan.setup(index).players)
        if together:
            lines = [(bot,) * seats for bot in plan.bots]
        else:
            lines = [
                tuple(pair[(seat + turn) % 2] for seat in range(seats))
                for pair in combinations(plan.bots, 2)
                for turn in (0, 1)
            ]
        for bots in lines:
            line_ups = (plan.setup(index).players,)
            game = Plan(plan.game, plan.scenario, line_ups, 1, bots, plan.seed + index, plan.options, plan.think)
            found.append(Pairing(len(found), plan.seed + index, bots, game))
    return found


def _play(pairing: Pairing) -> tuple[int, Played]:
    return pairing.n, play_game(pairing.plan, 0)


def meetings(games: list[Pairing], played: dict[int, Played], together: bool) -> Iterator[Meeting]:
    """What the games of each seed say about every two bots."""
    if together:
        by_seed: dict[int, list[Pairing]] = {}
        for game in games:
            by_seed.setdefault(game.seed, []).append(game)
        for seed, group in by_seed.items():
            for one, other in combinations(group, 2):
                here, there = played[one.n], played[other.n]
                if not here.error and not there.error:
                    points = _better((here.won, sum(here.totals)), (there.won, sum(there.totals)))
                    yield Meeting(seed, one.bots[0], other.bots[0], points, 1)
        return
    for game in games:
        result = played[game.n]
        if not result.error:
            yield from _rivals(game, result)


def _rivals(game: Pairing, result: Played) -> Iterator[Meeting]:
    """Each seat of one bot against each seat of the other, together one game."""
    first, second = sorted(set(game.bots))
    totals = result.totals[: len(game.bots)]  # seats the rules play for come last
    pairs = [
        _better((place in result.winners, total), (other in result.winners, against))
        for place, total in enumerate(totals)
        for other, against in enumerate(totals)
        if game.bots[place] == first and game.bots[other] == second
    ]
    yield Meeting(game.seed, first, second, sum(pairs) / len(pairs), 1)


def _better(one: tuple[bool, int], other: tuple[bool, int]) -> float:
    return 1.0 if one > other else 0.0 if one < other else 0.5


def report(plan: Plan, seeds: int, together: bool, games: list[Pairing], played: dict[int, Played]) -> Report:
    """Add up what was played."""
    found = tuple(meetings(games, played, together))
    totals: dict[str, list[int]] = {bot: [] for bot in plan.bots}
    wins: dict[str, list[bool]] = {bot: [] for bot in plan.bots}
    for game in games:
        result = played[game.n]
        for place, total in enumerate(result.totals[: len(game.bots)]):
            totals[game.bots[place]].append(total)
            wins[game.bots[place]].append(result.won and (together or place in result.winners))
    failed = sum(bool(one.error) for one in played.values())
    return Report(
        plan.game,
        plan.scenario,
        plan.bots,
        seeds,
        plan.seed,
        together,
        len(games),
        failed,
        plan.think,
        ratings(plan.bots, found),
        found,
        {bot: round(sum(points) / len(points), 2) if points else 0.0 for bot, points in totals.items()},
        {bot: round(sum(won) / len(won), 4) if won else 0.0 for bot, won in wins.items()},
    )


@click.command(cls=SpokenCommand, help="help-tournament")
@click.argument("game")
@option("--scenario", default="", help="help-scenario")
@option("--players", default="", metavar="A,B", help="help-simulate-players")
@option("--bots", default="random,greedy", show_default=True, metavar="A,B", help="help-tournament-bots")
@option("--seeds", type=click.IntRange(min=1), default=20, show_default=True, help="help-tournament-seeds")
@option("--seed", type=int, default=1, show_default=True, help="help-simulate-seed")
@option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help="help-option")
@option("--together", is_flag=True, help="help-tournament-together")
@option("--think", type=click.FloatRange(min=0), default=0.0, metavar="SECONDS", help="help-simulate-think")
@option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="help-simulate-jobs")
@option("--on", default="", metavar="ADDRESS", help="help-simulate-on")
@option("--page", "file", default="", metavar="FILE", help="help-tournament-page")
@speaks
@for_programs
def tournament(
    game: str,
    scenario: str,
    players: str,
    bots: str,
    seeds: int,
    seed: int,
    chosen: tuple[str, ...],
    together: bool,
    think: float,
    jobs: int,
    on: str,
    file: str,
    as_json: bool,
) -> int:
    rules = game_of(game)
    names = tuple(dict.fromkeys(name.strip() for name in bots.split(",") if name.strip()))
    for name in names:
        if name not in known_bots():
            raise UnknownName("error-unknown-bot", name=name, known=known_bots())
    if len(names) < 2:
        raise TavolaError("error-tournament-bots")
    check_address(on)
    where = known_scenario(game, scenario)
    line_ups = tuple(line_up(game, group.strip()) for group in players.split("/")) if players else usual(game, where)
    plan = Plan(game, where, line_ups, 1, names, seed, chosen_options(chosen), think)
    for index in range(len(line_ups)):
        rules.start(plan.setup(index), seed)
    alike = together or rules.open_table or any(len(group) == 1 for group in line_ups)
    games = pairings(plan, seeds, alike)
    result = report(plan, seeds, alike, games, _run(game, games, jobs, on, quiet=as_json))
    if file:
        write_file(file, page(result))
    if as_json:
        print_json(result)
    else:
        _summary(result)
    return 0


def _run(name: str, games: list[Pairing], jobs: int, on: str, quiet: bool) -> dict[int, Played]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found: dict[int, Played] = {}
    hidden = quiet or not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=hidden) as bar:
        task = bar.add_task(name, total=len(games))
        for number, played in spread(_play, games, min(jobs, len(games)), on):
            found[number] = played
            bar.advance(task)
    return found


def _summary(result: Report) -> None:
    click.echo(said("tournament-played", games=result.games, seeds=result.seeds, failed=result.failed))
    headings = [said(f"tournament-{column}") for column in ("bot", "rating", "interval", "score", "won", "points")]
    rows = [
        (
            one.bot,
            f"{one.rating:.0f}",
            f"{one.low:.0f} – {one.high:.0f}",
            f"{result.means[one.bot]:.1f}",
            f"{100 * result.won[one.bot]:.0f} %",
            f"{one.points:g} / {one.games}",
        )
        for one in result.ratings
    ]
    print_table(headings, rows)

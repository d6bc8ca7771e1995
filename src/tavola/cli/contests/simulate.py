"""`tavola simulate GAME`: whole games with bots, and what came of them."""

from __future__ import annotations

import sys

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ...bots import bots as known_bots
from ...kernel.errors import TavolaError, UnknownName
from ...kernel.records import Setup
from ...kernel.shelf import game as game_of
from ..click_words import SpokenCommand, for_programs, option, speaks
from ..output import chosen_options, known_scenario, line_up, print_json
from ..words import said
from .simulation import Plan, Result, run
from .spread import check_address


@click.command(cls=SpokenCommand, help="help-simulate")
@click.argument("game")
@option("--scenario", default="", help="help-scenario")
@option("--players", default="", metavar="A,B", help="help-simulate-players")
@option("--games", "count", type=click.IntRange(min=1), default=100, show_default=True, help="help-simulate-games")
@option("--bots", default="random", show_default=True, metavar="A,B", help="help-simulate-bots")
@option("--seed", type=int, default=1, show_default=True, help="help-simulate-seed")
@option("--option", "chosen", multiple=True, metavar="NAME=VALUE", help="help-option")
@option("--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="help-simulate-jobs")
@option("--on", default="", metavar="ADDRESS", help="help-simulate-on")
@option("--think", type=click.FloatRange(min=0), default=0.0, metavar="SECONDS", help="help-simulate-think")
@option("--check", is_flag=True, help="help-simulate-check")
@speaks
@for_programs
def simulate(
    game: str,
    scenario: str,
    players: str,
    count: int,
    bots: str,
    seed: int,
    chosen: tuple[str, ...],
    jobs: int,
    on: str,
    think: float,
    check: bool,
    as_json: bool,
) -> int:
    rules = game_of(game)
    names = tuple(name.strip() for name in bots.split(",") if name.strip()) or ("random",)
    for name in names:
        if name not in known_bots():
            raise UnknownName("error-unknown-bot", name=name, known=known_bots())
    line_ups = tuple(line_up(game, group.strip()) for group in players.split("/"))
    if not players:
        line_ups = usual(game, known_scenario(game, scenario))
    plan = Plan(game, known_scenario(game, scenario), line_ups, count, names, seed, chosen_options(chosen), think)
    for index in range(len(line_ups)):
        # A setup that does not exist is bad input and said at once, before any process starts.
        setup: Setup = plan.setup(index)
        rules.start(setup, seed)
    check_address(on)
    result = _run(plan, min(jobs, count), on, quiet=as_json)
    if as_json:
        print_json(result)
    else:
        summary(result)
    if check and result.finished < result.games:
        raise TavolaError("error-simulation", failed=result.games - result.finished, games=result.games)
    return 0


def _run(plan: Plan, jobs: int, on: str, quiet: bool) -> Result:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=quiet or not sys.stderr.isatty()) as bar:
        task = bar.add_task(plan.game, total=plan.games)
        return run(plan, jobs, lambda played: bar.advance(task), on)


def summary(result: Result) -> None:
    click.echo(said("simulate-games", finished=result.finished, games=result.games, won=result.won))
    click.echo(
        said(
            "simulate-speed",
            answers=result.answers,
            seconds=f"{result.seconds:.2f}",
            rate=f"{result.answers_per_second:.0f}",
        )
    )
    if result.finished:
        click.echo(
            said("simulate-scores", mean=f"{result.score_mean:.1f}", least=result.score_min, most=result.score_max)
        )
        click.echo(said("simulate-length", mean=f"{result.answers / result.games:.0f}"))
    for failure in result.errors:
        click.echo(
            said(
                "simulate-failure",
                seed=failure.seed,
                players=", ".join(failure.players),
                answers=len(failure.answers),
                error=failure.error,
            )
        )


def usual(game: str, scenario: str) -> tuple[tuple[str, ...], ...]:
    """Everybody in turn alone; where more are needed, as many as that from the front of the list."""
    rules = game_of(game)
    least = next(info.players[0] for info in rules.scenarios() if info.id == scenario)
    roles = rules.roles()
    return (roles[:least],) if least > 1 else tuple((role,) for role in roles) or ((),)

"""The root command and the one place where errors become a sentence and an exit code."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path

import click

from .. import __version__
from ..kernel.errors import TavolaError
from ..text import MissingWords
from .bench import bench
from .cards import cards
from .chronicle import chronicle
from .click_words import SpokenGroup, SpokenOption, option, speaks, usage_error
from .contests.simulate import simulate
from .contests.tournament import tournament
from .db import db
from .games import games, scenarios
from .play import learn, play
from .position import position
from .replay import replay
from .rules import rules
from .serve import data_option, open_table, serve
from .spoken import words
from .words import from_arguments, said, sentence, use

BAD_INPUT = 2


@click.group(
    cls=SpokenGroup, help="help-tavola", invoke_without_command=True, context_settings={"help_option_names": ["--help"]}
)
@speaks
@data_option
@option("--port", type=click.IntRange(0, 65535), default=8765, show_default=True, help="help-port")
@option("--host", default="127.0.0.1", show_default=True, help="help-host")
@option("--no-browser", is_flag=True, help="help-no-browser")
@click.version_option(
    __version__, prog_name="tavola", message="%(prog)s %(version)s", cls=SpokenOption, help="help-version"
)
@click.pass_context
def cli(ctx: click.Context, data: Path | None, port: int, host: str, no_browser: bool) -> None:
    if ctx.invoked_subcommand is None:
        open_table(data, host, port, browser=not no_browser)


for _command in (
    play,
    learn,
    serve,
    chronicle,
    games,
    scenarios,
    cards,
    rules,
    position,
    simulate,
    tournament,
    replay,
    words,
    bench,
    db,
):
    cli.add_command(_command)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Bad input is one sentence on stderr and exit code 2, never a traceback."""
    typed = list(sys.argv[1:] if arguments is None else arguments)
    use(from_arguments(typed))
    # A sentence nobody wrote is an error in tests; a player sees its key and plays on.
    warnings.simplefilter("ignore", MissingWords)
    try:
        code = cli.main(typed, prog_name="tavola", standalone_mode=False)
    except TavolaError as error:
        click.echo(sentence(error), err=True)
        return BAD_INPUT
    except click.ClickException as error:
        click.echo(sentence(usage_error(error)), err=True)
        return BAD_INPUT
    except (KeyboardInterrupt, click.Abort):
        click.echo(said("terminal-interrupted"), err=True)
        return 130
    except BrokenPipeError:
        # The reader (`| head`) has gone: not an error, and nothing more can be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0

"""`tavola` and `tavola serve`: the browser table on this machine, or for others."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from ..server import Config, run
from ..table import SqliteStorage
from ..table.databases import storage_at
from ..table.folder import database
from .click_words import SpokenCommand, option, speaks
from .words import said

#: Processes that think for bots: one for each processor, where a process can be told what it may take.
HELPERS = max(1, os.cpu_count() or 1) if os.name == "posix" else 0


def data_option(function: Any) -> Any:
    """Adds `--data`: the folder games are kept in."""
    return option("--data", type=click.Path(path_type=Path), default=None, metavar="FOLDER", help="help-data")(function)


def storage(data: Path | None) -> SqliteStorage:
    return SqliteStorage(database(data))


def open_table(data: Path | None, host: str, port: int, browser: bool) -> None:
    """The table for the people at this machine: everybody sees every game."""
    config = Config(host=host, port=port, shared=True, helpers=min(1, HELPERS))
    run(storage(data), config, lambda url: _ready(url, browser))


def _ready(url: str, browser: bool) -> None:
    click.echo(said("server-ready", url=url))
    if browser:
        click.launch(url)


@click.command(cls=SpokenCommand, help="help-serve")
@option("--host", default="0.0.0.0", show_default=True, help="help-host")
@option("--port", type=click.IntRange(0, 65535), default=8765, show_default=True, help="help-port")
@option("--database", default=None, metavar="FILE|URL", help="help-database")
@option("--origin", "origins", multiple=True, metavar="URL", help="help-origin")
@option("--proxy", "proxies", multiple=True, metavar="ADDRESS", help="help-proxy")
@option("--positions", is_flag=True, help="help-positions")
@option("--helpers", type=click.IntRange(0, 64), default=HELPERS, show_default=True, help="help-helpers")
@data_option
@speaks
def serve(
    host: str,
    port: int,
    database: str | None,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    positions: bool,
    helpers: int,
    data: Path | None,
) -> None:
    config = Config(host, port, False, origins, proxies, positions, helpers, log=True)
    kept = storage_at(database) if database is not None else storage(data)
    run(kept, config, lambda url: click.echo(said("server-ready", url=url)))

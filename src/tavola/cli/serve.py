"""`tavola` and `tavola serve`: the browser table on this machine, or for others."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import click

from ..kernel.errors import TavolaError
from ..server import Config, page_is_built, run
from ..server.crew import run_crew
from ..server.notices.ways import mail
from ..table import SqliteStorage
from ..table.storage.databases import storage_at
from ..table.storage.folder import database as file_in
from .click_words import SpokenCommand, option, speaks
from .words import said

#: Processes that think for bots: one for each processor, where a process can be told what it may take.
HELPERS = max(1, os.cpu_count() or 1) if os.name == "posix" else 0


def data_option(function: Any) -> Any:
    """Adds `--data`: the folder games are kept in."""
    return option("--data", type=click.Path(path_type=Path), default=None, metavar="FOLDER", help="help-data")(function)


def storage(data: Path | None) -> SqliteStorage:
    return SqliteStorage(file_in(data))


def open_table(data: Path | None, host: str, port: int, browser: bool) -> None:
    """The table for the people at this machine: everybody sees every game."""
    _needs_page()
    config = Config(host=host, port=port, shared=True, helpers=min(1, HELPERS))
    run(storage(data), config, lambda url: _ready(url, browser))


def _needs_page() -> None:
    if not page_is_built():
        raise TavolaError("server-no-page")


def _ready(url: str, browser: bool) -> None:
    """The address is the last line, whatever opening a browser says."""
    if browser:
        show(url)
    click.echo(said("server-ready", url=url))


def show(url: str) -> None:
    """Open the browser where there is a screen to open it on, without what it writes about itself."""
    if sys.platform in ("darwin", "win32"):
        click.launch(url)
        return
    opener = shutil.which("xdg-open")
    if opener and any(os.environ.get(screen) for screen in ("DISPLAY", "WAYLAND_DISPLAY")):
        subprocess.Popen([opener, url], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@click.command(cls=SpokenCommand, help="help-serve")
@option("--host", default="0.0.0.0", show_default=True, help="help-host")
@option("--port", type=click.IntRange(0, 65535), default=8765, show_default=True, help="help-port")
@option("--database", default=None, metavar="FILE|URL", help="help-database")
@option("--origin", "origins", multiple=True, metavar="URL", help="help-origin")
@option("--proxy", "proxies", multiple=True, metavar="ADDRESS", help="help-proxy")
@option("--positions", is_flag=True, help="help-positions")
@option("--helpers", type=click.IntRange(0, 64), default=HELPERS, show_default=True, help="help-helpers")
@option("--smtp", default="", envvar="TAVOLA_SMTP", metavar="URL", help="help-smtp")
@option("--webhooks", is_flag=True, help="help-webhooks")
@option("--password", default="", envvar="TAVOLA_PASSWORD", metavar="WORDS", help="help-password")
@option("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="help-workers")
@option("--peer", default="", metavar="HOST[:PORT]", help="help-peer")
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
    smtp: str,
    webhooks: bool,
    password: str,
    workers: int,
    peer: str,
    data: Path | None,
) -> None:
    _needs_page()
    if (smtp or webhooks) and not origins:
        raise TavolaError("error-notices-origin")
    if smtp:
        mail(smtp)
    config = Config(
        host,
        port,
        False,
        origins,
        proxies,
        positions,
        helpers,
        log=True,
        peer=peer,
        workers=workers,
        smtp=smtp,
        webhooks=webhooks,
        password=password,
    )
    kept = database if database is not None else str(file_in(data))
    if workers > 1:
        run_crew(kept, config, _announce)
    else:
        run(storage_at(kept), config, _announce)


def _announce(url: str) -> None:
    click.echo(said("server-ready", url=url))

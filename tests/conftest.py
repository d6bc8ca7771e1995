"""What all tests share: the toy game on the shelf, its words, and a player that answers at random."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import tavola
from tavola.kernel.contract import Rules
from tavola.kernel.shelf import games, register
from tavola.table import SqliteStorage, Tables
from tavola.text.hearing import names
from tavola.text.messages import LANGUAGES, MissingWords
from toy.game import TOY, State
from web.fixtures import browser as browser
from web.fixtures import open_page as open_page
from web.fixtures import playwright as playwright
from web.fixtures import server as server

register(TOY)


def pytest_configure(config: pytest.Config) -> None:
    # The toy has no words of its own: its keys stand for themselves.
    config.addinivalue_line("filterwarnings", f"ignore:no message .*toy:{MissingWords.__module__}.MissingWords")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pages come last: the browser's driver keeps an event loop running, beside which no other can be started."""
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()) or "/web/" in item.path.as_posix():
            item.add_marker(pytest.mark.browser)
            # A browser, a server and a second worker share two cores: a wait that ran out there gets another chance.
            item.add_marker(pytest.mark.flaky(reruns=2))
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session", autouse=True)
def printed_names() -> None:
    """The names of printed pieces are learned before a test puts pieces of its own into a box."""
    for game in games():
        for lang in LANGUAGES:
            names(game, lang)


@pytest.fixture(scope="session", autouse=True)
def no_width() -> None:
    """Output goes to a file, which has no width, unless a test names one: the workers of a test run have one of
    their own."""
    os.environ.pop("COLUMNS", None)


@pytest.fixture
def toy() -> Rules[State]:
    return TOY


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    storage = SqliteStorage(tmp_path / "data" / "tavola.sqlite3")
    yield Tables(storage)
    storage.close()


def toy_match(players: int = 1, seed: int = 5, target: int = 12) -> tavola.Match:
    people = [f"p{seat}" for seat in range(players)]
    return tavola.new("toy", players=people, seed=seed, options={"target": str(target)})

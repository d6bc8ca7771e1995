"""Tables for the tests of scenarios: games just set up for some people, positions with rivals, and how they end."""

from __future__ import annotations

from collections.abc import Mapping

import tavola
from tavola.mageknight.catalog import TILES

from ..scripted import Table, given

HEROES = ("tovak", "goldyx", "norowas", "arythea")
RIVALS = HEROES[1:]


def seated(name: str, people: int, *variants: str, seed: int = 1) -> Table:
    """A game just set up, with the Tactics still to be chosen."""
    table = Table.__new__(Table)
    table.match = tavola.new("mageknight", name, HEROES[:people], seed=seed, variants=variants)
    return table


def drawn(table: Table) -> list[str]:
    """Every tile of the game but the starting one. No seat may see the stack, so the state is asked."""
    return [placed.tile for placed in table.match.state.tiles[1:]] + list(table.match.state.tile_stack)


def count(tiles: list[str]) -> tuple[int, int, int]:
    """How many of them are Countryside, Core with a city, Core without."""
    kinds = [(TILES[tile].back, TILES[tile].city) for tile in tiles]
    return kinds.count(("countryside", False)), kinds.count(("core", True)), kinds.count(("core", False))


def slots(table: Table) -> set[str]:
    """Positions around the tiles that the coastline leaves room for."""
    return {slot["slot"] for slot in table.view["map"]["slots"]}


def rivals(*sections: str) -> str:
    """Further players, each with the keys of its section."""
    return "".join(f'[[rivals]]\nhero = "{hero}"\n{keys}\n' for hero, keys in zip(RIVALS, sections, strict=False))


def at_table(name: str, top: str = "", player: str = 'hand = ["march"]', others: int = 1, more: str = "") -> Table:
    """A turn of the first seat in a scenario with rivals; `top` holds single keys, `more` whole sections."""
    sections = rivals(*['hand = ["march"]'] * others)
    return given(f'scenario = "{name}"\n{top}\n[player]\n{player}\n{sections}\n{more}')


def lines(table: Table) -> dict[str, list[int]]:
    """The lines of the result, each with the points of all seats; 0 where a seat has no such line."""
    outcome = table.match.outcome
    assert outcome is not None
    keys = {line.key for seat in outcome.lines for line in seat}
    return {key: [sum(line.points for line in seat if line.key == key) for seat in outcome.lines] for key in keys}


def finish(table: Table) -> Table:
    """Play the only card and end the turn."""
    table.play("play march", "end turn")
    while table.match.outcome is None and "done" in table.options:
        table.play("done")
    return table


def piles_at(table: Table, at: str) -> list[str]:
    """The backs of the tokens on a space."""
    return [token["pile"] for token in table.space(at)["tokens"]]


def notes(table: Table, key: str) -> list[Mapping[str, object]]:
    """The arguments of the log lines of one kind."""
    return [line.event.text.args for line in table.match.log if line.event.text.key == key]

"""Trial material for rule tests: scenarios that stress one rule, a handful of cards, and a scout for the map.

Scenarios are plain entries of the catalogue, so a test may lay its own on the shelf. The sample cards stand in for
all Advanced Actions, Spells and Artifacts: offers and decks then hold exactly what the test says.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import tavola
from tavola.mageknight.catalog import CARDS, SCENARIOS, Card
from tavola.mageknight.chapters.pieces.hexmap import neighbours
from tavola.mageknight.features import Feature, feature, plans_changed
from tavola.mageknight.state import Table as State

from ..scripted import Table, given

ADVANCED = ("lesson_red", "lesson_blue", "lesson_white", "lesson_green", "lesson_ash", "lesson_oak")
SPELLS = ("spell_red", "spell_blue", "spell_white", "spell_green", "spell_ash")
ARTIFACTS = ("relic_one", "relic_two", "relic_three")
_COLORS = {"red": "red", "blue": "blue", "white": "white", "green": "green", "ash": "red", "oak": "green"}


def sample_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only these Advanced Actions, Spells and Artifacts are in the box."""
    kinds = {"advanced_action": ADVANCED, "spell": SPELLS, "artifact": ARTIFACTS}
    for name in [card.id for card in CARDS.values() if card.kind in kinds]:
        monkeypatch.delitem(CARDS, name)
    for kind, names in kinds.items():
        for name in names:
            monkeypatch.setitem(CARDS, name, Card(name, kind, color=_COLORS.get(name.split("_")[1], "")))


@feature("by_number")
class ByNumber(Feature):
    """Countryside tiles in numerical order, so that every seed lays the same ones."""

    def shuffled(self, table: State, shuffled: bool) -> bool:
        return False


#: A game alone without special rules, on the same tiles every time.
PLAIN = ("find_city", "dummy", "by_number")


def scenario(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    """First Reconnaissance with changes, as the scenario `trial`, for every number of players."""
    plans = {count: replace(plan, id="trial", **changes) for count, plan in SCENARIOS["first_reconnaissance"].items()}
    monkeypatch.setitem(SCENARIOS, "trial", plans)
    plans_changed()


def fresh(seed: int = 1, name: str = "first_reconnaissance", players: tuple[str, ...] = ("tovak",)) -> Table:
    """A game just set up, with the Tactics still to be chosen."""
    table = Table.__new__(Table)
    table.match = tavola.new("mageknight", name, players, seed=seed)
    return table


def round_ending(keys: str = "", **numbers: object) -> Table:
    """The last turn of a round: `end_round` finishes it. The sections of `keys` must not hold [player]."""
    top = "\n".join(f"{key} = {value!r}" for key, value in numbers.items())
    return given(f'turns_left = 0\n{top}\n{keys}\n[player]\nhand = ["march"]\n')


def end_round(table: Table) -> Table:
    return table.play("play march", "end turn")


def tiles(table: Table) -> list[str]:
    """The tiles on the map, in the order they were laid."""
    return list(dict.fromkeys(space["tile"] for space in table.view["map"]["hexes"]))


def scout(seed: int, name: str = "first_reconnaissance") -> list[str]:
    """Every tile of the stack in the order it is drawn, those of the setup first.

    The same seed gives the same stack, so each tile is explored from a position with the earlier ones laid out.
    """
    table = fresh(seed, name)
    laid = {slot: tile for tile, slot in zip(tiles(table)[1:], ("0,1", "1,0", "1,-1"), strict=False)}
    while sum(table.view["map"]["stack"].values()):
        keys = f'scenario = "{name}"\nseed = {seed}\n[map.tiles]\n'
        keys += "".join(f'"{slot}" = "{tile}"\n' for slot, tile in laid.items())
        slot = next(slot for slot in given(keys).view["map"]["slots"] if slot["legal"])
        board = {space["at"] for space in given(keys).view["map"]["hexes"]}
        at = next(near for space in slot["hexes"] for near in neighbours(space) if near in board)
        table = given(keys + f'[player]\nat = "{at}"\nmove = 2\n').play(f"explore {slot['slot']}")
        laid[slot["slot"]] = table.space(slot["centre"])["tile"]
    return list(laid.values())

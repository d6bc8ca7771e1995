"""The page docs/position-notation.md: every block loads, every key is explained, and wrong keys are refused by name."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import tavola
from tavola.kernel.errors import BadPosition

PAGE = (Path(__file__).parents[2] / "docs" / "position-notation.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
GAME = 'game = "mageknight"\n'
SECTIONS = ("player", "source", "map", "offers", "decks", "dummy", "combat", "piles", "discards")


def load(block: str) -> tavola.Match:
    return tavola.position(block if block.startswith("game") else GAME + block)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: re.sub(r"\W+", "-", block[:40]))
def test_every_block_of_the_page_loads(block: str) -> None:
    match = load(block)
    assert match.decision.options
    told = tomllib.loads(block)
    me = match.view(0)["players"][0]
    for key in set(told.get("player", {})) & {"hand", "discard", "fame", "level", "reputation", "at", "move"}:
        assert me[key] == told["player"][key]


def known_keys(section: str) -> tuple[str, ...]:
    """The keys a section knows, as its refusal of a wrong one tells."""
    heading = f"[{section}]\n" if section else ""
    with pytest.raises(BadPosition) as refused:
        tavola.position(f"{GAME}{heading}no_such_key = 1\n")
    assert refused.value.text.args["key"] == (f"{section}." if section else "") + "no_such_key"
    known = refused.value.text.args["known"]
    assert isinstance(known, tuple)
    return known


def explained_keys(section: str) -> set[str]:
    """The keys the page shows in a block, or names in its text."""
    found = set(re.findall(r"`(\w+)`", PAGE))
    for block in map(tomllib.loads, BLOCKS):
        found |= set(block.get(section, {}) if section else block)
    return found


@pytest.mark.parametrize("section", ["", *SECTIONS])
def test_every_key_stands_on_the_page(section: str) -> None:
    assert set(known_keys(section)) <= explained_keys(section)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('phase = "midnight"', "phase"),
        ('time = "noon"', "time"),
        ("round = 9", "round"),
        ('hero = "merlin"', "hero"),
        ('rolls = ["pink"]', "rolls"),
        ('[player]\nhand = ["no_card"]', "player.hand"),
        ("[player]\nlevel = 11", "player.level"),
        ("[player]\nreputation = 8", "player.reputation"),
        ('[player]\nat = "50,50"', "player.at"),
        ("[player]\ncrystals = {red = 4}", "crystals"),
        ('[map.tiles]\n"-1,0" = "countryside_3"', "map.tiles"),
        ('[map.tokens]\n"9,9" = ["diggers"]', "map.tokens"),
        ("[combat]\nenemies = []", "combat.enemies"),
        ('[combat]\nenemies = ["diggers"]\nsite = "dungeon"', "combat.site"),
        ('[combat]\nenemies = ["diggers"]\npool = ["attack many"]', "combat.pool"),
        ('[[rivals]]\nhero = "merlin"', "rivals.hero"),
    ],
)
def test_a_value_that_cannot_be_is_named(text: str, key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        tavola.position(GAME + text)
    assert refused.value.text.args["key"] == key

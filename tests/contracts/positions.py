"""Positions by chance: files people and the engine wrote, with anything in them changed."""

from __future__ import annotations

import copy
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import tavola
from tavola.kernel.errors import BadPosition, UnknownName
from tavola.kernel.position.writing import toml
from tavola.kernel.records import Setup
from tavola.kernel.shelf import game as rules_of

from .games import contract_of

DOCS = Path(__file__).parents[2] / "docs"
#: How far an accepted position is played.
PLAYED = 25
MOST_PEOPLE, MOST_VARIANTS = 4, 4


def any_table(game: str, number: int) -> Setup:
    """The scenarios in turn, with any number of players up to four; every third time with variants that go together."""
    draw = Random(f"read:{game}:{number}")
    rules = rules_of(game)
    scenario = rules.scenarios()[number % len(rules.scenarios())]
    people = draw.randint(scenario.players[0], min(scenario.players[1], MOST_PEOPLE))
    setup = Setup(game, scenario.id, tuple(draw.sample(rules.roles(), people)))
    wanted = list(rules.variants()) if number % 3 == 2 else []
    draw.shuffle(wanted)
    for variant in wanted[: draw.randint(1, MOST_VARIANTS)]:
        options = {**setup.options, variant.id: draw.choice(variant.values or ("on",))}
        seated = ("any",) * people if "hero_choice" in options else setup.players
        further = Setup(game, scenario.id, seated, options)
        setup = further if possible(further) else setup
    return setup


def possible(setup: Setup) -> bool:
    """Whether the rules accept such a table."""
    try:
        rules_of(setup.game).start(setup, 0)
    except UnknownName:
        return False
    return True


@cache
def files(game: str) -> tuple[str, ...]:
    """The examples of the handbook, and positions written on the way through a few games."""
    page = (DOCS / game / "positions.md").read_text(encoding="utf-8")
    found = [f'game = "{game}"\n{block}' for block in re.findall(r"```toml\n(.*?)```", page, re.DOTALL)]
    for seed, setup in enumerate(contract_of(game).setups[:2]):
        match = tavola.new(game, setup.scenario, list(setup.players), seed=seed)
        chance = Random(seed)
        for number in range(120):
            if match.outcome is not None:
                break
            if number % 12 == 11:
                found.append(match.position())
            match.step(chance.choice(match.decision.options))
    return tuple(found)


@cache
def words(game: str) -> tuple[str, ...]:
    """Everything that stands in those files, and a few things that never do."""
    found = {word for text in files(game) for word in _leaves(tomllib.loads(text)) if isinstance(word, str)}
    return (*sorted(found), "", "pink", "no_such_thing", "99,99", "0,0", "-1")


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        yield from value
        for inner in value.values():
            yield from _leaves(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _leaves(inner)
    else:
        yield value


def changed(game: str, chance: Random) -> str:
    """One of the files with one to four things in it changed."""
    table = copy.deepcopy(tomllib.loads(chance.choice(files(game))))
    for _ in range(chance.randint(1, 4)):
        places = [place for place in _places(table) if place[1] not in ("game", "seed")]
        if places:
            _change(*chance.choice(places), game, chance)
    return toml(table)


def _places(value: Any) -> list[tuple[Any, Any]]:
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [place for key in keys for place in _places(value[key])]


def _change(inside: Any, key: Any, game: str, chance: Random) -> None:
    old = inside[key]
    way = chance.randrange(6)
    if way == 0:
        del inside[key]
    elif way == 1 and isinstance(inside, list):
        inside.insert(key, copy.deepcopy(old))
    elif isinstance(old, bool):
        inside[key] = not old
    elif isinstance(old, int):
        inside[key] = chance.choice((old + 1, old - 1, 0, 1, 7, 99))
    elif isinstance(old, str):
        inside[key] = chance.choice(words(game))
    elif isinstance(old, list) and way == 2:
        chance.shuffle(old)
    elif isinstance(old, list) and way == 3:
        inside[key] = []
    else:
        inside[key] = chance.choice((chance.choice(words(game)), 3, True, [], {}))


def believed(text: str, chance: Random) -> bool:
    """Whether a position is accepted; what is accepted can be looked at, played on, and written again."""
    try:
        match = tavola.position(text)
    except (BadPosition, UnknownName):
        return False
    for _ in range(PLAYED):
        if match.outcome is not None:
            break
        options = match.decision.options
        assert options
        for option in options[:3]:
            option.label("en")
        for seat in match.rules.seats(match.state):
            match.view(seat.seat)
        try:
            match.step(chance.choice(options))
        except BadPosition as refused:  # a pinned roll or draw that was meant for another
            if refused.text.args["key"] not in ("rolls", "draws"):
                raise
            break
    return True


def reads_back(match: tavola.Match) -> None:
    """A position written now leads to the same decision: same seat, prompt and options, and the very same state."""
    again = tavola.position(match.position())
    assert again.state == match.state
    assert again.asked() == match.asked()

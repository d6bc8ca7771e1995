"""Random legal combinations of scenario, number of players and variants, each the same for the same seed."""

from __future__ import annotations

from random import Random

from contracts.games import Case
from contracts.positions import possible
from tavola.kernel.records import Setup
from tavola.kernel.shelf import game

MOST = 6  # variants at one table


def mix(seed: int) -> Case:
    """A table that can be: variants are added one by one, and kept where nothing speaks against them."""
    draw = Random(f"mix:{seed}")
    rules = game("mageknight")
    scenario = draw.choice(rules.scenarios())
    people = draw.randint(*scenario.players)
    wanted = list(rules.variants())
    draw.shuffle(wanted)
    setup = Setup("mageknight", scenario.id, tuple(draw.sample(rules.roles(), people)))
    for variant in wanted[: draw.randint(1, MOST)]:
        options = {**setup.options, variant.id: draw.choice(variant.values or ("on",))}
        heroes = ("any",) * people if "hero_choice" in options else setup.players
        further = Setup("mageknight", scenario.id, heroes, options)
        setup = further if possible(further) else setup
    return Case(setup)

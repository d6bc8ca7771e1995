"""Whole games with random combinations of variants; and every law of the suite with those that hide or ask most."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from contracts import laws
from contracts.games import Case
from contracts.positions import possible
from contracts.test_laws import LAWS, Law
from contracts.walk import Moment, follow
from tavola.kernel.records import Setup
from tavola.kernel.shelf import game

from .mixes import mix

#: These change who sits there, or how many cities there are.
OTHER_TABLES = {"hero_choice", "epic", "great_cities"}

QUICK, SOAK = 100, 2000
BATCHES = 20


def play_out(seed: int, bot: str = "random") -> int:
    """A game to its end, in which no piece is made or lost; gives the number of answers."""
    box: Counter[str] = Counter()

    def conserved(moment: Moment) -> None:
        state = moment.step.state
        if state.phase == "setup":  # Heroes and dummies come out of the box
            return
        if not box:
            box.update(moment.case.contract.census(state))
        laws.pieces_are_conserved(moment, box)

    return follow(conserved, mix(seed), seed, bot)


@pytest.mark.rule("MK-VAR-00d")
@pytest.mark.parametrize("batch", range(4))
def test_variants_can_be_combined(batch: int) -> None:
    for seed in range(batch, QUICK, 4):
        assert play_out(seed) > 10


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(BATCHES))
def test_two_thousand_games_with_random_combinations(batch: int) -> None:
    for seed in range(QUICK + batch, QUICK + SOAK, BATCHES):
        play_out(seed, "busy" if seed % 4 == 0 else "random")


def test_the_mixes_leave_no_variant_out() -> None:
    used = {name for seed in range(400) for name in mix(seed).setup.options}
    assert used == {variant.id for variant in game("mageknight").variants()}


def test_what_excludes_each_other_says_so_from_both_sides() -> None:
    """Two variants that fit the same table either go together or name each other."""
    offered = game("mageknight").variants()
    for one, other in combinations(offered, 2):
        shared = [
            (scenario, people)
            for scenario, counts in one.fits.items()
            for people in counts
            if people in other.fits.get(scenario, ())
        ]
        if not shared or {one.id, other.id} & OTHER_TABLES:
            continue
        scenario, people = shared[0]
        heroes = ("tovak", "goldyx", "norowas", "arythea")[:people]
        options = {variant.id: (variant.values or ("on",))[0] for variant in (one, other)}
        apart = other.id in one.against or one.id in other.against
        assert possible(Setup("mageknight", scenario, heroes, options)) != apart, options


SECRETIVE = Case(
    Setup(
        "mageknight",
        "blitz_conquest",
        ("any", "any"),
        {
            "hero_choice": "auction",
            "drafted_start": "on",
            "action_upgrades": "open",
            "interactive_combat": "on",
            "night_arrival": "on",
            "rampage": "on",
        },
    )
)
SPREAD = Case(
    Setup(
        "mageknight",
        "solo_conquest",
        ("goldyx",),
        {
            "megapolis": "9",
            "random_cities": "on",
            "random_orientation": "on",
            "darkness_coming": "on",
            "more_rampage": "on",
            "friendly_mana": "on",
            "drafted_start": "on",
        },
    )
)


@pytest.mark.parametrize("case", [SECRETIVE, SPREAD], ids=["secretive", "spread"])
@pytest.mark.parametrize(("law", "every"), LAWS, ids=[law.__name__ for law, _ in LAWS])
def test_law(law: Law, every: int, case: Case) -> None:
    assert follow(law, case, seed=1, every=every)

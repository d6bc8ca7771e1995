"""What the strong player knows of allies: a city too strong for one falls to two."""

from __future__ import annotations

from typing import Any

from tavola.bots import Look
from tavola.kernel.rng import Rng
from tavola.mageknight.bot.records import Effort
from tavola.mageknight.bot.together import assaulted
from tavola.mageknight.bot.turns import TurnSearch
from tavola.mageknight.solver import Target, staged

from ..rules.allies import CITY, DRACONUM, agreed, camp

EFFORT = Effort(width=2, depth=4, glances=1, alike=1, glance=20, fights=1, nodes=160, worlds=1, surprises=3)
ARMED: dict[str, Any] = {
    "hand": ["rage", "rage", "determination", "march", "stamina"],
    "fame": 20,
    "units": ["utem_guardsmen", "utem_swordsmen"],
    "crystals": {"red": 2},
}
TOVAK = {**ARMED, "tactic": "early_bird"}
GOLDYX = {**ARMED, "tactic": "rethink"}
DUMMY = {"tactic": "planning"}


def test_an_assault_agreed_upon_is_thought_through_to_its_end() -> None:
    """Three crossbowmen of Armor 4, two for Goldyx: each Rage with mana beats one, and the city is taken by both."""
    state = agreed("goldyx 2", TOVAK, GOLDYX, dummy=DUMMY).match.state
    end = assaulted(state, 200)
    assert state.spaces[CITY].tokens
    assert not end.spaces[CITY].tokens
    assert sorted(end.spaces[CITY].shields) == [0, 1, 1]
    # The turns of both are still to be ended; until then no other fight is thought of.
    assert end.joint is not None
    assert staged(end, Target("challenge", DRACONUM)) is None


def test_it_proposes_what_one_alone_cannot_do() -> None:
    match = camp(TOVAK, GOLDYX, dummy=DUMMY).match
    world = Look(match.rules, match.state, 0).imagine(Rng("together"))
    plan = TurnSearch(0, EFFORT, lambda: True).best([world])
    assert plan is not None
    assert f"propose {CITY}" in plan.line

"""What the strong player knows of allies: a city too strong for one falls to two."""

from __future__ import annotations

from typing import Any

from tavola.bots import Look
from tavola.mageknight.bot.strong import StrongBot
from tavola.mageknight.bot.together import assaulted
from tavola.mageknight.bot.turns import Effort

from ..rules.allies import CITY, agreed, camp

EFFORT = Effort(width=2, depth=5, glances=1, alike=1, glance=20, fights=1, nodes=20, worlds=1, surprises=3)
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
    end = assaulted(state)
    assert state.spaces[CITY].tokens
    assert not end.spaces[CITY].tokens
    assert sorted(end.spaces[CITY].shields) == [0, 1, 1]


def test_it_proposes_what_one_alone_cannot_do() -> None:
    table = camp(TOVAK, GOLDYX, dummy=DUMMY)
    player = StrongBot("together", effort=EFFORT)
    said: list[str] = []
    while table.seat == 0 and len(said) < 8:
        decision = table.match.asked()
        option = player.choose(decision, Look(table.match.rules, table.match.state, 0))
        said.append(option.notation)
        table.match.step(option)
    assert f"propose {CITY}" in said
    assert table.options == ["agree", "decline"]

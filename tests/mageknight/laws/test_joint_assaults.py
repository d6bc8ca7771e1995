"""Joint assaults played at random from a camp before a city: the laws of every game hold in the middle of them too.

Whole random games seldom bring two Heroes to one city, so these start there.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from contracts import laws
from contracts.games import Case
from contracts.walk import Moment
from mageknight.rules.allies import camp
from tavola.kernel.records import Setup
from tavola.kernel.shelf import game

CASE = Case(Setup("mageknight", "full_cooperation", ("tovak", "goldyx", "norowas")))
HAND = ["march", "rage", "stamina", "determination"]
DEALS = {
    "coop.consent": ("agree",),
    "coop.entering": ("move", "play"),
    "coop.propose": ("split",),
    "combat": ("attack", "play", "strong"),
}


def assaults(seed: int, answers: int = 160) -> Iterator[Moment]:
    """A camp, and whoever decides prefers what leads on with the assault."""
    draw = Random(seed)
    leader: dict[str, Any] = {"hand": HAND, "fame": 15, "units": ["utem_guardsmen"]}
    people = (leader, {"hand": HAND}, {"hand": HAND})
    tactics = ("early_bird", "rethink", "mana_steal")
    me, goldyx, norowas = (
        {**person, "tactic": tactic, "mana": {"red": 1, "gold": 1}}
        for person, tactic in zip(people, tactics, strict=True)
    )
    state = camp(me, goldyx, norowas, seed=seed, dummy={"tactic": "planning"}).match.state
    rules = game("mageknight")
    said: list[str] = []
    for _ in range(answers):
        decision = rules.options(state)
        if decision.outcome is not None:
            return
        liked = DEALS.get(state.stack[-1].step, ("propose", "end_turn", "discard", "play"))
        wanted = [option for option in decision.options if option.kind in liked]
        option = draw.choice(wanted if wanted and draw.random() < 0.8 else list(decision.options))
        step = rules.apply(state, option)
        yield Moment(CASE, seed, tuple(said), state, decision, option, step)
        said.append(option.notation)
        state = step.state


@pytest.mark.parametrize("seed", range(6))
def test_pieces_words_and_secrets_in_a_joint_assault(seed: int) -> None:
    box, dealt = None, False
    for moment in assaults(seed):
        box = box or CASE.contract.census(moment.state)
        laws.pieces_are_conserved(moment, box)
        laws.what_is_final_is_said(moment)
        if moment.state.joint is None and not moment.state.stack[-1].step.startswith("coop"):
            continue
        dealt = dealt or moment.state.joint is not None
        laws.everything_is_said(moment)
        laws.notations_are_unique(moment)
        laws.why_never_contradicts_options(moment)
        laws.codec_gives_the_game_back(moment)
        laws.other_worlds_look_the_same(moment)
        laws.what_can_be_taken_back_shows_nothing(moment)
        laws.log_keeps_secrets(moment)
    assert dealt

"""The mind of the Prince against the collected facts, which were written down independently."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tavola.oath.catalog import CHANCELLOR_SUPPLY, OATHS, PRINCE_IGNORES
from tavola.oath.chapters.prince import mind

FACTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[1] / "facts" / "oath" / "prince_mind.json").read_text(encoding="utf-8")
)
#: How the facts call what a node is about, and how we do.
ACTIONS = {"travel_campaign": "campaign"}
WHAT = {"most_favor": "favor", "most_secrets": "secrets", "secret": "secrets", "favor,secret": "both"}
#: The goals of oaths, Visions and Successors as the facts call them.
GOALS = {
    "rules_most_sites": "sites",
    "holds_most_relics_and_banners": "relics",
    "holds_more_relics_and_banners_than_every_other_imperial_player": "relics",
    "holds_darkest_secret": "darkest_secret",
    "holds_peoples_favor": "peoples_favor",
    "holds_grand_scepter": "grand_scepter",
}


def about(args: dict[str, Any]) -> str:
    (value,) = args.values() or ("",)
    said = ",".join(value) if isinstance(value, list) else str(value)
    return WHAT.get(said, said)


@pytest.mark.parametrize("fact", FACTS["nodes"], ids=lambda fact: str(fact["id"]))
def test_a_node(fact: dict[str, Any]) -> None:
    node = mind.NODES[fact["id"]]
    assert (node.quadrant, node.acts) == (fact["quadrant"], fact["counts_as_action"])
    assert (node.action, node.what) == (ACTIONS.get(fact["action"], fact["action"]), about(fact["args"]))
    assert list(node.exits) == [(way["if"], way["to"]) for way in fact["next"]]


def test_the_graph_has_no_other_nodes() -> None:
    assert list(mind.NODES) == [fact["id"] for fact in FACTS["nodes"]]
    assert FACTS["start_nodes"] == mind.START_NODES


@pytest.mark.parametrize("name", FACTS["quadrants"])
def test_a_quadrant(name: str) -> None:
    fact, ours = FACTS["quadrants"][name], mind.QUADRANT[name]
    gained = {"warbands": ours.warbands, "favor": ours.favor, "secret": ours.secrets, "tactics": ours.tactics}
    assert {what: n for what, n in gained.items() if n} == fact["no_card"]
    assert ours.friends == (fact["alignment"] == "friend")


def test_tracks_and_boxes() -> None:
    assert list(mind.TACTICS) == FACTS["tactics_track"]
    heights = range(mind.HIGHEST + 1)
    assert {str(n): mind.ACTIONS + n for n in heights} == FACTS["actions_by_highest_relationship"]
    assert {str(n): mind.AMOUNTS[n] for n in heights if n} == FACTS["relationship_amounts"]
    assert FACTS["skips_in_a_row_that_end_phase_3"] == mind.MOST_SKIPS
    bands = [{"min": least, "supply": supply} for least, supply in reversed(CHANCELLOR_SUPPLY)]
    assert bands == FACTS["citizen_supply_by_prince_bank"]


def test_the_quadrant_that_answers_each_goal() -> None:
    assert {GOALS[goal]: quadrant for goal, quadrant in FACTS["goal_to_quadrant"].items()} == mind.QUADRANT_OF_GOAL
    assert {goal for oath in OATHS.values() for goal in (oath.goal, oath.successor)} <= set(GOALS.values())


def test_powers_he_pays_no_heed_to() -> None:
    assert {*FACTS["powers_ignored"], *FACTS["site_powers_ignored"]} == PRINCE_IGNORES
    assert not PRINCE_IGNORES & {*FACTS["tolls_paid"], *FACTS["bans_with_a_way_round"]}

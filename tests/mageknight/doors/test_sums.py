"""The sums a page shows before anybody decides: they are the game's own, term by term."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import tavola
from mageknight.doors.sieges import CITY
from tavola.kernel.answering import answer
from tavola.server.rooms.options import Foresight, drawn
from tavola.table.ways import leads, ways

#: A step from a mage tower, with a rampaging enemy beside it.
TOWER = """
game = "mageknight"
scenario = "solo_conquest"
seed = 7
hero = "arythea"
[player]
at = "3,-4"
[map.tiles]
"0,1" = "countryside_1"
"1,0" = "countryside_3"
"1,1" = "countryside_4"
[map.tokens]
"3,-5" = ["prowlers"]
"""
HERO, GUARDS, GOLEMS, MAGES = -1, 0, 1, 3


def siege(phase: str = "block") -> tavola.Match:
    return tavola.position(CITY.replace("PHASE", phase))


def combat(match: tavola.Match) -> dict[str, Any]:
    found: dict[str, Any] = plain(match.rules.view(match.state, 0))["combat"]
    return found


def plain(record: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(record))


def gain(match: tavola.Match, notation: str) -> Any:
    option = next(one for one in match.rules.options(match.state).options if one.notation == notation)
    return plain(drawn(match.rules, match.state, option, "en", Foresight())["gain"])


@pytest.mark.rule("MK-DMG-05b", "MK-DMG-04a1", "MK-DMG-06a2", "MK-DMG-06b1", "MK-DMG-06b2", "MK-DMG-04b4")
def test_what_damage_would_do_is_told_before_it_is_assigned() -> None:
    """Armor 4. Freezers: ice 3, paralysing. Altem Mages: cold fire 4, brutal and poisonous, so 8."""
    told = {(one["n"], one["i"], one["to"]): one for one in combat(siege())["blows"]}
    assert told[3, 1, HERO] == {"n": 3, "i": 1, "to": -1, "damage": 3, "fate": "wounded", "wounds": 1, "drops": True}
    assert told[3, 1, GUARDS]["fate"] == "destroyed"
    assert told[3, 1, MAGES]["fate"] == "unhurt"
    assert (told[4, 1, HERO]["wounds"], told[4, 1, HERO]["discard"]) == (2, 2)
    assert told[4, 1, GOLEMS] == {"n": 4, "i": 1, "to": 1, "damage": 8, "fate": "wounded", "wounds": 2, "rest": 5}
    assert combat(siege("attack"))["blows"] == []


def test_what_was_told_comes_true() -> None:
    match = siege("damage")
    for blow in combat(match)["blows"]:
        if blow["to"] != HERO:
            continue
        _, result = answer(match.rules, match.state, f"damage {blow['n']} {blow['i']} hero")
        hand, pile = result.state.me.hand, result.state.me.discard
        taken = hand.count("wound") + pile.count("wound") - match.state.me.hand.count("wound")
        assert taken == blow["wounds"] + blow.get("discard", 0)


@pytest.mark.rule("MK-BLK-05a3", "MK-BLK-05b", "MK-BLK-06a")
def test_each_block_says_how_it_counts() -> None:
    """Block 2 of Golems is inefficient against ice, Fire Block 4 is not; against a physical attack both count whole."""
    match = siege()
    assert gain(match, "use guardian_golems 2 2 red die")["ways"][0]["block"]["3.1"] == 4
    assert gain(match, "use guardian_golems 2 1")["ways"][0]["block"] == {
        "1.1": 2, "2.1": 2, "2.2": 2, "3.1": 1, "4.1": 1, "5.1": 2, "5.2": 2,
    }  # fmt: skip
    match.play("use guardian_golems 2 1")
    ice = next(meter for meter in combat(match)["block_meters"] if meter["n"] == 3)
    assert (ice["have"], ice["need"]) == (1, 6)
    assert ice["terms"] == [{"from": "unit:guardian_golems", "element": "physical", "n": 2, "worth": 2, "half": True}]


def test_a_card_that_asks_tells_what_each_answer_adds() -> None:
    told = gain(siege(), "play instinct")["ways"]
    assert [way["then"] for way in told] == ["choose move 2", "choose influence 2", "choose block 2 physical"]
    assert told[2]["block"]["1.1"] == 2
    assert gain(siege(), "next") is None


def test_ways_of_several_steps_and_what_pays_for_them() -> None:
    """From the portal by Day: two plains cost 4; Stamina, strong with the blue die, pays for both."""
    match = tavola.new("mageknight", "first_reconnaissance", ("tovak",), 7)
    match.play("tactic early_bird")
    found = {way.piece: way for way in ways(match.rules, match.state)}
    far = found["space:0,0"]
    assert ([step.notation for step in far.steps], far.cost, far.have) == (["move 1,0", "move 0,0"], 4, 0)
    assert [step.notation for step in far.pays] == ["play stamina strong blue die"]
    for step in (*far.pays, *far.steps):
        match.play(step.notation)
    assert match.state.me.at == "0,0"
    assert match.can_undo().can


def test_no_way_leads_past_something_that_cannot_be_taken_back() -> None:
    """Whatever a way shows or starts is its last step."""
    match = tavola.new("mageknight", "first_reconnaissance", ("tovak",), 7)
    match.play("tactic early_bird")
    match.play("play stamina strong blue die")
    for way in ways(match.rules, match.state):
        state = match.rules.walk.plenty(match.state) if match.rules.walk else match.state
        for step in way.steps[:-1]:
            _, result = answer(match.rules, state, step.notation)
            assert not result.sealed
            state = result.state
    assert ways(match.rules, siege().state) == []


def test_a_card_leads_to_whatever_it_pays_for() -> None:
    """From the portal by Day with nothing to spend: Stamina gives Move 2, which is one plain beside it."""
    match = tavola.new("mageknight", "first_reconnaissance", ("tovak",), 7)
    match.play("tactic early_bird")
    found = {
        lead.piece: [step.notation for step in lead.steps] for lead in leads(match.rules, match.state, ["play stamina"])
    }
    assert found["space:1,0"] == ["play stamina", "move 1,0"]
    assert "space:0,0" not in found
    strong = leads(match.rules, match.state, ["play stamina strong blue die", "play stamina"])
    far = next(lead for lead in strong if lead.piece == "space:0,0")
    assert [step.notation for step in far.steps] == ["play stamina strong blue die", "move 1,0", "move 0,0"]
    assert leads(match.rules, match.state, ["play nothing"]) == []


@pytest.mark.rule("MK-MOV-03", "MK-MOV-04c")
def test_a_way_that_ends_in_a_fight_costs_what_its_steps_cost() -> None:
    """A desert by Day is 5, although an assault takes whatever Move is left; the Prowlers beside it join in."""
    match = tavola.position(TOWER)
    tower = {way.piece: way for way in ways(match.rules, match.state)}["space:4,-5"]
    assert (tower.cost, tower.have) == (5, 0)
    assert [text.key for text in tower.warns] == ["mk-warn-assault", "mk-warn-provokes"]
    assert tower.warns[1].args == {"enemy": ("prowlers",)}

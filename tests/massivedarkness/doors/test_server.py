"""Massive Darkness on the wire: an open table, what to expect of an attack, what happened by key."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import tavola
from server.test_http import client_for
from server.test_seats import Browser
from tavola.massivedarkness.odds import odds
from tavola.massivedarkness.view.records import Forecast
from tavola.server import Config

PARTY = {"game": "massivedarkness", "scenario": "tutorial", "players": ["bjorn", "elias", "sibyl"], "seed": 7}
FIGHT = """
game = "massivedarkness"
rolls = ["y5", "y1", "b2"]
[[heroes]]
hero = "bjorn"
at = "6v.b2"
[[enemies]]
card = "dwarf_warriors_l1"
at = "6v.b2"
"""


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with client_for(tmp_path, Config()) as made:
        yield made


def test_one_screen_leads_all_heroes_without_a_cover(client: TestClient) -> None:
    """Nothing is hidden, so the screen is never passed on: it shows whoever must decide."""
    browser = Browser(client)
    table = browser.ask("POST", "/api/tables", PARTY).json()["id"]
    with browser.at(table) as seated:
        for seat in range(3):
            frame = seated.now()
            assert frame["cover"] is None
            assert frame["decision"]["mine"]
            assert frame["decision"]["seat"] == frame["view"]["seat"] == seat
            assert seated.answer(frame["decision"]["options"][0]["notation"])["type"] == "ack"


def test_an_attack_is_offered_with_its_exact_odds() -> None:
    match = tavola.position(FIGHT)
    options = {option.notation: option for option in match.asked().options}
    told = match.rules.forecast(match.state, options["melee dwarf_warriors"])
    assert isinstance(told, Forecast)
    exact = odds(match.state, 0, 1, "melee")
    assert dict(told.wounds) == exact.wounds
    assert told.mean == exact.mean
    assert told.attack.shares[0].origin == "card:se_mace"
    assert match.rules.forecast(match.state, options["end"]) is None


def test_a_game_without_odds_or_open_hands_says_so() -> None:
    match = tavola.new("mageknight", "first_reconnaissance", ("tovak",), 7)
    assert match.rules.forecast(match.state, match.asked().options[0]) is None
    assert not match.rules.open_table


def test_what_happened_is_told_by_key(client: TestClient) -> None:
    browser = Browser(client)
    table = browser.ask("POST", "/api/tables", {"game": "massivedarkness", "position": FIGHT}).json()["id"]
    with browser.at(table) as seated:
        seated.answer("melee dwarf_warriors")
        if any(option["kind"] == "roll" for option in seated.now()["decision"]["options"]):
            seated.answer("roll")
        frame = seated.now()
    rolled = next(line for line in frame["recent"] if line["event"] == "md-event-rolled")
    assert rolled["args"]["attack_dice"] == ["y5", "y1"]
    assert frame["log"][rolled["n"] - 1]["n"] == rolled["n"]


def test_the_catalogue_holds_dice_and_every_piece(client: TestClient) -> None:
    facts = client.get("/api/catalog/massivedarkness").json()
    assert facts["dice"]["r"][5] == [3, 0, 1]
    named = {(piece["what"], piece["id"]) for piece in facts["pieces"]}
    assert {("card", card) for card in facts["cards"]} <= named
    assert {("enemy", enemy) for enemy in facts["enemies"]} <= named


def test_the_set_up_offers_missions_heroes_and_tokens(client: TestClient) -> None:
    game = next(one for one in client.get("/api/games?lang=en").json() if one["id"] == "massivedarkness")
    assert game["open"]
    names = [one["id"] for one in game["scenarios"]]
    assert (names[0], names[-1]) == ("tutorial", "campaign")
    assert all(one["about"] for one in game["scenarios"])
    variants = {one["id"]: one for one in game["variants"]}
    assert {value["id"] for value in variants["lifebringer"]["values"]} == set("0123456")
    assert set(variants["order"]["fits"]) == {"campaign"}


def test_a_lost_mission_says_why_and_by_what_it_came_to_that(client: TestClient) -> None:
    match = tavola.new("massivedarkness", scenario="tutorial", players=["bjorn"], seed=1, bots=["random"])
    match.run()
    table = client.post("/api/tables/load", content=match.save()).json()["id"]
    course = client.get(f"/api/tables/{table}/score?lang=pt-BR").json()["course"]
    told = [one["event"] for one in course]
    assert told[-1] == "md-event-lost-lifebringer"
    assert "os heróis perdem" in course[-1]["text"]
    fall = told.index("md-event-dies")
    assert told.index("md-event-strike") < told.index("md-event-hurt") < fall
    assert match.moves[course[fall]["step"] - 1].events, "what came is found again after that answer"

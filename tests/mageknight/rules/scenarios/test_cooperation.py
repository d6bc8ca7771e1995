"""Full and Blitz Cooperation (MK-SCN-COOP, MK-SCN-BLITZCOOP): set-up, Tactics, the end and the score."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tavola
from tavola.kernel.records import Outcome
from tavola.mageknight.catalog import CARDS, SKILLS, TACTICS, TILES

from ...scripted import Table
from ...test_facts import facts
from ..allies import CITY, GLADE, agreed, finish
from ..duels import arsenal
from ..fights import setting

__all__ = ["arsenal"]

HEROES = ["tovak", "goldyx", "norowas"]
FULL, BLITZ = "full_cooperation", "blitz_cooperation"


def start(scenario: str, players: int, seed: int = 1) -> tavola.Match:
    return tavola.new("mageknight", scenario=scenario, players=HEROES[:players], seed=seed)


def together(players: int = 2, scenario: str = FULL, **tables: Any) -> Table:
    """Tovak's turn in a cooperative game."""
    known = {hero: {"hero": hero, "hand": ["march"], **tables.pop(hero, {})} for hero in ("goldyx", "norowas")}
    rivals = list(known.values())[: players - 1]
    player = {"hand": ["march"], "at": "1,0", **tables.pop("me", {})}
    return setting(scenario=scenario, rivals=rivals, player=player, **tables)


def units_on_offer(view: dict[str, Any]) -> int:
    """A monastery may have laid Advanced Actions beside the Units."""
    return sum("unit" in entry for entry in view["offers"]["units"])


# -- set-up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "MK-SCN-COOP-01",
    "MK-SCN-COOP-02",
    "MK-SCN-COOP-03a",
    "MK-SCN-COOP-03b",
    "MK-SCN-COOP-03c",
    "MK-SCN-BLITZCOOP-01a",
    "MK-SCN-BLITZCOOP-01b",
    "MK-SCN-BLITZCOOP-02a",
    "MK-SCN-BLITZCOOP-02b",
    "MK-SCN-BLITZCOOP-02c",
)
@pytest.mark.parametrize(
    ("scenario", "players", "rounds", "country", "cities", "core"),
    [(FULL, 2, 6, 8, 3, 2), (FULL, 3, 6, 10, 4, 3), (BLITZ, 2, 4, 7, 2, 1), (BLITZ, 3, 4, 8, 3, 2)],
)
def test_map_and_length(scenario: str, players: int, rounds: int, country: int, cities: int, core: int) -> None:
    match = start(scenario, players)
    view = match.view(0)
    assert view["round"]["of"] == rounds
    tiles = [placed.tile for placed in match.state.tiles]
    assert tiles[0] == "start_b"  # the side without a coast
    used = [TILES[tile] for tile in (*tiles[1:], *match.state.tile_stack)]
    kinds = Counter("city" if tile.city else tile.back for tile in used)
    assert kinds == {"countryside": country, "city": cities, "core": core}


@pytest.mark.rule("MK-SCN-COOP-01", "MK-DUMMY-16")
@pytest.mark.parametrize("players", [1, 4])
def test_two_or_three_players(players: int) -> None:
    heroes = [*HEROES, "arythea"][:players]
    for scenario in (FULL, BLITZ):
        with pytest.raises(tavola.UnknownName):
            tavola.new("mageknight", scenario=scenario, players=heroes)


@pytest.mark.rule("MK-SCN-COOP-04a", "MK-SCN-COOP-04b", "MK-SCN-BLITZCOOP-03")
@pytest.mark.parametrize(
    ("scenario", "players", "levels"),
    [(FULL, 2, [5, 5, 8]), (FULL, 3, [5, 5, 5, 11]), (BLITZ, 2, [5, 8]), (BLITZ, 3, [5, 8, 11])],
)
def test_the_last_city_revealed_is_the_hardest(scenario: str, players: int, levels: list[int]) -> None:
    slots = ["1,1", "2,0", "2,1", "2,-1"][: len(levels)]
    cities = dict(zip(slots, ["core_5", "core_6", "core_7", "core_8"], strict=False))
    printed = {city["tile"]: city["garrison"] for city in facts("cities")}
    dealt = [sorted(printed[tile][str(level)]) for tile, level in zip(cities.values(), levels, strict=True)]
    table = together(players, scenario, map={"tiles": cities})
    spaces = [space for space in table.view["map"]["hexes"] if space["site"] == "city"]
    found = {space["tile"]: sorted(token["pile"] for token in space["tokens"]) for space in spaces}
    assert found == dict(zip(cities.values(), dealt, strict=True))


@pytest.mark.rule("MK-SCN-COOP-05a", "MK-DUMMY-01", "MK-DUMMY-02a", "MK-DUMMY-05")
@pytest.mark.parametrize("players", [2, 3])
def test_one_dummy_who_is_no_player(players: int) -> None:
    view = start(FULL, players).view(0)
    assert view["dummy"]["hero"] not in HEROES[:players]
    assert len(view["source"]) == players + 2
    assert units_on_offer(view) == players + 2


@pytest.mark.rule("MK-SCN-COOP-05b", "MK-SCN-COOP-05c", "MK-SKILL-T2")
@pytest.mark.parametrize("scenario", [FULL, BLITZ])
def test_nothing_competitive_is_in_the_game(scenario: str) -> None:
    state = start(scenario, 3).state
    assert not [card for card in (*state.spells, *state.spell_offer) if CARDS[card].interactive]
    skills = [skill for player in state.players for skill in player.skill_pile]
    assert not [skill for skill in skills if SKILLS[skill].kind == "competitive"]


@pytest.mark.rule(
    "MK-SCN-BLITZCOOP-04a", "MK-SCN-BLITZCOOP-04c", "MK-SCN-BLITZCOOP-05a", "MK-SCN-BLITZCOOP-05b", "MK-DUMMY-05"
)
@pytest.mark.parametrize(("players", "count"), [(2, 5), (3, 6)])
def test_a_blitz_starts_ahead(players: int, count: int) -> None:
    view = start(BLITZ, players).view(0)
    assert [player["fame"] for player in view["players"]] == [1] * players
    assert [(player["reputation"], player["influence_bonus"]) for player in view["players"]] == [(2, 1)] * players
    assert (len(view["source"]), units_on_offer(view)) == (count, count)


@pytest.mark.rule("MK-SCN-BLITZCOOP-04b")
@pytest.mark.usefixtures("arsenal")
def test_a_blitz_pays_for_the_end_of_a_row() -> None:
    # Prowlers are worth 2: from 1 to 3 a row ends, and 1 more makes 4.
    table = together(
        scenario=BLITZ, me={"fame": 1, "hand": ["ram_9"]}, combat={"enemies": ["prowlers"], "phase": "ranged"}
    )
    table.play("play ram_9", "attack 1")
    assert table.me["fame"] == 4


# -- Tactics ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-SCN-COOP-06", "MK-DUMMY-06", "MK-DUMMY-07")
def test_the_dummy_takes_its_tactic_first() -> None:
    match = start(FULL, 3)
    taken = match.view(0)["dummy"]["tactic"]
    assert taken
    assert f"tactic {taken}" not in [option.notation for option in match.decision.options]
    assert len(match.decision.options) == 5


def night_falls(players: int = 2, **tables: Any) -> Table:
    """The last turn of a round has just been played."""
    table = together(
        players,
        me={"tactic": "early_bird", "hand": ["march"], "deck": ["rage"] * 6},
        goldyx={"tactic": "rethink"},
        norowas={"tactic": "mana_steal"},
        dummy={"tactic": "great_start"},
        turns_left=0,
        **tables,
    )
    return table.play("play march", "end turn")


@pytest.mark.rule("MK-SCN-COOP-07a", "MK-SCN-COOP-07b")
def test_the_players_agree_on_a_tactic_to_do_without() -> None:
    table = night_falls()
    assert (table.seat, table.options) == (0, ["remove early_bird", "remove rethink"])
    assert table.refused("remove great_start") == "MK-SCN-COOP-07b"
    table.play("remove rethink")
    assert (table.seat, table.options) == (1, ["agree", "decline"])
    table.play("agree")
    assert table.view["round"]["number"] == 2
    assert "mk-event-tactic-removed" in table.log


@pytest.mark.rule("MK-SCN-COOP-07a")
def test_a_tactic_given_up_never_returns() -> None:
    table = night_falls().play("remove rethink", "agree")
    removed = {"rethink"}
    while table.view["round"]["number"] < 3:
        table.play(table.options[0])
    assert table.view["round"]["time"] == "day"
    on_offer = set(table.view["offers"]["tactics"]) | {table.view["dummy"]["tactic"]}
    assert on_offer == {tactic.id for tactic in TACTICS.values() if tactic.time == "day"} - removed


@pytest.mark.rule("MK-SCN-COOP-07a")
def test_where_one_declines_the_next_proposes_and_then_chance_decides() -> None:
    table = night_falls(3).play("remove rethink", "decline")
    assert table.seat == 1  # Goldyx proposes
    table.play("remove mana_steal", "agree", "decline")
    assert table.seat == 2
    table.play("remove early_bird", "decline")
    assert table.view["round"]["number"] == 2
    gone = [
        line.event.text.args["tactic"] for line in table.match.log if line.event.text.key == "mk-event-tactic-removed"
    ]
    assert len(gone) == 1
    assert gone[0] in ("early_bird", "rethink", "mana_steal")


@pytest.mark.rule("MK-SCN-COOP-07c")
@pytest.mark.parametrize(("round_", "asked"), [(1, True), (3, True), (5, False)])
def test_nothing_is_given_up_after_the_last_day(round_: int, asked: bool) -> None:
    assert bool(night_falls(round=round_).offered("remove")) == asked


# -- the end ------------------------------------------------------------------------------------------------------

LAND = {"tiles": {"0,1": "countryside_1", "1,0": "countryside_3", "1,1": "core_5"}, "stack": []}


@pytest.mark.rule("MK-SCN-COOP-09")
@pytest.mark.usefixtures("arsenal")
def test_when_the_last_city_falls_the_players_have_one_last_turn_each() -> None:
    able = {"hand": ["march", "ram_4"], "fame": 9}
    table = agreed(
        "goldyx 1",
        {**able, "move": 2},
        {**able, "at": GLADE},
        {"at": "0,0"},
        enemies=("crossbowmen",) * 2,
        map={"stack": []},
    )
    table.play(f"move {CITY}", "play ram_4", "attack 1", "play march", f"move {CITY}", "play ram_4", "attack 1")
    assert "mk-event-last-turns" in table.log
    flipped = table.view["dummy"]["discard"]
    finish(finish(table))
    assert table.seat == 2  # Goldyx's turn was given up; Norowas has the next
    finish(table.play("play march"))
    assert table.view["dummy"]["discard"] == flipped  # the Dummy has no last turn
    assert table.seat == 0
    finish(table)
    assert table.match.outcome is not None


def ending(players: int = 2, **tables: Any) -> tuple[Outcome, dict[str, int]]:
    """The result when the game ends after Tovak's turn, and the common lines."""
    table = together(players, **{"final_turns": 0, "map": LAND, **tables}).play("play march", "end turn")
    while table.match.outcome is None and "done" in table.options:
        table.play("done")
    outcome = table.match.outcome
    assert outcome is not None
    assert len(set(outcome.lines)) == 1  # one score for all
    return outcome, {line.key: line.points for line in outcome.lines[0]}


def fallen(*owners: int) -> dict[str, Any]:
    """So many cities on the map, all taken, each led by one of these players."""
    tiles = {"1,1": "core_5", "2,0": "core_6", "2,1": "core_7"}
    spaces = ("4,-5", "6,-4", "7,-7")
    here = dict(list(tiles.items())[: len(owners)])
    return {
        "tiles": {"0,1": "countryside_1", "1,0": "countryside_3", **here},
        "stack": [],
        "owners": dict(zip(spaces, owners, strict=False)),
    }


@pytest.mark.rule("MK-SCN-COOP-10a", "MK-SCN-COOP-10b", "MK-SCN-COOP-13a", "MK-SCN-COOP-13b")
def test_all_win_together() -> None:
    outcome, lines = ending(map=fallen(0, 0))
    assert (outcome.won, outcome.winners) == (True, (0, 1))
    assert (lines["cities"], lines["all_cities"]) == (20, 15)


@pytest.mark.rule("MK-SCN-COOP-10a", "MK-SCN-COOP-10b")
def test_all_lose_together_and_have_a_score() -> None:
    outcome, lines = ending(me={"fame": 12}, goldyx={"fame": 9})
    assert (outcome.won, outcome.winners) == (False, ())
    assert (lines["fame"], lines["cities"]) == (9, 0)
    assert "all_cities" not in lines
    assert lines["dummy_cards"] == 16  # its whole deck, counted won or lost
    assert outcome.totals == (25, 25)


@pytest.mark.rule("MK-SCN-COOP-12a", "MK-SCN-COOP-12b")
def test_best_achievements_worst_beating_no_titles() -> None:
    _, lines = ending(
        me={"crystals": {"red": 3, "blue": 1}, "discard": ["wound"]},
        goldyx={"units": ["peasants"], "discard": ["wound", "wound"]},
    )
    assert (lines["loot"], lines["leader"], lines["beating"]) == (2, 1, -4)
    assert not [key for key in lines if key.startswith("title")]


@pytest.mark.rule("MK-SCN-COOP-14")
@pytest.mark.parametrize(("owners", "points"), [((0, 1), 10), ((0, 0), 0), ((1,), 0)])
def test_ten_if_everybody_leads_a_city(owners: tuple[int, ...], points: int) -> None:
    assert ending(map=fallen(*owners))[1]["all_lead"] == points


@pytest.mark.rule("MK-SCN-COOP-15a", "MK-SCN-COOP-15b", "MK-SCN-COOP-15c")
def test_time_left_is_worth_points() -> None:
    # The third of six rounds: 3 rounds not played; 4 cards left to the Dummy; nobody announced the end.
    dummy = {"deck": ["march", "march", "rage", "rage"]}
    _, lines = ending(map=fallen(0, 1), round=3, dummy=dummy)
    assert (lines["spare_rounds"], lines["dummy_cards"], lines["unannounced"]) == (90, 4, 5)
    _, late = ending(map=fallen(0, 1), round=6, time="night", dummy=dummy, turns_left=1)
    assert (late["spare_rounds"], late["dummy_cards"], late["unannounced"]) == (0, 4, 0)


@pytest.mark.rule("MK-SCN-COOP-17")
def test_by_agreement_the_weakest_counts() -> None:
    _, lines = ending(
        me={"crystals": {"red": 3, "blue": 1}, "discard": ["wound"], "units": ["peasants"]},
        goldyx={"crystals": {"red": 2}, "discard": ["wound", "wound"]},
        options={"weakest_counts": "on"},
    )
    assert (lines["loot"], lines["leader"], lines["beating"]) == (1, 0, -4)


@pytest.mark.rule("MK-SCN-COOP-08", "MK-MOV-08e4")
def test_partners_cannot_be_attacked() -> None:
    table = together(me={"at": "1,0", "move": 9}, goldyx={"at": "1,-1"}).play("move 1,-1")
    assert table.refused("fight goldyx") == "MK-MOV-08e4"

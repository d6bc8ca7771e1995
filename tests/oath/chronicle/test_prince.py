"""The Clockwork Prince in a chronicle: he takes a seat of the next game, and writes it when he wins."""

from __future__ import annotations

import pytest

from tavola import chronicle
from tavola.oath.catalog import CARDS
from tavola.table import Match
from tavola.table.seating import seat_bots


def played(told: chronicle.Chronicle, people: list[str], side: str, seed: int) -> Match:
    """A game of random people with him, to its end."""
    match = chronicle.begin(told, people, seed, options={"prince_side": side})
    match.bots = seat_bots({info.seat: "random" for info in match.rules.seats(match.state) if info.answers}, seed)
    match.run()
    assert match.is_over
    return match


@pytest.mark.rule("OA-PRINCE-144", "OA-PRINCE-145", "OA-PRINCE-147", "OA-PRINCE-149", "OA-CHR-055")
def test_a_chancellor_who_plays_by_rules_writes_by_rules() -> None:
    """He wins against a random Exile: nobody is asked, another oath is vowed, and the suit of the edifice he built is
    the one that enters. His bit, 64, stands beside the Chancellor's."""
    match = played(chronicle.new(), ["red"], "chancellor", 0)
    annals, after = match.state.annals, chronicle.after(match)
    assert after is not None
    assert (annals.winner, match.moves[-1].events[-1].rule) == ("purple", "OA-CHR-050")
    assert annals.vow in ("people", "devotion", "protection")
    assert CARDS[annals.edifice].suit == annals.suit
    assert annals.edifice in after.on_map
    assert after.previous_active_byte == 64 + 32 + 1
    assert (after.previous_winner, after.previous_winner_name) == ("chancellor", "Principe")


@pytest.mark.rule("OA-PRINCE-146", "OA-PRINCE-150", "OA-PRINCE-152")
def test_an_exile_prince_offers_nothing_and_builds_nothing() -> None:
    match = played(chronicle.new(), ["purple", "blue"], "exile", 1)
    annals, after = match.state.annals, chronicle.after(match)
    assert after is not None
    assert (annals.winner, annals.edifice, after.citizens) == ("red", "", ())
    assert "oa-log-welcomes" not in [line.event.text.key for line in match.log]
    assert annals.suit in ("discord", "arcane", "order", "hearth", "beast", "nomad")


def test_his_board_is_never_a_citizens() -> None:
    """Red is Citizen in this line; the Prince, who comes last as Exile, takes red and plays an Exile."""
    told = chronicle.read(chronicle.write(chronicle.new()).replace("0000000123450403", "0001000123450403"))
    assert told.citizens == ("red",)
    match = chronicle.begin(told, ["purple"], 1, options={"prince_side": "exile"})
    assert [(player.color, player.role) for player in match.state.players] == [
        ("purple", "chancellor"),
        ("red", "exile"),
    ]

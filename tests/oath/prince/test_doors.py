"""The Prince through each door: what is seen of his mind, positions, saves, the terminal, simulations."""

from __future__ import annotations

import io
import json

import pytest

import tavola
from oath.prince.court import did, heights, prince, reign
from tavola.cli.app import main
from tavola.table.seats import seats_for
from tavola.text.lines import board

SETUPS = [
    (["red"], {}),
    (["purple", "blue"], {"prince_side": "exile", "prince_level": "expanded"}),
    (["red", "blue", "white"], {"prince_level": "expanded", "prince_judge": "rules"}),
]


def played(players, options, answers=60, seed=3):
    """A game with random answers, so far."""
    match = tavola.new("oath", "prince", players, seed=seed, options=options)
    guess = 7
    for _ in range(answers):
        if match.outcome is not None:
            break
        guess = (guess * 1103515245 + 12345) % 2**31
        match.play(match.decision.options[guess % len(match.decision.options)])
    return match


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_a_game_is_saved_loaded_and_read_back_from_a_position(players, options):
    match = played(players, options)
    assert tavola.load(match.save()).state == match.state
    if match.outcome is None:
        assert tavola.position(match.position()).state == match.state


def test_everything_of_him_can_be_set_and_is_read_back():
    table = reign(
        """
        turn = "red"
        phase = "act"
        [prince]
        level = "expanded"
        node = "peo_muster"
        friends = {hearth = 2}
        conspirators = {arcane = 3}
        ambition = 1
        tactics = 4
        [boards.purple]
        favor = 2
        """
    )
    mind = prince(table)
    assert (mind["level"], mind["mark"], mind["quadrant"], mind["deed"]) == (
        "expanded",
        "peo_muster",
        "people",
        "muster",
    )
    assert (mind["ambition"], mind["tactics"], mind["dice"], mind["limit"]) == (1, 4, 2, 5)
    assert (heights(table, "friend"), heights(table, "conspirator")) == ({"hearth": 2}, {"arcane": 3})
    assert tavola.position(table.match.position()).view(0)["prince"] == mind


QUIET = """
    {turn}
    title = "purple"
    deck = ["vision_faith", "conspiracy", "vision_conquest"]
    [prince]
    node = "dev_trade_secret"
    conspirators = {{arcane = 1}}
    [sites.cradle_2]
    site = "lush_coast"
    cards = ["alchemist"]
    [sites.hinterland_1]
    site = "rocky_coast"
    cards = ["spirit_snare", "wizard_school"]
    [boards.purple]
    site = "lush_coast"
    favor = 0
    secrets = 0
    warbands = 0
    [banners.darkest_secret]
    holder = "red"
    tokens = 5
"""


def test_what_he_will_do_next_is_what_he_then_does():
    """Trade at the Alchemist, travel to two Arcane cards, trade there: known before, and so it comes."""
    before = reign(QUIET.format(turn='turn = "red"\nphase = "act"'))
    ahead = prince(before)["ahead"]
    assert [step["deed"] for step in ahead if not step["skipped"]] == ["trade-secrets", "travel-secrets", "trade-both"]
    assert ahead[1]["place"] == "rocky_coast"
    after = reign(QUIET.format(turn='turn = "purple"\nphase = "actions"'))
    assert did(after) == [step["deed"] for step in ahead if not step["skipped"]]


def test_the_list_ends_where_chance_decides():
    """A campaign's end is open: it is the last thing told, with whom and what it strikes."""
    land = '[sites.hinterland_1]\nsite = "rocky_coast"\narmy = "red"\nwarbands = 1\n'
    boards = '[boards.purple]\nwarbands = 4\n[boards.red]\nsite = "salt_flats"'
    text = f'turn = "red"\nphase = "act"\ntitle = "red"\n{land}{boards}'
    last = prince(reign(text))["ahead"][-1]
    assert (last["deed"], last["place"], last["foe"]) == ("campaign-rival_sites", "rocky_coast", 1)
    assert (last["targets"], last["because"]) == (["site rocky_coast"], "ready-rival_site")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Threat: Red", "Friends: Hearth 2", "Next, if nothing changes")),
        ("pt-BR", ("Ameaça:", "Amigos:", "A seguir")),
    ],
)
def test_the_terminal_tells_his_mind(lang, words):
    land = '[sites.hinterland_1]\nsite = "rocky_coast"\narmy = "red"\nwarbands = 9\n'
    table = reign(f'turn = "red"\nphase = "act"\ntitle = "red"\n[prince]\nfriends = {{hearth = 2}}\n{land}')
    lines = "\n".join(board("oath", table.match.view(1), lang))
    assert all(word in lines for word in words)


def test_a_seat_the_rules_play_is_nobodys():
    """His answers are given at once; the journal holds those of people alone, and undo stops at what he drew."""
    match = played(["red"], {}, answers=12)
    assert {move.seat for move in match.moves} == {1}
    assert match.people()


def test_wishes_for_seats_pass_over_his():
    """One person by link against him as Chancellor: the wish is for the second seat, and his is nobody's."""
    records, codes = seats_for(["link"], 2, {}, [0])
    assert [(one.seat, one.kind) for one in records] == [(0, "rules"), (1, "link"), (-1, "watch")]
    assert set(codes) == {1, -1}


def test_simulations_play_against_him(capsys):
    main(["simulate", "oath", "--scenario", "prince", "--players", "1", "--games", "3", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert (told["finished"], told["errors"]) == (3, [])


def test_the_end_and_the_history_tell_what_he_won_with():
    """The chronicle clears the map; how everybody stood is remembered, and that it was the Prince who won."""
    match = tavola.new("oath", "prince", ["red"], seed=3, bots=["random"], options={"chronicle": "on"})
    match.run()
    annals, told = match.state.annals, match.rules.chronicles
    assert match.outcome is not None
    assert told is not None
    ruled = [held.ruler for held in annals.land].count("purple")
    board = match.view(1)["players"][0]
    assert (match.outcome.winners, annals.winner, annals.way) == ((0,), "purple", "regime")
    assert (board["sites"], board["held"]) == (ruled, annals.held[0])
    assert ruled > 0
    assert not any(site.warbands for site in match.state.sites)
    page = told.page(match.state)
    assert page is not None
    words = [line.key for line in told.told(page.shown)]
    assert words[:3] == ["oa-history-won", "oa-history-players", "oa-history-prince"]


def test_whoever_asks_for_purple_is_told_in_the_terminal(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    call = ["play", "oath", "--scenario", "prince", "--players", "purple", "--data", str(tmp_path), "--lang", "en"]
    main(call)
    assert "Chancellor (purple) is played by the rules here: whoever asked for it plays Red." in capsys.readouterr().out

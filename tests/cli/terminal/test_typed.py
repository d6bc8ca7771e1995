"""What can be typed at the table besides numbers and notations, and what is said of the rest."""

from __future__ import annotations

import re

from tavola.cli.terminal.keyboard import Completer
from tavola.cli.terminal.lookup import explanation
from tavola.kernel.records import Text
from tavola.kernel.shelf import game as game_of

GAME = ("play", "mageknight", "--scenario", "first_reconnaissance", "--players", "tovak", "--seed", "12")
DUNGEON = ("play", "massivedarkness", "--scenario", "tutorial", "--players", "bjorn", "--seed", "1")


def test_the_words_of_an_option_are_an_answer(tavola):
    out = tavola(*GAME, typed="take early bird\nRest: discard Rage\nquit\n").out
    assert "- Chose the Tactic Early Bird." in out
    assert "- Rested: discarded Rage." in out


def test_a_beginning_is_an_answer_if_only_one_begins_so(tavola):
    out = tavola(*GAME, typed="take early\nmarch, strong\nrest: discard r\nquit\n").out
    several = out.split("Several options begin with “march, strong”:\n")[1].splitlines()[:2]
    assert several == [
        "2. March, strong (green die): Move 4 [play march strong green die]",
        "3. March, strong (gold die): Move 4 [play march strong gold die]",
    ]
    assert "- Rested: discarded Rage." in out


def test_pieces_are_known_by_their_portuguese_names(tavola):
    out = tavola(*GAME, "--lang", "pt-BR", typed="1\nplay marcha\ncarta fúria\nquit\n").out
    assert "- Jogou Marcha." in out
    assert "Fúria (rage" in out


def test_what_nobody_has_heard_of_breaks_no_rule(tavola):
    """No number of a rule stands beside a word that means nothing here."""
    for game in (GAME, DUNGEON):
        out = tavola(*game, typed="1\nbanana\nlanguage fr\nwhy banana\nquit\n").out
        said = [line for line in out.splitlines() if "neither an option" in line]
        assert [re.findall(r"“(.*)”", line) for line in said] == [["banana"], ["language fr"], ["banana"]]
        assert not any("[" in line for line in said)


def test_why_never_lies_about_what_can_be_done(tavola):
    out = tavola(*GAME, typed="1\nwhy march\nwhy play march\nquit\n").out
    assert out.count("That can be done now: option 1, March: Move 2.") == 2


def test_the_words_of_a_card_are_read_in_the_middle_of_a_game(tavola):
    out = tavola(*GAME, typed="card rage\ncard early bird\ncard rag\ncard xyzzy\nquit\n").out
    assert "  basic: Attack 2 or Block 2." in out
    assert "Early Bird (early_bird, " in out
    assert "xyzzy" in out.splitlines()[-2]


def test_advice_names_an_option_and_its_reason(tavola):
    out = tavola(*GAME, typed="1\nadvise\nquit\n").out
    number, label = re.findall(r"Worth considering: option (\d+), (.*)\.", out)[0]
    assert f"{number}. {label} [" in out


def test_the_aim_and_how_far_it_is(tavola):
    assert "Find the city (0 of 1)" in tavola(*GAME, typed="goal\nquit\n").out


def test_many_options_stand_under_headings_and_few_do_not(tavola):
    out = tavola(*GAME, typed="1\nquit\n").out
    few, many = out.split("Your turn: ")
    assert "Tactics:" not in few
    assert [line for line in many.splitlines() if line.endswith(":")] == ["Cards:", "Choices:", "Without effect now:"]
    numbers = [int(n) for n in re.findall(r"^(\d+)\. ", many, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_what_did_not_change_is_not_told_again(tavola):
    out = tavola(*GAME, typed="1\nquit\n").out
    assert out.count("Hand: ") == 1
    assert tavola(*GAME, typed="1\noptions\nquit\n").out.count("Hand: ") == 2


def test_no_word_is_broken_at_eighty_columns(tavola, monkeypatch):
    typed = "1\ncard rage\nhelp\ngoal\nquit\n"
    whole = tavola(*GAME, typed=typed).out
    monkeypatch.setenv("COLUMNS", "80")
    narrow = tavola(*GAME, typed=typed).out
    assert max(map(len, whole.splitlines())) > 80
    assert max(map(len, narrow.splitlines())) <= 80
    assert whole.split()[2:60] == narrow.split()[2:60]


def test_the_tab_key_completes_a_notation():
    complete = Completer(("play march", "play rage", "end turn"))
    assert [complete("play ", place) for place in range(3)] == ["play march", "play rage", None]


def test_a_drawn_event_is_read_and_not_only_named():
    events = [card for card in game_of("massivedarkness").cards() if card.kind == "event"]
    read = [explanation("massivedarkness", Text("md-event-event", {"event_card": card.id})) for card in events]
    assert events
    assert all(read)
    assert explanation("massivedarkness", Text("md-event-attack", {"event_card": events[0].id})) == []


def test_what_an_answer_gives_away_stands_beside_it(tavola):
    """Four Move points are paid for with a die and not used yet: to end the turn loses them."""
    out = tavola(*GAME, typed="1\nplay march strong green die\nquit\n").out
    assert re.search(r"End the turn \[end turn\] \(cannot be undone\) 4 Move would be lost\.", out)

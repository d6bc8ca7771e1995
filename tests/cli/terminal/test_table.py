"""The line-mode table: numbers, notation, commands, and a whole game by typing only."""

from __future__ import annotations

import json
import os
import pty
import random
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

GAME = ("play", "mageknight", "--scenario", "first_reconnaissance", "--players", "tovak", "--seed", "12")


def test_an_answer_is_a_number_or_a_notation(tavola):
    said = tavola(*GAME, typed="1\nplay march\nquit\n")
    assert said.code == 0
    assert "1. Take Early Bird [tactic early_bird]" in said.out
    assert "- Played March." in said.out
    assert said.err == ""


def test_no_line_needs_eyes(tavola):
    """No drawing, no colour codes, no tabs: every line is words."""
    out = tavola(*GAME, typed="1\nview\nquit\n").out
    assert "\x1b" not in out
    assert "\t" not in out
    assert not re.search(r"[─-╿▀-▟]", out)


def test_undo_takes_back_and_says_so(tavola):
    said = tavola(*GAME, typed="1\nplay march\nundo\nquit\n")
    assert "Taken back." in said.out
    last = said.out.split("Taken back.")[1]
    assert "[play march]" in last


def test_what_is_lost_is_told_before_it_is(tavola):
    """A turn that ends with points unspent is ended by the second answer, or by a yes; another answer forgets it."""
    for again in ("end turn", "yes", "sim"):
        out = tavola(*GAME, typed=f"1\nplay march\nend turn\nundo\nplay march\nend turn\n{again}\nquit\n").out
        before, _, after = out.rpartition("Sure? Give the same answer again")
        assert "Sure?" in before
        assert "Discard cards" not in before
        assert "Discard cards" in after


def test_lines_typed_are_there_in_the_next_game(tmp_path: Path):
    """As a person at a terminal: the arrow up brings back what was typed in an earlier run, and both are kept."""
    (tmp_path / "lines.txt").write_text("why rage\n")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "tavola", *GAME, "--data", str(tmp_path)]
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, "TERM": "vt100"}):
        os.close(theirs)
        os.write(ours, b"1\n\x1b[A\x1b[A\nquit\n")
        with suppress(OSError):  # the end of a terminal is told so
            while os.read(ours, 65536):
                pass
    os.close(ours)
    assert (tmp_path / "lines.txt").read_text().splitlines() == ["why rage", "1", "why rage", "quit"]


def test_why_rules_log_help_and_options(tavola):
    typed = "1\nwhy card rage\nrules provoke\nlog\nhelp\noptions\nfly\n999\nquit\n"
    out = tavola(*GAME, typed=typed).out
    assert re.search(r"\[MK-[A-Z]+-\w+\]", out)
    assert "MK-MOV-04c" in out
    assert "why PIECE" in out
    assert "There is no option 999" in out


def test_the_language_changes_in_the_middle_and_its_words_are_commands(tavola):
    out = tavola(*GAME, typed="1\nlang pt-BR\najuda\nregistro\nsair\n").out
    assert "Mão: " in out
    assert "desfazer: desfaz" in out
    assert "A partida está guardada" in out


def test_a_game_is_kept_and_continued(tavola):
    first = tavola(*GAME, typed="1\nplay march\n")
    found = re.search(r"--continue (\w+)", first.out)
    assert found
    id = found[1]
    again = tavola("play", "mageknight", "--continue", id, typed="log\nquit\n")
    assert "Played March" in again.out
    last = tavola("play", "mageknight", "--continue", typed="undo\nquit\n")
    assert f"Game {id}" in last.out
    assert "Taken back." in last.out


def test_a_save_file_is_written_loaded_and_verified(tavola, tmp_path: Path):
    file = tmp_path / "my game.json"
    assert "Saved" in tavola(*GAME, typed=f"1\nplay march\nsave {file}\nquit\n").out
    replayed = json.loads(tavola("replay", str(file), "--json").out)
    assert (replayed["verified"], replayed["answers"]) == (True, ["tactic early_bird", "play march"])
    assert "Verified" in tavola("replay", str(file)).out
    assert "[move" in tavola("play", "mageknight", "--load", str(file), typed="quit\n").out


def test_a_whole_game_can_be_typed(tavola):
    """Numbers only, until the score; one that is too high is said to be so and the question stays."""
    chance = random.Random(3)
    out = tavola(*GAME, typed="".join(f"{chance.randint(1, 12)}\n" for _ in range(4000))).out
    assert "Total: " in out
    assert "Seed of this game: 12" in out
    assert not re.search(r"\bmk-[a-z]", out)


def test_every_board_line_has_its_words_in_both_languages(tavola):
    for lang in ("en", "pt-BR"):
        out = tavola(*GAME, "--lang", lang, typed="1\nview\nview\nquit\n").out
        assert "board-" not in out
        assert "terminal-" not in out


def test_a_newcomer_is_asked_whom_to_play(tavola):
    out = tavola("play", "mageknight", "--seed", "7", typed="99\ntovak\n1\nquit\n").out
    assert "Who do you play?" in out
    assert "There is no option 99" in out
    assert "Tovak: fame 0" in out
    assert "Arythea: fame 0" in tavola("play", "mageknight", typed="\nquit\n").out
    helped = tavola("play", "mageknight", typed="help\nWolf\nquit\n").out
    assert "Nobody is called “help”; type a number from 1 to 7, or a name." in helped
    assert "Wolfhawk: fame 0" in helped


def test_several_players_share_one_terminal(tavola):
    """Whoever must decide is named, and hears what happened since the last answer."""
    out = tavola("play", "toy", "--players", "ann,bob", "--seed", "5", typed="add 1\nadd 2\nundo\nquit\n").out
    said = [line for line in out.splitlines() if line.endswith("decides.") or line.startswith("- ")]
    assert said == ["ann decides.", "- toy-added", "bob decides.", "- toy-added", "ann decides.", "bob decides."]


def test_a_number_of_players_sits_down_and_one_alone_finds_company(tavola):
    """Three of the first colors share the terminal; who only says a color plays against a bot, and is asked first where
    the bot has already answered."""
    out = tavola("play", "oath", "--players", "3", "--seed", "1", typed="quit\n").out
    assert "Blue, Exile, not on the map yet" in out
    assert "World deck 44, relic deck 15; discard piles: Cradle 1, Provinces 1, Hinterland 1" in out
    alone = tavola("play", "oath", "--seed", "1", typed="red\nquit\n").out
    assert "Red decides." in alone
    assert "Blue" not in alone.partition("Round 1")[2]
    refused = tavola("play", "oath", "--players", "7")
    assert (refused.code, refused.err.strip()) == (2, "There is room for 1 to 6 players, not 7.")

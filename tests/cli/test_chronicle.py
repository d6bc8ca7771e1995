"""`tavola chronicle`: lines in and out, and games that follow each other."""

from __future__ import annotations

import json
import re

import pytest

from oath.chronicle.lines import READ, REFUSED, line


def kept(tavola, *words: str) -> str:
    said = tavola("chronicle", *words)
    assert said.code == 0, said.err
    found = re.search(r"Kept as (\w+)", said.out)
    assert found, said.out
    return found[1]


@pytest.mark.parametrize("told", READ, ids=lambda told: told["id"])
def test_import_prints_the_content_and_export_the_line(tavola, told):
    said = tavola("chronicle", "import", told["line"], "--json")
    content = json.loads(said.out)
    id, notes = content.pop("id"), content.pop("notes")
    mended = content.pop("relic_deck_mended", None)
    assert content == told["content"]
    assert mended == told.get("relic_deck_mended")
    assert len(notes) == len(told.get("notes", []))
    if mended is None:
        assert tavola("chronicle", "export", id).out == told["line"] + "\n"


@pytest.mark.parametrize("bad", REFUSED, ids=lambda bad: bad["why"])
def test_a_bad_line_is_one_sentence_and_code_2(tavola, bad):
    said = tavola("chronicle", "import", bad["line"])
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert tavola("chronicle", "list").out == "No chronicle is kept here yet.\n"


def test_what_was_mended_is_told(tavola):
    said = tavola("chronicle", "import", line("game4_3_1_0"))
    assert said.out.splitlines()[:2] == [
        "Found twice and kept once: Cup of Plenty.",
        "4 missing relics were put on top of the relic deck.",
    ]


def test_list_show_and_rename(tavola):
    id = kept(tavola, "import", line("edifice_3_2_0"))
    other = kept(tavola, "new", "The long winter")
    rows = tavola("chronicle", "list").out.splitlines()
    assert {row.split()[0] for row in rows[1:]} == {id, other}
    shown = tavola("chronicle", "show", id, "--lang", "pt-BR").out
    assert shown.startswith("Benis the Dinosaur: a próxima é a partida 2\n  Juramento: Devoção\n")
    assert tavola("chronicle", "rename", id, "Dinosaur").out == "Dinosaur: game 2 is next\n"
    assert json.loads(tavola("chronicle", "show", id, "--json").out)["name"] == "Dinosaur"
    assert tavola("chronicle", "show", "nowhere").code == 2


def test_the_next_game_is_played_in_the_terminal(tavola):
    id = kept(tavola, "import", line("constructed_3_3_2"))
    said = tavola(
        "chronicle", "continue", id, "--players", "purple,red", "--bots", "-,random", "--seed", "3", typed="quit\n"
    )
    assert said.code == 0, said.err
    (game,) = json.loads(tavola("play", "oath", "--list", "--json").out)
    assert (game["scenario"], game["players"]) == ("chronicle", ["purple", "red"])
    everybody = tavola("chronicle", "continue", id, "--players", "purple,red", "--bots", "random,random")
    assert everybody.code == 2

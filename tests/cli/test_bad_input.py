"""Bad input: exactly one clear sentence on stderr that names the culprit, exit code 2, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

GAME = ("mageknight", "--players", "tovak")


def refused(said, culprit: str) -> None:
    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1, said.err
    assert culprit in said.err
    assert "Traceback" not in said.err
    assert not said.err.startswith("error-")


@pytest.mark.parametrize(
    ("words", "culprit"),
    [
        (("dance",), "dance"),
        (("--dance",), "--dance"),
        (("games", "--dance"), "--dance"),
        (("scenarios",), "GAME"),
        (("scenarios", "chess"), "chess"),
        (("--lang", "xx", "games"), "xx"),
        (("games", "--lang", "xx"), "xx"),
        (("cards", "chess"), "chess"),
        (("cards", "mageknight", "nocard"), "nocard"),
        (("rules", "chess"), "chess"),
        (("rules", "mageknight", "zzqqy"), "zzqqy"),
        (("play", "chess"), "chess"),
        (("play", "mageknight", "--players", "gandalf"), "gandalf"),
        (("play", *GAME, "--scenario", "nowhere"), "nowhere"),
        (("play", *GAME, "--seed", "x"), "--seed"),
        (("play", *GAME, "--continue", "nothere"), "nothere"),
        (("play", "mageknight", "--continue"), "mageknight"),
        (("play", "mageknight", "--load", "nofile.json"), "nofile.json"),
        (("position", "nofile.toml"), "nofile.toml"),
        (("replay", "nofile.json"), "nofile.json"),
        (("simulate", *GAME, "--bots", "genius"), "genius"),
        (("simulate", *GAME, "--games", "0"), "--games"),
        (("simulate", *GAME, "--scenario", "nowhere"), "nowhere"),
        (("simulate", "mageknight", "--players", "gandalf"), "gandalf"),
        (("simulate", *GAME, "--jobs", "-1"), "--jobs"),
        (("--port", "70000"), "--port"),
        (("bench", "chess"), "chess"),
        (("bench", "massivedarkness", "--players", "gandalf"), "gandalf"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "pt-BR"])
def test_a_wrong_word_is_named(tavola, monkeypatch, words, culprit, lang):
    monkeypatch.setenv("LANG", lang.replace("-", "_"))
    refused(tavola(*words), culprit)


@pytest.mark.parametrize(
    ("text", "culprit"),
    [
        ("", "game"),
        ("game = 3", "game"),
        ('game = "chess"', "chess"),
        ("x = ", "TOML"),
        ('game = "mageknight"\nbogus = 1', "bogus"),
        ('game = "mageknight"\n[player]\nhand = ["nocard"]', "nocard"),
        ('game = "mageknight"\nhero = "gandalf"', "gandalf"),
    ],
)
def test_a_wrong_position_is_named(tavola, tmp_path: Path, text, culprit):
    file = tmp_path / "p.toml"
    file.write_text(text)
    refused(tavola("position", str(file)), culprit)


def test_an_illegal_answer_names_its_rule(tavola, tmp_path: Path):
    file = tmp_path / "p.toml"
    file.write_text('game = "mageknight"\n')
    refused(tavola("position", str(file), "--play", "fly to the moon"), "[MK-")


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff\xfe", b'{"versions": {"format": 9}}', b"[[[[", b'{"a": 1}'])
def test_a_damaged_or_foreign_save_is_refused(tavola, tmp_path: Path, data):
    file = tmp_path / "save.json"
    file.write_bytes(data)
    refused(tavola("replay", str(file)), "")
    refused(tavola("play", "mageknight", "--load", str(file)), "")


def test_a_changed_save_is_refused(tavola, tmp_path: Path):
    file = tmp_path / "save.json"
    tavola("play", *GAME, "--seed", "7", typed=f"1\nsave {file}\nquit\n")
    save = json.loads(file.read_text())
    save["seed"] += 1
    file.write_text(json.dumps(save))
    refused(tavola("replay", str(file)), "state")


def test_a_data_folder_that_cannot_be_written_is_named(tavola, tmp_path: Path):
    blocked = tmp_path / "file"
    blocked.write_text("")
    refused(tavola("play", *GAME, "--data", str(blocked / "data")), str(blocked))
    refused(tavola("--no-browser", "--port", "0", "--data", str(blocked / "data")), str(blocked))


def test_a_foreign_database_is_named(tavola, tmp_path: Path):
    file = tmp_path / "tavola.sqlite3"
    file.write_text("my notes, long enough to be more than a header would be; " * 10)
    refused(tavola("play", *GAME, "--data", str(tmp_path)), str(file))

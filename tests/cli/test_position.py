"""`tavola position`: a situation, its decision and options."""

from __future__ import annotations

import json
from pathlib import Path


def test_a_position_for_programs(tavola, tmp_path: Path):
    file = tmp_path / "p.toml"
    file.write_text('game = "mageknight"\nhero = "tovak"\nphase = "move"\n[player]\nhand = ["march", "rage"]\n')
    before = json.loads(tavola("position", str(file), "--json").out)
    assert set(before) == {"seat", "prompt", "options", "view", "log", "outcome"}
    assert "play march" in before["options"]
    assert before["view"]["players"][0]["hand"] == ["march", "rage"]
    assert (before["log"], before["outcome"]) == ([], None)
    after = json.loads(tavola("position", str(file), "--json", "--play", "play march", "--lang", "pt-BR").out)
    assert after["view"]["players"][0]["move"] == 2
    assert [line["text"] for line in after["log"]] == ["Jogou Marcha."]


def test_a_position_for_people(tavola, tmp_path: Path):
    file = tmp_path / "p.toml"
    file.write_text('game = "mageknight"\nphase = "move"\n[player]\nhand = ["march"]\n')
    out = tavola("position", str(file), "--play", "play march").out
    assert "Hand: none" in out
    assert "end turn" in out


def test_a_position_can_be_piped_in(tavola):
    out = tavola("position", "-", "--json", typed='game = "toy"\ncount = 3\n').out
    assert json.loads(out)["view"]["count"] == 3

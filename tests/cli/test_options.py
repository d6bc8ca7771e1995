"""Variants and bots from the command line: the same choices as on the set-up page."""

from __future__ import annotations

import io
import json

import pytest

from tavola.cli.app import main


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_simulation_plays_with_variants(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "mageknight", "--scenario", "druid_nights", "--players", "tovak,goldyx", "--games", "1")
    code, out, _ = run(capsys, *words, "--option", "contested_glades", "--bots", "random,random", "--json")
    assert code == 0
    assert json.loads(out)["finished"] == 1


@pytest.mark.parametrize(
    ("option", "culprit"),
    [
        ("wings", "wings"),
        ("contested_glades=maybe", "maybe"),
        ("=on", "=on"),
        ("epic=", "epic="),
        ("open_map", "open_map"),
    ],
)
def test_a_variant_that_cannot_be_is_refused_by_name(
    capsys: pytest.CaptureFixture[str], option: str, culprit: str
) -> None:
    words = ("simulate", "mageknight", "--scenario", "druid_nights", "--players", "tovak,goldyx", "--option", option)
    code, _, err = run(capsys, *words, "--lang", "en")
    assert code == 2
    assert culprit in err.lower()


def test_bots_play_the_seats_they_are_given(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    words = ("play", "mageknight", "--scenario", "full_conquest", "--players", "tovak,goldyx", "--seed", "7")
    code, out, _ = run(capsys, *words, "--bots", "random,-", "--data", str(tmp_path), "--lang", "en")
    assert code == 0
    assert "Goldyx decides." in out
    code, _, err = run(capsys, *words, "--bots", "random,random", "--data", str(tmp_path), "--lang", "en")
    assert code == 2
    assert "person" in err

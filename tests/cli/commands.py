"""Runs the command in this process and says what it printed."""

from __future__ import annotations

import io
import sys
from typing import NamedTuple

import pytest

from tavola.cli import main


class Said(NamedTuple):
    code: int
    out: str
    err: str


class Runner:
    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, *words: str, typed: str = "") -> Said:
        self._monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(list(words))
        out, err = self._capsys.readouterr()
        return Said(code, out, err)

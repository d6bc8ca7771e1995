"""A runner with English, and with a data folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.commands import Runner


@pytest.fixture
def tavola(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Runner:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.setenv("TAVOLA_DATA", str(tmp_path / "data"))
    return Runner(capsys, monkeypatch)

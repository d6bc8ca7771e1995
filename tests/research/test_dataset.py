"""Recorded games as Parquet: what was written is read again. PyArrow is large, so `make soak` alone installs it."""

from __future__ import annotations

from importlib import import_module

import pytest

from tavola.kernel.records import Setup


@pytest.mark.slow
def test_recorded_games_are_read_as_they_were_written(tmp_path):
    dataset = import_module("tavola.research.dataset")
    rows = dataset.record(Setup("mageknight", "first_reconnaissance", ("tovak",)), 4, ("random",))
    dataset.write(str(tmp_path / "games.parquet"), rows)
    assert dataset.read(str(tmp_path / "games.parquet")) == rows
    assert rows[0]["answer"] in rows[0]["options"]
    assert len({row["total"] for row in rows}) == 1

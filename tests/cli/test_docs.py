"""The README and the public face run as they are written, and the commands they name exist."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import tavola
from tavola.cli.app import cli

README = Path(__file__).resolve().parents[2] / "README.md"
PYTHON = README.parent / "docs" / "python.md"


@pytest.mark.parametrize("page", [README, PYTHON], ids=lambda page: page.name)
def test_what_is_written_runs(page):
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried > 5
    assert failed == 0


def test_the_face_runs():
    failed, tried = doctest.testmod(tavola)
    assert tried > 0
    assert failed == 0


def test_the_readme_names_every_command():
    named = set(re.findall(r"`(?:\.venv/bin/)?(?:tavola )?([a-z]+)(?: [^`]*)?`", README.read_text(encoding="utf-8")))
    assert set(cli.commands) <= named

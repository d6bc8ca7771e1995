"""Which rules wrote a game: the layout of its record, its rules, its printed content, and the engine itself.

Nobody needs to remember to raise a number: the engine is known by a digest of its source. A game kept by another
engine is replayed before it is believed (see `reopening`), so a changed engine that plays it the same takes it over
in silence, and one that does not says so.
"""

from __future__ import annotations

import hashlib
import sys
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct

from ..kernel import __name__ as KERNEL
from ..kernel.codec import fingerprint
from ..kernel.contract import Rules
from ..kernel.journal import FORMAT
from ..kernel.shelf import game

#: What decides how a game is played. Words and drawings may change under a game that is being played.
_SOURCES = (".py", ".json", ".toml")
_ASIDE = ("__pycache__", "bot", "gallery", "rulebook", "words")


class Versions(Struct, frozen=True, forbid_unknown_fields=True):
    """What wrote a file: its layout, the rules, a fingerprint of the printed content, and one of the engine."""

    format: int
    rules: str
    content: str
    engine: str = ""


def versions(rules: Rules[Any]) -> Versions:
    return Versions(FORMAT, rules.version, content_version(rules.id), engine(rules))


@lru_cache(maxsize=8)
def content_version(name: str) -> str:
    """Differs when any printed fact of the game differs."""
    return fingerprint(game(name).cards())


def engine(rules: Rules[Any]) -> str:
    """Differs when any line of the game or of the kernel differs."""
    state = sys.modules[rules.state_type.__module__]
    return _digest(state.__package__ or rules.state_type.__module__)


@lru_cache(maxsize=8)
def _digest(package: str) -> str:
    found = hashlib.sha256()
    for name in (KERNEL, package):
        for path, file in sorted(_files(resources.files(name), name)):
            found.update(f"{path}\n".encode())
            found.update(file.read_bytes())
    return found.hexdigest()[:16]


def _files(folder: Traversable, path: str) -> list[tuple[str, Traversable]]:
    found = []
    for entry in folder.iterdir():
        here = f"{path}/{entry.name}"
        if entry.is_dir() and entry.name not in _ASIDE:
            found += _files(entry, here)
        elif entry.name.endswith(_SOURCES):
            found.append((here, entry))
    return found

"""What a save file holds, and how it is written: JSON with versions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from ..kernel.codec import encode, fingerprint
from ..kernel.contract import Rules
from ..kernel.journal import Journal
from ..kernel.records import Seat
from .versions import Versions, versions

#: In place of a state, where a game was never moved to other rules.
NEVER = msgspec.Raw(b"null")


class SavedSetup(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    scenario: str
    players: tuple[str, ...]
    options: dict[str, str] = {}


class Save(Struct, frozen=True, forbid_unknown_fields=True):
    """A save file, field by field.

    A game that went on under other rules names how many answers were `before`, and the state it went on from.
    """

    versions: Versions
    setup: SavedSetup
    seed: int
    answers: tuple[str, ...]
    fingerprint: str
    state: msgspec.Raw
    position: str = ""
    bots: dict[str, str] = {}
    before: int = 0
    moved: msgspec.Raw = NEVER


def written(
    rules: Rules[Any], journal: Journal, state: Any, bots: Mapping[Seat, str], before: int = 0, moved: Any = None
) -> str:
    """The text of a save. `before` and `moved`: how many answers were given under other rules, and the state the game
    went on from."""
    setup = journal.setup
    saved = Save(
        versions(rules),
        SavedSetup(setup.game, setup.scenario, setup.players, setup.options),
        journal.seed,
        journal.answers,
        fingerprint(state),
        msgspec.Raw(encode(state)),
        journal.position,
        {str(seat): name for seat, name in bots.items()},
        before,
        NEVER if moved is None else msgspec.Raw(encode(moved)),
    )
    return msgspec.json.format(encode(saved), indent=1).decode()

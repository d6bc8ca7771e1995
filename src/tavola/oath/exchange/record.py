"""What is kept between two games, as frozen data."""

from __future__ import annotations

import unicodedata
from typing import Any

import msgspec
from msgspec import Struct

from ..catalog import CARDS, DENIZEN, EDIFICE
from .codes import ACTIVE, ACTIVE_SINCE, PLACES, SLOTS, SUITS, WRITTEN, Version, intact

#: The name a chronicle has when nobody gave it one, and that of a winner nobody knows.
NAMELESS = "Empire and Exile"
UNKNOWN = "UNKNOWN"
LONGEST_NAME = 255


class Land(Struct, frozen=True):
    """One slot of the map: its site (None: not yet drawn), which side is up, and what stands in its three places."""

    slot: str
    site: str | None = None
    facedown: bool | None = None
    cards: tuple[str | None, ...] = (None,) * PLACES


class Chronicle(Struct, frozen=True, kw_only=True):
    """The state between two games. `game_number`: of the game to be played next. `world_deck`: the top first;
    `relic_deck`: the bottom first, as lines have it. What a line of its version does not tell is None. `counted`: what
    the length of its names counts."""

    version: Version = WRITTEN
    game_number: int = 1
    name: str = NAMELESS
    previous_active_byte: int = 0
    citizens: tuple[str, ...] = ()
    oath: str = "supremacy"
    suit_order: tuple[str, ...] = SUITS
    sites: tuple[Land, ...] = tuple(Land(slot) for slot in SLOTS)
    world_deck: tuple[str, ...] = ()
    dispossessed: tuple[str, ...] = ()
    relic_deck: tuple[str, ...] = ()
    previous_citizens: tuple[str, ...] | None = ()
    previous_winner: str | None = "chancellor"
    previous_winner_name: str | None = UNKNOWN
    counted: str = "bytes"

    @property
    def previous_active(self) -> tuple[str, ...] | None:
        """Who played the last game; lines before 3.3.2 say nothing that could be trusted."""
        if self.version < ACTIVE_SINCE:
            return None
        return tuple(who for who, bit in ACTIVE.items() if self.previous_active_byte & bit)

    @property
    def on_map(self) -> tuple[str, ...]:
        """Every card and relic at a site, in map order."""
        return tuple(card for land in self.sites for card in land.cards if card is not None)

    @property
    def archive(self) -> tuple[str, ...]:
        """Every denizen and edifice found nowhere else (OA-CHR-062)."""
        out = {intact(card) for card in (*self.on_map, *self.world_deck, *self.dispossessed)}
        every = (
            card.id for card in CARDS.values() if card.kind == DENIZEN or (card.kind == EDIFICE and not card.ruined)
        )
        return tuple(sorted(card for card in every if card not in out))

    @property
    def decks_to_build(self) -> bool:
        """Three empty decks in game 1: the decks of a first game are to be built (OA-CHR-063)."""
        return self.game_number == 1 and not (self.world_deck or self.dispossessed or self.relic_deck)


def decoded(chronicle: Chronicle) -> dict[str, Any]:
    """The content of a line as plain data."""
    found: dict[str, Any] = msgspec.to_builtins(chronicle)
    active = chronicle.previous_active
    found["previous_active"] = None if active is None else list(active)
    del found["counted"]
    return found


def plain_name(name: str, otherwise: str = NAMELESS) -> str:
    """A name as new lines have it: plain ASCII, because other readers count bytes (OA-CHR-054)."""
    bare = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    told = "".join(letter for letter in bare if letter.isprintable()).strip()[:LONGEST_NAME]
    return told or otherwise

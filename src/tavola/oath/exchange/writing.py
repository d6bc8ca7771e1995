"""Writing the exchange line, in upper case and in the version of its record (OA-CHR-052 to 067)."""

from __future__ import annotations

from .codes import (
    CITIZENS,
    FACEDOWN,
    NOTHING,
    OATHS,
    PLAYERS,
    SITES,
    SUITS,
    WINNER_SINCE,
    number_of,
)
from .record import Chronicle, Land


def write(chronicle: Chronicle) -> str:
    """The line of a chronicle. Reading it gives the same chronicle, and a line that was read is written as it was."""
    numbers = number_of()
    parts = [
        *(_hex(number) for number in chronicle.version),
        f"{chronicle.game_number:04X}",
        _text(chronicle.name, chronicle.counted),
        _hex(chronicle.previous_active_byte),
        _hex(sum(CITIZENS[color] for color in chronicle.citizens)),
        _hex(OATHS.index(chronicle.oath)),
        *(f"{SUITS.index(suit):X}" for suit in chronicle.suit_order),
        *(_slot(land, numbers) for land in chronicle.sites),
    ]
    for deck in (chronicle.world_deck, chronicle.dispossessed, chronicle.relic_deck):
        parts += [_hex(len(deck)), *(_hex(numbers[card]) for card in deck)]
    if chronicle.version >= WINNER_SINCE:
        assert chronicle.previous_winner is not None
        assert chronicle.previous_winner_name is not None
        parts += [
            _hex(sum(CITIZENS[color] for color in chronicle.previous_citizens or ())),
            _hex(PLAYERS[chronicle.previous_winner]),
            _text(chronicle.previous_winner_name, chronicle.counted),
        ]
    return "".join(parts)


def _hex(number: int) -> str:
    return f"{number:02X}"


def _text(text: str, counted: str) -> str:
    return _hex(len(text.encode()) if counted == "bytes" else len(text)) + text


def _slot(land: Land, numbers: dict[str, int]) -> str:
    site = NOTHING if land.site is None else SITES.index(land.site) + FACEDOWN * bool(land.facedown)
    return "".join(map(_hex, (site, *(NOTHING if card is None else numbers[card] for card in land.cards))))

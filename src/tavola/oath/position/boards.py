"""The boards of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ...kernel.errors import BadPosition
from ...kernel.reading import flag, known, listed, names, number, only, section_of, text
from ..catalog import CARDS, DENIZEN, RELIC, VISION
from ..state import CHANCELLOR, CITIZEN, EXILE, MOST_SUPPLY, Adviser, Player, Work
from .pieces import numbered
from .seats import seats

KEYS = (
    "role",
    "site",
    "favor",
    "secrets",
    "spent",
    "warbands",
    "supply",
    "advisers",
    "relics",
    "vision",
    "hand",
    "open",
    "muted",
)
PLAYED = tuple(card for card in CARDS if CARDS[card].kind in (DENIZEN, VISION))


def fill_boards(work: Work, table: Mapping[str, Any]) -> None:
    only(table, tuple(player.color for player in work.players), "boards.")
    boards = []
    for player in work.players:
        section = table.get(player.color)
        boards.append(player if section is None else _board(work, player, section, f"boards.{player.color}."))
    work.players = tuple(boards)


def _board(work: Work, player: Player, section: Mapping[str, Any], prefix: str) -> Player:
    only(section, KEYS, prefix)
    role = str(section.get("role", player.role))
    if role not in ((CHANCELLOR,) if player.role == CHANCELLOR else (EXILE, CITIZEN)):
        raise BadPosition("error-position-value", key=prefix + "role", value=role)
    sites = [site.id for site in work.sites if site.up]
    supply = number(section, "supply", player.supply, 0, prefix)
    if supply > MOST_SUPPLY:
        raise BadPosition("error-position-value", key=prefix + "supply", value=str(supply))
    vision = str(section.get("vision", player.vision))
    if vision:
        known(vision, [card for card in CARDS if CARDS[card].goal], prefix + "vision")
    advisers = tuple(_adviser(work, entry, prefix) for entry in listed(section, "advisers", prefix))
    return replace(
        player,
        role=role,
        site=known(str(section.get("site", player.site)), sites, prefix + "site"),
        favor=number(section, "favor", player.favor, 0, prefix),
        secrets=number(section, "secrets", player.secrets, 0, prefix),
        spent=number(section, "spent", player.spent, 0, prefix),
        warbands=number(section, "warbands", player.warbands, 0, prefix),
        supply=supply,
        advisers=(*player.advisers, *advisers),
        relics=(*player.relics, *names(section, "relics", [c for c in CARDS if CARDS[c].kind == RELIC], prefix)),
        vision=vision,
        hand=(*player.hand, *names(section, "hand", PLAYED, prefix)),
        open=flag(section, "open", prefix, player.open),
        muted=tuple(str(about) for about in listed(section, "muted", prefix)),
    )


def _adviser(work: Work, entry: object, prefix: str) -> Adviser:
    """A card face up, or with `#` before it face down; as a table with its number and who has seen it."""
    key = prefix + "advisers"
    if isinstance(entry, str):
        down = entry.startswith("#")
        card, table = entry.removeprefix("#"), {}
    else:
        table = dict(section_of(entry, key))
        only(table, ("card", "up", "n", "seen"), key + ".")
        card, down = text(table, "card", "", key + "."), not flag(table, "up", key + ".")
    known(card, PLAYED, key)
    if not down:
        return Adviser(card, True)
    return Adviser(card, False, numbered(work, table, key), seats(work, table, "seen", key + "."))

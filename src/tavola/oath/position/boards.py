"""The boards of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ...kernel.errors import BadPosition
from ...kernel.reading import known, listed, names, number, only
from ..catalog import CARDS, DENIZEN, RELIC, VISION
from ..state import CHANCELLOR, CITIZEN, EXILE, MOST_SUPPLY, Adviser, Player, Work

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
)


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
    advisers = tuple(_adviser(work, str(name), prefix) for name in listed(section, "advisers"))
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
    )


def _adviser(work: Work, name: str, prefix: str) -> Adviser:
    """A card face up, or with `#` before it face down."""
    down = name.startswith("#")
    card = known(name.removeprefix("#"), [c for c in CARDS if CARDS[c].kind in (DENIZEN, VISION)], prefix + "advisers")
    if not down:
        return Adviser(card, True)
    work.serial += 1
    return Adviser(card, False, work.serial - 1)

"""Other Heroes on the map (MK-MOV-08): who stands where, and whether that player may be attacked."""

from __future__ import annotations

from ...features import Feature, first, fold, owned_sites
from ...state import Table
from .hexmap import hex_at, site_at, space_at
from .teams import held_by


def shared(table: Table, at: str) -> bool:
    """Spaces that hold several figures: the portal, a conquered city."""
    return site_at(table, at) in ("portal", "city")


def rival_at(table: Table, at: str) -> int:
    """The seat of another player's Hero on a space that holds one figure; -1 for none."""
    players = table.players
    if len(players) == 1 or not at:
        return -1
    for seat, player in enumerate(players):
        if player.at == at and seat != table.current:
            return -1 if shared(table, at) else seat
    return -1


def owner_inside(table: Table, at: str) -> int:
    """The player standing in a keep of the own, or in an ally's against whoever is no ally; -1 for none."""
    rival = rival_at(table, at)
    if rival < 0 or hex_at(table, at).site not in owned_sites(table):
        return -1
    shields = space_at(table, at).shields
    if rival in shields:
        return rival
    return rival if held_by(table, shields, rival) and not held_by(table, shields, table.current) else -1


def truce(table: Table, rival: int) -> str:
    """The rule that forbids attacking this player now; nothing where it is allowed (MK-PVP-01)."""
    if not fold(table, Feature.rivalry, False):
        return "MK-MOV-08e4"
    if table.left >= 0:
        return "MK-MOV-08e2"
    if table.final >= 0:
        return "MK-MOV-08e3"
    if rival in table.down:
        return "MK-MOV-08e1"
    return first(table, Feature.truce, rival) or ""

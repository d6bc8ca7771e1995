"""Warbands on boards, at sites and on cards. The personal bank is what is nowhere else (OA-SET-016)."""

from __future__ import annotations

from ....kernel.work import push, tell
from ...state import WARBANDS, Table, Work, alter, change, site_of


def bank_of(table: Table, color: str) -> int:
    """Warbands of a colour in the personal bank."""
    out = sum(player.warbands for player in table.players if player.banner_color == color)
    out += sum(site.warbands for site in table.sites if site.army == color)
    out += sum(captive.n for captive in table.captives if captive.color == color)
    return WARBANDS[color] - out


def gain_warbands(work: Work, seat: int, n: int) -> int:
    """Warbands come from the personal bank to the board, as many as there are; a Citizen's are purple (OA-SET-017)."""
    player = work.players[seat]
    n = min(n, bank_of(work, player.banner_color))
    if n > 0:
        change(work, seat, warbands=player.warbands + n)
        tell(work, "oa-log-warbands", rule="OA-TURN-043", player=player.color, n=n)
    return max(n, 0)


def kill_on_board(work: Work, seat: int, n: int) -> int:
    """Warbands of a board go back to their bank."""
    n = min(n, work.players[seat].warbands)
    if n:
        change(work, seat, warbands=work.players[seat].warbands - n)
        tell(work, "oa-log-killed-board", rule="OA-TURN-046", player=work.players[seat].color, n=n)
    return n


def kill_at_site(work: Work, site: str, n: int) -> int:
    """Warbands of a site go back to their bank; bandits are no warbands (OA-CIT-007)."""
    n = min(n, site_of(work, site).warbands)
    if n:
        leave(work, site, n)
        tell(work, "oa-log-killed-site", rule="OA-TURN-046", site=site, n=n)
        push(work, "title")
    return n


def leave(work: Work, site: str, n: int) -> None:
    """Warbands leave a site; an empty one falls to the bandits."""
    left = site_of(work, site).warbands - n
    alter(work, site, warbands=left, army=site_of(work, site).army if left else "")


def station(work: Work, seat: int, site: str, n: int) -> None:
    """Warbands go from a board to a site."""
    if not n:
        return
    player = work.players[seat]
    there = site_of(work, site)
    if there.warbands and there.army != player.banner_color:
        raise ValueError(f"{site} holds warbands of another colour")
    change(work, seat, warbands=player.warbands - n)
    alter(work, site, army=player.banner_color, warbands=there.warbands + n)
    push(work, "title")


def recall(work: Work, seat: int, site: str, n: int) -> None:
    """Warbands go from a site to a board of their colour."""
    if n:
        leave(work, site, n)
        change(work, seat, warbands=work.players[seat].warbands + n)
        push(work, "title")


def recolor(work: Work, seat: int, color: str, n: int) -> None:
    """The board's warbands are replaced by as many of another colour as its bank has."""
    change(work, seat, warbands=min(n, bank_of(work, color)))

"""Relics: drawn, taken, given, buried, looked at."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.work import push, tell
from ...book import POWERS
from ...state import PURPLE, Table, Veiled, Work, alter, change, less, site_of, turned
from .heeding import heeded
from .warbands import bank_of


def count(table: Table, seat: int) -> int:
    """Relics and banners together (OA-BANNER-001)."""
    held = (table.people.holder == seat) + (table.secret.holder == seat)
    return len(table.players[seat].relics) + held


def takeable(table: Table, seat: int, holder: int, what: str) -> bool:
    """Whether a player may target or take another's relic or banner: circlets, tongues and guardians may forbid it."""
    return heeded(table, seat, "takeable", True, seat, holder, what)


def relics_locked(table: Table, seat: int, site: str) -> bool:
    """Whether the relics at a site are locked for a player (Ancient Bloodline)."""
    return heeded(table, seat, "relics_locked", False, seat, site)


def take_relics(work: Work, seat: int, relics: tuple[str, ...]) -> None:
    """Relics come face up beside a board, and whoever has something to say to that is heard (OA-TURN-061)."""
    if not relics:
        return
    change(work, seat, relics=(*work.players[seat].relics, *relics))
    if seat == work.turn.seat:
        turned(work, taken=(*work.turn.taken, *relics))
    work.ledger.seal()
    tell(work, "oa-log-relics", rule="OA-RELIC-006", player=work.players[seat].color, cards=relics)
    POWERS.react(work, "relics_taken", seat, *relics)
    push(work, "title")


def lose_relic(work: Work, seat: int, relic: str) -> None:
    change(work, seat, relics=less(work.players[seat].relics, relic))


def give_relic(work: Work, giver: int, taker: int, relic: str) -> None:
    """A relic changes hands in a deal: nothing follows but the title (OA-PLAY-052)."""
    lose_relic(work, giver, relic)
    change(work, taker, relics=(*work.players[taker].relics, relic))
    push(work, "title")


def seize_relic(work: Work, taker: int, victim: int, relics: tuple[str, ...]) -> None:
    """Relics are taken from a player."""
    for relic in relics:
        lose_relic(work, victim, relic)
    take_relics(work, taker, relics)


def bury_relic(work: Work, relic: str) -> None:
    """A relic goes to the bottom of its deck; warbands caged on it go back to boards of their colour first
    (OA-RELIC-005, 034)."""
    caged = [captive for captive in work.captives if captive.card == relic]
    work.captives = tuple(captive for captive in work.captives if captive.card != relic)
    for captive in caged:
        for home in homes(work, captive.color)[:1]:
            release(work, home, captive.n)
    work.relic_deck = (*work.relic_deck, relic)


def homes(table: Table, color: str) -> tuple[int, ...]:
    """Whose boards caged warbands of a colour may go to: its player's, or for purple any Imperial one."""
    return tuple(
        seat
        for seat, player in enumerate(table.players)
        if player.color == color or (color == PURPLE and player.imperial)
    )


def release(work: Work, seat: int, n: int) -> None:
    """Caged warbands go to a board. Those of an Exile who has become a Citizen turn purple there, as far as there are
    purple ones (OA-CIT-024)."""
    player = work.players[seat]
    change(work, seat, warbands=player.warbands + min(n, bank_of(work, player.banner_color)))


def draw_relic(work: Work) -> str:
    """The top of the relic deck, or nothing where it is empty (OA-RELIC-007)."""
    if not work.relic_deck:
        return ""
    relic, *rest = work.relic_deck
    work.relic_deck = tuple(rest)
    work.ledger.seal()
    return relic


def veil(work: Work, relic: str) -> Veiled:
    """A relic laid face down gets a number."""
    work.serial += 1
    return Veiled(relic, work.serial - 1)


def relic_at(table: Table, site: str, n: int) -> Veiled:
    for relic in site_of(table, site).relics:
        if relic.n == n:
            return relic
    raise LookupError(f"no relic {n} at {site}")


def lift_from_site(work: Work, site: str, n: int) -> str:
    """A facedown relic leaves its site."""
    relic = relic_at(work, site, n)
    alter(work, site, relics=tuple(other for other in site_of(work, site).relics if other.n != n))
    return relic.card


def look_at_site(work: Work, seat: int, site: str, n: int) -> None:
    """A player looks at a relic of a site and knows it from then on (OA-TURN-029)."""
    relics = tuple(
        replace(relic, seen=_with(relic.seen, seat)) if relic.n == n else relic for relic in site_of(work, site).relics
    )
    alter(work, site, relics=relics)
    work.ledger.seal()
    color = work.players[seat].color
    tell(work, "oa-log-peeked-relic", rule="OA-TURN-050", player=color, site=site)
    tell(work, "oa-log-saw", rule="OA-TURN-050", only=seat, card=relic_at(work, site, n).card)


def look_in_reliquary(work: Work, seat: int, space: int) -> None:
    """A player looks at one relic of the Reliquary (OA-TURN-030)."""
    relic = work.reliquary[space]
    assert relic is not None
    seen = replace(relic, seen=_with(relic.seen, seat))
    work.reliquary = (*work.reliquary[:space], seen, *work.reliquary[space + 1 :])
    work.ledger.seal()
    tell(work, "oa-log-peeked-reliquary", rule="OA-TURN-030", player=work.players[seat].color)
    tell(work, "oa-log-saw", rule="OA-TURN-050", only=seat, card=relic.card)


def leave_reliquary(work: Work, space: int) -> str:
    """A relic leaves the Reliquary; the space it covered now binds the Chancellor (OA-RELQ-004)."""
    relic = work.reliquary[space]
    assert relic is not None
    work.reliquary = (*work.reliquary[:space], None, *work.reliquary[space + 1 :])
    work.ledger.seal()
    return relic.card


def _with(seen: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return seen if seat in seen else tuple(sorted((*seen, seat)))

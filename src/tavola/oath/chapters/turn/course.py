"""A turn: Wake, Act, Rest (R4)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Option
from ....kernel.work import push, tell
from ...book import BOOK, POWERS, VERBS
from ...catalog import CHANCELLOR_SUPPLY, EXILE_SUPPLY
from ...state import CHANCELLOR, EXILE, MOST_SUPPLY, Table, Turn, Work, alter, change, princely, site_of
from ..court.visions import fulfilled
from ..pieces.rule import chancellor
from ..pieces.tokens import arrive, gain_secrets, return_tokens
from ..pieces.warbands import bank_of
from ..powers.access import barred, in_reach
from ..powers.offered import Offered

OPPORTUNITY = BOOK.asks("wake.opportunity", "oa-ask-opportunity")
REST = BOOK.asks("rest.power", "oa-ask-rest")


@BOOK.does("turn")
def begin(work: Work, seat: int) -> None:
    """Wake, step by step (OA-TURN-005 to 010), then Act."""
    work.turn = Turn(seat)
    for other, player in enumerate(work.players):
        if player.muted:
            change(work, other, muted=())
    tell(work, "oa-log-turn", rule="OA-TURN-002", player=work.players[seat].color, n=work.round)
    if princely(work, seat):
        push(work, "prince.threat")
    else:
        push(work, "act", "", "", "", seat=seat)
    push(work, "wake.opportunity", seat=seat)
    push(work, "wake.usurper", seat)
    push(work, "wake.victory", seat)
    push(work, "wake.duty", seat)


@BOOK.does("wake.victory")
def victory(work: Work, seat: int) -> None:
    """An Exile wins as Usurper, or by a revealed Vision (OA-TURN-006, OA-END-001, 004)."""
    if work.players[seat].role != EXILE:
        return
    won = fulfilled(work, seat)
    if work.keeper == seat and work.usurper:
        push(work, "won", seat, "usurper")
    elif won:
        push(work, "won", seat, won[0])


@BOOK.does("wake.usurper")
def usurp(work: Work, seat: int) -> None:
    """An Exile who holds the title turns it (OA-TURN-007)."""
    if work.players[seat].role == EXILE and work.keeper == seat and not work.usurper:
        work.usurper = True
        tell(work, "oa-log-usurper", rule="OA-TURN-007", player=work.players[seat].color)


def _takes(table: Table, seat: int) -> tuple[str, ...]:
    """What may be taken from an Opportunity site at the end of Wake (OA-SITE-001)."""
    nothing: tuple[str, ...] = ()
    site = site_of(table, table.players[seat].site)
    kinds = POWERS.value(table, "opportunity", nothing, seat, site)
    return tuple(kind for kind in kinds if (site.favor if kind == "favor" else site.secrets))


@OPPORTUNITY.asked_if
def _due(table: Table, seat: int) -> bool:
    return bool(_takes(table, seat))


@OPPORTUNITY.offers
def _taking(table: Table, seat: int) -> Iterable[Option]:
    for kind in _takes(table, seat):
        yield Option(f"take {kind}", "take", (kind,))
    yield Option("pass", "pass")


@OPPORTUNITY.answers("take")
def _take(work: Work, seat: int, kind: str) -> None:
    site = site_of(work, work.players[seat].site)
    if kind == "favor":
        alter(work, site.id, favor=site.favor - 1)
        arrive(work, seat, 1)
    else:
        alter(work, site.id, secrets=site.secrets - 1)
        gain_secrets(work, seat, 1)
    tell(work, "oa-log-opportunity", rule="OA-SITE-001", player=work.players[seat].color, site=site.id)


@OPPORTUNITY.answers("pass")
def _pass(work: Work, seat: int) -> None:
    pass


# -- Rest -------------------------------------------------------------------------------------------------------------


@BOOK.does("rest")
def rest(work: Work, seat: int) -> None:
    """Tokens return, Supply is refreshed, unspent Supply is added, then Rest powers (OA-TURN-017 to 022)."""
    return_tokens(work, seat)
    player = work.players[seat]
    unspent = max(0, player.supply - work.turn.refilled)
    change(work, seat, supply=min(MOST_SUPPLY, refreshed(work, seat) + unspent))
    push(work, "round.next", seat)
    push(work, "rest.power", "", seat=seat)


def refreshed(table: Table, seat: int) -> int:
    """Supply by the warbands in the personal bank; a Citizen copies the Chancellor (OA-SUP-004 to 007), and one of a
    Prince, who has no Supply, counts what the Prince would refresh to (OA-PRINCE-120)."""
    player = table.players[seat]
    if player.role not in (EXILE, CHANCELLOR) and not princely(table, chancellor(table)):
        return table.players[chancellor(table)].supply
    track = EXILE_SUPPLY if player.role == EXILE else CHANCELLOR_SUPPLY
    banked = bank_of(table, player.banner_color)
    return next(supply for least, supply in track if banked >= least)


def _resting(table: Table, seat: int, used: str) -> list[Offered]:
    return [
        offered
        for offered in in_reach(table, seat, "rest")
        if offered.card not in used.split()
        and barred(table, seat, offered) is None
        and VERBS.can(table, offered.printed.effect, (offered.card, seat, offered.place))
    ]


@REST.asked_if
def _rest_due(table: Table, seat: int, used: str) -> bool:
    return bool(_resting(table, seat, used))


@REST.offers
def _rest_offers(table: Table, seat: int, used: str) -> Iterable[Option]:
    for offered in _resting(table, seat, used):
        yield Option(f"use {offered.card}", "use", (offered.card,))
    yield Option("pass", "pass")


@REST.answers("use")
def _rest_use(work: Work, seat: int, used: str, card: str) -> None:
    offered = next(one for one in _resting(work, seat, used) if one.card == card)
    push(work, "rest.power", f"{used} {card}".strip(), seat=seat)
    tell(work, "oa-log-uses", rule="OA-TURN-022", player=work.players[seat].color, card=card)
    VERBS.do(work, offered.printed.effect, (card, seat, offered.place))


@REST.answers("pass")
def _rest_pass(work: Work, seat: int, used: str) -> None:
    pass

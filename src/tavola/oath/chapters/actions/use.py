"""Using Action powers: a minor action, as often as the price can be paid again (OA-TURN-014, 015, 028)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Option
from ....kernel.work import tell
from ...book import VERBS
from ...catalog import CARDS, SITES
from ...state import Table, Work
from ..pieces.tokens import pay
from ..powers.access import barred, in_reach
from ..powers.offered import Offered
from .act import carries_out, minor

ACTION = "action"


@minor
def uses(table: Table, seat: int) -> Iterable[Option]:
    """Every Action power in reach that can be paid and would do something."""
    for offered in in_reach(table, seat, ACTION):
        if barred(table, seat, offered) is None and can(table, seat, offered):
            yield Option(_notation(offered), "use", (offered.card, offered.place_in_card))


def can(table: Table, seat: int, offered: Offered) -> bool:
    return VERBS.can(table, offered.printed.effect, (offered.card, seat, offered.place))


def _notation(offered: Offered) -> str:
    powers = CARDS[offered.card].powers if offered.card in CARDS else SITES[offered.card].powers
    actions = [printed for printed in powers if printed.when == ACTION]
    more = f" {offered.printed.effect.op}" if len(actions) > 1 else ""
    return f"use {offered.card}{more}"


@carries_out("use")
def use(work: Work, seat: int, mods: str, card: str, number: int) -> None:
    offered = next(one for one in in_reach(work, seat, ACTION) if one.card == card and one.place_in_card == number)
    pay(work, seat, offered.printed.price, card)
    tell(work, "oa-log-uses", rule="OA-TURN-028", player=work.players[seat].color, card=card)
    VERBS.do(work, offered.printed.effect, (card, seat, offered.place))

"""False Prophet: a warband on a revealed Vision makes it the holder's too, and the holder's own when it is discarded
(OA-TURN-074, OA-VISION-019, 027)."""

from __future__ import annotations

from .....kernel.powers import Power
from .....kernel.records import Effect
from .....kernel.work import push
from ....book import BOOK, POWERS, word
from ....chapters.pieces.cards import release_marks, visions_in_play
from ....chapters.pieces.picking import pick
from ....chapters.pieces.warbands import gain_warbands
from ....state import EXILE, Captive, Table, Work, change


def mark_vision() -> Effect:
    """An Exile gains a warband and puts it onto a revealed Vision."""
    return Effect("mark_vision")


@word("mark_vision")
def _mark(work: Work, source: str, seat: int, place: str) -> None:
    if gain_warbands(work, seat, 1):
        pick(work, seat, "card", visions_in_play(work), "prophet.mark", seat, why=source)


@BOOK.does("prophet.mark")
def _marked(work: Work, seat: int, vision: str) -> None:
    player = change(work, seat, warbands=work.players[seat].warbands - 1)
    work.captives = (*work.captives, Captive(vision, player.banner_color, 1))


def shares_marked_vision() -> Effect:
    return Effect("shares_marked_vision")


def _visions(table: Table, power: Power) -> tuple[str, ...]:
    color = table.players[power.seat].color
    shown = visions_in_play(table)
    return tuple(one.card for one in table.captives if one.card in shown and one.color in (color, "purple"))


@POWERS.adjusts("revealed", "shares_marked_vision", layer="add")
def _shares(table: Table, power: Power, visions: tuple[str, ...], seat: int) -> tuple[str, ...]:
    if seat != power.seat or table.players[seat].role != EXILE:
        return visions
    return (*visions, *(card for card in _visions(table, power) if card not in visions))


@POWERS.claims("vision_discarded", "shares_marked_vision")
def _claims(work: Work, power: Power, seat: int, card: str) -> bool:
    """The warband dies, and the holder plays or discards the Vision as in a search."""
    if not any(captive.card == card for captive in work.captives):
        return False
    release_marks(work, card)
    change(work, power.seat, hand=(*work.players[power.seat].hand, card))
    push(work, "play.card", card, "", 0, 0, seat=power.seat)
    return True

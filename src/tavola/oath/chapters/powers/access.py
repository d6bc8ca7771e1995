"""Who reaches a power, what it costs, and what bars its use."""

from __future__ import annotations

from ....kernel.powers import Power
from ....kernel.records import Refusal, Text
from ...book import POWERS
from ...catalog import CARDS, FREE, Price, bends
from ...state import BANDITS, Table, Work, lying
from ..pieces.rule import rules, rules_card, where
from ..pieces.tokens import affords, pay
from .in_force import modifier, usable
from .offered import Offered

#: A granted word in a list of modifiers: `+no_supply:second_wind`.
GRANTED = "+"


def reaches(table: Table, seat: int, offered: Offered) -> bool:
    """A player reaches a power by ruling its card or by standing at its site (OA-PLAY-029 to 031); an open one serves
    those who do not rule it."""
    if offered.printed.open:
        return not rules_card(table, seat, offered.card, offered.holder, offered.place)
    if not offered.place:
        return offered.holder == seat
    if table.players[seat].site == offered.place:
        return True
    if offered.card in CARDS:
        return rules_card(table, seat, offered.card, offered.holder, offered.place)
    return rules(table, seat, offered.place)


def in_reach(table: Table, seat: int, when: str) -> tuple[Offered, ...]:
    return tuple(offered for offered in usable(table, when) if reaches(table, seat, offered))


def barred(table: Table, seat: int, offered: Offered, price: Price | None = None) -> Refusal | None:
    """Why a power in reach cannot be used now: occupied, too dear, or forbidden."""
    price = offered.printed.price if price is None else price
    if price.places and lying(table, offered.card) != (0, 0) and offered.printed.when != "plan":
        return Refusal("OA-PLAY-034", Text("oa-why-occupied", {"card": offered.card}))
    if not affords(table, seat, price):
        return Refusal("OA-PLAY-038", Text("oa-why-too-dear", {"card": offered.card}))
    return POWERS.value(table, "bars_power", _nothing(), seat, price)


def can_pay(table: Table, seat: int, card: str, price: Price) -> bool:
    """Whether a player could pay now for a card that answers somebody's deed; only in the own turn need it be empty
    (OA-PLAY-034, 037)."""
    free = seat != table.turn.seat or lying(table, card) == (0, 0)
    return free and affords(table, seat, price) and POWERS.value(table, "bars_power", _nothing(), seat, price) is None


def _nothing() -> Refusal | None:
    return None


# -- modifiers --------------------------------------------------------------------------------------------------------


def announced(table: Table, seat: int, mods: str) -> tuple[Power, ...]:
    """The powers that the modifiers announced for an action put in force."""
    found: list[Power] = []
    for name in mods.split(",") if mods else ():
        if name.startswith(GRANTED):
            word, _, what = name[1:].partition(":")
            found.append(Power(word, what, seat, "", (what,)))
            continue
        card, _, chosen = name.partition(":")
        holder, place = where(table, card) if card in CARDS else (BANDITS, card)
        found.extend(bends(modifier(table, card).printed, card, seat, place if holder < 0 else "", chosen))
    return tuple(found)


def modifiers(table: Table, seat: int, action: str, mods: str) -> tuple[Offered, ...]:
    """The modifiers of an action in reach, with those announced already in force."""
    found = in_reach(table, seat, action)
    return POWERS.value(table, "modifiers", found, seat, action, plus=announced(table, seat, mods)) if mods else found


def names(mods: str) -> tuple[str, ...]:
    """The cards among the modifiers announced."""
    if not mods:
        return ()
    return tuple(name.partition(":")[0] for name in mods.split(",") if name and not name.startswith(GRANTED))


def granter(mods: str) -> str:
    """The card that grants an action out of turn."""
    return next((name.partition(":")[2] for name in mods.split(",") if name.startswith(GRANTED)), "")


def bill(table: Table, mods: str) -> Price:
    """What the modifiers announced cost together (OA-PLAY-039)."""
    total = FREE
    for card in names(mods) if mods else ():
        total = total.plus(_price(table, card))
    return total


def _price(table: Table, card: str) -> Price:
    return modifier(table, card).printed.price


def pay_bill(work: Work, seat: int, mods: str) -> None:
    """Pay every modifier announced, in that order."""
    for card in names(mods):
        pay(work, seat, _price(work, card), card)


def occupied(table: Table, card: str, mods: str) -> bool:
    """Whether favor or secrets lie on a card, those just announced included."""
    return lying(table, card) != (0, 0) or any(name == card and _price(table, name).places for name in names(mods))

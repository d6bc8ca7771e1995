"""Words over mustering and trading."""

from __future__ import annotations

from ....kernel.powers import Power
from ....kernel.records import Effect, Refusal
from ...book import POWERS
from ...catalog import CARDS, Price
from ...chapters.actions.act import choice
from ...chapters.pieces.cards import adviser_suits, face_up, suits_at
from ...chapters.powers.deeds import Muster, Trade
from ...chapters.powers.in_force import usable
from ...chapters.powers.offered import Offered
from ...state import Table, less, region_of, seat_of, site_of
from ..standing import ban


def muster_gain(n: int) -> Effect:
    return Effect("muster_gain", (n,))


@POWERS.adjusts("muster_gain", "muster_gain", layer="add")
def _muster_gain(table: Table, power: Power, n: int, deed: Muster) -> int:
    """A site's word speaks of cards there."""
    return n + int(power.args[0])


def muster_occupied() -> Effect:
    """The card mustered on need not be empty."""
    return Effect("muster_occupied")


@POWERS.adjusts("muster_occupied", "muster_occupied", layer="set")
def _muster_occupied(table: Table, power: Power, allowed: bool, deed: Muster) -> bool:
    return True


def muster_with_secret() -> Effect:
    return Effect("muster_with_secret")


@POWERS.adjusts("muster_price", "muster_with_secret", layer="set")
def _muster_with_secret(table: Table, power: Power, price: Price, deed: Muster) -> Price:
    return Price(secrets=1)


def trade_gain(goods: str, n: int) -> Effect:
    """The trade brings so much more (or less) favor or secrets."""
    return Effect("trade_gain", (goods, n))


@POWERS.adjusts("trade_favor", "trade_gain", layer="add")
def _more_favor(table: Table, power: Power, n: int, deed: Trade) -> int:
    return n + int(power.args[1]) if power.args[0] == "favor" else n


@POWERS.adjusts("trade_secrets", "trade_gain", layer="add")
def _more_secrets(table: Table, power: Power, n: int, deed: Trade) -> int:
    return n + int(power.args[1]) if power.args[0] == "secrets" else n


def lone_favor(n: int) -> Effect:
    """A trade that brought exactly 1 favor brings more."""
    return Effect("lone_favor", (n,))


@POWERS.adjusts("trade_extra", "lone_favor", layer="add")
def _lone_favor(table: Table, power: Power, more: int, deed: Trade, gained: int) -> int:
    return more + int(power.args[0]) if gained == 1 else more


def no_trade_favor() -> Effect:
    return Effect("no_trade_favor")


@POWERS.adjusts("trade_favor", "no_trade_favor", layer="cancel")
def _no_trade_favor(table: Table, power: Power, n: int, deed: Trade) -> int:
    """Advisers that another's replace for this trade say nothing to it."""
    return n if any(mod.word == "advisers_of" for mod in deed.mods) else 0


def forbid_suit(suit: str) -> Effect:
    """Cards of this suit can be neither traded with nor mustered on."""
    return Effect("forbid_suit", (suit,))


@POWERS.adjusts("bars_trade", "forbid_suit", layer="ban")
def _no_trade(table: Table, power: Power, barred: Refusal | None, deed: Trade) -> Refusal | None:
    return ban("OA-MUSTER-011", power) if barred is None and CARDS[deed.card].suit == power.args[0] else barred


@POWERS.adjusts("bars_muster", "forbid_suit", layer="ban")
def _no_muster(table: Table, power: Power, barred: Refusal | None, deed: Muster) -> Refusal | None:
    return ban("OA-MUSTER-011", power) if barred is None and CARDS[deed.card].suit == power.args[0] else barred


def advisers_of() -> Effect:
    """For this action the advisers of the player chosen count instead of the own."""
    return Effect("advisers_of")


@POWERS.adjusts("adviser_suits", "advisers_of", layer="halve")
def _advisers_of(table: Table, power: Power, suits: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """The other's suits as the other counts them, after everything the own advisers had to say."""
    return adviser_suits(table, seat_of(table, str(power.args[-1]))) if seat == power.seat else suits


@POWERS.adjusts("modifiers", "advisers_of", layer="set")
def _modifiers_of(
    table: Table, power: Power, found: tuple[Offered, ...], seat: int, action: str
) -> tuple[Offered, ...]:
    """Modifiers among the other's advisers may be used, those among the own may not."""
    own = [card for card in face_up(table, seat) if card != power.source]
    other = seat_of(table, str(power.args[-1]))
    lent = [offered for offered in usable(table, action) if offered.card in face_up(table, other)]
    return (*(offered for offered in found if offered.card not in own), *lent)


@POWERS.adjusts("trade_straight", "advisers_of", layer="set")
def _straight(table: Table, power: Power, straight: bool, deed: Trade) -> bool:
    return True


@choice("player")
def _other_players(table: Table, seat: int) -> tuple[str, ...]:
    return tuple(player.color for other, player in enumerate(table.players) if other != seat)


def trade_at_suit(suit: str) -> Effect:
    """The trade may be held as if at any site with a card of this suit."""
    return Effect("trade_at_suit", (suit,))


@POWERS.adjusts("trade_cards", "trade_at_suit", layer="add")
def _trade_at_suit(table: Table, power: Power, found: tuple[str, ...], seat: int) -> tuple[str, ...]:
    more = [card for site in table.sites if site.up and power.args[0] in suits_at(table, site) for card in site.cards]
    return (*found, *(card for card in more if card not in found))


@POWERS.adjusts("modifiers", "trade_at_suit", layer="set")
def _imagined(table: Table, power: Power, found: tuple[Offered, ...], seat: int, action: str) -> tuple[Offered, ...]:
    """Of modifiers at sites only those of a place where the trade could be held (OA-TRADE-012)."""
    places = [site.id for site in table.sites if site.up and power.args[0] in suits_at(table, site)]
    own = tuple(offered for offered in found if not offered.place)
    return (*own, *(offered for offered in usable(table, action) if offered.place in places))


@POWERS.adjusts("bars_trade", "trade_at_suit", layer="ban")
def _elsewhere(table: Table, power: Power, barred: Refusal | None, deed: Trade) -> Refusal | None:
    """A modifier of a site binds the trade to that site."""
    bound = [mod for mod in deed.mods if mod.place and deed.card not in site_of(table, mod.place).cards]
    return ban("OA-TRADE-012", bound[0]) if barred is None and bound else barred


def muster_on_match() -> Effect:
    """The card mustered on must match an adviser."""
    return Effect("muster_on_match")


@POWERS.adjusts("bars_muster", "muster_on_match", layer="ban")
def _muster_on_match(table: Table, power: Power, barred: Refusal | None, deed: Muster) -> Refusal | None:
    matched = CARDS[deed.card].suit in adviser_suits(table, deed.seat, deed.mods)
    return ban("OA-MUSTER-011", power) if barred is None and not matched else barred


def counts_as() -> Effect:
    """For this action this adviser counts as one of the suit chosen instead of its own."""
    return Effect("counts_as")


@POWERS.adjusts("adviser_suits", "counts_as", layer="cancel")
def _counts_as(table: Table, power: Power, suits: tuple[str, ...], seat: int) -> tuple[str, ...]:
    own = CARDS[power.source].suit
    return (*less(suits, own), str(power.args[-1])) if seat == power.seat and own in suits else suits


@choice("beast_or_order")
def _guises(table: Table, seat: int) -> tuple[str, ...]:
    return ("beast", "order")


def trade_in_region() -> Effect:
    """The trade may use a card at any site of the region."""
    return Effect("trade_in_region")


@POWERS.adjusts("trade_cards", "trade_in_region", layer="add")
def _trade_in_region(table: Table, power: Power, cards: tuple[str, ...], seat: int) -> tuple[str, ...]:
    region = region_of(table, table.players[seat].site)
    near = [site for site in table.sites if site.up and region_of(table, site.id) == region]
    return (*cards, *(card for site in near for card in site.cards if card not in cards))

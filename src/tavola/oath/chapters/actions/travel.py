"""Travel: the pawn moves, and whoever comes first turns a site up (R6.4)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.powers import Power
from ....kernel.records import Option, Refusal, Text
from ....kernel.work import push, tell
from ...book import BOOK, POWERS
from ...catalog import SITES, TRAVEL_COST, Price
from ...state import Table, Work, alter, board_favor, change, limited, mute, place_name, princely, region_of, site_of
from ..pieces.heeding import heeded
from ..pieces.muting import hears, never
from ..pieces.picking import pick
from ..pieces.relics import draw_relic, veil
from ..pieces.tokens import flip_secrets, give_favor
from ..powers.access import announced, pay_bill
from ..powers.deeds import Travel
from .act import carries_out, major, payable, spend_supply

WILLING = BOOK.asks("travel.willing")
#: What a traveler against the own will may wave away for a turn.
TOLLS = "tolls"
Toll = tuple[int, int]
NO_TOLL: tuple[Toll, ...] = ()


def cost(table: Table, deed: Travel) -> int:
    """Supply by regions; fixed numbers first, then increases, then "no Supply" (OA-TRAVEL-001 to 003, OA-SUP-014)."""
    base = TRAVEL_COST[region_of(table, deed.origin), region_of(table, deed.to)]
    return max(0, POWERS.value(table, "travel_cost", base, deed, plus=deed.mods))


def gates(table: Table, deed: Travel) -> int:
    """Secrets that must be turned face down to enter (OA-SITE-030)."""
    return heeded(table, deed.seat, "gates", 0, deed, plus=deed.mods)


def tolls(table: Table, deed: Travel) -> tuple[Toll, ...]:
    """Favor owed to rulers for entering, as (to whom, how much)."""
    return POWERS.value(table, "travel_tolls", NO_TOLL, deed, plus=deed.mods)


def owed(table: Table, deed: Travel) -> Price:
    return Price(burn=sum(n for _, n in tolls(table, deed)), flip=gates(table, deed))


def barred(table: Table, deed: Travel, mods: str = "") -> Refusal | None:
    """Why a player cannot travel there: the rule that forbids it."""
    if deed.to == deed.origin:
        return Refusal("OA-TRAVEL-004", Text("oa-why-same-site", {"site": deed.to}))
    nothing: Refusal | None = None
    ban = heeded(table, deed.seat, "bars_travel", nothing, deed, plus=deed.mods)
    if ban is not None or princely(table, deed.seat):
        return ban  # the Prince counts no Supply, and a toll he cannot pay does not stop him (OA-PRINCE-050, 125)
    spent = 0 if deed.forced else cost(table, deed)
    if spent > table.players[deed.seat].supply:
        return Refusal("OA-SUP-001", Text("oa-why-supply", {"n": spent}))
    if not payable(table, deed.seat, mods, owed(table, deed)):
        return Refusal("OA-TURN-069", Text("oa-why-toll", {"site": deed.to}))
    return None


def legal_sites(table: Table, seat: int, mods: tuple[Power, ...] = (), forced: bool = True) -> tuple[str, ...]:
    """Where a player could travel to."""
    origin = table.players[seat].site
    places = (place_name(table, slot) for slot in range(len(table.sites)))
    return tuple(place for place in places if barred(table, Travel(seat, origin, place, mods, forced)) is None)


def chooser(table: Table, seat: int, mods: tuple[Power, ...] = ()) -> int:
    """Who chooses the destination: the traveler, or an enemy ruling the Shrouded Wood (OA-SITE-049). A Limited Prince
    leads nobody (OA-PRINCE-139)."""
    origin = table.players[seat].site
    lord = POWERS.value(table, "chooser", seat, Travel(seat, origin, origin, mods), plus=mods)
    return seat if limited(table, lord) else lord


@major("travel")
def ways(table: Table, seat: int, mods: str, powers: tuple[Power, ...]) -> Iterable[Option]:
    origin = table.players[seat].site
    places = [place_name(table, slot) for slot in range(len(table.sites))]
    found = [place for place in places if barred(table, Travel(seat, origin, place, powers), mods) is None]
    if found and chooser(table, seat, powers) != seat:
        yield Option("travel", "travel", ("",))
        return
    for site in found:
        yield Option(f"travel {site}", "travel", (site,))


@carries_out("travel")
def travel(work: Work, seat: int, mods: str, to: str) -> None:
    powers = announced(work, seat, mods)
    origin = work.players[seat].site
    if not to:
        pay_bill(work, seat, mods)
        _follow(work, seat, powers, mods)
        return
    deed = Travel(seat, origin, to, powers)
    spend_supply(work, seat, cost(work, deed))
    pay_bill(work, seat, mods)
    go(work, deed, mods)


def _follow(work: Work, seat: int, powers: tuple[Power, ...], mods: str) -> None:
    """A traveler is led. From the Shrouded Wood every way costs the same and is paid before the choice is known,
    unless a modifier hopes for a nearer one (OA-SITE-052)."""
    origin = work.players[seat].site
    found = legal_sites(work, seat, powers, forced=False)
    costs = {cost(work, Travel(seat, origin, site, powers)) for site in found}
    if len(costs) == 1:
        spend_supply(work, seat, costs.pop())
    lord = chooser(work, seat, powers)
    pick(work, lord, "site", found, "travel.led", seat, mods, int(bool(costs)), why=origin)


@BOOK.does("travel.led")
def _led(work: Work, seat: int, mods: str, owing: int, to: str) -> None:
    deed = Travel(seat, work.players[seat].site, to, announced(work, seat, mods))
    if owing:
        spend_supply(work, seat, cost(work, deed))
    go(work, deed, mods)


def drag(
    work: Work, by: int, seat: int, sites: tuple[str, ...], then: str = "", may: bool = False, why: str = ""
) -> None:
    """A player is made to travel to one of these sites, without Supply. Where the way asks for a payment the traveler
    decides about it, and a site not paid for is not legal (OA-TRAVEL-012, 013). `by`: who chooses; `then`: a step with
    (by, traveler, site) once the traveler is gone."""
    pick(work, by, "site", sites, "travel.dragged", by, seat, then, int(may), why, " ".join(sites), may=may, why=why)


@BOOK.does("travel.dragged")
def _dragged(work: Work, by: int, seat: int, then: str, may: int, why: str, sites: str, to: str) -> None:
    origin = work.players[seat].site
    lord = chooser(work, seat)
    if lord not in (seat, by):
        # An enemy's Shrouded Wood has its own will, whoever sends the traveler (OA-SITE-050).
        if then:
            push(work, then, by, seat, to)
        drag(work, lord, seat, legal_sites(work, seat), why=origin)
        return
    chosen = by == seat and " " in sites  # who chose the site freely has agreed to its price
    if chosen or owed(work, Travel(seat, origin, to, (), True)) == Price():
        _departs(work, by, seat, then, to)
    elif not hears(work, seat, TOLLS):
        _refuses(work, seat, by, then, may, why, sites, to)
    else:
        push(work, "travel.willing", by, then, may, why, sites, to, seat=seat)


def _departs(work: Work, by: int, seat: int, then: str, to: str) -> None:
    if then:
        push(work, then, by, seat, to)
    go(work, Travel(seat, work.players[seat].site, to, (), True), "")


@WILLING.prompt
def _willing_asks(table: Table, seat: int, by: int, then: str, may: int, why: str, sites: str, to: str) -> Text:
    price = owed(table, Travel(seat, table.players[seat].site, to, (), True))
    return Text(
        "oa-ask-willing", {"player": table.players[by].color, "place": to, "favor": price.burn, "secrets": price.flip}
    )


@WILLING.offers
def _willing_offers(
    table: Table, seat: int, by: int, then: str, may: int, why: str, sites: str, to: str
) -> Iterable[Option]:
    yield Option("pay", "pay_way")
    yield Option("refuse", "refuse_way")
    if seat != table.turn.seat:
        yield never()


@WILLING.answers("pay_way")
def _pays(work: Work, seat: int, by: int, then: str, may: int, why: str, sites: str, to: str) -> None:
    _departs(work, by, seat, then, to)


@WILLING.answers("refuse_way")
def _refuses(work: Work, seat: int, by: int, then: str, may: int, why: str, sites: str, to: str) -> None:
    drag(work, by, seat, tuple(site for site in sites.split() if site != to), then, bool(may), why)


@WILLING.answers("mute")
def _refuses_all(work: Work, seat: int, by: int, then: str, may: int, why: str, sites: str, to: str) -> None:
    """Whoever wants to hear of no toll this turn pays none."""
    mute(work, seat, TOLLS)
    _refuses(work, seat, by, then, may, why, sites, to)


def pay_toll(work: Work, seat: int, lord: int, n: int) -> None:
    """Favor owed to the ruler of a card. The Prince pays from his board, and goes on unpaid without it (OA-PRINCE-124,
    125)."""
    if not princely(work, seat) or board_favor(work, seat) >= n:
        give_favor(work, seat, lord, n)


def go(work: Work, deed: Travel, mods: str) -> None:
    """Pay what the way asks, move, and let what follows a travel follow."""
    for lord, n in tolls(work, deed):
        pay_toll(work, deed.seat, lord, n)
    secrets = gates(work, deed)
    if secrets:
        flip_secrets(work, deed.seat, secrets)
    tell(work, "oa-log-travels", rule="OA-TRAVEL-011", player=work.players[deed.seat].color, place=deed.to)
    to = site_of(work, deed.to).id
    change(work, deed.seat, site=to)
    POWERS.react(work, "travel", deed.seat, deed.origin, to, plus=deed.mods)
    push(work, "travel.arrive", to)


@BOOK.does("travel.arrive")
def arrive(work: Work, to: str) -> None:
    """The first visitor turns a site up and finds what its prompt names (OA-TRAVEL-006, 007)."""
    if site_of(work, to).up:
        return
    work.ledger.seal()
    alter(work, to, up=True, seen=())
    tell(work, "oa-log-revealed", rule="OA-TRAVEL-006", site=to)
    stock(work, to)


def stock(work: Work, site: str, relics: bool = True, favor: bool = True) -> None:
    """A site receives its tokens, and its relics face down."""
    card = SITES[site]
    tokens = min(card.favor, work.shared) if favor else 0
    work.shared -= tokens
    found = [draw_relic(work) for _ in range(card.relics)] if relics else []
    veiled = tuple(veil(work, relic) for relic in found if relic)
    there = site_of(work, site)
    alter(work, site, favor=there.favor + tokens, secrets=there.secrets + card.secrets, relics=there.relics + veiled)

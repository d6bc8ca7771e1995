"""Set-up: the map, the decks, what everybody begins with, and the first choices (R3)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from ....kernel.errors import UnknownName
from ....kernel.records import Option
from ....kernel.rng import Chance, Rng
from ....kernel.work import push, tell
from ...annals import Annals
from ...book import BOOK
from ...catalog import CARDS, DENIZEN, OATHS, RELIQUARY_SPACES, SITES
from ...clockwork import Prince
from ...state import (
    ALL_FAVOR,
    BANDITS,
    CHANCELLOR,
    CITIZEN,
    COLORS,
    EXILE,
    GRAND_SCEPTER,
    MOST_SUPPLY,
    PURPLE,
    REGIONS,
    SUITS,
    Banner,
    Player,
    Site,
    Table,
    Turn,
    Veiled,
    Work,
    alter,
    change,
    less,
    princely,
    region_of,
)
from ..actions.travel import stock
from ..pieces.cards import add_adviser, discard_held
from ..pieces.relics import veil
from ..pieces.warbands import bank_of

PLACE = BOOK.asks("setup.pawn", "oa-ask-pawn")
FIRST = BOOK.asks("setup.keep", "oa-ask-first-adviser")
LEAST = 2
MANY = 5
BEGIN = {CHANCELLOR: (2, 1, 3), EXILE: (1, 1, 3), CITIZEN: (1, 1, 3)}
SHORT = BOOK.asks("setup.short", "oa-ask-short")


class Start(Struct, frozen=True):
    """What a game begins from: the map slot by slot (site, face up, cards), decks in order, the boxes. `laid`: relics
    that lie at the sites; `citizens`: boards on their Citizen side; `annals`: the chronicle its winner will write."""

    oath: str
    sites: tuple[tuple[str, bool, tuple[str, ...]], ...]
    deck: tuple[str, ...]
    relics: tuple[str, ...]
    archive: tuple[str, ...]
    dispossessed: tuple[str, ...] = ()
    pawns: tuple[str, ...] = ()
    first: bool = True  # a first game lays relics at its face-up sites
    laid: tuple[tuple[str, ...], ...] = ()
    citizens: tuple[str, ...] = ()
    annals: Annals | None = None


def colors_of(players: tuple[str, ...]) -> tuple[str, ...]:
    """Boards in turn order. Purple is the Chancellor and begins; if nobody asked for it the first player takes it."""
    if not LEAST <= len(players) <= len(COLORS):
        raise UnknownName("error-player-count", count=len(players), least=LEAST, most=len(COLORS))
    for name in players:
        if name not in COLORS or players.count(name) > 1:
            raise UnknownName("error-unknown-hero", name=name, known=COLORS)
    others = [name for name in players if name != PURPLE]
    return (PURPLE, *others) if PURPLE in players else (PURPLE, *others[1:])


def begin(scenario: str, start: Start, players: tuple[str, ...], rng: Rng, prince: Prince | None = None) -> Work:
    """The table before the first choice. `prince`: who of them the rules play: no Supply, no cards, and no choice where
    the pawn begins (OA-PRINCE-005, 006)."""
    colors = colors_of(players)
    many = len(colors) >= MANY
    oath = OATHS[start.oath]
    each = 4 if many else 3
    boards = []
    for seat, color in enumerate(colors):
        role = CHANCELLOR if seat == 0 else CITIZEN if color in start.citizens else EXILE
        favor, secrets, warbands = BEGIN[role]
        warbands = 0 if role == CITIZEN else warbands
        relics = (GRAND_SCEPTER,) if seat == 0 else ()
        supply = 0 if prince is not None and prince.seat == seat else MOST_SUPPLY
        boards.append(Player(color, role, "", favor, secrets, 0, warbands, supply, relics=relics))
    shared = ALL_FAVOR - each * len(SUITS) - 1 - sum(board.favor for board in boards)
    banners = {name: Banner(0 if oath.start == name else BANDITS) for name in ("peoples_favor", "darkest_secret")}
    work = Work(
        stack=(),
        rng=rng,
        pins=(),
        scenario=scenario,
        oath=start.oath,
        keeper=0,
        usurper=False,
        round=1,
        visions_drawn=0,
        turn=Turn(0),
        players=tuple(boards),
        sites=tuple(Site(name, up, cards) for name, up, cards in start.sites),
        banks=(each,) * len(SUITS),
        shared=shared,
        deck=start.deck,
        piles=((), (), ()),
        relic_deck=start.relics,
        reliquary=(None,) * len(RELIQUARY_SPACES),
        people=banners["peoples_favor"],
        secret=banners["darkest_secret"],
        tokens={},
        captives=(),
        archive=start.archive,
        dispossessed=start.dispossessed,
        gone=(),
        campaigns=(),
        promises=(),
        serial=1,
        outcome=None,
        annals=start.annals,
        prince=prince,
    )
    _garrison(work)
    _arm_citizens(work)
    _attach(work, start.laid)
    short = _shortage(work)
    for site in work.sites:
        if site.up:
            stock(work, site.id, relics=start.first, favor=not short)
    _reliquary(work)
    _deal(work)
    push(work, "turn", 0)
    for seat in reversed(range(len(colors))):
        if not princely(work, seat):
            push(work, "setup.keep", seat=seat)
        fixed = start.pawns[seat] if seat < len(start.pawns) else ""
        push(work, "setup.pawn", fixed or _clockwork(work, seat), seat=seat)
    if short:
        push(work, "setup.short", short, "", seat=0)
    return work


def _clockwork(work: Work, seat: int) -> str:
    """Where an Exile Prince begins: the top face-up site of the Provinces, else Hinterland, else Cradle."""
    if not princely(work, seat) or not seat:
        return ""
    up = [site.id for site in work.sites if site.up]
    return min(up, key=lambda site: ("provinces", "hinterland", "cradle").index(region_of(work, site)))


def _garrison(work: Work) -> None:
    """2 warbands on the topmost face-up Cradle site, 1 on each other one that has a denizen or an intact edifice
    (OA-SET-066, 067)."""
    first = True
    for site in work.sites:
        if not site.up:
            continue
        if first:
            alter(work, site.id, army=PURPLE, warbands=2)
            first = False
        elif any(CARDS[card].suit for card in site.cards):
            alter(work, site.id, army=PURPLE, warbands=1)


def _arm_citizens(work: Work) -> None:
    """Citizens take their purple warbands in turn order, as far as the Chancellor's bank reaches (OA-SET-018, 070)."""
    for seat, player in enumerate(work.players):
        if player.role == CITIZEN:
            change(work, seat, warbands=min(BEGIN[CITIZEN][2], bank_of(work, PURPLE)))


def _attach(work: Work, laid: tuple[tuple[str, ...], ...]) -> None:
    """Relics of a saved map lie at their sites, face down (OA-SET-056, 073)."""
    for site, relics in zip(work.sites, laid, strict=False):
        if relics:
            alter(work, site.id, relics=tuple(veil(work, relic) for relic in relics))


def _shortage(work: Work) -> int:
    """How much favor the sites ask for beyond what the shared bank has (OA-SET-072)."""
    return max(0, sum(SITES[site.id].favor for site in work.sites if site.up) - work.shared)


def _going_short(table: Table, without: str) -> tuple[str, ...]:
    """The sites that can still go short by one more favor."""
    gone = without.split()
    return tuple(site.id for site in table.sites if site.up and SITES[site.id].favor > gone.count(site.id))


@SHORT.offers
def _sites_short(table: Table, seat: int, n: int, without: str) -> Iterable[Option]:
    for site in _going_short(table, without):
        yield Option(f"short {site}", "short", (site,))


@SHORT.answers("short")
def _short(work: Work, seat: int, n: int, without: str, site: str) -> None:
    """One favor fewer goes there; once the shortage is dealt out the others receive theirs (OA-SET-072)."""
    gone = f"{without} {site}".strip()
    if n > 1:
        push(work, "setup.short", n - 1, gone, seat=seat)
        return
    for other in work.sites:
        if other.up:
            favor = SITES[other.id].favor - gone.split().count(other.id)
            alter(work, other.id, favor=other.favor + favor)
            work.shared -= favor


def _reliquary(work: Work) -> None:
    """4 relics from the top of the relic deck, face down, looked at by nobody (OA-SET-074)."""
    spaces = len(RELIQUARY_SPACES)
    work.reliquary = tuple(Veiled(card, work.serial + space) for space, card in enumerate(work.relic_deck[:spaces]))
    work.relic_deck = work.relic_deck[spaces:]
    work.serial += spaces


def _deal(work: Work) -> None:
    """From the bottom: 1 card to each pile, then 3 to each player in turn order (OA-SET-076 to 079), none to a
    Prince."""
    piles = []
    for _ in REGIONS:
        piles.append((work.deck[-1],))
        work.deck = work.deck[:-1]
    work.piles = tuple(piles)
    for seat in range(len(work.players)):
        if princely(work, seat):
            continue
        hand = tuple(reversed(work.deck[-3:]))
        work.deck = work.deck[:-3]
        change(work, seat, hand=hand)
        work.visions_drawn += sum(CARDS[card].kind != DENIZEN for card in hand)


# -- first choices ----------------------------------------------------------------------------------------------------


def _starts(table: Table, seat: int, fixed: str) -> tuple[str, ...]:
    """The Chancellor begins on the top Cradle site, the others on any face-up site (OA-SET-081)."""
    up = [site.id for site in table.sites if site.up]
    if fixed:
        return (fixed,)
    return (up[0],) if seat == 0 else tuple(up)


@PLACE.offers
def _sites(table: Table, seat: int, fixed: str) -> Iterable[Option]:
    for site in _starts(table, seat, fixed):
        yield Option(f"start {site}", "start", (site,))


@PLACE.answers("start")
def _start(work: Work, seat: int, fixed: str, site: str) -> None:
    change(work, seat, site=site)
    tell(work, "oa-log-starts", rule="OA-SET-081", player=work.players[seat].color, site=site)


@FIRST.offers
def _hand(table: Table, seat: int) -> Iterable[Option]:
    for card in table.players[seat].hand:
        yield Option(f"keep {card}", "keep", (card,))


@FIRST.answers("keep")
def _keep(work: Work, seat: int, card: str) -> None:
    """One card stays as a facedown adviser, the others are discarded by the pawn's region (OA-SET-080, 082)."""
    others = less(work.players[seat].hand, card)
    change(work, seat, hand=())
    add_adviser(work, seat, card, False)
    for other in others:
        discard_held(work, seat, other)


def layered(chance: Chance, denizens: tuple[str, ...], visions: tuple[str, ...]) -> tuple[str, ...]:
    """A world deck: 10 denizens and 2 Visions on 15 and 3 on the rest (OA-SET-051)."""
    cards, seen = chance.shuffled(denizens), chance.shuffled(visions)
    top = chance.shuffled((*cards[:10], *seen[:2]))
    middle = chance.shuffled((*cards[10:25], *seen[2:]))
    return (*top, *middle, *cards[25:])

"""Playing a card: to a site, to the advisers face up or face down, or as a revealed Vision (R8)."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Frame, Option, Refusal, Text
from ....kernel.work import push, tell
from ...book import BOOK, POWERS, VERBS
from ...catalog import ADVISER_ONLY, CARDS, SITE_ONLY, bends, is_vision
from ...state import BANDITS, CONSPIRACY, EXILE, Adviser, Table, Work, change, less, limited, site_of
from ..pieces.cards import (
    add_adviser,
    adviser_limit,
    discard_adviser,
    discard_from_site,
    discard_held,
    discard_vision,
    has_room,
    numbered,
    put_at_site,
    removable_advisers,
    remove_adviser,
    tag,
    tagged,
)
from ..pieces.heeding import heeded
from ..pieces.picking import pick
from ..pieces.tokens import affords, gain_favor
from ..powers.access import announced, names
from ..powers.deeds import Play
from .act import carries_out, minor
from .search import owed, pay_tolls

PLAY = BOOK.asks("play.card")

ADVISER = "adviser"
FACEDOWN = "facedown"
REVEALED = "revealed"
Clearing = tuple[str, tuple[str, ...]]
NO_CLEARING: tuple[Clearing, ...] = ()


def deed_of(table: Table, seat: int, card: str, to: str, drawn: bool, mods: str) -> Play:
    """The play with everything that bends it: what was announced, and the card's own standing words."""
    own = tuple(
        power
        for printed in CARDS[card].powers
        if printed.when == "always" and to not in (FACEDOWN, REVEALED)
        for power in bends(printed, card, seat if to == ADVISER else BANDITS, "" if to == ADVISER else to)
    )
    return Play(seat, card, to, drawn, (*announced(table, seat, mods), *own))


def clearings(table: Table, deed: Play, mods: str) -> tuple[Clearing, ...]:
    """What may be discarded first, and by which piece: `(source, cards)` (OA-PLAY-006, 008, OA-SITE-027)."""
    found = POWERS.value(table, "clearings", NO_CLEARING, deed, plus=deed.mods)
    said = names(mods)
    return tuple((source, tuple(card for card in cards if card not in said)) for source, cards in found)


def barred(table: Table, deed: Play, mods: str = "", n: int = 0) -> Refusal | None:
    """Why a card cannot be played there. `n`: the number of a facedown adviser that is turned up or leaves."""
    refusal = _printed_bar(table, deed)
    if refusal is None and deed.to in (ADVISER, FACEDOWN):
        refusal = _full_bar(table, deed, n)
    elif refusal is None and deed.to != REVEALED:
        refusal = _room_bar(table, deed, mods)
    return heeded(table, deed.seat, "bars_play", None, deed, plus=deed.mods) if refusal is None else refusal


def _printed_bar(table: Table, deed: Play) -> Refusal | None:
    card = CARDS[deed.card]
    if deed.to == FACEDOWN:
        return None
    if is_vision(deed.card):
        if deed.to != REVEALED:
            return Refusal("OA-VISION-001", Text("oa-why-vision-place", {"card": deed.card}))
        if deed.card != CONSPIRACY and table.players[deed.seat].role != EXILE:
            return Refusal("OA-VISION-002", Text("oa-why-vision-exile", {"card": deed.card}))
        return None
    if deed.to == REVEALED:
        return Refusal("OA-VISION-002", Text("oa-why-no-vision", {"card": deed.card}))
    if deed.to == ADVISER:
        if card.only == SITE_ONLY:
            return Refusal("OA-PLAY-015", Text("oa-why-site-only", {"card": deed.card}))
        return None
    if card.only == ADVISER_ONLY:
        return Refusal("OA-PLAY-003", Text("oa-why-adviser-only", {"card": deed.card}))
    return None


def _room_bar(table: Table, deed: Play, mods: str) -> Refusal | None:
    site = site_of(table, deed.to)
    if not site.up:
        return Refusal("OA-PLAY-005", Text("oa-why-facedown-site", {"site": deed.to}))
    if has_room(table, site) or POWERS.value(table, "ignores_capacity", False, deed, plus=deed.mods):
        return None
    if any(card in site.cards for _, cards in clearings(table, deed, mods) for card in cards):
        return None
    return Refusal("OA-PLAY-004", Text("oa-why-full", {"site": deed.to}))


def excess(table: Table, deed: Play, n: int) -> int:
    """How many advisers would have to leave (OA-PLAY-010, 011, 017)."""
    if POWERS.value(table, "ignores_limit", False, deed, plus=deed.mods):
        return 0
    others = _others(table, deed.seat, n)
    after = (*others, Adviser(deed.card, deed.to == ADVISER, n))
    limit = POWERS.value(table, "adviser_limit", 3, deed.seat, plus=deed.mods)
    weight = POWERS.value(table, "adviser_weight", len(after), deed.seat, after, plus=deed.mods)
    if n and len(after) <= len(table.players[deed.seat].advisers) and limit >= adviser_limit(table, deed.seat):
        return 0
    return max(0, weight - limit)


def _others(table: Table, seat: int, n: int) -> tuple[Adviser, ...]:
    return tuple(adviser for adviser in table.players[seat].advisers if not n or adviser.n != n)


def _leavers(table: Table, deed: Play, n: int) -> list[Adviser]:
    """Advisers whose discard would make room: those that count toward the limit."""
    own = (*_others(table, deed.seat, n), Adviser(deed.card, deed.to == ADVISER, n))
    full = POWERS.value(table, "adviser_weight", len(own), deed.seat, own, plus=deed.mods)
    found = []
    for adviser in removable_advisers(table, deed.seat, deed.seat):
        left = tuple(other for other in own if other != adviser)
        weight = POWERS.value(table, "adviser_weight", len(left), deed.seat, left, plus=deed.mods)
        if weight < full:
            found.append(adviser)
    return found


def _full_bar(table: Table, deed: Play, n: int) -> Refusal | None:
    over = excess(table, deed, n)
    if over and over > len([adviser for adviser in _leavers(table, deed, n) if not n or adviser.n != n]):
        return Refusal("OA-PLAY-012", Text("oa-why-advisers-full"))
    return None


def destinations(table: Table, seat: int, card: str, drawn: bool, mods: str, n: int = 0) -> tuple[str, ...]:
    """Everywhere a card can be played."""
    powers = announced(table, seat, mods)
    here: tuple[str, ...] = (table.players[seat].site,)
    sites = POWERS.value(table, "play_sites", here, seat, card, plus=powers)
    places = (*sites, ADVISER, *(() if n else (FACEDOWN,)), REVEALED)
    return tuple(to for to in places if barred(table, deed_of(table, seat, card, to, drawn, mods), mods, n) is None)


# -- from the hand ----------------------------------------------------------------------------------------------------


@PLAY.prompt
def _asks(table: Table, seat: int, card: str, mods: str, drawn: int, only_site: int) -> Text:
    return Text("oa-ask-play")


@PLAY.offers
def _ways(table: Table, seat: int, card: str, mods: str, drawn: int, only_site: int) -> Iterable[Option]:
    for to in destinations(table, seat, card, bool(drawn), mods):
        if not only_site or to not in (ADVISER, FACEDOWN, REVEALED):
            yield Option(f"play {card} {to}", "play", (to,))
    yield Option(f"discard {card}", "discard")


@PLAY.answers("play")
def _play(work: Work, seat: int, card: str, mods: str, drawn: int, only_site: int, to: str) -> None:
    if not only_site and to in (ADVISER, FACEDOWN, REVEALED):
        # Of two cards played in one search at least one goes to a site (Land Warden).
        work.stack = tuple(_to_site(frame) for frame in work.stack)
    play(work, seat, card, to, bool(drawn), mods)


def _to_site(frame: Frame) -> Frame:
    """The next kept card, now bound to a site."""
    if frame.step != "play.card":
        return frame
    card, mods, drawn, _ = frame.args
    return Frame("play.card", (card, mods, drawn, 1), (), frame.seat)


def bonus_given(work: Work, source: str) -> None:
    """A play modifier gives its bonus once in a search: the second card is played without it (OA-PLAY-075)."""
    work.stack = tuple(_without(frame, source) for frame in work.stack)


def _without(frame: Frame, source: str) -> Frame:
    if frame.step != "play.card":
        return frame
    card, mods, drawn, only_site = frame.args
    left = ",".join(entry for entry in str(mods).split(",") if entry.partition(":")[0] != source)
    return Frame("play.card", (card, left, drawn, only_site), (), frame.seat)


@PLAY.answers("discard")
def _discard(work: Work, seat: int, card: str, mods: str, drawn: int, only_site: int) -> None:
    change(work, seat, hand=less(work.players[seat].hand, card))
    discard_held(work, seat, card)
    tell(work, "oa-log-discards", rule="OA-SEARCH-015", player=work.players[seat].color)


# -- facedown advisers ------------------------------------------------------------------------------------------------


@minor
def facedown_plays(table: Table, seat: int) -> Iterable[Option]:
    """A facedown adviser may be played as in a search, or discarded (OA-TURN-024)."""
    toll = owed(table, seat)
    for adviser in table.players[seat].advisers:
        if adviser.up:
            continue
        if affords(table, seat, toll):
            for to in destinations(table, seat, adviser.card, False, "", adviser.n):
                yield Option(f"play #{adviser.n} {to}", "play_adviser", (adviser.n, to))
        yield Option(f"discard #{adviser.n}", "discard_adviser", (adviser.n,))


@carries_out("play_adviser")
def play_adviser(work: Work, seat: int, mods: str, n: int, to: str) -> None:
    pay_tolls(work, seat)
    adviser = numbered(work, seat, n)
    remove_adviser(work, seat, adviser)
    change(work, seat, hand=(*work.players[seat].hand, adviser.card))
    play(work, seat, adviser.card, to, False, "", n)


@carries_out("discard_adviser")
def dismiss(work: Work, seat: int, mods: str, n: int) -> None:
    discard_adviser(work, seat, seat, numbered(work, seat, n))


# -- the play itself --------------------------------------------------------------------------------------------------


def play(work: Work, seat: int, card: str, to: str, drawn: bool, mods: str, n: int = 0) -> None:
    """Make room, place the card, and let follow what follows (OA-PLAY-023)."""
    if to in (ADVISER, FACEDOWN):
        over = excess(work, deed_of(work, seat, card, to, drawn, mods), n)
        push(work, "play.place", seat, card, to, int(drawn), mods)
        push(work, "play.dismiss", seat, card, to, int(drawn), mods, over)
    elif to == REVEALED:
        push(work, "play.place", seat, card, to, int(drawn), mods)
    else:
        push(work, "play.clear", seat, card, to, int(drawn), mods, 0)


@BOOK.does("play.dismiss")
def _dismiss(work: Work, seat: int, card: str, to: str, drawn: int, mods: str, over: int) -> None:
    """Above the limit other advisers leave first."""
    if over > 0:
        push(work, "play.dismiss", seat, card, to, drawn, mods, over - 1)
        among = [tag(adviser) for adviser in _leavers(work, deed_of(work, seat, card, to, bool(drawn), mods), 0)]
        pick(work, seat, "adviser", among, "play.dismissed", seat)


@BOOK.does("play.dismissed")
def _dismissed(work: Work, seat: int, name: str) -> None:
    discard_adviser(work, seat, seat, tagged(work, seat, name))


@BOOK.does("play.clear")
def _clear(work: Work, seat: int, card: str, to: str, drawn: int, mods: str, step: int) -> None:
    """Each piece that may discard something first is asked in turn; where room is needed the last one must."""
    deed = deed_of(work, seat, card, to, bool(drawn), mods)
    found = clearings(work, deed, mods)
    if step >= len(found):
        push(work, "play.place", seat, card, to, drawn, mods)
        return
    source, cards = found[step]
    push(work, "play.clear", seat, card, to, drawn, mods, step + 1)
    site = site_of(work, to)
    roomy = has_room(work, site) or POWERS.value(work, "ignores_capacity", False, deed, plus=deed.mods)
    later = any(other in site.cards for _, more in found[step + 1 :] for other in more)
    must = not roomy and not later
    among = [other for other in cards if other in site.cards] if must else cards
    pick(work, seat, "card", among, "play.cleared", seat, may=not must, why=source)


@BOOK.does("play.cleared")
def _cleared(work: Work, seat: int, card: str) -> None:
    site = next(site.id for site in work.sites if card in site.cards)
    discard_from_site(work, seat, card, site)


@BOOK.does("play.place")
def _place(work: Work, seat: int, card: str, to: str, drawn: int, mods: str) -> None:
    color = work.players[seat].color
    change(work, seat, hand=less(work.players[seat].hand, card))
    if to == FACEDOWN:
        add_adviser(work, seat, card, False)
        tell(work, "oa-log-plays-facedown", rule="OA-PLAY-010", player=color)
        return
    work.ledger.seal()
    for step in ("play.when", "play.reactions", "play.home"):
        push(work, step, seat, card, to, drawn, mods)
    if to == ADVISER:
        add_adviser(work, seat, card, True)
        tell(work, "oa-log-plays-adviser", rule="OA-PLAY-010", player=color, card=card)
    elif to == REVEALED:
        _reveal(work, seat, card)
    else:
        put_at_site(work, card, to)
        tell(work, "oa-log-plays-site", rule="OA-PLAY-001", player=color, card=card, site=to)
        deed = deed_of(work, seat, card, to, bool(drawn), mods)
        if not POWERS.claim(work, "site_favor", deed, plus=deed.mods):
            gain_favor(work, seat, 1, CARDS[card].suit)


def _reveal(work: Work, seat: int, card: str) -> None:
    """A Vision takes its space, and an older one leaves it; the Conspiracy needs none (OA-VISION-002, 003, 020)."""
    tell(work, "oa-log-reveals", rule="OA-VISION-002", player=work.players[seat].color, card=card)
    if card == CONSPIRACY:
        work.gone = (*work.gone, card)
        return
    if work.players[seat].vision:
        discard_vision(work, seat)
    change(work, seat, vision=card)


@BOOK.does("play.home")
def _home(work: Work, seat: int, card: str, to: str, drawn: int, mods: str) -> None:
    if to not in (ADVISER, REVEALED):
        POWERS.react(work, "home", seat, card, to)


@BOOK.does("play.reactions")
def _reactions(work: Work, seat: int, card: str, to: str, drawn: int, mods: str) -> None:
    POWERS.react(work, "play", seat, card, to, drawn, plus=announced(work, seat, mods))


@BOOK.does("play.when")
def _when_played(work: Work, seat: int, card: str, to: str, drawn: int, mods: str) -> None:
    """The card's own power comes last and is mandatory (OA-PLAY-024); a Limited Prince has none (OA-PRINCE-127)."""
    if limited(work, seat):
        return
    for printed in CARDS[card].powers:
        if printed.when == "play":
            VERBS.do(work, printed.effect, (card, seat, "" if to in (ADVISER, REVEALED) else to))

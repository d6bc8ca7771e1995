"""Binding exchanges: what each side gives, put together piece by piece, then accepted, refused or answered by another
offer (OA-PLAY-050 to 053, 076). Nothing changes hands before the last yes, and nothing is offered that could not be
given."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ....kernel.effects import seq
from ....kernel.records import Effect, Option, Scalar, Text
from ....kernel.work import push, tell
from ...book import BOOK, POWERS, VERBS, WINDOWS, word
from ...catalog import CARDS, SITE_ONLY
from ...state import (
    DARKEST_SECRET,
    EXILE,
    PEOPLES_FAVOR,
    Adviser,
    Promise,
    Table,
    Work,
    banner,
    change,
    mute,
    seat_of,
    site_of,
)
from ..actions.act import carries_out, minor
from ..actions.minor import may_place
from ..pieces.cards import adviser_limit, adviser_weight, locked, remove_adviser, tag, tagged
from ..pieces.muting import hears, never
from ..pieces.relics import give_relic, leave_reliquary
from ..pieces.rule import enemies, ruled_sites, ruler
from ..pieces.tokens import give_favor, move_secret, purse
from ..pieces.warbands import leave, station
from .banners import give_banner
from .citizenship import become_citizen, wields_scepter

DEAL = BOOK.asks("deal")
ANSWER = BOOK.asks("deal.answer")
GARRISON = BOOK.asks("deal.garrison")
PROMISES = ("peace", "passage", "tribute")
#: What an offer of Citizenship may contain besides its relic (OA-CIT-012).
OFFER = "favor secret banner relic"
#: The term that Citizenship itself is: what is given is a space of the Reliquary.
CITIZEN = "citizen"
#: So many counter-offers may follow an offer; then it is yes or no.
COUNTERS = 3
#: What a player mutes who wants no offers this turn.
OFFERS = "offers"
Term = tuple[str, int, int, str]  # kind, giver, taker, what


def negotiate(work: Work, seat: int, other: int, goods: str, space: int = -1) -> None:
    """Open an exchange. `goods`: what may change hands; `space`: the Reliquary relic of a Citizenship offer."""
    terms = f"{CITIZEN} {seat} {other} {space}" if space >= 0 else ""
    push(work, "deal", other, goods, terms, 0, 0, 1, seat=seat)


def read_terms(terms: str) -> list[Term]:
    """Terms as frames keep them: `favor 0 2 1;relic 2 0 map`."""
    found = []
    for term in terms.split(";") if terms else ():
        kind, giver, taker, what = term.split()
        found.append((kind, int(giver), int(taker), what))
    return found


def _written(terms: Iterable[Term]) -> str:
    return ";".join(" ".join(map(str, term)) for term in terms)


def offerable(table: Table, giver: int, taker: int, goods: str, said: list[Term]) -> Iterable[tuple[str, str]]:
    """What one player could give another besides what is said already, as (kind, what)."""
    player = table.players[giver]
    kinds = goods.split()
    if "favor" in kinds:
        yield from (("favor", str(n)) for n in range(1, purse(table, giver) + 1))
    if "secret" in kinds and POWERS.value(table, "may_give_secrets", True, giver):
        yield from (("secret", str(n)) for n in range(1, player.all_secrets + 1))
    if "relic" in kinds:
        yield from (("relic", relic) for relic in player.relics)
    if "banner" in kinds:
        yield from (("banner", name) for name in (PEOPLES_FAVOR, DARKEST_SECRET) if banner(table, name).holder == giver)
    if "adviser" in kinds and (_room(table, taker) or _movable(table, taker)):
        yield from (("adviser", tag(adviser)) for adviser in _movable(table, giver))
    if "site" in kinds and enemies(table, giver, taker) and may_place(table, taker):
        sold = sum(kind == "site" and to == taker for kind, _, to, _ in said)
        for site in ruled_sites(table, giver):
            guarded = sold < table.players[taker].warbands or not POWERS.value(table, "last_stays", 1, taker, site)
            if site.warbands and guarded:
                yield "site", site.id
    if "promise" in kinds:
        yield from (("promise", promise) for promise in PROMISES)


def _movable(table: Table, seat: int) -> list[Adviser]:
    """Advisers that could change hands."""
    return [
        adviser
        for adviser in table.players[seat].advisers
        if not adviser.up or not (locked(table, adviser.card, seat) or CARDS[adviser.card].only == SITE_ONLY)
    ]


def _room(table: Table, seat: int, come: tuple[Adviser, ...] = (), go: tuple[Adviser, ...] = ()) -> bool:
    """Whether a player stays within the adviser limit; with nobody named: whether one more would fit."""
    stay = tuple(adviser for adviser in table.players[seat].advisers if adviser not in go)
    weight = adviser_weight(table, seat, (*stay, *come)) + (not come)
    return weight <= adviser_limit(table, seat)


def _fits(table: Table, said: list[Term]) -> bool:
    """Whether nobody would end above the adviser limit: at the limit, one is given for one received (OA-PLAY-076)."""
    moved = {giver: tagged(table, giver, what) for kind, giver, _, what in said if kind == "adviser"}
    for kind, giver, taker, _ in said:
        going = (moved[taker],) if taker in moved else ()
        if kind == "adviser" and not _room(table, taker, (moved[giver],), going):
            return False
    return True


@DEAL.prompt
def _asks(table: Table, seat: int, other: int, goods: str, terms: str, old: int, counters: int, changed: int) -> Text:
    key = "oa-ask-counter" if counters else "oa-ask-deal"
    return Text(key, {"player": table.players[other].color})


@DEAL.offers
def _offers(
    table: Table, seat: int, other: int, goods: str, terms: str, old: int, counters: int, changed: int
) -> Iterable[Option]:
    said = read_terms(terms)
    for place, (kind, giver, taker, what) in enumerate(said[:old]):
        if kind != CITIZEN:
            verb = "give" if giver == seat else "ask"
            yield Option(f"strike {verb} {kind} {what}", "strike", (kind, giver, taker, what, place))
    for verb, giver, taker in (("give", seat, other), ("ask", other, seat)):
        for kind, what in offerable(table, giver, taker, goods, said):
            if not _said(said, giver, kind, what):
                yield Option(f"{verb} {kind} {what}", "term", (kind, giver, taker, what))
    if said and changed and _fits(table, said):
        yield Option("propose", "propose")
    yield Option("no deal", "drop")


def _said(said: list[Term], giver: int, kind: str, what: str) -> bool:
    """Favor, secrets and advisers are named once, everything else once each."""
    return any(
        one == giver and (known == kind if kind in ("favor", "secret", "adviser") else (known, thing) == (kind, what))
        for known, one, _, thing in said
    )


@DEAL.answers("term")
def _term(
    work: Work,
    seat: int,
    other: int,
    goods: str,
    terms: str,
    old: int,
    counters: int,
    changed: int,
    kind: str,
    giver: int,
    taker: int,
    what: str,
) -> None:
    more = _written([*read_terms(terms), (kind, giver, taker, what)])
    push(work, "deal", other, goods, more, old, counters, 1, seat=seat)


@DEAL.answers("strike")
def _strike(
    work: Work, seat: int, other: int, goods: str, terms: str, old: int, counters: int, changed: int, *struck: Scalar
) -> None:
    """Only what the other one had proposed can be struck, so a draft comes to an end."""
    left = read_terms(terms)
    del left[int(struck[-1])]
    push(work, "deal", other, goods, _written(left), old - 1, counters, 1, seat=seat)


@DEAL.answers("drop")
def _drop(work: Work, seat: int, other: int, goods: str, terms: str, old: int, counters: int, changed: int) -> None:
    if counters:
        _refuse(work, seat, other)


@DEAL.answers("propose")
def _propose(work: Work, seat: int, other: int, goods: str, terms: str, old: int, counters: int, changed: int) -> None:
    if not hears(work, other, OFFERS):
        _refuse(work, other, seat)
    elif seat == other:
        # An Exile who holds the Scepter may accept the own offer (OA-CIT-013).
        VERBS.do(work, _effects(work, terms), ("", seat, ""))
    else:
        push(work, "deal.answer", seat, goods, terms, counters, seat=other)


def _effects(table: Table, terms: str) -> Effect:
    """What an exchange would do; joining the Empire comes first."""
    found = []
    for kind, giver, taker, what in read_terms(terms):
        one, other = table.players[giver].color, table.players[taker].color
        found.append(
            Effect("join_empire", (other, int(what))) if kind == CITIZEN else Effect("deal", (kind, one, other, what))
        )
    return seq(*found)


# -- the answer -------------------------------------------------------------------------------------------------------


@ANSWER.prompt
def _asked(table: Table, seat: int, by: int, goods: str, terms: str, counters: int) -> Text:
    key = "oa-ask-countered" if counters else "oa-ask-proposal"
    return Text(key, {"player": table.players[by].color, "terms": _effects(table, terms)})


@ANSWER.offers
def _answers(table: Table, seat: int, by: int, goods: str, terms: str, counters: int) -> Iterable[Option]:
    yield Option("accept", "accept")
    yield Option("decline", "decline")
    if counters < COUNTERS:
        yield Option("counter", "counter")
    if seat != table.turn.seat:
        yield never()


@ANSWER.answers("accept")
def _accept(work: Work, seat: int, by: int, goods: str, terms: str, counters: int) -> None:
    agree(work, by, terms)


def agree(work: Work, by: int, terms: str) -> None:
    """Everything said changes hands; who came into a site may put more warbands there at the end."""
    for kind, _, taker, site in reversed(read_terms(terms)):
        if kind == "site":
            push(work, "deal.garrison", 0, site, seat=taker)
    VERBS.do(work, _effects(work, terms), ("", by, ""))


@ANSWER.answers("decline")
def _decline(work: Work, seat: int, by: int, goods: str, terms: str, counters: int) -> None:
    _refuse(work, seat, by)


@ANSWER.answers("mute")
def _mute(work: Work, seat: int, by: int, goods: str, terms: str, counters: int) -> None:
    """This offer and every other one of this turn is refused."""
    mute(work, seat, OFFERS)
    _refuse(work, seat, by)


@ANSWER.answers("counter")
def _counter(work: Work, seat: int, by: int, goods: str, terms: str, counters: int) -> None:
    """The offer goes back with changes: what it said may be struck, more may be said (OA-PLAY-076)."""
    one, other = work.players[seat].color, work.players[by].color
    tell(work, "oa-log-counters", rule="OA-PLAY-076", player=one, other=other)
    push(work, "deal", by, goods, terms, len(read_terms(terms)), counters + 1, 0, seat=seat)


def _refuse(work: Work, seat: int, by: int) -> None:
    one, other = work.players[seat].color, work.players[by].color
    tell(work, "oa-log-refuses", rule="OA-PLAY-076", player=one, other=other)


# -- what changes hands -----------------------------------------------------------------------------------------------


@word("deal")
def _deal(work: Work, source: str, seat: int, place: str, kind: str, giver: str, taker: str, what: str) -> None:
    """What was agreed is done if it still can be: joining the Empire comes first and may cost favor (OA-PLAY-050)."""
    if WINDOWS.opened(work):
        WINDOWS.stir(work)  # a deal struck where offers go round: everybody may want another
    one, other = seat_of(work, giver), seat_of(work, taker)
    if kind == "favor":
        give_favor(work, one, other, min(int(what), purse(work, one)))
    elif kind == "secret":
        for _ in range(min(int(what), work.players[one].all_secrets)):
            move_secret(work, one, other)
    elif kind == "relic":
        give_relic(work, one, other, what)
    elif kind == "banner":
        give_banner(work, other, what)
    elif kind == "adviser":
        adviser = tagged(work, one, what)
        remove_adviser(work, one, adviser)
        if not adviser.up:
            adviser = replace(adviser, seen=(*adviser.seen, one))
        change(work, other, advisers=(*work.players[other].advisers, adviser))
    elif kind == "site":
        _sell(work, one, other, what)
    else:
        work.promises = (*work.promises, Promise(one, other, what, work.round))
    tell(work, f"oa-log-deal-{kind}", rule="OA-PLAY-050", player=giver, other=taker, what=_shown(kind, what))


def _shown(kind: str, what: str) -> str | int:
    return int(what) if kind in ("favor", "secret") else "" if what.startswith("#") else what


def _sell(work: Work, giver: int, taker: int, site: str) -> None:
    """The old ruler takes the warbands to the own board; the new one puts at least one there, or none with the Bandit
    Crown, and may add more once everything has changed hands (OA-PLAY-054)."""
    there = site_of(work, site)
    home = giver if there.army == work.players[giver].banner_color else ruler(work, there)
    leave(work, site, there.warbands)
    change(work, home, warbands=work.players[home].warbands + there.warbands)
    if work.players[taker].warbands:
        station(work, taker, site, 1)
    push(work, "title")


@GARRISON.asked_if
def _garrisonable(table: Table, seat: int, least: int, site: str) -> bool:
    return table.players[seat].warbands > 0


@GARRISON.prompt
def _garrison_asks(table: Table, seat: int, least: int, site: str) -> Text:
    return Text("oa-ask-place", {"site": site})


@GARRISON.offers
def _garrisons(table: Table, seat: int, least: int, site: str) -> Iterable[Option]:
    for n in range(least, table.players[seat].warbands + 1):
        yield Option(f"place {n}", "place", (site, n))


@GARRISON.answers("place")
def _garrison(work: Work, seat: int, least: int, site: str, there: str, n: int) -> None:
    station(work, seat, site, n)


@word("join_empire")
def _join(work: Work, source: str, seat: int, place: str, color: str, space: int) -> None:
    """Citizenship offered and accepted, with one relic of the Reliquary given (OA-CIT-012, OA-RELQ-012)."""
    exile = seat_of(work, color)
    push(work, "deal.reliquary", exile, space)
    become_citizen(work, exile)


@BOOK.does("deal.reliquary")
def _given(work: Work, seat: int, space: int) -> None:
    relic = leave_reliquary(work, space)
    change(work, seat, relics=(*work.players[seat].relics, relic))
    tell(work, "oa-log-reliquary-given", rule="OA-RELQ-012", player=work.players[seat].color, card=relic)
    push(work, "title")


# -- offering Citizenship ---------------------------------------------------------------------------------------------


@minor
def offers(table: Table, seat: int) -> Iterable[Option]:
    """The Scepter's holder may offer Citizenship to any Exile, wherever (OA-CIT-011, OA-RELQ-010)."""
    if not wields_scepter(table, seat):
        return
    for other, player in enumerate(table.players):
        if player.role == EXILE:
            for space, veiled in enumerate(table.reliquary):
                if veiled is not None:
                    yield Option(f"offer {player.color} {space + 1}", "offer", (other, space))


@carries_out("offer")
def offer(work: Work, seat: int, mods: str, other: int, space: int) -> None:
    negotiate(work, seat, other, "" if seat == other else OFFER, space)

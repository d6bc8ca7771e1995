"""Binding exchanges: what each side gives, put together piece by piece, then accepted, refused or answered by another
offer (OA-PLAY-050 to 053, 076). Nothing changes hands before the last yes, and nothing is offered that could not be
given."""

from __future__ import annotations

from collections.abc import Iterable

from ....kernel.records import Effect, Option, Scalar, Text
from ....kernel.work import push, tell
from ...book import BOOK, POWERS, PROPOSALS, WINDOWS, word
from ...catalog import CARDS, SITE_ONLY
from ...state import (
    DARKEST_SECRET,
    EXILE,
    PEOPLES_FAVOR,
    Promise,
    Table,
    Work,
    alter,
    banner,
    change,
    site_of,
)
from ..actions.act import carries_out, minor
from ..actions.minor import may_place
from ..pieces.cards import adviser_limit, adviser_weight, locked, remove_adviser, tag, tagged
from ..pieces.relics import give_relic, leave_reliquary
from ..pieces.rule import enemies, ruled_sites, ruler
from ..pieces.tokens import give_favor, move_secret, purse
from ..pieces.warbands import leave
from .banners import give_banner
from .citizenship import become_citizen, wields_scepter

DEAL = BOOK.asks("deal")
PROMISES = ("peace", "passage", "tribute")
#: What an offer of Citizenship may contain besides its relic (OA-CIT-012).
OFFER = "favor secret banner relic"


def negotiate(work: Work, seat: int, other: int, goods: str, space: int = -1) -> None:
    """Open an exchange. `goods`: what may change hands; `space`: the Reliquary relic of a Citizenship offer."""
    push(work, "deal", other, goods, "", space, seat=seat)


def _terms(terms: str) -> list[str]:
    return terms.split(";") if terms else []


def offerable(table: Table, giver: int, taker: int, goods: str) -> Iterable[tuple[str, str]]:
    """What one player could give another, as (kind, what)."""
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
    if "adviser" in kinds and adviser_weight(table, taker, table.players[taker].advisers) < adviser_limit(table, taker):
        for adviser in player.advisers:
            if not adviser.up or not (locked(table, adviser.card, giver) or CARDS[adviser.card].only == SITE_ONLY):
                yield "adviser", tag(adviser)
    if "site" in kinds and enemies(table, giver, taker) and may_place(table, taker) and table.players[taker].warbands:
        yield from (("site", site.id) for site in ruled_sites(table, giver) if site.warbands)
    if "promise" in kinds:
        yield from (("promise", promise) for promise in PROMISES)


@DEAL.prompt
def _asks(table: Table, seat: int, other: int, goods: str, terms: str, space: int) -> Text:
    return Text("oa-ask-deal", {"player": table.players[other].color})


@DEAL.offers
def _offers(table: Table, seat: int, other: int, goods: str, terms: str, space: int) -> Iterable[Option]:
    said = [term.split() for term in _terms(terms)]
    for verb, giver, taker in (("give", seat, other), ("ask", other, seat)):
        for kind, what in offerable(table, giver, taker, goods):
            taken = any(
                int(term[1]) == giver
                and (term[0] == kind if kind in ("favor", "secret", "adviser") else term[3] == what)
                for term in said
            )
            if not taken:
                yield Option(f"{verb} {kind} {what}", "term", (kind, giver, taker, what))
    if said or space >= 0:
        yield Option("propose", "propose")
    yield Option("no deal", "drop")


@DEAL.answers("term")
def _term(
    work: Work, seat: int, other: int, goods: str, terms: str, space: int, kind: str, giver: int, taker: int, what: str
) -> None:
    more = ";".join([*_terms(terms), f"{kind} {giver} {taker} {what}"])
    push(work, "deal", other, goods, more, space, seat=seat)


@DEAL.answers("drop")
def _drop(work: Work, seat: int, *rest: Scalar) -> None:
    pass


@DEAL.answers("propose")
def _propose(work: Work, seat: int, other: int, goods: str, terms: str, space: int) -> None:
    effects = [Effect("deal", tuple(term.split())) for term in _terms(terms)]
    if space >= 0:
        effects.insert(0, Effect("join_empire", (other, space)))
    if seat == other:
        push(work, "deal.self", other, space)
        return
    PROPOSALS.propose(work, seat, (other,), tuple(effects), ("", seat, ""), refused="deal.refused")


@BOOK.does("deal.self")
def _self(work: Work, seat: int, space: int) -> None:
    """An Exile who holds the Scepter may accept the own offer (OA-CIT-013)."""
    _join(work, "", seat, "", seat, space)


@BOOK.does("deal.refused")
def _refused(work: Work, by: int, seat: int, *ctx: Scalar) -> None:
    one, other = work.players[seat].color, work.players[by].color
    tell(work, "oa-log-refuses", rule="OA-PLAY-076", player=one, other=other)


# -- what changes hands -----------------------------------------------------------------------------------------------


@word("deal")
def _deal(work: Work, source: str, seat: int, place: str, kind: str, giver: str, taker: str, what: str) -> None:
    """What was agreed is done if it still can be: joining the Empire comes first and may cost favor (OA-PLAY-050)."""
    if WINDOWS.opened(work):
        WINDOWS.stir(work)  # a deal struck where offers go round: everybody may want another
    one, other = int(giver), int(taker)
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
        change(work, other, advisers=(*work.players[other].advisers, adviser))
    elif kind == "site":
        _sell(work, one, other, what)
    else:
        work.promises = (*work.promises, Promise(one, other, what, work.round))
    color, partner = work.players[one].color, work.players[other].color
    tell(work, f"oa-log-deal-{kind}", rule="OA-PLAY-050", player=color, other=partner, what=_shown(kind, what))


def _shown(kind: str, what: str) -> str | int:
    return int(what) if kind in ("favor", "secret") else "" if what.startswith("#") else what


def _sell(work: Work, giver: int, taker: int, site: str) -> None:
    """The old ruler takes the warbands to the own board, the new one puts one there (OA-PLAY-054)."""
    there = site_of(work, site)
    home = giver if there.army == work.players[giver].banner_color else ruler(work, there)
    leave(work, site, there.warbands)
    change(work, home, warbands=work.players[home].warbands + there.warbands)
    color = work.players[taker].banner_color
    change(work, taker, warbands=work.players[taker].warbands - 1)
    alter(work, site, army=color, warbands=1)
    push(work, "title")


@word("join_empire")
def _join(work: Work, source: str, seat: int, place: str, exile: int, space: int) -> None:
    """Citizenship offered and accepted, with one relic of the Reliquary given (OA-CIT-012, OA-RELQ-012)."""
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

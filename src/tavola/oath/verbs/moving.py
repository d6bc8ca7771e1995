"""Words that move cards and relics without playing them (OA-PLAY-025: no favor, no When Played)."""

from __future__ import annotations

from ...kernel.records import Effect
from ...kernel.work import push, tell
from ..book import BOOK, VERBS, word, word_if
from ..catalog import ADVISER_ONLY, CARDS
from ..chapters.pieces import cards, relics, tokens, warbands
from ..chapters.pieces.picking import pick
from ..chapters.pieces.rule import where
from ..state import EXILE, GRAND_SCEPTER, PEOPLES_FAVOR, Table, Work, alter, banner, seat_of, site_of
from .gains import become_citizen


def adviser_to_site() -> Effect:
    """One of the user's face-up advisers moves to the user's site."""
    return Effect("adviser_to_site")


def _movable(table: Table, seat: int) -> list[str]:
    """Locked and adviser-only cards stay; the site needs room."""
    if not cards.has_room(table, site_of(table, table.players[seat].site)):
        return []
    own = cards.face_up(table, seat)
    return [card for card in own if CARDS[card].only != ADVISER_ONLY and not cards.locked(table, card, seat)]


@word_if("adviser_to_site", lambda table, source, seat, place: bool(_movable(table, seat)))
def _adviser_to_site(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "card", _movable(work, seat), "moving.settles", seat, why=source)


@BOOK.does("moving.settles")
def _settles(work: Work, seat: int, card: str) -> None:
    cards.remove_adviser(work, seat, cards.tagged(work, seat, card))
    cards.put_at_site(work, card, work.players[seat].site)
    tell(work, "oa-log-moved-card", rule="OA-PLAY-025", card=card, site=work.players[seat].site)


def rove() -> Effect:
    """Discard a denizen at another site; this card takes its place."""
    return Effect("rove")


def _prey(table: Table, seat: int, place: str) -> list[str]:
    return [
        card for site in table.sites if site.up and site.id != place for card in cards.discardable(table, seat, site)
    ]


@word_if("rove", lambda table, source, seat, place: bool(_prey(table, seat, place)))
def _rove(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "card", _prey(work, seat, place), "moving.roves", source, seat, place, why=source)


@BOOK.does("moving.roves")
def _roves(work: Work, source: str, seat: int, place: str, prey: str) -> None:
    _, site = where(work, prey)
    cards.discard_from_site(work, seat, prey, site)
    alter(work, place, cards=tuple(card for card in site_of(work, place).cards if card != source))
    cards.put_at_site(work, source, site)
    tell(work, "oa-log-moved-card", rule="OA-PLAY-025", card=source, site=site)


def follow_the_piper(n: int) -> Effect:
    """This adviser moves to another player's advisers and takes favor from that player for the user."""
    return Effect("follow_the_piper", (n,))


@word("follow_the_piper")
def _piper(work: Work, source: str, seat: int, place: str, n: int) -> None:
    among = [player.color for other, player in enumerate(work.players) if other != seat]
    pick(work, seat, "player", among, "moving.pipes", source, seat, n, why=source)


@BOOK.does("moving.pipes")
def _pipes(work: Work, source: str, seat: int, n: int, color: str) -> None:
    host = seat_of(work, color)
    cards.remove_adviser(work, seat, cards.tagged(work, seat, source))
    cards.add_adviser(work, host, source, True)
    tell(work, "oa-log-moved-adviser", rule="OA-PLAY-025", card=source, player=color)
    tokens.take_favor(work, seat, host, n)
    push(work, "title")


# -- relics -----------------------------------------------------------------------------------------------------------


def bury_relic_here() -> Effect:
    """A facedown relic of the user's site goes under the relic deck."""
    return Effect("bury_relic_here")


def _relics_here(table: Table, seat: int) -> list[str]:
    site = site_of(table, table.players[seat].site)
    return [] if relics.relics_locked(table, seat, site.id) else [f"#{relic.n}" for relic in site.relics]


@word_if("bury_relic_here", lambda table, source, seat, place: bool(_relics_here(table, seat)))
def _bury_relic_here(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "hidden", _relics_here(work, seat), "moving.buried", seat, why=source)


@BOOK.does("moving.buried")
def _buried(work: Work, seat: int, relic: str) -> None:
    relics.bury_relic(work, relics.lift_from_site(work, work.players[seat].site, int(relic[1:])))


def barter_relic() -> Effect:
    """Draw and keep a relic, then bury any held relic but the Grand Scepter."""
    return Effect("barter_relic")


def _buriable(table: Table, seat: int) -> list[str]:
    return [relic for relic in table.players[seat].relics if relic != GRAND_SCEPTER]


@word_if("barter_relic", lambda table, source, seat, place: bool(table.relic_deck or _buriable(table, seat)))
def _barter(work: Work, source: str, seat: int, place: str) -> None:
    push(work, "moving.returns", seat, source)
    if work.relic_deck:
        relics.take_relics(work, seat, (relics.draw_relic(work),))


@BOOK.does("moving.returns")
def _returns(work: Work, seat: int, source: str) -> None:
    pick(work, seat, "thing", _buriable(work, seat), "moving.given_up", seat, why=source)


@BOOK.does("moving.given_up")
def _given_up(work: Work, seat: int, relic: str) -> None:
    relics.lose_relic(work, seat, relic)
    relics.bury_relic(work, relic)
    push(work, "title")


# -- people -----------------------------------------------------------------------------------------------------------


def kill_by_adviser(suits: str) -> Effect:
    """A warband dies on the board of a player with a face-up adviser of these suits."""
    return Effect("kill_by_adviser", (suits,))


def _marked(table: Table, suits: str) -> list[str]:
    return [
        player.color
        for seat, player in enumerate(table.players)
        if player.warbands and set(cards.adviser_suits(table, seat)) & set(suits.split("+"))
    ]


@word_if("kill_by_adviser", lambda table, source, seat, place, suits: bool(_marked(table, suits)))
def _kill_by_adviser(work: Work, source: str, seat: int, place: str, suits: str) -> None:
    pick(work, seat, "player", _marked(work, suits), "moving.killed", why=source)


@BOOK.does("moving.killed")
def _killed(work: Work, color: str) -> None:
    warbands.kill_on_board(work, seat_of(work, color), 1)


def mob_adviser() -> Effect:
    """A face-up adviser of the holder of the Darkest Secret is discarded, if that player lacks the People's Favor."""
    return Effect("mob_adviser")


def _mobbed(table: Table, seat: int) -> list[str]:
    holder = table.secret.holder
    if holder < 0 or table.people.holder == holder:
        return []
    return [adviser.card for adviser in cards.removable_advisers(table, holder, seat) if adviser.up]


@word_if("mob_adviser", lambda table, source, seat, place: bool(_mobbed(table, seat)))
def _mob_adviser(work: Work, source: str, seat: int, place: str) -> None:
    pick(work, seat, "card", _mobbed(work, seat), "cards.dismiss", seat, why=source)


def rest_early() -> Effect:
    """Favor and secrets return from all cards as in the Rest, but for the favor on this one."""
    return Effect("rest_early")


@word("rest_early")
def _rest_early(work: Work, source: str, seat: int, place: str) -> None:
    tokens.return_tokens(work, seat, source)


def elected() -> Effect:
    """An Exile who holds the People's Favor becomes a Citizen without a relic."""
    return Effect("elected")


def _electable(table: Table, source: str, seat: int, place: str) -> bool:
    return table.players[seat].role == EXILE and banner(table, PEOPLES_FAVOR).holder == seat


@word_if("elected", _electable)
def _elected(work: Work, source: str, seat: int, place: str) -> None:
    VERBS.do(work, become_citizen(), (source, seat, place))

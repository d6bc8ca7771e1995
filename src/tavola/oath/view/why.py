"""Why not: the bar behind a refusal, for an answer typed or a piece touched.

Options are what nothing bars; a refusal is the bar itself, asked of the same functions.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.records import Refusal
from ...kernel.refusals import no
from ..book import BOOK
from ..catalog import CARDS, SITES
from ..chapters.actions import muster, recover, search, trade, travel
from ..chapters.campaign import targets
from ..chapters.powers import access
from ..chapters.powers.deeds import DECK, Muster, Recover, Search, Trade, Travel
from ..chapters.powers.in_force import usable
from ..state import DARKEST_SECRET, PEOPLES_FAVOR, REGIONS, SLOT_NAMES, State, site_of
from .pieces import pieces, spoken

Reason = Callable[[State, int, list[str]], Refusal | None]


def refuse(state: State, said: str) -> Refusal:
    """The reason for one notation (`travel plains`) or piece (`card longbows`, `site:plains`)."""
    words = spoken(state, said).lower().split()
    if not state.stack:
        return no("OA-END-017", "oa-why-over")
    if _touched(state, said):
        return no("OA-TURN-011", "oa-why-offered")
    frame = state.stack[-1]
    reason = _REASONS.get(words[0]) if words else None
    if reason is None or _offered(state, " ".join(words)):
        return _general(said)
    if frame.step != "act":
        return _general(said) if BOOK.asks_for(state, words[0]) else no("OA-TURN-012", "oa-why-answer-first")
    return reason(state, frame.seat, words[1:]) or _general(said)


def _general(said: str) -> Refusal:
    return no("OA-TURN-011", "oa-why-not-offered", said=said[:80])


def _touched(state: State, said: str) -> bool:
    """Whether some answer on offer is about this piece (`site:plains`): then nothing bars it."""
    question, frame = BOOK.asked(state)
    return ":" in said and any(said in pieces(state, option) for option in question.options(state, frame))


def _offered(state: State, said: str) -> bool:
    """What is offered is not refused, whatever power announced for it lifts a bar."""
    question, frame = BOOK.asked(state)
    return any(option.notation == said for option in question.options(state, frame))


def _known_place(state: State, name: str) -> bool:
    return name in SLOT_NAMES or any(site.up and site.id == name for site in state.sites)


def _travel(state: State, seat: int, words: list[str]) -> Refusal | None:
    if not words or not _known_place(state, words[0]):
        return no("OA-SET-019", "oa-why-no-such-site") if words else None
    return travel.barred(state, Travel(seat, state.players[seat].site, words[0]))


def _here(state: State, seat: int, card: str) -> Refusal | None:
    if card not in CARDS:
        return no("OA-PLAY-029", "oa-why-no-such-card")
    if card not in site_of(state, state.players[seat].site).cards:
        return no("OA-MUSTER-001", "oa-why-not-here", card=card)
    return None


def _muster(state: State, seat: int, words: list[str]) -> Refusal | None:
    if not words:
        return None
    return _here(state, seat, words[0]) or muster.barred(state, Muster(seat, state.players[seat].site, words[0]))


def _trade(state: State, seat: int, words: list[str]) -> Refusal | None:
    if not words:
        return None
    goods = words[1] if len(words) > 1 and words[1] in trade.PRICES else trade.FAVOR
    return _here(state, seat, words[0]) or trade.barred(state, Trade(seat, state.players[seat].site, words[0], goods))


def _search(state: State, seat: int, words: list[str]) -> Refusal | None:
    source = words[0] if words else DECK
    if source not in (DECK, *REGIONS):
        return None
    site = state.players[seat].site
    if source not in search.sources(state, seat, ()):
        return no("OA-SEARCH-005", "oa-why-other-region", pile=source)
    return search.barred(state, Search(seat, site, source))


def _recover(state: State, seat: int, words: list[str]) -> Refusal | None:
    what = words[0] if words else recover.RELIC
    if what not in (recover.RELIC, PEOPLES_FAVOR, DARKEST_SECRET):
        return None
    barred = recover.barred(state, Recover(seat, what))
    if barred is None and what != recover.RELIC and not recover.payments(state, Recover(seat, what), ""):
        return no("OA-RECOVER-006", "oa-why-banner-price", banner=what)
    return barred


def _relic(state: State, seat: int, words: list[str]) -> Refusal | None:
    """A facedown relic, by its number."""
    here = site_of(state, state.players[seat].site)
    if words and not any(str(relic.n) == words[0] for relic in here.relics):
        return no("OA-RECOVER-001", "oa-why-relic-elsewhere")
    return recover.barred(state, Recover(seat, recover.RELIC))


def _campaign(state: State, seat: int, words: list[str]) -> Refusal | None:
    barred = targets.barred(state, seat, ())
    if barred is not None or not words:
        return barred
    foes = [option.notation.partition(" ")[2] for option in targets.ways(state, seat, "", ())]
    return None if words[0] in foes else no("OA-CMP-002", "oa-why-no-defender")


def _use(state: State, seat: int, words: list[str]) -> Refusal | None:
    if not words or words[0] not in CARDS:
        return None
    for offered in usable(state, "action"):
        if offered.card == words[0]:
            if not access.reaches(state, seat, offered):
                return no("OA-PLAY-029", "oa-why-out-of-reach", card=offered.card)
            return access.barred(state, seat, offered)
    return no("OA-PLAY-029", "oa-why-no-action", card=words[0])


def _site(state: State, seat: int, words: list[str]) -> Refusal | None:
    return _travel(state, seat, words) if words and (words[0] in SITES or words[0] in SLOT_NAMES) else None


_REASONS: dict[str, Reason] = {
    "travel": _travel,
    "site": _site,
    "muster": _muster,
    "trade": _trade,
    "search": _search,
    "recover": _recover,
    "campaign": _campaign,
    "use": _use,
    "card": _use,
    "relic": _relic,
}

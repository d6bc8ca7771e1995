"""Phase 2, and every Search of phase 3: draw, reveal, play one card to a site, or be compensated (P4)."""

from __future__ import annotations

from ....kernel.work import push, tell
from ...book import BOOK, POWERS
from ...catalog import ADVISER_ONLY, CARDS, DRAWN, is_vision
from ...state import SUITS, Table, Work, change, limited, steered
from ..actions.play import deed_of
from ..actions.search import pay_tolls
from ..pieces.cards import discard_held, has_room
from ..pieces.heeding import heeded
from ..pieces.tokens import gain_secrets
from ..pieces.warbands import gain_warbands
from ..powers.deeds import DECK, Search
from .box import (
    NONE,
    advance,
    color_of,
    column_of,
    column_of_quadrant,
    gain_near,
    height,
    prince_of,
    quadrant,
    raise_tactics,
)
from .mind import QUADRANT

MOST_VISIONS = 5


@BOOK.does("prince.phase_two")
def phase_two(work: Work) -> None:
    push(work, "prince.phase_three")
    push(work, "prince.search")


def draws(table: Table) -> int:
    """3 cards, one less at the Marshes, two more for a Greedy Chancellor (OA-PRINCE-034, 196, 198)."""
    seat = prince_of(table).seat
    return max(0, POWERS.value(table, "search_draw", DRAWN, Search(seat, table.players[seat].site, DECK)))


@BOOK.does("prince.search")
def search(work: Work) -> None:
    """Draw, reveal all but Visions, play a card that suits the quadrant, discard the others."""
    seat = prince_of(work).seat
    pay_tolls(work, seat)
    found = _draw(work, draws(work))
    shown = tuple(card for card in found if not is_vision(card))
    steered(work, shown=(*prince_of(work).shown, *shown))
    key = "oa-log-prince-reveals" if shown else "oa-log-prince-reveals-nothing"
    tell(work, key, rule="OA-PRINCE-034", cards=shown, n=len(found) - len(shown))
    raise_tactics(work, sum(any(power.when == "plan" for power in CARDS[card].powers) for card in shown))
    played = choose(work, shown)
    for card in found:
        if card != played:
            discard_held(work, seat, card)
    if played:
        _play(work, played)
    else:
        _compensate(work)


def _draw(work: Work, n: int) -> tuple[str, ...]:
    """A Vision does not stop him, and counts as drawn (OA-PRINCE-034, 035)."""
    work.ledger.seal()
    found, work.deck = work.deck[:n], work.deck[n:]
    for card in found:
        if is_vision(card):
            work.visions_drawn = min(MOST_VISIONS, work.visions_drawn + 1)
            tell(work, "oa-log-vision-drawn", rule="OA-PRINCE-035", n=work.visions_drawn)
    return found


def place_for(table: Table, card: str) -> str:
    """The topmost face-up site with room in the Cradle, else Provinces, else Hinterland (OA-PRINCE-039)."""
    if CARDS[card].only == ADVISER_ONLY:
        return NONE
    seat = prince_of(table).seat
    for site in table.sites:
        if not site.up:
            continue
        deed = deed_of(table, seat, card, site.id, True, "")
        # A card that makes room for itself does so when played, which is void for a Limited Prince (OA-PRINCE-127).
        makes_room = not limited(table, seat) and POWERS.value(table, "ignores_capacity", False, deed, plus=deed.mods)
        if (has_room(table, site) or makes_room) and heeded(
            table, seat, "bars_play", None, deed, plus=deed.mods
        ) is None:
            return site.id
    return NONE


def choose(table: Table, shown: tuple[str, ...]) -> str:
    """The suit highest in the column of the quadrant, else an unaligned suit; of that suit the first drawn
    (OA-PRINCE-038, 203)."""
    column = column_of_quadrant(quadrant(table))
    able = [card for card in shown if column_of(table, CARDS[card].suit) in (column, NONE) and place_for(table, card)]
    # Sorting keeps the order of the draw among cards of one suit.
    able.sort(key=lambda card: (-height(table, CARDS[card].suit, column), SUITS.index(CARDS[card].suit)))
    return able[0] if able else NONE


def _play(work: Work, card: str) -> None:
    """The card is played like any other, and its suit comes nearer (OA-PRINCE-019, 040)."""
    seat = prince_of(work).seat
    change(work, seat, hand=(card,))
    site = place_for(work, card)
    advance(work, CARDS[card].suit, column_of_quadrant(quadrant(work)))
    push(work, "play.place", seat, card, site, 1, "")


def _compensate(work: Work) -> None:
    """What a quadrant gains where no card can be played (OA-PRINCE-041)."""
    seat, gains = prince_of(work).seat, QUADRANT[quadrant(work)]
    tell(work, "oa-log-prince-no-card", rule="OA-PRINCE-041", player=color_of(work), quadrant=quadrant(work))
    gain_warbands(work, seat, gains.warbands)
    gain_near(work, gains.favor)
    gain_secrets(work, seat, gains.secrets)
    raise_tactics(work, gains.tactics)

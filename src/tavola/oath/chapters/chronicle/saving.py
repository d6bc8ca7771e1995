"""Phase 11: what the next game begins from (R15.11)."""

from __future__ import annotations

from ....kernel.work import tell
from ...book import BOOK
from ...exchange.codes import ACTIVE, CHANCELLOR, PLACES, PRINCE, SLOTS
from ...exchange.record import Chronicle, Land
from ...exchange.writing import write
from ...state import CITIZEN, PURPLE, Site, Work, princely
from .course import annals_of, recorded

#: The highest number a line has room for.
LAST_NUMBER = 0xFFFF
#: How lines call the Clockwork Prince.
PRINCE_NAME = "Principe"


@BOOK.does("chronicle.save")
def save(work: Work, seat: int) -> None:
    """The map from the top Cradle site down with what is attached, the goal, every board on its side, the decks in
    their order (OA-CHR-050, 051)."""
    annals = annals_of(work)
    turned = tuple(player.color for player in work.players if player.role == CITIZEN)
    told = Chronicle(
        game_number=min(annals.number + 1, LAST_NUMBER),
        name=annals.name,
        previous_active_byte=sum(ACTIVE[who] for who in _active(work)),
        citizens=_in_order((*turned, *annals.citizens)),
        oath=annals.vow,
        sites=tuple(_land(slot, site) for slot, site in zip(SLOTS, work.sites, strict=True)),
        world_deck=work.deck,
        dispossessed=work.dispossessed,
        relic_deck=tuple(reversed(work.relic_deck)),
        previous_citizens=_in_order(annals.were),
        previous_winner=board(annals.winner),
        previous_winner_name=_signature(work, seat),
    )
    recorded(work, line=write(told))
    tell(work, "oa-log-saved", rule="OA-CHR-050", n=told.game_number)


def board(color: str) -> str:
    """A board as lines name it: the purple one is the Chancellor's."""
    return CHANCELLOR if color == PURPLE else color


def _signature(work: Work, seat: int) -> str:
    """What the winner is called as far as the table knows: the Prince by his name, people by their board until somebody
    signs for them."""
    return PRINCE_NAME if princely(work, seat) else board(work.players[seat].color).capitalize()


def _active(work: Work) -> tuple[str, ...]:
    prince = (PRINCE,) if work.prince is not None else ()
    return (*prince, *(board(player.color) for player in work.players))


def _in_order(colors: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(who for who in ACTIVE if who in colors)


def _land(slot: str, site: Site) -> Land:
    """Denizens and edifices from the left, relics from the right (OA-CHR-067)."""
    relics = [relic.card for relic in site.relics]
    gap = PLACES - len(site.cards) - len(relics)
    assert gap >= 0, f"{site.id} holds more than a line has room for"
    return Land(slot, site.id, not site.up, (*site.cards, *(None,) * gap, *relics))

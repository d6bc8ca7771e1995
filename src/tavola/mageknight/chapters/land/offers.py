"""The offers: how they are refilled, and how they change between rounds (MK-EFF-G3, MK-RND-02c..e)."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Effect
from ....kernel.work import tell
from ...catalog import BASIC_COLORS, CARDS, TILES, UNITS
from ...features import Feature, fold
from ...state import Table, Work, at_place
from ..pieces.hexmap import board, site_at

OFFERED = 3


def need_advanced(work: Work) -> None:
    """Where the scenario keeps the Advanced Action offer covered, its first use lays it out."""
    if not work.advanced_offer:
        work.advanced_offer, work.advanced = work.advanced[:OFFERED], work.advanced[OFFERED:]
        work.ledger.seal()


def need_spells(work: Work) -> None:
    """The same for the Spell offer."""
    if not work.spell_offer:
        work.spell_offer, work.spells = work.spells[:OFFERED], work.spells[OFFERED:]
        work.ledger.seal()


def take_spell(work: Work, card: str) -> None:
    """A Spell leaves its offer; the others slide down and a new one comes on top."""
    work.spell_offer = tuple(name for name in work.spell_offer if name != card)
    _refill_spells(work)


def take_advanced(work: Work, card: str) -> None:
    """An Advanced Action leaves its offer, which is refilled at once."""
    work.advanced_offer = tuple(name for name in work.advanced_offer if name != card)
    _refill_advanced(work)


def _refill_spells(work: Work) -> None:
    if work.spells:
        work.spell_offer = (work.spells[0], *work.spell_offer)
        work.spells = work.spells[1:]
        work.ledger.seal()
        tell(work, "mk-event-offer", "MK-EFF-G3b", card=work.spell_offer[0])


def _refill_advanced(work: Work) -> None:
    if work.advanced:
        work.advanced_offer = (work.advanced[0], *work.advanced_offer)
        work.advanced = work.advanced[1:]
        work.ledger.seal()
        tell(work, "mk-event-offer", "MK-EFF-G3b", card=work.advanced_offer[0])


def deal_units(work: Work) -> None:
    """A new Unit offer: players + 2 Units, Elite and Regular in turn once a Core tile lies, then one Advanced
    Action for each unburned monastery."""
    core = any(TILES[placed.tile].back == "core" for placed in work.tiles)
    elites = fold(work, Feature.elites_dealt, core)
    offer: tuple[str, ...] = ()
    for turn in range(fold(work, Feature.plenty, len(work.players) + 2)):
        from_elite = elites and turn % 2 == 0
        if (from_elite and work.elite) or (elites and not work.regular and work.elite):
            offer, work.elite = (*offer, work.elite[0]), work.elite[1:]
        elif work.regular:
            offer, work.regular = (*offer, work.regular[0]), work.regular[1:]
    monasteries = min(sum(site_at(work, at) == "monastery" for at in board(work.tiles)), spare_advanced(work))
    cards, work.advanced = work.advanced[:monasteries], work.advanced[monasteries:]
    work.unit_offer = offer + cards
    work.ledger.seal()


def spare_advanced(work: Work) -> int:
    """Advanced Actions left for monasteries: when the deck runs short, filling the offer comes first
    (MK-VAR-DECK-00)."""
    return max(0, len(work.advanced) - (OFFERED - len(work.advanced_offer)))


def clear_units(work: Work) -> None:
    """What is left of the Unit offer goes under the decks it came from."""
    for name in work.unit_offer:
        if name not in UNITS:
            work.advanced += (name,)
        elif UNITS[name].kind == "elite":
            work.elite += (name,)
        else:
            work.regular += (name,)
    work.unit_offer = ()


def refresh_cards(work: Work) -> None:
    """The lowest Advanced Action and Spell leave; with a Dummy, the Action joins its deck and it gains a crystal of
    the Spell's colour: that needs the offers, which otherwise may still lie covered."""
    dummy = work.dummy
    if dummy is not None:
        need_advanced(work)
        need_spells(work)
    if work.advanced_offer:
        lowest, work.advanced_offer = work.advanced_offer[-1], work.advanced_offer[:-1]
        if dummy is not None:
            dummy = replace(dummy, deck=(*dummy.deck, lowest))
            tell(work, "mk-event-dummy-card", "MK-DUMMY-13", card=lowest)
        else:
            work.advanced += (lowest,)
        while work.advanced and len(work.advanced_offer) < OFFERED:
            _refill_advanced(work)
    if work.spell_offer:
        lowest, work.spell_offer = work.spell_offer[-1], work.spell_offer[:-1]
        work.spells += (lowest,)
        if dummy is not None:
            color = CARDS[lowest].color
            dummy = replace(dummy, crystals=at_place(dummy.crystals, BASIC_COLORS.index(color), 1))
            tell(work, "mk-event-dummy-crystal", "MK-DUMMY-14", color=color)
        _refill_spells(work)
    work.dummy = dummy


def uncovers(table: Table, leaf: Effect) -> bool:
    """Whether an effect that gives an offered card would lay the offer out first, because it is still covered."""
    if leaf.op != "gain_card":
        return False
    return not (table.spell_offer if leaf.args[0] == "spell" else table.advanced_offer)

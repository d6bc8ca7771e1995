"""Treasure: cards drawn by heroes, traps and luck among them, cards won from guardians, and artifacts."""

from __future__ import annotations

from ....kernel.effects import RESUME
from ....kernel.records import Frame, Option, Refusal, Text
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import EQUIPMENT
from ...state import Table, Work
from ..board.board import board_of, tile_levels, ways_of
from ..board.decks import HIGHEST, draw, put_away
from ..board.refusals import named_hero
from .inventory import hand_over, own, reorganize


def treasure_level(table: Table, zone: int) -> int:
    """The level of treasure found in a zone: the lowest token of its tile (MD-LVL-16, rulings A-04 and A-05)."""
    levels = tile_levels(table, zone)
    return levels[0] if levels else table.level


def guardian_card(work: Work, level: int) -> str:
    """Equipment for a guardian: a treasure of that level; traps are discarded and redrawn (MD-GRD-02, MD-GRD-03).

    The traps are discarded when the search is over, so that it ends where nothing but traps is left: then there is
    none."""
    traps = []
    card = draw(work, f"treasure_{level}")
    while card and EQUIPMENT[card].kind == "trap":
        traps.append(card)
        tell(work, "md-event-trap-for-guardian", "MD-GRD-03", card=card)
        card = draw(work, f"treasure_{level}")
    for trap in traps:
        put_away(work, trap)
    return card


def found(work: Work, seat: int, card: str, shared: bool = True) -> None:
    """A hero receives a card. A trap or luck card takes effect at once and is discarded (ruling A-16); any other goes
    to the bag and, where it is `shared`, may be passed to a hero in the zone."""
    printed = EQUIPMENT[card]
    hero = work.heroes[seat]
    tell(work, "md-event-found", "MD-ACT-42", hero=hero.hero, card=card)
    if printed.kind in ("trap", "luck"):
        put_away(work, card)
        work.stack += (Frame(RESUME, (f"card:{card}", seat), printed.effects),)
        return
    own(work, seat, card)
    if shared:
        push(work, "share", seat, card)


@BOOK.does("draw_transmuted")
def _draw_transmuted(work: Work, seat: int, level: int) -> None:
    """The card three others were transmuted into: it is the hero's, and not to be given away (MD-ACT-55)."""
    card = draw(work, f"treasure_{level}")
    if card:
        found(work, seat, card, shared=False)


@BOOK.does("draw_treasures")
def _draw_treasures(work: Work, seat: int, level: int, n: int) -> None:
    """Draw so many treasures of a level for a hero, one after another."""
    if n <= 0 or not work.heroes[seat].alive:
        return
    if n > 1:
        push(work, "draw_treasures", seat, level, n - 1)
    card = draw(work, f"treasure_{min(HIGHEST, level)}")
    if card:
        found(work, seat, card)


def grant_artifact(work: Work, seat: int) -> str:
    """Draw a random artifact card for a hero; none is left: nothing (MD-EQP-26, ruling A-128)."""
    card = draw(work, "artifact")
    if card:
        own(work, seat, card)
        tell(work, "md-event-artifact", "MD-EQP-26", hero=work.heroes[seat].hero, card=card)
        push(work, "tidy", seat)
    return card


@BOOK.does("draw_artifact")
def _draw_artifact(work: Work, seat: int) -> None:
    grant_artifact(work, seat)


@BOOK.does("tidy")
def _tidy(work: Work, seat: int) -> None:
    """Whoever received equipment may reorganize for free (MD-ACT-45, MD-GRD-13)."""
    reorganize(work, seat)


def company(table: Table, seat: int) -> list[int]:
    """Other living heroes in the hero's zone."""
    at = table.heroes[seat].at
    return [other for other, hero in enumerate(table.heroes) if other != seat and hero.present and hero.at == at]


@BOOK.does("share")
def _share(work: Work, seat: int, card: str) -> None:
    """A card just gained may go to another hero in the zone (MD-ACT-44, MD-GRD-13)."""
    if work.heroes[seat].present and company(work, seat):
        push(work, "keep_or_give", card, seat=seat)


SHARE = BOOK.asks("keep_or_give")


@SHARE.prompt
def _share_prompt(table: Table, seat: int, card: str) -> Text:
    return Text("md-ask-share", {"card": card})


@SHARE.offers
def _shares(table: Table, seat: int, card: str) -> list[Option]:
    gifts = [Option(f"give {card} {table.heroes[one].hero}", "give", (card, one)) for one in company(table, seat)]
    return [Option(f"keep {card}", "keep", (card,)), *gifts]


@SHARE.answers("keep")
def _keep(work: Work, seat: int, card: str, kept: str) -> None:
    """It stays in the bag."""


@SHARE.answers("give")
def _give(work: Work, seat: int, card: str, given: str, other: int) -> None:
    hand_over(work, card, seat, other, "MD-ACT-44")
    push(work, "tidy", other)


@SHARE.refuses("give", "keep")
def why_not_share(table: Table, seat: int, words: list[str], card: str) -> Refusal | None:
    """Only the card just gained can be given, and only to a living hero of the zone (MD-ACT-44)."""
    if words[1:2] != [card]:
        return no("MD-ACT-44", "md-why-only-gained", card=card)
    if words[0] == "keep":
        return None
    other = named_hero(table, words[2]) if len(words) > 2 else seat
    if isinstance(other, Refusal):
        return other
    return None if other in company(table, seat) else no("MD-ACT-44", "md-why-not-here", hero=table.heroes[other].hero)


def token_zone(table: Table, zone: int) -> list[int]:
    """Where a guard called to a tile appears: on its level token, or on the nearest one (ruling A-05)."""
    board = board_of(table.mission)
    tile = board.tiles[zone]
    own_tile = sorted({at for _, at in table.levels if board.tiles[at] == tile}) if tile else []
    if own_tile:
        return own_tile[:1]
    away = ways_of(table).through(zone)
    spots = sorted({at for _, at in table.levels})
    nearest = min((away[at] for at in spots), default=0)
    return [at for at in spots if away[at] == nearest]

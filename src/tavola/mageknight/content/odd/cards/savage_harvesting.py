"""Savage Harvesting: while moving, a card of the hand may be given up for a crystal of its colour."""

from __future__ import annotations

from .....kernel.effects import Ctx
from .....kernel.records import Effect, Option
from .....kernel.work import push
from ....book import BOOK, CONTEXT, VERBS
from ....catalog import BASIC_COLORS, CARDS, WOUND
from ....chapters.hand.cards import discard, spare_cards
from ....chapters.pieces.mana import gain_crystal
from ....state import Table, Work

CHAIN = "harvest"


@VERBS.condition(CHAIN)
def can_harvest(table: Table, ctx: Ctx) -> bool:
    return spare_cards(table.me) > 0


HARVEST = BOOK.asks(CHAIN, "mk-ask-harvest", context=CONTEXT)
HARVEST.declines("done")


@HARVEST.offers
def _options(table: Table, seat: int, ctx: Ctx, how: str) -> list[Option]:
    cards = dict.fromkeys(card for card in table.me.hand if card != WOUND)
    return [Option("done", "done")] + [Option(f"discard {card}", "discard", (card,)) for card in cards]


@HARVEST.answers("discard")
def _answer(work: Work, seat: int, ctx: Ctx, how: str, name: str) -> None:
    card = CARDS[name]
    discard(work, card.id)
    if how == "once":
        spent = Effect("on_step", (), (Effect("run", (CHAIN, "once")),))
        place = work.me.mods.index(spent)
        work.me.mods = work.me.mods[:place] + work.me.mods[place + 1 :]
    colors = tuple(color for color in (card.color, card.second_color) if color) or BASIC_COLORS
    if len(colors) == 1:
        gain_crystal(work, colors[0])
    else:
        push(work, "harvest.color", *colors)


COLOR = BOOK.asks("harvest.color", "mk-ask-color", rest=0)


@COLOR.offers
def _color_offered(table: Table, seat: int, colors: tuple[str, ...]) -> list[Option]:
    return [Option(f"color {color}", "color", (color,)) for color in colors]


@COLOR.answers("color")
def _color_chosen(work: Work, seat: int, colors: tuple[str, ...], color: str) -> None:
    gain_crystal(work, color)

"""Savage Harvesting: while moving, a card of the hand may be given up for a crystal of its colour."""

from __future__ import annotations

from .....kernel.effects import Ctx
from .....kernel.records import Effect, Frame, Option, Text
from .....kernel.work import push
from ....book import BOOK, VERBS, current_seat
from ....catalog import BASIC_COLORS, CARDS, WOUND
from ....chapters.hand.cards import discard, spare_cards
from ....chapters.pieces.mana import gain_crystal
from ....state import Table, Work

CHAIN = "harvest"


@VERBS.condition(CHAIN)
def can_harvest(table: Table, ctx: Ctx) -> bool:
    return spare_cards(table.me) > 0


def _options(table: Table, frame: Frame) -> list[Option]:
    cards = dict.fromkeys(card for card in table.me.hand if card != WOUND)
    return [Option("done", "done")] + [Option(f"discard {card}", "discard", (card,)) for card in cards]


def _answer(work: Work, frame: Frame, option: Option) -> None:
    if option.kind == "done":
        return
    card = CARDS[str(option.args[0])]
    discard(work, card.id)
    if frame.args[-1] == "once":
        spent = Effect("on_step", (), (Effect("run", (CHAIN, "once")),))
        place = work.me.mods.index(spent)
        work.me.mods = work.me.mods[:place] + work.me.mods[place + 1 :]
    colors = tuple(color for color in (card.color, card.second_color) if color) or BASIC_COLORS
    if len(colors) == 1:
        gain_crystal(work, colors[0])
    else:
        push(work, "harvest.color", *colors)


BOOK.question(
    CHAIN,
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-harvest"),
    options=_options,
    answer=_answer,
)
BOOK.question(
    "harvest.color",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-color"),
    options=lambda table, frame: [Option(f"color {color}", "color", (color,)) for color in frame.args],
    answer=lambda work, frame, option: gain_crystal(work, str(option.args[0])),
)

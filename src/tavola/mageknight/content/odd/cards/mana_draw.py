"""Mana Draw and Mana Pull, strong: Source dice are turned to a colour and give tokens; they go back unrolled."""

from __future__ import annotations

from .....kernel.effects import Ctx
from .....kernel.records import Option, Scalar
from .....kernel.work import push, tell
from ....book import BOOK, CONTEXT, VERBS
from ....chapters.pieces.dice import may_change, set_die
from ....chapters.pieces.mana import gain_token
from ....state import Die, Table, Work

CHAIN = "mana_draw"
AGAIN = "again"
SETTABLE = ("red", "blue", "white", "green", "black")


@VERBS.condition(CHAIN)
def can_start(table: Table, ctx: Ctx) -> bool:
    return any(may_change(table, die) for die in table.source) and not any(
        mod.op == "no_source" for mod in table.me.mods
    )


MANA_DRAW = BOOK.asks(CHAIN, "mk-ask-die", context=CONTEXT, rest=2)
MANA_DRAW.declines("done")


@MANA_DRAW.offers
def _dice(table: Table, seat: int, ctx: Ctx, dice: int, tokens: int, again: tuple[str, ...]) -> list[Option]:
    """Any free die, depleted or not; equal dice are one choice. After the first die the player may stop."""
    seen: dict[str, int] = {}
    for place, die in enumerate(table.source):
        if may_change(table, die):
            seen.setdefault(die.color, place)
    found = [Option(f"die {color}", "die", (place,)) for color, place in seen.items()]
    return [*found, Option("done", "done")] if again else found


@MANA_DRAW.answers("die")
def _mana_draw_die(work: Work, seat: int, ctx: Ctx, dice: int, tokens: int, again: tuple[str, ...], place: int) -> None:
    push(work, "mana_draw.color", place, *ctx, dice, tokens, *again)


COLOR = BOOK.asks("mana_draw.color", "mk-ask-die-color", rest=1)


@COLOR.offers
def _color_offered(table: Table, seat: int, place: int, chain: tuple[Scalar, ...]) -> list[Option]:
    return [Option(f"color {color}", "color", (color,)) for color in SETTABLE]


@COLOR.answers("color")
def _set(work: Work, seat: int, place: int, chain: tuple[Scalar, ...], color: str) -> None:
    """The die is taken and shows the colour when it goes back; the tokens are the player's; another may follow. The
    frame keeps what the chain itself held."""
    ctx, dice, tokens = chain[:CONTEXT], int(chain[CONTEXT]), int(chain[CONTEXT + 1])
    set_die(work, place, Die(color, "turned"))
    gain_token(work, color, tokens)
    tell(work, "mk-event-mana-draw", color=color, count=tokens)
    if dice > 1 and can_start(work, ctx):
        push(work, CHAIN, *ctx, dice - 1, tokens, AGAIN)

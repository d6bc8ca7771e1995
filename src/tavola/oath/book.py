"""The names frames use: every step, question, effect word and word of a power of Oath registers here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..kernel.effects import Ctx, Verbs
from ..kernel.machine import Book
from ..kernel.powers import Power, Powers
from ..kernel.records import Effect, Text
from ..kernel.seats import Proposals, Windows
from .state import Table, Work

F = TypeVar("F", bound=Callable[..., None])

BOOK: Book[Table, Work] = Book(at_rest=True)
#: A turn ends by its player's word: until then it can be looked at and taken back. What was announced goes on.
BOOK.weighed |= {"campaign.choose_fallen"}
BOOK.pause("act", at=("leave",), where=lambda table: bool(table.stack[-1].args[0]))


def user(table: Table, ctx: Ctx) -> int:
    """Whose effect it is: the context of a tree is (card, seat, place)."""
    return int(ctx[1])


def turn_order(table: Table, power: Power) -> int:
    """Reactions come clockwise from the player who acts (OA-TURN-059)."""
    return (power.seat - table.turn.seat) % len(table.players)


VERBS: Verbs[Table, Work] = Verbs(BOOK, "oa-ask-choose", whom=user)
#: A fixed number comes first, then increases, then halving, then "no Supply"; bans have the last word (OA-SUP-014,
#: OA-CMP-047, OA-TURN-055).
LAYERS = ("set", "add", "halve", "cancel", "ban")
POWERS: Powers[Table, Work] = Powers(BOOK, LAYERS, turn_order)
WINDOWS: Windows[Table, Work] = Windows(BOOK)


def _proposed(table: Table, by: int, terms: Effect) -> Text:
    return Text("oa-ask-proposal", {"player": table.players[by].color, "terms": terms})


PROPOSALS: Proposals[Table, Work] = Proposals(BOOK, VERBS, _proposed)


class _Conditions(dict[str, Callable[[Table, Ctx], bool]]):
    """Trees and standing powers know the same conditions; a tree speaks from its own context."""

    def __missing__(self, need: str) -> Callable[[Table, Ctx], bool]:
        def holds(table: Table, ctx: Ctx) -> bool:
            source, seat, place = ctx
            return POWERS.holds(table, Power("", str(source), int(seat), str(place), (), (need,)))

        self[need] = holds
        return holds


VERBS.conditions = _Conditions()


def word(op: str) -> Callable[[F], F]:
    """An effect word that always can happen: `(work, source, seat, place, *args)`."""

    def register(function: F) -> F:
        VERBS.verb(op)(lambda work, effect, ctx: function(work, *ctx, *effect.args))
        return function

    return register


def word_if(op: str, can: Callable[..., bool]) -> Callable[[F], F]:
    """An effect word that can happen only while `can(table, source, seat, place, *args)` holds."""

    def possible(table: Table, effect: Effect, ctx: Ctx) -> bool:
        return can(table, *ctx, *effect.args)

    def register(function: F) -> F:
        VERBS.verb(op, possible)(lambda work, effect, ctx: function(work, *ctx, *effect.args))
        return function

    return register

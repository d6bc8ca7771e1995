"""What a hero can do in its activation, kind by kind: each chapter and each mission registers its own.

An action says what it offers, what it costs and what it does. The question of the activation only goes through them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from ....kernel.records import Refusal
from ....kernel.refusals import no
from ...book import BOOK
from ...state import Table, Turn, Work, turn_of, turned
from ..board.refusals import NO_ACTION
from ..board.skills import passive

MOVE_POINTS = 2

#: What an action costs: a movement point, an action of a kind (`any`, `trade`), or nothing that is paid here.
POINT, FREE = "point", ""

Do = TypeVar("Do", bound=Callable[..., None])


class Action:
    """One kind of action: its price, and what it does: `(work, seat, *args of the option)`."""

    __slots__ = ("do", "kind", "price")

    def __init__(self, kind: str, price: str, do: Callable[..., None]) -> None:
        self.kind = kind
        self.price = price
        self.do = do

    def take(self, work: Work, seat: int, args: tuple[Any, ...]) -> None:
        """Pay the price, then do it."""
        if self.price == POINT:
            spend_point(work, seat)
        elif self.price:
            pay(work, self.price)
        self.do(work, seat, *args)


ACTIONS: dict[str, Action] = {}


def action(kind: str, price: str = FREE) -> Callable[[Do], Do]:
    """Register what an option of a kind does in an activation."""

    def register(do: Do) -> Do:
        if kind in ACTIONS:
            raise ValueError(f"action {kind} is registered twice")
        ACTIONS[kind] = Action(kind, price, do)
        return do

    return register


#: The question of an activation: what the hero whose turn it is does next.
ACTIVATION = BOOK.asks("activation")

#: Reads an answer, its first word included, and says what bars it: nothing, or a refusal.
Reason = Callable[[Table, int, list[str]], Refusal | None]


def why_not(*words: str) -> Callable[[Reason], Reason]:
    """Register what bars the answers in an activation that begin with one of these words."""

    def register(reason: Reason) -> Reason:
        ACTIVATION.refuses(*words)(lambda table, seat, said, hero: reason(table, seat, said))
        return reason

    return register


# Prices.


def payable(turn: Turn, what: str) -> bool:
    """Whether an action of a kind is left: any ordinary one, or a free one of that kind (MD-SKILL-22)."""
    return turn.actions > 0 or what in turn.extra


def pay(work: Work, what: str) -> None:
    """Spend an action; a free one of exactly that kind goes first."""
    turn = turn_of(work)
    if what in turn.extra:
        place = turn.extra.index(what)
        turned(work, extra=turn.extra[:place] + turn.extra[place + 1 :], points=-1)
    else:
        turned(work, actions=turn.actions - 1, points=-1)


def spend_point(work: Work, seat: int) -> None:
    """Spend a movement point; the first one begins a movement action (MD-ACT-35, MD-ACT-36)."""
    turn = turn_of(work)
    if turn.points <= 0:
        pay(work, "move")
        turn = turned(work, points=points_per_action(work, seat))
    turned(work, points=turn.points - 1)


def points_per_action(table: Table, seat: int) -> int:
    """Two movement points, more by skills and equipment (MD-ACT-35, MD-SKILL-23)."""
    return MOVE_POINTS + sum(int(effect.args[0]) for effect in passive(table, seat, "move_points"))


# What bars every action of a price.


def barred_point(table: Table, seat: int) -> Refusal | None:
    """No movement point can be spent: neither one is left nor an action to begin with."""
    turn = turn_of(table)
    return None if turn.points > 0 else barred_action(table, seat, "move")


def barred_action(table: Table, seat: int, what: str) -> Refusal | None:
    """No action of a kind can be begun: a movement is under way, the hero is stunned, or none is left."""
    turn = turn_of(table)
    if turn.points > 0:
        return no("MD-ACT-36", "md-why-moving", n=turn.points)
    hero = table.heroes[seat]
    if hero.stunned:
        return no("MD-STUN-02", "md-why-stunned", hero=hero.hero)
    return None if not what or payable(turn, what) else NO_ACTION

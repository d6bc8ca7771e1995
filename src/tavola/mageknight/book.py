"""The names frames use: every step, question and effect word of Mage Knight registers here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ..kernel.effects import Ctx, Verbs
from ..kernel.machine import Book
from ..kernel.records import Effect, Option
from .state import Table, Work

BOOK: Book[Table, Work] = Book(lambda table: table.current)
#: The last card of its kind is learned, given or discarded, the last enemy meant, whatever turns up then.
BOOK.plain |= {"discard", "give", "end.discarding", "foes.one", "levels.card"}
BOOK.plain |= {"learn_advanced", "learn_spell", "rewards.advanced", "rewards.spell"}
#: A fight goes on by a player's word: until then what was played can be taken back, and a record that says `next` for
#: each phase means the same one for ever.
BOOK.pause("combat")
#: What a player could do in a duel, or say to a joint assault, depends on a hidden hand: passing over a question would
#: show it.
BOOK.pause("duel.answer", "duel.attack", "duel.block", "duel.assign", "coop.consent")


#: What people type to pick an effect whose word is of no use to them.
BRIEF = {
    "pay_mana": "{0}",
    "pay_both": "{0} {1}",
    "pay_move": "pay {0} move",
    "one_enemy": "enemy {parts}",
    "all_enemies": "all enemies {parts}",
    "foe_armor": "armor -{0}",
    "foe_stops": "stopped",
    "foe_loses": "without {0}",
    "one_attack": "weaken {0}",
    "reduce_attack": "weaken {0}",
    "run": "{0} {1} {2}",
    "only": "{parts}",
    "as_action": "action {parts}",
    "shifted": "{parts}",
    "attack_and": "{parts} {0}",
    "flip_self": "",
    "safe_terrain": "",
    "no_recruits": "",
    "terrain_cost": "cheaper {2} {3} {4}",
    "terrain_open": "open {1}",
}

VERBS: Verbs[Table, Work] = Verbs(BOOK, "mk-ask-choose", BRIEF)

#: Where an effect came from, in the order of a frame's arguments.
ORIGIN, COLOR, BONUS, RESERVED, UNIT = range(5)


def context(origin: str, color: str = "", bonus: int = 0, reserved: int = 0, unit: int = -1) -> Ctx:
    """The origin of an effect (`card:rage`), the colour that matters against resistances, what compound effects
    add to it, how many hand cards are spoken for while asking whether it can happen, and the number of the
    Unit whose effect it is."""
    return (origin, color, bonus, reserved, unit)


#: How many arguments of a frame say where an effect came from: `context=CONTEXT` hands them over as one.
CONTEXT = len(context(""))


def leaves(effect: Effect) -> tuple[Effect, ...]:
    """All verbs of a tree."""
    if effect.parts:
        own = () if effect.op in ("seq", "cost", "one_of", "when") else (effect,)
        return own + tuple(leaf for part in effect.parts for leaf in leaves(part))
    return (effect,)


Handler = TypeVar("Handler", bound=Callable[..., None])

#: What each kind of option does, for the questions that offer many kinds at once.
ACTIONS: dict[str, Callable[..., None]] = {}


def action(kind: str) -> Callable[[Handler], Handler]:
    """Register what an option of this kind does: `(work, *option.args)`."""

    def register(handler: Handler) -> Handler:
        if kind in ACTIONS:
            raise ValueError(f"action {kind} is registered twice")
        ACTIONS[kind] = handler
        return handler

    return register


def act(work: Work, option: Option) -> None:
    """Do what an option says, whichever chapter it belongs to."""
    ACTIONS[option.kind](work, *option.args)


def close_question(work: Work) -> None:
    """The question that asked is settled."""
    work.stack = work.stack[:-1]

"""Effect trees: the structure every game shares, and how a tree resolves.

A leaf is a verb of a game. The kernel knows five ways to put effects together: `seq` (all, in order), `cost` (a
price, then what it buys), `one_of` (the player picks one that can happen), `may` (the player may decline) and
`when` (a condition decides between two effects). `ctx` travels with a tree: a few scalars that say where it came
from; only the game reads it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from .machine import Book
from .records import Effect, Effects, Frame, Option, Scalar, Text
from .work import Fields, push

R = TypeVar("R", bound=Fields)
W = TypeVar("W", bound=Fields)
Ctx = tuple[Scalar, ...]

RESUME = "effect"
CHOOSE = "choose"
NOTHING = Effect("nothing")
_MOST_NAMES = 4096


def seq(*parts: Effect) -> Effect:
    """Everything, in order. Playable when its first part is; later parts that cannot happen are passed over."""
    return Effect("seq", (), parts)


def cost(price: Effect, then: Effect) -> Effect:
    """The price must be paid and the rest be possible, or none of it can be played."""
    return Effect("cost", (), (price, then))


def one_of(*parts: Effect) -> Effect:
    """The player picks one part among those possible now."""
    return Effect("one_of", (), parts)


def may(part: Effect) -> Effect:
    """The player may do it or leave it."""
    return Effect("one_of", (), (part, NOTHING))


def when(condition: str, then: Effect, otherwise: Effect = NOTHING) -> Effect:
    """`then` if the named condition holds at that moment, else `otherwise`."""
    return Effect("when", (condition,), (then, otherwise))


def notation(effect: Effect) -> str:
    """The readable stable name of an effect, used where an answer picks one."""
    if effect.op == "seq":
        return " + ".join(notation(part) for part in effect.parts)
    if effect.op == "cost":
        return f"{notation(effect.parts[0])}: {notation(effect.parts[1])}"
    if effect.op == "one_of":
        return " / ".join(notation(part) for part in effect.parts)
    if effect.op == "when":
        return f"{notation(effect.parts[0])} if {effect.args[0]} else {notation(effect.parts[1])}"
    inside = f" ({', '.join(notation(part) for part in effect.parts)})" if effect.parts else ""
    return " ".join([effect.op, *map(str, effect.args)]) + inside


_PLACE = re.compile(r"\{(\w+)\}")


def brief(effect: Effect, words: Mapping[str, str]) -> str:
    """What people type to pick an effect: short words for what a game lists (`{0}` an argument, `{parts}` what is
    inside), the notation for everything else."""
    if effect.op == "when":
        return brief(effect.parts[0], words)
    inside = [brief(part, words) for part in effect.parts]
    if effect.op == "seq":
        return " + ".join(part for part in inside if part)
    if effect.op == "cost":
        return ": ".join(part for part in inside if part)
    if effect.op == "one_of":
        return " / ".join(inside)
    said = words.get(effect.op)
    if said is None:
        return notation(effect) if not effect.parts else f"{effect.op} ({', '.join(inside)})".replace("_", " ")
    known = {str(place): str(arg) for place, arg in enumerate(effect.args)} | {"parts": ", ".join(inside)}
    return " ".join(_PLACE.sub(lambda found: known.get(found[1], ""), said).replace("_", " ").split())


class Verb(Generic[R, W]):
    """What one effect word does, and whether it can happen now."""

    __slots__ = ("can", "do")

    def __init__(
        self,
        do: Callable[[W, Effect, Ctx], None],
        can: Callable[[R, Effect, Ctx], bool] | None,
    ) -> None:
        self.do = do
        #: None: it always can.
        self.can = can


class Verbs(Generic[R, W]):
    """The effect words of one game, and the interpreter of trees over them."""

    def __init__(
        self,
        book: Book[R, W],
        prompt: str,
        brief: Mapping[str, str] | None = None,
        whom: Callable[[R, Ctx], int] | None = None,
    ) -> None:
        """`whom`: who chooses, where the context of a tree tells it."""
        #: How words are called where an answer picks one, if not by themselves.
        self.brief = brief or {}
        self._names: dict[int, tuple[Effect, str, str]] = {}
        self.words: dict[str, Verb[R, W]] = {}
        self.conditions: dict[str, Callable[[R, Ctx], bool]] = {}
        #: What is declared of each word: what its arguments are called (a starred one takes whatever follows), for who
        #: puts it into words; and the numbered rules it touches, for who looks a piece up.
        self.arguments: dict[str, tuple[str, ...]] = {}
        self.rules: dict[str, tuple[str, ...]] = {}
        book.does(RESUME, rest=0)(self._resume)
        asked = book.asks(CHOOSE, rest=0)
        if whom is not None:
            asked.whom(lambda state, ctx, effects: whom(state, ctx))
        asked.prompt(lambda state, seat, ctx, effects: Text(prompt, {"origin": str(ctx[0]) if ctx else ""}))
        asked.offers(self._choices)
        asked.answers("choose")(self._chosen)

    def verb(
        self,
        op: str,
        can: Callable[[R, Effect, Ctx], bool] | None = None,
        *,
        args: str = "",
        rules: tuple[str, ...] = (),
    ) -> Callable[[Callable[[W, Effect, Ctx], None]], Callable[[W, Effect, Ctx], None]]:
        """Declare a word: what it does, whether it can happen, its arguments by name, and the rules it touches."""
        self.declare(op, args, rules)

        def register(do: Callable[[W, Effect, Ctx], None]) -> Callable[[W, Effect, Ctx], None]:
            if op in self.words:
                raise ValueError(f"verb {op} is registered twice")
            self.words[op] = Verb(do, can)
            return do

        return register

    def declare(self, op: str, args: str = "", rules: tuple[str, ...] = ()) -> None:
        """What is to be known of a word that others carry out."""
        if args:
            self.arguments[op] = tuple(args.split())
        if rules:
            self.rules[op] = rules

    def condition(self, name: str) -> Callable[[Callable[[R, Ctx], bool]], Callable[[R, Ctx], bool]]:
        def register(test: Callable[[R, Ctx], bool]) -> Callable[[R, Ctx], bool]:
            self.conditions[name] = test
            return test

        return register

    def sure(self, effect: Effect) -> bool:
        """Whether an effect can happen whatever the situation."""
        word = self.words.get(effect.op)
        if word is not None:
            return word.can is None
        if effect.op == "seq":
            return self.sure(effect.parts[0])
        if effect.op == "one_of":
            return any(self.sure(part) for part in effect.parts)
        return all(self.sure(part) for part in effect.parts)

    def can(self, state: Any, effect: Effect, ctx: Ctx) -> bool:
        """Whether the effect can happen now; a sequence can when its first part can."""
        op = effect.op
        while op == "seq":
            effect = effect.parts[0]
            op = effect.op
        word = self.words.get(op)
        if word is not None:
            return word.can is None or word.can(state, effect, ctx)
        if op == "one_of":
            for part in effect.parts:  # noqa: SIM110 - asked for every card at every decision: the loop is faster
                if self.can(state, part, ctx):
                    return True
            return False
        if op == "cost":
            return all(self.can(state, part, ctx) for part in effect.parts)
        if op == "when":
            return self.can(state, self._branch(state, effect, ctx), ctx)
        if op == "nothing":
            return True
        raise ValueError(f"no verb {op}")

    def do(self, work: W, effect: Effect, ctx: Ctx) -> None:
        """Resolve a tree. Where a part must ask, the rest waits below it as a frame."""
        op = effect.op
        if op == "seq" or op == "cost":
            self._sequence(work, effect.parts, ctx)
        elif op == "one_of":
            self._one_of(work, effect, ctx)
        elif op == "when":
            self.do(work, self._branch(work, effect, ctx), ctx)
        elif op != "nothing":
            self.words[op].do(work, effect, ctx)

    def _branch(self, state: Any, effect: Effect, ctx: Ctx) -> Effect:
        holds = self.conditions[str(effect.args[0])](state, ctx)
        return effect.parts[0] if holds else effect.parts[1]

    def _sequence(self, work: W, parts: tuple[Effect, ...], ctx: Ctx, later: bool = False) -> None:
        """`later`: the first of these parts comes after others too, so it may be passed over as well."""
        for index, part in enumerate(parts):
            depth = len(work.stack)
            if (index or later) and not self.can(work, part, ctx):
                continue
            self.do(work, part, ctx)
            rest = parts[index + 1 :]
            if len(work.stack) > depth and rest:
                waiting = Frame(RESUME, ctx, rest)
                work.stack = (*work.stack[:depth], waiting, *work.stack[depth:])
                return

    def _one_of(self, work: W, effect: Effect, ctx: Ctx) -> None:
        possible = tuple(part for part in effect.parts if self.can(work, part, ctx))
        if len(possible) == 1:
            self.do(work, possible[0], ctx)
        elif possible:
            push(work, CHOOSE, *ctx, effects=possible)

    def _resume(self, work: W, ctx: Ctx, parts: Effects) -> None:
        self._sequence(work, parts, ctx, later=True)

    def _choices(self, state: R, seat: int, ctx: Ctx, parts: Effects) -> list[Option]:
        said = [self._named(part) for part in parts]
        short = [name for _, _, name in said]
        return [
            Option(f"choose {name if short.count(name) == 1 else full}", "choose", (index,), also=f"choose {full}")
            for index, (_, full, name) in enumerate(said)
        ]

    def _named(self, effect: Effect) -> tuple[Effect, str, str]:
        """The notation and the brief words of an effect. Most are printed on a card and asked for again: they are found
        by which record it is (kept with them, so that no other takes its place)."""
        found = self._names.get(id(effect))
        if found is None:
            if len(self._names) >= _MOST_NAMES:
                self._names.clear()
            found = self._names[id(effect)] = (effect, notation(effect), brief(effect, self.brief))
        return found

    def _chosen(self, work: W, seat: int, ctx: Ctx, parts: Effects, index: int) -> None:
        self.do(work, parts[index], ctx)

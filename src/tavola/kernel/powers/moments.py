"""Powers as objects: a special rule is one object whose methods are the moments at which it speaks.

Every method of the plain class has the rulebook's answer as its default, so a rule says only what it changes and a
chapter asks without knowing whom. Asking is typed: `adjust(table, Feature.spoils, True)` wants what the method wants.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import MethodType
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar, cast

from ..work import Fields
from .changes import Change

K = TypeVar("K")
S = TypeVar("S", bound=type[Any])
B = TypeVar("B", bound=Fields)
T = TypeVar("T")
P = ParamSpec("P")


def _unread(table: Any, moment: str) -> Sequence[MethodType]:
    raise LookupError("nobody has said which special rules are in force")


def _nothing(*of: Any) -> tuple[Any, ...]:
    return ()


class Moments(Generic[K]):
    """The special rules of one kind, by name, and the ways to ask those in force.

    `plain`: the class whose public methods are the moments. `kinds`: every class registered. `speaking`: of each moment
    the classes that have something to say, by name.
    """

    def __init__(self, plain: type[K]) -> None:
        self._plain = plain
        self.kinds: dict[str, type[K]] = {}
        self.speaking: dict[str, dict[str, type[K]]] = {
            name: {} for name in vars(plain) if not name.startswith("_") and callable(getattr(plain, name))
        }
        self._read: Callable[[Any, str], Sequence[MethodType]] = _unread
        self._key: Callable[[Any], tuple[Any, ...]] = _nothing
        self._names: Callable[..., Iterable[str]] = _nothing
        self._said: dict[tuple[Any, ...], dict[str, Sequence[MethodType]]] = {}
        self._last: tuple[Any, dict[str, Sequence[MethodType]]] = (None, {})

    def named(self, *names: str) -> Callable[[S], S]:
        """Register the special rule that goes by these names."""

        def register(kind: S) -> S:
            if self._plain not in kind.__mro__:
                raise TypeError(f"{kind.__name__} is no {self._plain.__name__}")
            for name in names:
                if name in self.kinds:
                    raise ValueError(f"{name} is registered twice")
                self.kinds[name] = kind
                for moment, speaking in self.speaking.items():
                    if getattr(kind, moment) is not getattr(self._plain, moment):
                        speaking[name] = kind
            return kind

        return register

    def standing(self, key: Callable[[B], tuple[Any, ...]], named: Callable[..., Iterable[str]]) -> None:
        """Rules that stay in force for a whole game. `key(table)`: what decides which; `named(*key)`: their names, in
        the order they speak. It is read once for each table; whoever changes what decides says so (`changed`)."""
        self._key, self._names = key, named
        self._read = self._stand

    def changed(self) -> None:
        """What decides has changed on a table that was asked before."""
        self._last = (None, {})

    def forget(self) -> None:
        """Other rules go by the same names from now on."""
        self._said.clear()
        self.changed()

    def _stand(self, table: Any, moment: str) -> Sequence[MethodType]:
        # Asked several times at every decision, of the same few tables and mostly in vain.
        last, said = self._last
        if last is not table:
            key = self._key(table)
            said = self._said.setdefault(key, {})
            self._last = (table, said)
        found = said.get(moment)
        return self._hear(self._key(table), moment) if found is None else found

    def _hear(self, key: tuple[Any, ...], moment: str) -> Sequence[MethodType]:
        speaking = self.speaking[moment]
        found = tuple(getattr(speaking[name](), moment) for name in self._names(*key) if name in speaking)
        self._said.setdefault(key, {})[moment] = found
        return found

    def in_force(self, read: Callable[[B, str], Sequence[MethodType]]) -> Callable[[B, str], Sequence[MethodType]]:
        """Rules that come and go. `read(table, moment)`: what is said now, the methods of the objects in force, in the
        order they speak."""
        self._read = read
        return read

    # -- asking -----------------------------------------------------------------------------------------------

    def react(self, work: B, moment: Callable[Concatenate[K, B, P], None], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell all of them that a moment has come."""
        for say in self._read(work, moment.__name__):
            say(work, *args, **kwargs)

    def adjust(
        self, table: B, moment: Callable[Concatenate[K, B, T, P], T], plain: T, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What holds: the plain answer as each in turn changes it."""
        for say in self._read(table, moment.__name__):
            plain = say(table, plain, *args, **kwargs)
        return plain

    def trace(
        self, table: B, moment: Callable[Concatenate[K, B, T, P], T], plain: T, *args: P.args, **kwargs: P.kwargs
    ) -> tuple[Change[K], ...]:
        """Each that changes the answer, in the order they speak."""
        changes: list[Change[K]] = []
        for say in self._read(table, moment.__name__):
            after = say(table, plain, *args, **kwargs)
            if after != plain:
                changes.append(Change(cast(K, say.__self__), plain, after))
            plain = after
        return tuple(changes)

    def claim(self, work: B, moment: Callable[Concatenate[K, B, P], bool], *args: P.args, **kwargs: P.kwargs) -> bool:
        """Let the first that wants it see to a deed; True if one did."""
        return any(say(work, *args, **kwargs) for say in self._read(work, moment.__name__))

    def first(
        self, table: B, moment: Callable[Concatenate[K, B, P], T | None], *args: P.args, **kwargs: P.kwargs
    ) -> T | None:
        """The first answer there is."""
        for say in self._read(table, moment.__name__):
            found: T | None = say(table, *args, **kwargs)
            if found is not None:
                return found
        return None

    def gather(
        self, table: B, moment: Callable[Concatenate[K, B, P], Iterable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> list[T]:
        """Everything they offer."""
        found: list[T] = []
        for say in self._read(table, moment.__name__):
            found += say(table, *args, **kwargs)
        return found

    def speaks(self, table: Fields, moment: Callable[..., Any]) -> bool:
        """Whether anybody in force changes the rulebook's answer at a moment."""
        return bool(self._read(table, moment.__name__))

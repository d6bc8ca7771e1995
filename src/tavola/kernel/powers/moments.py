"""Powers as objects: a special rule is one object whose methods are the moments at which it speaks.

Every method of the plain class has the rulebook's answer as its default, so a rule says only what it changes and a
chapter asks without knowing whom. Asking is typed: `adjust(table, Feature.spoils, True)` wants what the method wants.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import MethodType
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from ..work import Fields

K = TypeVar("K")
S = TypeVar("S", bound=type[Any])
B = TypeVar("B", bound=Fields)
T = TypeVar("T")
P = ParamSpec("P")


Moment = Callable[..., Any]
Said = dict[Moment, Sequence[MethodType]]


def _unread(table: Any, moment: Moment) -> Sequence[MethodType]:
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
        self._read: Callable[[Any, Moment], Sequence[MethodType]] = _unread
        self._key: Callable[[Any], tuple[Any, ...]] = _nothing
        self._names: Callable[..., Iterable[str]] = _nothing
        self._said: dict[tuple[Any, ...], Said] = {}
        self._last: tuple[Any, Said] = (None, {})
        self._stood: tuple[tuple[Any, ...] | None, Said] = (None, {})

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
        self._stood = (None, {})
        self.changed()

    def _stand(self, table: Any, moment: Moment) -> Sequence[MethodType]:
        key = self._key(table)
        before, said = self._stood
        if key != before:
            said = self._said.setdefault(key, {})
            self._stood = (key, said)
        self._last = (table, said)
        found = said.get(moment)
        if found is None:
            name = moment.__name__
            speaking = self.speaking[name]
            said[moment] = found = tuple(getattr(speaking[one](), name) for one in self._names(*key) if one in speaking)
        return found

    def in_force(self, read: Callable[[B, str], Sequence[MethodType]]) -> Callable[[B, str], Sequence[MethodType]]:
        """Rules that come and go. `read(table, name)`: what is said now at the moment of that name, the methods of the
        objects in force, in the order they speak."""
        self._read = lambda table, moment: read(table, moment.__name__)
        return read

    # -- asking -----------------------------------------------------------------------------------------------

    def _heard(self, table: Any, moment: Moment) -> Sequence[MethodType]:
        """What is said at a moment. Asked several times at every decision, mostly in vain and of the table asked last:
        the busiest ways to ask look there themselves."""
        last, said = self._last
        found = said.get(moment) if last is table else None
        return self._read(table, moment) if found is None else found

    def react(self, work: B, moment: Callable[Concatenate[K, B, P], None], *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell all of them that a moment has come."""
        for say in self._heard(work, moment):
            say(work, *args, **kwargs)

    def adjust(
        self, table: B, moment: Callable[Concatenate[K, B, T, P], T], plain: T, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What holds: the plain answer as each in turn changes it."""
        last, said = self._last
        found = said.get(moment) if last is table else None
        for say in self._read(table, moment) if found is None else found:
            plain = say(table, plain, *args, **kwargs)
        return plain

    def claim(self, work: B, moment: Callable[Concatenate[K, B, P], bool], *args: P.args, **kwargs: P.kwargs) -> bool:
        """Let the first that wants it see to a deed; True if one did."""
        return any(say(work, *args, **kwargs) for say in self._heard(work, moment))

    def first(
        self, table: B, moment: Callable[Concatenate[K, B, P], T | None], *args: P.args, **kwargs: P.kwargs
    ) -> T | None:
        """The first answer there is."""
        last, said = self._last
        found = said.get(moment) if last is table else None
        for say in self._read(table, moment) if found is None else found:
            answer: T | None = say(table, *args, **kwargs)
            if answer is not None:
                return answer
        return None

    def gather(
        self, table: B, moment: Callable[Concatenate[K, B, P], Iterable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> list[T]:
        """Everything they offer."""
        last, said = self._last
        heard = said.get(moment) if last is table else None
        found: list[T] = []
        for say in self._read(table, moment) if heard is None else heard:
            found += say(table, *args, **kwargs)
        return found

    def speaks(self, table: Fields, moment: Callable[..., Any]) -> bool:
        """Whether anybody in force changes the rulebook's answer at a moment."""
        return bool(self._heard(table, moment))

"""Fields and names are taken from where they are now, whoever was asked before: compiled code remembers where it found
them last (`tools/native/`), and `make fast` runs these on it."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from msgspec import Struct

from tavola.kernel.records import Event, Frame
from tavola.kernel.work import Ledger, deeds, push, tell


class Near(Struct, gc=False):
    """Keeps its stack first."""

    stack: tuple[Frame, ...] = ()


class Far(Struct, gc=False):
    """Keeps it behind other things."""

    hero: str = "tovak"
    pins: tuple[str, ...] = ()
    stack: tuple[Frame, ...] = ()


class Farther(Far, gc=False):
    """Has its place from another class."""

    ledger: Ledger | None = None


class Counted(Struct, gc=False):
    """Keeps it under another name."""

    kept: tuple[Frame, ...] = ()
    times: int = 0

    @property
    def stack(self) -> tuple[Frame, ...]:
        return self.kept

    @stack.setter
    def stack(self, frames: tuple[Frame, ...]) -> None:
        self.kept = frames
        self.times += 1


class Collected(Struct):
    """The collector of garbage looks after it, once it holds something that can lie on a circle."""

    stack: tuple[Frame, ...] = ()


def pushed(work: Any, *steps: str) -> list[str]:
    for step in steps:
        push(work, step)
    return [frame.step for frame in work.stack]


def test_a_field_is_found_in_whatever_record_is_asked() -> None:
    benches: list[Any] = [Near(), Far(), Farther(), Counted(), Collected()]
    for round_ in range(3):
        for work in benches:
            assert pushed(work, str(round_)) == [str(done) for done in range(round_ + 1)]
    assert (benches[1].hero, benches[1].pins, benches[2].ledger) == ("tovak", (), None)
    assert benches[3].times == 3
    assert gc.is_tracked(benches[4])


def test_what_may_not_be_written_is_not() -> None:
    class AtRest(Struct, frozen=True, gc=False):
        """A record at rest."""

        stack: tuple[Frame, ...] = ()

    class Without(Struct, gc=False):
        """Has no stack at all."""

        other: int = 0

    assert pushed(Near(), "march") == ["march"]
    rests = AtRest((Frame("rest"),))
    with pytest.raises(AttributeError):
        push(rests, "march")  # type: ignore[arg-type]
    assert rests == AtRest((Frame("rest"),))
    with pytest.raises(AttributeError):
        push(Without(), "march")  # type: ignore[arg-type]


def test_a_field_that_was_taken_away_is_gone() -> None:
    class Changing(Struct, gc=False):
        """A class that changes."""

        stack: tuple[Frame, ...] = ()

    work: Any = Changing()
    assert pushed(work, "march") == ["march"]
    type.__setattr__(Changing, "stack", property(lambda self: (Frame("other"),)))
    with pytest.raises(AttributeError):
        push(work, "rest")
    del work
    missing: Any = Near()
    del missing.stack
    with pytest.raises(AttributeError):
        push(missing, "march")


def test_a_name_means_what_its_module_says_now(monkeypatch: pytest.MonkeyPatch) -> None:
    work: Any = Farther(ledger=Ledger())
    tell(work, "first")
    with monkeypatch.context() as patch:
        patch.setattr(deeds, "Event", lambda text, *rest: text.key)
        tell(work, "second")
    tell(work, "third")
    first, second, third = work.ledger.events
    assert (first.text.key, second, third.text.key) == ("first", "second", "third")
    assert isinstance(third, Event)

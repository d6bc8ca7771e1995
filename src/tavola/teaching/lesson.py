"""A guided first game: a real match, and beside it a list of steps that say what to try now and why.

A lesson never answers and never forbids. How far a player has come is read from the answers that stand, so a lesson can
be left, taken up and undone like the game itself.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from fnmatch import fnmatchcase
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from ..kernel.contract import Rules
from ..kernel.records import Decision, Option, Seat, Setup


def _ever(view: Any) -> bool:
    return True


class Step(Struct, frozen=True, kw_only=True):
    """One thing to try. Its words are two messages: `PREFIX-learn-ID` says what, `PREFIX-learn-ID-why` why.

    `ask`: the questions it belongs to, by the keys of their prompts (none: any); `wish`: the notations it would like to
    hear, the dearest first, `*` for anything; `when`: what the seat must see; `lights`: pieces to look at besides those
    the answer is about; `rule`: where it is written.
    """

    id: str
    rule: str
    wish: tuple[str, ...]
    ask: tuple[str, ...] = ()
    when: Callable[[Any], bool] = _ever
    lights: tuple[str, ...] = ()

    def wished(self, decision: Decision) -> Option | None:
        """The dearest answer that is offered; one that can be taken to something before one that cannot."""
        if self.ask and decision.prompt.key not in self.ask:
            return None
        for idle in (False, True):
            for wish in self.wish:
                for option in decision.options:
                    if option.idle is idle and fnmatchcase(option.notation, wish):
                        return option
        return None

    def hears(self, notation: str) -> bool:
        """Whether this answer is one the step wished for."""
        return any(fnmatchcase(notation, wish) for wish in self.wish)


class Chapter(Struct, frozen=True):
    """Steps that teach one thing, in order. Its title is the message `PREFIX-learn-chapter-ID`."""

    id: str
    steps: tuple[Step, ...]


class Lesson(Struct, frozen=True):
    """The game to begin, with its seed so that what is taught lies on the table, and what to try in it. `bots`: the
    seats that others play."""

    setup: Setup
    seed: int
    chapters: tuple[Chapter, ...]
    bots: tuple[Seat, ...] = ()

    @property
    def seats(self) -> frozenset[Seat]:
        """The seats of whoever learns."""
        return frozenset(range(len(self.setup.players))) - set(self.bots)


class Hint(Struct, frozen=True):
    """The step that fits a moment: of which chapter, and the answer it wishes for."""

    chapter: int
    place: int
    step: Step
    option: Option


_lessons: dict[str, Lesson] = {}


def offer(game: str, lesson: Lesson | None) -> None:
    """Take in the guided first game of a game."""
    if lesson is not None:
        _lessons[game] = lesson


def lesson_of(game: str) -> Lesson | None:
    """The guided first game, where there is one."""
    return _lessons.get(game)


class Answered(Protocol):
    """An answer that stands, as a match keeps it."""

    @property
    def seat(self) -> Seat: ...
    @property
    def notation(self) -> str: ...


class Taught(Protocol):
    """What a lesson needs of a match."""

    rules: Rules[Any]

    @property
    def moves(self) -> Sequence[Answered]: ...
    def state_after(self, count: int) -> Any: ...


class Progress(Struct, frozen=True):
    """How many steps of each chapter lie behind."""

    done: tuple[int, ...]

    @classmethod
    def none(cls, lesson: Lesson) -> Progress:
        return cls((0,) * len(lesson.chapters))

    def over(self, lesson: Lesson) -> bool:
        """Whether the last thing to learn was learnt. What was passed by on the way is no matter."""
        return self.done[-1] >= len(lesson.chapters[-1].steps)

    def hint(self, lesson: Lesson, decision: Decision, view: Callable[[], Any]) -> Hint | None:
        """The first step not yet behind that fits this moment; a step passed by stays behind with its chapter."""
        if decision.outcome is not None:
            return None
        seen: Any = None
        for number, chapter in enumerate(lesson.chapters):
            for place in range(self.done[number], len(chapter.steps)):
                step = chapter.steps[place]
                option = step.wished(decision)
                if option is None:
                    continue
                if step.when is not _ever:
                    seen = view() if seen is None else seen
                    if not step.when(seen):
                        continue
                return Hint(number, place, step, option)
        return None

    def after(self, hint: Hint | None, notation: str) -> Progress:
        """What an answer leaves to learn: only one that was wished for is a step forward."""
        if hint is None or not hint.step.hears(notation):
            return self
        done = list(self.done)
        done[hint.chapter] = hint.place + 1
        return replace(self, done=tuple(done))


class Follower:
    """Follows the seats of one person through a lesson; an undo takes it back."""

    def __init__(self, lesson: Lesson, seats: Collection[Seat]) -> None:
        self.lesson = lesson
        self._seats = frozenset(seats)
        self._seen: list[tuple[Answered, Progress]] = []

    def follow(self, match: Taught) -> Progress:
        """How far this person has come."""
        moves, seen = match.moves, self._seen
        while seen and (len(seen) > len(moves) or seen[-1][0] is not moves[len(seen) - 1]):
            seen.pop()
        progress = seen[-1][1] if seen else Progress.none(self.lesson)
        for count in range(len(seen), len(moves)):
            move = moves[count]
            if move.seat in self._seats and not progress.over(self.lesson):
                hint = self._hint(match, match.state_after(count), progress)
                progress = progress.after(hint, move.notation)
            seen.append((move, progress))
        return progress

    def hint(self, match: Taught) -> Hint | None:
        """What to try now."""
        progress = self.follow(match)
        if progress.over(self.lesson):
            return None
        return self._hint(match, match.state_after(len(match.moves)), progress)

    def _hint(self, match: Taught, state: Any, progress: Progress) -> Hint | None:
        decision = match.rules.options(state)
        if decision.seat not in self._seats:
            return None
        return progress.hint(self.lesson, decision, lambda: match.rules.view(state, decision.seat))

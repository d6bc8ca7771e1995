"""What a frame holds arrives as plain parameters: listed things, contexts and effects as one each."""

from __future__ import annotations

import pytest
from msgspec import field

from tavola.kernel.machine import Book
from tavola.kernel.records import Effect, Effects, Option, Outcome, Text
from tavola.kernel.rng import seeded
from tavola.kernel.work import Fields, Ledger, push


class Table(Fields):
    outcome: Outcome | None
    said: tuple[object, ...] = ()


class Work(Table):
    ledger: Ledger = field(default_factory=Ledger)


BOOK: Book[Table, Work] = Book(lambda table: 7)


@BOOK.does("plain")
def _plain(work: Work, at: str, n: int = 2) -> None:
    work.said += (at, n)


@BOOK.does("laden", context=2, rest=1)
def _laden(work: Work, ctx: tuple[str, ...], n: int, names: tuple[str, ...], effects: Effects) -> None:
    work.said += (ctx, n, names, effects)


PICK = BOOK.asks("pick", rest=1)
PICK.declines("done")


@PICK.whom
def _picker(table: Table, owner: int, taken: tuple[str, ...]) -> int:
    return owner


@PICK.prompt
def _why(table: Table, seat: int, owner: int, taken: tuple[str, ...]) -> Text:
    return Text("pick", {"count": len(taken)})


@PICK.offers
def _left(table: Table, seat: int, owner: int, taken: tuple[str, ...]) -> list[Option]:
    left = [Option(f"take {name}", "take", (name,)) for name in ("ash", "oak") if name not in taken]
    return [*left, Option("swap ash oak", "swap", ("ash", "oak")), Option("done", "done")]


@PICK.answers("take")
def _take(work: Work, seat: int, owner: int, taken: tuple[str, ...], name: str) -> None:
    push(work, "pick", owner, *taken, name)


@PICK.otherwise
def _whatever(work: Work, seat: int, owner: int, taken: tuple[str, ...], option: Option) -> None:
    work.said += (seat, option.kind, option.args)


def table() -> Work:
    return Work(stack=(), rng=seeded(1), pins=(), outcome=None)


def answered(work: Work, notation: str) -> None:
    question, frame = BOOK.asked(work)
    option = next(one for one in question.options(work, frame) if one.notation == notation)
    work.stack = work.stack[:-1]
    question.answer(work, frame, option)
    BOOK.settle(work)


def test_a_step_takes_what_its_frame_holds():
    work = table()
    push(work, "plain", "here")
    push(work, "plain", "there", 5)
    BOOK.settle(work)
    assert work.said == ("there", 5, "here", 2)


def test_contexts_lists_and_effects_arrive_as_one_each():
    work = table()
    push(work, "laden", "card", "red", 3, "a", "b", effects=(Effect("glow"),))
    BOOK.settle(work)
    assert work.said == (("card", "red"), 3, ("a", "b"), (Effect("glow"),))


def test_a_frame_may_tell_whom_it_asks_and_list_what_was_picked():
    work = table()
    push(work, "pick", 4)
    answered(work, "take oak")
    question, frame = BOOK.asked(work)
    assert (frame.args, question.seat(work, frame)) == ((4, "oak"), 4)
    assert question.decided(work, frame).prompt == Text("pick", {"count": 1})
    answered(work, "done")
    assert (work.stack, work.said) == ((), ())


def test_whoever_is_not_named_answers_what_no_function_does():
    work = table()
    push(work, "pick", 4)
    answered(work, "swap ash oak")
    assert work.said == (4, "swap", ("ash", "oak"))


def test_an_answer_nobody_takes_is_a_mistake_of_the_rules():
    book: Book[Table, Work] = Book(lambda table: 0)
    mute = book.asks("mute")
    mute.offers(lambda table, seat: [Option("speak", "speak")])
    work = table()
    push(work, "mute")
    question, frame = book.asked(work)
    with pytest.raises(LookupError, match="speak"):
        question.answer(work, frame, Option("speak", "speak"))

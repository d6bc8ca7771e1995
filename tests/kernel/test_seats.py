"""Typed steps and questions, several seats in order, windows, and terms that need every yes."""

from __future__ import annotations

import pytest
from msgspec import field

from tavola.kernel.codec import decode, encode
from tavola.kernel.effects import Verbs
from tavola.kernel.machine import Book
from tavola.kernel.records import Effect, Frame, Option, Outcome, Text
from tavola.kernel.rng import seeded
from tavola.kernel.seats import Proposals, Windows, ask_each
from tavola.kernel.work import Fields, Ledger, push


class Market(Fields):
    """Some seats with coins, and what was said."""

    outcome: Outcome | None
    coins: tuple[int, ...]
    said: tuple[str, ...] = ()


class Bench(Market):
    ledger: Ledger = field(default_factory=Ledger)


BOOK: Book[Market, Bench] = Book()
VERBS: Verbs[Market, Bench] = Verbs(BOOK, "choose", whom=lambda table, ctx: int(ctx[0]))
WINDOWS = Windows(BOOK)
PROPOSALS = Proposals(BOOK, VERBS, lambda table, by, terms: Text("offered", {"by": by, "terms": terms}))


@BOOK.does("mint")
def mint(work: Bench, seat: int, n: int) -> None:
    work.coins = tuple(had + n * (place == seat) for place, had in enumerate(work.coins))


BID = BOOK.asks("bid", "how-much")


@BID.offers
def bids(table: Market, seat: int, least: int) -> list[Option]:
    return [Option(f"bid {n}", "bid", (n,)) for n in range(least, table.coins[seat] + 1)]


@BID.answers("bid")
def bid(work: Bench, seat: int, least: int, n: int) -> None:
    work.said += (f"{seat} bids {n} over {least}",)
    mint(work, seat, -n)


BID.passes()

CALL = BOOK.asks("call")


@CALL.prompt
def called(table: Market, seat: int) -> Text:
    return Text("call", {"coins": table.coins[seat]})


@CALL.offers
def calls(table: Market, seat: int) -> list[Option]:
    return [Option("spend", "spend")] if table.coins[seat] else []


@CALL.answers("spend")
def spend(work: Bench, seat: int) -> None:
    mint(work, seat, -1)
    work.said += (f"{seat} spends",)
    WINDOWS.stir(work)


CALL.passes()


@VERBS.verb("pay")
def pay(work: Bench, effect: Effect, ctx: tuple[int | str, ...]) -> None:
    giver, taker, n = map(int, effect.args)
    mint(work, giver, -n)
    mint(work, taker, n)


@BOOK.does("sulk")
def sulk(work: Bench, by: int, seat: int) -> None:
    work.said += (f"{seat} refuses {by}",)


def market(*coins: int) -> Bench:
    return Bench((), seeded(1), (), None, coins)


def answer(work: Bench, notation: str) -> None:
    question, frame = BOOK.asked(work)
    option = next(option for option in question.options(work, frame) if option.notation == notation)
    work.stack = work.stack[:-1]
    question.answer(work, frame, option)
    BOOK.settle(work)


def asked(work: Bench) -> int:
    question, frame = BOOK.asked(work)
    return question.seat(work, frame)


def test_steps_and_questions_take_plain_parameters():
    work = market(0, 3)
    push(work, "bid", 2, seat=1)
    push(work, "mint", 0, 4)
    BOOK.settle(work)
    assert work.coins == (4, 3)
    question, frame = BOOK.asked(work)
    assert [option.notation for option in question.options(work, frame)] == ["bid 2", "bid 3", "pass"]
    assert question.decided(work, frame).prompt == Text("how-much")
    answer(work, "bid 3")
    assert work.said == ("1 bids 3 over 2",)
    assert work.coins == (4, 0)


def test_seats_are_asked_in_order_and_only_if_they_could_act():
    work = market(2, 0, 1, 5)
    ask_each(work, (2, 3, 1, 0), "bid", 1)
    BOOK.settle(work)
    order = []
    while work.stack:
        order.append(asked(work))
        answer(work, "bid 1")
    assert order == [2, 3, 0]


def test_a_window_closes_when_everybody_has_passed_in_a_row():
    work = market(1, 2)
    WINDOWS.open(work, (0, 1), "call")
    BOOK.settle(work)
    assert (asked(work), BOOK.asked(work)[0].decided(work, work.stack[-1]).prompt) == (0, Text("call", {"coins": 1}))
    answer(work, "pass")
    answer(work, "spend")
    assert asked(work) == 0
    answer(work, "spend")
    assert asked(work) == 1
    answer(work, "pass")
    assert work.stack == ()
    assert work.said == ("1 spends", "0 spends")


def test_nothing_stirs_without_a_window():
    with pytest.raises(LookupError):
        WINDOWS.stir(market(1))


TERMS = (Effect("pay", (0, 1, 2)), Effect("pay", (1, 2, 1)))


def test_nothing_of_a_proposal_happens_before_the_last_yes():
    work = market(5, 0, 0)
    PROPOSALS.propose(work, 0, (1, 2), TERMS)
    assert asked(work) == 1
    assert BOOK.asked(work)[0].decided(work, work.stack[-1]).prompt.args["by"] == 0
    answer(work, "accept")
    assert (asked(work), work.coins) == (2, (5, 0, 0))
    answer(work, "accept")
    assert (work.stack, work.coins) == ((), (3, 1, 1))


def test_one_no_ends_a_proposal():
    work = market(5, 0, 0)
    PROPOSALS.propose(work, 0, (1, 2), TERMS, refused="sulk")
    answer(work, "accept")
    answer(work, "decline")
    assert (work.stack, work.coins, work.said) == ((), (5, 0, 0), ("2 refuses 0",))
    PROPOSALS.propose(work, 0, (1,), TERMS)
    answer(work, "decline")
    assert work.coins == (5, 0, 0)


def test_a_name_is_registered_once():
    with pytest.raises(ValueError, match="twice"):
        BOOK.does("bid")(mint)
    with pytest.raises(ValueError, match="twice"):
        BID.answers("bid")(bid)


def test_frames_without_a_seat_are_written_as_before():
    assert encode(Frame("bid", (1,))) == b'{"step":"bid","args":[1]}'
    assert decode(b'{"step":"bid","args":[1]}', Frame) == Frame("bid", (1,))
    assert decode(encode(Frame("bid", (1,), (), 2)), Frame).seat == 2

"""A toy game that knows only the kernel: count up to a target in turns, with a die, a hidden card and effect trees.

Whoever reaches the target wins. Each seat holds one hidden card, worth its number when shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from tavola.kernel.contract import CardInfo, Rules, ScenarioInfo, SeatInfo
from tavola.kernel.effects import Verbs, may, one_of, seq, when
from tavola.kernel.errors import BadPosition, UnknownName
from tavola.kernel.machine import Book
from tavola.kernel.records import Effect, Frame, Option, Outcome, Refusal, Score, Setup, Text
from tavola.kernel.refusals import no
from tavola.kernel.rng import Chance, Rng, seeded
from tavola.kernel.work import Fields, Ledger, push, roll, shuffle, tell, workbench

FACES = ("1", "2", "3", "4", "5", "6")


class Table(Fields):
    count: int
    target: int
    seat: int
    cards: tuple[str, ...]
    who: tuple[str, ...]
    outcome: Outcome | None


if TYPE_CHECKING:

    class State(Table):
        """A toy at rest."""

else:

    class State(Table, frozen=True):
        """A toy at rest."""


class Work(Table):
    """A toy on the bench."""

    ledger: Ledger = field(default_factory=Ledger)


bench, frozen = workbench(State, Work)


BOOK: Book[Table, Work] = Book(lambda table: table.seat)
VERBS: Verbs[Table, Work] = Verbs(BOOK, "toy-choose")


def add(n: int) -> Effect:
    return Effect("add", (n,))


#: A whole tree: a number of the player's choice, then perhaps one more, and two more from the middle on.
TREE = seq(one_of(add(1), add(2)), may(add(3)), when("past_middle", add(2)))


@VERBS.verb("add", can=lambda work, effect, ctx: work.count + int(effect.args[0]) <= work.target)
def _add(work: Work, effect: Effect, ctx: tuple[Any, ...]) -> None:
    work.count = min(work.target, work.count + int(effect.args[0]))
    tell(work, "toy-added", rule="TOY-ADD-01", n=int(effect.args[0]))


@VERBS.condition("past_middle")
def _past_middle(work: Table, ctx: tuple[Any, ...]) -> bool:
    return 2 * work.count > work.target


TURN = BOOK.asks("turn", "toy-turn")


@TURN.offers
def _offered(table: Table, seat: int) -> list[Option]:
    offered = [Option(f"add {n}", "add", (n,)) for n in (1, 2, 3) if add_barred(table, n) is None]
    offered.append(Option("tree", "tree"))
    offered.append(Option("roll", "roll"))
    if show_barred(table, seat) is None:
        offered.append(Option("show", "show"))
    return offered


def add_barred(table: Table, n: int) -> Refusal | None:
    """Nobody counts past the target."""
    return None if table.count + n <= table.target else no("TOY-ADD-01", "toy-why-too-far", n=n)


def show_barred(table: Table, seat: int) -> Refusal | None:
    """A card is shown once."""
    return None if table.cards[seat] else no("TOY-SHOW-01", "toy-why-shown")


@TURN.refuses("add")
def _add_refused(table: Table, seat: int, words: list[str]) -> Refusal | None:
    return add_barred(table, int(words[1])) if len(words) > 1 and words[1].isdigit() else None


@TURN.refuses("show")
def _show_refused(table: Table, seat: int, words: list[str]) -> Refusal | None:
    return show_barred(table, seat)


@TURN.answers("add")
def _add_some(work: Work, seat: int, n: int) -> None:
    push(work, "pass")
    VERBS.do(work, add(n), ("",))


@TURN.answers("tree")
def _tree(work: Work, seat: int) -> None:
    push(work, "pass")
    VERBS.do(work, TREE, ("",))


@TURN.answers("roll")
def _roll(work: Work, seat: int) -> None:
    push(work, "pass")
    face = int(roll(work, FACES))
    work.count = min(work.target, work.count + face)
    tell(work, "toy-rolled", n=face)


@TURN.answers("show")
def _show(work: Work, seat: int) -> None:
    push(work, "pass")
    work.ledger.seal()
    card = work.cards[seat]
    work.cards = tuple("" if other == seat else held for other, held in enumerate(work.cards))
    work.count = min(work.target, work.count + int(card))
    tell(work, "toy-shown", n=int(card))
    tell(work, "toy-secret", only=seat)


@BOOK.does("pass")
def _pass(work: Work) -> None:
    if work.count < work.target:
        work.seat = (work.seat + 1) % len(work.cards)
        push(work, "turn")
        return
    totals = tuple(work.count if seat == work.seat else 0 for seat in range(len(work.cards)))
    work.outcome = Outcome(totals, tuple((Score("toy-score", total),) for total in totals), (work.seat,))


def start(setup: Setup, seed: int) -> State:
    if setup.scenario not in ("", "short"):
        raise UnknownName("error-unknown-scenario", name=setup.scenario, known=("short",))
    if not setup.options.get("target", "12").isdigit():
        raise UnknownName("error-unknown-option", name="target")
    seats = max(1, len(setup.players))
    work = Work(
        stack=(Frame("turn"),),
        rng=seeded(seed),
        pins=(),
        count=0,
        target=int(setup.options.get("target", "12")),
        seat=0,
        cards=(),
        who=setup.players or ("p0",),
        outcome=None,
    )
    work.cards = shuffle(work, ("1", "2", "3", "4", "5"))[:seats]
    return frozen(work)


class View(Struct, frozen=True):
    """What a seat sees: its own card, and whether the others still hold theirs."""

    game: str
    seat: int | None
    count: int
    target: int
    cards: tuple[str | bool, ...]


def view(state: State, seat: int | None) -> View:
    cards = tuple(card if place == seat else bool(card) for place, card in enumerate(state.cards))
    return View("toy", seat, state.count, state.target, cards)


def resample(state: State, seat: int | None, rng: Rng) -> State:
    unknown = [card for place, card in enumerate(state.cards) if card and place != seat]
    guess = iter(Chance(rng).shuffled(sorted(unknown)))
    work = bench(state)
    work.cards = tuple(c if place == seat or not c else next(guess) for place, c in enumerate(state.cards))
    return frozen(work)


def position(table: Mapping[str, Any]) -> State:
    for key in table:
        if key not in ("game", "count", "pins"):
            raise BadPosition("toy-bad-key", key=key)
    work = bench(start(Setup("toy", "", ("a",)), 1))
    work.count = table.get("count", 0)
    work.pins = tuple(table.get("pins", ()))
    return frozen(work)


def refuse(state: State, said: str) -> Refusal:
    """What bars the words, found by the question that is asked; or that they are no answer to it."""
    if not state.stack:
        return no("TOY-ANSWER-01", "toy-why-over")
    question, frame = BOOK.asked(state)
    return question.barred(state, frame, said.split()) or no("TOY-ANSWER-01", "toy-why-not-offered", said=said)


#: The contract of a game, on ten lines of rules.
TOY: Rules[State] = Rules(
    id="toy",
    state_type=State,
    book=BOOK,
    over="toy-over",
    bench=bench,
    frozen=frozen,
    start=start,
    view=view,
    resample=resample,
    label=lambda state, option: Text(f"toy-do-{option.kind}"),
    refuse=refuse,
    position=position,
    cards=lambda: (CardInfo("tree", "action", "base", "toy-card-tree", (("basic", "toy-do-tree"),)),),
    scenarios=lambda: (ScenarioInfo("short", "toy-scenario-short", (1, 2), 1),),
    seats=lambda state: tuple(SeatInfo(seat, who) for seat, who in enumerate(state.who)),
    undo_rules={"nothing": "TOY-UNDO-01", "sealed": "TOY-UNDO-02", "other_seat": "TOY-UNDO-03"},
)

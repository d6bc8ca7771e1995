"""Experience: how it is gained, and the phase in which it buys skills."""

from __future__ import annotations

from ....kernel.records import Option, Refusal, Text
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import CLASSES
from ...state import MOST_XP, Table, Work, change
from .levels import grow

MICRO = 5  # micro-experience that makes one point of experience


def earn(work: Work, seat: int, n: int, rule: str = "MD-XP-01") -> None:
    """A living hero gains experience, in story mode as micro-experience (MD-XP-03, MD-STORY-02, MD-STORY-03)."""
    hero = work.heroes[seat]
    if not hero.alive or n <= 0:
        return
    if not work.story:
        change(work, seat, xp=min(MOST_XP, hero.xp + n))
        tell(work, "md-event-xp", rule, hero=hero.hero, n=n)
        return
    micro = hero.micro + n
    change(work, seat, xp=min(MOST_XP, hero.xp + micro // MICRO), micro=micro % MICRO)
    tell(work, "md-event-micro", rule, hero=hero.hero, n=n)


def earn_all(work: Work, n: int, rule: str = "MD-XP-02") -> None:
    """Every hero gains experience."""
    for seat in range(len(work.heroes)):
        earn(work, seat, n, rule)


def richness(table: Table, seat: int) -> tuple[int, int]:
    """Unspent experience as enemies compare it; micro-experience decides ties in story mode (MD-XP-11, MD-STORY-05)."""
    hero = table.heroes[seat]
    return (hero.xp, hero.micro)


def can_pay_xp(table: Table, seat: int) -> bool:
    """One point for a signature; in story mode micro-experience will do (MD-STORY-04)."""
    hero = table.heroes[seat]
    return hero.xp > 0 or (table.story and hero.micro > 0)


def pay_xp(work: Work, seat: int) -> None:
    """Pay for a signature; micro-experience goes first, since it is worth less."""
    hero = work.heroes[seat]
    if work.story and hero.micro > 0:
        change(work, seat, micro=hero.micro - 1)
    else:
        change(work, seat, xp=hero.xp - 1)


def price(table: Table, seat: int, line: int) -> int:
    """What the next step of a skill line costs; 0 when the line is complete."""
    hero = table.heroes[seat]
    steps = CLASSES[hero.role].lines[line].steps
    have = hero.bought[line]
    return steps[have].cost if have < len(steps) else 0


def barred_buying(table: Table, seat: int, line: int) -> Refusal | None:
    """What bars the next step of a skill line: there is none, or its price (MD-XP-04, MD-XP-05, MD-XP-07)."""
    cost, xp = price(table, seat, line), table.heroes[seat].xp
    if not cost:
        return _COMPLETE
    return None if cost <= xp else no("MD-SKILL-07", "md-why-too-dear", n=cost, xp=xp)


_COMPLETE = no("MD-SKILL-04", "md-why-line-complete")


def for_sale(table: Table, seat: int) -> tuple[int, ...]:
    """The lines whose next step the hero can pay (MD-XP-04, MD-XP-05, MD-XP-07). A hero who has left the board goes on
    learning in a story; in a single mission nothing could come of it any more."""
    hero = table.heroes[seat]
    if not hero.alive or (hero.out and not table.story):
        return ()
    if not hero.xp:
        return ()
    return tuple(line for line in range(len(hero.bought)) if barred_buying(table, seat, line) is None)


@BOOK.does("experience_phase")
def _phase(work: Work) -> None:
    work.phase = "experience"
    order = seats_from(work, work.first)
    for seat in reversed(order):
        if for_sale(work, seat):
            push(work, "buy", seat=seat)


def seats_from(table: Table, first: int) -> tuple[int, ...]:
    """All seats, clockwise from one of them."""
    count = len(table.heroes)
    return tuple((first + step) % count for step in range(count))


BUY = BOOK.asks("buy")


@BUY.prompt
def _prompt(table: Table, seat: int) -> Text:
    return Text("md-ask-buy", {"hero": table.heroes[seat].hero})


@BUY.offers
def _offers(table: Table, seat: int) -> list[Option]:
    lines = CLASSES[table.heroes[seat].role].lines
    offers = [Option(f"buy {lines[line].id}", "buy", (line,)) for line in for_sale(table, seat)]
    return [*offers, Option("done", "done")]


@BUY.refuses("buy", "line")
def why_not_buy(table: Table, seat: int, words: list[str]) -> Refusal | None:
    """`buy increase_health`: lines are bought step by step, so that a step need not, and cannot, be named."""
    lines = [line.id for line in CLASSES[table.heroes[seat].role].lines]
    if len(words) < 2 or words[1] not in lines:
        return no("MD-SKILL-02", "md-why-no-line", said=" ".join(words[1:])[:40])
    if len(words) > 2:
        return no("MD-XP-05", "md-why-next-step")
    return barred_buying(table, seat, lines.index(words[1]))


@BUY.answers("done")
def _done(work: Work, seat: int) -> None:
    """The hero keeps what is left."""


@BUY.answers("buy")
def _buy(work: Work, seat: int, line: int) -> None:
    hero = work.heroes[seat]
    cost = price(work, seat, line)
    bought = (*hero.bought[:line], hero.bought[line] + 1, *hero.bought[line + 1 :])
    change(work, seat, bought=bought, xp=hero.xp - cost)
    tell(work, "md-event-bought", "MD-XP-04", hero=hero.hero, line=CLASSES[hero.role].lines[line].id, n=cost)
    grow(work, seat)
    if for_sale(work, seat):
        push(work, "buy", seat=seat)

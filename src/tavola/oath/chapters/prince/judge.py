"""Who judges for an Expanded Prince, and how the Prince himself would (P8.6 to P8.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ....kernel.records import Frame, Option
from ....kernel.rng import Rng
from ...book import BOOK
from ...state import CITIZEN, State, Table, Work, bench, frozen
from ..pieces.relics import count
from ..pieces.rule import enemies, ruled_cards
from .box import others, prince_of

HALT = "prince.halt"
BOOK.asks(HALT, "oa-ask-over")

#: What things are worth to the judge (OA-PRINCE-134).
FAVOR = 1.0
SECRET = 1.5
WARBAND = 0.75
RELIC = 4.0
BANNER = 5.0
CARD = 0.5
#: How much of what an enemy loses counts; all of it for the Threat.
ENEMY = 0.5
NEVER = -1000.0
#: Answers by which a power is left unused or a request refused.
LEAVES = (
    "pass",
    "decline",
    "enough",
    "stay",
    "drop",
    "leave",
    "spare",
    "leave_relic",
    "bury_relic",
    "call_off",
    "mute",
    "refuse_way",
)


def people(table: Table) -> tuple[int, ...]:
    """Everybody but him, in turn order from him."""
    return others(table)


def judge_seat(table: Table) -> int:
    """The human to the right of the Threat, or of the Prince without one: the nearest who moves before; the only human
    there is (OA-PRINCE-131, 133, 201)."""
    prince = prince_of(table)
    seats = len(table.players)
    of = prince.threat if prince.threat >= 0 else prince.seat
    return next(seat for step in range(1, seats + 1) if (seat := (of - step) % seats) != prince.seat)


# -- what would come of it --------------------------------------------------------------------------------------------


def imagined(table: Table, frame: Frame, option: Option) -> Table:
    """The table after this answer and nothing else. What lies face down lies in the order of names, and dice are other
    dice: nothing hidden can matter."""
    work = bench(frozen(table) if isinstance(table, Work) else cast(State, table))
    work.deck = tuple(sorted(work.deck))
    work.piles = tuple(tuple(sorted(pile)) for pile in work.piles)
    work.relic_deck = tuple(sorted(work.relic_deck))
    work.rng, work.pins = Rng("prince"), ()
    work.stack = (*work.stack[:-1], Frame(HALT))
    BOOK.questions[frame.step].answer(work, frame, option)
    BOOK.settle(work)
    return work


def wealth(table: Table, seat: int) -> float:
    """What a player owns, by the list of the judge."""
    player = table.players[seat]
    army = player.warbands + sum(site.warbands for site in table.sites if site.army == player.banner_color)
    banners = (table.people.holder == seat) + (table.secret.holder == seat)
    return (
        FAVOR * player.favor
        + SECRET * player.all_secrets
        + WARBAND * army
        + RELIC * len(player.relics)
        + BANNER * banners
        + CARD * len(ruled_cards(table, seat))
    )


def harm(before: Table, after: Table, seat: int) -> float:
    """What a player loses."""
    return max(0.0, wealth(before, seat) - wealth(after, seat))


def gain(before: Table, after: Table) -> float:
    """Gain less cost, and half of what enemies lose, all of it for the Threat."""
    prince = prince_of(before)
    if after.players[prince.seat].role == CITIZEN:
        return NEVER
    found = wealth(after, prince.seat) - wealth(before, prince.seat)
    for other in others(before):
        if enemies(before, prince.seat, other):
            found += (1.0 if other == prince.threat else ENEMY) * harm(before, after, other)
    return found


def judged(table: Table, frame: Frame, options: Sequence[Option]) -> Option:
    """Use it if the sum is above 0; equal choices go by the order of ties."""
    leaving = next((option for option in options if option.kind in LEAVES), None)
    rest = [option for option in options if option.kind not in LEAVES]
    if not rest:
        return options[0]
    scored = [(gain(table, imagined(table, frame, option)), option) for option in in_order(table, rest)]
    best, chosen = max(scored, key=lambda pair: pair[0])
    return chosen if leaving is None or best > 0 else leaving


def against_threat(table: Table, frame: Frame, options: Sequence[Option]) -> Option | None:
    """With several humans, what harms the Threat is always used (OA-PRINCE-132)."""
    threat = prince_of(table).threat
    if threat < 0 or len(people(table)) < 2:
        return None
    rest = [option for option in in_order(table, options) if option.kind not in LEAVES]
    scored = [(harm(table, imagined(table, frame, option), threat), option) for option in rest]
    worst, chosen = max(scored, key=lambda pair: pair[0], default=(0.0, None))
    return chosen if worst > 0 else None


def thinking(table: Table) -> bool:
    """Whether this table is only imagined."""
    return any(frame.step == HALT for frame in table.stack)


def supposed(table: Table, options: Sequence[Option], ends: bool) -> Option:
    """What is answered further on in a thought: the first choice there is; what only goes on and on ends."""
    leaving = [option for option in options if option.kind in LEAVES]
    rest = [option for option in in_order(table, options) if option.kind not in LEAVES]
    return leaving[0] if leaving and (ends or not rest) else rest[0]


def kept(table: Table, frame: Frame, options: Sequence[Option]) -> Option:
    """Choices others force on him: relics and banners are kept before favor, favor before secrets, secrets before
    warbands; among equals the first (OA-PRINCE-137)."""
    seat = prince_of(table).seat

    def holding(option: Option) -> tuple[int, int, int, int, int]:
        after = imagined(table, frame, option)
        player = after.players[seat]
        army = player.warbands + sum(site.warbands for site in after.sites if site.army == player.banner_color)
        return player.role != CITIZEN, count(after, seat), player.favor, player.all_secrets, army

    ordered = in_order(table, options)
    return max(ordered, key=holding) if len(ordered) > 1 else ordered[0]


def in_order(table: Table, options: Sequence[Option]) -> list[Option]:
    """Options by the order of ties: players in turn order from him, everything else as it is offered, which is map
    order and the order of banks (OA-PRINCE-011 to 015)."""
    turn = {table.players[seat].color: place for place, seat in enumerate(others(table))}

    def place(option: Option) -> int:
        named = option.kind == "pick" and option.args[0] == "player"
        return turn.get(str(option.args[1]), len(turn)) if named else 0

    return sorted(options, key=place)

"""The campaign an answer leads to, as far as it can be seen before any die falls."""

from __future__ import annotations

from ...kernel.records import Frame, Option
from ...kernel.work import push
from ..book import BOOK
from ..catalog import ATTACK_FACES, DEFENSE_FACES
from ..chapters.campaign import targets
from ..chapters.campaign.pools import allies, pools, price_of, usable_plans, use_plan
from ..chapters.campaign.sides import defenders, tally
from ..chapters.pieces.tokens import pay
from ..state import Campaign, State, Work, bench, campaign_of, fought
from .dice import MOST_ROLLS, different

PLAN = "campaign.plan"
TARGETS = "campaign.targets"
OFFERING = "campaign.offering"
#: The kinds of answers that may lead to a roll.
LEADING = ("campaign", "attack", "target", "plan", "enough")
Prospect = tuple[Work, Campaign]


def prospect(state: State, option: Option) -> Prospect | None:
    """The table and the campaign as they would stand; None where the answer leads to no campaign or to a question, or
    to more dice than can be reckoned with while somebody waits."""
    found = _led_to(state, option)
    return None if found is None or beyond(found[1]) else found


def beyond(campaign: Campaign) -> bool:
    """Whether the pools of a campaign have too many different rolls."""
    rolls = different(ATTACK_FACES, campaign.attack) + different(DEFENSE_FACES, campaign.defense)
    return rolls > MOST_ROLLS


def _led_to(state: State, option: Option) -> Prospect | None:
    frame = state.stack[-1]
    if option.kind not in LEADING:
        return None
    work = bench(state)
    work.stack = ()
    if option.kind == "campaign" and frame.step == "act":
        targets.campaign(work, frame.seat, str(frame.args[1]), int(option.args[0]))
        begun = work.campaigns[-1]
        return _mustered(work, begun.n) if begun.targets else None
    if frame.step == TARGETS and option.kind in ("attack", "target"):
        n = int(frame.args[0])
        declared = campaign_of(work, n).targets
        fought(work, n, targets=declared if option.kind == "attack" else (*declared, str(option.args[0])))
        return _mustered(work, n)
    if frame.step == PLAN:
        n = int(frame.args[0])
        if option.kind == "enough":
            return work, campaign_of(work, n)
        return with_plan(state, n, frame.seat, str(option.args[0]))
    return None


def _mustered(work: Work, n: int) -> Prospect:
    """The pools formed, and those who join the defence without being asked."""
    pools(work, n)
    allies(work, n)
    return work, campaign_of(work, n)


def with_plan(state: State, n: int, seat: int, card: str) -> Prospect | None:
    """A plan used by a player of the campaign; None where it asks something, looks at what is hidden, or brings more
    dice than can be reckoned with."""
    work = bench(state)
    work.stack = ()
    campaign = campaign_of(work, n)
    for offered in usable_plans(work, campaign, seat):
        if offered.card == card:
            pay(work, seat, price_of(work, campaign, seat, offered), card)
            use_plan(work, n, seat, offered)
            BOOK.settle(work)
            after = campaign_of(work, n)
            return None if work.stack or work.ledger.sealed or beyond(after) else (work, after)
    return None


def fate(state: State, option: Option) -> Campaign | None:
    """A campaign after a sacrifice or without it, as far as the losses of the beaten side: nothing more is rolled."""
    frame = state.stack[-1]
    if frame.step != OFFERING:
        return None
    work = bench(state)
    work.stack = ()
    n = int(frame.args[0])
    push(work, "campaign.losses", n)
    push(work, "campaign.judge", n)
    BOOK.questions[OFFERING].answer(work, frame, option)
    BOOK.settle(work)
    waiting: tuple[Frame, ...] = work.stack
    for asked in waiting:
        if asked.step == "campaign.choose_fallen":
            tally(work, n, str(asked.args[1]), int(asked.args[2]))
    return campaign_of(work, n)


def open_plans(table: State, campaign: Campaign) -> tuple[tuple[str, int], ...]:
    """Every plan that could still be used, and by whom. All of them lie face up."""
    seats = (campaign.attacker, *defenders(campaign))
    return tuple((offered.card, seat) for seat in seats for offered in usable_plans(table, campaign, seat))

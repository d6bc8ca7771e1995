"""Story mode: a campaign of missions in which heroes keep their experience, skills and equipment."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Option, Outcome, Refusal, Score, Text
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import BOOK
from ...catalog import EQUIPMENT, MISSIONS
from ...features import Feature, fold
from ...state import Campaign, Table, Work, change
from ..board.decks import put_away
from ..board.refusals import no_card
from ..gear.inventory import lose
from .setup import first_choices, lay_out, starting_level

CARD_LIMIT = 6
ARTIFACT_LIMIT = 1


def campaign_of(table: Table) -> Campaign:
    assert table.campaign is not None
    return table.campaign


@BOOK.does("begin_campaign")
def _begin(work: Work) -> None:
    """All missions in printed order, or in random order if the players prefer (MD-STORY-15)."""
    order = tuple(sorted(MISSIONS, key=lambda name: MISSIONS[name].number))
    order = fold(work, Feature.missions, order)
    work.campaign = Campaign(order)
    lay_out(work, order[0])
    first_choices(work)


@BOOK.does("next_mission")
def _next_mission(work: Work) -> None:
    """Lay the mission out anew and begin: decks without what the heroes own, everybody healed (rulings A-82, A-83)."""
    lay_out(work, campaign_of(work).order[0])
    work.phase = "setup"
    tell(work, "md-event-mission", "MD-STORY-15", mission=work.mission, level=work.level)
    push(work, "begin_mission")
    if len(work.heroes) > 1:
        push(work, "first_player", seat=0)


@BOOK.does("chapter_over")
def _chapter_over(work: Work, won: int) -> None:
    """A mission of the campaign has ended (MD-STORY-16 to 18). The next one, or the same tried again, will begin at the
    level of the highest hero: from now on that decides what can be equipped (MD-STORY-07, MD-STORY-12)."""
    campaign = campaign_of(work)
    work.phase = "market"
    work.level = starting_level(work)
    for seat, hero in enumerate(work.heroes):
        change(work, seat, health=hero.maximum, stunned=False, out=False, carried=(), lasting=())
    if won:
        work.campaign = replace(campaign, order=campaign.order[1:], won=(*campaign.won, work.mission))
        push(work, "go_on")
        return
    work.campaign = replace(campaign, defeats=campaign.defeats + 1)
    for seat in range(len(work.heroes)):
        change(work, seat, micro=0)
    push(work, "retry")
    for seat in reversed(range(len(work.heroes))):
        push(work, "limit", seat)


@BOOK.does("go_on")
def _go_on(work: Work) -> None:
    """To the market and the next mission; without one the story is told."""
    if campaign_of(work).order:
        push(work, "next_mission")
        push(work, "market_phase")
    else:
        _tell_the_end(work)


def _tell_the_end(work: Work) -> None:
    """The campaign is won when every mission was won at last."""
    campaign = campaign_of(work)
    won = not campaign.lost
    tell(work, "md-event-story-won" if won else "md-event-story-over", "MD-STORY-15", n=len(campaign.won))
    lines = (
        Score("missions", len(campaign.won), len(campaign.won) + len(campaign.lost)),
        Score("defeats", 0, campaign.defeats),
    )
    seats = len(work.heroes)
    work.phase = "over"
    work.stack = ()
    work.outcome = Outcome((len(campaign.won),) * seats, (lines,) * seats, tuple(range(seats)) if won else (), won)


# After a defeat.


RETRY = BOOK.asks("retry", "md-ask-retry")


@RETRY.whom
def _first(table: Table) -> int:
    return table.first


@RETRY.offers
def _after_defeat(table: Table, seat: int) -> list[Option]:
    """Try again at once, without a market, or go on to the next mission (MD-STORY-18 to 20)."""
    return [Option("retry", "retry"), Option("go_on", "go_on")]


@RETRY.answers("retry")
def _retry(work: Work, seat: int) -> None:
    push(work, "next_mission")
    for one in reversed(range(len(work.heroes))):
        push(work, "restock", one)


@RETRY.answers("go_on")
def _leave_it(work: Work, seat: int) -> None:
    campaign = campaign_of(work)
    work.campaign = replace(campaign, order=campaign.order[1:], lost=(*campaign.lost, campaign.order[0]))
    push(work, "go_on")


# The limit of cards.


def excess(table: Table, seat: int) -> list[str]:
    """The cards a hero may choose from when it has too many: six at most, one artifact among them (MD-STORY-14)."""
    cards = table.heroes[seat].cards
    artifacts = [card for card in cards if EQUIPMENT[card].deck == "artifact"]
    if len(cards) > CARD_LIMIT:
        return sorted(set(cards))
    return sorted(set(artifacts)) if len(artifacts) > ARTIFACT_LIMIT else []


@BOOK.does("limit")
def _limit(work: Work, seat: int) -> None:
    if excess(work, seat):
        push(work, "too_many", seat=seat)


LIMIT = BOOK.asks("too_many")


@LIMIT.prompt
def _limit_prompt(table: Table, seat: int) -> Text:
    return Text("md-ask-limit", {"hero": table.heroes[seat].hero})


@LIMIT.offers
def _excess(table: Table, seat: int) -> list[Option]:
    return [Option(f"discard {card}", "discard", (card,)) for card in excess(table, seat)]


@LIMIT.answers("discard")
def _discard(work: Work, seat: int, card: str) -> None:
    lose(work, seat, card)
    put_away(work, card)
    tell(work, "md-event-discards", "MD-STORY-14", hero=work.heroes[seat].hero, card=card)
    push(work, "limit", seat)


@LIMIT.refuses("discard", "card")
def why_not_discard(table: Table, seat: int, words: list[str]) -> Refusal | None:
    """Any card while there are more than six; otherwise an artifact too many (MD-STORY-14)."""
    card = words[1] if len(words) > 1 else ""
    if card in excess(table, seat):
        return None
    return no_card(table, seat, card) or no("MD-STORY-14", "md-why-one-artifact")

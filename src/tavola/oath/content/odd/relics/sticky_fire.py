"""Sticky Fire: the victor may burn what is left of the beaten force, and owes the opponent a favor for it."""

from __future__ import annotations

from .....kernel.records import Effect
from ....book import POWERS, word_if
from ....chapters.campaign.course import loser
from ....chapters.campaign.sides import ATTACK, fall, opponent, side_of
from ....chapters.campaign.spoils import home
from ....chapters.pieces import tokens
from ....state import Table, Work


def burn_beaten() -> Effect:
    """What is left of the beaten force dies; the opposing player is given 1 favor, if there is one to give."""
    return Effect("burn_beaten")


@word_if("burn_beaten", lambda table, source, seat, place: any(company.n for company in table.campaigns[-1].beaten))
def _burn_beaten(work: Work, source: str, seat: int, place: str) -> None:
    """What keeps a force alive keeps it alive now too, and the favor is owed all the same (OA-RELIC-013)."""
    campaign = work.campaigns[-1]
    side = loser(campaign)
    if _mortal(work):
        for company in campaign.beaten:
            kind, _, what = company.place.partition(" ")
            back = int(what) if kind == "board" else campaign.attacker if side == ATTACK else home(work, company.color)
            fall(work, campaign.n, side, f"board {back}", company.n)
    foe = opponent(campaign, side_of(campaign, seat))
    if foe >= 0 and tokens.purse(work, seat):
        tokens.give_favor(work, seat, foe, 1)


def _mortal(table: Table) -> bool:
    campaign = table.campaigns[-1]
    return POWERS.value(table, "losses", 1, campaign, 1, plus=campaign.bends) > 0

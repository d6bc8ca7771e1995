"""Where a game stands, in one line for lists of kept games: the mission of a story, or the round of a single one."""

from __future__ import annotations

from ...kernel.records import Text, TextArg
from ..features import objectives
from ..state import Campaign, State


def standing(state: State) -> Text:
    """A story is told by its missions, a single mission by its round, level and objectives."""
    return _story(state, state.campaign) if state.campaign is not None else _mission(state)


def _story(state: State, campaign: Campaign) -> Text:
    """Missions won and given up count as told; the one being played or bought for is the next of them."""
    told = len(campaign.won) + len(campaign.lost)
    every = told + len(campaign.order)
    counts: dict[str, TextArg] = {"all": every, "won": len(campaign.won), "defeats": campaign.defeats}
    if not campaign.order:
        return Text("md-chapter-told", counts)
    mission = campaign.order[0]
    here = {**counts, "n": told + 1, "mission": mission}
    if state.phase != "market":
        return Text("md-chapter-story", {**here, "round": state.round})
    # After a defeat the mission on the board is still the one to come; after a victory it is another.
    return Text("md-chapter-defeat" if mission == state.mission else "md-chapter-market", here)


def _mission(state: State) -> Text:
    goals = objectives(state)
    met: dict[str, TextArg] = {"round": state.round, "met": sum(goal.done for goal in goals), "all": len(goals)}
    if state.outcome is None:
        return Text("md-chapter-mission", {**met, "level": state.level})
    return Text("md-chapter-won" if state.outcome.won else "md-chapter-lost", met)

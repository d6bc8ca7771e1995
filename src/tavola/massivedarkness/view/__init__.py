"""What one seat may see (`records.py` is its shape). Deny by default: only what is listed here leaves.

The game is open: every seat sees the same. Hidden are the order of the decks, the faces of tokens that lie face
down, and the stream of chance.
"""

from __future__ import annotations

from ..catalog import MISSIONS, printed_id
from ..chapters.board.naming import foe_name
from ..features import Feature, fold, objectives
from ..state import NOBODY, Campaign, State, Turn, foe_of
from . import records as seen
from .board import board_view, map_view
from .enemies import combat_view, foe_view
from .heroes import hero_view

#: Decks whose cards lie open: everybody may choose among them.
OPEN = ("starting",)


def view(state: State, seat: int | None) -> seen.View:
    printed = MISSIONS[state.mission]
    return seen.View(
        game="massivedarkness",
        scenario=state.scenario,
        mission=printed_id(state.mission),
        seat=seat,
        story=state.story,
        choices=dict(choice.split(":", 1) for choice in state.choices),
        round=state.round,
        phase=state.phase,
        level=state.level,
        first=state.first,
        acting=state.acting if state.acting != NOBODY else None,
        turn=_turn(state, state.turn) if state.turn else None,
        lifebringer=state.lifebringer,
        light=state.light or None,
        blessed=tuple(event for event in state.blessed if not event.startswith("next:")),
        blessed_next=tuple(event.removeprefix("next:") for event in state.blessed if event.startswith("next:")),
        map=map_view(state.mission),
        board=board_view(state),
        heroes=tuple(hero_view(state, place) for place in range(len(state.heroes))),
        enemies=tuple(foe_view(state, foe) for foe in state.foes),
        combat=combat_view(state, state.combat) if state.combat else None,
        goals=tuple(seen.Goal(goal.id, goal.have, goal.need, goal.done) for goal in objectives(state)),
        special=fold(state, Feature.shown, {}),
        defeats=printed.defeats,
        rules=printed.rules,
        decks={deck: len(cards) for deck, cards in state.decks.items()},
        discards=dict(state.discards),
        open={deck: tuple(sorted(state.decks.get(deck, ()))) for deck in OPEN},
        campaign=_campaign(state.campaign) if state.campaign else None,
    )


def _turn(state: State, turn: Turn) -> seen.Turn:
    struck = (foe_of(state, n) for n in turn.hit)
    return seen.Turn(
        seat=turn.seat,
        actions=turn.actions,
        extra=turn.extra,
        points=turn.points if turn.points >= 0 else None,
        used=turn.used,
        hit=tuple(foe_name(state, foe) for foe in struck if foe is not None),
    )


def _campaign(campaign: Campaign) -> seen.Campaign:
    return seen.Campaign(
        order=campaign.order,
        won=campaign.won,
        lost=campaign.lost,
        defeats=campaign.defeats,
        market=campaign.market,
    )

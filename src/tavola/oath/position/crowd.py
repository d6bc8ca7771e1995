"""What a position may not hold more of than a game can: each of these multiplies the answers of a decision."""

from __future__ import annotations

from collections.abc import Mapping

from ..state import State

#: What one board can hold of warbands, of favor, and of secrets.
MOST = 99
#: Cards in one hand.
MOST_CARDS = 20
#: Dice of one side of a campaign.
MOST_DICE = 60


def crowd(state: State) -> Mapping[str, tuple[int, int]]:
    players = state.players
    return {
        "players.warbands": (max(player.warbands for player in players), MOST),
        "players.favor": (max(player.favor for player in players), MOST),
        "players.secrets": (max(player.all_secrets for player in players), MOST),
        "players.hand": (max(len(player.hand) for player in players), MOST_CARDS),
        "campaigns.attack": (max((one.attack for one in state.campaigns), default=0), MOST_DICE),
        "campaigns.defense": (max((one.defense for one in state.campaigns), default=0), MOST_DICE),
    }

"""What the strong player knows of time: new ground is always a step nearer to the city, and cards are kept only to be
played."""

from __future__ import annotations

import tavola
from tavola.bots import Look, bot
from tavola.mageknight.bot.clock import playable, slack, too_soon, turns_left


def test_a_tile_revealed_leaves_more_turns_to_spare() -> None:
    """However far the next one lies behind it: else the player would rather not look."""
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=5)
    player = bot("greedy", "walks")
    revealed = 0
    while match.outcome is None and revealed < 2:
        decision, before = match.asked(), match.state
        option = player.choose(decision, Look(match.rules, before, decision.seat))
        match.step(option)
        if option.kind == "explore":
            revealed += 1
            after = match.state
            assert slack(after, after.players[0], 9.0) > slack(before, before.players[0], 9.0)
    assert revealed == 2


def test_countryside_is_never_too_soon_and_cards_are_kept_to_be_played() -> None:
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=5)
    match.play("tactic early_bird")
    me = match.state.players[0]
    assert not too_soon(match.state, me, turns_left(match.state, me))  # Countryside lies on top
    # 16 cards, 3 for each turn the Dummy's deck still measures out, and 16 in each of the three rounds to come.
    assert match.state.dummy is not None
    later = 1.0 + len(match.state.dummy.deck) / 3.6
    assert playable(match.state, me) == min(16.0, 3.0 * later) + 48.0

"""What the strong player knows of time and of ways: new ground is always a step nearer to the city, cards are kept only
to be played, no turn is given away, and enemies bar the way."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import tavola
from tavola.bots import Look, bot
from tavola.mageknight.bot.answers import sensible
from tavola.mageknight.bot.clock import flips, playable, slack, stride, too_soon, turns_left
from tavola.mageknight.bot.seeking import DRAWN, search
from tavola.mageknight.bot.turns import HURRY, Judge
from tavola.mageknight.bot.ways import CROSSING, EXPLORING, to_new_ground, to_reveal, walks
from tavola.mageknight.solver.search import asked

from ..rules.combat.test_combat import KEEP, ORC, frontier
from ..scripted import given


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
    # Sixteen cards last five turns and a third, less than the Dummy's deck allows, in each of four rounds.
    assert turns_left(match.state, me) == pytest.approx(4 * 16 / 3)
    # 16 cards, 3 for each turn the Dummy's deck still measures out, and 16 in each of the three rounds to come.
    assert match.state.dummy is not None
    later = 1.0 + len(match.state.dummy.deck) / 3.6
    assert playable(match.state, me) == min(16.0, 3.0 * later) + 48.0


def test_the_last_turn_of_the_last_round_is_one() -> None:
    table = given("""
        round = 4
        time = "night"
        turns_left = 0
    """)
    assert turns_left(table.match.state, table.match.state.players[0]) == 1.0


def test_whoever_is_too_late_looks_under_every_tile_there_is() -> None:
    """Two turns before the end of a game with nine hidden tiles a tile is worth more than the way to the next one
    costs; with all rounds to come there is no such haste."""
    early = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=5).state
    late = given("""
        round = 4
        time = "night"
        turns_left = 1
    """).match.state
    gains = []
    for root in (early, late):
        fewer = replace(root, tile_stack=root.tile_stack[1:])
        judge = Judge(0, root)
        gains.append(judge.worth(fewer) - judge.worth(root))
    assert gains[0] < HURRY <= gains[1]


def test_no_turn_is_given_away() -> None:
    """With cards in hand and none to draw, the end is not announced, and nothing is thrown away for nothing."""
    table = given("""
        round = 4
        time = "night"
        phase = "before"
        [player]
        hand = ["march", "rage"]
        deck = []
        skills = ["tovak_motivation"]
    """)
    table.play("begin turn")
    assert table.options == ["play on", "announce end"]
    assert [one.notation for one in sensible(table.match.state, asked(table.match.state))] == ["play on"]
    table.play("play on", "play march", "end turn")
    assert table.options == ["done", "discard rage"]
    assert [one.notation for one in sensible(table.match.state, asked(table.match.state))] == ["done"]


def test_enemies_bar_the_way() -> None:
    """From the forest at 1,-1 a step past the orc to 1,0 would cost 2 and as much as 4 for the fight: around by the
    portal it is 4. Into the keep it is 3 for its forest and as much as 8 for its swordsmen; so for the orc's hills."""
    far = walks(frontier("1,-1").match.state, "1,-1")
    assert (far["1,0"], far[KEEP], far[ORC]) == (4, 11, 11)


def test_the_way_to_the_next_tile_is_counted_by_the_known_map() -> None:
    """From the portal of First Reconnaissance by Day it is 6 Move points to the village at 2,-3, where one tile fits:
    2 more reveal it; a second one asks for the crossing of the first besides. Whoever stands at 4,-2 reveals one there
    and the other from 4,-3, 3 Move points away."""
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=5)
    match.play("tactic early_bird")
    state, me = match.state, match.state.players[0]
    assert (to_new_ground(state, me), to_reveal(state, me, 1)) == (6, 8.0)
    assert to_reveal(state, me, 2) == 8.0 + CROSSING["countryside"] + EXPLORING
    assert to_reveal(state, replace(me, at="4,-2"), 2) == 3 + 2 * EXPLORING


def test_the_crystals_of_the_dummy_shorten_a_round() -> None:
    """Three cards, and eight more if the last of them is green: of these four cards one is."""
    table = given("""
        scenario = "first_reconnaissance"
        [player]
        hand = ["march"]
        [dummy]
        hero = "goldyx"
        deck = ["march", "rage", "rage", "stamina"]
        crystals = { green = 8 }
    """)
    assert flips(table.match.state) == 3.0 + 8 / 4


def test_wounds_in_hand_shorten_the_stride() -> None:
    """Three Wounds in a hand of five leave less than half of it, however many cards lie in the deck."""
    table = given("""
        [player]
        hand = ["march", "rage", "wound", "wound", "wound"]
        deck = ["march", "march", "rage", "rage", "stamina", "stamina", "swiftness", "swiftness"]
    """)
    me = table.match.state.players[0]
    assert stride(me) == pytest.approx(stride(replace(me, hand=me.hand[:2])) * (1.0 - 0.8 * 3 / 5))


def test_whoever_stands_about_is_drawn_to_new_ground() -> None:
    """Long before it is high time each Move point to the next tile counts, as long as that tile cannot be the city:
    with nothing else to do a Hero once stood in one village for ten turns. A Core tile can wait."""
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=5)
    match.play("tactic early_bird")
    state, here = match.state, match.state.players[0]
    there = replace(here, at="2,-3")
    assert (to_new_ground(state, here), to_new_ground(state, there)) == (6, 0)
    core = replace(state, tile_stack=tuple(tile for tile in state.tile_stack if tile.startswith("core")))
    drawn = search(state, there, 60.0) - search(state, here, 60.0)
    assert drawn == pytest.approx(6 * DRAWN, rel=0.02)
    assert search(core, there, 60.0) == pytest.approx(search(core, here, 60.0), abs=0.02)

"""The course of a round (MK-RND-03 to 05): choosing Tactics, the order of turns, the end of a round and of the game."""

from __future__ import annotations

import pytest

from ...scripted import Table, given
from .. import trial
from ..trial import end_round, round_ending


def turns(table: Table) -> list[str]:
    """Who had a turn so far, as the log tells it."""
    who = {"mk-event-turn": "hero", "mk-event-dummy": "dummy", "mk-event-dummy-announce": "dummy"}
    return [who[key] for key in table.log if key in who]


@pytest.mark.rule("MK-RND-03a1", "MK-RND-03d")
def test_one_tactic_each_and_the_rest_are_set_aside() -> None:
    table = trial.fresh()
    assert len(table.options) == 6
    table.play("tactic early_bird")
    assert table.me["tactic"]["tactic"] == "early_bird"
    assert table.view["dummy"]["tactic"] != "early_bird"
    assert table.view["offers"]["tactics"] == []
    assert table.refused("tactic planning") == "MK-RND-03a1"


@pytest.mark.rule("MK-RND-03a2", "MK-RND-03a3", "MK-RND-03a4")
@pytest.mark.parametrize(
    ("fame", "choosing"),
    [((5, 3, 3), [2, 1, 0]), ((0, 3, 3), [0, 2, 1]), ((0, 0, 0), [2, 1, 0]), ((1, 2, 3), [0, 1, 2])],
)
def test_the_lowest_fame_chooses_first_and_ties_go_to_the_later(fame: tuple[int, ...], choosing: list[int]) -> None:
    rivals = "".join(f'[[rivals]]\nhero = "{hero}"\nfame = {n}\n' for hero, n in zip(RIVALS, fame[1:], strict=True))
    table = given(f'turns_left = 0\n[player]\nhand = ["march"]\nfame = {fame[0]}\n{rivals}')
    end_round(table)
    found = []
    for tactic in ("from_the_dusk", "long_night", "mana_search"):
        found.append(table.match.decision.seat)
        table.play(f"tactic {tactic}")
    assert found == choosing


RIVALS = ("goldyx", "norowas")


@pytest.mark.rule("MK-RND-03b")
def test_what_a_tactic_does_when_taken_happens_when_it_is_taken() -> None:
    table = trial.fresh()
    table.play("tactic great_start")
    assert len(table.me["hand"]) == 7


@pytest.mark.rule("MK-RND-03c", "MK-RND-04a", "MK-RND-T1", "MK-DUMMY-07")
@pytest.mark.parametrize(("tactic", "first"), [("early_bird", 0), ("the_right_moment", "dummy")])
def test_the_lowest_tactic_number_goes_first(tactic: str, first: object) -> None:
    table = trial.fresh().play(f"tactic {tactic}")
    order = [entry["who"] for entry in table.view["round"]["order"]]
    assert order[0] == first
    assert sorted(map(str, order)) == ["0", "dummy"]
    assert turns(table) == (["hero"] if first == 0 else ["dummy", "hero"])


@pytest.mark.rule("MK-RND-03c")
def test_tactics_five_two_and_six_give_the_order_b_a_c() -> None:
    table = trial.fresh(players=("tovak", "goldyx", "norowas"))
    for seat, answers in (
        (2, ["tactic the_right_moment"]),
        (1, ["tactic rethink", "done"]),
        (0, ["tactic great_start"]),
    ):
        assert table.match.decision.seat == seat
        table.play(*answers)
    assert [entry["who"] for entry in table.view["round"]["order"]] == [1, 0, 2]


@pytest.mark.rule("MK-RND-04a")
def test_turns_go_down_the_order_again_and_again() -> None:
    table = given('[player]\nhand = ["march", "rage"]\n[dummy]\ntactic = "the_right_moment"')
    table.play("play march", "end turn", "done", "end turn", "discard rage", "done")
    assert turns(table) == ["dummy", "hero", "dummy", "hero"]


@pytest.mark.rule("MK-RND-04b", "MK-TURN-03f", "MK-DUMMY-08b")
@pytest.mark.parametrize("dummy_first", [False, True])
def test_after_the_announcement_everybody_else_has_one_more_turn(dummy_first: bool) -> None:
    tactics = ("the_right_moment", "early_bird") if dummy_first else ("early_bird", "rethink")
    table = given(f"""
        phase = "before"
        [player]
        tactic = "{tactics[0]}"
        hand = ["march"]
        deck = []
        [dummy]
        tactic = "{tactics[1]}"
    """)
    flipped = table.view["dummy"]["discard"]
    table.play("announce end")
    assert flipped == 0
    assert turns(table) == ["hero", "dummy"]
    assert (table.view["round"]["number"], table.prompt) == (2, "mk-ask-tactic")


@pytest.mark.rule("MK-RND-04b")
def test_b_announces_then_c_and_a_play_once_more() -> None:
    table = given("""
        [player]
        hand = ["march"]
        [[rivals]]
        hero = "goldyx"
        hand = ["march"]
        deck = []
        [[rivals]]
        hero = "norowas"
        hand = ["march"]
    """)
    played = []
    for answers in (["play march", "end turn"], ["announce end"], ["play march", "end turn"]):
        played.append(table.match.decision.seat)
        table.play(*answers)
    assert (played, table.match.decision.seat) == ([0, 1, 2], 0)
    assert table.view["round"]["last_turn"]
    table.play(f"rest {table.me['hand'][0]}", "end turn", "done")
    assert (table.prompt, table.view["round"]["number"]) == ("mk-ask-tactic", 2)


@pytest.mark.rule("MK-RND-04c", "MK-RND-04d", "MK-SCN-RECON-10b")
def test_a_goal_met_in_the_last_turn_of_the_round_adds_no_turn() -> None:
    # End of the Round was announced first; in the last turn of the round the city is found: the game ends with it.
    table = given("""
        turns_left = 0
        [map]
        stack = ["core_5"]
        [player]
        at = "2,-3"
        move = 2
        hand = ["march"]
    """).play("explore 1,1", "play march", "end turn")
    assert table.match.outcome is not None


@pytest.mark.rule("MK-RND-04d", "MK-RND-04c")
def test_an_announcement_after_the_goal_adds_no_turn_either() -> None:
    # The city is found; then the Dummy, whose deck is empty, announces; the Hero has the one last turn.
    table = given("""
        [map]
        stack = ["core_5"]
        [player]
        at = "2,-3"
        move = 2
        hand = ["march", "stamina"]
        [dummy]
        deck = []
    """).play("explore 1,1", "play march", "end turn", "done")
    assert "mk-event-dummy-announce" in table.log
    assert table.view["round"]["last_turn"]
    table.play("begin turn", "play stamina", "end turn", "done")
    assert table.match.outcome is not None
    assert turns(table) == ["dummy", "hero"]


@pytest.mark.rule("MK-RND-04e", "MK-TURN-01e3")
def test_nothing_can_be_done_after_the_last_turn_of_the_round() -> None:
    # A Hero in a village could plunder before a turn, but none follows in this round.
    table = given("""
        turns_left = 0
        [player]
        at = "2,-3"
        hand = ["march"]
    """)
    end_round(table)
    assert table.prompt == "mk-ask-tactic"
    assert "plunder" not in table.options


@pytest.mark.rule("MK-RND-05a", "MK-SET-04", "MK-SET-05")
def test_the_last_round_ends_the_game() -> None:
    table = end_round(round_ending(round=4, time="night"))
    assert table.view["phase"] == "over"
    assert table.match.outcome is not None
    assert table.log[-2:] == ["mk-event-round-end", "mk-event-game-over"]


@pytest.mark.rule("MK-RND-05a", "MK-SET-04")
def test_the_goal_ends_the_game_before_the_last_round() -> None:
    table = given('final_turns = 0\n[player]\nhand = ["march"]\n').play("play march", "end turn")
    assert table.view["round"]["number"] == 1
    assert table.match.outcome is not None


@pytest.mark.rule("MK-RND-05b", "MK-RND-01")
def test_otherwise_the_next_round_begins() -> None:
    table = end_round(round_ending(round=3))
    assert (table.view["round"]["number"], table.match.outcome) == (4, None)
    table.play("tactic from_the_dusk")
    assert table.view["round"]["turn"] == 1
    assert not table.view["round"]["announced"]

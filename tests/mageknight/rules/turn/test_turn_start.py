"""Before a turn and its start (MK-TURN-01 to 05): out-of-turn options, announcing, forfeiting, the one card."""

from __future__ import annotations

import pytest

from ...scripted import Table, given
from .. import trial

VILLAGE = "2,-3"
GLADE = "1,-3"
MINE = "2,-1"


def before(player: str, top: str = "") -> Table:
    """Just before an own turn."""
    return given(f'phase = "before"\n{top}\n[player]\n{player}')


@pytest.mark.rule("MK-TURN-01a", "MK-TURN-01b", "MK-TURN-01h")
def test_a_village_may_be_plundered_before_the_first_turn_of_the_round() -> None:
    table = before(f'at = "{VILLAGE}"\nhand = ["march"]\ndeck = ["rage", "stamina", "promise"]')
    assert table.options == ["begin turn", "plunder"]
    table.play("plunder")
    assert (table.me["reputation"], table.me["hand"]) == (-1, ["march", "rage", "stamina"])
    assert table.view["phase"] == "move"  # once between two turns


@pytest.mark.rule("MK-TURN-01h")
@pytest.mark.parametrize(
    ("keys", "options"),
    [
        ('tactic = "midnight_meditation"\nhand = ["march"]', ["use midnight_meditation"]),
        ('tactic = "sparing_power"\nhand = ["march"]', ["store", "take stored"]),
    ],
)
def test_certain_tactics_work_before_a_turn(keys: str, options: list[str]) -> None:
    assert before(keys, 'time = "night"').options == ["begin turn", *options]


@pytest.mark.rule("MK-TURN-01c")
def test_between_two_consecutive_turns_the_village_may_be_plundered_again() -> None:
    table = before(f'at = "{VILLAGE}"\nhand = ["march", "rage"]\ntactic = "the_right_moment"')
    table.play("plunder", "use the_right_moment", "play march", "end turn", "done")
    assert table.options == ["begin turn", "plunder"]
    assert "mk-event-dummy" not in table.log


@pytest.mark.rule("MK-TURN-01e1", "MK-TURN-08c")
def test_nothing_can_be_played_in_the_end_of_the_turn_sequence() -> None:
    table = given(f'[player]\nat = "{VILLAGE}"\nhand = ["march", "rage"]').play("play march", "end turn")
    assert table.prompt == "mk-ask-discard"
    assert table.options == ["done", "discard rage"]
    assert table.refused("play rage") == "MK-TURN-08c"
    assert table.refused("plunder") == "MK-TURN-08c"


@pytest.mark.rule("MK-TURN-01e2")
def test_nothing_can_be_played_before_tactics_are_chosen() -> None:
    table = given(f'phase = "tactics"\n[player]\nat = "{VILLAGE}"\nhand = ["march"]')
    assert "plunder" not in table.options
    assert table.refused("plunder") == "MK-RND-03a1"
    table.play("tactic early_bird")
    assert "plunder" in table.options


@pytest.mark.rule("MK-TURN-01f")
def test_no_other_effect_works_outside_the_own_turn() -> None:
    table = before(f'at = "{VILLAGE}"\nhand = ["march"]\ncrystals = {{red = 1}}')
    assert table.refused("play march") == "MK-TURN-01a"
    assert table.refused("crystal red") == "MK-TURN-01a"


@pytest.mark.rule("MK-TURN-01g")
def test_the_deck_is_looked_at_after_the_options_before_the_turn() -> None:
    # Hand empty, two cards in the deck; plundering draws them: now the end of the Round may be announced.
    table = before(f'at = "{VILLAGE}"\nhand = []\ndeck = ["rage", "march"]').play("plunder")
    assert table.options == ["play on", "announce end"]


@pytest.mark.rule("MK-TURN-03a", "MK-TURN-03d", "MK-TURN-03f")
def test_an_empty_deck_lets_the_player_announce() -> None:
    table = before('hand = ["march"]\ndeck = []')
    assert table.options == ["play on", "announce end"]
    table.play("play on")
    assert table.view["phase"] == "move"
    assert table.refused("announce end") == "MK-TURN-06"
    other = before('hand = ["march"]\ndeck = []').play("announce end")
    assert other.view["round"]["number"] == 2
    assert other.log.count("mk-event-announce") == 1
    assert "mk-event-move" not in other.log


@pytest.mark.rule("MK-TURN-03b")
def test_a_deck_that_runs_out_during_the_turn_does_not_count_yet() -> None:
    table = before('hand = ["tranquility", "march"]\ndeck = ["rage"]').play("play tranquility", "choose draw 1")
    assert table.me["deck_count"] == 0
    assert "announce end" not in table.options
    table.play("end turn", "done")
    assert table.options == ["play on", "announce end"]


@pytest.mark.rule("MK-TURN-03b")
def test_with_cards_in_the_deck_nothing_is_announced() -> None:
    table = before('hand = ["march"]\ndeck = ["rage"]')
    assert table.view["phase"] == "move"
    assert "announce end" not in table.options


@pytest.mark.rule("MK-TURN-03c")
def test_with_neither_deck_nor_hand_the_player_must_announce() -> None:
    table = before(f'at = "{VILLAGE}"\nhand = []\ndeck = []').play("begin turn")
    assert "mk-event-announce" in table.log
    assert table.view["round"]["number"] == 2


@pytest.mark.rule("MK-TURN-03e", "MK-TURN-03f")
def test_once_announced_an_empty_handed_player_only_forfeits() -> None:
    table = before(f'at = "{VILLAGE}"\nhand = []\ndeck = []', "turns_left = 0").play("begin turn")
    assert "mk-event-forfeit" in table.log
    assert "mk-event-announce" not in table.log
    assert table.view["round"]["number"] == 2


@pytest.mark.rule("MK-TURN-03f", "MK-TURN-03d")
def test_once_announced_a_player_with_cards_plays_a_last_turn_even_a_rest() -> None:
    table = before('hand = ["march"]\ndeck = []', "turns_left = 0")
    assert table.view["phase"] == "move"
    assert "rest march" in table.options
    assert "announce end" not in table.options


@pytest.mark.rule("MK-TURN-04")
@pytest.mark.parametrize("at", [GLADE, MINE])
def test_a_forfeited_turn_gives_no_benefit_of_the_space(at: str) -> None:
    table = before(f'at = "{at}"\nhand = ["march"]\ndeck = []\ndiscard = ["wound"]').play("announce end")
    assert not {"mk-event-glade-mana", "mk-event-glade", "mk-event-crystal"} & set(table.log)
    assert (table.me["mana"], sum(table.me["crystals"].values())) == ({}, 0)
    assert len(table.me["hand"]) == 2  # the Wound is still among the Deed cards


@pytest.mark.rule("MK-TURN-05a")
def test_the_turn_is_a_regular_one_or_a_rest() -> None:
    table = given('[player]\nhand = ["march"]\nmove = 2')
    assert table.offered("move")
    assert table.offered("rest") == ["rest march"]


@pytest.mark.rule("MK-TURN-05b", "MK-TURN-09", "MK-TURN-10", "MK-TURN-06c5")
def test_without_a_card_played_one_must_be_discarded() -> None:
    hand = ["march", "rage", "stamina", "promise", "threaten"]
    table = given(f"[player]\nhand = {hand!r}").play("end turn")
    assert table.prompt == "mk-ask-must-discard"
    assert table.options == [f"discard {card}" for card in hand]
    assert table.refused("done") == "MK-TURN-08c"
    table.play("discard march")
    assert table.options[0] == "done"


@pytest.mark.rule("MK-TURN-10")
def test_one_card_played_is_all_a_turn_needs() -> None:
    table = given('[player]\nhand = ["march", "rage"]').play("play march", "end turn")
    assert "done" in table.options


@pytest.mark.rule("MK-TURN-05b")
def test_with_only_wounds_in_hand_a_regular_turn_cannot_be_taken() -> None:
    table = given('[player]\nhand = ["wound", "wound"]\nmove = 4\n')
    assert table.options == ["rest wound"]
    assert table.refused("end turn") == "MK-TURN-05b"
    assert table.refused("move 1,0") == "MK-TURN-05b"


@pytest.mark.rule("MK-TURN-05c")
def test_an_empty_hand_with_cards_in_the_deck_needs_no_card() -> None:
    table = before('hand = []\ndeck = ["rage", "march", "stamina"]')
    assert table.view["phase"] == "move"
    table.play("end turn")
    assert table.me["hand"] == ["rage", "march", "stamina"]
    assert table.me["discard"] == []


@pytest.mark.rule("MK-TURN-02a", "MK-TURN-02d")
def test_alone_no_turn_is_ever_skipped() -> None:
    # Nobody to defend against or to assault a city with: the order token is never face down.
    table = trial.fresh().play("tactic early_bird")
    for _ in range(3):
        turn = table.view["round"]["turn"]
        table.play("end turn", f"discard {table.me['hand'][0]}", "done")
        assert table.view["round"]["turn"] == turn + 1

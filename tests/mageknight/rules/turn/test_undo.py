"""Taking back (MK-UNDO): everything up to the last reveal or roll, and nothing past it."""

from __future__ import annotations

import random

import pytest

import tavola
from tavola.kernel.errors import UndoRefused

from ...scripted import Table, given

VILLAGE = "2,-3"


def undo_rule(table: Table) -> str:
    """The rule an undo is refused with; nothing changes."""
    before = table.match.state
    with pytest.raises(UndoRefused) as refused:
        table.match.undo()
    assert table.match.state == before
    return refused.value.rule


@pytest.mark.rule("MK-UNDO-01a", "MK-UNDO-01b", "MK-UNDO-02e")
def test_cards_mana_moves_and_units_come_back_exactly() -> None:
    table = given("""
        [source]
        dice = ["green", "red"]
        [player]
        hand = ["march", "stamina", "concentration"]
        crystals = {blue = 1}
        units = ["herbalists"]
    """)
    answers = ["play march strong green die", "crystal blue", "play stamina strong blue token", "move 1,0", "move 0,0"]
    answers += ["use herbalists 1 3", "play concentration", "choose mana red"]
    seen = [table.match.state]
    for answer in answers:
        table.play(answer)
        assert table.can_undo(), answer
        seen.append(table.match.state)
    for state in reversed(seen[:-1]):
        table.match.undo()
        assert table.match.state == state
    assert table.me["hand"] == ["march", "stamina", "concentration"]
    assert table.view["source"][0] == {"color": "green", "state": "free"}
    assert undo_rule(table) == "MK-UNDO-01a"  # nothing left to take back


@pytest.mark.rule("MK-UNDO-02d", "MK-UNDO-02a")
def test_a_revealed_tile_locks_all_that_came_before() -> None:
    table = given("""
        [map]
        stack = ["countryside_3"]
        [source]
        dice = ["green"]
        [player]
        at = "1,-2"
        hand = ["march", "rage"]
    """).play("play march strong green die", f"move {VILLAGE}")
    assert table.can_undo()
    table.play("explore 1,1")
    assert undo_rule(table) == "MK-UNDO-02a"
    table.play("play rage sideways move")
    table.match.undo()
    assert undo_rule(table) == "MK-UNDO-02a"
    assert (table.me["at"], table.view["source"][0]["state"]) == (VILLAGE, "taken")


KEEP = '[map.tiles]\n"1,1" = "countryside_3"\n[map.hidden]\n"5,-6" = ["guardsmen"]'
DUNGEON = '[map.tiles]\n"1,1" = "countryside_7"'
DEN = '[map.tiles]\n"1,1" = "countryside_6"'
MONASTERY = '[map.tiles]\n"1,1" = "countryside_5"'
RUINS = '[map.tiles]\n"1,1" = "countryside_8"\n[map.hidden_ruins]\n"5,-6" = "altar_blue"'


@pytest.mark.rule("MK-UNDO-02a")
@pytest.mark.parametrize(
    ("keys", "player", "answers"),
    [
        ("", 'hand = ["tranquility"]\ndeck = ["rage"]', ["play tranquility", "choose draw 1"]),
        (KEEP, 'hand = ["march"]\nmove = 4\nat = "3,-4"', ["move 4,-5"]),  # a garrison seen by Day
        ('time = "night"\n' + KEEP, 'hand = ["march"]\nmove = 4\nat = "4,-5"', ["move 5,-6"]),  # an assault at Night
        (DUNGEON, 'hand = ["march"]\nat = "4,-4"', ["enter"]),
        (DEN, 'hand = ["march"]\nat = "3,-5"', ["enter"]),
        (MONASTERY, 'hand = ["march"]\nat = "5,-6"', ["burn"]),
        ('time = "night"\n' + RUINS, 'hand = ["march"]\nmove = 9\nat = "5,-5"', ["move 5,-6"]),
        ("", 'hand = ["march"]', ["play march", "end turn"]),  # the draw, and the Dummy's cards
        ('phase = "before"', f'hand = ["march"]\nat = "{VILLAGE}"', ["plunder"]),
        ('phase = "before"', 'hand = ["march"]\ndeck = []', ["announce end"]),
        ('time = "night"\nphase = "tactics"', 'hand = ["march"]', ["tactic preparation"]),  # the deck is seen
        ('phase = "tactics"', 'hand = ["march"]', ["tactic great_start"]),
        ('phase = "tactics"', 'hand = ["march"]', ["tactic rethink", "pick march", "done"]),
        (
            'phase = "before"\ntime = "night"',
            'tactic = "sparing_power"\nstored = ["rage"]\nhand = ["march"]',
            ["take stored"],
        ),
        (
            'phase = "before"\ntime = "night"',
            'tactic = "midnight_meditation"\nhand = ["march"]',
            ["use midnight_meditation", "pick march", "done"],
        ),
        (
            'time = "night"',
            'tactic = "long_night"\nhand = ["march"]\ndeck = []\ndiscard = ["rage"]',
            ["use long_night"],
        ),
    ],
    ids=lambda value: value[-1] if isinstance(value, list) else None,
)
def test_a_reveal_locks(keys: str, player: str, answers: list[str]) -> None:
    top, _, sections = keys.partition("[")
    table = given(f"{top}\n{'[' if sections else ''}{sections}\n[player]\n{player}")
    table.play(*answers[:-1])
    assert table.can_undo() or not answers[:-1]
    assert next(option for option in table.match.decision.options if option.notation == answers[-1]).reveals
    table.play(answers[-1])
    assert undo_rule(table) == "MK-UNDO-02a"


@pytest.mark.rule("MK-UNDO-02b", "MK-UNDO-02e")
def test_a_source_die_locks_only_when_it_is_rerolled() -> None:
    table = given('rolls = ["red"]\n[source]\ndice = ["green"]\n[player]\nhand = ["march", "rage"]')
    table.play("play march strong green die")
    assert table.can_undo()
    table.play("end turn")
    assert not table.can_undo()
    assert table.prompt == "mk-ask-discard"


@pytest.mark.rule("MK-UNDO-02b")
def test_the_end_of_a_turn_without_dice_locks_at_the_draw() -> None:
    table = given('[player]\nhand = ["march", "rage"]').play("play march", "end turn", "discard rage")
    assert not table.can_undo()
    kept = given('[player]\nhand = ["march", "rage", "stamina"]').play("play march", "end turn", "discard rage")
    assert kept.can_undo()
    kept.match.undo()
    kept.match.undo()
    assert kept.view["phase"] == "move"


@pytest.mark.rule("MK-UNDO-02b")
def test_the_dummy_choosing_at_random_locks_the_choice_of_a_tactic() -> None:
    table = given('phase = "tactics"\n[source]\ndice = ["red"]\n[player]\nhand = ["march"]')
    table.play("tactic mana_steal")
    assert table.can_undo()
    table.play("keep red")
    assert not table.can_undo()


@pytest.mark.rule("MK-UNDO-02c")
def test_another_players_answer_cannot_be_taken_back() -> None:
    table = given('[player]\nhand = ["march"]\n[[rivals]]\nhero = "goldyx"\nhand = ["march", "rage"]')
    table.play("play march", "end turn", "play march")
    right = table.match.can_undo({0})
    assert (right.can, right.rule) == (False, "MK-UNDO-02c")
    assert table.match.can_undo({1}).can


@pytest.mark.rule("MK-UNDO-02a", "MK-UNDO-02b", "MK-UNDO-01b")
@pytest.mark.parametrize("seed", range(12))
def test_every_answer_that_locks_said_so_and_every_other_is_taken_back(seed: int) -> None:
    dice = random.Random(seed)
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=seed)
    while match.outcome is None:
        before, option = match.state, dice.choice(match.decision.options)
        final = option.reveals
        step = match.play(option.notation)
        assert final is step.sealed, (seed, len(match.moves), option.notation)
        if not step.sealed and dice.random() < 0.3:
            match.undo()
            assert match.state == before

"""The twelve Tactics: what each does, when, and what it does not allow (MK-RND-03, MK-END-07)."""

from __future__ import annotations

from collections import Counter

import pytest

from ...scripted import Table, given
from .. import trial

HAND = ["march", "rage", "stamina", "promise", "wound"]


def choosing(player: str = f"hand = {HAND!r}", time: str = "day", source: str = '"red", "gold", "blue"') -> Table:
    """The choice of Tactics."""
    return given(f'phase = "tactics"\ntime = "{time}"\n[source]\ndice = [{source}]\n[player]\n{player}')


def holding(tactic: str, player: str, top: str = "") -> Table:
    """An own turn with this Tactic."""
    time = "day" if tactic in ("mana_steal", "planning", "the_right_moment") else "night"
    return given(f'time = "{time}"\n{top}\n[player]\ntactic = "{tactic}"\n{player}')


def tactic_of(table: Table) -> tuple[str, bool, int]:
    tactic = table.me["tactic"]
    return tactic["tactic"], tactic["used"], tactic["stored"]


@pytest.mark.rule("MK-RND-03c")
@pytest.mark.parametrize(("name", "time"), [("early_bird", "day"), ("from_the_dusk", "night")])
def test_the_first_tactic_of_each_set_only_goes_first(name: str, time: str) -> None:
    table = choosing(time=time)
    before = table.me["hand"], table.me["deck_count"]
    table.play(f"tactic {name}")
    assert (table.me["hand"], table.me["deck_count"]) == before
    first = table.view["round"]["order"][0]
    assert (first["who"], first["tactic"]) == (0, name)
    assert not table.offered("use")


# Rethink


@pytest.mark.rule("MK-RND-03b")
def test_rethink_discards_draws_then_shuffles_the_discards_in() -> None:
    table = choosing(f'hand = {HAND!r}\ndeck = ["instinct", "threaten", "mana_draw", "swiftness"]')
    table.play("tactic rethink", "pick wound", "pick march", "pick rage")
    assert table.options == ["done"]  # three at most
    table.play("done")
    # Drawn before the discards return, so none of the three can come back at once.
    assert sorted(table.me["hand"]) == sorted(["stamina", "promise", "instinct", "threaten", "mana_draw"])
    assert (table.me["deck_count"], table.me["discard"]) == (1 + 3, [])


@pytest.mark.rule("MK-RND-03b")
def test_rethink_may_be_declined_and_names_each_card_once() -> None:
    table = choosing(f"hand = {HAND!r}").play("tactic rethink", "pick wound")
    assert "pick wound" not in table.options
    assert table.refused("pick wound") == "MK-RND-03a1"
    kept = choosing(f"hand = {HAND!r}").play("tactic rethink", "done")
    assert kept.me["hand"] == HAND


# Mana Steal


@pytest.mark.rule("MK-RND-03b")
def test_mana_steal_keeps_a_basic_die_for_one_turn_besides_the_usual_one() -> None:
    table = choosing().play("tactic mana_steal")
    assert table.options == ["keep red", "keep blue"]  # no gold die
    table.play("keep blue")
    assert table.view["source"] == [
        {"color": "red", "state": "free"},
        {"color": "gold", "state": "free"},
        {"color": "blue", "state": "kept"},
    ]
    table.play("play rage sideways move", "play stamina strong blue kept", "play march strong gold die")
    assert table.me["move"] == 1 + 4 + 4


@pytest.mark.rule("MK-MANA-03a")
def test_the_stolen_die_stays_until_used_and_then_returns_rerolled() -> None:
    table = given("""
        rolls = ["white"]
        [source]
        dice = ["red"]
        kept = ["green"]
        [player]
        tactic = "mana_steal"
        hand = ["march"]
        deck = ["march", "march", "rage", "rage", "stamina", "stamina"]
    """).play("play march", "end turn")
    assert [die["state"] for die in table.view["source"]] == ["free", "kept"]
    assert tactic_of(table) == ("mana_steal", False, 0)
    table.play("play march strong green kept")
    assert tactic_of(table) == ("mana_steal", True, 0)
    assert "play march strong green kept" not in table.options
    table.play("end turn", "done")
    assert table.view["source"][1] == {"color": "white", "state": "free"}


@pytest.mark.rule("MK-RND-02b")
def test_a_stolen_die_never_used_is_rerolled_with_the_source() -> None:
    table = given("""
        turns_left = 0
        rolls = ["red", "white"]
        [source]
        dice = ["red"]
        kept = ["green"]
        [player]
        tactic = "mana_steal"
        hand = ["march"]
    """)
    trial.end_round(table)
    assert [(die["color"], die["state"]) for die in table.view["source"]] == [("red", "free"), ("white", "free")]


# Planning


@pytest.mark.rule("MK-END-07b4")
@pytest.mark.parametrize(
    ("kept", "drawn_to"), [(["rage"], 5), (["rage", "stamina"], 6), (["wound", "wound"], 6), (["rage"] * 6, 6)]
)
def test_planning_with_two_cards_before_the_draw_raises_the_limit(kept: list[str], drawn_to: int) -> None:
    table = holding("planning", f"hand = {['march', *kept]!r}").play("play march", "end turn")
    table.play(*(["done"] if "done" in table.options else []))
    assert len(table.me["hand"]) == drawn_to


@pytest.mark.rule("MK-END-07b4")
def test_planning_counts_the_cards_left_after_discarding() -> None:
    table = holding("planning", 'hand = ["march", "rage", "stamina"]')
    table.play("play march", "end turn", "discard rage", "done")
    assert len(table.me["hand"]) == 5


# Great Start


@pytest.mark.rule("MK-RND-03b")
def test_great_start_draws_two_cards_at_once() -> None:
    table = choosing('hand = ["march"]\ndeck = ["rage", "stamina", "promise"]').play("tactic great_start")
    assert (table.me["hand"], table.me["deck_count"]) == (["march", "rage", "stamina"], 1)
    assert not table.offered("use")


# The Right Moment


def turn_number(table: Table) -> int:
    return int(table.view["round"]["turn"])


@pytest.mark.rule("MK-SKILL-T10", "MK-TURN-01c")
def test_the_right_moment_gives_one_more_turn_at_once() -> None:
    table = holding("the_right_moment", 'hand = ["march", "rage"]').play("use the_right_moment")
    assert tactic_of(table) == ("the_right_moment", True, 0)
    assert "use the_right_moment" not in table.options
    table.play("play march", "end turn", "done")
    assert (turn_number(table), "mk-event-dummy" in table.log) == (2, False)
    assert len(table.me["hand"]) == 5
    assert "use the_right_moment" not in table.options  # once this Day
    table.play("rest rage", "end turn", "done")
    assert "mk-event-dummy" in table.log


@pytest.mark.rule("MK-RND-04b")
def test_the_right_moment_doubles_the_last_turn_of_a_round_too() -> None:
    table = holding("the_right_moment", 'hand = ["march", "rage"]', "turns_left = 0")
    table.play("use the_right_moment", "play march", "end turn", "done")
    assert (turn_number(table), table.view["round"]["number"]) == (2, 1)
    table.play("rest rage", "end turn", "done")
    assert table.view["round"]["number"] == 2


@pytest.mark.rule("MK-SCN-RECON-10a")
def test_the_extra_turn_is_not_the_last_turn_after_the_city() -> None:
    table = given("""
        [map]
        stack = ["core_5"]
        [player]
        tactic = "the_right_moment"
        at = "2,-3"
        move = 2
        hand = ["march", "rage", "stamina"]
    """).play("use the_right_moment", "explore 1,1", "play march", "end turn", "done")
    assert (table.options[0], table.match.outcome) == ("begin turn", None)
    assert not table.view["round"]["last_turn"]
    table.play("begin turn", "play stamina", "end turn", "done")
    assert table.view["round"]["last_turn"]
    table.play("begin turn", "rest rage", "end turn", "done")
    assert table.match.outcome is not None


# Long Night

NINE = ["rage", "rage", "swiftness", "swiftness", "march", "stamina", "stamina", "promise", "threaten"]


@pytest.mark.rule("MK-END-07d2")
def test_long_night_returns_three_random_discards_to_an_empty_deck() -> None:
    keys = f'hand = ["march"]\ndeck = []\ndiscard = {NINE!r}'
    table = holding("long_night", keys).play("use long_night")
    assert (table.me["deck_count"], len(table.me["discard"])) == (3, 6)
    assert tactic_of(table) == ("long_night", True, 0)
    assert "use long_night" not in table.options
    left = {tuple(holding("long_night", keys, f"seed = {s}").play("use long_night").me["discard"]) for s in range(5)}
    assert len(left) > 1


@pytest.mark.rule("MK-END-07d2")
@pytest.mark.parametrize("keys", [f'deck = ["rage"]\ndiscard = {NINE!r}', "deck = []\ndiscard = []"])
def test_long_night_needs_an_empty_deck_and_discards(keys: str) -> None:
    table = holding("long_night", f'hand = ["march"]\n{keys}')
    assert "use long_night" not in table.options
    assert table.refused("use long_night") == "MK-TURN-06"


@pytest.mark.rule("MK-END-07d2", "MK-END-07d1")
def test_long_night_in_the_middle_of_the_end_draw() -> None:
    # Limit 5, hand 0, deck 1: one card comes, then three of the Long Night, and the deck is empty again.
    keys = f'hand = ["march"]\ndeck = ["instinct"]\ndiscard = {NINE!r}'
    table = holding("long_night", keys).play("play march", "end turn")
    assert table.prompt == "mk-ask-long-night"
    assert table.me["hand"] == ["instinct"]
    declined = holding("long_night", keys).play("play march", "end turn", "done")
    assert declined.me["hand"] == ["instinct"]
    table.play("use long_night")
    assert (len(table.me["hand"]), table.me["deck_count"], len(table.me["discard"])) == (4, 0, 7)


@pytest.mark.rule("MK-END-07d2")
def test_long_night_in_the_middle_of_a_card_effect() -> None:
    table = holding(
        "long_night",
        f'hand = ["tranquility"]\ndeck = ["instinct"]\ndiscard = {NINE!r}\nmana = {{green = 1}}',
    ).play("play tranquility strong green token", "choose draw 2")
    assert (table.prompt, table.me["hand"]) == ("mk-ask-long-night", ["instinct"])
    table.play("use long_night")
    assert (len(table.me["hand"]), table.me["deck_count"]) == (2, 2)


# Mana Search


@pytest.mark.rule("MK-MANA-03a", "MK-UNDO-02b")
def test_mana_search_rerolls_two_dice_the_depleted_ones_first() -> None:
    source = 'rolls = ["black", "white"]\n[source]\ndice = ["red", "gold", "blue"]'
    table = holding("mana_search", 'hand = ["march"]', source).play("use mana_search")
    assert table.options == ["done", "pick gold"]
    table.play("pick gold")
    assert table.options == ["done", "pick red", "pick blue"]
    table.play("pick blue")
    assert table.options == ["done"]
    table.play("done")
    assert [die["color"] for die in table.view["source"]] == ["red", "black", "white"]
    assert "use mana_search" not in table.options  # once a turn


@pytest.mark.rule("MK-MANA-03a")
def test_mana_search_comes_before_source_mana_and_again_each_turn() -> None:
    source = 'rolls = ["green", "white"]\n[source]\ndice = ["green", "blue"]'
    table = holding("mana_search", 'hand = ["march", "stamina"]', source)
    table.play("play march strong green die")
    assert table.refused("use mana_search") == "MK-TURN-06"
    table.play("end turn", "done")
    assert "use mana_search" in table.options
    table.play("use mana_search", "done")
    assert "use mana_search" not in table.options  # leaving all dice alone is a use too


# Midnight Meditation


@pytest.mark.rule("MK-TURN-01h")
def test_midnight_meditation_swaps_up_to_five_cards_once() -> None:
    hand = ["march", "rage", "stamina", "promise", "wound", "threaten"]
    deck = ["instinct", "mana_draw"]
    table = given(f"""
        phase = "before"
        time = "night"
        [player]
        tactic = "midnight_meditation"
        hand = {hand!r}
        deck = {deck!r}
    """).play("use midnight_meditation", *(f"pick {card}" for card in hand[:5]))
    assert table.options == ["done"]
    table.play("done")
    assert table.me["hand"][0] == "threaten"
    assert (len(table.me["hand"]), table.me["deck_count"]) == (6, 2)
    assert not Counter(table.me["hand"]) - Counter(hand + deck)
    assert tactic_of(table) == ("midnight_meditation", True, 0)
    table.play("rest threaten", *(["wounds 0"] if "wound" in table.me["hand"] else []), "end turn", "done")
    assert table.view["phase"] == "move"  # nothing to ask before the next turn


@pytest.mark.rule("MK-TURN-01h", "MK-TURN-01f")
def test_midnight_meditation_is_not_for_the_turn_itself() -> None:
    table = holding("midnight_meditation", 'hand = ["march"]')
    assert not table.offered("use")


# Preparation


@pytest.mark.rule("MK-RND-03b")
def test_preparation_takes_any_one_card_of_the_deck() -> None:
    table = choosing('hand = ["march"]\ndeck = ["rage", "instinct", "rage"]', "night").play("tactic preparation")
    assert table.options == ["take instinct", "take rage"]  # in no order that tells about the deck
    table.play("take instinct")
    assert (table.me["hand"], table.me["deck_count"]) == (["march", "instinct"], 2)
    assert not table.offered("use")


# Sparing Power


@pytest.mark.rule("MK-TURN-01h")
def test_sparing_power_stores_one_card_before_each_turn_and_gives_them_all() -> None:
    table = given("""
        phase = "before"
        time = "night"
        [player]
        tactic = "sparing_power"
        hand = ["march", "stamina"]
        deck = ["rage", "promise", "threaten", "instinct", "swiftness", "mana_draw"]
    """).play("store")
    assert tactic_of(table) == ("sparing_power", False, 1)
    assert table.me["hand"] == ["march", "stamina"]  # face down, not seen
    assert table.view["phase"] == "move"  # one of the two, once before each turn
    table.play("play march", "end turn", "done", "take stored")
    assert tactic_of(table) == ("sparing_power", True, 0)
    assert table.me["hand"] == ["stamina", "promise", "threaten", "instinct", "swiftness", "rage"]
    table.play("play stamina", "end turn", "done")
    assert table.view["phase"] == "move"  # flipped: no more of it


@pytest.mark.rule("MK-RND-02g5", "MK-SCORE-07")
def test_stored_cards_return_to_the_deck_at_the_end_of_the_round() -> None:
    table = given("""
        time = "night"
        turns_left = 0
        [player]
        tactic = "sparing_power"
        stored = ["rage", "wound"]
        hand = ["march"]
        deck = ["stamina", "promise", "threaten", "instinct"]
    """)
    trial.end_round(table)
    assert (len(table.me["hand"]) + table.me["deck_count"], tactic_of(table)) == (7, ("", False, 0))


@pytest.mark.rule("MK-TURN-01h")
def test_sparing_power_cannot_store_from_an_empty_deck() -> None:
    table = given("""
        phase = "before"
        time = "night"
        [player]
        tactic = "sparing_power"
        hand = ["march"]
        stored = ["rage"]
        deck = []
    """)
    assert table.options == ["begin turn", "take stored"]
    table.play("take stored")
    assert table.options == ["play on", "announce end"]

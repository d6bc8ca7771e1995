"""The end of rounds and of games (MD-END), decks that run out (MD-SET-23 to 26)."""

from __future__ import annotations

import pytest

from ...scripted import Table, given

PARTY = "".join(f'[[heroes]]\nhero = "{hero}"\n' for hero in ("owen", "elias", "sibyl"))


def round_on(table: Table) -> Table:
    """Everybody ends the activation at once, until the next round begins."""
    now = table.view["round"]
    while table.view["round"] == now:
        table.play("end" if "end" in table.options else table.options[-1])
    return table


@pytest.mark.rule("MD-END-02", "MD-END-07")
def test_the_first_player_token_passes_to_the_left() -> None:
    table = given('[decks]\nevent = ["e9", "e20", "e7"]\n' + PARTY)
    firsts = [table.view["first"]]
    for _ in range(3):
        firsts.append(round_on(table).view["first"])
    assert firsts == [0, 1, 2, 0]


@pytest.mark.rule("MD-END-01")
def test_what_lasts_until_the_end_phase_expires_there() -> None:
    """Darkness falls in the event phase and is lifted in the end phase of the following round."""
    table = given('[decks]\nevent = ["e17", "e9"]\n[[heroes]]\nhero = "owen"\nat = "6v.b2"\n')
    assert not table.me["shadow"]
    assert round_on(table).me["shadow"]
    assert not round_on(table).me["shadow"]


WON = """
tokens = []
[[heroes]]
hero = "owen"
at = "8r.b3"
[[heroes]]
hero = "elias"
at = "8r.b3"
"""


@pytest.mark.rule("MD-END-03", "MD-END-04", "MD-END-08")
def test_the_heroes_win_together_when_all_objectives_are_met() -> None:
    table = given(WON).play("leave")
    assert not table.match.is_over, "Elias is still inside"
    table.play("leave")
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.won
    assert outcome.winners == (0, 1)


@pytest.mark.rule("MD-END-08", "MD-MIS-00-04")
def test_objectives_are_met_in_their_order() -> None:
    table = given(WON.replace("tokens = []\n", ""))
    assert table.refused("leave") == "MD-END-08"


@pytest.mark.rule("MD-END-05", "MD-END-06", "MD-END-03")
def test_the_heroes_lose_together() -> None:
    table = given(
        'phase = "round"\nlifebringer = 0\n[[heroes]]\nhero = "owen"\n[[heroes]]\nhero = "elias"\ndead = true\n'
    )
    outcome = table.match.outcome
    assert outcome is not None
    assert not outcome.won
    assert outcome.winners == ()


@pytest.mark.rule("MD-SET-23", "MD-SET-24", "MD-SET-47")
def test_an_empty_event_deck_is_made_anew_from_its_discards() -> None:
    table = given('[decks]\nevent = ["e9"]\nonly = ["event"]\n[discards]\nevent = []\n[[heroes]]\nhero = "owen"\n')
    assert table.view["decks"]["event"] == 1
    assert table.view["discards"]["event"]
    round_on(table)
    assert table.view["decks"]["event"] == 0
    round_on(table)
    assert table.view["decks"]["event"] == 19, "twenty cards less the one drawn"


CHEST = """
treasure = {{"6v.b3" = [1, 0]}}
[decks]
treasure_1 = []
treasure_2 = {two}
treasure_3 = ["t3_elven_cloak"]
only = ["treasure_1", "treasure_2"]
[[heroes]]
hero = "owen"
at = "6v.b3"
"""


@pytest.mark.rule("MD-SET-25")
@pytest.mark.parametrize(("two", "drawn"), [('["t2_elven_boots"]', "t2_elven_boots"), ("[]", "t3_elven_cloak")])
def test_an_empty_treasure_deck_gives_cards_of_the_next_level(two: str, drawn: str) -> None:
    table = given(CHEST.format(two=two)).play("pick_up")
    assert table.me["bag"] == [drawn]


@pytest.mark.rule("MD-SET-26")
def test_the_level_five_deck_is_reshuffled() -> None:
    table = given("""
        scenario = "mission_8"
        treasure = {"9r.a1" = [1, 0]}
        [decks]
        treasure_5 = []
        only = ["treasure_5"]
        [[heroes]]
        hero = "owen"
        at = "9r.a1"
    """)
    assert table.view["decks"]["treasure_5"] == 0
    table.play("pick_up")
    assert table.view["decks"]["treasure_5"] > 20

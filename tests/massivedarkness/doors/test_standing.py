"""Where a kept game stands, in the words of a list."""

from __future__ import annotations

from tavola.text import say

from ..scripted import Table, given

LEAVING = """
story = true
scenario = "tutorial"
tokens = []
[campaign]
order = ["tutorial", "mission_2", "mission_1"]
won = ["mission_3"]
defeats = 1
[[heroes]]
hero = "whisper"
at = "8r.b3"
"""

DEFEAT = """
story = true
phase = "round"
round = 4
lifebringer = 0
[campaign]
order = ["tutorial", "mission_1"]
[[heroes]]
hero = "owen"
dead = true
hands = []
body = ""
bag = ["t1_broadsword"]
"""


def stands(table: Table, lang: str = "en") -> str:
    text = table.match.rules.standing(table.match.state)
    assert text is not None
    return say(text, lang)


def test_a_mission_of_a_story() -> None:
    table = given(LEAVING)
    assert stands(table) == "Mission 2 of 4: Walking in the Dark, round 1; 1 won, 1 defeat"
    assert stands(table, "pt-BR") == "Missão 2 de 4: Vagando pela Escuridão, rodada 1; 1 vencida, 1 derrota"


def test_the_market_stands_before_the_next_mission() -> None:
    table = given(LEAVING).play("leave")
    assert table.view["phase"] == "market"
    assert stands(table) == "Market before mission 3 of 4, Black Widow; 2 won, 1 defeat"
    assert stands(table, "pt-BR") == "Mercado antes da missão 3 de 4, Viúva-Negra; 2 vencidas, 1 derrota"


def test_a_lost_mission_waits_to_be_tried_again_or_left() -> None:
    table = given(DEFEAT)
    assert table.prompt == "md-ask-retry"
    assert stands(table) == "After a defeat in mission 1 of 2, Walking in the Dark; 0 won, 1 defeat"
    table.play("go_on")
    assert stands(table) == "Market before mission 2 of 2, Scorched Earth; 0 won, 1 defeat"


def test_a_story_told_to_its_end() -> None:
    table = given(DEFEAT.replace(', "mission_1"', "")).play("go_on")
    assert stands(table) == "The story is told: 0 of 1 missions won, 1 defeat"
    assert stands(table, "pt-BR") == "A história foi contada: 0 de 1 missões vencidas, 1 derrota"


def test_a_single_mission_tells_its_round_level_and_objectives() -> None:
    table = given('round = 3\n[[heroes]]\nhero = "owen"\n')
    assert stands(table) == "Round 3, level 1, objectives met: 0 of 2"
    assert stands(table, "pt-BR") == "Rodada 3, nível 1, objetivos cumpridos: 0 de 2"


def test_a_mission_that_is_over_tells_its_end() -> None:
    won = given('tokens = []\n[[heroes]]\nhero = "whisper"\nat = "8r.b3"\n').play("leave")
    assert stands(won) == "Won in round 1"
    lost = given(
        DEFEAT.partition("[campaign]")[0].replace("story = true", "") + '[[heroes]]\nhero = "owen"\ndead = true\n'
    )
    assert stands(lost).startswith("Lost in round 4, objectives met: ")
    assert stands(lost, "pt-BR").startswith("Perdida na rodada 4, objetivos cumpridos: ")

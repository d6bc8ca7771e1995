"""What everybody at the table can see: the level and leader of a city, Skills in the middle, cards set aside, and who
is knocked out."""

from __future__ import annotations

import pytest

from ..duels import ME, RIVAL, hit
from ..duels import arsenal as arsenal
from ..fights import fight, setting
from ..quests import at_table

pytestmark = pytest.mark.usefixtures("arsenal")
CITY, SECOND = "4,-5", "7,-7"


@pytest.mark.rule("MK-EXP-05g2", "MK-CITY-04")
def test_a_city_shows_its_level_and_since_it_fell_its_leader() -> None:
    tiles = '[map.tiles]\n"1,1" = "core_7"\n"2,1" = "core_8"\n'
    table = at_table("full_conquest", more=f'{tiles}[map]\nshields = ["{CITY}"]')
    assert table.space(CITY)["city"] == {"level": 4, "leader": 0}
    assert (table.space(SECOND)["city"]["leader"], table.space("0,0")["city"]) == (None, None)
    closed = at_table("first_reconnaissance", more=tiles)
    assert closed.space(CITY)["city"] == {"level": None, "leader": None}


@pytest.mark.rule("MK-SKILL-04b2")
def test_a_skill_in_the_middle_of_the_table_is_seen_there() -> None:
    table = at_table("full_conquest", player='hand = ["march"]\nskills = ["norowas_prayer_of_weather"]')
    assert "centre" not in table.me["skills"][0]
    assert table.play("skill norowas_prayer_of_weather").me["skills"][0]["centre"]


@pytest.mark.rule("MK-EFF-C5")
def test_cards_set_aside_are_seen() -> None:
    player = {"hand": ["space_bending", "march"], "mana": {"blue": 1, "black": 1}, "deck": ["rage"] * 6}
    table = setting(time="night", player=player)
    table.play("play space_bending strong", "end turn")
    assert table.me["aside"] == ["space_bending"]


@pytest.mark.rule("MK-DMG-05c1", "MK-PVP-R5b2")
def test_who_is_knocked_out_is_seen() -> None:
    table = fight("prowlers", phase="block", wounds=4)
    assert not table.me["knocked_out"]
    assert table.play("next").me["knocked_out"]
    duel = hit({}, {"hand": ["march"]}, 12)
    for _ in range(5):
        duel.play("wound hero")
    assert (duel.player(RIVAL)["knocked_out"], duel.player(ME)["knocked_out"]) == (True, False)
    assert duel.player(RIVAL)["wounds_this_combat"] == 5


@pytest.mark.rule("MK-END-07b1")
def test_the_hand_bonus_of_others_is_seen() -> None:
    rival = {"hero": "goldyx", "hand": ["march"], "at": "4,-2"}
    place = {"tiles": {"0,1": "countryside_1", "1,0": "countryside_3"}, "owners": {"4,-3": 1}}
    table = setting(scenario="full_conquest", rivals=[rival], player={"hand": ["march"], "at": "0,0"}, map=place)
    assert [player["hand_bonus"] for player in table.view["players"]] == [0, 1]

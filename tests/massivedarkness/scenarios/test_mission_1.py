"""Mission 1, Scorched Earth (MD-MIS-01). The library is the last room of the chamber behind door7."""

from __future__ import annotations

from typing import Any

import pytest

from ..rules.dungeon import Piece, enemy, hero, scene
from ..scripted import Table
from .quest import found, outcome

LIBRARY = "2r.c2"
ALL_OPEN = ["door1", "door2", "door3", "door4", "door5", "door6", "door7"]


def quest(*pieces: Piece, **keys: Any) -> Table:
    return scene(*pieces, scenario="mission_1", **{"open": ALL_OPEN, **keys})


def hidden(kind: str) -> list[Piece]:
    return [{"token": "hidden3", "type": kind}]


@pytest.mark.rule("MD-MIS-01-01")
def test_the_map() -> None:
    view = quest(hero("bjorn", "9v.b3"), open=[]).view
    assert {tile["tile"] for tile in view["map"]["tiles"]} == {"2r", "4r", "8r", "9v"}
    assert [token["level"] for token in view["board"]["levels"]] == [1, 2, 3, 4]
    assert set(view["board"]["doors"].values()) == {"closed"}
    assert (view["map"]["start"], view["map"]["exit"]) == ("9v.b3", "2r.c3")


@pytest.mark.rule("MD-MIS-01-02", "MD-END-08")
def test_the_objectives_in_their_order() -> None:
    table = quest(hero("bjorn", "9v.b3"))
    assert [(goal["goal"], goal["have"], goal["need"]) for goal in table.view["goals"]] == [
        ("artifacts", 0, 2),
        ("library", 0, 1),
    ]


@pytest.mark.rule("MD-MIS-01-03")
def test_three_tokens_lie_face_down_until_picked_up() -> None:
    taken = set()
    for seed in range(12):
        table = quest(hero("bjorn", "9v.c2"), seed=seed)
        for zone in ("8r.b1", "4r.c1", "9v.c2"):
            assert [token["type"] for token in table.zone(zone)["tokens"]] == [None]
        table.play("pick_up")
        taken.add(table.told("md-event-token")[0]["token"])
        assert not table.can_undo()  # the token has been turned over
    assert taken == {"artifact", "lair"}


@pytest.mark.rule("MD-MIS-01-04")
def test_a_false_lead_gives_five_experience_to_its_finder_only() -> None:
    table = quest(hero("elias", "9v.c2"), hero("bjorn", "9v.c2"), tokens=hidden("lair"))
    table.play("pick_up")
    assert (table.hero("bjorn")["xp"], table.hero("elias")["xp"]) == (5, 0)
    assert table.hero("bjorn")["carried"] == []
    assert table.zone("9v.c2")["tokens"] == []
    assert table.goal("artifacts")["have"] == 0


@pytest.mark.rule("MD-MIS-01-05")
def test_an_artifact_is_kept_and_traded_like_an_item() -> None:
    table = quest(hero("elias", "9v.c2"), hero("bjorn", "9v.c2"), tokens=hidden("artifact"))
    table.play("pick_up")
    assert table.hero("bjorn")["carried"] == ["artifact"]
    assert table.hero("bjorn")["xp"] == 0
    assert table.goal("artifacts")["have"] == 1
    table.play("stop", "trade", "give artifact bjorn elias", "done")
    assert table.hero("bjorn")["carried"] == []
    assert table.hero("elias")["carried"] == ["artifact"]


@pytest.mark.rule("MD-MIS-01-05", "MD-ACT-50")
def test_the_artifact_of_a_dead_hero_stays_there_and_can_be_taken_over() -> None:
    table = quest(hero("elias", "9v.c2", dead=True, carried=["artifact"]), hero("bjorn", "9v.c2"))
    assert table.goal("artifacts")["have"] == 1
    table.play("trade", "give artifact elias bjorn", "done")
    assert table.hero("bjorn")["carried"] == ["artifact"]


@pytest.mark.rule("MD-MIS-01-05")
def test_an_artifact_token_is_no_card_to_transmute() -> None:
    table = quest(hero("bjorn", "9v.c2", hands=["se_mace"], carried=["artifact"]))
    assert table.offered("transmute") == []  # mace and leather armour are two cards


@pytest.mark.rule("MD-MIS-01-06", "MD-MIS-01-08")
def test_the_library_has_a_guard_besides_the_door_card() -> None:
    table = quest(
        hero("bjorn", "2r.b2"),
        level=4,
        open=ALL_OPEN[:6],
        decks={"door": ["d1"], "guard_4": ["goblin_archers_l4", "dwarf_defenders_l4"]},
    )
    table.play("open door7")
    assert found(table) == ["2r.a1 goblin_archers", f"{LIBRARY} dwarf_defenders"]  # d1 has its guard in the second room
    assert table.zone("2r.a2")["treasure"] == [2, 0]
    assert table.zone(LIBRARY)["treasure"] == [0, 0]


@pytest.mark.rule("MD-MIS-01-06")
def test_other_chambers_have_no_guard_of_their_own() -> None:
    table = quest(hero("bjorn", "9v.b2"), open=[], decks={"door": ["d1"]})
    table.play("open door2")
    assert found(table) == []  # one room only: the first block, two treasures


@pytest.mark.rule("MD-MIS-01-02")
def test_the_library_token_marks_a_place_and_stays() -> None:
    table = quest(hero("bjorn", LIBRARY))
    assert table.offered("pick_up") == []


@pytest.mark.rule("MD-MIS-01-07", "MD-MIS-01-02")
def test_both_artifacts_on_one_hero_win_when_the_round_ends() -> None:
    table = quest(hero("elias", "9v.b3"), hero("bjorn", LIBRARY, carried=["artifact", "artifact"]), tokens=[])
    assert outcome(table) == "open"  # being there is not enough before the round ends
    assert outcome(table.play("end")) == "won"


@pytest.mark.rule("MD-MIS-01-07")
def test_split_over_two_heroes_both_must_be_there() -> None:
    both = quest(hero("elias", LIBRARY, carried=["artifact"]), hero("bjorn", LIBRARY, carried=["artifact"]), tokens=[])
    assert outcome(both.play("end")) == "won"
    apart = quest(hero("elias", "2r.c1", carried=["artifact"]), hero("bjorn", LIBRARY, carried=["artifact"]), tokens=[])
    assert outcome(apart.play("end")) == "open"


@pytest.mark.rule("MD-MIS-01-07")
def test_an_enemy_in_the_room_prevents_it_even_a_stunned_one() -> None:
    foe = enemy("orc_flayers_l1", LIBRARY, minions=0, life=1, stunned=True)
    table = quest(foe, hero("bjorn", LIBRARY, carried=["artifact", "artifact"]), tokens=[])
    assert outcome(table.play("end")) == "open"


@pytest.mark.rule("MD-MIS-01-07")
def test_an_enemy_next_door_does_not() -> None:
    foe = enemy("orc_flayers_l1", "2r.c1", minions=0, life=1, stunned=True)
    table = quest(foe, hero("bjorn", LIBRARY, carried=["artifact", "artifact"]), tokens=[])
    assert outcome(table.play("end")) == "won"


@pytest.mark.rule("MD-MIS-01-07", "MD-HERO-14")
def test_a_dead_holder_does_not_count() -> None:
    table = quest(hero("elias", LIBRARY, dead=True, carried=["artifact"]), hero("bjorn", LIBRARY, carried=["artifact"]))
    assert outcome(table.play("end")) == "open"


@pytest.mark.rule("MD-MIS-01-07")
def test_one_artifact_is_not_enough() -> None:
    table = quest(hero("bjorn", LIBRARY, carried=["artifact"]))
    assert outcome(table.play("end")) == "open"


@pytest.mark.rule("MD-MIS-01-02")
def test_the_exit_is_for_patrols_only() -> None:
    table = quest(hero("bjorn", "2r.c3", carried=["artifact", "artifact"]))
    assert table.offered("leave") == []


@pytest.mark.rule("MD-END-06")
def test_a_death_too_many_loses() -> None:
    table = quest(hero("elias", "9v.b1", dead=True), hero("bjorn", "9v.b3"), lifebringer=0)
    assert outcome(table.play("end")) == "lost: lifebringer"


@pytest.mark.rule("MD-MIS-01-07", "MD-END-06")
def test_the_end_of_the_round_wins_before_the_next_one_could_lose() -> None:
    table = quest(
        hero("elias", "9v.b1", dead=True), hero("bjorn", LIBRARY, carried=["artifact"] * 2), lifebringer=0, tokens=[]
    )
    assert outcome(table.play("end")) == "won"

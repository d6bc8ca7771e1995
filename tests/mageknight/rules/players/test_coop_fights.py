"""Joint city assaults (MK-COOP-06 to 09): everybody's own fight, the fall of the city, and the end of all turns."""

from __future__ import annotations

import pytest

from ...scripted import Table
from ..allies import (
    CITY,
    DRACONUM,
    GLADE,
    GOLDYX,
    NOROWAS,
    ORC,
    SWAMP,
    TOVAK,
    agreed,
    downs,
    finish,
    pass_fight,
)
from ..duels import arsenal

__all__ = ["arsenal"]

pytestmark = pytest.mark.usefixtures("arsenal")

ENTER = f"move {CITY}"
#: A hand that pays for the step and brings a defender of Armor 4 down over the walls.
ABLE = {"hand": ["march", "ram_4"], "move": 2, "fame": 9}
STEP = ("play march", ENTER)
KILL = ("play ram_4", "attack 1")


def both_win(*extra: dict[str, object], **how: object) -> Table:
    """Two crossbowmen, one for each, and both fall."""
    table = agreed("goldyx 1", ABLE, {**ABLE, "at": GLADE}, *extra, enemies=("crossbowmen",) * 2, **how)
    return table.play(ENTER, *KILL, *STEP, *KILL)


@pytest.mark.rule("MK-COOP-06", "MK-COOP-06a")
def test_one_after_another_in_round_order_from_the_initiator() -> None:
    table = agreed("goldyx 1 norowas 1", ABLE, ABLE, ABLE)
    seats = []
    for _ in range(3):
        seats.append(table.seat)
        while "begin turn" in table.options:
            table.play("begin turn")
        table.play(*(STEP if table.seat else (ENTER,)))
        fighting = table.seat
        for phase in ("ranged", "block"):
            assert (table.seat, table.combat["phase"]) == (fighting, phase)
            table.play("next")
        pass_fight(table)
    assert seats == [TOVAK, GOLDYX, NOROWAS]


@pytest.mark.rule("MK-COOP-06b", "MK-MANA-03b")
def test_one_die_for_each_and_none_comes_back_before_the_end() -> None:
    able = {"hand": ["march", "march", "rage"], "move": 0}
    dice = {"dice": ["green"] * 5}
    table = agreed("goldyx 1", able, {**able, "at": GLADE}, source=dice, rolls=["blue", "white"])
    table.play("play march strong green die")
    assert not table.offered("play march strong")  # one die each
    table.play(ENTER)
    pass_fight(table)
    assert [die["state"] for die in table.view["source"]].count("free") == 4
    table.play("play march strong green die", ENTER)
    pass_fight(table)
    assert [die["state"] for die in table.view["source"]].count("free") == 3
    finish(table)  # the assault is over: both dice are rolled and go back
    assert sorted(die["color"] for die in table.view["source"]) == ["blue", "green", "green", "green", "white"]


@pytest.mark.rule("MK-COOP-06b", "MK-TURN-01h")
def test_a_guest_may_plunder_the_village_before_the_fight() -> None:
    table = agreed("goldyx 1", ABLE, ABLE).play(ENTER)
    pass_fight(table)
    assert table.seat == GOLDYX
    assert table.options == ["begin turn", "plunder"]
    table.play("plunder")
    assert table.player(GOLDYX)["hand_count"] == 4
    assert "hold back" in table.options


@pytest.mark.rule("MK-COOP-06b")
def test_a_guest_has_the_mana_of_the_glade() -> None:
    table = agreed("norowas 1", ABLE, None, ABLE).play(ENTER)
    pass_fight(table)
    assert table.seat == NOROWAS
    assert table.player(NOROWAS)["mana"] == {"gold": 1}


@pytest.mark.rule("MK-COOP-06b", "MK-SKILL-T11")
def test_skills_of_a_turn_are_ready_for_a_guest() -> None:
    guest = {**ABLE, "at": GLADE, "skills": ["goldyx_freezing_power"]}
    table = agreed("goldyx 1", ABLE, guest).play(ENTER)
    pass_fight(table).play(*STEP)
    assert "skill goldyx_freezing_power" in table.options


@pytest.mark.rule("MK-COOP-06c2", "MK-MOV-04c")
def test_the_step_provokes_as_any_other() -> None:
    # Both rampagers are next to the swamp and the city; only the draconum is next to the village and the city.
    wild = {DRACONUM: ["fire_dragon"], ORC: ["prowlers"]}
    table = agreed("goldyx 1", ABLE, ABLE, rampaging=wild).play(ENTER)
    assert [foe["enemy"] for foe in table.combat["enemies"] if foe["rampaging"]] == ["fire_dragon", "prowlers"]
    pass_fight(table)
    table.play("begin turn", *STEP)
    assert table.options[0] == "done"  # the other one may be challenged
    table.play("done")
    assert [foe["enemy"] for foe in table.combat["enemies"] if foe["rampaging"]] == ["fire_dragon"]


@pytest.mark.rule("MK-COOP-06c3")
def test_rampagers_next_to_the_city_may_be_challenged() -> None:
    table = agreed("goldyx 1", {**ABLE, "at": GLADE}, ABLE, rampaging={ORC: ["prowlers"]}).play(ENTER)
    assert table.options == ["done", f"invite {ORC}"]
    table.play(f"invite {ORC}")
    assert [foe["enemy"] for foe in table.combat["enemies"]] == ["crossbowmen", "crossbowmen", "prowlers"]


@pytest.mark.rule("MK-COOP-06d1")
def test_each_of_three_loses_reputation_and_places_shields() -> None:
    table = agreed("goldyx 1 norowas 1", ABLE, {**ABLE, "at": "3,-5"}, ABLE)
    table.play(ENTER, *KILL, *STEP, *KILL, *STEP, *KILL)
    assert [player["reputation"] for player in table.view["players"]] == [-1, -1, -1]
    assert table.space(CITY)["shields"] == [TOVAK, GOLDYX, NOROWAS]  # in the order of defeat


@pytest.mark.rule("MK-COOP-06d2")
def test_each_faces_only_the_own_share() -> None:
    table = agreed("goldyx 2", ABLE, {"hand": ["march", "tremor"], "at": GLADE}).play(ENTER)
    assert [foe["n"] for foe in table.combat["enemies"]] == [1]
    pass_fight(table).play(*STEP)
    assert [foe["n"] for foe in table.combat["enemies"]] == [1, 2]


@pytest.mark.rule("MK-COOP-07", "MK-CITY-02a1")
def test_the_city_falls_whatever_the_rampagers_do() -> None:
    able = {**ABLE, "hand": ["march", "ram_4"]}
    table = agreed("goldyx 1", able, {**able, "at": GLADE}, enemies=("crossbowmen",) * 2, rampaging={ORC: ["prowlers"]})
    table.play(ENTER, *KILL)  # the orc was provoked and still stands
    pass_fight(table)
    table.play("play march", ENTER, "done", *KILL)
    assert (table.seat, table.view["phase"]) == (TOVAK, "after")
    assert (table.space(CITY)["tokens"], table.space(CITY)["shields"]) == ([], [TOVAK, GOLDYX])
    assert [player["at"] for player in table.view["players"]] == [CITY, CITY]
    assert table.space(ORC)["tokens"]


@pytest.mark.rule("MK-COOP-07a", "MK-CITY-03")
def test_one_defender_left_and_all_withdraw() -> None:
    table = agreed("goldyx 1", ABLE, {**ABLE, "at": GLADE}, enemies=("crossbowmen",) * 2).play(ENTER, *KILL, *STEP)
    pass_fight(table)
    assert [player["at"] for player in table.view["players"]] == [SWAMP, GLADE]
    assert len(table.space(CITY)["tokens"]) == 1  # what fell stays fallen
    assert table.space(CITY)["shields"] == [TOVAK]
    finish(table)
    assert table.view["players"][TOVAK]["at"] == SWAMP
    assert "mk-event-forced-withdrawal" not in table.log


@pytest.mark.rule("MK-COOP-06c1", "MK-COOP-07a")
def test_whoever_cannot_reach_the_city_holds_back() -> None:
    table = agreed("goldyx 1", ABLE, {"hand": ["rage", "ram_4"], "at": GLADE}, enemies=("crossbowmen",) * 2)
    table.play(ENTER, *KILL, "hold back")
    assert [player["reputation"] for player in table.view["players"]] == [-1, 0]
    assert [player["at"] for player in table.view["players"]] == [SWAMP, GLADE]


@pytest.mark.rule("MK-COOP-08", "MK-COOP-08a")
def test_everybody_may_still_heal_and_ends_the_turn_in_round_order() -> None:
    guest = {"hand": ["march", "ram_4", "tranquility", "wound"], "at": GLADE, "fame": 9}
    table = agreed("goldyx 1", ABLE, guest, enemies=("crossbowmen",) * 2).play(ENTER, *KILL, *STEP, *KILL)
    assert table.seat == TOVAK
    finish(table)
    assert (table.seat, table.view["phase"]) == (GOLDYX, "after")
    assert not table.offered("move")
    table.play("play tranquility", "choose heal 1", "heal hand")
    assert "wound" not in table.player(GOLDYX)["hand"]
    finish(table)
    assert table.player(GOLDYX)["hand_count"] == 5 + 1  # one card more: a Shield in the city, which Tovak leads
    assert table.view["joint"] is None


@pytest.mark.rule("MK-COOP-09", "MK-TURN-02a", "MK-TURN-02b")
def test_the_guests_next_turn_is_skipped_without_an_announcement() -> None:
    table = both_win(scenario="full_conquest")
    finish(finish(table))
    # Goldyx's place comes up and is passed over; Tovak plays again.
    assert (table.seat, downs(table)) == (TOVAK, [])
    assert table.log.count("mk-event-turn-skipped") == 1
    assert not table.view["round"]["announced"]

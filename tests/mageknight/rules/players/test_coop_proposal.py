"""Joint city assaults (MK-COOP-01 to 05, 10): who may propose one to whom, consent, and the deal of the defenders."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..allies import CITY, GLADE, GOLDYX, NOROWAS, SWAMP, TOVAK, VILLAGE, agreed, camp, downs
from ..duels import arsenal

__all__ = ["arsenal"]

PROPOSE = f"propose {CITY}"
#: A city on open ground, which can be reached from below.
BLUE = {"0,1": "countryside_1", "1,0": "countryside_3", "1,1": "core_6"}


@pytest.mark.rule("MK-COOP-01", "MK-TEAM-05a")
@pytest.mark.parametrize("scenario", ["full_cooperation", "full_conquest"])
def test_allies_and_rivals_alike_may_assault_together(scenario: str) -> None:
    assert PROPOSE in camp(scenario=scenario).options


@pytest.mark.rule("MK-COOP-02a")
@pytest.mark.parametrize("clock", [{"turns_left": 2}, {"final_turns": 2}])
def test_not_in_the_last_turns(clock: dict[str, Any]) -> None:
    assert camp(**clock).refused(PROPOSE) == "MK-COOP-02a"


@pytest.mark.rule("MK-COOP-02b")
def test_not_after_another_action() -> None:
    assert camp(phase="after").refused(PROPOSE) == "MK-COOP-02b"


@pytest.mark.rule("MK-COOP-02c1")
def test_the_initiator_stands_next_to_the_city() -> None:
    assert camp({"at": "3,-3"}).refused(PROPOSE) == "MK-COOP-02c1"


@pytest.mark.rule("MK-COOP-02c1")
def test_no_other_hero_on_the_initiators_space() -> None:
    assert camp({"at": VILLAGE}, None, {}).refused(PROPOSE) == "MK-COOP-02c1"


@pytest.mark.rule("MK-COOP-02c2")
def test_a_tunnel_under_the_walls_is_as_good_as_standing_there() -> None:
    digger = {"at": "3,-3", "hand": ["underground_travel"], "mana": {"green": 1, "black": 1}}
    far = camp(digger, map={"tiles": BLUE}, time="night")
    assert PROPOSE in far.options
    assert camp({**digger, "mana": {}}, map={"tiles": BLUE}, time="night").refused(PROPOSE) == "MK-COOP-02c1"
    far.play(PROPOSE, "split goldyx 1", "agree")
    assert not far.offered("move")
    far.play(far.offered("play underground_travel strong")[0], f"fly {CITY}", "done")  # no rampager is invited
    assert len(far.combat["enemies"]) == 2


@pytest.mark.rule("MK-COOP-02d1")
def test_the_others_stand_next_to_the_city_too() -> None:
    assert camp(None, {"at": "2,-2"}).refused(PROPOSE) == "MK-COOP-02d1"


@pytest.mark.rule("MK-COOP-02d2")
def test_the_others_have_not_given_up_their_next_turn() -> None:
    assert camp(down=[GOLDYX]).refused(PROPOSE) == "MK-COOP-02d2"


@pytest.mark.rule("MK-COOP-02d3")
def test_with_nothing_but_wounds_in_hand_one_has_to_decline() -> None:
    table = camp(None, {"hand": ["wound"]}).play(PROPOSE, "split goldyx 1")
    assert table.options == ["decline"]
    assert table.refused("agree") == "MK-COOP-02d3"


@pytest.mark.rule("MK-COOP-03a")
def test_the_initiator_may_leave_somebody_out() -> None:
    table = camp(None, None, {}, enemies=("crossbowmen", "swordsmen")).play(PROPOSE)
    assert table.options == ["split goldyx 1", "split norowas 1", "done"]  # two defenders: no third participant
    table.play("split norowas 1")
    assert table.seat == NOROWAS


@pytest.mark.rule("MK-COOP-03b")
def test_at_least_one_defender_for_each() -> None:
    # Four defenders for three: 2/1/1, 1/1/2 and 1/2/1, but never 4/0/0.
    table = camp(None, None, {}, enemies=("crossbowmen", "crossbowmen", "swordsmen", "golems")).play(PROPOSE)
    both = [notation for notation in table.options if "goldyx" in notation and "norowas" in notation]
    assert both == ["split goldyx 1 norowas 2", "split goldyx 2 norowas 1", "split goldyx 1 norowas 1"]
    assert table.offered("split goldyx 3") == ["split goldyx 3"]
    assert table.refused("split goldyx 4") == "MK-COOP-03b"
    assert table.refused("split goldyx 0 norowas 0") == "MK-COOP-03b"


@pytest.mark.rule("MK-COOP-03c")
def test_one_refusal_and_nothing_happens() -> None:
    table = camp(None, None, {}).play(PROPOSE, "split goldyx 1 norowas 1", "agree", "decline")
    assert (table.seat, table.view["phase"], downs(table)) == (TOVAK, "move", [])
    assert table.view["joint"] is None
    assert f"move {CITY}" in table.options  # the turn goes on
    table.play(PROPOSE)  # another proposal, not the same again
    assert "split goldyx 1 norowas 1" not in table.options
    assert table.offered("split goldyx 1") == ["split goldyx 1"]


@pytest.mark.rule("MK-COOP-03c")
def test_after_every_refusal_nothing_is_left_to_propose() -> None:
    table = camp(enemies=("crossbowmen", "swordsmen")).play(PROPOSE, "split goldyx 1", "decline")
    assert table.refused(PROPOSE) == "MK-COOP-03c"


@pytest.mark.rule("MK-COOP-03c")
def test_a_proposal_can_be_dropped() -> None:
    assert f"move {CITY}" in camp().play(PROPOSE, "done").options


@pytest.mark.rule("MK-COOP-04")
def test_the_invited_give_up_their_next_turn() -> None:
    table = agreed("goldyx 1 norowas 1", None, None, {})
    assert downs(table) == [GOLDYX, NOROWAS]


@pytest.mark.rule("MK-COOP-05")
def test_five_defenders_three_and_two_at_random() -> None:
    enemies = ("crossbowmen", "swordsmen", "golems", "thugs_enemy", "shocktroops_enemy")
    deals = set()
    for seed in range(12):
        shares = agreed("goldyx 2", enemies=enemies, seed=seed).view["joint"]["shares"]
        dealt = [share["enemies"] for share in shares]
        assert [len(share) for share in dealt] == [3, 2]
        assert sorted(dealt[0] + dealt[1]) == sorted(enemies)
        deals.add(tuple(sorted(dealt[1])))
    assert len(deals) > 3


@pytest.mark.rule("MK-COOP-05", "MK-UNDO-02c")
def test_the_deal_is_not_taken_back() -> None:
    table = agreed("goldyx 1")
    assert not table.can_undo()


@pytest.mark.rule("MK-COOP-10", "MK-COOP-06c1")
def test_moving_into_the_city_is_part_of_the_assault() -> None:
    table = agreed("goldyx 1", {"hand": ["march", "rage"]})
    assert table.me["at"] == SWAMP
    assert table.offered("move") == [f"move {CITY}"]
    for notation in ("move 3,-3", "rest rage", "interact", f"challenge {GLADE}"):
        assert table.refused(notation) == "MK-COOP-06c1", notation
    table.play(f"move {CITY}")
    assert (table.me["at"], table.me["move"]) == (CITY, 0)


@pytest.mark.rule("MK-COOP-06c1", "MK-MOV-03")
def test_the_step_into_the_city_is_paid_for() -> None:
    table: Table = agreed("goldyx 1", {"move": 0})
    assert table.refused(f"move {CITY}") == "MK-COOP-06c1"
    table.play("play march", f"move {CITY}")
    assert table.combat["kind"] == "assault"

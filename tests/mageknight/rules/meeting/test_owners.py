"""Ways to another player: over the land, under it, into a keep with its owner or an ally of the owner inside."""

from __future__ import annotations

from typing import Any

import pytest

from ...scripted import Table
from ..duels import BELOW_KEEP, FIELD, FROM, KEEP, ME, RIVAL, attacked, meet, shot, sums
from ..duels import arsenal as arsenal
from ..pieces.test_teams import GOLDYX, four
from ..quests import at_table

pytestmark = pytest.mark.usefixtures("arsenal")
UNDER = "play underground_travel strong green token + black token"


def digger(at: str = FIELD, rival: dict[str, Any] | None = None, **more: Any) -> Table:
    """Tovak can dig to Goldyx."""
    me = {"hand": ["underground_travel", "arrow_3", "march"], "mana": {"green": 1, "black": 1}, "move": 0}
    return meet(me, rival, at=at, time="night", **more)


@pytest.mark.rule("MK-CMB-01a4", "MK-MOV-08b2", "MK-CMB-01a3")
def test_underground_into_a_keep_with_its_owner_inside_is_a_duel() -> None:
    table = digger(KEEP, start=BELOW_KEEP, map={"owners": {KEEP: 1}}).play(UNDER, f"fly {KEEP}")
    assert (table.seat, table.duel["stage"], table.view["combat"]) == (RIVAL, "answer", None)
    assert table.player(ME)["reputation"] == -1
    table.play("partial", "pass")
    assert not table.duel["siege_only"]  # site fortifications do not count on this way
    assert sums(table.play("play arrow_3"))[0] == 3


@pytest.mark.rule("MK-CMB-01a5")
def test_underground_into_an_empty_keep_of_a_rival_meets_its_garrison() -> None:
    table = digger(FIELD, start=BELOW_KEEP, map={"owners": {KEEP: 1}}).play(UNDER, f"fly {KEEP}")
    assert table.combat["kind"] == "assault"
    assert table.foe(1)["fortified"] == int("fortified" in table.foe(1)["abilities"])


@pytest.mark.rule("MK-MOV-08b1", "MK-MOV-08c1")
def test_underground_to_another_heros_space_is_an_attack_on_that_hero() -> None:
    table = digger(FIELD).play(UNDER)
    assert f"fly {FIELD}" in table.options
    table.play(f"fly {FIELD}")
    assert (table.seat, table.duel["at"]) == (RIVAL, FIELD)
    table.play("partial", "pass", "pass", "pass", "pass")
    assert (table.seat, table.player(ME)["at"]) == (ME, FROM)  # a draw leads back to where the way began
    assert table.player(ME)["reputation"] == 0


@pytest.mark.rule("MK-MOV-08e1", "MK-MOV-08e2", "MK-MOV-08e4")
@pytest.mark.parametrize("how", [{"down": [1]}, {"turns_left": 1}, {"scenario": "first_reconnaissance"}])
def test_underground_does_not_reach_a_hero_who_may_not_be_attacked(how: dict[str, Any]) -> None:
    table = digger(FIELD, **how)
    assert f"fly {FIELD}" not in (table.play(UNDER).options if table.offered(UNDER) else [])


@pytest.mark.rule("MK-CMB-01a4", "MK-MOV-08c2", "MK-TEAM-08a")
def test_an_ally_of_the_owner_inside_defends_the_keep() -> None:
    # The keep is Goldyx'; Arythea, who plays with Goldyx, stands in it.
    board = {"owners": {KEEP: GOLDYX}}
    table = four({}, {}, {}, {"at": KEEP}, map=board).play(f"move {KEEP}")
    assert (table.seat, table.duel["defender"], table.player(ME)["reputation"]) == (3, 3, -1)
    sheltered = four({}, {}, {}, {"at": KEEP}, map=board, down=[3])
    assert f"move {KEEP}" not in sheltered.options
    assert sheltered.refused(f"move {KEEP}") == "MK-MOV-08e1"


@pytest.mark.rule("MK-MOV-08a1", "MK-TEAM-06")
def test_the_own_keep_with_an_ally_inside_may_be_passed_through() -> None:
    table = four({}, {}, {"at": KEEP}, map={"owners": {KEEP: ME}})
    assert f"move {KEEP}" in table.options


@pytest.mark.rule("MK-SCN-HOLD-08", "MK-CMB-01a3")
@pytest.mark.parametrize(("scenario", "reputation"), [("conquer_and_hold", 0), ("full_conquest", -1)])
def test_attacking_the_owner_inside_costs_what_any_assault_costs(scenario: str, reputation: int) -> None:
    rival = f'[[rivals]]\nhero = "goldyx"\nhand = ["march"]\nat = "{KEEP}"\n'
    board = f'[map]\nowners = {{"{KEEP}" = 1}}\n[map.tiles]\n"1,0" = "countryside_3"\n'
    player = f'hand = ["march"]\nat = "{BELOW_KEEP}"\nmove = 9'
    table = at_table(scenario, "", player, 0, rival + board).play(f"move {KEEP}")
    assert table.seat == RIVAL
    assert table.player(ME)["reputation"] == reputation


@pytest.mark.rule("MK-PVP-R3a", "MK-RNG-03a3")
def test_ranged_points_that_reach_nobody_are_marked_as_idle() -> None:
    def idle(table: Table, notation: str) -> bool:
        return next(one for one in table.match.decision.options if one.notation == notation).idle

    walls = {"at": KEEP, "start": BELOW_KEEP, "map": {"owners": {KEEP: 1}}}
    table = shot({"hand": ["arrow_4", "ram_3"]}, {}, **walls)
    assert (idle(table, "play arrow_4"), idle(table, "play ram_3")) == (True, False)
    assert not idle(shot({"hand": ["arrow_4"]}, {}), "play arrow_4")
    assert not idle(attacked({}, {"hand": ["arrow_4"]}, **walls).play("partial"), "play arrow_4")

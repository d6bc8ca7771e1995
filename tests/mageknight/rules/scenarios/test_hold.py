"""Conquer and Hold (MK-SCN-HOLD): the land belongs to whoever holds its keeps and mage towers."""

from __future__ import annotations

import pytest

from tavola.mageknight.catalog import TILES, UNITS

from ...scripted import Table
from ..quests import at_table, count, drawn, finish, lines, seated, slots
from ..trial import tiles

NAME = "conquer_and_hold"
KEEP, TOWER, SECOND_TOWER, SECOND_KEEP = "4,-3", "1,-3", "2,1", "5,-5"
QUIET = 'tokens = {"0,-3" = []}'
LAND = """
[map.tiles]
"0,1" = "countryside_4"
"1,0" = "countryside_3"
"1,-1" = "countryside_11"
"1,1" = "countryside_9"
"""


def land(
    shields: str = "", player: str = 'hand = ["march"]', top: str = "", others: int = 1, more: str = "", teams: str = ""
) -> Table:
    """A tower on tile 4 (its orc is away), a keep on tile 3, a tower on tile 11, both on tile 9."""
    options = f'[options]\nteams = "{teams}"\n' if teams else ""
    return at_table(NAME, top, player, others, f"[map]\nshields = [{shields}]\n{QUIET}{LAND}{more}\n{options}")


def own(seat: int, *spaces: str) -> str:
    return ", ".join(f'{{at = "{at}", seat = {seat}}}' for at in spaces)


@pytest.mark.rule("MK-SCN-HOLD-01a", "MK-SCN-HOLD-01b", "MK-SCN-HOLD-19", "MK-SCN-HOLD-15a")
@pytest.mark.parametrize(("people", "rounds"), [(2, 6), (3, 4), (4, 4)])
def test_players_and_rounds(people: int, rounds: int) -> None:
    view = seated(NAME, people).view
    assert view["round"]["of"] == rounds
    assert view["teams"] == ([[0, 2], [1, 3]] if people == 4 else [])


@pytest.mark.rule("MK-SCN-HOLD-02a", "MK-SCN-HOLD-03a", "MK-SCN-HOLD-03b", "MK-SCN-HOLD-03c")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_the_land_has_every_keep_and_mage_tower(people: int) -> None:
    table = seated(NAME, people)
    laid = tiles(table)
    assert laid[0] == "start_b"
    assert len(laid) == 4
    assert all(TILES[tile].back == "countryside" for tile in laid[1:])
    used = drawn(table)
    assert count(used) == (5, 1, 3)
    country = {"countryside_3", "countryside_4", "countryside_9", "countryside_10", "countryside_11"}
    assert set(used) == country | {"core_2", "core_3", "core_4", "core_7"}


@pytest.mark.rule("MK-SCN-HOLD-02b")
def test_only_the_fixed_places_can_be_explored() -> None:
    table = seated(NAME, 2)
    assert slots(table) == {"1,1", "2,-1", "2,0"}  # one for each kind borders the land already
    stack = '[map]\nstack = ["countryside_10", "core_2", "core_4"]\n'
    east = at_table(NAME, "", 'hand = ["march"]\nat = "4,-2"\nmove = 9', more=stack + LAND)
    # A Core tile lies at 2,0 and a Countryside tile at 2,-1, whichever is turned first.
    assert east.offered("explore") == ["explore 2,-1", "explore 2,0"]
    east.play("explore 2,0", "explore 2,-1")
    found = {space["at"]: space["tile"] for space in east.view["map"]["hexes"]}
    assert TILES[found["6,-4"]].back == "core"
    assert TILES[found["5,-1"]].back == "countryside"
    edge = at_table(NAME, "", 'hand = ["march"]\nat = "1,-4"\nmove = 9', more=LAND)
    assert not edge.offered("explore")  # the sea of this map


@pytest.mark.rule("MK-SCN-HOLD-04")
def test_the_city_has_closed_its_gates() -> None:
    table = at_table(NAME, "", 'hand = ["march"]\nat = "7,-5"\nmove = 9', more=f'{LAND}"2,0" = "core_7"')
    assert table.space("6,-4")["site"] == "city"
    assert table.space("6,-4")["tokens"] == []
    assert "move 6,-4" not in table.options
    assert table.refused("move 6,-4") == "MK-SCN-HOLD-04"
    assert table.me["hand_bonus"] == 0


@pytest.mark.rule("MK-SCN-HOLD-05")
def test_units_of_level_four_stay_in_the_box() -> None:
    fourth = {unit.id for unit in UNITS.values() if unit.level == 4}
    state = seated(NAME, 2).match.state
    assert fourth
    assert not fourth & set(state.elite)
    assert {UNITS[unit].level for unit in state.elite} == {3}
    assert fourth & set(seated("full_conquest", 2).match.state.elite)


@pytest.mark.rule("MK-SCN-HOLD-06a", "MK-SCN-HOLD-06b")
@pytest.mark.parametrize(
    ("people", "ending", "elites"), [(2, 2, False), (2, 3, True), (3, 1, False), (3, 2, True), (4, 2, True)]
)
def test_elite_units_come_in_the_second_half(people: int, ending: int, elites: bool) -> None:
    time = "day" if ending % 2 else "night"
    core = '"2,0" = "core_4"' if not elites else ""  # a Core tile changes nothing
    table = land(top=f'round = {ending}\ntime = "{time}"\nturns_left = 0', others=people - 1, more=core)
    finish(table)
    assert table.view["round"]["number"] == ending + 1
    kinds = [UNITS[one["unit"]].kind for one in table.view["offers"]["units"] if "unit" in one]
    assert len(kinds) == people + 2
    assert ("elite" in kinds) is elites


@pytest.mark.rule("MK-SCN-HOLD-07a", "MK-SCN-HOLD-07b")
@pytest.mark.parametrize(("at", "unit"), [(TOWER, "herbalists"), (KEEP, "peasants")])
def test_towers_lend_units_of_monasteries_and_keeps_those_of_villages(at: str, unit: str) -> None:
    here = {TOWER: "mage_tower", KEEP: "keep"}[at]
    also = {TOWER: "monastery", KEEP: "village"}[at]
    assert also in UNITS[unit].sites
    assert here not in UNITS[unit].sites
    player = f'hand = ["march"]\nat = "{at}"\ninfluence = 9'
    offer = f'[offers]\nunits = ["{unit}"]'
    assert land(own(0, at), player, 'phase = "interaction"', more=offer).offered(f"recruit {unit}")
    wedge = LAND.replace('"1,-1" = "countryside_11"', "")
    usual = at_table(
        "full_conquest", 'phase = "interaction"', player, more=f'[map]\nshields = ["{at}"]\n{wedge}{offer}'
    )
    assert not usual.offered(f"recruit {unit}")


@pytest.mark.rule("MK-SCN-HOLD-08")
@pytest.mark.parametrize(("start", "at"), [("4,-2", KEEP), ("0,-2", TOWER)])
def test_an_assault_costs_no_reputation(start: str, at: str) -> None:
    table = land(player=f'hand = ["march"]\nat = "{start}"\nmove = 9').play(f"move {at}")
    assert table.combat["kind"] == "assault"
    assert table.me["reputation"] == 0


def conquered(site: str, shields: str = "", round_: int = 1) -> Table:
    at = {"keep": KEEP, "mage_tower": TOWER}[site]
    fight = f'[combat]\nenemies = ["prowlers"]\nat = "{at}"\nphase = "attack"\npool = ["attack 3 physical melee"]'
    return land(shields, top=f"round = {round_}", more=fight).play("attack 1")


@pytest.mark.rule("MK-SCN-HOLD-09a", "MK-SCN-HOLD-09b")
def test_a_conquered_tower_pays_no_spell_and_is_owned() -> None:
    table = conquered("mage_tower")
    assert table.view["rewards"] == []
    assert table.space(table.me["at"])["shields"] == [0]
    inside = land(
        own(0, TOWER),
        f'hand = ["march"]\nat = "{TOWER}"\ninfluence = 7\nmana = {{blue = 1}}',
        'phase = "interaction"',
        more='[offers]\nspells = ["snowstorm"]',
    )
    assert inside.offered("gain snowstorm")


def assaulted(at: str, start: str, pile: str, tokens: str, round_: int = 1, people: int = 2) -> Table:
    """An assault on a site of the second seat, with its owner away."""
    time = "day" if round_ % 2 else "night"
    player = f'hand = ["march"]\nat = "{start}"\nmove = 9'
    piles = f"[piles]\n{pile} = [{tokens}]"
    return land(own(1, at), player, f'round = {round_}\ntime = "{time}"', people - 1, piles).play(f"move {at}")


@pytest.mark.rule("MK-SCN-HOLD-10", "MK-SCN-HOLD-09b")
def test_an_owned_tower_is_held_by_a_violet_enemy_worth_half() -> None:
    table = assaulted(TOWER, "0,-2", "violet", '"ice_mages_enemy"')
    foe = table.foe(1)
    assert (foe["enemy"], foe["fortified"]) == ("ice_mages_enemy", 1)
    more = '[piles]\nviolet = ["ice_mages_enemy"]'
    strong = 'hand = ["rage", "rage", "rage"]\nmana = {red = 3}\nat = "0,-2"\nmove = 9\nfame = 36'
    fight = land(own(1, TOWER), strong, more=more).play(f"move {TOWER}", "next", "next")
    fight.play(*["play rage strong red token"] * 3, "attack 1")
    assert fight.me["fame"] == 36 + 3  # Fame 5: 3
    assert fight.space(TOWER)["shields"] == [0]


@pytest.mark.rule("MK-SCN-HOLD-10")
def test_a_failed_assault_leaves_the_tower_to_its_owner() -> None:
    table = assaulted(TOWER, "0,-2", "violet", '"ice_mages_enemy"').play("next", "next", "next")
    space = table.space(TOWER)
    assert (space["shields"], space["tokens"], table.me["at"]) == ([1], [], "0,-2")


@pytest.mark.rule("MK-SCN-HOLD-13a", "MK-SCN-HOLD-14")
@pytest.mark.parametrize(("round_", "guards"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize(
    ("at", "start", "pile", "enemies"),
    [
        (KEEP, "4,-2", "grey", ["crossbowmen", "swordsmen", "golems"]),
        (TOWER, "0,-2", "violet", ["ice_mages_enemy", "fire_mages_enemy", "monks_enemy"]),
    ],
)
def test_later_days_and_nights_bring_more_guards(
    round_: int, guards: int, at: str, start: str, pile: str, enemies: list[str]
) -> None:
    table = assaulted(at, start, pile, ", ".join(f'"{enemy}"' for enemy in enemies), round_)
    assert [(foe["enemy"], foe["fortified"]) for foe in table.combat["enemies"]] == [
        (one, 1) for one in enemies[:guards]
    ]


@pytest.mark.rule("MK-SCN-HOLD-13b")
@pytest.mark.parametrize(
    ("enemies", "fame"),
    [
        (("crossbowmen", "swordsmen"), 4),  # 3 and 4: 7 / 2
        (("crossbowmen", "guardsmen"), 3),  # 3 and 3: 6 / 2, not 2 + 2
        (("crossbowmen", "guardsmen", "swordsmen"), 5),
    ],
)
def test_the_fame_of_the_guards_is_summed_and_halved(enemies: tuple[str, ...], fame: int) -> None:
    names = ", ".join(f'"{enemy}"' for enemy in enemies)
    round_ = 3 if len(enemies) == 2 else 5
    strong = 'hand = ["rage", "rage", "rage", "rage", "rage"]\nmana = {red = 5}\nat = "4,-2"\nmove = 9\nfame = 80'
    top = f"round = {round_}"
    table = land(own(1, KEEP), strong, top, more=f"[piles]\ngrey = [{names}]").play(f"move {KEEP}", "next", "next")
    table.play(*["play rage strong red token"] * 5)
    table.play("attack " + " ".join(str(n) for n in range(1, len(enemies) + 1)))
    assert table.me["fame"] == 80 + fame


def beginning(at: str, shields: str, top: str = "", others: int = 1) -> Table:
    """The start of a turn on this space."""
    player = f'hand = ["march"]\nat = "{at}"'
    return land(shields, player, f'phase = "before"\n{top}', others)


@pytest.mark.rule("MK-SCN-HOLD-11a", "MK-SCN-HOLD-11b")
def test_a_tower_near_by_gives_mana_for_each_own_tower() -> None:
    third = "3,-4"  # of tile 9
    shields = own(0, TOWER, SECOND_TOWER, third)
    for at in (TOWER, "0,-2", "2,-3"):
        assert beginning(at, shields).me["mana"] == {"gold": 3}
    assert beginning(TOWER, shields, 'time = "night"').me["mana"] == {"black": 3}
    assert beginning("0,0", own(0, TOWER)).me["mana"] == {}
    assert beginning("0,-2", own(1, TOWER)).me["mana"] == {}


@pytest.mark.rule("MK-SCN-HOLD-12")
def test_keep_and_tower_bonuses_both_apply() -> None:
    # Beside the keep of tile 9 and its tower.
    table = beginning("4,-4", own(0, "3,-4", SECOND_KEEP))
    assert table.me["mana"] == {"gold": 1}
    assert table.me["hand_bonus"] == 1


@pytest.mark.rule("MK-SCN-HOLD-15b", "MK-SCN-HOLD-15c")
def test_an_allys_tower_is_open_but_counts_only_for_its_owner() -> None:
    shields = own(2, TOWER) + ", " + own(0, SECOND_TOWER)
    entering = land(shields, 'hand = ["march"]\nat = "0,-2"\nmove = 9', others=3).play(f"move {TOWER}")
    assert entering.view["combat"] is None
    assert "interact" in entering.options
    assert beginning("0,-2", shields, others=3).me["mana"] == {"gold": 1}
    assert beginning("0,-2", own(2, TOWER), others=3).me["mana"] == {}


@pytest.mark.rule("MK-SCN-HOLD-16a")
def test_the_round_limit_or_a_concession_ends_the_game() -> None:
    assert finish(land(top='round = 6\ntime = "night"\nturns_left = 0')).match.outcome is not None
    behind = land(own(1, KEEP)).play("concede")
    assert behind.match.outcome is not None
    assert behind.match.outcome.winners == (1,)
    for shields in ("", own(0, KEEP)):
        assert "concede" not in land(shields).options
        assert land(shields).refused("concede") == "MK-SCN-HOLD-16a"


def over(shields: str, others: int = 1, player: str = 'hand = ["march"]') -> Table:
    return finish(at_table(NAME, "final_turns = 0", player, others, f"[map]\nshields = [{shields}]\n{LAND}{FULL}"))


FULL = '"2,-1" = "countryside_10"\n"2,0" = "core_2"\n"2,1" = "core_3"\n"3,-1" = "core_4"\n"3,0" = "core_7"\n'
KEEPS = (KEEP, SECOND_KEEP, "4,0", "9,-3", "8,-6")
TOWERS = (TOWER, SECOND_TOWER, "3,-4", "5,-3", "8,-7")


@pytest.mark.rule("MK-SCN-HOLD-16b", "MK-SCN-HOLD-16c", "MK-SCN-HOLD-16d", "MK-SCN-HOLD-17b")
def test_three_keeps_and_two_towers_beat_two_keeps_and_three_towers() -> None:
    shields = f"{own(0, *KEEPS[:3], *TOWERS[:2])}, {own(1, *KEEPS[3:], *TOWERS[2:])}"
    table = over(shields)
    assert lines(table) == {"keeps": [9, 6], "towers": [4, 6]}
    outcome = table.outcome
    assert (outcome.totals, outcome.winners) == ((13, 12), (0,))
    assert sum(outcome.totals) == 25


@pytest.mark.rule("MK-SCN-HOLD-16d")
def test_fame_does_not_matter() -> None:
    assert over(own(1, TOWER), player='hand = ["march"]\nfame = 80').outcome.winners == (1,)


@pytest.mark.rule("MK-SCN-HOLD-17a")
@pytest.mark.parametrize("shields", ["", f"{own(0, KEEP)}, {own(1, SECOND_KEEP)}"])
def test_a_tie_has_no_winner(shields: str) -> None:
    outcome = over(shields).outcome
    assert (outcome.winners, outcome.won) == ((), False)


@pytest.mark.rule("MK-SCN-HOLD-16d", "MK-SCN-HOLD-15a")
def test_a_team_counts_what_both_hold() -> None:
    # Seats 0 and 2 hold a keep each, seat 1 a keep and a tower: 6 against 5.
    table = over(f"{own(0, KEEP)}, {own(2, SECOND_KEEP)}, {own(1, KEEPS[2], TOWER)}", others=3)
    assert table.outcome.totals == (6, 5, 6, 5)
    assert table.outcome.winners == (0, 2)


@pytest.mark.rule("MK-SCN-HOLD-18")
def test_all_tiles_may_lie_open_from_the_start() -> None:
    table = seated(NAME, 2, "open_map")
    assert len(tiles(table)) == 10
    assert table.view["map"]["stack"] == {"countryside": 0, "core": 0}
    assert slots(table) == set()

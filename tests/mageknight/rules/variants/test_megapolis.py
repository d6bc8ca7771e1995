"""Megapolis (MK-VAR-MEGA): two cities in one.

The white city's tile lies at slot 1,1: the city stands on 4,-5, and the second city, red, one space to the right of it.
Beyond that lies a Countryside tile whose plains 6,-5 and 5,-4 border only the second city.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tavola.mageknight.catalog import CITIES

from ...scripted import Table
from ..agreed_tables import opened, refused, turn
from ..duels import arsenal
from ..quests import finish, lines, piles_at

pytestmark = pytest.mark.usefixtures("arsenal")
__all__ = ["arsenal"]

LEFT, RIGHT = "4,-5", "5,-5"
#: Next to the left part only, and next to the right part only.
VILLAGE_SIDE, PLAINS, OTHER_PLAINS = "3,-5", "6,-5", "5,-4"
WHITE_RED = {"tile": "core_7", "annex": "red"}


def city(me: dict[str, Any], level: int = 15, tile: dict[str, str] | None = None, **tables: Any) -> Table:
    """Tovak's turn with a Megapolis on the map."""
    place = tables.pop("map", {})
    place["tiles"] = {"1,1": tile or WHITE_RED, "2,0": "countryside_3", **place.get("tiles", {})}
    place["tokens"] = {"4,-4": [], **place.get("tokens", {})}
    tables.setdefault("options", {"megapolis": str(level)})
    return turn({"hand": ["march"], **me}, map=place, **tables)


def taken(me: dict[str, Any], **tables: Any) -> Table:
    """A Megapolis that Tovak has conquered: one Shield of his on its card."""
    place = {"shields": [LEFT], **tables.pop("map", {})}
    return city(me, map=place, **tables)


@pytest.mark.rule("MK-VAR-MEGA-01")
def test_a_megapolis_needs_a_scenario_with_at_most_three_cities() -> None:
    """Full Conquest has a city for each player, Full Cooperation one more than players."""
    for people in (2, 3):
        assert opened("full_conquest", people, megapolis="6")
    assert refused("full_conquest", 4, megapolis="6") == {"name": "megapolis", "other": "full_conquest"}
    assert opened("full_cooperation", 2, megapolis="6")
    assert refused("full_cooperation", 3, megapolis="6")["other"] == "full_cooperation"
    assert refused("mines_liberation", 2, megapolis="6")["other"] == "mines_liberation"


@pytest.mark.rule("MK-VAR-MEGA-02")
def test_its_level_is_two_to_twenty_four() -> None:
    for level in ("2", "11", "24"):
        assert opened("full_conquest", 2, megapolis=level)
    for level in ("1", "25"):
        assert refused("full_conquest", 2, megapolis=level)["value"] == level


def spaces(table: Table) -> dict[str, list[tuple[str, str]]]:
    """City spaces by tile, each with its own colour."""
    found: dict[str, list[tuple[str, str]]] = {}
    for space in table.view["map"]["hexes"]:
        if space["site"] == "city":
            found.setdefault(space["tile"], []).append((space["at"], space["colors"][0]))
    return found


@pytest.mark.rule("MK-VAR-MEGA-03", "MK-VAR-MEGA-04")
def test_the_last_city_revealed_gets_a_second_unused_one_to_its_right() -> None:
    """Full Conquest for two has two cities: white first, then red, which grows."""
    seconds = set()
    for seed in range(16):
        tiles = {"1,1": "core_7", "2,1": "core_8"}
        table = turn(seed=seed, map={"tiles": tiles}, options={"megapolis": "6"})
        assert spaces(table)["core_7"] == [(LEFT, "white")]
        (first, second) = spaces(table)["core_8"]
        assert first == ("7,-7", "red")
        assert second[0] == "8,-7"
        seconds.add(second[1])
    assert seconds == {"blue", "green"}


@pytest.mark.rule("MK-VAR-MEGA-04")
def test_what_is_printed_on_the_second_space_is_ignored() -> None:
    """East of the green city orcs rampage on a swamp; under a second city there are none."""
    table = city({}, tile={"tile": "core_5", "annex": "blue"})
    right = table.space(RIGHT)
    assert (right["site"], right["colors"][0], right["cost"]) == ("city", "blue", 2)
    assert not any(token["rampaging"] for token in right["tokens"])
    usual = turn(map={"tiles": {"1,1": "core_5"}})
    assert usual.space(RIGHT)["tokens"][0]["rampaging"]


@pytest.mark.rule("MK-VAR-MEGA-05", "MK-VAR-MEGA-06")
@pytest.mark.parametrize(("level", "left", "right"), [(15, 8, 7), (2, 1, 1), (11, 6, 5), (22, 11, 11)])
def test_each_city_has_half_the_level_the_left_one_the_odd_one(level: int, left: int, right: int) -> None:
    """Level 15: the white city of level 8 and the red one of level 7, in one garrison."""
    table = city({}, level)
    both = [*CITIES["white"].garrisons[left - 1], *CITIES["red"].garrisons[right - 1]]
    assert Counter(piles_at(table, LEFT)) == Counter(both)
    assert table.space(RIGHT)["tokens"] == []


@pytest.mark.rule("MK-VAR-MEGA-02", "MK-VAR-MEGA-05")
def test_beyond_the_dial_there_is_one_white_token_more() -> None:
    """Level 23: 12 and 11. A white city of level 11 has one grey and four white tokens, the red one 1, 1 and 3."""
    assert Counter(piles_at(city({}, 23), LEFT)) == {"grey": 1, "white": 4 + 1 + 3, "brown": 1, "violet": 1}
    assert Counter(piles_at(city({}, 24), LEFT)) == {"grey": 1, "white": 4 + 1 + 3 + 1, "brown": 1, "violet": 1}


@pytest.mark.rule("MK-VAR-MEGA-07a")
def test_the_whole_garrison_is_seen_from_next_to_either_city() -> None:
    table = city({"at": "6,-4", "move": 2})
    assert not any(token["up"] for token in table.space(LEFT)["tokens"])
    table.play(f"move {PLAINS}")
    assert len(table.space(LEFT)["tokens"]) == 8
    assert all(token["up"] for token in table.space(LEFT)["tokens"])


@pytest.mark.rule("MK-VAR-MEGA-07b", "MK-VAR-MEGA-07c")
@pytest.mark.parametrize(("start", "gate"), [(PLAINS, RIGHT), (OTHER_PLAINS, RIGHT), ("5,-6", LEFT), ("5,-6", RIGHT)])
def test_it_is_assaulted_from_next_to_either_city(start: str, gate: str) -> None:
    """Guards of both cities have Armor +1 (white) and are Brutal (red), behind walls: 5 Armor and twice 4 damage."""
    table = city({"at": start, "move": 2}, map={"tokens": {LEFT: ["crossbowmen", "swordsmen"]}})
    table.play(f"move {gate}")
    assert [foe["enemy"] for foe in table.combat["enemies"]] == ["crossbowmen", "swordsmen"]
    first = table.foe(1)
    assert (first["armor"], first["fortified"]) == (4 + 1, 1)
    assert first["attacks"][0]["damage"] == 2 * 4


@pytest.mark.rule("MK-VAR-MEGA-07c")
def test_poison_and_brutality_come_together() -> None:
    tile = {"tile": "core_5", "annex": "red"}
    table = city({"at": "5,-6", "move": 2}, tile=tile, map={"tokens": {LEFT: ["swordsmen"], "3,-4": []}})
    table.play(f"move {LEFT}")
    assert {"poison", "brutal"} <= set(table.foe(1)["attacks"][0]["abilities"])


@pytest.mark.rule("MK-VAR-MEGA-07d")
def test_players_next_to_any_part_may_assault_it_together() -> None:
    """Tovak stands by the left part, Goldyx by the right one; all defenders are dealt to the two."""
    tokens = {LEFT: ["crossbowmen", "swordsmen", "golems"]}
    me = {"at": "4,-6", "move": 2, "hand": ["ram_5"]}
    table = city(me, rival={"at": PLAINS, "hand": ["march", "ram_5"]}, map={"tokens": tokens})
    assert f"propose {LEFT}" in table.options
    table.play(f"propose {LEFT}", "split goldyx 2", "agree")
    shares = [share["enemies"] for share in table.view["joint"]["shares"]]
    assert [len(share) for share in shares] == [1, 2]
    assert sorted(enemy for share in shares for enemy in share) == ["crossbowmen", "golems", "swordsmen"]
    table.play(f"move {LEFT}")
    assert len(table.combat["enemies"]) == 1


@pytest.mark.rule("MK-VAR-MEGA-07d")
def test_the_guest_enters_by_the_nearest_part() -> None:
    tokens = {LEFT: ["crossbowmen", "crossbowmen"]}
    me = {"at": "4,-6", "move": 2, "hand": ["ram_5"]}
    table = city(me, rival={"at": PLAINS, "hand": ["march", "ram_5"]}, map={"tokens": tokens})
    table.play(f"propose {LEFT}", "split goldyx 1", "agree", f"move {LEFT}", "play ram_5", "attack 1")
    assert table.seat == 1
    table.play("play march")
    assert table.offered("move") == [f"move {RIGHT}"]
    table.play(f"move {RIGHT}", "play ram_5", "attack 1")
    assert table.space(LEFT)["shields"] == [0, 1]
    assert (table.player(0)["at"], table.player(1)["at"]) == (LEFT, RIGHT)


@pytest.mark.rule("MK-VAR-MEGA-07e")
def test_it_falls_with_the_last_defender_and_the_leader_is_who_beat_most() -> None:
    """Crossbowmen behind white walls have Armor 5."""
    table = city({"at": PLAINS, "move": 2, "hand": ["ram_5"]}, map={"tokens": {LEFT: ["crossbowmen"]}})
    table.play(f"move {RIGHT}", "play ram_5", "attack 1")
    assert table.view["combat"] is None
    assert table.space(LEFT)["shields"] == [0]
    assert table.me["at"] == RIGHT
    assert table.me["hand_bonus"] == 2


@pytest.mark.rule("MK-VAR-MEGA-07e")
def test_a_failed_assault_leads_back_to_where_it_began() -> None:
    table = city({"at": PLAINS, "move": 2, "hand": ["march"]}, map={"tokens": {LEFT: ["swordsmen"]}})
    table.play(f"move {RIGHT}")
    while table.view["combat"] is not None:
        table.play("next")
    assert table.me["at"] == PLAINS
    assert [token["enemy"] for token in table.space(LEFT)["tokens"]] == ["swordsmen"]


@pytest.mark.rule("MK-VAR-MEGA-08a", "MK-VAR-MEGA-08b")
def test_conquered_it_is_one_city_of_two_spaces_two_move_points_apart() -> None:
    table = taken({"at": RIGHT, "move": 4})
    assert f"move {PLAINS}" in table.options
    assert not any(said.endswith((VILLAGE_SIDE, "4,-6")) for said in table.offered("move"))
    table.play(f"move {LEFT}")
    assert (table.me["at"], table.me["move"]) == (LEFT, 2)
    assert f"move {PLAINS}" not in table.options
    table.play(f"move {RIGHT}")
    assert table.me["move"] == 0


@pytest.mark.rule("MK-VAR-MEGA-08a")
def test_both_parts_hold_several_heroes() -> None:
    table = taken({"at": LEFT, "move": 2}, rival={"at": RIGHT}).play(f"move {RIGHT}")
    assert not table.offered("fight")
    assert "interact" in table.options


@pytest.mark.rule("MK-VAR-MEGA-08a")
def test_the_larger_hand_is_drawn_next_to_either_part() -> None:
    for at in (LEFT, RIGHT, PLAINS, "4,-6"):
        assert taken({"at": at}).me["hand_bonus"] == 2
    assert taken({"at": "6,-4"}).me["hand_bonus"] == 0


@pytest.mark.rule("MK-VAR-MEGA-08c")
def test_a_rampaging_enemy_is_challenged_from_the_part_next_to_it() -> None:
    """Countryside 1 beyond the city has orcs on the space that borders only the right part."""
    orcs = {"tiles": {"2,0": "countryside_1", "0,1": "countryside_2", "1,0": "countryside_3"}}
    assert f"challenge {PLAINS}" in taken({"at": RIGHT}, map={"shields": [LEFT], **orcs}).options
    assert f"challenge {PLAINS}" not in taken({"at": LEFT}, map={"shields": [LEFT], **orcs}).options


@pytest.mark.rule("MK-VAR-MEGA-08d")
@pytest.mark.parametrize("at", [LEFT, RIGHT])
def test_both_cities_trade_in_either_part(at: str) -> None:
    """Reputation 7 is worth 5 and the Shield 1: enough to invite (white, 2), not for an Artifact (red, 12)."""
    table = taken({"at": at, "reputation": 7}).play("interact")
    assert table.me["influence"] == 5 + 1
    assert "invite elite" in table.options
    assert "buy artifact" not in table.options
    rich = taken({"at": at, "influence": 12}, phase="interaction")
    assert {"buy artifact", "invite elite"} <= set(rich.options)


@pytest.mark.rule("MK-VAR-MEGA-08e")
@pytest.mark.parametrize("level", [2, 24])
def test_it_scores_as_a_single_city_whatever_its_level(level: int) -> None:
    """7 for the leader; and the title of 5."""
    table = finish(taken({"at": LEFT}, options={"megapolis": str(level)}, final_turns=0))
    assert lines(table)["city_fame"] == [7, 0]
    assert lines(table)["title_city_fame"] == [5, 0]


@pytest.mark.rule("MK-VAR-MEGA-09")
def test_two_megapolises_share_the_four_cities() -> None:
    """The second tile gets the two cities that are left, its own among them or not."""
    kept = set()
    for seed in range(24):
        tiles = {"1,1": "core_7", "2,1": "core_8"}
        found = spaces(turn(seed=seed, map={"tiles": tiles}, options={"two_megapolises": "8"}))
        first, second = ([color for _, color in found[tile]] for tile in ("core_7", "core_8"))
        assert first[0] == "white"
        assert sorted(first + second) == ["blue", "green", "red", "white"]
        assert second[0] == "red" or "red" in first
        kept.add("red" in second)
    assert kept == {True, False}
    assert refused("full_conquest", 3, two_megapolises="8") == {"name": "two_megapolises", "other": "full_conquest"}

"""What the log says: the Attack that counted, the rule of the side played, and what has left the game; and offers,
Nights and idle points where two rules meet."""

from __future__ import annotations

import pytest

from ...cards.tables import at_peace, in_fight
from ...scripted import Table
from ..fights import fight
from ..quests import at_table, seated


def told(table: Table, key: str) -> list[tuple[str, dict[str, object]]]:
    """Rule and arguments of every line of that kind."""
    events = [line.event for line in table.match.log]
    return [(event.rule, dict(event.text.args)) for event in events if event.text.key == key]


@pytest.mark.rule("MK-RNG-04a2", "MK-RNG-05")
def test_the_log_tells_the_attack_that_counted() -> None:
    table = fight("fire_dragon", phase="attack", pool=["attack 9 fire melee", "attack 6 ice melee"])
    need = table.combat["attack_meters"][0]
    assert (need["have"], need["need"]) == (10, 7)  # half of 9 and the whole 6
    assert told(table.play("attack 1"), "mk-event-attack")[0][1]["count"] == 10


@pytest.mark.rule("MK-CARD-03b2", "MK-CARD-03c1", "MK-CARD-03c2", "MK-CARD-03a2", "MK-CARD-03a1")
def test_each_way_to_play_a_card_cites_its_own_rule() -> None:
    table = at_peace("ruby_ring", "diamond_ring", "march", "stamina")
    table.play("play ruby_ring", "play diamond_ring strong", "play march", "play stamina strong blue token")
    assert [rule for rule, _ in told(table, "mk-event-play")] == ["MK-CARD-03c1", "MK-CARD-03a1"]
    assert [rule for rule, _ in told(table, "mk-event-play-strong")] == ["MK-CARD-03c2", "MK-CARD-03a2"]
    assert told(table, "mk-event-artifact-thrown") == [("MK-CARD-03c2", {"card": "diamond_ring"})]
    spell = in_fight("whirlwind", phase="attack", mana={"white": 1, "black": 1}, tables={"time": "night"})
    spell.play("play whirlwind strong")
    assert [rule for rule, _ in told(spell, "mk-event-play-strong")] == ["MK-CARD-03b2"]


@pytest.mark.rule("MK-EFF-01c", "MK-ABL-CUMBERSOME1")
def test_only_move_points_against_a_cumbersome_attack_cite_cumbersome() -> None:
    skill = "braevalar_natures_vengeance_coop"
    table = in_fight("march", skills=[skill], enemies=("diggers",), phase="block").play(f"skill {skill}")
    assert [rule for rule, _ in told(table, "mk-event-weaken")] == ["MK-EFF-01c"]
    table.play("play march", "reduce 1 1")
    assert [rule for rule, _ in told(table, "mk-event-weaken")] == ["MK-EFF-01c", "MK-ABL-CUMBERSOME1"]


@pytest.mark.rule("MK-SCN-RECON-09", "MK-DUMMY-13")
def test_offers_nobody_needed_stay_covered_when_a_round_begins() -> None:
    table = at_table("first_reconnaissance", "turns_left = 0").play("play march", "end turn")
    assert table.view["round"]["number"] == 2
    assert (table.view["offers"]["spells"], table.view["offers"]["advanced"]) == ([], [])
    alone = at_table("first_reconnaissance", "turns_left = 0", others=0).play("play march", "end turn")
    assert len(alone.view["offers"]["spells"]) == 3  # the Dummy is paid from them


@pytest.mark.rule("MK-VAR-TIME-01a", "MK-SCN-DRUID-12b", "MK-SCN-RETURN-06a", "MK-SCN-MINES-01")
@pytest.mark.parametrize(
    ("scenario", "rounds"), [("druid_nights", 3), ("one_to_return", 3), ("mines_liberation", 4), ("full_conquest", 6)]
)
def test_after_a_night_arrival_no_day_follows_the_night_that_ends_the_game(scenario: str, rounds: int) -> None:
    assert seated(scenario, 2, "night_arrival").view["round"]["of"] == rounds


@pytest.mark.rule("MK-RNG-03a2", "MK-RNG-03a3", "MK-RNG-03a4", "MK-UNIT-08b")
@pytest.mark.parametrize(
    ("site", "enemy", "ranged", "siege"),
    [("", "prowlers", False, False), ("keep", "swordsmen", True, False), ("keep", "guardsmen", True, True)],
)
def test_points_from_afar_with_nobody_in_reach_are_idle(site: str, enemy: str, ranged: bool, siege: bool) -> None:
    table = in_fight("swiftness", "fireball", site=site, enemies=(enemy,), units=["utem_crossbowmen", "catapults"])
    flags = {one.notation: one.idle for one in table.match.decision.options}
    assert flags["play swiftness strong white token"] is ranged
    assert flags["use catapults 2 1"] is siege


@pytest.mark.rule("MK-EFF-01c", "MK-EFF-01d")
def test_influence_in_a_fight_is_idle_only_where_nothing_takes_it() -> None:
    """Illusionists give Influence 4: worth nothing until Diplomacy makes Block of it; Learning sells a lesson."""

    def idle(table: Table, notation: str) -> bool:
        return next(one for one in table.match.decision.options if one.notation == notation).idle

    table = in_fight("diplomacy", units=["illusionists"])
    assert idle(table, "use illusionists 1 1")
    assert not idle(table.play("play diplomacy"), "use illusionists 1 1")
    assert not idle(in_fight("learning", units=["illusionists"]).play("play learning"), "use illusionists 1 1")
    assert not idle(in_fight("promise", units=["thugs"]), "play promise")  # they take a blow for 2 Influence
    heroes = in_fight("promise", units=["heroes_red"], site="keep", enemies=("swordsmen",))
    assert not idle(heroes, "play promise")  # they storm walls for 2 Influence
    assert idle(in_fight("promise", units=["heroes_red"]), "play promise")

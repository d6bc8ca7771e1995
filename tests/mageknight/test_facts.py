"""Every printed number of the content tables against the collected facts, which were written down independently."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import tavola.mageknight  # noqa: F401  (fills the catalogue)
from tavola.mageknight.catalog import (
    BASIC_COLORS,
    CARDS,
    CITIES,
    ENEMIES,
    HEROES,
    PILES,
    RUINS,
    SITES,
    SKILLS,
    TACTICS,
    TILES,
    UNITS,
    Card,
    Enemy,
    Tile,
)
from tavola.mageknight.chapters.pieces import tracks
from tavola.mageknight.chapters.pieces.hexmap import DIRECTIONS, SLOT_NEIGHBOURS, neighbours, slot_at, slot_spaces
from tavola.mageknight.content import enemies, heroes, ruins, sites, tactics, tiles  # noqa: F401
from tavola.mageknight.gallery import box

FACTS = Path(__file__).parents[1] / "facts" / "mageknight"
OFFENSIVE = {"swift", "brutal", "poison", "paralyze", "assassination", "cumbersome", "vampiric"}
TOKEN_ABILITIES = {"fortified", "unfortified", "arcane_immunity", "defend"}


def facts(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


def by_id(name: str) -> dict[str, Any]:
    return {record["id"]: record for record in facts(name)}


# Enemies


def test_enemy_kinds_are_those_printed() -> None:
    assert sorted(ENEMIES) == sorted(by_id("enemies"))


@pytest.mark.parametrize("fact", facts("enemies"), ids=lambda fact: str(fact["id"]))
def test_enemy_numbers(fact: dict[str, Any]) -> None:
    enemy = ENEMIES[fact["id"]]
    assert (enemy.pile, enemy.set, enemy.copies) == (fact["pile"], fact["set"], fact["copies"])
    assert (enemy.armor, enemy.elusive) == (fact["armor"], fact["armor_elusive"] or 0)
    assert (enemy.fame, enemy.reputation, enemy.defend) == (fact["fame"], fact["reputation"], fact["defend"])
    assert set(enemy.resistances) == set(fact["resistances"])
    assert enemy.faction == fact.get("faction", "")
    assert set(enemy.abilities) == set(fact["abilities"]) & TOKEN_ABILITIES


@pytest.mark.parametrize("fact", facts("enemies"), ids=lambda fact: str(fact["id"]))
def test_enemy_attacks(fact: dict[str, Any]) -> None:
    enemy = ENEMIES[fact["id"]]
    assert len(enemy.attacks) == len(fact["attacks"])
    for attack, printed in zip(enemy.attacks, fact["attacks"], strict=True):
        if printed["kind"] == "summon":
            assert (attack.summon, attack.value) == (printed["summon_pile"], 0)
        else:
            assert (attack.summon, attack.value, attack.element) == ("", printed["value"], printed["element"])
        assert set(attack.abilities) == set(printed["abilities"]) <= OFFENSIVE
    assert {ability for attack in enemy.attacks for ability in attack.abilities} == OFFENSIVE & set(fact["abilities"])


def pile_counts(*sets: str) -> dict[str, int]:
    count: Counter[str] = Counter()
    for enemy in ENEMIES.values():
        if enemy.set in sets:
            count[enemy.pile] += enemy.copies
    return {pile: count[pile] for pile in PILES}


def test_tokens_per_pile() -> None:
    base = {"green": 12, "grey": 10, "brown": 10, "violet": 10, "red": 8, "white": 10}
    both = {"green": 20, "grey": 18, "brown": 16, "violet": 14, "red": 14, "white": 16}
    assert pile_counts("base") == base
    assert pile_counts("base", "lost_legion") == both
    assert sum(pile_counts("shades_of_tezla").values()) == 32


def test_elusive_and_defending_enemies_are_consistent() -> None:
    def sane(enemy: Enemy) -> bool:
        elusive = enemy.elusive == 0 or enemy.elusive > enemy.armor
        return elusive and (enemy.defend > 0) == ("defend" in enemy.abilities)

    assert [enemy.id for enemy in ENEMIES.values() if not sane(enemy)] == []


# The map


def test_tiles_are_those_printed() -> None:
    assert sorted(TILES) == sorted(by_id("tiles"))
    assert len(TILES) == 27


@pytest.mark.parametrize("fact", facts("tiles"), ids=lambda fact: str(fact["id"]))
def test_tile_spaces(fact: dict[str, Any]) -> None:
    tile = TILES[fact["id"]]
    assert (tile.back, tile.set, tile.city) == (fact["back"], fact["set"], fact["has_city"])
    assert [printed["pos"] for printed in fact["hexes"]] == facts("geometry")["hex_order_in_tile"]
    for space, printed in zip(tile.hexes, fact["hexes"], strict=True):
        colors = printed.get("mine_colors") or [printed.get("mine_color") or printed.get("city_color")]
        assert space.terrain == printed["terrain"]
        assert space.site == printed.get("site", "")
        assert space.rampaging == printed.get("rampaging", "")
        assert list(space.colors) == [color for color in colors if color]


def test_sites_on_the_base_tiles() -> None:
    base = [tile for tile in TILES.values() if tile.set == "base"]
    count = Counter(space.site for tile in base for space in tile.hexes)
    assert (count["keep"], count["mage_tower"], count["crystal_mine"]) == (5, 5, 8)
    assert (count["magical_glade"], count["dungeon"], count["city"]) == (6, 2, 4)


def test_tile_counts_by_back() -> None:
    def count(back: str, city: bool, expansion: bool) -> int:
        def matches(tile: Tile) -> bool:
            return tile.back == back and tile.city == city and (tile.set != "base") == expansion

        return sum(matches(tile) for tile in TILES.values())

    assert (count("start", False, False), count("countryside", False, False)) == (2, 11)
    assert (count("core", False, False), count("core", True, False)) == (4, 4)
    assert (count("countryside", False, True), count("core", False, True)) == (3, 3)


def test_every_site_on_a_tile_and_every_terrain_is_known() -> None:
    spaces = [space for tile in TILES.values() for space in tile.hexes]
    assert {space.site for space in spaces if space.site} <= SITES.keys()
    assert {space.terrain for space in spaces} == tracks.TERRAIN_COST.keys()
    assert all(bool(space.colors) == (space.site in ("crystal_mine", "deep_mine", "city")) for space in spaces)


def test_the_slot_lattice_is_the_printed_one() -> None:
    geometry = facts("geometry")
    order = geometry["hex_order_in_tile"][1:]
    assert [list(step) for step in DIRECTIONS] == [geometry["directions"][name] for name in order]
    lattice = geometry["slot_lattice"]
    assert sorted(map(list, SLOT_NEIGHBOURS)) == sorted(lattice["neighbour_slots"])
    for (x, y), (q, r) in zip(lattice["neighbour_slots"], lattice["neighbour_centres"], strict=True):
        assert slot_spaces(x, y)[0] == f"{q},{r}"


def test_seams_touch_in_exactly_the_printed_pairs() -> None:
    geometry = facts("geometry")
    order = geometry["hex_order_in_tile"]
    here = dict(zip(order, slot_spaces(0, 0), strict=True))
    for seam in geometry["slot_lattice"]["seams"]:
        there = dict(zip(slot_spaces(*seam["slot_delta"]), order, strict=True))
        touching = {
            (name, order[1 + direction], there[space])
            for name, at in here.items()
            for direction, space in enumerate(neighbours(at))
            if space in there
        }
        assert touching == {tuple(pair) for pair in seam["adjacent_pairs"]}


def test_slots_cover_the_plane_once() -> None:
    slots = [(x, y) for x in range(-4, 5) for y in range(-4, 5)]
    spaces = [space for slot in slots for space in slot_spaces(*slot)]
    assert len(spaces) == len(set(spaces)) == 7 * len(slots)
    assert all(slot_at(space) == slot for slot in slots for space in slot_spaces(*slot))


# Ruins, sites, tracks


@pytest.mark.parametrize("fact", facts("ruins"), ids=lambda fact: str(fact["id"]))
def test_ruins(fact: dict[str, Any]) -> None:
    ruin = RUINS[fact["id"]]
    assert ruin.set == fact["set"]
    assert Counter(ruin.cost) == Counter({cost["mana"]: cost["count"] for cost in fact["cost"]})
    assert (ruin.fame, list(ruin.enemies)) == (fact["fame"], fact["enemies"])
    printed = [(reward["type"], reward.get("count", 1)) for reward in fact["rewards"]]
    assert [(reward.kind, reward.count) for reward in ruin.rewards] == printed


def test_ruin_counts() -> None:
    assert sorted(RUINS) == sorted(by_id("ruins"))
    altars = [ruin for ruin in RUINS.values() if ruin.cost]
    assert len(RUINS) == 15
    assert len(altars) == 5
    assert sum(ruin.set == "base" for ruin in RUINS.values()) == 12


def site_facts() -> list[dict[str, Any]]:
    plain = [fact for fact in facts("sites") if not fact["id"].startswith("city_") and fact["category"] != "rampaging"]
    return [*plain, {**by_id("sites")["city_white"], "id": "city"}]


def recruiting_sites() -> set[str]:
    """Sites some Unit names on its card, and the camp that takes any."""
    return {site for unit in facts("units") for site in unit["recruit_sites"]} | {"refugee_camp"}


@pytest.mark.parametrize("fact", site_facts(), ids=lambda fact: str(fact["id"]))
def test_sites(fact: dict[str, Any]) -> None:
    site = SITES[fact["id"]]
    interaction, combat = fact.get("interaction") or {}, fact.get("combat") or {}
    assert (site.category, site.set) == (fact["category"], fact["set"])
    assert site.recruit == (site.id if site.id in recruiting_sites() else "")
    assert site.heal_cost == interaction.get("heal", {}).get("influence_per_point", 0)
    assert site.night_rules == combat.get("night_rules", False)
    if isinstance(fact.get("enemies"), list):
        drawn = [enemy["pile"] for enemy in fact["enemies"] for _ in range(enemy["count"])]
        assert list(site.enemies) == drawn
        assert site.units_allowed == (combat["units_allowed"] is True)


def test_sites_are_those_printed() -> None:
    assert sorted(SITES) == sorted(fact["id"] for fact in site_facts())


@pytest.mark.parametrize(
    ("site", "moment"),
    [
        ("mage_tower", "conquer"),
        ("tomb", "first_conquest"),
        ("monster_den", "conquest"),
        ("spawning_grounds", "conquest"),
    ],
)
def test_site_rewards(site: str, moment: str) -> None:
    printed = [(reward["type"], reward["count"]) for reward in by_id("sites")[site]["rewards"][moment]]
    assert [(reward.kind, reward.count) for reward in SITES[site].rewards] == printed


def test_levels() -> None:
    printed = facts("tracks")["levels"]
    expected = [
        (row["level"], row["fame_from"], row["armor"], row["hand_limit"], row["command_tokens"]) for row in printed
    ]
    assert [(row.level, row.fame_from, row.armor, row.hand_limit, row.commands) for row in tracks.LEVELS] == expected
    assert all(low["fame_to"] + 1 == high["fame_from"] for low, high in pairwise(printed))


def test_reputation_terrain_and_dice() -> None:
    printed = facts("tracks")
    assert {row["position"]: row["influence"] for row in printed["reputation"]} == dict(tracks.REPUTATION)
    assert {name: (row["day"], row["night"]) for name, row in printed["terrain_cost"].items()} == tracks.TERRAIN_COST
    assert printed["city_hex_cost"] == tracks.CITY_COST
    assert printed["explore_cost"] == tracks.EXPLORE_COST
    assert sorted(tracks.DIE_FACES) == sorted(printed["die_faces"])


# Heroes, tactics, cards, units, skills


@pytest.mark.parametrize("fact", facts("heroes"), ids=lambda fact: str(fact["id"]))
def test_heroes(fact: dict[str, Any]) -> None:
    hero = HEROES[fact["id"]]
    assert hero.set == fact["set"]
    assert Counter(hero.deck) == Counter(fact["starting_deck"])
    assert len(hero.deck) == 16
    assert Counter(hero.dummy_crystals) == Counter(fact["dummy_crystals"])


def test_heroes_and_tactics_are_those_printed() -> None:
    assert sorted(HEROES) == sorted(by_id("heroes"))
    printed = {fact["id"]: (fact["time"], fact["number"]) for fact in facts("tactics")}
    assert {tactic.id: (tactic.time, tactic.number) for tactic in TACTICS.values()} == printed


def test_every_deck_card_is_defined() -> None:
    assert {name for hero in HEROES.values() for name in hero.deck} <= CARDS.keys()


def cards_of(kind: str) -> list[Card]:
    return [card for card in CARDS.values() if card.kind == kind]


#: The cards of the box; a set of invented ones is compared with nothing.
BOXES = {fact["set"] for fact in by_id("cards").values()}
PRINTED = sorted(card.id for card in CARDS.values() if card.set in BOXES and card.kind != "wound")


def test_cards_are_printed_ones_and_basic_actions_are_complete() -> None:
    printed = by_id("cards")
    assert set(PRINTED) <= printed.keys()
    assert {card.id for card in cards_of("basic_action")} == {
        fact["id"] for fact in printed.values() if fact["type"] == "basic_action"
    }


@pytest.mark.parametrize("card", PRINTED)
def test_card_print(card: str) -> None:
    mine, fact = CARDS[card], by_id("cards")[card]
    assert (mine.kind, mine.set, mine.hero) == (fact["type"], fact["set"], fact.get("hero") or "")
    colors = fact.get("colors") or ([fact["color"]] if fact["color"] else [])
    assert [color for color in (mine.color, mine.second_color) if color] == colors
    assert mine.interactive == fact.get("interactive", False)
    assert set(colors) <= set(BASIC_COLORS)


def test_healing_cards_are_marked() -> None:
    """A card that also moves or fights may be played in combat; its Healing alone is barred there."""
    printed = by_id("cards")
    marked = {name for name in PRINTED if CARDS[name].healing}
    icons = {name: set(printed[name].get("icons") or ()) for name in PRINTED}
    assert marked == {
        name for name, shown in icons.items() if "healing" in shown and not shown & {"combat", "movement"}
    }


@pytest.mark.parametrize("unit", sorted(UNITS))
def test_unit_print(unit: str) -> None:
    mine, fact = UNITS[unit], by_id("units")[unit]
    assert (mine.kind, mine.set, mine.copies) == (fact["kind"], fact["set"], fact["copies"])
    assert (mine.level, mine.cost, mine.armor) == (fact["level"], fact["influence_cost"], fact["armor"])
    assert set(mine.sites) == set(fact["recruit_sites"])
    assert set(mine.resistances) == set(fact["resistances"])
    assert [ability.mana for ability in mine.abilities] == [ability["mana"] or "" for ability in fact["abilities"]]


def test_regular_units_are_complete() -> None:
    printed = {unit: fact for unit, fact in by_id("units").items() if fact["kind"] == "regular"}
    mine = {unit.id for unit in UNITS.values() if unit.kind == "regular"}
    assert mine == printed.keys()
    assert sum(UNITS[unit].copies for unit in mine) == 28


@pytest.mark.parametrize("skill", sorted(SKILLS))
def test_skill_print(skill: str) -> None:
    mine, fact = SKILLS[skill], by_id("skills")[skill]
    assert (mine.hero, mine.kind, mine.usage) == (fact["hero"], fact["kind"], fact["usage"])


def test_city_garrisons_are_printed_so() -> None:
    """Eleven levels for each of the four cities, in the order of the circles on the base."""
    printed = {fact["color"]: fact for fact in facts("cities")}
    assert set(CITIES) == set(printed)
    for color, city in CITIES.items():
        assert [list(piles) for piles in city.garrisons] == [printed[color]["garrison"][str(n)] for n in range(1, 12)]


# The box


def test_the_list_of_the_box_is_what_is_printed() -> None:
    """Kept by hand in the order of the box, so that what is not written yet could be listed; the facts hold it true."""
    printed = [record["id"] for name in ("cards", "units", "skills") for record in facts(name)]
    assert Counter(box.PRINTED) == Counter(printed)

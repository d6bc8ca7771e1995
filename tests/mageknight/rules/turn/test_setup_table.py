"""Setting up the table (MK-SET-01 to 29): scenario, piles, decks, offers, Source, Tactics, tile stack and map."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tavola
from tavola.mageknight.catalog import ENEMIES, PILES, SITES
from tavola.mageknight.chapters.pieces.hexmap import slot_spaces

from ...scripted import Table, given
from .. import trial

FACTS = Path(__file__).parents[3] / "facts" / "mageknight"
USED = ("base", "lost_legion", "ultimate_edition")
HEROES = ("tovak", "goldyx", "norowas", "arythea")


def facts(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


def seats(count: int) -> Table:
    """A competitive game of several people, just set up."""
    return trial.fresh(players=HEROES[:count])


def regular_units() -> list[dict[str, Any]]:
    return [unit for unit in facts("units") if unit["kind"] == "regular" and unit["set"] in USED]


@pytest.mark.rule("MK-SET-01a")
def test_the_scenario_fixes_rounds_tiles_and_map() -> None:
    table = trial.fresh()
    assert table.view["round"]["of"] == 4
    assert table.view["map"]["stack"] == {"countryside": 6, "core": 3}
    assert trial.tiles(table)[0] == "start_a"


@pytest.mark.rule("MK-SET-01b")
def test_what_is_not_a_known_option_cannot_be_agreed_on() -> None:
    with pytest.raises(tavola.TavolaError) as unknown:
        tavola.new("mageknight", "first_reconnaissance", ["tovak"], variants=["no_such_variant"])
    assert unknown.value.text.key == "error-unknown-variant"


@pytest.mark.rule("MK-SET-02a")
def test_no_two_players_have_the_same_hero() -> None:
    with pytest.raises(tavola.TavolaError) as same:
        tavola.new("mageknight", "first_reconnaissance", ["goldyx", "tovak", "tovak"])
    assert same.value.text.key == "error-same-hero"


@pytest.mark.rule("MK-SET-02b", "MK-SET-19")
def test_who_picked_last_chooses_a_tactic_first() -> None:
    table = seats(3)
    choosing = []
    for tactic in ("planning", "rethink", "early_bird"):
        choosing.append(table.match.decision.seat)
        table.play(f"tactic {tactic}")
        if tactic == "rethink":
            table.play("done")
    assert choosing == [2, 1, 0]


@pytest.mark.rule("MK-SET-03")
def test_the_scenario_overrides_the_general_setup(monkeypatch: pytest.MonkeyPatch) -> None:
    trial.sample_cards(monkeypatch)
    trial.scenario(monkeypatch, features=trial.PLAIN)
    general, special = trial.fresh(name="trial"), trial.fresh()
    assert [len(general.view["offers"][kind]) for kind in ("advanced", "spells")] == [3, 3]
    assert [len(special.view["offers"][kind]) for kind in ("advanced", "spells")] == [0, 0]


@pytest.mark.rule("MK-SET-07")
@pytest.mark.parametrize(
    ("category", "sites"),
    [
        ("fortified", {"keep", "mage_tower", "city"}),
        ("adventure", {"ancient_ruins", "dungeon", "tomb", "monster_den", "spawning_grounds"}),
    ],
)
def test_sites_share_rules_by_category(category: str, sites: set[str]) -> None:
    printed = {site.id for site in SITES.values() if site.category == category and site.set == "base"}
    assert printed == sites


@pytest.mark.rule("MK-SET-10a", "MK-SET-10b")
def test_fame_and_reputation_begin_at_zero() -> None:
    me = trial.fresh().me
    assert (me["fame"], me["reputation"], me["influence_bonus"]) == (0, 0, 0)


@pytest.mark.rule("MK-SET-11a")
def test_six_shuffled_piles_of_enemies() -> None:
    table = trial.fresh()
    printed: Counter[str] = Counter()
    for enemy in facts("enemies"):
        if enemy["set"] in USED:
            printed[enemy["pile"]] += enemy["copies"]
    placed = Counter(token["pile"] for space in table.view["map"]["hexes"] for token in space["tokens"])
    assert len(table.view["decks"]["piles"]) == 6
    assert table.view["decks"]["piles"] == {pile: printed[pile] - placed[pile] for pile in PILES}
    first_orcs = {table.space(at)["tokens"][0]["enemy"] for table, at in ((trial.fresh(s), "1,-4") for s in range(12))}
    assert len(first_orcs) > 2


@pytest.mark.rule("MK-SET-11b")
def test_a_defeated_token_goes_to_the_discard_of_its_colour() -> None:
    table = given("""
        [player]
        hand = ["rage", "march"]
        [combat]
        enemies = ["prowlers"]
        phase = "attack"
        [source]
        dice = ["red"]
    """).play("play rage strong red die", "attack 1")
    assert table.view["decks"]["discards"]["green"] == ["prowlers"]
    assert sum(map(len, table.view["decks"]["discards"].values())) == 1


@pytest.mark.rule("MK-SET-11c")
def test_an_empty_pile_is_made_new_from_its_discards() -> None:
    orcs = [enemy.id for enemy in ENEMIES.values() if enemy.pile == "green" for _ in range(enemy.copies)]
    table = given(f"""
        [discards]
        green = {orcs!r}
        [map]
        stack = ["countryside_4"]
        [player]
        at = "2,-3"
        move = 2
    """)
    assert table.view["decks"]["piles"]["green"] == 0
    table.play("explore 1,1")
    left = len(orcs) - 1
    assert table.view["decks"]["piles"]["green"] == left
    assert table.view["decks"]["discards"]["green"] == []


@pytest.mark.rule("MK-SET-12a", "MK-SET-12b", "MK-SET-14", "MK-SET-15")
def test_three_spells_and_three_advanced_actions_lie_open_and_no_artifact(monkeypatch: pytest.MonkeyPatch) -> None:
    trial.sample_cards(monkeypatch)
    trial.scenario(monkeypatch, features=trial.PLAIN)
    games = [trial.fresh(seed, "trial") for seed in range(8)]
    for table in games:
        offers, decks = table.view["offers"], table.view["decks"]
        assert set(offers["spells"]) < set(trial.SPELLS)
        assert len(offers["spells"]) == 3
        assert set(offers["advanced"]) < set(trial.ADVANCED)
        assert len(offers["advanced"]) == 3
        assert (decks["artifacts"], decks["spells"], decks["advanced"]) == (3, 2, 3)
        assert not set(trial.ARTIFACTS) & set(json.dumps(offers).split('"'))
    assert len({tuple(table.view["offers"]["spells"]) for table in games}) > 2
    assert len({tuple(table.view["offers"]["advanced"]) for table in games}) > 2


@pytest.mark.rule("MK-SET-16")
def test_the_common_skill_offer_starts_empty() -> None:
    assert trial.fresh().view["offers"]["skills"] == []


@pytest.mark.rule("MK-SET-18a", "MK-SET-20d")
@pytest.mark.parametrize(("people", "cards"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_units_and_dice_are_players_plus_two(people: int, cards: int) -> None:
    view = seats(people).view
    assert len(view["offers"]["units"]) == cards
    assert {offered["unit"] for offered in view["offers"]["units"]} <= {unit["id"] for unit in regular_units()}
    assert len(view["source"]) == cards


@pytest.mark.rule("MK-SET-17")
def test_the_unit_deck_holds_only_regular_units_and_is_shuffled() -> None:
    tables = [trial.fresh(seed) for seed in range(8)]
    in_box = sum(unit["copies"] for unit in regular_units())
    assert {table.view["decks"]["regular"] for table in tables} == {in_box - 3}
    assert len({str(table.view["offers"]["units"]) for table in tables}) > 4


@pytest.mark.rule("MK-SET-18b")
def test_a_monastery_brings_an_advanced_action_into_the_unit_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    trial.sample_cards(monkeypatch)
    table = given("""
        [decks]
        advanced = ["lesson_white"]
        [offers]
        units = ["peasants"]
        [map]
        stack = ["countryside_5"]
        [player]
        at = "2,-3"
        move = 2
    """).play("explore 1,1")
    assert table.view["offers"]["units"] == [{"unit": "peasants"}, {"card": "lesson_white"}]


@pytest.mark.rule("MK-SET-20a", "MK-SET-21", "MK-SET-22")
def test_a_day_begins_the_game_with_the_six_day_tactics_in_order() -> None:
    view = trial.fresh().view
    day = [tactic["id"] for tactic in facts("tactics") if tactic["time"] == "day"]
    assert view["round"]["time"] == "day"
    assert view["offers"]["tactics"] == day
    assert len(day) == 6


@pytest.mark.rule("MK-SET-20c")
@pytest.mark.parametrize(("time", "forest"), [("day", 3), ("night", 5)])
def test_the_board_gives_the_move_cost_of_the_time_of_day(time: str, forest: int) -> None:
    assert given(f'time = "{time}"').space("1,-1")["cost"] == forest


@pytest.mark.rule("MK-SET-23b", "MK-SET-23d", "MK-SET-24e")
def test_countryside_is_random_and_lies_above_the_core() -> None:
    stacks = [trial.scout(seed, "solo_conquest") for seed in range(3)]
    for stack in stacks:
        assert [tile.split("_")[0] for tile in stack] == ["countryside"] * 7 + ["core"] * 4
    assert len({tuple(stack[:7]) for stack in stacks}) == 3
    view = trial.fresh(name="solo_conquest").view
    assert view["map"]["stack"] == {"countryside": 5, "core": 4}  # two of the seven lie on the map


@pytest.mark.rule("MK-SET-23a", "MK-SET-23c")
def test_core_tiles_are_counted_by_city_and_non_city() -> None:
    cities = {tile["id"] for tile in facts("tiles") if tile["has_city"]}
    for seed in range(3):
        core = trial.scout(seed, "solo_conquest")[7:]
        assert sum(tile in cities for tile in core) == 2
        assert sum(tile not in cities for tile in core) == 2


@pytest.mark.rule("MK-SET-24a", "MK-SET-24b", "MK-MAP-02a", "MK-MAP-03a")
@pytest.mark.parametrize(
    ("shape", "start", "slots"),
    [
        ("wedge", "start_a", [(0, 1), (1, 0)]),
        ("open3", "start_b", [(0, 1), (1, 0), (1, -1)]),
        ("open4", "start_b", [(0, 1), (1, 0), (1, -1)]),
        ("open5", "start_b", [(0, 1), (1, 0), (1, -1)]),
    ],
)
def test_the_starting_side_and_its_tiles(
    shape: str, start: str, slots: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    trial.scenario(monkeypatch, shape=shape)
    table = trial.fresh(name="trial")
    laid = trial.tiles(table)
    assert laid[0] == start
    assert len(laid) == 1 + len(slots)
    for (x, y), tile in zip(slots, laid[1:], strict=True):
        assert table.space(slot_spaces(x, y)[0])["tile"] == tile


@pytest.mark.rule("MK-SET-24c")
def test_tiles_keep_the_orientation_of_the_starting_tile() -> None:
    table = trial.fresh()
    printed = next(tile for tile in facts("tiles") if tile["id"] == "countryside_1")
    for space in printed["hexes"]:
        shown = table.space(f"{1 + space['q']},{-3 + space['r']}")
        assert (shown["terrain"], shown["site"]) == (space["terrain"], space.get("site"))


@pytest.mark.rule("MK-SET-24d")
def test_sites_of_the_first_tiles_get_their_tokens() -> None:
    table = trial.fresh()
    tokens = {space["at"]: space["tokens"] for space in table.view["map"]["hexes"] if space["tokens"]}
    assert set(tokens) == {"1,-4", "3,-3"}  # the orc marauders of tiles 1 and 2, upper left of their centres
    for (token,) in tokens.values():
        assert (token["pile"], token["up"], token["rampaging"]) == ("green", True, True)

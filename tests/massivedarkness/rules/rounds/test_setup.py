"""Setting up a mission (MD-SET-13 to MD-SET-48)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import tavola

from ...scripted import Table, given

SIX = ["sibyl", "bjorn", "siegfried", "owen", "elias", "whisper"]
ROUND_1 = ("class wrath_paladin", "class gladiator_berserker", "class battle_wizard")


def party(*heroes: str) -> str:
    return "".join(f'[[heroes]]\nhero = "{hero}"\n' for hero in heroes)


def before_the_game(*heroes: str) -> Table:
    """The table at the first choice of the players."""
    return given('phase = "setup"\n' + party(*heroes))


def begun(*heroes: str) -> Table:
    """Everybody has taken what was offered first; the first round begins."""
    return given(party(*heroes))


def owned(table: Table) -> Counter[str]:
    cards: Counter[str] = Counter()
    for hero in table.view["heroes"]:
        cards.update([hero["body"], *hero["hands"], *hero["bag"]])
    return cards


@pytest.mark.rule("MD-SET-13")
@pytest.mark.parametrize("count", range(1, 7))
def test_one_to_six_heroes_play_together(count: int) -> None:
    table = begun(*SIX[:count])
    assert [hero["seat"] for hero in table.view["heroes"]] == list(range(count))


@pytest.mark.rule("MD-SET-13")
@pytest.mark.parametrize("players", [[*SIX, "sibyl"], ["sibyl", "sibyl"], ["nobody"]])
def test_no_other_number_and_no_hero_twice(players: list[str]) -> None:
    with pytest.raises(tavola.UnknownName):
        tavola.new("massivedarkness", scenario="tutorial", players=players, seed=1)


@pytest.mark.rule("MD-SET-13")
def test_enemies_are_run_by_the_rules() -> None:
    table = given("""
        rolls = ["y0", "b0"]
        [[heroes]]
        hero = "bjorn"
        at = "6v.b2"
        [[enemies]]
        card = "dwarf_warriors_l1"
        at = "6v.b2"
        [decks]
        event = ["e9"]
    """)
    table.play("end")
    assert table.view["round"] == 2
    assert table.seat == 0


@pytest.mark.rule("MD-SET-14")
def test_a_mission_stands_alone_or_belongs_to_a_campaign() -> None:
    assert begun("sibyl").view["story"] is False
    story = tavola.new("massivedarkness", scenario="campaign", players=["sibyl"], seed=1).view(0)
    assert story["story"] is True
    assert story["campaign"]["order"][0] == story["mission"] == "tutorial"


@pytest.mark.rule("MD-SET-15")
def test_the_tutorial_comes_first_then_the_missions_in_printed_order() -> None:
    rules = tavola.new("massivedarkness", scenario="tutorial", players=["sibyl"], seed=1).rules
    missions = [scenario.id for scenario in rules.scenarios() if scenario.id != "campaign"]
    assert missions[:11] == ["tutorial", *(f"mission_{n}" for n in range(1, 11))]


@pytest.mark.rule("MD-SET-16")
def test_tiles_doors_and_tokens_lie_as_the_map_shows() -> None:
    view = begun("sibyl").view
    assert view["map"]["tiles"] == [
        {"tile": "6v", "x": 0, "y": 0, "turn": 0},
        {"tile": "8r", "x": 3, "y": 0, "turn": 2},
    ]
    assert view["board"]["doors"] == dict.fromkeys(("door1", "door2", "door3", "door4"), "closed")
    assert view["board"]["zones"]["8r.b1"]["tokens"] == [{"token": "key", "type": "library", "fixed": False}]
    assert [(token["level"], token["zone"]) for token in view["board"]["levels"]] == [(1, "6v.b2"), (2, "8r.c2")]


@pytest.mark.rule("MD-SET-17", "MD-SET-20", "MD-SET-21", "MD-SET-22")
def test_every_type_and_level_has_its_own_deck() -> None:
    decks = begun("sibyl").view["decks"]
    assert [decks[f"treasure_{level}"] for level in range(1, 6)] == [41, 36, 34, 33, 32]
    assert [decks[f"guard_{level}"] for level in range(1, 6)] == [10] * 5
    assert [decks[deck] for deck in ("door", "event", "lesser", "greater")] == [10, 20, 6, 6]


@pytest.mark.rule("MD-SET-17")
def test_decks_are_shuffled_and_face_down() -> None:
    tables = [given(f'seed = {seed}\n[[heroes]]\nhero = "bjorn"\nat = "6v.b2"') for seed in range(8)]
    drawn = {table.play("open door1").told("md-event-door-card")[0]["door_card"] for table in tables}
    assert len(drawn) > 2
    assert "d1" not in str(begun("sibyl").view["decks"])


@pytest.mark.rule("MD-SET-19")
def test_starting_equipment_and_artifacts_are_set_apart() -> None:
    table = begun("sibyl")
    assert table.view["decks"]["artifact"] == 6
    assert table.view["decks"]["starting"] == 17
    assert all(card.startswith("se_") for card in table.view["open"]["starting"])


@pytest.mark.rule("MD-SET-23")
def test_a_discarded_card_lies_beside_its_own_deck() -> None:
    table = given("""
        [[heroes]]
        hero = "bjorn"
        at = "6v.b2"
        bag = ["t1_hammer", "t1_spear", "t2_king_sword"]
        [decks]
        door = ["d1"]
        treasure_2 = ["t2_king_armor"]
    """)
    table.play("transmute", "discard t1_hammer", "discard t1_spear", "discard t2_king_sword")
    discards = table.view["discards"]
    assert discards["treasure_1"] == ["t1_hammer", "t1_spear"]
    assert discards["treasure_2"] == ["t2_king_sword"]


@pytest.mark.rule("MD-SET-24", "MD-SET-47")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    table = given("""
        [[heroes]]
        hero = "bjorn"
        at = "6v.b2"
        [decks]
        only = ["door", "event"]
        event = ["e9"]
    """)
    assert table.view["decks"]["door"] == 0
    assert len(table.view["discards"]["door"]) == 10
    table.play("open door1")
    assert table.view["decks"]["door"] == 9
    assert len(table.view["discards"]["door"]) == 1


GUARDS = """
    {level}
    [[heroes]]
    hero = "bjorn"
    at = "6v.b2"
    [decks]
    door = ["d1"]
    only = {only}
    {guard}
"""


@pytest.mark.rule("MD-SET-25")
@pytest.mark.parametrize(
    ("only", "guard", "card"),
    [
        ('["guard_1"]', 'guard_2 = ["orc_flayers_l2"]', "orc_flayers_l2"),
        ('["guard_1", "guard_2"]', 'guard_3 = ["orc_flayers_l3"]', "orc_flayers_l3"),
    ],
)
def test_guards_of_an_empty_deck_come_from_the_next_higher_level(only: str, guard: str, card: str) -> None:
    table = given(GUARDS.format(level="", only=only, guard=guard))
    before = table.view["discards"]["guard_1"]
    assert len(before) == 10
    table.play("open door1")
    assert [foe["card"] for foe in table.view["enemies"]] == [card]
    assert table.view["discards"]["guard_1"] == before


@pytest.mark.rule("MD-SET-26")
def test_the_decks_of_level_5_are_made_anew_from_their_discards() -> None:
    table = given(GUARDS.format(level="level = 5", only='["guard_5"]', guard=""))
    table.play("open door1")
    assert [foe["card"][-3:] for foe in table.view["enemies"]] == ["_l5"]
    assert table.view["decks"]["guard_5"] == 9
    assert table.view["discards"]["guard_5"] == []


@pytest.mark.rule("MD-SET-28")
def test_each_player_has_a_hero_and_a_dashboard() -> None:
    heroes = begun("owen", "elias").view["heroes"]
    assert [hero["hero"] for hero in heroes] == ["owen", "elias"]
    assert [hero["maximum"] for hero in heroes] == [5, 5]


@pytest.mark.rule("MD-SET-29")
@pytest.mark.parametrize("hero", SIX)
def test_any_hero_may_take_any_class(hero: str) -> None:
    table = before_the_game(hero)
    assert len(table.offered("class")) == 6
    table.play("class battle_wizard")
    assert table.me["class"] == "battle_wizard"


@pytest.mark.rule("MD-SET-29")
def test_two_heroes_may_share_a_class() -> None:
    table = before_the_game("siegfried", "owen").play("class battle_wizard", "class battle_wizard")
    assert [hero["class"] for hero in table.view["heroes"]] == ["battle_wizard", "battle_wizard"]


@pytest.mark.rule("MD-SET-31", "MD-SET-32", "MD-SET-33", "MD-SET-34", "MD-SET-35", "MD-SET-36")
@pytest.mark.parametrize(
    ("name", "primary", "secondary"),
    [
        ("battle_wizard", "magic", "melee"),
        ("bloodmoon_nightrunner", "melee", "ranged"),
        ("dark_ranger", "ranged", "melee"),
        ("wrath_paladin", "defense", "melee"),
        ("gladiator_berserker", "melee", "defense"),
        ("shadow_barbarian", "melee", "ranged"),
    ],
)
def test_each_class_has_its_profile(name: str, primary: str, secondary: str) -> None:
    rules = tavola.new("massivedarkness", scenario="tutorial", players=["sibyl"], seed=1).rules
    facts: dict[str, Any] = next(card.facts for card in rules.cards() if card.kind == "class" and card.id == name)
    assert (facts["primary"], facts["secondary"]) == (primary, secondary)


@pytest.mark.rule("MD-SET-37", "MD-SET-43")
def test_every_hero_gets_a_weapon_and_a_leather_armor() -> None:
    table = before_the_game("siegfried", "owen", "elias").play(*ROUND_1)
    table.play("take se_mace", "take se_woodcutter_axe", "take se_staff", "first siegfried")
    dealt = owned(table)
    assert dealt.total() == 6
    assert dealt["se_leather_armor"] == 3
    for hero, weapon in enumerate(("se_mace", "se_woodcutter_axe", "se_staff")):
        assert table.hero(hero)["body"] == "se_leather_armor"
        assert table.hero(hero)["hands"] == [weapon]
        assert table.hero(hero)["bag"] == []


@pytest.mark.rule("MD-SET-37")
def test_a_weapon_the_others_have_taken_is_gone() -> None:
    table = before_the_game("siegfried", "owen", "elias").play(*ROUND_1)
    table.play("take se_staff", "take se_staff")
    assert "take se_staff" not in table.options
    assert "take se_leather_armor" not in table.options


@pytest.mark.rule("MD-SET-38")
def test_two_tokens_lie_on_the_lifebringer() -> None:
    assert begun("sibyl").view["lifebringer"] == 2


@pytest.mark.rule("MD-SET-39")
@pytest.mark.parametrize("tokens", [0, 1, 4])
def test_the_table_may_agree_on_more_or_fewer(tokens: int) -> None:
    assert given(f'[options]\nlifebringer = "{tokens}"').view["lifebringer"] == tokens


@pytest.mark.rule("MD-SET-40")
def test_all_heroes_start_in_the_start_zone() -> None:
    view = begun(*SIX).view
    assert {hero["at"] for hero in view["heroes"]} == {view["map"]["start"]} == {"6v.a3"}


@pytest.mark.rule("MD-SET-41")
def test_the_players_choose_the_first_player() -> None:
    table = before_the_game("siegfried", "owen", "elias").play(*ROUND_1)
    table.play("take se_mace", "take se_mace", "take se_staff")
    assert table.options == ["first siegfried", "first owen", "first elias"]
    table.play("first owen")
    assert table.view["first"] == 1
    assert table.turn["seat"] == table.seat == 1


@pytest.mark.rule("MD-SET-42", "MD-SET-43")
def test_owen_begins_with_health_5_and_no_experience() -> None:
    owen = begun("owen").me
    assert (owen["health"], owen["maximum"], owen["xp"], owen["micro"]) == (5, 5, 0, 0)
    assert owen["body"] == "se_leather_armor"
    assert len(owen["hands"]) == 1


@pytest.mark.rule("MD-SET-30")
def test_a_class_is_kept_for_the_whole_campaign() -> None:
    table = given("""
        phase = "market"
        story = true
        [[heroes]]
        hero = "siegfried"
        class = "battle_wizard"
        [campaign]
        order = ["tutorial", "mission_1"]
    """)
    assert table.me["class"] == "battle_wizard"
    assert not table.offered("class")
    while table.view["mission"] == "tutorial":
        table.play("done" if "done" in table.options else table.options[0])
    assert not table.offered("class")
    assert table.me["class"] == "battle_wizard"


@pytest.mark.rule("MD-SET-44")
def test_the_mission_says_what_an_objective_token_does() -> None:
    library = '[[heroes]]\nhero = "bjorn"\nat = "{at}"\n'
    tutorial = given('open = ["door3"]\n' + library.format(at="8r.b1")).play("pick_up")
    assert tutorial.me["xp"] == 3
    assert tutorial.goal("key")["done"]
    first = given('scenario = "mission_1"\nopen = ["door7"]\n' + library.format(at="2r.c2"))
    assert "pick_up" not in first.options


@pytest.mark.rule("MD-SET-45")
def test_the_mission_says_what_a_pillar_is() -> None:
    def pillars(mission: str) -> list[tuple[int, bool, bool]]:
        printed = given(f'scenario = "{mission}"').view["map"]["pillars"]
        return [(pillar["health"], pillar["attackable"], bool(pillar["blocks"])) for pillar in printed]

    assert pillars("mission_4") == [(0, False, False)] * 2
    assert pillars("mission_5") == [(5, True, False)] * 2
    assert pillars("mission_10") == [(0, False, True)] * 2


@pytest.mark.rule("MD-SET-48")
def test_a_token_lies_face_down_until_it_is_picked_up() -> None:
    table = given("""
        scenario = "mission_1"
        tokens = [{token = "hidden3", type = "artifact", down = true}, "final"]
        open = ["door2"]
        [[heroes]]
        hero = "bjorn"
        at = "9v.c2"
    """)
    assert table.zone("9v.c2")["tokens"] == [{"token": "hidden3", "type": None, "fixed": False}]
    table.play("pick_up")
    assert table.zone("9v.c2")["tokens"] == []
    assert table.told("md-event-token")[0]["token"] == "artifact"
    assert table.me["carried"] == ["artifact"]
    assert not table.can_undo()


@pytest.mark.rule("MD-SET-05", "MD-SET-42")
def test_every_hero_has_a_dashboard_with_three_tracks() -> None:
    for hero in begun(*SIX).view["heroes"]:
        assert (hero["health"], hero["xp"], hero["micro"]) == (5, 0, 0)


FACTS = Path(__file__).parents[3] / "facts" / "massivedarkness"
#: The letters of each type of card, and how many cards bear them.
CODES = {
    "artifacts": ("A", 6),
    "doors": ("D", 10),
    "events": ("E", 20),
    "guards": ("G", 50),
    "roaming_monsters": ("RM", 12),
    "starting": ("SE", 19),
    "treasure": ("T", 176),
}


def printed_codes(name: str) -> list[str]:
    cards = json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))
    return [code for card in cards for code in card.get("codes", [card.get("code", card["id"])])]


@pytest.mark.rule("MD-SET-18", "MD-SET-46")
@pytest.mark.parametrize("name", CODES)
def test_the_code_of_a_card_tells_its_type_and_that_no_card_is_missing(name: str) -> None:
    letters, count = CODES[name]
    assert printed_codes(name) == [f"{letters}{number}" for number in range(1, count + 1)]


@pytest.mark.rule("MD-SET-46")
def test_every_card_belongs_to_the_base_game_and_has_an_id_of_its_own() -> None:
    cards = tavola.new("massivedarkness", scenario="tutorial", players=["sibyl"], seed=1).rules.cards()
    assert {card.set for card in cards} == {"base"}
    assert max(Counter((card.kind, card.id) for card in cards).values()) == 1


@pytest.mark.rule("MD-SET-27")
def test_dice_and_tokens_are_at_hand() -> None:
    table = given("""
        [[heroes]]
        hero = "bjorn"
        at = "6v.b2"
        [decks]
        door = ["d2"]
        guard_1 = ["orc_flayers_l1"]
    """)
    table.play("open door1")
    assert (table.zone("6v.b1")["treasure"], table.zone("6v.a1")["treasure"]) == ([2, 0], [2, 0])
    assert table.view["first"] == 0

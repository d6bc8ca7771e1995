"""More deck building (MK-VAR-DECK): a short deck, upgrades after the Night, drafting before the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tavola.mageknight.catalog import CARDS
from tavola.mageknight.scenarios.variants.action_upgrades import choosing_order, strength

from ...scripted import Table
from ..agreed_tables import TILES, next_round, opened, turn
from ..fights import setting
from ..quests import notes

NEW = ["agility", "blood_rage", "ice_shield", "in_need", "pure_magic"]
UPGRADES = {"action_upgrades": "on"}


# -- a short deck -------------------------------------------------------------------------------------------------


def short(deck: list[str], offer: list[str], **tables: Any) -> Table:
    """A table with a monastery on the map and few Advanced Actions."""
    decks = {"advanced": deck, "only": ["advanced"]}
    place = {"tiles": {"1,0": "countryside_5"}}
    return turn(map=place, decks=decks, offers={"advanced": offer, "units": []}, **{"turns_left": 0, **tables})


def monastery_cards(table: Table) -> list[str]:
    return [entry["card"] for entry in table.view["offers"]["units"] if "card" in entry]


@pytest.mark.rule("MK-VAR-DECK-00")
def test_when_the_deck_runs_short_the_monastery_goes_without_first() -> None:
    """Two cards lie in the offer and one in the deck. The lowest goes under the deck, and the two fill the offer up."""
    table = next_round(short(["in_need"], ["agility", "ambush"]))
    assert monastery_cards(table) == []
    assert table.view["offers"]["advanced"] == ["ambush", "in_need", "agility"]
    enough = next_round(short(["in_need", "training"], ["agility", "ambush"]))
    assert monastery_cards(enough) == ["in_need"]
    assert enough.view["offers"]["advanced"] == ["ambush", "training", "agility"]


@pytest.mark.rule("MK-VAR-DECK-00")
def test_then_the_offer_is_filled_as_far_as_possible() -> None:
    table = next_round(short([], ["agility", "ambush"]))
    assert table.view["offers"]["advanced"] == ["ambush", "agility"]
    assert monastery_cards(table) == []


@pytest.mark.rule("MK-VAR-DECK-00")
def test_and_last_who_is_due_a_card_gets_nothing() -> None:
    """Fame 3 and level 1: a Skill level is reached, with no Advanced Action left."""
    decks = {"advanced": [], "only": ["advanced"]}
    me = {"fame": 3, "level": 1, "deck": ["rage"]}
    table = turn(me, decks=decks, offers={"advanced": []}).play("play march", "end turn")
    table.play(table.offered("gain")[0])
    assert not table.offered("gain")
    assert table.me["level"] == 2
    assert table.me["deck_count"] + len(table.me["hand"]) == 1


# -- upgrades -----------------------------------------------------------------------------------------------------


def dusk(
    *rivals: dict[str, Any], me: dict[str, Any] | None = None, value: str = "on", number: int = 2, **tables: Any
) -> Table:
    """The end of a Night: Tovak's last turn is over, and whoever chooses first is asked."""
    people = [
        {"hero": hero, "hand": [], "deck": ["march", "rage"], **rival}
        for hero, rival in zip(("goldyx", "norowas", "arythea"), rivals, strict=False)
    ]
    player = {"hand": ["march"], "deck": ["rage"], **(me or {})}
    found = {"time": "night", "round": number, "turns_left": 0, "decks": {"advanced": NEW}, **tables}
    options = {"action_upgrades": value} if value else {}
    table = setting(
        scenario="full_conquest", rivals=people, player=player, map={"tiles": TILES}, options=options, **found
    )
    return next_round(table)


@pytest.mark.rule("MK-VAR-DECK-01a")
@pytest.mark.parametrize(("people", "cards"), [(2, 3), (3, 4), (4, 5)])
def test_one_card_more_than_players_is_turned_up(people: int, cards: int) -> None:
    table = dusk(*[{}] * (people - 1))
    assert table.view["quest"]["upgrades"] == NEW[:cards]
    assert notes(table, "mk-event-upgrades") == [{"card": tuple(NEW[:cards])}]


@pytest.mark.rule("MK-VAR-DECK-01a")
@pytest.mark.parametrize(("number", "time", "asked"), [(2, "night", True), (4, "night", True), (3, "day", False)])
def test_six_rounds_have_it_twice(number: int, time: str, asked: bool) -> None:
    table = dusk({}, number=number, time=time)
    assert (table.prompt == "mk-ask-upgrade") == asked
    over = dusk({}, number=6)
    assert over.match.outcome is not None


@pytest.mark.rule("MK-VAR-DECK-01a")
def test_the_last_night_of_a_shorter_game_has_none() -> None:
    """First Reconnaissance of two players: Day, Night, Day. The only Night is the last."""
    rival = [{"hero": "goldyx", "hand": [], "deck": ["march"]}]
    table = setting(
        rivals=rival,
        player={"hand": ["march"], "deck": ["rage"]},
        time="night",
        turns_left=0,
        options=UPGRADES,
    )
    assert next_round(table).prompt == "mk-ask-tactic"


@pytest.mark.rule("MK-VAR-DECK-01b")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ({}, 0),
        ({"deck": ["ruby_ring"]}, 2),
        ({"discard": ["fireball", "snowstorm"]}, 4),
        ({"deck": ["agility", "march", "rage"]}, 1),
        ({"crystals": {"red": 2, "blue": 1}}, 1),
        ({"crystals": {"red": 2, "blue": 2}}, 2),
        ({"units": ["peasants", "catapults"]}, 1 + 3),
        ({"units": [{"unit": "catapults", "wounds": 1}]}, 1),
        (
            {"deck": ["ruby_ring", "fireball", "agility"], "crystals": {"red": 3}, "units": ["catapults"]},
            2 + 2 + 1 + 1 + 3,
        ),
    ],
)
def test_the_strength_of_a_deck(owned: dict[str, Any], points: int) -> None:
    table = turn({"hand": ["march"], "deck": [], "level": 5, "fame": 24, **owned})
    assert strength(table.match.state.players[0]) == points


@pytest.mark.rule("MK-VAR-DECK-01c")
def test_three_points_for_each_level_above_the_lowest() -> None:
    """Levels 3, 4 and 6 add 0, 3 and 9. With decks of 8, 0 and 0 that makes 8, 3 and 9."""
    me = {"fame": 8, "deck": ["ruby_ring", "fireball", "agility", "rage"], "units": ["catapults"]}
    table = dusk({"fame": 15}, {"fame": 35}, me=me)
    assert strength(table.match.state.players[0]) == 8
    assert [player["level"] for player in table.view["players"]] == [3, 4, 6]
    assert choosing_order(table.match.state) == [1, 0, 2]
    # One crystal pair more, and Tovak's 9 points tie with Norowas, who has more Fame; two more, and he comes last.
    even = dusk({"fame": 15}, {"fame": 35}, me={**me, "crystals": {"red": 2}})
    assert choosing_order(even.match.state) == [1, 0, 2]
    rich = dusk({"fame": 15}, {"fame": 35}, me={**me, "crystals": {"red": 2, "blue": 2}})
    assert choosing_order(rich.match.state) == [1, 2, 0]


@pytest.mark.rule("MK-VAR-DECK-01d")
def test_ties_go_to_less_fame_then_to_the_later_in_the_last_round() -> None:
    assert choosing_order(dusk({"fame": 1}, {"fame": 2}).match.state) == [0, 1, 2]
    assert choosing_order(dusk({}, {}).match.state) == [2, 1, 0]
    table = dusk({}, {})
    assert table.seat == 2
    table.play("upgrade march to agility")
    assert table.seat == 1
    assert "upgrade march to agility" not in table.options
    table.play("done")
    assert table.seat == 0


@pytest.mark.rule("MK-VAR-DECK-01e")
def test_the_card_thrown_away_shares_a_colour_or_a_type() -> None:
    """March is green and moves, rage is red and fights. Agility is white and moves, ice shield blue and fights, blood
    rage red and fights, in need green and persuades."""
    table = dusk({}, {})
    assert table.offered("upgrade") == [
        "upgrade march to agility",
        "upgrade rage to blood_rage",
        "upgrade rage to ice_shield",
        "upgrade march to in_need",
    ]
    assert table.options[-1] == "done"


def test_type_icons_are_those_collected() -> None:
    facts = Path(__file__).parents[3] / "facts" / "mageknight" / "cards.json"
    printed = {card["id"]: card for card in json.loads(facts.read_text(encoding="utf-8"))}
    kinds = ("basic_action", "advanced_action")
    actions = [name for name, card in CARDS.items() if card.kind in kinds and name in printed]
    assert {name: list(CARDS[name].icons) for name in actions} == {name: printed[name]["icons"] for name in actions}


@pytest.mark.rule("MK-VAR-DECK-01e")
def test_only_action_cards_of_the_own_deck_leave_and_the_new_card_joins_it() -> None:
    rival = {"deck": ["rage", "ruby_ring", "fireball", "wound"]}
    table = dusk(rival, decks={"advanced": ["blood_rage", "ice_shield", "agility"]})
    assert table.seat == 0
    table.play("done")
    assert table.seat == 1
    assert table.offered("upgrade") == ["upgrade rage to blood_rage", "upgrade rage to ice_shield"]
    table.play("upgrade rage to blood_rage")
    mine = sorted(table.match.state.players[1].hand + table.match.state.players[1].deck)
    assert mine == ["blood_rage", "fireball", "ruby_ring", "wound"]
    assert "rage" in table.match.state.box


@pytest.mark.rule("MK-VAR-DECK-01f")
def test_cards_nobody_takes_go_under_the_deck() -> None:
    """What leaves the offer at the start of the round comes to lie below them."""
    table = dusk({}, offers={"advanced": ["training", "learning", "ambush"], "units": []})
    before = list(table.match.state.advanced)
    table.play("done", "done")
    assert list(table.match.state.advanced) == [*before[1:], *NEW[:3], "ambush"]
    assert table.view["round"]["number"] == 3


@pytest.mark.rule("MK-VAR-DECK-01g")
def test_where_all_agreed_players_see_all_decks_meanwhile() -> None:
    table = dusk({"deck": ["stamina", "promise"]}, value="open")
    assert table.match.view(0)["quest"]["all_cards"][1] == ["promise", "stamina"]
    assert "all_cards" not in table.match.view(None)["quest"]
    assert "all_cards" not in dusk({}).match.view(0)["quest"]
    table.play("done", "done")
    assert "all_cards" not in table.match.view(0)["quest"]


# -- drafting -----------------------------------------------------------------------------------------------------


def packed(table: Table) -> list[str]:
    """The cards whoever is asked may choose from."""
    return [said.removeprefix("select ") for said in table.offered("select")]


@pytest.mark.rule("MK-VAR-DECK-02a")
def test_four_cards_each_before_the_table_is_laid() -> None:
    table = opened("full_conquest", 3, drafted_start="on")
    assert (table.seat, table.prompt) == (0, "mk-ask-select")
    assert len(packed(table)) == 4
    assert all(CARDS[card].kind == "advanced_action" for card in packed(table))
    assert (table.view["map"]["hexes"], table.view["source"]) == ([], [])
    assert not any(table.view["offers"].values())
    assert len(table.player(0)["hand"]) == 5


@pytest.mark.rule("MK-VAR-DECK-02b")
def test_one_is_kept_and_the_rest_goes_to_the_next_player() -> None:
    table = opened("full_conquest", 3, drafted_start="on")
    deck = len(table.match.state.advanced)
    packs: list[list[str]] = []
    for size in (4, 3, 2):
        now = []
        for seat in range(3):
            assert table.seat == seat
            assert len(packed(table)) == size
            now.append(packed(table))
            table.play(table.options[0])
        if packs:
            assert now == [packs[seat - 1] for seat in range(3)]
        packs = [pack[1:] for pack in now]
    assert table.view["phase"] == "tactics"
    assert [len(player.apart) for player in table.match.state.players] == [3, 3, 3]
    # Three of the twelve cards are shuffled back, and the offer is dealt from the deck.
    state = table.match.state
    shown = [name for name in state.unit_offer if name in CARDS]
    assert len(state.advanced) + len(state.advanced_offer) + len(shown) == deck + 3


@pytest.mark.rule("MK-VAR-DECK-02c")
def test_the_selection_is_secret_and_not_in_the_deck() -> None:
    table = opened("full_conquest", 2, drafted_start="on")
    kept: list[list[str]] = [[], []]
    while table.prompt == "mk-ask-select":
        kept[table.seat].append(packed(table)[0])
        table.play(table.options[0])
    for seat in (0, 1):
        quest = table.match.view(seat)["quest"]
        assert (quest["selected"], quest["selected_counts"]) == (kept[seat], [3, 3])
    assert table.match.view(None)["quest"] == {"selected": [], "selected_counts": [3, 3]}
    for player in table.match.state.players:
        assert not set(player.apart) & set(player.hand + player.deck)
    told = [line.event for line in table.match.log if line.event.text.key == "mk-event-selected"]
    assert {event.only for event in told} == {0, 1}


THREE = ["agility", "ambush", "in_need"]


def evening(apart: list[str], **tables: Any) -> Table:
    """The end of a round; Tovak and Goldyx have these cards set apart."""
    me = {"apart": apart, "deck": ["rage"]}
    rival = {"apart": apart[:1], "deck": ["rage"]}
    return next_round(turn(me, rival, turns_left=0, options={"drafted_start": "on"}, **tables))


@pytest.mark.rule("MK-VAR-DECK-02d")
def test_at_the_end_of_a_day_each_player_adds_one() -> None:
    """Tovak chooses among three; Goldyx has only one left, which joins without a question."""
    table = evening(THREE)
    assert (table.seat, table.prompt) == (0, "mk-ask-add")
    table.play("select ambush")
    players = table.match.state.players
    assert sorted(players[0].hand + players[0].deck) == ["ambush", "march", "rage"]
    assert players[0].apart == ("agility", "in_need")
    assert sorted(players[1].hand + players[1].deck) == ["agility", "march", "rage"]
    assert players[1].apart == ()


@pytest.mark.rule("MK-VAR-DECK-02d")
def test_at_the_end_of_a_night_nobody_does() -> None:
    table = evening(THREE, time="night", round=2)
    assert table.prompt == "mk-ask-tactic"
    assert table.view["quest"]["selected_counts"] == [3, 1]


@pytest.mark.rule("MK-VAR-DECK-02e")
def test_a_short_game_does_not_use_them_all() -> None:
    """A Blitz has four rounds: cards join after the Days 1 and 3, so one of three is left over."""
    first = evening(THREE, scenario="blitz_conquest").play("select agility")
    assert first.view["quest"]["selected_counts"][0] == 2
    second = evening(THREE[1:], scenario="blitz_conquest", round=3).play("select ambush")
    assert second.view["quest"]["selected_counts"][0] == 1
    last = evening(THREE[2:], scenario="blitz_conquest", round=4, time="night")
    assert last.match.outcome is not None

"""Scoring (MK-SCORE): the standard achievements, line by line."""

from __future__ import annotations

import pytest

from tavola.mageknight.catalog import UNITS, UnitCard

from ...scripted import Table, given
from .. import trial


def score(player: str, keys: str = "") -> dict[str, int]:
    """The lines of the result when the game ends with this player."""
    return {line.key: line.points for line in result(player, keys).outcome.lines[0]}


def result(player: str, keys: str = "") -> Table:
    table = given(f"final_turns = 0\n{keys}\n[player]\n{player}").play("play march", "end turn")
    if "done" in table.options:
        table.play("done")
    assert table.match.outcome is not None
    return table


@pytest.fixture
def sample(monkeypatch: pytest.MonkeyPatch) -> None:
    trial.sample_cards(monkeypatch)


@pytest.mark.rule("MK-SCORE-01", "MK-SCORE-07")
@pytest.mark.usefixtures("sample")
def test_knowledge_counts_spells_twice_wherever_the_cards_are() -> None:
    # 2 Spells and 3 Advanced Actions: 7, spread over hand, deck, discard and Tactic.
    keys = """
        hand = ["march", "spell_red"]
        deck = ["lesson_red"]
        discard = ["spell_blue", "lesson_blue"]
        stored = ["lesson_white"]
    """
    assert score(keys)["knowledge"] == 7


@pytest.mark.rule("MK-SCORE-02")
@pytest.mark.usefixtures("sample")
def test_loot_counts_artifacts_and_pairs_of_crystals() -> None:
    # 1 Artifact and 5 crystals: 2 + 2 = 4.
    player = 'hand = ["march"]\ndeck = ["relic_one"]\ncrystals = {red = 3, blue = 2}'
    assert score(player)["loot"] == 4


@pytest.mark.rule("MK-SCORE-03")
@pytest.mark.parametrize(
    ("units", "points"),
    [
        ('["veterans", "guardian_golems", {unit = "veterans", wounds = 1}]', 3 + 2 + 1),
        ('[{unit = "peasants", wounds = 1}]', 0),
        ('["peasants", "guardian_golems"]', 1 + 2),
    ],
)
def test_leader_counts_levels_and_half_of_the_wounded(units: str, points: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(UNITS, "veterans", UnitCard("veterans", "elite", 3, 9, 5, ("keep",), ()))
    assert score(f'hand = ["march"]\nfame = 24\nunits = {units}')["leader"] == points


MAP = """
[map.tiles]
"1,1" = "countryside_3"
"2,0" = "countryside_9"
"0,2" = "countryside_5"
"2,1" = "countryside_10"
[map]
"""


@pytest.mark.rule("MK-SCORE-04")
def test_conqueror_counts_keeps_towers_and_burned_monasteries() -> None:
    # Shields on 2 keeps, 1 mage tower, 1 burned monastery: 8 Fame.
    keys = MAP + 'shields = ["5,-6", "7,-4", "5,-3"]\nburned = ["3,-7"]'
    lines = score('hand = ["march"]', keys)
    assert (lines["conqueror"], lines["adventurer"]) == (8, 0)


@pytest.mark.rule("MK-SCORE-05")
def test_adventurer_counts_adventure_sites() -> None:
    # Dungeon of tile 9, ruins and monster den of tile 10: 6 Fame.
    keys = MAP + 'shields = ["6,-5", "7,-6", "7,-8"]'
    lines = score('hand = ["march"]', keys)
    assert (lines["conqueror"], lines["adventurer"]) == (0, 6)


@pytest.mark.rule("MK-SCORE-06")
def test_beating_counts_wound_cards_but_not_wounded_units() -> None:
    # 3 Wounds in hand and discard, 2 on Units: -6.
    player = """
        hand = ["march", "wound"]
        discard = ["wound", "wound"]
        fame = 24
        units = [{unit = "peasants", wounds = 1}, {unit = "herbalists", wounds = 1}]
    """
    assert score(player)["beating"] == -6


@pytest.mark.rule("MK-SCORE-09", "MK-SCN-RECON-12d")
@pytest.mark.usefixtures("sample")
def test_achievements_are_added_to_fame_without_levels_or_titles() -> None:
    player = 'hand = ["march"]\nfame = 2\ndeck = ["spell_red", "wound"]\ncrystals = {red = 2}'
    table = result(player)
    outcome = table.outcome
    assert outcome.totals == (2 + 2 + 1 - 2,)
    assert (table.me["fame"], table.me["level"]) == (2, 1)  # 3 Fame would be level 2
    assert not [line for line in outcome.lines[0] if line.key.startswith("title")]
    assert outcome.winners == (0,)


def rivalry(*players: str) -> dict[str, list[int]]:
    """The lines of several players' results, in the order of their seats, 0 where one has no such line."""
    first, *others = players
    heroes = ("goldyx", "norowas")
    rivals = "".join(f'[[rivals]]\nhero = "{hero}"\n{keys}\n' for hero, keys in zip(heroes, others, strict=False))
    table = given(f"final_turns = 0\n[player]\n{first}\n{rivals}").play("play march", "end turn")
    outcome = table.match.outcome
    assert outcome is not None
    keys = {line.key for seat in outcome.lines for line in seat}
    found = {key: [sum(line.points for line in seat if line.key == key) for seat in outcome.lines] for key in keys}
    return {**found, "totals": list(outcome.totals), "winners": list(outcome.winners)}


def cards(*names: str) -> str:
    return f"hand = ['march']\ndeck = {list(names)!r}"


@pytest.mark.rule("MK-SCORE-01b", "MK-SCORE-08")
@pytest.mark.usefixtures("sample")
def test_the_knowledge_title_goes_to_the_best_or_is_shared() -> None:
    seven, four = ("spell_red", "spell_blue", *trial.ADVANCED[:3]), ("spell_red", "spell_blue")
    lines = rivalry(cards(*seven), cards(*seven), cards(*four))
    assert (lines["knowledge"], lines["title_knowledge"]) == ([7, 7, 4], [1, 1, 0])
    assert rivalry(cards(*four), cards())["title_knowledge"] == [3, 0]
    assert "title_knowledge" not in rivalry(cards(), cards())


@pytest.mark.rule("MK-SCORE-02b", "MK-SCORE-03b", "MK-SCORE-08")
@pytest.mark.parametrize(
    ("category", "more", "less"),
    [("loot", "crystals = {red = 3, blue = 3}", "crystals = {red = 2}"), ("leader", 'units = ["foresters"]', "")],
)
def test_loot_and_leader_titles(category: str, more: str, less: str) -> None:
    march = 'hand = ["march"]\n'
    assert rivalry(march + more, march + less)[f"title_{category}"] == [3, 0]
    assert rivalry(march + more, march + less, march + more)[f"title_{category}"] == [1, 0, 1]
    assert f"title_{category}" not in rivalry(march, march)


@pytest.mark.rule("MK-SCORE-06b", "MK-SCORE-08")
def test_the_greatest_beating_costs_more_fame() -> None:
    # Wounds 3, 3, 1: -6 -1, -6 -1, -2.
    lines = rivalry(cards("wound", "wound", "wound"), cards("wound", "wound", "wound"), cards("wound"))
    assert (lines["beating"], lines["title_beating"]) == ([-6, -6, -2], [-1, -1, 0])
    assert rivalry(cards("wound"), cards())["title_beating"] == [-3, 0]
    assert "title_beating" not in rivalry(cards(), cards())


@pytest.mark.rule("MK-SCN-RECON-11a", "MK-SCN-RECON-11b")
def test_the_most_fame_wins_and_a_tie_is_shared() -> None:
    march = 'hand = ["march"]\ndeck = []\nfame = '
    assert rivalry(march + "9", march + "8")["winners"] == [0]
    assert rivalry(march + "8", march + "9", march + "9")["winners"] == [1, 2]


def shields(*seats: int, sites: tuple[str, ...]) -> str:
    """So many sites of the kind for each seat, as the `shields` of a map."""
    places = iter(sites)
    return ", ".join(f'{{at = "{next(places)}", seat = {seat}}}' for seat, n in enumerate(seats) for _ in range(n))


@pytest.mark.rule("MK-SCORE-04b", "MK-SCORE-05b", "MK-SCORE-08")
@pytest.mark.parametrize(
    ("category", "sites"),
    [
        ("conqueror", ("5,-6", "7,-4", "5,-3", "7,-5")),  # two keeps and two mage towers
        ("adventurer", ("6,-5", "7,-6", "7,-8")),  # a dungeon, ruins and a monster den
    ],
)
def test_conqueror_and_adventurer_titles(category: str, sites: tuple[str, ...]) -> None:
    def titled(*seats: int) -> tuple[list[int], list[int] | None]:
        others = "".join(f'[[rivals]]\nhero = "{hero}"\n' for hero in ("goldyx", "norowas")[: len(seats) - 1])
        keys = f"final_turns = 0\n{MAP}shields = [{shields(*seats, sites=sites)}]"
        table = given(f'{keys}\n[player]\nhand = ["march"]\n{others}').play("play march", "end turn")
        assert table.match.outcome is not None
        found = [{line.key: line.points for line in seat} for seat in table.match.outcome.lines]
        return [line[category] for line in found], [line.get(f"title_{category}", 0) for line in found]

    assert titled(1, 2) == ([2, 4], [0, 3])
    assert titled(1, 0, 1) == ([2, 0, 2], [1, 0, 1])
    assert titled(0, 0) == ([0, 0], [0, 0])

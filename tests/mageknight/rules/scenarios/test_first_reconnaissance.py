"""First Reconnaissance (MK-SCN-RECON), the solo variant, with what it takes from Solo Conquest (MK-SCN-SOLO)."""

from __future__ import annotations

import pytest

from tavola.mageknight.catalog import CARDS, UNITS, Card, UnitCard

from ...scripted import Table, given
from .. import trial
from ..trial import end_round, round_ending

VILLAGE = "2,-3"


def exploring(stack: str, player: str = 'hand = ["march"]', top: str = "") -> Table:
    """A Hero in the village of the first tile, about to reveal a tile at 1,1."""
    return given(f'{top}\n[map]\nstack = [{stack}]\n[player]\nat = "{VILLAGE}"\nmove = 4\n{player}')


@pytest.mark.rule("MK-SCN-RECON-01a", "MK-SCN-RECON-12b")
def test_the_solo_variant_lasts_two_days_and_two_nights() -> None:
    assert trial.fresh().view["round"]["of"] == 4
    assert end_round(round_ending(round=3)).view["round"]["number"] == 4
    assert end_round(round_ending(round=4, time="night")).match.outcome is not None


@pytest.mark.rule("MK-SCN-RECON-01b", "MK-SCN-RECON-03a")
@pytest.mark.parametrize(("people", "countryside"), [(2, 8), (3, 9), (4, 11)])
def test_rivals_play_three_rounds_on_a_larger_map(people: int, countryside: int) -> None:
    view = trial.fresh(players=("tovak", "goldyx", "norowas", "arythea")[:people]).view
    assert view["round"]["of"] == 3
    assert view["map"]["stack"] == {"countryside": countryside - 2, "core": 3}


@pytest.mark.rule("MK-SCN-RECON-02")
def test_core_tiles_may_lie_on_the_coast() -> None:
    table = given('[map]\nstack = ["core_1"]\n[map.tiles]\n"1,1" = "countryside_3"')
    assert [slot["slot"] for slot in table.view["map"]["slots"] if slot["legal"]] == ["0,2", "2,0"]


@pytest.mark.rule("MK-SCN-RECON-03b", "MK-SCN-RECON-03c", "MK-SCN-RECON-03d", "MK-SCN-RECON-12a")
def test_tiles_one_to_eight_in_order_then_three_core_tiles_with_one_city() -> None:
    cores = set()
    for seed in range(3):
        stack = trial.scout(seed)
        assert stack[:8] == [f"countryside_{n}" for n in range(1, 9)]
        core = stack[8:]
        assert len(core) == 3
        assert sum(tile in ("core_5", "core_6", "core_7", "core_8") for tile in core) == 1
        cores.add(tuple(core))
    assert len(cores) > 1


@pytest.mark.rule("MK-SCN-RECON-04")
def test_cities_cannot_be_entered() -> None:
    # The white city in the middle of its tile, next to plains.
    table = given('[map.tiles]\n"1,1" = "core_7"\n[player]\nhand = ["march"]\nat = "5,-6"\nmove = 9')
    assert table.space("4,-5")["site"] == "city"
    assert "move 4,-5" not in table.options
    assert table.refused("move 4,-5") == "MK-SCN-RECON-04"
    assert table.space("4,-5")["cost"] is None


@pytest.mark.rule("MK-SCN-RECON-05")
def test_each_tile_revealed_gives_one_fame() -> None:
    # Two tiles in one turn: +2 Fame, a Countryside tile like a Core tile.
    table = exploring('"countryside_3", "core_1"')
    assert table.me["fame"] == 0  # the tiles of the setup gave none
    table.play("explore 1,1")
    assert table.me["fame"] == 1
    core = exploring('"core_1"').play("explore 1,1")
    assert core.me["fame"] == 1
    stack = '[map]\nstack = ["countryside_4", "countryside_5"]'
    both = given(f'{stack}\n[player]\nat = "4,-3"\nmove = 4\nhand = ["march"]').play("explore 1,1", "explore 2,0")
    assert both.me["fame"] == 2


@pytest.fixture
def one_villager(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of eleven Units in the box a single one would be met in a village."""
    for name in list(UNITS):
        monkeypatch.delitem(UNITS, name)
    monkeypatch.setitem(UNITS, "villagers", UnitCard("villagers", "regular", 1, 4, 3, ("village",), ()))
    monkeypatch.setitem(UNITS, "soldiers", UnitCard("soldiers", "regular", 1, 4, 3, ("keep",), (), copies=10))


@pytest.mark.rule("MK-SCN-RECON-07")
@pytest.mark.usefixtures("one_villager")
def test_the_first_unit_offer_holds_a_unit_of_the_village(monkeypatch: pytest.MonkeyPatch) -> None:
    def offers(name: str) -> list[list[str]]:
        return [[one["unit"] for one in trial.fresh(seed, name).view["offers"]["units"]] for seed in range(12)]

    for offer in offers("first_reconnaissance"):
        assert sorted(offer) == ["soldiers", "soldiers", "villagers"]
    trial.scenario(monkeypatch, features=trial.PLAIN)
    assert any("villagers" not in offer for offer in offers("trial"))


@pytest.mark.rule("MK-SCN-RECON-08")
def test_no_elite_units_even_with_a_core_tile() -> None:
    table = end_round(round_ending('[map.tiles]\n"1,1" = "core_1"'))
    units = [one["unit"] for one in table.view["offers"]["units"] if "unit" in one]
    assert [UNITS[unit].kind for unit in units] == ["regular"] * 3
    assert table.view["decks"]["elite"] == 0


@pytest.mark.rule("MK-SCN-RECON-09")
def test_advanced_actions_are_shown_at_the_first_skill_level(monkeypatch: pytest.MonkeyPatch) -> None:
    trial.sample_cards(monkeypatch)
    table = given('[player]\nhand = ["march"]\nfame = 3\nlevel = 1\nskill_pile = []')
    assert table.view["offers"]["advanced"] == []
    table.play("play march", "end turn")
    assert (table.prompt, len(table.view["offers"]["advanced"])) == ("mk-ask-advanced", 3)
    assert table.view["offers"]["spells"] == []
    assert not table.can_undo()


TOWER = """
[map.tiles]
"1,1" = "countryside_4"
[map]
shields = ["4,-5"]
[player]
hand = ["march"]
at = "4,-5"
"""


@pytest.mark.rule("MK-SCN-RECON-09")
def test_spells_are_shown_at_the_first_visit_to_a_mage_tower(monkeypatch: pytest.MonkeyPatch) -> None:
    trial.sample_cards(monkeypatch)
    table = given(TOWER)
    assert table.view["offers"]["spells"] == []
    table.play("interact")
    assert len(table.view["offers"]["spells"]) == 3
    assert not table.can_undo()


@pytest.mark.rule("MK-SCN-RECON-09")
def test_the_dummys_growth_shows_both_offers(monkeypatch: pytest.MonkeyPatch) -> None:
    trial.sample_cards(monkeypatch)
    table = end_round(round_ending())
    assert [len(table.view["offers"][kind]) for kind in ("advanced", "spells")] == [3, 3]


@pytest.mark.rule("MK-SCN-RECON-10a")
@pytest.mark.parametrize("dummy", ["the_right_moment", "early_bird"])
def test_after_the_city_is_found_everybody_has_one_more_turn(dummy: str) -> None:
    top = f'[dummy]\ntactic = "{dummy}"'
    table = exploring('"core_8"', 'tactic = "planning"\nhand = ["march", "rage"]', top).play("explore 1,1")
    assert "mk-event-last-turns" in table.log
    table.play("play march", "end turn", "done")
    assert not table.match.is_over
    assert table.view["round"]["last_turn"]
    table.play("begin turn", "rest rage", "end turn", "done")
    assert table.match.outcome is not None
    assert table.view["round"]["number"] == 1


@pytest.mark.rule("MK-SCN-RECON-10a")
def test_a_core_tile_without_a_city_ends_nothing() -> None:
    table = exploring('"core_1"').play("explore 1,1")
    assert "mk-event-last-turns" not in table.log


@pytest.mark.rule("MK-SCN-RECON-10b")
def test_the_round_running_out_ends_the_game_at_once() -> None:
    # One last turn is still due when the last turn of the round ends: it is not played.
    table = given("""
        phase = "before"
        final_turns = 1
        turns_left = 0
        [player]
        hand = ["march"]
    """).play("play march", "end turn")
    assert table.match.outcome is not None


@pytest.mark.rule("MK-SCN-SOLO-05a")
def test_the_four_competitive_spells_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    trial.sample_cards(monkeypatch)
    monkeypatch.setitem(CARDS, "spell_duel", Card("spell_duel", "spell", color="red", interactive=True))
    assert trial.fresh().view["decks"]["spells"] == len(trial.SPELLS)
    assert trial.fresh(players=("tovak", "goldyx")).view["decks"]["spells"] == len(trial.SPELLS) + 1


@pytest.mark.rule("MK-SCN-SOLO-07", "MK-RND-02f")
def test_used_tactics_leave_the_game() -> None:
    # Third Day of a longer game: only 2 of the 6 Day Tactics remain.
    table = round_ending('[dummy]\ntactic = "great_start"', scenario="solo_conquest")
    end_round(table).play("tactic from_the_dusk")
    assert len(table.view["offers"]["tactics"]) == 0
    days: list[list[str]] = []
    while len(days) < 2:
        table.play(*_idle_turn(table))
        if table.prompt == "mk-ask-tactic":
            if table.view["round"]["time"] == "day":
                days.append(table.view["offers"]["tactics"])
            choice = next((option for option in table.options if option.split()[1] in PLAIN), table.options[0])
            table.play(choice)
    assert days[0] == ["rethink", "mana_steal", "planning", "the_right_moment"]
    assert len(days[1]) == 2
    assert set(days[1]) < set(days[0])


PLAIN = ("planning", "the_right_moment", "early_bird", "from_the_dusk", "long_night", "mana_search")


def _idle_turn(table: Table) -> list[str]:
    """What a Hero answers who does nothing but pass the time."""
    for notation in ("announce end", "end turn", "done"):
        if notation in table.options:
            return [notation]
    return [table.options[0]]

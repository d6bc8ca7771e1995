"""Spells that act on every other player: Energy Flow, Mana Meltdown, Mana Claim, Mind Read and their strong sides."""

from __future__ import annotations

from typing import Any

import pytest

from ...rules.allies import finish
from ...rules.fights import setting
from ...scripted import Table
from ..tables import in_fight

MANA = {"red": 1, "blue": 1, "white": 1, "green": 1, "black": 1}
TOVAK, ARYTHEA = 1, 2


def rivals(
    *hand: str, time: str = "night", tovak: Any = None, arythea: Any = None, dice: Any = ("gold",) * 5, **me: Any
) -> Table:
    """Norowas casts; Tovak and Arythea follow in the order."""
    deck = ["rage"] * 9
    others = [
        {"hero": "tovak", "at": "1,-1", "hand": ["march"], "deck": deck, **(tovak or {})},
        {"hero": "arythea", "at": "0,-1", "hand": ["march"], "deck": deck, **(arythea or {})},
    ]
    player = {"hand": list(hand), "deck": deck, "at": "1,0", "mana": MANA, **me}
    return setting(
        scenario="blitz_conquest", hero="norowas", time=time, rivals=others, player=player, source={"dice": list(dice)}
    )


def wounds(table: Table, seat: int) -> int:
    return list(table.player(seat)["hand"]).count("wound")


def owned(table: Table, seat: int) -> dict[str, int]:
    return {color: n for color, n in table.player(seat)["crystals"].items() if n}


def spent(table: Table, seat: int) -> list[bool]:
    return [unit["spent"] for unit in table.player(seat)["units"]]


def worn(*names: str, wounds: int = 0) -> list[dict[str, Any]]:
    return [{"unit": name, "spent": True, "wounds": wounds} for name in names]


# -- Energy Flow --------------------------------------------------------------------------------------------------


def test_energy_flow_readies_one_and_spends_one_of_each_rival() -> None:
    table = rivals(
        "energy_flow",
        units=worn("utem_swordsmen"),
        tovak={"units": ["peasants", "utem_swordsmen"], "level": 5},
        arythea={"units": ["utem_guardsmen", "catapults"], "level": 5},
    )
    table.play("play energy_flow green token")
    assert spent(table, 0) == [False]
    assert table.options == ["spend tovak peasants 1", "spend tovak utem_swordsmen 2", "done"]
    table.play("spend tovak utem_swordsmen 2")
    assert table.options == ["spend arythea utem_guardsmen 1", "done"]  # Catapults are level III
    table.play("done")
    assert (spent(table, TOVAK), spent(table, ARYTHEA)) == ([False, True], [False, False])


def test_energy_flow_needs_a_unit_to_ready_and_peace() -> None:
    assert not rivals("energy_flow", units=["peasants"]).offered("play energy_flow green")
    assert not rivals("energy_flow").offered("play energy_flow green")
    fight = in_fight("energy_flow", units=worn("peasants"), phase="attack")
    assert fight.offered("play energy_flow") == ["play energy_flow sideways attack"]


def test_energy_steal_heals_too_and_reaches_level_three() -> None:
    table = rivals(
        "energy_flow",
        units=worn("utem_swordsmen", wounds=2) + worn("peasants"),
        level=5,
        arythea={"units": ["catapults", "fire_golems"], "level": 7},
        tovak={"units": worn("peasants")},
    )
    table.play("play energy_flow strong green token + black token", "ready utem_swordsmen 1")
    assert [(unit["spent"], unit["wounds"]) for unit in table.me["units"]] == [(False, 0), (True, 0)]
    assert "spend arythea catapults 1" in table.options  # Tovak's only Unit is spent already
    table.play("spend arythea catapults 1")
    assert spent(table, ARYTHEA)[0]


# -- Mana Meltdown ------------------------------------------------------------------------------------------------


def test_mana_meltdown_takes_a_crystal_or_wounds() -> None:
    table = rivals("mana_meltdown", tovak={"crystals": {"red": 2}}).play("play mana_meltdown red token")
    assert (owned(table, TOVAK), wounds(table, TOVAK)) == ({"red": 1}, 0)
    assert wounds(table, ARYTHEA) == 1
    assert table.options == ["color red", "done"]
    assert not table.can_undo()  # the crystal was drawn at random
    assert owned(table.play("color red"), 0) == {"red": 1}


def test_mana_meltdown_may_gain_nothing_and_a_fourth_crystal_is_a_token() -> None:
    table = rivals("mana_meltdown", crystals={"red": 3}, tovak={"crystals": {"red": 1}}, mana={"red": 1})
    table.play("play mana_meltdown red token", "color red")
    assert (owned(table, 0), table.me["mana"]["red"]) == ({"red": 3}, 1)
    other = rivals("mana_meltdown", tovak={"crystals": {"red": 1}}).play("play mana_meltdown red token", "done")
    assert (owned(other, 0), owned(other, TOVAK)) == ({}, {})


def test_mana_meltdown_with_nothing_lost_asks_nothing() -> None:
    table = rivals("mana_meltdown").play("play mana_meltdown red token")
    assert (wounds(table, TOVAK), wounds(table, ARYTHEA), wounds(table, 0)) == (1, 1, 0)
    assert "end turn" in table.options


def test_mana_radiance_wounds_everybody_first() -> None:
    table = rivals(
        "mana_meltdown", crystals={"blue": 1}, tovak={"crystals": {"blue": 3}}, arythea={"crystals": {"red": 2}}
    )
    table.play("play mana_meltdown strong red token + black token", "choose run mana_radiance blue")
    assert [wounds(table, seat) for seat in range(3)] == [1, 3, 0]
    assert (owned(table, 0), owned(table, TOVAK)) == ({"blue": 3}, {"blue": 3})


# -- Mana Claim ---------------------------------------------------------------------------------------------------

DICE = ("red", "red", "green", "gold", "black")


def source(table: Table) -> list[tuple[str, str]]:
    return [(die["color"], die["state"]) for die in table.view["source"]]


def test_mana_claim_gives_three_now() -> None:
    table = rivals("mana_claim", dice=DICE, time="day").play("play mana_claim blue token")
    assert table.options == ["claim red now", "claim red turns", "claim green now", "claim green turns"]
    table.play("claim red now")
    assert (table.me["mana"]["red"], source(table)[:2]) == (4, [("red", "kept"), ("red", "free")])
    for _ in range(3):
        finish(table)
        if table.seat:
            table.play("play march")
    assert (table.seat, table.me["mana"].get("red", 0)) == (0, 0)
    assert source(table)[0] == ("red", "kept")  # to the end of the round


def test_mana_claim_gives_one_in_each_later_turn() -> None:
    table = rivals("mana_claim", dice=DICE, time="day").play("play mana_claim blue token", "claim green turns")
    assert table.me["mana"]["green"] == 1  # the token it began with
    finish(table)
    assert "green" not in table.player(TOVAK)["mana"]
    finish(table.play("play march"))
    finish(table.play("play march"))
    assert (table.seat, table.me["mana"]["green"]) == (0, 1)


def test_no_basic_die_no_claim() -> None:
    assert not rivals("mana_claim").offered("play mana_claim blue")


def test_mana_curse_wounds_once_a_turn_for_its_colour_only() -> None:
    held = {"hand": ["march", "threaten", "threaten"], "crystals": {"red": 3, "green": 1}}
    table = rivals("mana_claim", dice=("red",) * 5, tovak=held)
    table.play("play mana_claim strong blue token + black token", "claim red now")
    finish(table).play("play march strong green crystal")
    assert wounds(table, TOVAK) == 0
    table.play("play threaten strong red crystal")
    assert wounds(table, TOVAK) == 1
    table.play("play threaten strong red die")
    assert wounds(table, TOVAK) == 1


def test_mana_curse_spares_the_caster() -> None:
    table = rivals("mana_claim", "threaten", dice=("red",) * 5)
    table.play("play mana_claim strong blue token + black token", "claim red now", "play threaten strong red token")
    assert wounds(table, 0) == 0


@pytest.mark.rule("MK-MANA-02a1")
def test_gold_used_as_the_cursed_colour_is_cursed() -> None:
    table = rivals(
        "mana_claim",
        "amulet_of_darkness",
        dice=("red", "red", "gold", "gold", "gold"),
        time="day",
        tovak={"hand": ["march", "threaten"]},
    )
    table.play("play amulet_of_darkness")
    table.play(table.offered("choose mana black")[0])
    table.play("play mana_claim strong blue token + black token", "claim red now")
    finish(table)
    table.play("play threaten strong gold die")
    assert wounds(table, TOVAK) == 1


def test_gold_used_as_another_colour_is_not() -> None:
    table = rivals(
        "mana_claim",
        "amulet_of_darkness",
        dice=("red", "red", "gold", "gold", "gold"),
        time="day",
        tovak={"hand": ["march", "threaten"]},
    )
    table.play("play amulet_of_darkness")
    table.play(table.offered("choose mana black")[0])
    table.play("play mana_claim strong blue token + black token", "claim red now")
    finish(table).play("play march strong gold die")
    assert wounds(table, TOVAK) == 0


# -- Mind Read ----------------------------------------------------------------------------------------------------


def test_mind_read_discards_a_card_of_the_colour_or_shows_the_hand() -> None:
    table = rivals(
        "mind_read",
        tovak={"hand": ["rage", "threaten", "fireball", "march", "ruby_ring", "wound"]},
        arythea={"hand": ["march", "wound"]},
    )
    table.play("play mind_read white token", "choose crystal red + run mind_read red 0")
    assert owned(table, 0) == {"red": 1}
    assert table.seat == TOVAK
    assert table.options == ["discard rage", "discard threaten", "discard fireball"]
    table.play("discard fireball")
    assert (table.seat, table.player(TOVAK)["discard"]) == (0, ["fireball"])
    assert table.player(ARYTHEA)["hand"] == ["march", "wound"]
    assert "mk-event-mind-hand" in table.log
    assert "end turn" in table.options  # nothing is stolen by the basic side
    assert not table.can_undo()


def test_mind_steal_keeps_an_action_but_no_spell() -> None:
    table = rivals("mind_read", tovak={"hand": ["rage", "march"]}, arythea={"hand": ["fireball"]})
    table.play("play mind_read strong white token + black token", "choose crystal red + run mind_read red 1")
    assert table.options == ["steal rage tovak", "done"]
    table.play("steal rage tovak")
    assert (table.me["hand"], table.player(TOVAK)["hand"]) == (["rage"], ["march"])
    assert (table.player(TOVAK)["discard"], table.player(ARYTHEA)["discard"]) == ([], ["fireball"])


def test_mind_steal_may_be_declined() -> None:
    table = rivals("mind_read", tovak={"hand": ["rage"]}, arythea={"hand": ["rage"]})
    table.play("play mind_read strong white token + black token", "choose crystal red + run mind_read red 1")
    assert table.options == ["steal rage tovak", "steal rage arythea", "done"]
    table.play("done")
    assert (table.me["hand"], table.player(TOVAK)["discard"]) == ([], ["rage"])


def test_tables_without_rivals_leave_them_out() -> None:
    names = {"energy_flow", "mana_claim", "mana_meltdown", "mind_read"}
    for scenario, there in (("blitz_conquest", True), ("full_cooperation", False)):
        table = setting(
            scenario=scenario, hero="norowas", rivals=[{"hero": "tovak", "hand": ["march"]}], player={"hand": ["march"]}
        )
        state: Any = table.match.state
        assert (names <= {*state.spells, *state.spell_offer}) is there
    alone: Any = setting(scenario="solo_conquest", player={"hand": ["march"]}).match.state
    assert not names & {*alone.spells, *alone.spell_offer}


# -- allies -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TEAM-03")
def test_spells_on_other_players_reach_the_teammate_too() -> None:
    """Norowas plays with Goldyx; Mana Meltdown takes a crystal from everybody else, or wounds."""
    deck = ["rage"] * 9
    people = [("tovak", "3,-1"), ("goldyx", "1,-1"), ("arythea", "0,-1")]
    others = [{"hero": hero, "at": at, "hand": ["march"], "deck": deck, "crystals": {"red": 1}} for hero, at in people]
    player = {"hand": ["mana_meltdown"], "deck": deck, "at": "1,0", "mana": MANA}
    options = {"teams": "02-13"}
    table = setting(scenario="full_conquest", hero="norowas", options=options, rivals=others, player=player)
    assert table.view["teams"] == [[0, 2], [1, 3]]
    table.play("play mana_meltdown red token")
    assert [owned(table, seat) for seat in (1, 2, 3)] == [{}, {}, {}]  # the teammate is seat 2

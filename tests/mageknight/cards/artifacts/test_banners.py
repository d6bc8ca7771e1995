"""Banners: carried by a Unit, or thrown away."""

from __future__ import annotations

import pytest

from ...rules.fights import states
from ...scripted import given
from ..tables import at_peace, in_fight, pool

PEASANTS = "peasants"


def bearer(banner: str, unit: str = PEASANTS, **more: object) -> dict[str, object]:
    return {"unit": unit, "banner": banner, **more}


@pytest.mark.rule("MK-UNIT-08a", "MK-UNIT-08d")
def test_assigning_a_banner_plays_the_card_and_replaces_another() -> None:
    table = at_peace("banner_of_glory", "banner_of_courage", units=[PEASANTS])
    table.play("banner banner_of_glory peasants 1")
    assert table.me["units"][0]["banner"] == "banner_of_glory"
    assert table.me["hand"] == ["banner_of_courage"]
    assert table.offered("end turn")  # a card has been played
    table.play("banner banner_of_courage peasants 1")
    assert table.me["units"][0]["banner"] == "banner_of_courage"
    assert table.me["discard"] == ["banner_of_glory"]


@pytest.mark.rule("MK-UNIT-08b")
def test_a_banner_is_not_played_for_its_basic_effect() -> None:
    table = at_peace("banner_of_courage")
    assert table.offered("banner") == []
    assert table.offered("play banner_of_courage") == ["play banner_of_courage sideways move"]


def test_glory_strengthens_attacks_and_blocks_and_brings_fame() -> None:
    table = in_fight("march", units=[bearer("banner_of_glory")], phase="attack").play("use peasants 1 1")
    assert pool(table) == ["attack 3 physical melee"]
    assert table.me["fame"] == 1


def test_glory_lends_armor() -> None:
    """Prowlers deal 4; Peasants with Armor 3 + 1 absorb it all."""
    table = in_fight("march", units=[bearer("banner_of_glory")], enemies=("prowlers",), phase="block")
    table.play("next", "damage 1 1 peasants 1")
    assert table.me["units"][0]["wounds"] == 1
    assert "wound" not in table.me["hand"]


def test_glory_thrown_away_serves_all_units() -> None:
    table = in_fight("banner_of_glory", units=[PEASANTS, "foresters"], phase="block", fame=24)
    table.play("play banner_of_glory strong", "use peasants 1 1", "use foresters 2 2")
    assert pool(table) == ["block 3 physical plain", "block 4 physical plain"]
    assert table.me["fame"] == 24 + 2


@pytest.mark.rule("MK-UNIT-08b")
def test_fear_calls_one_attack_off() -> None:
    table = in_fight("march", units=[bearer("banner_of_fear")], enemies=("orc_skirmishers",), phase="block")
    table.play("frighten 1 1 peasants 1")
    assert states(table) == ["cancelled", "open"]
    assert table.me["fame"] == 1
    assert table.me["units"][0]["spent"]
    assert table.offered("frighten") == []


@pytest.mark.parametrize("banner", [bearer("banner_of_fear", spent=True), bearer("banner_of_fear", wounds=1)])
def test_fear_needs_a_ready_unwounded_unit(banner: dict[str, object]) -> None:
    assert in_fight("march", units=[banner], phase="block").offered("frighten") == []


def test_fear_does_not_impress_the_arcane_immune() -> None:
    assert (
        in_fight("march", units=[bearer("banner_of_fear")], enemies=("shadow",), phase="block").offered("frighten")
        == []
    )


def test_fear_thrown_away_stops_three_enemies() -> None:
    table = in_fight("banner_of_fear", enemies=("prowlers", "diggers", "wolf_riders"), phase="block")
    table.play("play banner_of_fear strong")
    while table.combat["phase"] == "block" and table.offered("target"):
        table.play(table.offered("target")[0])
    assert [table.foe(n)["attacks"][0]["state"] for n in (1, 2, 3)] == ["cancelled"] * 3


def test_protection_resists_fire_and_ice() -> None:
    """Fire 6 on Peasants with Armor 3 + 1: 4 without a Wound, then wounded by the 2 left."""
    table = in_fight("march", units=[bearer("banner_of_protection")], enemies=("fire_mages_enemy",), phase="block")
    table.play("next", "damage 1 1 peasants 1")
    assert table.me["units"][0]["wounds"] == 1
    assert "wound" not in table.me["hand"]


def test_protection_thrown_away_forgives_the_wounds_of_the_turn() -> None:
    """Cursed Hags deal 3 poison to Armor 2: two Wounds to the hand, two to the discard pile; one was there before."""
    table = in_fight("banner_of_protection", "march", "wound", enemies=("cursed_hags",), phase="block")
    table.play("play banner_of_protection strong", "next", "next")
    assert table.me["hand"].count("wound") == 3
    table.play("end turn", "throw wounds")
    assert table.me["hand"].count("wound") == 1
    assert table.me["discard"].count("wound") == 0


@pytest.mark.rule("MK-RND-02g2")
def test_courage_readies_its_unit_once_a_round() -> None:
    table = at_peace("march", units=[bearer("banner_of_courage", spent=True)])
    table.play("rally peasants 1")
    assert not table.me["units"][0]["spent"]
    table.play("use peasants 1 3")
    assert table.offered("rally") == []  # furled until the next round


def test_courage_is_for_peace() -> None:
    assert in_fight("march", units=[bearer("banner_of_courage", spent=True)]).offered("rally") == []


def test_courage_thrown_away_readies_all() -> None:
    units = [{"unit": PEASANTS, "spent": True}, {"unit": "foresters", "spent": True}]
    table = at_peace("banner_of_courage", units=units, fame=24).play("play banner_of_courage strong")
    assert [unit["spent"] for unit in table.me["units"]] == [False, False]


@pytest.mark.parametrize(("answer", "wounds"), [("spare", 0), ("done", 1)])
def test_fortitude_may_spare_its_unit(answer: str, wounds: int) -> None:
    """Poison would have brought two Wounds: with the Banner none, and nothing follows."""
    table = in_fight("march", units=[bearer("banner_of_fortitude")], enemies=("prowlers",), phase="block")
    table.play("next", "damage 1 1 peasants 1", answer)
    assert table.me["units"][0]["wounds"] == wounds
    assert table.me["units"][0]["furled"] is (answer == "spare")
    assert table.me["hand"].count("wound") == 1  # 4 damage less Armor 3 goes on to the Hero


def test_fortitude_thrown_away_heals_all() -> None:
    units = [{"unit": PEASANTS, "wounds": 2}, {"unit": "foresters", "wounds": 1}]
    table = at_peace("banner_of_fortitude", units=units, fame=24).play("play banner_of_fortitude strong")
    assert [unit["wounds"] for unit in table.me["units"]] == [0, 0]


@pytest.mark.rule("MK-UNIT-08c")
def test_a_banner_outlives_its_unit() -> None:
    """Paralysis destroys the Unit; its Banner goes to the discard pile."""
    table = in_fight("march", units=[bearer("banner_of_glory")], enemies=("medusa",), phase="block")
    table.play("next", "damage 1 1 peasants 1")
    assert table.me["units"] == []
    assert "banner_of_glory" in table.me["discard"]


@pytest.mark.rule("MK-UNIT-08e", "MK-RND-02g3", "MK-HEAL-01c")
@pytest.mark.parametrize("taken", [True, False])
def test_at_the_end_of_a_round_a_banner_stays_or_returns_to_the_deck(taken: bool) -> None:
    table = given("""
        turns_left = 0
        [player]
        hand = ["march"]
        deck = ["rage", "stamina"]
        units = [{ unit = "peasants", banner = "banner_of_glory", furled = true }]
    """)
    table.play("play march", "end turn")
    assert table.prompt == "mk-ask-detach"
    table.play(*(["detach banner_of_glory"] if taken else ["done"]))
    assert table.me["units"][0]["banner"] == ("" if taken else "banner_of_glory")
    assert table.me["units"][0]["furled"] is False
    assert table.me["hand_count"] + table.me["deck_count"] == 3 + taken


def test_command_serves_as_a_token() -> None:
    """At level 1 there is one Command token; the Banner is the second."""
    table = given("""
        phase = "interaction"
        [player]
        hand = ["banner_of_command", "march"]
        at = "2,-3"
        units = ["foresters"]
        influence = 0
        [offers]
        units = ["peasants"]
    """)
    table.play("play banner_of_command")
    assert table.me["influence"] == 4
    table.play("recruit peasants", "under banner")
    assert [unit["unit"] for unit in table.me["units"]] == ["foresters", "peasants"]
    table.play("end turn", "done")
    assert "banner_of_command" not in table.me["discard"]


def test_command_thrown_away_wins_fame_and_a_unit() -> None:
    table = at_peace("banner_of_command", tables={"offers": {"units": ["red_cape_monks"]}})
    table.play("play banner_of_command strong", "recruit red_cape_monks")
    assert table.me["fame"] == 2
    assert table.me["units"][0]["unit"] == "red_cape_monks"

"""Refusals name the rule that really bars an answer, or the part that was left out."""

from __future__ import annotations

import pytest

from ...cards.tables import at_peace, in_fight
from ...scripted import Table
from ..fights import fight
from ..quests import at_table

VILLAGE = "4,-2"


def why(table: Table, said: str) -> tuple[str, str]:
    """The rule and the message of a refusal."""
    reason = table.match.rules.refuse(table.match.state, said)
    return reason.rule, reason.text.key


@pytest.mark.rule("MK-BLK-03", "MK-BLK-08")
def test_a_block_without_the_number_of_the_attack_asks_for_it() -> None:
    table = fight("prowlers", "diggers", phase="block", pool=["block 9 physical"])
    assert why(table, "block 2") == ("MK-BLK-03", "mk-why-which-attack")
    assert why(table, "block") == ("MK-BLK-03", "mk-why-which-enemy")
    assert why(fight("prowlers", phase="block", pool=["block 1 physical"]), "block 1") == (
        "MK-BLK-08",
        "mk-why-block-too-low",
    )


@pytest.mark.rule("MK-END-07a", "MK-EFF-D1a")
def test_a_wrong_card_to_discard_cites_the_rule_of_the_discard() -> None:
    table = at_peace("march", "rage", "stamina").play("play march", "end turn")
    assert table.refused("discard promise") == "MK-END-07a"
    talks = at_peace("improvisation", "rage", "stamina", at=VILLAGE).play("interact", "play improvisation")
    assert talks.refused("discard promise") == "MK-EFF-D1a"


@pytest.mark.rule("MK-INT-04e4", "MK-INT-04e1", "MK-HEAL-03b")
def test_what_is_not_sold_here_is_told_apart_from_healing() -> None:
    table = at_peace("march", at=VILLAGE).play("interact")
    assert why(table, "buy elite") == ("MK-INT-04e4", "mk-why-not-sold-here")
    assert why(table, "invite elite") == ("MK-INT-04e4", "mk-why-not-sold-here")
    assert why(table, "buy artifact") == ("MK-INT-04e1", "mk-why-not-sold-here")
    assert why(table, "buy heal") == ("MK-INT-04b1", "mk-why-influence")


@pytest.mark.rule("MK-CMB-04", "MK-ABL-RESICE2", "MK-EFF-C1")
def test_effects_say_what_they_lack() -> None:
    night = {"time": "night"}
    storm = in_fight("whirlwind", phase="ranged", mana={"white": 1, "black": 1}, tables=night)
    assert why(storm, "play whirlwind strong") == ("MK-CMB-04", "mk-why-attack-phase")
    dragon = in_fight("chill", enemies=("ice_dragon",), phase="block")
    assert why(dragon, "play chill") == ("MK-ABL-RESICE2", "mk-why-resistant")
    alone = at_peace("will_focus", "wound")
    assert why(alone, "play will_focus strong") == ("MK-EFF-C1", "mk-why-no-card-for-it")
    assert why(at_peace("whirlwind"), "play whirlwind") == ("MK-CMB-04", "mk-why-only-in-combat")


@pytest.mark.rule("MK-MOV-03", "MK-SCN-RECON-04", "MK-SCN-HOLD-04")
@pytest.mark.parametrize(
    ("scenario", "rule", "key"),
    [
        ("full_conquest", "MK-MOV-03", "mk-why-move-points"),
        ("first_reconnaissance", "MK-SCN-RECON-04", "mk-why-city-closed"),
    ],
)
def test_a_city_is_refused_for_what_really_bars_it(scenario: str, rule: str, key: str) -> None:
    board = '[map.tiles]\n"1,1" = "core_7"\n'
    table = at_table(scenario, player='hand = ["march"]\nat = "4,-4"\nmove = 1', more=board)
    assert why(table, "move 4,-5") == (rule, key)
    assert (table.space("4,-5")["cost"] == 2) is (scenario == "full_conquest")


@pytest.mark.rule("MK-TURN-06", "MK-CARD-02")
def test_a_piece_that_can_be_used_is_not_refused() -> None:
    table = at_peace("march", "wound", units=["peasants"])
    assert why(table, "card march")[1] == "mk-why-offered"
    assert why(table, "unit peasants")[1] == "mk-why-offered"
    assert why(table, "card wound") == ("MK-CARD-03d", "mk-why-wound")
    assert why(table, "card rage") == ("MK-CARD-02", "mk-why-not-in-hand")

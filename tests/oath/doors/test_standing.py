"""Where a game stands, in one line; and why a piece that was touched does nothing."""

from __future__ import annotations

import pytest

from oath.doors.realms import REALM, played, realm
from tavola.oath import RULES
from tavola.text import say


def test_round_oath_and_title_in_one_line():
    told = RULES.standing(realm().state)
    assert told is not None
    assert say(told, "en") == "Round 4, oath of Supremacy: Chancellor (purple) is Oathkeeper"
    seized = played(REALM.replace('title = "purple"', 'title = "red"\nusurper = true'))
    told = RULES.standing(seized.state)
    assert told is not None
    assert say(told, "pt-BR") == "Rodada 4, juramento: Supremacia. Usurpador: Vermelho"


@pytest.mark.parametrize(
    ("piece", "rule"),
    [
        ("site:fertile_valley", "OA-TRAVEL-004"),
        ("card:tents", "OA-PLAY-029"),
        ("pile:cradle", "OA-SEARCH-005"),
        ("banner:peoples_favor", "OA-RECOVER-006"),
        ("player:blue", "OA-CMP-002"),
        ("relic:7", "OA-RECOVER-001"),
    ],
)
def test_a_piece_says_which_rule_bars_it(piece: str, rule: str):
    """Red stands in the valley already; Tents have no action; another region's pile, too few favor for the banner,
    nobody of Blue here, and the relic lies in the Mountain."""
    assert RULES.refuse(realm().state, piece).rule == rule

"""Positions that multiply answers: what a game cannot hold is refused, what it can hold is answered at once."""

from __future__ import annotations

import time

import pytest

import tavola
from tavola.mageknight.catalog import CARDS, WOUND

MANA = """mana = {red = 99, blue = 99, green = 99, white = 99, gold = 99, black = 99}
crystals = {red = 3, blue = 3, green = 3, white = 3}
"""


def fight(count: int, pool: str = "attack 99 physical melee") -> str:
    enemies = ", ".join(['"prowlers"'] * count)
    return f'game = "mageknight"\n[combat]\nphase = "attack"\nenemies = [{enemies}]\npool = ["{pool}"]\n'


def hand(*cards: str) -> str:
    return f'game = "mageknight"\n[player]\nhand = [{", ".join(map(repr, cards))}]\n{MANA}'


def test_every_group_of_ten_enemies_is_offered_at_once() -> None:
    began = time.process_time()
    match = tavola.position(fight(10))
    groups = [option for option in match.asked().options if option.kind == "attack"]
    assert len(groups) == 2**10 - 1
    assert time.process_time() - began < 1


@pytest.mark.parametrize("count", [13, 17, 26, 200])
def test_more_enemies_than_the_largest_fight_has_are_refused_before_anything_is_reckoned(count: int) -> None:
    began = time.process_time()
    with pytest.raises(tavola.BadPosition) as caught:
        tavola.position(fight(count))
    assert caught.value.text.key == "error-position-crowd"
    assert time.process_time() - began < 1


def test_the_remainder_of_a_position_cannot_bring_them_either() -> None:
    written = tavola.position(fight(10)).position()
    assert len(tavola.position(written).asked().options) > 1000
    more = written.replace("[state]", '[state]\n"round" = 1000000') if "[state]" in written else ""
    with pytest.raises(tavola.BadPosition) as caught:
        tavola.position(more or written + '\n[state]\n"round" = 1000000\n')
    assert caught.value.text.key == "error-position-range"


def test_the_hand_a_whole_box_would_fill_is_refused() -> None:
    with pytest.raises(tavola.BadPosition) as caught:
        tavola.position(hand(*(card for card in CARDS if card != WOUND)))
    assert caught.value.text.key == "error-position-crowd"


def test_cards_that_borrow_from_each_other_are_looked_through_once() -> None:
    """Concentration, Will Focus and Maximal Effect each make use of another card, also of one another."""
    others = [card for card in CARDS if CARDS[card].kind in ("basic_action", "advanced_action")]
    borrowers = [card for card in others if card in ("concentration", "will_focus", "maximal_effect")]
    began = time.process_time()
    match = tavola.position(hand(*borrowers, *borrowers, *others[:60]))
    assert len(match.asked().options) > 100
    assert time.process_time() - began < 1


def test_a_borrower_with_only_borrowers_beside_it_has_nothing_to_borrow() -> None:
    """The last of a chain needs a card that does something by itself."""
    alone = tavola.position(hand("concentration", "will_focus", "maximal_effect"))
    assert not [option for option in alone.asked().options if option.notation.startswith("play concentration strong")]
    with_march = tavola.position(hand("concentration", "will_focus", "march"))
    borrow = next(o for o in with_march.asked().options if o.notation.startswith("play concentration strong"))
    with_march.play(borrow)
    assert [option.notation for option in with_march.asked().options] == ["borrow will_focus", "borrow march"]
    with_march.play("borrow will_focus")
    assert [move.notation for move in with_march.moves][-1] == "borrow will_focus"

"""Every denizen in random play: cards of one suit among advisers and on top of the world deck, and what a box holds
is neither made nor lost, everything is said in both languages, and whatever is offered can be answered."""

from __future__ import annotations

from random import Random

import pytest

import tavola
from contracts import laws
from contracts.games import Case
from contracts.walk import Moment
from oath.box import census
from tavola.kernel.records import Setup
from tavola.oath.catalog import ADVISER_ONLY, CARDS, DENIZEN, SITE_ONLY
from tavola.oath.state import SUITS

COLORS = ("purple", "red", "blue")
ANSWERS = 240
EVERY = 8


def position(suit: str, draw: Random) -> str:
    """Two advisers each, face up where they may be; the rest of the suit is found by searching."""
    cards = [card.id for card in CARDS.values() if card.kind == DENIZEN and card.suit == suit]
    draw.shuffle(cards)
    cards.sort(key=lambda card: CARDS[card].only == ADVISER_ONLY)
    lines = ['game = "oath"', f"players = {list(COLORS)}", 'turn = "red"']
    boards = []
    for color in COLORS:
        held = [cards.pop() for _ in range(2)]
        shown = [f"#{card}" if CARDS[card].only == SITE_ONLY or CARDS[card].locked else card for card in held]
        boards += [f"[boards.{color}]", f"advisers = {shown}", "favor = 3", "secrets = 3", "warbands = 4"]
    return "\n".join([*lines, f"deck = {cards}", *boards])


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("suit", SUITS)
def test_the_cards_of_a_suit_keep_the_laws(suit: str, seed: int) -> None:
    draw = Random(f"{suit} {seed}")
    match = tavola.position(position(suit, draw))
    box = census(match.state)
    case = Case(Setup("oath", "fresh", COLORS))
    heard: list[str] = []
    while len(heard) < ANSWERS and match.state.outcome is None:
        decision = case.rules.options(match.state)
        option = draw.choice(decision.options)
        step = case.rules.apply(match.state, option)
        moment = Moment(case, seed, tuple(heard), match.state, decision, option, step)
        laws.pieces_are_conserved(moment, box)
        laws.notations_are_unique(moment)
        if len(heard) % EVERY == 0:
            laws.everything_is_said(moment)
            laws.every_option_applies(moment)
            laws.other_worlds_look_the_same(moment)
        match.play(option.notation)
        heard.append(option.notation)

"""The sensible player trades, transmutes together and deals at the market: a card goes where it adds most."""

from __future__ import annotations

from massivedarkness.scripted import given
from tavola.bots import Look, bot
from tavola.table import Match

MARKET = """
    phase = "market"
    story = true
    [campaign]
    order = ["tutorial", "mission_1"]
    market = {market}
"""


def answers(position: str, number: int) -> tuple[list[str], Match]:
    """What the bot answers in a position, one question after another."""
    match = given(position).match
    players = [bot("greedy", str(seat)) for seat in range(len(match.state.heroes))]
    said = []
    for _ in range(number):
        decision = match.asked()
        choice = players[decision.seat].choose(decision, Look(match.rules, match.state, decision.seat))
        said.append(choice.notation)
        match.step(choice)
    return said, match


def test_armour_nobody_wears_goes_to_whoever_has_none() -> None:
    """Bjorn wears his mail and has another in his bag; Owen has nothing on. No enemy is about."""
    said, match = answers(
        """
        tokens = ["key"]
        [[heroes]]
        hero = "bjorn"
        at = "6v.b2"
        body = "t1_chainmail"
        bag = ["t1_chainmail"]
        [[heroes]]
        hero = "owen"
        at = "6v.b2"
        body = ""
        """,
        5,
    )
    assert said == ["trade", "give t1_chainmail bjorn owen", "done", "keep", "wear t1_chainmail"]
    assert match.state.heroes[1].body == "t1_chainmail"


def test_junk_of_several_heroes_is_brought_together_and_transmuted() -> None:
    """Armour that nobody needs, in two bags, become one treasure of level 2 (MD-ACT-53, -56)."""
    jackets = """
        [[heroes]]
        hero = "{name}"
        at = "6v.b2"
        body = "t1_chainmail"
        bag = {bag}
    """
    said, match = answers(
        'tokens = ["key"]\n[decks]\ntreasure_2 = ["t2_long_sword"]\n'
        + jackets.format(name="bjorn", bag='["t1_padded_jack"]')
        + jackets.format(name="owen", bag='["t1_padded_jack", "t1_chainmail"]'),
        3,
    )
    assert said == ["trade", "give t1_padded_jack bjorn owen", "transmute owen"]
    assert match.asked().prompt.key == "md-ask-transmute"


def test_nobody_trades_while_there_is_somebody_to_fight() -> None:
    said, _ = answers(
        """
        enemies = [{card = "goblin_warriors_l1", at = "6v.b2", minions = 1}]
        [[heroes]]
        hero = "bjorn"
        at = "6v.b2"
        body = "t1_chainmail"
        bag = ["t1_chainmail"]
        [[heroes]]
        hero = "owen"
        at = "6v.b2"
        body = ""
        """,
        1,
    )
    assert said == ["melee goblin_warriors"]


def shopper(name: str, bag: str, hands: str, body: str = "") -> str:
    return f'[[heroes]]\nhero = "{name}"\nbag = {bag}\nhands = {hands}\nbody = "{body}"\n'


def test_at_the_market_junk_pays_for_what_adds_most() -> None:
    """Of two jackets too many one pays for the sword, which adds more than a wand; the other is sold (MD-MKT-07 to
    09)."""
    market = MARKET.format(market='["t1_broadsword", "t1_wand"]')
    hero = shopper("bjorn", '["t1_padded_jack", "t1_padded_jack"]', "[]", "t1_chainmail")
    said, match = answers(market + hero, 3)
    assert said == ["take t1_broadsword", "pay t1_padded_jack", "sell t1_padded_jack"]
    assert match.state.heroes[0].xp == 1


def test_at_the_market_nothing_in_use_is_given_away() -> None:
    market = MARKET.format(market='["t1_wand"]')
    said, _ = answers(market + shopper("bjorn", "[]", '["t2_halberd"]', "t1_chainmail"), 1)
    assert said == ["done"]


def test_before_the_market_a_card_goes_to_whoever_it_serves() -> None:
    market = MARKET.format(market="[]")
    said, _ = answers(
        market
        + shopper("bjorn", '["t1_chainmail"]', '["t2_halberd"]', "t1_chainmail")
        + shopper("owen", "[]", '["t1_spear"]'),
        1,
    )
    assert said == ["give t1_chainmail bjorn owen"]

"""Words all powers use: gain, draw, you and your enemy; what a power needs to work, and how often it does."""

from __future__ import annotations

from collections import Counter

import pytest

from oath.box import census
from oath.scripted import given
from tavola.kernel.records import Setup
from tavola.kernel.rng import seeded
from tavola.kernel.shelf import game
from tavola.oath.catalog import CARDS
from tavola.oath.chapters.turn.setup import Start, begin
from tavola.oath.scenarios.fresh import archive, deck_denizens
from tavola.oath.state import COLORS, State, frozen
from tavola.oath.view import view


@pytest.mark.rule("OA-SET-023")
def test_48_denizens_are_battle_plans() -> None:
    sides = Counter(
        power.side for card in CARDS.values() if card.kind == "denizen" for power in card.powers if power.when == "plan"
    )
    assert sides == {"attack": 12, "defense": 11, "either": 25}


@pytest.mark.rule("OA-SET-008", "OA-TURN-043")
def test_a_gain_takes_what_a_bank_has_and_no_more() -> None:
    """Trading with 3 Beast advisers would bring 1 + 3 favor; the Beast bank has 2 and is then empty, not below."""
    table = given("""
        turn = "red"
        [banks]
        beast = 2
        [sites.provinces_3]
        site = "steppe"
        cards = ["wolves"]
        [boards.red]
        site = "steppe"
        favor = 0
        secrets = 1
        advisers = ["rangers", "small_friends", "animal_playmates"]
    """).play("trade wolves favor")
    assert (table.board("red")["favor"], table.bank("beast")) == (2, 0)


@pytest.mark.rule("OA-SET-040")
def test_every_denizen_is_in_exactly_one_place() -> None:
    state = game("oath").start(Setup("oath", "fresh", COLORS[:4]), 5)
    counted = census(state)
    denizens = [card for card in CARDS if CARDS[card].kind == "denizen"]
    assert [counted[f"card {card}"] for card in denizens] == [1] * 198


MINES = (
    ("mine", True, ()),
    ("plains", False, ()),
    ("salt_flats", True, ()),
    *((site, False, ()) for site in ("mountain", "river", "steppe", "wastes", "rocky_coast")),
)


def mined(players: int) -> State:
    """A map whose Mine (3 favor) and Salt Flats (2) lie face up from the start."""
    start = Start("supremacy", MINES, deck_denizens(), ("map", "whistle", "ivory_eye", "brass_horse"), archive())
    work = begin("fresh", start, COLORS[:players], seeded(1))
    return frozen(work)


@pytest.mark.rule("OA-SET-071", "OA-SET-072")
def test_where_favor_is_short_the_chancellor_says_where_it_goes() -> None:
    """Six players leave 4 favor for the 5 of Mine and Salt Flats: the Chancellor places them one by one. Four players
    leave 12: nobody is asked."""
    rules = game("oath")
    state = mined(6)
    for said in ("favor salt_flats", "favor mine", "favor mine"):
        decision = rules.options(state)
        assert (decision.seat, decision.prompt.key) == (0, "oa-ask-site-favor")
        state = rules.apply(state, next(one for one in decision.options if one.notation == said)).state
    assert [one.notation for one in rules.options(state).options] == ["favor mine", "favor salt_flats"]
    state = rules.apply(state, rules.options(state).options[1]).state
    assert {site.place: site.favor for site in view(state, 0).sites if site.up} == {"mine": 2, "salt_flats": 2}
    assert (view(state, 0).shared, rules.options(state).prompt.key) == (0, "oa-ask-pawn")
    plenty = mined(4)
    assert {site.place: site.favor for site in view(plenty, 0).sites if site.up} == {"mine": 3, "salt_flats": 2}


@pytest.mark.rule("OA-SEARCH-007", "OA-TURN-052")
def test_an_empty_world_deck_ends_the_draw() -> None:
    """Searching the deck of two cards draws two; the piles stay as they are."""
    match = given("""
        turn = "red"
        deck = ["wolves", "elders"]
        deck_ends = true
        [boards.red]
        site = "steppe"
    """)
    piles = match.view["piles"]
    match.play("search deck")
    assert (sorted(match.board("red")["hand"]), match.view["deck_left"]) == (["elders", "wolves"], 0)
    assert match.view["piles"] == piles


@pytest.mark.rule("OA-TURN-054")
def test_your_enemy_is_the_other_side_with_its_allies() -> None:
    """Village Constable asks who holds the People's Favor: the Ally of the Chancellor does, so it adds nothing."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banners.peoples_favor]
        holder = "blue"
        [sites.provinces_3]
        site = "steppe"
        army = "red"
        warbands = 1
        cards = ["village_constable"]
        [boards.purple]
        site = "steppe"
        [boards.red]
        site = "steppe"
        warbands = 3
        [boards.blue]
        role = "citizen"
        site = "steppe"
    """).play("campaign purple", "target pawn", "attack", "join", "accept", "plan village_constable")
    assert len(table.rolled("attack")) == 3


@pytest.mark.rule("OA-PLAY-032")
def test_only_what_lies_face_up_has_powers() -> None:
    """The same card, face up and face down among the advisers."""
    board = '[boards.red]\nsite = "steppe"\nsecrets = 1\nadvisers = ["{card}"]'
    assert "use wolves" in given('turn = "red"\n' + board.format(card="wolves")).options
    assert "use wolves" not in given('turn = "red"\n' + board.format(card="#wolves")).options


@pytest.mark.rule("OA-PLAY-035")
def test_a_cost_that_only_burns_is_paid_on_an_occupied_card() -> None:
    """Ancient Binding places nothing? No: a card whose price is burned works although a secret lies on it."""
    burning = [
        card.id
        for card in CARDS.values()
        for power in card.powers
        if power.when == "action" and not power.price.places and (power.price.burn or power.price.burn_secrets)
    ]
    assert burning

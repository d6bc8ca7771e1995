"""Positions of every game: what is written reads back, and what is accepted can be played."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tavola
from tavola.bots import Look
from tavola.kernel.errors import TavolaError
from tavola.kernel.records import Setup

from .busy import BusyBot
from .positions import any_table, believed, changed, reads_back

GAMES = ("mageknight", "massivedarkness")
WRITTEN = (*GAMES, "oath")
CALM = [HealthCheck.too_slow, HealthCheck.data_too_large]
#: What a quick look is taken at: rivals, a Dummy, monsters.
QUICK: dict[str, tuple[Setup, ...]] = {
    "mageknight": (
        Setup("mageknight", "first_reconnaissance", ("tovak",)),
        Setup("mageknight", "full_conquest", ("goldyx", "arythea")),
        Setup("mageknight", "full_conquest", ("any", "any"), {"hero_choice": "auction"}),
    ),
    "massivedarkness": (
        Setup("massivedarkness", "tutorial", ("sibyl",)),
        Setup("massivedarkness", "mission_5", ("bjorn", "elias")),
        Setup("massivedarkness", "mission_4", ("whisper", "owen", "sibyl")),
    ),
    "oath": (Setup("oath", "fresh", ("purple", "red")),),
}


def follow(setup: Setup, number: int, every: int, longest: int = 100_000) -> None:
    """A game written and read back at each n-th decision; every second one is played by somebody who gets about."""
    match = tavola.new(setup.game, setup.scenario, setup.players, seed=number, options=setup.options)
    chance, busy = Random(number), BusyBot(str(number))
    for count in range(longest):
        if match.outcome is not None:
            return
        if count % every == number % every:
            reads_back(match)
        if number % 2:
            match.play(busy.choose(match.asked(), Look(match.rules, match.state, match.seat)).notation)
        else:
            match.step(chance.choice(match.decision.options))


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("game", WRITTEN)
def test_a_written_position_reads_back(game: str, number: int) -> None:
    tables = QUICK[game]
    follow(tables[number % len(tables)], number, every=13, longest=160)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(40))
@pytest.mark.parametrize("game", GAMES)
def test_two_hundred_games_read_back_at_every_decision(game: str, batch: int) -> None:
    """All scenarios in turn, any number of players, and in Mage Knight any variants that go together."""
    for number in range(batch * 5, batch * 5 + 5):
        follow(any_table(game, number), number, every=1)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=60, deadline=None, suppress_health_check=CALM)
@given(st.integers(0, 1 << 32))
def test_what_is_accepted_can_be_played(game: str, seed: int) -> None:
    chance = Random(seed)
    believed(changed(game, chance), chance)


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(20))
@pytest.mark.parametrize("game", GAMES)
def test_twenty_thousand_positions_by_chance(game: str, batch: int) -> None:
    accepted = 0
    for seed in range(batch * 1000, batch * 1000 + 1000):
        chance = Random(seed)
        text = changed(game, chance)
        try:
            accepted += believed(text, chance)
        except Exception as error:
            error.add_note(text)
            raise
    assert accepted > 100


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('pending = ["no_such_step 1"]', "pending"),
        ('pending = ["turn ("]', "pending"),
        ("[state]\nno_such_field = 1", "state.no_such_field"),
        ("[state]\nstack = []", "state.stack"),
        ('[state]\n"heroes.99.xp" = 1', "state.heroes.99.xp"),
    ],
)
def test_a_remainder_is_checked(game: str, text: str, key: str) -> None:
    with pytest.raises(TavolaError) as refused:
        tavola.position(f'game = "{game}"\n{text}')
    assert refused.value.text.args["key"] == key


def test_a_type_that_cannot_be_is_refused() -> None:
    with pytest.raises(TavolaError, match="Expected `int`"):
        tavola.position('game = "mageknight"\n[state]\nround = "two"')
    with pytest.raises(TavolaError, match="did you mean march"):
        tavola.position('game = "mageknight"\n[state]\n"players.0.hand" = ["marsh"]')


def test_pending_work_that_does_not_go_with_the_rest_is_refused() -> None:
    with pytest.raises(TavolaError, match="does not go with the rest"):
        tavola.position('game = "mageknight"\npending = ["turn", "combat"]')


@pytest.mark.parametrize("game", WRITTEN)
def test_a_position_can_be_looked_at_before_it_is_played_on(game: str) -> None:
    match = tavola.position(f'game = "{game}"\nshown = true')
    assert [option.notation for option in match.decision.options] == ["go on"]
    reads_back(match)
    match.play("go on")
    assert match.asked() == tavola.position(f'game = "{game}"').asked()


BLIND = """
game = "mageknight"
draws = ["{}"]
[player]
hand = ["meditation"]
mana = {{green = 1}}
discard = ["march", "rage", "stamina"]
"""


@pytest.mark.parametrize("card", ["march", "rage", "stamina"])
def test_a_pinned_draw_is_what_chance_brings(card: str) -> None:
    match = tavola.position(BLIND.format(card))
    reads_back(match)
    match.play("play meditation green token")
    match.play("deck top")
    assert card not in match.view(0)["players"][0]["discard"]


def test_a_draw_that_cannot_come_is_refused_with_what_was_due() -> None:
    with pytest.raises(TavolaError, match="Allowed: march, rage and stamina"):
        tavola.position(BLIND.format("fireball")).play("play meditation green token")
    with pytest.raises(TavolaError, match="did you mean march"):
        tavola.position(BLIND.format("marsh"))


def test_what_a_shuffle_lays_on_top_can_be_pinned() -> None:
    text = """
        game = "mageknight"
        draws = ["rage", "march"]
        phase = "tactics"
        [player]
        hand = ["stamina"]
        deck = ["promise"]
        discard = ["march", "rage"]
        [offers]
        tactics = ["rethink", "great_start"]
    """
    match = tavola.position(text)
    match.play("tactic rethink")
    match.play("pick stamina")
    match.play("done")
    assert match.state.players[0].deck[:2] == ("rage", "march")

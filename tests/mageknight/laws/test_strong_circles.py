"""The strong player gives no answer for ever: a turn in which pieces ready each other for nothing comes to its end."""

from __future__ import annotations

import tavola
from tavola.bots import Look
from tavola.kernel.records import Decision
from tavola.mageknight.bot.circles import OFTEN, Circles
from tavola.mageknight.bot.strong import StrongBot

#: Ruthless Coercion (strong) readies Units of level 1 for 2 Influence each as long as the turn lasts; Thugs give 4 for
#: a Reputation that cannot fall any lower, and Scouts look at a garrison.
CIRCLE = """
game = "mageknight"
scenario = "solo_conquest"
round = 3
seed = 5
hero = "krang"
[player]
hand = ["ruthless_coercion", "march", "rage", "threaten", "stamina"]
units = ["thugs", "scouts"]
crystals = {red = 1}
reputation = -7
fame = 5
at = "3,-2"
[map.tiles]
"1,0" = "countryside_3"
"""
FIGHT = """
game = "mageknight"
[player]
hand = ["march", "rage"]
at = "1,-3"
[map.tiles]
"1,0" = "countryside_3"
"""


def test_an_answer_is_closed_when_it_was_given_often_until_the_turn_ends() -> None:
    options = tavola.position(CIRCLE).asked().options
    again = next(one for one in options if one.notation == "play march")
    end = next(one for one in options if one.kind == "end_turn")
    circles = Circles()
    for _ in range(OFTEN):
        assert not circles.closed(again)
        circles.given(again)
    assert circles.closed(again)
    assert not circles.closed(end)
    circles.given(end)
    assert not circles.closed(again)


def test_what_leads_on_is_never_closed() -> None:
    match = tavola.position(FIGHT)
    match.play("challenge 1,-4")
    onward = next(one for one in match.asked().options if one.notation == "next")
    circles = Circles()
    for _ in range(2 * OFTEN):
        circles.given(onward)
    assert not circles.closed(onward)


def test_the_way_out_is_the_best_of_the_other_answers() -> None:
    match = tavola.position(CIRCLE)
    circles = Circles()
    options = [one for one in match.asked().options if one.kind != "end_turn"]
    found = circles.out(match.state, 0, options)
    assert found is not None
    for _ in range(OFTEN):
        circles.given(found)
    other = circles.out(match.state, 0, options)
    assert other is not None
    assert other.notation != found.notation
    assert circles.out(match.state, 0, [found]) is None


class _Dizzy(StrongBot):
    """A player who thinks of nothing but going round."""

    def _think(self, decision: Decision, look: Look) -> tuple[str, ...]:
        names = [one.notation for one in decision.options]
        return next(((name,) for name in names if name.startswith(("use thugs 1 3", "ready thugs"))), (names[0],))


def test_units_that_ready_each_other_do_not_keep_a_turn_going() -> None:
    """Thugs give 4 Influence, and 2 of it ready them again: round and round, and still the turn ends."""
    match = tavola.position(CIRCLE)
    match.play("play ruthless_coercion strong red crystal")
    player = _Dizzy("5")
    given: list[str] = []
    while not given or given[-1] != "end turn":
        assert len(given) < 20 * OFTEN
        decision = match.asked()
        answer = player.choose(decision, Look(match.rules, match.state, decision.seat))
        match.step(answer)
        given.append(answer.notation)
    assert given.count("use thugs 1 3") == given.count("ready thugs 1") == OFTEN

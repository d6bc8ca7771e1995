"""The adviser of Mage Knight: an answer on offer, a reason in both languages, and nothing its seat cannot know."""

from __future__ import annotations

import tavola
from tavola.bots import Look
from tavola.kernel.rng import seeded
from tavola.mageknight.bot.judgement import distances
from tavola.teaching import advise, scouted
from tavola.text import say

from ..cards.tables import at_peace
from ..rules.fights import fight

BESIDE = """
game = "mageknight"
scenario = "first_reconnaissance"
seed = 7
hero = "tovak"
[player]
hand = ["march", "determination", "rage", "swiftness"]
crystals = {red = 1, blue = 1}
at = "2,-2"
"""


def test_in_a_fight_it_says_how_the_fight_ends() -> None:
    match = fight("prowlers", hand=["rage", "determination", "march"], mana={"blue": 1}).match
    advice = match.advise()
    assert advice.notation in [option.notation for option in match.asked().options]
    assert advice.reason.key == "mk-advice-fight-won"
    assert "no Wound" in say(advice.reason, "en")
    assert "Ferimento" in say(advice.reason, "pt-BR")
    assert advice.line


def test_a_fight_that_cannot_be_won_is_lost_cheaply() -> None:
    advice = fight("swordsmen", hand=["march"]).match.advise()
    assert advice.reason.key == "mk-advice-fight-none"


def test_at_the_start_of_a_turn_it_plans_and_weighs_and_sees_no_more_than_its_seat() -> None:
    match = tavola.new("mageknight", "first_reconnaissance", ["tovak"], seed=3)
    match.play("tactic early_bird")
    advice = match.advise()
    offered = {option.notation for option in match.asked().options}
    assert advice.notation in offered
    assert advice.notation != "end turn"  # a card played is no time lost
    assert advice.worth[0].notation == advice.notation
    assert {one.notation for one in advice.worth} <= offered
    assert advice.best[0].notation == advice.notation
    assert {one.notation for one in advice.best} <= offered
    assert len({one.notation for one in advice.best}) == len(advice.best) > 1
    points = [int(str(one.expected.args["n"])) for one in advice.best]
    assert points == sorted(points, reverse=True)  # estimates in the order of the plans
    assert all("estimate" in say(one.expected, "en") for one in advice.best)
    assert all("estimativa" in say(one.expected, "pt-BR") for one in advice.best)
    assert all(say(text, lang) for one in advice.best for text in one.changes for lang in ("en", "pt-BR"))
    other = match.rules.resample(match.state, 0, seeded(8))
    assert advise(match.asked(), Look(match.rules, other, 0)) == advice


def test_who_recruits_is_told_what_for() -> None:
    """Orc Trackers prowl near the village: the Peasants' Block is what that fight asks for."""
    tables = {"phase": "interaction", "map": {"tiles": {"1,0": "countryside_1"}}, "offers": {"units": ["peasants"]}}
    match = at_peace("march", at="4,-2", influence=4, fame=15, tables=tables, deck=["rage"] * 6).match
    advice = match.advise()
    assert advice.notation == "recruit peasants"
    assert "Peasants this turn: Block 2 against Orc Trackers, whom you can reach today" in say(advice.reason, "en")
    assert "Camponeses neste turno: Bloqueio 2 contra Orcs Rastreadores" in say(advice.reason, "pt-BR")


def test_a_hero_beside_the_map_is_far_from_everything() -> None:
    match = tavola.new("mageknight", "full_conquest", ["goldyx", "arythea"], seed=5)
    assert distances(match.state.tiles, False, "0,0")
    assert distances(match.state.tiles, False, "") == {}


def test_a_place_says_whether_it_can_be_beaten_and_how() -> None:
    """Ironclads: Attack 4, Armor 3, physical Attacks count half. Determination with blue mana blocks 5; Rage with red
    mana and Swiftness with gold strike with 4 and 3, half of which is 3. Without Determination they get through."""
    match = tavola.position(BESIDE)
    found = scouted(Look(match.rules, match.state, 0), "space:3,-3")
    assert found is not None
    assert (found.text.key, found.text.args["enemy"]) == ("mk-advice-fight-won", ("ironclads",))
    said = [say(text, "en") for text in found.line]
    assert any("Determination" in line for line in said)
    assert any("Rage" in line for line in said)
    spent = scouted(Look(match.rules, match.state, 0), "space:3,-3", ("play determination sideways move",))
    assert spent is not None
    assert spent.text.key != "mk-advice-fight-won"
    assert scouted(Look(match.rules, match.state, 0), "space:2,-3") is None

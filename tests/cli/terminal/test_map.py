"""The map in words and in a drawing, and the odds of an attack in words."""

from __future__ import annotations

from tavola import new
from tavola.kernel.records import Option
from tavola.massivedarkness.view.records import Forecast
from tavola.text import LANGUAGES
from tavola.text.lines import expected, map_lines

GAME = ("play", "mageknight", "--scenario", "first_reconnaissance", "--players", "tovak", "--seed", "12")
DUNGEON = ("play", "massivedarkness", "--scenario", "tutorial", "--players", "bjorn", "--seed", "1")


def test_every_space_has_its_way_and_its_cost(tavola):
    out = tavola(*GAME, typed="1\nplay march\nmove 1,0\nmap\nquit\n").out
    assert "Here: 1,0 plains, move 2." in out
    assert "1 west: 0,0 plains, Portal, move 2." in out
    assert "1 northeast: 2,-1 hills, Crystal Mine, green, move 3." in out
    assert "1 west, 1 northwest: 0,-1 plains, move 2." in out


def test_the_spaces_are_drawn_where_they_lie(tavola):
    """The row of the hero: sea, the portal, the plains he stands on; the row above lies half a space to the right."""
    out = tavola(*GAME, typed="1\nplay march\nmove 1,0\ndraw\nquit\n").out
    assert "      pl2   fo3   hi3*  pl2\n   se    pl2*  pl2@\n      se    se\n" in out


def test_every_zone_says_where_it_leads(tavola):
    out = tavola(*DUNGEON, typed="map\nquit\n").out
    assert "6V.b2 leads to: 6V.a2; 6V.c2; 6V.b1 (closed door [door1]); 6V.b3 (closed door [door2])." in out


def test_walls_and_doors_of_the_dungeon_are_drawn(tavola):
    """Between 6V.b1 and 6V.b2 below it is door 1; 6V.a1 is open to 6V.b1, which a wall parts from 6V.c1."""
    lines = tavola(*DUNGEON, typed="draw\nquit\n").out.splitlines()
    top = next(n for n, line in enumerate(lines) if line.startswith("|6V.a1"))
    assert lines[top].startswith("|6V.a1     6V.b1*   |6V.c1    |")
    assert lines[top + 3].startswith("+---------+---DDD---+         +")
    assert lines[top + 9].startswith("|Bj       |")


def test_a_game_without_a_map_says_so(tavola):
    out = tavola("play", "toy", "--players", "ann,bob", "--seed", "5", typed="map\ndraw\nquit\n").out
    assert out.count("This game has no map.") == 2


def test_the_world_is_drawn_by_its_regions():
    view = new("oath", "walkthrough").view(0)
    drawn = map_lines("oath", view, "en", drawn=True)
    assert drawn[:3] == ["Cradle:", "  [Plains]              [?]", "   Chancellor (purple)"]


def test_an_attack_tells_its_odds():
    """As the forecast has them: the mean, and the chance to slay in hundredths."""
    match = new("massivedarkness", "mission_1", ("bjorn", "elias"), 3, {0: "greedy", 1: "greedy"})
    attack: Option | None = None
    while attack is None:
        attack = next((one.option for one in match.decision if one.kind == "attack"), None)
        if attack is None:
            choice = match.bot_choice()
            assert choice is not None
            match.step(choice)
    forecast = match.rules.forecast(match.state, attack)
    assert isinstance(forecast, Forecast)
    told = {lang: expected("massivedarkness", forecast, lang) for lang in LANGUAGES}
    assert told["en"].startswith(f"({forecast.mean:.1f} wounds on average")
    assert told["pt-BR"].startswith(f"(em média {forecast.mean:.1f} de dano".replace(".", ","))
    if 0.01 <= forecast.slain <= 0.99:
        assert f"; slain {forecast.slain:.0%}".replace("%", " %") in told["en"]
    else:
        assert (forecast.slain == 0) == ("slain" not in told["en"])

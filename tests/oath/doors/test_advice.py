"""Advice names what an answer gains, in numbers one can check on the table."""

from __future__ import annotations

import pytest

from oath.scripted import Table, given
from tavola.kernel.records import Option, Text
from tavola.kernel.rng import Rng
from tavola.oath.bot.advising import reason
from tavola.oath.bot.chances import chance
from tavola.oath.view.records import Forecast
from tavola.text import LANGUAGES, say

LAND = """
    players = ["purple", "red", "blue"]
    turn = "red"
    [sites.provinces_3]
    site = "steppe"
    cards = ["elders", "longbows"]
    [boards.red]
    site = "steppe"
    favor = 3
    secrets = 1
    warbands = 4
    advisers = ["#rangers"]
    [boards.blue]
    site = "rocky_coast"
    [banners.peoples_favor]
    tokens = 1
"""


def option(table: Table, notation: str) -> Option:
    return next(one for one in table.match.asked().options if one.notation == notation)


def why(table: Table, notation: str) -> Text:
    rules, state, seat = table.match.rules, table.match.state, table.seat
    return reason(rules, rules.resample(state, seat, Rng("why")), option(table, notation), seat)


@pytest.mark.parametrize(
    ("notation", "key", "args"),
    [
        ("muster elders", "oa-advice-warbands", {"before": 4, "after": 6}),
        ("use elders", "oa-advice-secrets", {"before": 1, "after": 2}),
        ("trade longbows favor", "oa-advice-favor", {"before": 3, "after": 4}),
        ("recover peoples_favor 2", "oa-advice-banner", {"banner": "peoples_favor", "n": 2}),
        ("search deck", "oa-advice-search", {"pile": "deck", "n": 3}),
        ("play #1 adviser", "oa-advice-adviser", {"card": "rangers"}),
        ("rest", "oa-advice-rest", {"n": 7}),
    ],
)
def test_the_reason_names_what_is_gained(notation: str, key: str, args: dict[str, int | str]) -> None:
    table = given(LAND)
    said = notation if notation in table.options else next(one for one in table.options if one.endswith(" adviser"))
    found = why(table, said)
    assert (found.key, found.args) == (key, args)
    assert all(say(found, lang) not in ("", key) for lang in LANGUAGES)


def test_the_reason_of_a_campaign_is_its_odds() -> None:
    """Four dice against one bandit and one die: the chances the forecast tells."""
    table = given(LAND)
    told = table.match.rules.forecast(table.match.state, option(table, "campaign bandits"))
    assert isinstance(told, Forecast)
    assert told.odds is not None
    found = why(table, "campaign bandits")
    assert (found.key, found.args["chance"]) == ("oa-advice-attack", round(100 * (1 - told.odds.lost)))


def test_chances_make_one_and_go_to_whoever_holds_the_title() -> None:
    """Red with the Usurper's title wins on waking: likelier than as an Exile without it, and than anybody else."""
    plain, usurper = (given(keys + LAND).match.state for keys in ("", 'title = "red"\nusurper = true\n'))
    before, after = ([chance(state, seat) for seat in range(3)] for state in (plain, usurper))
    assert sum(before) == pytest.approx(1, abs=0.03)  # nobody is quite without a chance
    assert after[1] > before[1]
    assert after[1] == max(after)

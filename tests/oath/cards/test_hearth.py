"""Hearth denizens, each played once, with numbers from the facts."""

from __future__ import annotations

import pytest

from oath.cards.steppe import at_steppe
from oath.scripted import Table, given

pytestmark = pytest.mark.rule("OA-PLAY-070")

BANKS = """
    [banks]
    discord = 1
    arcane = 2
    order = 5
    hearth = 3
    beast = 0
    nomad = 4
"""


def banks(table: Table) -> tuple[int, ...]:
    return tuple(table.bank(suit) for suit in ("discord", "arcane", "order", "hearth", "beast", "nomad"))


def test_memory_of_home_empties_a_bank_into_the_hearth() -> None:
    table = at_steppe("memory_of_home", BANKS)
    table.play("use memory_of_home", "bank order")
    assert banks(table) == (1, 2, 0, 8, 0, 4)
    assert table.board("red")["secrets"] == 1


def test_levelers_move_two_from_the_fullest_to_the_emptiest() -> None:
    table = at_steppe("levelers", BANKS)
    table.play("use levelers")
    assert banks(table) == (1, 2, 3, 3, 2, 4)


def test_salad_days_take_from_three_different_banks() -> None:
    table = at_steppe("elders", BANKS, 'advisers = ["#salad_days"]')
    table.play(next(option for option in table.options if option.startswith("play #") and option.endswith("adviser")))
    table.play("bank discord")
    assert "bank discord" not in table.options
    table.play("bank arcane", "bank order")
    assert (banks(table), table.board("red")["favor"]) == ((0, 1, 4, 3, 0, 4), 6)


def test_fabled_feast_counts_the_hearth_cards_ruled() -> None:
    """One Hearth adviser and this card: 2 favor of one bank."""
    table = at_steppe("elders", BANKS, 'advisers = ["#fabled_feast", "charming_friend"]')
    table.play(next(option for option in table.options if option.startswith("play #") and option.endswith("adviser")))
    table.play("bank order")
    assert (table.bank("order"), table.board("red")["favor"]) == (3, 5)


def test_a_round_of_ale_returns_everything_but_its_own_favor() -> None:
    table = at_steppe("a_round_of_ale", "", "spent = 1")
    table.play("use a_round_of_ale")
    assert table.view["tokens"] == {"a_round_of_ale": {"favor": 1, "secrets": 0}}
    assert (table.board("red")["secrets"], table.board("red")["favor"]) == (3, 2)


def test_homesteaders_bring_an_adviser_to_the_site() -> None:
    table = at_steppe("homesteaders", "", 'advisers = ["elders", "charming_friend"]')
    table.play("use homesteaders")
    assert table.site("steppe")["cards"] == ["homesteaders", "elders"]
    assert [adviser["card"] for adviser in table.board("red")["advisers"]] == ["charming_friend"]


def test_armed_mob_reaches_the_holder_of_the_darkest_secret_alone() -> None:
    mob = """
        [banners.darkest_secret]
        holder = "blue"
        [boards.blue]
        site = "rocky_coast"
        advisers = ["elders"]
    """
    table = at_steppe("armed_mob", mob)
    table.play("use armed_mob")
    assert table.board("blue")["advisers"] == []
    safe = at_steppe("armed_mob", mob + '\n[banners.peoples_favor]\nholder = "blue"\n')
    assert "use armed_mob" not in safe.options


def test_relic_breaker_buries_a_relic_for_three_warbands() -> None:
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["relic_breaker"]
        relics = ["map"]
        [boards.red]
        site = "steppe"
        favor = 1
        warbands = 0
    """)
    before = table.view["relics_left"]
    table.play("use relic_breaker")
    assert (table.board("red")["warbands"], table.site("steppe")["relics"]) == (3, [])
    assert table.view["relics_left"] == before + 1


def test_ballot_box_makes_a_citizen_of_the_holder_of_the_peoples_favor() -> None:
    assert "use ballot_box" not in at_steppe("ballot_box").options
    table = at_steppe("ballot_box", '[banners.peoples_favor]\nholder = "red"')
    table.play("use ballot_box")
    assert table.board("red")["role"] == "citizen"


def test_saddle_makers_profit_from_other_players_plays() -> None:
    table = at_steppe(
        "tavern_songs",
        BANKS
        + """
        [boards.blue]
        site = "rocky_coast"
        favor = 0
        advisers = ["saddle_makers"]
        """,
        'advisers = ["#elders"]',
    )
    table.play(next(option for option in table.options if option.startswith("play #") and option.endswith("adviser")))
    assert (table.board("blue")["favor"], table.bank("nomad")) == (2, 2)


def test_hearts_and_minds_win_for_the_defender_without_rolls() -> None:
    """Red attacks with 4; blue pays 3 favor and wins; half of red's force dies, and the card is discarded."""
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        army = "blue"
        warbands = 1
        cards = ["hearts_and_minds"]
        [boards.red]
        site = "steppe"
        warbands = 4
        [boards.blue]
        site = "rocky_coast"
        favor = 3
    """)
    table.play("campaign blue", "attack")
    while table.asked == "red":
        table.play(table.options[-1])
    table.play("plan hearts_and_minds")
    while table.view["campaigns"]:
        table.play(table.options[0])
    assert (table.board("red")["warbands"], table.board("blue")["favor"]) == (2, 0)
    assert table.site("steppe")["cards"] == []

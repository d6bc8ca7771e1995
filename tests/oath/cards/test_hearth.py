"""Hearth denizens, each played once, with numbers from the facts."""

from __future__ import annotations

import pytest

from oath.scripted import Table, given
from oath.tables import at_steppe

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


DRAWN = 'deck = ["wolves", "longbows", "rangers"]'


def kept(table: Table, card: str) -> Table:
    """Search the world deck and keep that card; the others are laid down as they come."""
    table.play("search deck", f"keep {card}")
    while table.prompt == "oa-ask-lay":
        table.play(table.options[0])
    return table


@pytest.mark.parametrize(("to", "gained"), [("adviser", 1), ("facedown", 0)])
def test_the_welcoming_party_greets_a_drawn_denizen_played_face_up(to: str, gained: int) -> None:
    table = at_steppe("welcoming_party", DRAWN + BANKS).play("announce welcoming_party")
    before = table.bank("hearth")
    kept(table, "wolves").play(f"play wolves {to}")
    assert before - table.bank("hearth") == gained


@pytest.mark.rule("OA-PLAY-008")
def test_crop_rotation_clears_the_destination_first() -> None:
    """The Steppe holds 2 cards, its whole capacity: one goes, the drawn one takes its place."""
    full = '[sites.provinces_3]\nsite = "steppe"\ncards = ["elders", "deed_writer"]'
    table = given(f"""
        turn = "red"
        deck = ["wolves", "rangers", "tents"]
        {full}
        [boards.red]
        site = "steppe"
        advisers = ["crop_rotation"]
    """)
    plain = kept(given(f'turn = "red"\n{DRAWN}\n{full}\n[boards.red]\nsite = "steppe"\n'), "wolves")
    assert "play wolves steppe" not in plain.options
    table.play("announce crop_rotation")
    kept(table, "wolves").play("play wolves steppe", "card elders")
    assert table.site("steppe")["cards"] == ["deed_writer", "wolves"]


@pytest.mark.rule("OA-PLAY-075")
def test_the_land_warden_plays_two_and_the_party_greets_once() -> None:
    """Two denizens face up in one search: 1 favor of the Hearth bank, once; the one at the site pays its own."""
    table = given(f"""
        turn = "red"
        deck = ["wolves", "longbows", "rangers"]
        {BANKS}
        [sites.provinces_3]
        site = "steppe"
        cards = ["welcoming_party"]
        [boards.red]
        site = "steppe"
        favor = 3
        advisers = ["land_warden"]
    """).play("announce land_warden", "announce welcoming_party", "search deck", "keep wolves", "keep longbows")
    while table.prompt == "oa-ask-lay":
        table.play(table.options[0])
    hearth = table.bank("hearth")
    table.play(table.offered("play")[0])
    table.play(table.offered("play")[0])
    assert {"oa-ask-act"} == {table.prompt}
    assert hearth - table.bank("hearth") == 1


@pytest.mark.parametrize(("holder", "dice"), [("", 5), ("blue", 3)])
def test_the_village_constable_respects_the_peoples_favor(holder: str, dice: int) -> None:
    banner = f'[banners.peoples_favor]\nholder = "{holder}"' if holder else ""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        {banner}
        [sites.provinces_3]
        site = "steppe"
        army = "red"
        warbands = 1
        cards = ["village_constable"]
        [boards.red]
        site = "steppe"
        warbands = 3
        [boards.blue]
        site = "steppe"
    """).play("campaign blue", "target pawn", "attack", "plan village_constable")
    assert len(table.rolled("attack")) == dice


@pytest.mark.parametrize(("holder", "dice", "left"), [("", 6, 3), ("blue", 3, 2)])
def test_the_great_levy_ignores_skulls_unless_the_people_stand_by_the_foe(holder: str, dice: int, left: int) -> None:
    """3 warbands, 3 dice more; 1 skull among the rolls kills nobody, or without the Levy's effect 1."""
    banner = f'[banners.peoples_favor]\nholder = "{holder}"' if holder else ""
    rolls = ["blank", "blank", "skull", *["sword"] * (dice - 1)]
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = {rolls}
        {banner}
        [boards.red]
        site = "steppe"
        warbands = 3
        favor = 2
        advisers = ["the_great_levy"]
        [boards.blue]
        site = "steppe"
        warbands = 0
        favor = 0
    """).play("campaign blue", "target pawn", "attack", "plan the_great_levy")
    assert len(table.rolled("attack")) == dice
    assert table.board("red")["warbands"] == left


@pytest.mark.parametrize(("answer", "relics"), [("keep", ["map"]), ("bury", [])])
def test_the_family_heirloom_is_kept_or_buried(answer: str, relics: list[str]) -> None:
    table = given("""
        turn = "red"
        relic_deck = ["map"]
        [boards.red]
        site = "steppe"
        advisers = ["#family_heirloom"]
    """)
    table.play(next(option for option in table.offered("play") if option.endswith(" adviser")))
    table.play(next(option for option in table.options if option.startswith(answer)))
    assert table.board("red")["relics"] == relics


def test_news_from_afar_search_without_supply() -> None:
    table = at_steppe("news_from_afar", DRAWN).play("announce news_from_afar", "search deck")
    assert (table.board("red")["supply"], table.board("red")["favor"]) == (7, 1)


def test_the_rowdy_pub_gives_a_third_warband() -> None:
    table = at_steppe("rowdy_pub", "", "warbands = 1").play("announce rowdy_pub", "muster rowdy_pub")
    assert table.board("red")["warbands"] == 1 + 3


def test_an_awaited_return_trades_for_a_warband_instead_of_supply() -> None:
    table = at_steppe("elders", "", 'warbands = 1\nadvisers = ["awaited_return"]')
    table.play("announce awaited_return", "trade elders secrets")
    assert (table.board("red")["supply"], table.board("red")["warbands"]) == (7, 0)
    assert (
        "announce awaited_return" not in at_steppe("elders", "", 'warbands = 0\nadvisers = ["awaited_return"]').options
    )


@pytest.mark.parametrize(("card", "left"), [("traveling_doctor", 4), ("elders", 2)])
def test_the_traveling_doctor_lets_nobody_of_a_beaten_force_die(card: str, left: int) -> None:
    """4 attackers beaten: half of them die, or with the doctor none, who then leaves."""
    rolls = ["shield", "two_shields", *["hollow"] * 4]
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = {rolls}
        [boards.red]
        site = "steppe"
        warbands = 4
        advisers = ["{card}"]
        [boards.blue]
        site = "steppe"
        warbands = 5
    """).play("campaign blue", "target pawn", "attack", *(["plan traveling_doctor"] if card != "elders" else []))
    assert table.board("red")["warbands"] == left
    assert len(table.board("red")["advisers"]) == (card == "elders")

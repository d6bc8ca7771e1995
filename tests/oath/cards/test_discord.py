"""The Discord denizens: what each does with numbers worked out from its card, and when it is not offered."""

from __future__ import annotations

import pytest

from oath.scripted import given
from oath.tables import advisers, advising

pytestmark = pytest.mark.rule("OA-PLAY-067")


def test_sleight_of_hand_takes_a_secret_but_never_the_last():
    """1 favor placed, 1 secret of Blue; facedown ones count, and with 1 left there is nothing to take."""
    table = advising("sleight_of_hand", blue="secrets = 1\nspent = 1")
    table.play("use sleight_of_hand")
    assert (table.board("red")["favor"], table.board("red")["secrets"]) == (2, 4)
    assert (table.board("blue")["secrets"], table.board("blue")["spent"]) == (0, 1)
    assert "use sleight_of_hand" not in advising("sleight_of_hand", blue="secrets = 1\nspent = 0").options


def test_scryer_looks_through_a_pile_and_leaves_it_as_it_is():
    table = advising("scryer", more='[piles]\nprovinces = ["tents", "elders"]')
    table.play("use scryer", "pile provinces")
    assert table.view["tokens"] == {"scryer": {"favor": 0, "secrets": 1}}
    seen = [line.event.text for line in table.match.lines(1) if line.event.text.key == "oa-log-saw-cards"][-1]
    cards = seen.args["cards"]
    assert isinstance(cards, tuple)
    assert cards[:2] == ("tents", "elders")
    assert len(cards) == len(table.view["piles"]["provinces"])


@pytest.mark.parametrize(
    ("title", "favor", "offered"), [("red", 2, True), ("blue", 2, True), ("purple", 2, False), ("red", 0, False)]
)
def test_naysayers_need_an_exile_with_the_title_and_favor_of_the_chancellor(title, favor, offered):
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        phase = "rest"
        oath = "devotion"
        title = "{title}"
        [boards.red]
        favor = 0
        advisers = ["naysayers"]
        [boards.purple]
        favor = {favor}
    """)
    assert ("use naysayers" in table.options) is offered
    if offered:
        table.play("use naysayers")
        assert (table.board("red")["favor"], table.board("purple")["favor"]) == (1, favor - 1)


def test_assassin_discards_a_face_up_adviser_here_but_no_locked_one():
    """Insomnia is locked; Tents is not. 1 favor placed."""
    table = advising("assassin", blue='advisers = ["insomnia", "tents", "#elders"]')
    table.play("use assassin")
    assert advisers(table, "blue") == ["insomnia", "elders"]
    assert table.board("red")["favor"] == 2
    assert "use assassin" not in advising("assassin", blue='advisers = ["insomnia", "#elders"]').options


@pytest.mark.rule("OA-PLAY-017", "OA-PLAY-018")
@pytest.mark.example("OA-PLAY-018")
@pytest.mark.parametrize("card", ["assassin", "insomnia", "silver_tongue"])
def test_the_limit_of_two_is_measured_with_the_card_in_place(card):
    """With two other advisers one must leave; with two locked ones the card cannot be played face up."""
    position = """
        turn = "red"
        [boards.red]
        site = "steppe"
        advisers = ["{one}", "{two}", "#{card}"]
    """
    table = given(position.format(one="tents", two="elders", card=card))
    table.play(next(option for option in table.offered("play") if option.endswith(" adviser")), "adviser tents")
    assert advisers(table, "red") == ["elders", card]
    shut = given(position.format(one="false_prophet", two="vow_of_renewal", card=card))
    assert not [option for option in shut.offered("play") if option.endswith(" adviser")]


def test_silver_tongue_takes_favor_of_a_bank_that_matches_a_card_here():
    """Hearth and Nomad lie at Steppe; the Nomad bank is empty, so only Hearth can give."""
    table = given("""
        turn = "red"
        phase = "rest"
        [banks]
        nomad = 0
        hearth = 2
        [sites.provinces_3]
        site = "steppe"
        cards = ["elders", "wayside_inn"]
        [boards.red]
        site = "steppe"
        favor = 0
        advisers = ["silver_tongue"]
    """)
    table.play("use silver_tongue")
    assert (table.board("red")["favor"], table.bank("hearth")) == (1, 1)
    assert (
        "use silver_tongue"
        not in given("""
        turn = "red"
        phase = "rest"
        [boards.red]
        site = "steppe"
        advisers = ["silver_tongue"]
    """).options
    )


@pytest.mark.rule("OA-CMP-052")
@pytest.mark.parametrize(("rolls", "won"), [(["shield", "two_shields", "double", "blank"], 6), (["blank"] * 4, 0)])
def test_gambling_hall_pays_what_the_dice_show(rolls, won):
    """1 and 2 shields doubled are 6; the bank is chosen after the roll and gives what it has."""
    faces = ", ".join(f'"{face}"' for face in rolls)
    table = given(f"""
        turn = "red"
        rolls = [{faces}]
        [banks]
        discord = 4
        beast = 7
        [sites.provinces_3]
        site = "steppe"
        cards = ["gambling_hall"]
        [boards.red]
        site = "steppe"
        favor = 2
    """)
    table.play("use gambling_hall")
    if won:
        poor = table.match.fork()
        table.play("bank beast")
        poor.play("bank discord")
        assert poor.view(0)["players"][1]["favor"] == 4
    assert table.board("red")["favor"] == won


@pytest.mark.rule("OA-TURN-060")
def test_jinx_rolls_the_dice_of_the_gambling_hall_again_once():
    table = given("""
        turn = "red"
        rolls = ["blank", "blank", "blank", "blank", "shield", "shield", "shield", "blank"]
        [sites.provinces_3]
        site = "steppe"
        cards = ["gambling_hall"]
        [boards.red]
        site = "steppe"
        favor = 2
        secrets = 1
        advisers = ["jinx"]
        [banks]
        hearth = 3
    """)
    table.play("use gambling_hall")
    assert table.options == ["reroll", "pass"]
    table.play("reroll", "bank hearth")
    assert (table.board("red")["favor"], table.board("red")["secrets"]) == (3, 0)


@pytest.mark.rule("OA-TURN-053", "OA-PLAY-026")
def test_enchantress_changes_places_with_a_face_up_adviser_anywhere():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [boards.red]
        site = "steppe"
        secrets = 2
        advisers = ["enchantress", "elders"]
        [boards.blue]
        site = "rocky_coast"
        advisers = ["insomnia", "a_small_favor", "tents"]
    """)
    table.play("use enchantress")
    assert advisers(table, "red") == ["tents", "elders"]
    assert "enchantress" in advisers(table, "blue")
    assert table.board("red")["secrets"] == 1

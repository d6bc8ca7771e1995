"""Trade: a secret for favor, or two favor for secrets."""

from __future__ import annotations

import pytest

from oath.scripted import given


def at_steppe(bank=5, advisers="[]", favor=4, secrets=2, cards='["longbows"]', more=""):
    return given(f"""
        turn = "red"
        [banks]
        order = {bank}
        [sites.provinces_3]
        site = "steppe"
        cards = {cards}
        [boards.red]
        site = "steppe"
        supply = 3
        favor = {favor}
        secrets = {secrets}
        advisers = {advisers}
        {more}
    """)


@pytest.mark.rule("OA-TRADE-001", "OA-TRADE-002", "OA-TRADE-005")
@pytest.mark.example("OA-TRADE-002")
@pytest.mark.parametrize(("bank", "gained"), [(5, 3), (2, 2)])
def test_a_secret_for_favor_by_two_matching_advisers(bank, gained):
    """Two Order advisers, Order card: bank 5 gives 3, bank 2 gives 2."""
    table = at_steppe(bank, '["scouts", "bear_traps"]').play("trade longbows favor")
    red = table.board("red")
    assert (red["supply"], red["favor"], red["secrets"]) == (2, 4 + gained, 1)
    assert table.bank("order") == bank - gained
    assert table.view["tokens"] == {"longbows": {"favor": 0, "secrets": 1}}


@pytest.mark.rule("OA-TRADE-003", "OA-TRADE-005", "OA-TURN-017")
@pytest.mark.example("OA-TRADE-003")
def test_two_favor_for_a_secret_by_one_matching_adviser():
    """The favor lies on the card until Rest and only then reaches the bank."""
    table = at_steppe(advisers='["scouts"]').play("trade longbows secrets")
    red = table.board("red")
    assert (red["favor"], red["secrets"]) == (2, 3)
    assert table.bank("order") == 5
    assert table.play("rest").bank("order") == 7


@pytest.mark.rule("OA-TRADE-004", "OA-TRADE-007", "OA-PLAY-013", "OA-TURN-049")
def test_without_a_matching_face_up_adviser():
    """1 favor for a secret, no secret for favor; a facedown adviser and a relic count for nothing."""
    table = at_steppe(advisers='["#scouts"]', more='relics = ["map"]')
    assert table.match.after("trade longbows favor").view(1)["players"][1]["favor"] == 5
    table.play("trade longbows secrets")
    assert (table.board("red")["favor"], table.board("red")["secrets"]) == (2, 2)


@pytest.mark.rule("OA-TRADE-006", "OA-SET-012")
def test_a_facedown_secret_cannot_be_placed():
    table = at_steppe(secrets=0, more="spent = 2")
    assert table.refused("trade longbows favor") == "OA-TRADE-001"


@pytest.mark.rule("OA-TRADE-007")
def test_marriage_counts_as_two_hearth_advisers():
    table = given("""
        turn = "red"
        [banks]
        hearth = 5
        [sites.provinces_3]
        site = "steppe"
        cards = ["extra_provisions"]
        [boards.red]
        site = "steppe"
        favor = 0
        secrets = 1
        advisers = ["marriage"]
    """)
    assert table.play("trade extra_provisions favor").board("red")["favor"] == 3


@pytest.mark.rule("OA-TRADE-008", "OA-SET-031")
def test_ruins_and_own_advisers_are_not_traded_with():
    table = at_steppe(cards='["bandit_rampart", "longbows"]', advisers='["scouts"]')
    assert table.offered("trade") == ["trade longbows favor", "trade longbows secrets"]
    assert table.refused("trade bandit_rampart favor") == "OA-TRADE-008"


@pytest.mark.rule("OA-TRADE-009", "OA-TURN-069")
@pytest.mark.parametrize(("favor", "offered"), [(1, ["trade longbows favor"]), (0, [])])
def test_curfew_asks_an_enemy_of_its_ruler(favor, offered):
    table = given(f"""
        turn = "red"
        [sites.provinces_3]
        site = "steppe"
        cards = ["longbows", "curfew"]
        army = "purple"
        warbands = 1
        [boards.red]
        site = "steppe"
        favor = {favor}
        secrets = 1
        [boards.purple]
        favor = 2
    """)
    assert [option for option in table.offered("trade") if "longbows" in option] == offered
    if offered:
        table.play("trade longbows favor")
        assert (table.board("red")["favor"], table.board("purple")["favor"]) == (1, 3)


@pytest.mark.rule("OA-TRADE-010", "OA-RELQ-008", "OA-RELQ-004", "OA-RELQ-005")
def test_careless_brings_a_favor_more_and_a_secret_fewer():
    text = """
        turn = "{turn}"
        reliquary = ["map", "whistle", "", "ivory_eye"]
        [banks]
        order = 5
        [sites.provinces_3]
        site = "steppe"
        cards = ["longbows"]
        [boards.{turn}]
        {role}
        site = "steppe"
        favor = 2
        secrets = 1
        advisers = ["scouts"]
    """
    purple = text.format(turn="purple", role="")
    assert given(purple).play("trade longbows favor").board("purple")["favor"] == 2 + 3
    traded = given(purple).play("trade longbows secrets").board("purple")
    assert (traded["favor"], traded["secrets"]) == (1, 1)
    citizen = given(text.format(turn="red", role='role = "citizen"'))
    assert citizen.play("trade longbows favor").board("red")["favor"] == 2 + 2


@pytest.mark.rule("OA-TRADE-013")
def test_vow_of_poverty_gains_no_favor_from_a_trade():
    table = at_steppe(advisers='["vow_of_poverty"]').play("trade longbows favor")
    assert (table.board("red")["favor"], table.bank("order")) == (4, 5)


@pytest.mark.rule("OA-TRADE-011")
def test_cup_of_plenty_trades_without_supply_where_the_card_matches():
    table = at_steppe(advisers='["scouts"]', more='relics = ["cup_of_plenty"]')
    table.play("announce cup_of_plenty", "trade longbows favor")
    assert table.board("red")["supply"] == 3

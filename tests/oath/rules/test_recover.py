"""Recover: relics of the own site, and banners wherever they are; and what banners do."""

from __future__ import annotations

import pytest

from oath.scripted import given


def relic_here(site, favor=5, secrets=5, relics='["map"]', supply=3):
    return given(f"""
        turn = "red"
        [sites.provinces_3]
        site = "{site}"
        relics = {relics}
        [boards.red]
        site = "{site}"
        favor = {favor}
        secrets = {secrets}
        supply = {supply}
    """)


@pytest.mark.rule("OA-RECOVER-001", "OA-RECOVER-004", "OA-RECOVER-005", "OA-RECOVER-012", "OA-TURN-045")
@pytest.mark.parametrize(
    ("site", "favor", "secrets", "bank"),
    [
        ("mine", 2, 5, "discord"),
        ("barren_coast", 2, 5, "nomad"),
        ("steppe", 2, 5, "nomad"),
        ("mountain", 3, 5, ""),
        ("marshes", 5, 4, ""),
        ("wastes", 5, 3, ""),
        ("narrow_pass", 2, 5, "arcane"),
        ("deep_woods", 5, 3, ""),
        ("standing_stones", 2, 5, "arcane"),
        ("ancient_city", 2, 5, "order"),
        ("drowned_city", 3, 5, ""),
        ("buried_giant", 5, 4, ""),
        ("the_tribunal", 2, 5, "order"),
        ("shrouded_wood", 5, 4, ""),
        ("the_hidden_place", 5, 4, ""),
    ],
)
def test_what_a_relic_costs(site, favor, secrets, bank):
    """3 favor into a bank, or burned 2 favor, 1 secret or 2 secrets; it is face up and usable at once."""
    table = relic_here(site)
    there, shared = table.bank(bank) if bank else 0, table.view["shared"]
    table.play(table.offered("recover relic")[0])
    red = table.board("red")
    assert (red["favor"], red["secrets"], red["supply"], red["relics"]) == (favor, secrets, 2, ["map"])
    assert (table.bank(bank) == there + 3) if bank else table.view["shared"] == shared + 5 - favor
    assert "use map" in table.options


@pytest.mark.rule("OA-RECOVER-001", "OA-RECOVER-004")
def test_what_cannot_be_paid_or_is_not_there():
    assert relic_here("mountain", favor=1).refused("recover relic") == "OA-RECOVER-004"
    assert relic_here("mountain", relics="[]").refused("recover relic") == "OA-RECOVER-001"
    assert relic_here("mountain", supply=0).refused("recover relic") == "OA-SUP-001"


@pytest.mark.rule("OA-RECOVER-013", "OA-SITE-070")
def test_two_relics_at_the_drowned_city_are_paid_one_by_one():
    table = relic_here("drowned_city", relics='["map", "whistle"]')
    first = table.offered("recover relic")
    assert len(first) == 2
    table.play(first[0], first[1])
    red = table.board("red")
    assert (red["favor"], red["supply"], red["relics"]) == (1, 1, ["map", "whistle"])


def banner_of(name, holder, tokens, favor=9, secrets=9, more="", mob="false"):
    return given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banks]
        discord = 1
        arcane = 1
        order = 1
        hearth = 1
        beast = 1
        nomad = 1
        [banners.{name}]
        holder = "{holder}"
        tokens = {tokens}
        {"mob = " + mob if name == "peoples_favor" else ""}
        [boards.red]
        site = "steppe"
        favor = {favor}
        secrets = {secrets}
        {more}
    """)


@pytest.mark.rule("OA-RECOVER-002", "OA-RECOVER-003", "OA-RECOVER-006", "OA-TURN-041")
@pytest.mark.example("OA-RECOVER-006")
@pytest.mark.parametrize("holder", ["", "blue", "red"])
def test_the_peoples_favor_costs_more_than_lies_on_it(holder):
    """3 on it: at least 4, and as much more as there is; from anybody, wherever they are."""
    table = banner_of("peoples_favor", holder, 3, favor=6)
    assert table.offered("recover peoples_favor") == [f"recover peoples_favor {n}" for n in (4, 5, 6)]
    assert banner_of("peoples_favor", holder, 3, favor=3).refused("recover peoples_favor") == "OA-RECOVER-006"


@pytest.mark.rule("OA-BANNER-012", "OA-BANNER-011", "OA-SET-006", "OA-SET-007")
@pytest.mark.example("OA-BANNER-012")
def test_the_old_favor_is_dealt_round_the_banks():
    """Old favor 4, start Hearth: Hearth, Beast, Nomad, Discord receive 1 each; the People side shows."""
    table = banner_of("peoples_favor", "blue", 4, mob="true").play("recover peoples_favor 5", "bank hearth")
    assert table.view["banners"]["peoples_favor"] == {"holder": 1, "tokens": 5, "side": "people"}
    assert table.view["banks"] == {"discord": 2, "arcane": 1, "order": 1, "hearth": 2, "beast": 2, "nomad": 2}
    assert table.board("red")["favor"] == 4


@pytest.mark.rule("OA-BANNER-013", "OA-BANNER-011")
def test_the_own_peoples_favor_is_recovered_at_the_same_cost():
    table = banner_of("peoples_favor", "red", 2, favor=3, mob="true").play("recover peoples_favor 3", "bank nomad")
    assert table.view["banners"]["peoples_favor"] == {"holder": 1, "tokens": 3, "side": "people"}
    assert (table.bank("nomad"), table.bank("discord")) == (2, 2)


OPEN = (
    '[sites.hinterland_1]\nsite = "rocky_coast"\ncards = ["longbows"]\n[boards.blue]\nsite = "rocky_coast"\nsecrets = 0'
)


@pytest.mark.rule("OA-RECOVER-007", "OA-BANNER-017", "OA-BANNER-021")
@pytest.mark.example("OA-BANNER-017")
def test_the_darkest_secret_from_another_player():
    """Old 3, payment 4: banner 4, the new holder gets 1, the former holder 2, face up."""
    table = banner_of("darkest_secret", "blue", 3, secrets=5, more=OPEN)
    assert table.offered("recover darkest_secret") == ["recover darkest_secret 4", "recover darkest_secret 5"]
    table.play("recover darkest_secret 4")
    assert table.view["banners"]["darkest_secret"]["tokens"] == 4
    assert (table.board("red")["secrets"], table.board("blue")["secrets"]) == (2, 2)


@pytest.mark.rule("OA-BANNER-018", "OA-BANNER-019", "OA-RECOVER-011", "OA-SET-009")
@pytest.mark.example("OA-BANNER-019")
@pytest.mark.parametrize(("holder", "left"), [("", 9 - 3 + 1), ("red", 9 - 3 + 2)])
def test_the_darkest_secret_from_the_shared_bank_or_from_oneself(holder, left):
    """2 on it, 3 paid: out of the shared bank 1 comes along, from oneself both."""
    table = banner_of("darkest_secret", holder, 2).play("recover darkest_secret 3")
    assert table.view["banners"]["darkest_secret"] == {"holder": 1, "tokens": 3, "side": "secret"}
    assert table.board("red")["secrets"] == left


@pytest.mark.rule("OA-RECOVER-007")
def test_facedown_secrets_do_not_pay():
    table = banner_of("darkest_secret", "", 2, secrets=2, more="spent = 4")
    assert table.refused("recover darkest_secret") == "OA-RECOVER-006"


@pytest.mark.rule("OA-RECOVER-008", "OA-RECOVER-009", "OA-RECOVER-010")
@pytest.mark.example("OA-RECOVER-008", "OA-RECOVER-009")
@pytest.mark.parametrize(
    ("cards", "advisers", "open_"),
    [
        (["longbows", "rangers"], ["scouts", "bear_traps"], True),
        (["longbows", "rangers"], ["scouts", "nature_worship"], False),
        (["longbows", "rangers"], ["scouts", "#nature_worship"], True),
        (["bandit_rampart"], [], False),
        ([], [], False),
        (["extra_provisions"], [], True),
        (["bandit_rampart", "longbows"], ["scouts"], False),
    ],
)
def test_a_holder_is_safe_where_the_advisers_match_every_card(cards, advisers, open_):
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banners.darkest_secret]
        holder = "blue"
        tokens = 1
        [sites.hinterland_1]
        site = "rocky_coast"
        cards = {cards}
        [boards.red]
        site = "steppe"
        secrets = 2
        [boards.blue]
        site = "rocky_coast"
        advisers = {advisers}
    """)
    assert bool(table.offered("recover darkest_secret")) is open_
    if not open_:
        assert table.refused("recover darkest_secret") == "OA-RECOVER-008"


@pytest.mark.rule("OA-RECOVER-014", "OA-TURN-067")
def test_vow_of_renewal_never_recovers_the_peoples_favor():
    table = banner_of("peoples_favor", "", 1, more='advisers = ["vow_of_renewal"]')
    assert table.refused("recover peoples_favor") == "OA-RECOVER-014"


@pytest.mark.rule("OA-RECOVER-017")
def test_ancient_bloodline_keeps_relics_at_its_holders_sites():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "red"
        [sites.provinces_3]
        site = "mountain"
        relics = ["map"]
        army = "blue"
        warbands = 1
        [boards.red]
        site = "mountain"
        favor = 3
        [boards.blue]
        advisers = ["ancient_bloodline"]
    """)
    assert table.refused("recover relic") == "OA-RECOVER-017"


@pytest.mark.rule("OA-RECOVER-016", "OA-SITE-008", "OA-SITE-009")
def test_relic_worship_gains_three_supply():
    table = given("""
        turn = "red"
        [sites.provinces_3]
        site = "mountain"
        relics = ["map"]
        cards = ["relic_worship"]
        [boards.red]
        site = "mountain"
        favor = 4
        secrets = 2
        supply = 1
    """).play("announce relic_worship")
    table.play(table.offered("recover relic")[0])
    assert table.board("red")["supply"] == 3

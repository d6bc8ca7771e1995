"""The title: who holds it, when it moves, and who succeeds the Chancellor."""

from __future__ import annotations

import pytest

from oath.scripted import given

SLOTS = ("cradle_1", "cradle_2", "provinces_1", "provinces_2", "provinces_3", "hinterland_1", "hinterland_2")
NAMES = ("fertile_valley", "lush_coast", "ancient_city", "standing_stones", "steppe", "rocky_coast", "great_slum")


def ruled(armies, head, boards):
    """A map whose first slots hold one warband each of these colours."""
    sites = "".join(
        f'[sites.{slot}]\nsite = "{name}"\narmy = "{army}"\nwarbands = {1 if army else 0}\n'
        for slot, name, army in zip(SLOTS, NAMES, armies, strict=False)
    )
    return given(f"{head}\n{sites}\n{boards}")


def kept_by(armies, keeper="purple", roles=""):
    """Who holds the title after any action."""
    head = f'players = ["purple", "red", "blue"]\nturn = "blue"\ntitle = "{keeper}"'
    table = ruled(armies, head, f'[boards.blue]\nsite = "salt_flats"\n{roles}')
    table.play("travel ancient_city")
    return table


@pytest.mark.rule("OA-OATH-001", "OA-OATH-009", "OA-OATH-010", "OA-OATH-016")
@pytest.mark.example("OA-OATH-010")
@pytest.mark.parametrize(
    ("armies", "holder"),
    [
        (["purple"] * 3 + ["red"] * 3, 0),
        (["purple"] * 3 + ["red"] * 4, 1),
        (["purple"] * 2 + ["red"] * 3, 1),
    ],
)
def test_most_sites_under_supremacy(armies, holder):
    """Holder 3, Red 3: no change. Red 4: Red takes it."""
    assert kept_by(armies).view["title"] == {"holder": holder, "side": "oathkeeper"}


@pytest.mark.rule("OA-OATH-005", "OA-OATH-018", "OA-VISION-014")
@pytest.mark.example("OA-OATH-005")
def test_the_empire_counts_as_one():
    """Chancellor and Citizens rule 4 sites together, Red 3."""
    table = kept_by(["purple"] * 4 + ["red"] * 3, "red", 'role = "citizen"')
    assert table.view["title"]["holder"] == 0


@pytest.mark.rule("OA-OATH-011")
def test_a_holder_who_is_outdone_by_several_chooses():
    table = kept_by(["red", "red", "blue", "blue", "purple"])
    assert table.asked == "purple"
    assert table.options == ["player red", "player blue"]
    assert table.play("player blue").view["title"]["holder"] == 2


@pytest.mark.rule("OA-OATH-007", "OA-OATH-012")
def test_where_nobody_rules_the_title_stays():
    assert kept_by([], "red").view["title"]["holder"] == 1


@pytest.mark.rule("OA-OATH-002", "OA-OATH-003", "OA-OATH-006", "OA-OATH-012")
@pytest.mark.parametrize(("oath", "banner"), [("people", "peoples_favor"), ("devotion", "darkest_secret")])
@pytest.mark.parametrize(("holder", "keeper"), [("blue", 2), ("", 1)])
def test_the_oaths_of_a_banner(oath, banner, holder, keeper):
    """A Citizen may hold the title for the own self; a banner in the shared bank changes nothing."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        oath = "{oath}"
        title = "red"
        [banners.{banner}]
        holder = "{holder}"
        [boards.red]
        site = "steppe"
        [boards.blue]
        role = "citizen"
    """).play("travel ancient_city")
    assert table.view["title"]["holder"] == keeper


@pytest.mark.rule("OA-OATH-008", "OA-OATH-004")
@pytest.mark.example("OA-OATH-008")
def test_protection_counts_relics_and_banners():
    """Scepter and People's Favor are 2, Red's relics 3: Red."""
    table = given("""
        turn = "red"
        oath = "protection"
        [banners.peoples_favor]
        holder = "purple"
        [boards.red]
        site = "steppe"
        relics = ["map", "whistle", "ivory_eye"]
    """).play("travel ancient_city")
    assert table.view["title"]["holder"] == 1


@pytest.mark.rule("OA-TURN-007", "OA-TURN-008", "OA-OATH-014", "OA-END-001", "OA-TURN-006")
@pytest.mark.example("OA-TURN-008")
def test_a_title_wins_at_the_second_wake():
    """Taken in round 3: Usurper at the Wake of round 4, victory at the Wake of round 5."""
    table = given("""
        turn = "red"
        round = 3
        title = "purple"
        [sites.cradle_1]
        site = "fertile_valley"
        army = "red"
        warbands = 1
        [boards.red]
        site = "steppe"
    """).play("travel ancient_city")
    assert table.view["title"] == {"holder": 1, "side": "oathkeeper"}
    table.play("rest", "rest")
    assert (table.view["round"], table.view["title"]) == (4, {"holder": 1, "side": "usurper"})
    table.play("rest", "rest")
    assert table.match.is_over
    assert table.outcome.winners == (1,)


@pytest.mark.rule("OA-OATH-013", "OA-OATH-015")
def test_a_taken_title_shows_the_oathkeeper_again():
    table = given("""
        players = ["purple", "red", "blue"]
        turn = "blue"
        title = "red"
        usurper = true
        [sites.cradle_1]
        site = "fertile_valley"
        army = "blue"
        warbands = 1
        [boards.blue]
        site = "steppe"
    """).play("travel ancient_city")
    assert table.view["title"] == {"holder": 2, "side": "oathkeeper"}


@pytest.mark.rule("OA-OATH-017", "OA-CMP-023", "OA-CMP-025")
@pytest.mark.parametrize(("title", "usurper", "dice"), [("blue", "false", 3), ("blue", "true", 4), ("red", "true", 2)])
def test_title_dice(title, usurper, dice):
    """A defending Oathkeeper adds 1 die, a Usurper 2; an attacker's title adds none."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        title = "{title}"
        usurper = {usurper}
        [boards.red]
        site = "steppe"
        [boards.blue]
        site = "steppe"
    """).play("campaign blue", "target pawn", "attack")
    assert len(table.rolled("defense")) == dice


def ending(oath, boards, banners="", players='["purple", "red", "blue"]'):
    return given(f"""
        players = {players}
        round = 8
        phase = "round_over"
        oath = "{oath}"
        {banners}
        {boards}
    """)


CITIZENS = """
    [boards.red]
    role = "citizen"
    relics = {red}
    [boards.blue]
    role = "{blue}"
    relics = {others}
    [boards.purple]
    relics = {purple}
"""


@pytest.mark.rule("OA-OATH-019", "OA-OATH-023", "OA-OATH-024", "OA-OATH-025", "OA-END-008", "OA-END-012")
@pytest.mark.example("OA-OATH-019")
@pytest.mark.parametrize(
    ("red", "blue", "others", "purple", "winner"),
    [
        (["map", "whistle"], "exile", ["ivory_eye"], ["grand_scepter"], 1),
        (["map", "whistle"], "citizen", [], ["grand_scepter", "ivory_eye"], 0),
        (["map", "whistle"], "citizen", ["ivory_eye", "brass_horse"], ["grand_scepter"], 0),
        (["map", "whistle"], "exile", ["ivory_eye", "brass_horse", "sticky_fire"], ["grand_scepter"], 1),
    ],
)
def test_supremacys_successor(red, blue, others, purple, winner):
    """Strictly more than the Chancellor and every other Citizen; what an Exile has does not matter."""
    table = ending("supremacy", CITIZENS.format(red=red, blue=blue, others=others, purple=purple))
    assert list(table.match.outcome.winners) == [winner]


@pytest.mark.rule("OA-OATH-020", "OA-OATH-021", "OA-OATH-022", "OA-OATH-024", "OA-END-015")
@pytest.mark.parametrize(
    ("oath", "held"),
    [
        ("people", "[banners.darkest_secret]"),
        ("devotion", "scepter"),
        ("protection", "[banners.peoples_favor]"),
    ],
)
@pytest.mark.parametrize(("role", "winner"), [("citizen", 1), ("exile", 0)])
def test_the_other_successors(oath, held, role, winner):
    relics = ["grand_scepter"] if held == "scepter" else []
    banners = "" if held == "scepter" else f'{held}\nholder = "red"'
    table = ending(oath, f'[boards.red]\nrole = "{role}"\nrelics = {relics}', banners, '["purple", "red"]')
    assert list(table.match.outcome.winners) == [winner]

"""P3: the steps of his Wake, and every line of the Threat as Chancellor and as Exile."""

from __future__ import annotations

import pytest

from oath.prince.court import args, prince, reign

LAND = '[sites.hinterland_1]\nsite = "rocky_coast"\narmy = "red"\nwarbands = 9'
CHANCELLOR = """
    players = ["red", "blue"]
    phase = "wake"
"""


def threat(table):
    """Who threatens him, by which line, and the quadrant his markers were sent to, if they were."""
    mind = prince(table)
    moved = args(table, "oa-log-prince-turns")
    return mind["threat"], mind["line"], moved[0]["quadrant"] if moved else ""


def foreseen(text, **top):
    """What he would find now: it is a person's turn, and nothing has moved."""
    mind = prince(reign(text, **{"turn": "red", "phase": "act", **top}))
    return mind["threat"], mind["line"], mind["goal"]


@pytest.mark.rule("OA-PRINCE-022", "OA-PRINCE-023")
@pytest.mark.example("OA-PRINCE-023")
def test_the_duty_is_done_with_favor_of_the_board():
    """Board 1, Mob side with 4: 1 is added; for the second time 1 goes to the emptiest bank, Discord with 1."""
    table = reign(
        """
        phase = "wake"
        [prince]
        node = "sup_muster_b"
        [banks]
        discord = 1
        [banners.peoples_favor]
        holder = "purple"
        tokens = 4
        mob = true
        [boards.purple]
        favor = 1
        """
    )
    assert table.log[1:3] == ["oa-log-duty-adds", "oa-log-duty-moves"]
    assert args(table, "oa-log-duty-moves") == [{"player": "purple", "bank": "discord"}]
    assert table.view["banners"]["peoples_favor"]["tokens"] == 4


@pytest.mark.rule("OA-PRINCE-023")
def test_favor_in_the_ambition_box_is_never_added():
    table = reign(
        """
        phase = "wake"
        [prince]
        node = "peo_trade_favor"
        ambition = 2
        [banners.peoples_favor]
        holder = "purple"
        tokens = 3
        [boards.purple]
        favor = 2
        """
    )
    assert table.log[1] == "oa-log-duty-moves"


@pytest.mark.rule("OA-PRINCE-024", "OA-PRINCE-025")
def test_wake_comes_before_the_threat_in_its_order():
    """An Exile Prince with the title turns it to Usurper, takes the secret of the Salt Flats, and then sees no
    Threat."""
    table = reign(
        """
        players = ["purple"]
        turn = "red"
        phase = "wake"
        title = "red"
        [prince]
        side = "exile"
        [sites.hinterland_3]
        site = "salt_flats"
        favor = 1
        secrets = 1
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "red"
        warbands = 2
        [boards.red]
        site = "salt_flats"
        """
    )
    assert table.log[1:5] == ["oa-log-usurper", "oa-log-secrets", "oa-log-opportunity", "oa-log-prince-no-threat"]
    favor = reign('phase = "wake"\n[sites.cradle_2]\nsite = "mine"\nfavor = 1\n[boards.purple]\nsite = "mine"')
    assert favor.site("mine")["favor"] == 0


@pytest.mark.rule("OA-PRINCE-026")
def test_line_1_a_citizen_who_would_succeed():
    """Under Supremacy a Citizen with more relics and banners than every other Imperial player: 2 against the
    Scepter."""
    citizen = '[boards.red]\nrole = "citizen"\nrelics = ["map", "whistle"]\n'
    table = reign(CHANCELLOR + citizen)
    assert threat(table) == (1, 1, "protection")
    assert foreseen('players = ["red", "blue"]\n[boards.red]\nrole = "citizen"\nrelics = ["map"]') == (-1, 0, "")


@pytest.mark.rule("OA-PRINCE-027")
def test_line_2_a_usurper_or_the_last_round():
    land = '[sites.hinterland_1]\nsite = "rocky_coast"\narmy = "red"\nwarbands = 2'
    two = f'players = ["red", "blue"]\ntitle = "red"\n{land}'
    assert foreseen(f"usurper = true\n{two}") == (1, 2, "sites")
    assert foreseen(f"round = 8\n{two}") == (1, 2, "sites")
    assert foreseen(f"round = 7\n{two}") == (1, 4, "sites")


@pytest.mark.rule("OA-PRINCE-027", "OA-PRINCE-031")
@pytest.mark.example("OA-PRINCE-027")
def test_line_2_for_an_exile_is_the_title_he_does_not_hold():
    """Without the title he is threatened by its holder, whatever Visions lie about; his own title threatens nobody."""
    met = """
        visions_drawn = 3
        [prince]
        side = "exile"
        [boards.blue]
        vision = "vision_faith"
        [banners.darkest_secret]
        holder = "blue"
    """
    seats = 'players = ["purple", "blue"]\nturn = "blue"\n'
    assert foreseen(seats + met) == (0, 2, "sites")
    ruled = '[sites.hinterland_1]\nsite = "rocky_coast"\narmy = "red"\nwarbands = 2\n'
    assert foreseen(seats + 'title = "red"\n' + met + ruled) == (1, 3, "darkest_secret")


@pytest.mark.rule("OA-PRINCE-028", "OA-PRINCE-030")
@pytest.mark.example("OA-PRINCE-030")
def test_line_3_a_completed_vision_comes_before_a_mere_oathkeeper():
    """Red keeps the oath in round 4, Blue has met Faith: line 3, devotion. With 2 Visions drawn it is not completed."""
    text = """
        round = 4
        title = "red"
        visions_drawn = {drawn}
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "red"
        warbands = 2
        [boards.blue]
        vision = "vision_faith"
        [banners.darkest_secret]
        holder = "blue"
    """
    assert foreseen('players = ["red", "blue"]' + text.format(drawn=3)) == (2, 3, "darkest_secret")
    assert threat(reign(CHANCELLOR + text.format(drawn=3))) == (2, 3, "devotion")
    assert foreseen('players = ["red", "blue"]' + text.format(drawn=2)) == (1, 4, "sites")


@pytest.mark.rule("OA-PRINCE-029", "OA-PRINCE-032")
def test_line_4_an_exile_oathkeeper_leaves_markers_of_the_same_quadrant_where_they_are():
    text = """
        title = "red"
        [prince]
        node = "{node}"
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "red"
        warbands = 9
    """
    stays = reign(CHANCELLOR + text.format(node="sup_trade_favor"))
    assert threat(stays) == (1, 4, "")
    assert args(stays, "oa-log-prince-stays") == [{"quadrant": "supremacy"}]
    moves = reign(CHANCELLOR + text.format(node="peo_trade_favor"))
    assert threat(moves)[2] == "supremacy"


@pytest.mark.rule("OA-PRINCE-030", "OA-PRINCE-032")
def test_without_a_threat_the_markers_stay():
    table = reign('phase = "wake"\n[prince]\nnode = "peo_trade_favor"')
    assert "oa-log-prince-no-threat" in table.log
    assert "oa-log-prince-turns" not in table.log


@pytest.mark.rule("OA-PRINCE-033")
@pytest.mark.parametrize(
    ("oath", "more", "quadrant", "aim"),
    [
        ("supremacy", LAND, "supremacy", "darkest_secret"),
        ("protection", '[boards.red]\nrelics = ["map", "whistle"]', "protection", "darkest_secret"),
        ("devotion", '[banners.darkest_secret]\nholder = "red"\ntokens = 9', "devotion", "darkest_secret"),
        ("people", '[banners.peoples_favor]\nholder = "red"\ntokens = 9', "people", "darkest_secret"),
        ("devotion", '[boards.red]\nrole = "citizen"\nrelics = ["grand_scepter"]', "devotion", "grand_scepter"),
    ],
)
def test_each_goal_has_its_quadrant(oath, more, quadrant, aim):
    other = "supremacy_start" if quadrant != "supremacy" else "people_start"
    keeper = "purple" if aim == "grand_scepter" else "red"
    banner = '[banners.darkest_secret]\nholder = "purple"\n' if aim == "grand_scepter" else ""
    text = f'phase = "wake"\noath = "{oath}"\ntitle = "{keeper}"\n[prince]\nnode = "{other}"\n{banner}{more}'
    table = reign(text)
    assert args(table, "oa-log-prince-turns")[0] == {"quadrant": quadrant}
    assert prince(reign(text.replace('phase = "wake"', 'phase = "act"'), turn="red"))["aim"] == aim

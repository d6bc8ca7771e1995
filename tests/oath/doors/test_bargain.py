"""What an exchange would make of both sides: foretold as it then comes, and without a look at what is hidden."""

from __future__ import annotations

import pytest

import tavola
from oath.doors.realms import REALM, Json, played

COURT = REALM.replace('turn = "red"', 'turn = "purple"')
DRAFT = ("offer blue 1", "give favor 2", "ask banner peoples_favor")


def offered(position: str = COURT, seat: int = 2) -> tuple[tavola.Match, Json]:
    match = played(position, *DRAFT, "propose")
    return match, match.view(seat)["offer"]["then"]


@pytest.mark.rule("OA-CIT-016", "OA-CIT-005", "OA-CIT-008")
def test_what_is_foretold_is_what_comes() -> None:
    """4 favor less 2, the People's Favor, a relic; Blue rules with the Empire then and is nobody's enemy there."""
    match, then = offered()
    match.play("accept")
    for stand in then["after"]:
        player = match.view(0)["players"][stand["seat"]]
        assert (stand["role"], stand["favor"], stand["warbands"]) == (
            player["role"],
            player["favor"],
            player["warbands"],
        )
        assert (stand["relics"], stand["supply"]) == (len(player["relics"]), player["supply"])
    chancellor, blue = then["after"]
    assert (chancellor["favor"], chancellor["banners"], chancellor["friends"]) == (2, 1, [2])
    assert (blue["role"], blue["favor"], blue["sites"], blue["friends"]) == ("citizen", 3, 4, [0])
    assert then["keeper"] == [0, 0]


@pytest.mark.rule("OA-CIT-018", "OA-CIT-021", "OA-OATH-009")
def test_the_vision_goes_the_supply_comes_and_the_title_follows_the_banner() -> None:
    """Under the Oath of the People the banner is the title; a Citizen has no Vision."""
    people = COURT.replace('oath = "supremacy"\ntitle = "purple"', 'oath = "people"\ntitle = "blue"')
    blue = people.replace(
        "secrets = 1\nwarbands = 4", 'secrets = 1\nwarbands = 4\nsupply = 2\nvision = "vision_rebellion"'
    )
    _, then = offered(blue)
    assert then["keeper"] == [2, 0]
    before, after = then["before"][1], then["after"][1]
    assert (before["vision"], before["goal"], before["supply"]) == ("vision_rebellion", True, 2)
    assert (after["vision"], after["goal"], after["supply"]) == ("", False, 7)


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_a_relic_nobody_has_seen_is_told_to_nobody(seat: int) -> None:
    """With the Bandit Crown Blue would rule every empty site: that would give it away."""
    told = [offered(f'reliquary = ["{card}", "", "", ""]\n' + COURT, seat)[1] for card in ("bandit_crown", "whistle")]
    assert told[0] == told[1]

"""Worked examples of spoils, allies and relics in war that no other test holds, with exactly their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from oath.scripted import given
from oath.tables import advisers, battle, ruled, totals


@pytest.mark.rule("OA-CMP-102")
@pytest.mark.example("OA-CMP-102")
@pytest.mark.parametrize(
    ("banner", "tokens", "site", "dice", "left"), [("peoples_favor", 4, 1, 5, 2), ("darkest_secret", 2, 0, 2, 1)]
)
def test_banners_are_taken_and_lose_two(banner: str, tokens: int, site: int, dice: int, left: int) -> None:
    """Example 6: 4 favor and the mandatory site are 5 dice; 2 burn. 2 secrets are 2 dice; 1 burns, for 1 must stay."""
    held = f'[banners.{banner}]\nholder = "blue"\ntokens = {tokens}'
    land = ruled(1) if site else ""
    table = battle(rolls=("blank",) * dice + ("sword",) * 3, more=f"{held}\n{land}")
    table.play("campaign blue", f"target banner {banner}", "attack")
    if site:
        table.play("no more")
    assert len(table.rolled("defense")) == dice
    seized: dict[str, Any] = table.view["banners"][banner]
    assert (seized["holder"], seized["tokens"]) == (1, left)
    assert seized["side"] == ("mob" if site else "secret")


@pytest.mark.rule("OA-CMP-104")
@pytest.mark.example("OA-CMP-104")
def test_what_the_chancellor_can_take_from_a_citizen() -> None:
    """Relics, banners, pawn and favor; the purple site both stand at is no target."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "purple"
        {ruled(2, army="purple")}
        [banners.darkest_secret]
        holder = "blue"
        [boards.purple]
        site = "steppe"
        [boards.blue]
        role = "citizen"
        site = "steppe"
        relics = ["map"]
    """).play("campaign blue")
    assert table.offered("target") == ["target relic map", "target banner darkest_secret", "target pawn"]


@pytest.mark.rule("OA-CMP-106")
@pytest.mark.example("OA-CMP-106")
def test_captains_bring_a_garrison_along() -> None:
    """3 at the site and a board of 4: 7 dice. Beaten without skulls 3 die, 4 are on the board, the site is empty."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = {["two_shields"] * 2 + ["hollow"] * 7}
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "red"
        warbands = 3
        cards = ["captains"]
        [boards.red]
        site = "steppe"
        favor = 1
        warbands = 4
        [boards.blue]
        site = "rocky_coast"
        warbands = 9
    """).play("use captains", "campaign blue", "target pawn", "attack")
    assert len(table.rolled("attack")) == 7
    while table.prompt == "oa-ask-fallen":
        table.play(table.options[0])
    assert (table.board("red")["warbands"], table.site("rocky_coast")["warbands"]) == (4, 0)


@pytest.mark.rule("OA-CMP-110", "OA-RELIC-023")
@pytest.mark.example("OA-CMP-110")
@pytest.mark.parametrize(
    ("at_site", "board", "targets", "force", "left"),
    [(1, None, 0, 2, 3), (0, 3, 1, 5, 1), (1, None, 2, 4, 3)],
)
def test_bandits_count_in_the_half_but_never_die(
    at_site: int, board: int | None, targets: int, force: int, left: int
) -> None:
    """1 warband and 1 bandit: half 1, the warband dies. Board 3 and 2 bandits: force 5, half 2, 1 stays on the board. 1
    warband and 3 bandits: half 2, the 1 warband dies."""
    where = "rocky_coast" if board is None else "steppe"
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        rolls = {["blank"] * (targets + 1) + ["sword"] * 6}
        {ruled(at_site) if at_site else ""}
        [boards.red]
        site = "steppe"
        warbands = 6
        [boards.blue]
        site = "{where}"
        warbands = 3
        relics = ["bandit_crown"]
    """).play("campaign blue", *[f"target site {site}" for site in ("ancient_city", "standing_stones")[:targets]])
    table.play("attack")
    assert totals(table) == (6, force)
    assert table.board("blue")["warbands"] == left
    assert table.site("steppe")["warbands"] == 0


@pytest.mark.rule("OA-CIT-009")
@pytest.mark.example("OA-CIT-009")
@pytest.mark.parametrize("attacker", ["blue", "red"])
def test_a_citizen_stays_imperial_against_bandits_and_exiles(attacker: str) -> None:
    """Blue attacks bandits, or is attacked by the Exile Red: the Longbows of a purple site serve Blue either way."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "{attacker}"
        [sites.cradle_1]
        site = "fertile_valley"
        army = "purple"
        warbands = 1
        cards = ["longbows"]
        [boards.purple]
        site = "lush_coast"
        [boards.red]
        site = "steppe"
        warbands = 4
        [boards.blue]
        role = "citizen"
        site = "steppe"
        warbands = 2
    """)
    asked = ["campaign bandits"] if attacker == "blue" else ["campaign blue", "target pawn"]
    table.play(*asked, "attack")
    while table.asked != "blue":
        table.play("no more plans")
    assert table.options[0] == "plan longbows"
    assert table.site("fertile_valley")["ruler"] == 0


@pytest.mark.rule("OA-RELIC-013")
@pytest.mark.example("OA-RELIC-013")
def test_a_defender_burns_the_whole_beaten_force() -> None:
    """Blue defends with Sticky Fire and wins: Red's 4 on the board all die, Blue gives Red 1 favor."""
    table = battle(
        "warbands = 4\nfavor = 0",
        'warbands = 3\nfavor = 2\nrelics = ["sticky_fire"]',
        ("two_shields", "two_shields", *["hollow"] * 4),
    ).play("campaign blue", "target pawn", "attack", "plan sticky_fire")
    while table.asked == "blue":
        table.play(table.options[0])
    assert (table.board("red")["warbands"], table.board("red")["favor"]) == (0, 1)
    assert (table.board("blue")["warbands"], table.board("blue")["favor"]) == (3, 1)


@pytest.mark.rule("OA-RELIC-014")
@pytest.mark.example("OA-RELIC-014")
def test_the_cauldron_gives_three_for_three() -> None:
    """Red loses 1 to a skull and 2 of the other 4 in defeat: 3 in all. Blue gains 3."""
    table = battle(
        "warbands = 5",
        'warbands = 2\nrelics = ["cursed_cauldron"]',
        ("two_shields", "two_shields", "skull", *["hollow"] * 4),
    ).play("campaign blue", "target pawn", "attack", "plan cursed_cauldron")
    if table.prompt == "oa-ask-sacrifice":
        table.play("sacrifice none")
    assert (table.board("red")["warbands"], table.board("blue")["warbands"]) == (5 - 3, 2 + 3)


@pytest.mark.rule("OA-TURN-061")
@pytest.mark.example("OA-TURN-061")
@pytest.mark.parametrize(("faces", "stolen"), [(("blank", "double"), True), (("blank", "shield"), False)])
def test_the_relic_thief_rolls_a_die_for_each_relic(faces: tuple[str, ...], stolen: bool) -> None:
    """Red takes two relics of Blue; White rolls two dice: with no shield both are stolen, with one neither."""
    table = given(f"""
        players = ["purple", "red", "blue", "white"]
        turn = "red"
        rolls = {["blank"] * 4 + ["sword"] * 4 + list(faces)}
        [boards.red]
        site = "steppe"
        warbands = 4
        [boards.blue]
        site = "steppe"
        warbands = 0
        relics = ["brass_horse", "truthful_harp"]
        [boards.white]
        site = "standing_stones"
        favor = 1
        secrets = 1
        advisers = ["relic_thief"]
    """).play("campaign blue", "target relic brass_horse", "target relic truthful_harp", "attack")
    assert (table.asked, table.board("red")["relics"]) == ("white", ["brass_horse", "truthful_harp"])
    table.play("steal")
    kept, gone = ("white", "red") if stolen else ("red", "white")
    assert (table.board(kept)["relics"], table.board(gone)["relics"]) == (["brass_horse", "truthful_harp"], [])
    assert advisers(table, "white") == ["relic_thief"]

"""Worked examples of banners, titles, Visions and sites that no other test holds, with exactly their numbers."""

from __future__ import annotations

import pytest

from oath.scripted import Table, given


def played(table: Table, to: str) -> Table:
    """Turn the facedown adviser up, to that place."""
    return table.play(next(option for option in table.offered("play") if option.endswith(f" {to}")))


@pytest.mark.rule("OA-RECOVER-014")
@pytest.mark.example("OA-RECOVER-014")
@pytest.mark.parametrize(("role", "card", "free"), [("citizen", "elders", True), ("citizen", "wolves", False)])
def test_one_nomad_card_of_the_empire_is_enough_for_a_citizen(role: str, card: str, free: bool) -> None:
    """Red, a Citizen far away, counts the cards of all Imperial sites against Blue's Lost Tongue."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        [banners.peoples_favor]
        holder = "blue"
        tokens = 1
        [sites.cradle_1]
        site = "fertile_valley"
        army = "purple"
        warbands = 1
        cards = ["{card}"]
        [boards.red]
        role = "{role}"
        site = "steppe"
        favor = 3
        [boards.blue]
        site = "steppe"
        relics = ["map"]
        advisers = ["lost_tongue"]
    """)
    assert ("recover peoples_favor 2" in table.options) is free
    assert ("target relic map" in table.play("campaign blue").options) is free


@pytest.mark.rule("OA-BANNER-010")
@pytest.mark.example("OA-BANNER-010")
@pytest.mark.parametrize(
    ("tokens", "mob", "duty", "left"), [(5, "false", "add favor", 6), (6, "true", "move favor discord", 5)]
)
def test_six_favor_turn_the_banner_to_the_mob(tokens: int, mob: str, duty: str, left: int) -> None:
    """5 + 1 = 6: Mob. From 6 down to 5 by the duty: it stays Mob."""
    table = given(f"""
        turn = "red"
        phase = "wake"
        [banks]
        discord = 1
        [banners.peoples_favor]
        holder = "red"
        tokens = {tokens}
        mob = {mob}
        [boards.red]
        favor = 2
    """).play(duty)
    banner = table.view["banners"]["peoples_favor"]
    assert (banner["tokens"], banner["side"]) == (left, "mob")


@pytest.mark.rule("OA-OATH-015", "OA-TURN-008")
@pytest.mark.example("OA-OATH-015")
def test_a_title_lost_and_retaken_begins_again() -> None:
    """Red is Usurper in round 4. Purple takes the banner, and the title with it; Red retakes both in round 4: the
    Wake of round 5 only turns the title again, and that of round 6 wins."""
    table = given("""
        players = ["purple", "red"]
        turn = "purple"
        round = 4
        oath = "people"
        title = "red"
        usurper = true
        [banners.peoples_favor]
        holder = "red"
        tokens = 1
        [boards.purple]
        site = "fertile_valley"
        favor = 2
        [boards.red]
        site = "steppe"
        favor = 9
    """).play("recover peoples_favor 2", "bank order", "rest")
    assert table.view["title"] == {"holder": 0, "side": "oathkeeper"}
    table.play("recover peoples_favor 3", "bank order")
    assert (table.view["round"], table.view["title"]) == (4, {"holder": 1, "side": "oathkeeper"})
    table.play("rest", "rest", "add favor")
    assert (table.view["round"], table.view["title"]) == (5, {"holder": 1, "side": "usurper"})
    table.play("rest", "rest", "add favor")
    assert (table.view["round"], table.outcome.winners) == (6, (1,))


@pytest.mark.rule("OA-VISION-014")
@pytest.mark.example("OA-VISION-014")
@pytest.mark.parametrize(("empire", "wins"), [(4, False), (2, True)])
def test_the_empire_counts_as_one_ruler_against_conquest(empire: int, wins: bool) -> None:
    """Chancellor and Citizen rule 4 sites together, Red 3: not met, though each of them manned no more than 2."""
    slots = ("cradle_1", "cradle_2", "provinces_1", "provinces_2", "provinces_3", "hinterland_1", "hinterland_2")
    names = ("fertile_valley", "lush_coast", "ancient_city", "standing_stones", "steppe", "rocky_coast", "great_slum")
    armies = ["red"] * 3 + ["purple"] * empire
    lands = "\n".join(
        f'[sites.{slot}]\nsite = "{name}"\narmy = "{army}"\nwarbands = 1'
        for slot, name, army in zip(slots, names, armies, strict=False)
    )
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        phase = "wake"
        visions_drawn = 3
        {lands}
        [boards.red]
        vision = "vision_conquest"
        [boards.blue]
        role = "citizen"
    """)
    assert table.match.is_over is wins


@pytest.mark.rule("OA-VISION-022")
@pytest.mark.example("OA-VISION-022")
@pytest.mark.parametrize(
    ("own", "theirs", "allowed"),
    [
        (["scouts", "longbows", "rangers"], ["bear_traps", "elders"], True),
        (["scouts", "rangers"], ["bear_traps"], False),
    ],
)
def test_how_many_advisers_match(own: list[str], theirs: list[str], allowed: bool) -> None:
    """Own Order, Order, Beast against Order, Nomad: 2 matches. Own Order, Beast against Order: 1, not enough."""
    table = given(f"""
        players = ["purple", "red", "blue"]
        turn = "red"
        deck = ["conspiracy", "vision_faith"]
        [boards.red]
        site = "steppe"
        secrets = 1
        advisers = {own}
        [boards.blue]
        site = "steppe"
        relics = ["map"]
        advisers = {theirs}
    """).play("search deck", "keep conspiracy")
    table.play(next(option for option in table.offered("play") if not option.endswith(" facedown")))
    assert ("thing map" in table.options) is allowed


@pytest.mark.rule("OA-SITE-003")
@pytest.mark.example("OA-SITE-003")
def test_salt_flats_give_three_times() -> None:
    """2 favor and 1 secret: three takings in all; the fourth Wake finds nothing."""
    table = given("""
        turn = "red"
        phase = "wake"
        [sites.hinterland_3]
        site = "salt_flats"
        favor = 2
        secrets = 1
        [boards.red]
        site = "salt_flats"
        favor = 0
        secrets = 0
    """)
    for take, found in (("favor", (1, 0)), ("secret", (1, 1)), ("favor", (2, 1))):
        table.play(f"take {take}")
        assert (table.board("red")["favor"], table.board("red")["secrets"]) == found
        table.play("rest", "rest")
    assert (table.asked, table.prompt, table.view["round"]) == ("red", "oa-ask-act", 4)
    assert (table.site("salt_flats")["favor"], table.site("salt_flats")["secrets"]) == (0, 0)


@pytest.mark.rule("OA-SITE-027")
@pytest.mark.example("OA-SITE-027")
def test_the_full_slum_takes_another_card() -> None:
    """Capacity 3, three denizens: one is discarded, the new one is placed."""
    table = given("""
        turn = "red"
        [sites.hinterland_2]
        site = "great_slum"
        cards = ["longbows", "rangers", "elders"]
        [boards.red]
        site = "great_slum"
        advisers = ["#rain_boots"]
    """)
    assert table.site("great_slum")["capacity"] == 3
    played(table, "great_slum").play("card rangers")
    assert table.site("great_slum")["cards"] == ["longbows", "elders", "rain_boots"]

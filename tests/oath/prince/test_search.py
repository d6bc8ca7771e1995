"""P4: phase 2, and the Search of phase 3."""

from __future__ import annotations

import pytest

from oath.prince.court import args, heights, prince, reign

#: In supremacy, at a node from which no second Search follows in two actions.
SUPREMACY = 'phase = "act"\n[prince]\nnode = "sup_trade_favor"\n'


def drawing(deck, more="", node="sup_trade_favor"):
    cards = ", ".join(f'"{card}"' for card in deck)
    return reign(f'phase = "act"\ndeck = [{cards}]\n[prince]\nnode = "{node}"\n{more}')


@pytest.mark.rule("OA-PRINCE-034", "OA-PRINCE-035", "OA-PRINCE-043")
@pytest.mark.example("OA-PRINCE-035")
def test_he_draws_three_past_visions_and_reveals_the_others():
    """Two Visions and the Wolves: 2 more are drawn, only the Wolves are named. His pawn is in the Cradle, so Visions go
    unseen to the pile of the Provinces."""
    table = drawing(["vision_faith", "conspiracy", "wolves"], "[boards.purple]\nsite = 'fertile_valley'")
    assert args(table, "oa-log-prince-reveals")[0] == {"cards": ("wolves",), "n": 2}
    assert table.view["visions_drawn"] == 2
    assert table.view["piles"]["provinces"][:2] == ["vision", "vision"]


@pytest.mark.rule("OA-PRINCE-036")
@pytest.mark.example("OA-PRINCE-036")
def test_each_revealed_battle_plan_raises_tactics():
    """Longbows, Wrestlers and Bear Traps are plans: from step 0 to step 3, worth 2 dice; a second step is still worth
    1."""
    three = drawing(["longbows", "wrestlers", "bear_traps"])
    assert args(three, "oa-log-prince-tactics")[0] == {"n": 2, "step": 3}
    two = drawing(["longbows", "wrestlers", "elders"])
    assert args(two, "oa-log-prince-tactics")[0] == {"n": 1, "step": 2}
    most = drawing(["longbows", "wrestlers", "elders"], "tactics = 5")
    assert args(most, "oa-log-prince-tactics") == []
    assert prince(most)["dice"] == 3


@pytest.mark.rule("OA-PRINCE-037")
@pytest.mark.parametrize(
    ("node", "column"),
    [
        ("sup_trade_favor", "friend"),
        ("peo_trade_favor", "friend"),
        ("pro_trade_a", "conspirator"),
        ("dev_trade_both", "conspirator"),
    ],
)
def test_the_quadrant_says_whether_he_seeks_friends_or_conspirators(node, column):
    table = drawing(["wolves", "vision_faith", "conspiracy"], node=node)
    assert args(table, f"oa-log-prince-{column}")[0] == {"suit": "beast", "n": 1}


@pytest.mark.rule("OA-PRINCE-038", "OA-PRINCE-203")
def test_the_highest_friend_is_played_then_an_unaligned_suit():
    """Alchemist (Arcane, unaligned), Wolves (Beast 1), Elders (Nomad 2), each drawn in this order: the Elders."""
    deck = ["alchemist", "wolves", "elders"]
    found = drawing(deck, "friends = {beast = 1, nomad = 2}")
    assert args(found, "oa-log-plays-site")[0]["card"] == "elders"
    unaligned = drawing(deck, "conspirators = {beast = 1, nomad = 3}")
    assert args(unaligned, "oa-log-plays-site")[0]["card"] == "alchemist"
    none = drawing(deck, "conspirators = {beast = 1, nomad = 3, arcane = 1}")
    assert "oa-log-prince-no-card" in none.log


@pytest.mark.rule("OA-PRINCE-038", "OA-PRINCE-203")
def test_cards_for_advisers_only_are_never_played_and_the_first_drawn_of_a_suit_is():
    """True Names (Beast) is for advisers only; of Wolves and Rangers, both Beast, the first drawn; height 3 is no
    bar."""
    table = drawing(["true_names", "rangers", "wolves"], "friends = {beast = 3}")
    assert args(table, "oa-log-plays-site")[0]["card"] == "rangers"
    assert heights(table, "friend")["beast"] == 3


@pytest.mark.rule("OA-PRINCE-039")
def test_the_card_goes_to_the_topmost_site_with_room():
    """The Cradle is full (3 and 3 cards), so Provinces 1."""
    text = """
        phase = "act"
        deck = ["elders", "vision_faith", "conspiracy"]
        [prince]
        node = "sup_trade_favor"
        [sites.cradle_1]
        site = "fertile_valley"
        cards = ["longbows", "wolves", "rangers"]
        [sites.cradle_2]
        site = "lush_coast"
        cards = ["wayside_inn", "alchemist", "scryer"]
    """
    assert args(reign(text), "oa-log-plays-site")[0]["site"] == "ancient_city"


@pytest.mark.rule("OA-PRINCE-040")
def test_he_gains_the_favor_and_the_homelands_reward():
    """Wayside Inn (Hearth) at the Fertile Valley: 1 favor for playing, 1 more by the homeland."""
    table = drawing(["wayside_inn", "vision_faith", "conspiracy"])
    assert [one["bank"] for one in args(table, "oa-log-favor")][:2] == ["hearth", "hearth"]


@pytest.mark.rule("OA-PRINCE-040", "OA-PRINCE-127")
@pytest.mark.parametrize(("level", "extra"), [("limited", 0), ("expanded", 1)])
def test_when_played_powers_hang_on_his_level(level, extra):
    """Garrison gives 1 warband for each ruled site, and mans them: he rules one with 2 warbands."""
    table = reign(
        f"""
        phase = "act"
        deck = ["garrison", "vision_faith", "conspiracy"]
        [prince]
        level = "{level}"
        judge = "rules"
        node = "sup_trade_favor"
        [sites.hinterland_1]
        site = "rocky_coast"
        army = "purple"
        warbands = 2
        """
    )
    gained = sum(one["n"] for one in args(table, "oa-log-warbands")[:1]) if level == "expanded" else 0
    assert gained == extra


@pytest.mark.rule("OA-PRINCE-041")
@pytest.mark.parametrize(
    ("node", "gains"),
    [
        ("sup_trade_favor", (2, 0, 0, 1)),
        ("pro_trade_a", (1, 1, 0, 1)),
        ("dev_trade_both", (1, 0, 1, 1)),
        ("peo_trade_favor", (0, 2, 0, 0)),
    ],
)
def test_without_a_card_a_quadrant_gives_something_else(node, gains):
    """Three Visions: nothing to play. Warbands, favor, secrets, Tactics before the first action."""
    table = drawing(["vision_faith", "conspiracy", "vision_conquest"], node=node)
    log = [line.event.text for line in table.match.log]
    end = next(place for place, text in enumerate(log) if text.key == "oa-log-prince-actions")
    found = {"oa-log-warbands": 0, "oa-log-favor": 0, "oa-log-secrets": 0, "oa-log-prince-tactics": 0}
    for text in log[:end]:
        if text.key in found:
            found[text.key] += 1 if text.key == "oa-log-prince-tactics" else int(text.args["n"])
    assert tuple(found.values()) == gains


@pytest.mark.rule("OA-PRINCE-102", "OA-PRINCE-103", "OA-PRINCE-191")
@pytest.mark.example("OA-PRINCE-103")
def test_a_search_among_his_actions_is_phase_2_again_but_adds_no_action():
    """Beast at 1: 3 actions. The Search of devotion lies among Conspirators' nodes: it raises Beast to 2, and still 3
    actions are taken."""
    table = reign(
        """
        deck = ["wolves", "vision_faith", "conspiracy"]
        [prince]
        node = "dev_search"
        conspirators = {beast = 1}
        """
    )
    assert args(table, "oa-log-prince-conspirator") == [{"suit": "beast", "n": 2}]
    assert args(table, "oa-log-prince-actions") == [{"n": 3}]
    assert len(args(table, "oa-log-prince-does")) == 3
    people = reign('deck = ["wolves", "vision_faith", "conspiracy"]\n[prince]\nnode = "peo_search"')
    assert args(people, "oa-log-prince-friend")[0] == {"suit": "beast", "n": 1}


@pytest.mark.rule("OA-PRINCE-039", "OA-PRINCE-127")
@pytest.mark.parametrize(("level", "where"), [("limited", "cradle_2"), ("expanded", "cradle_1")])
def test_salt_the_earth_makes_no_room_for_a_limited_prince(level, where):
    """The Steppe at the top of the Cradle is full. That Salt the Earth ignores capacity and sweeps the site is a When
    Played power: void for a Limited Prince, who lays it where there is room."""
    table = drawing(
        ["salt_the_earth", "vision_faith", "conspiracy"],
        f"""level = "{level}"
        judge = "rules"
        [sites.cradle_1]
        site = "steppe"
        cards = ["elders", "wolves"]
        [sites.cradle_2]
        site = "lush_coast"
        cards = []""",
    )
    (played,) = args(table, "oa-log-plays-site")
    assert played["site"] == {"cradle_1": "steppe", "cradle_2": "lush_coast"}[where]

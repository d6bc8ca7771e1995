"""Phases 4 to 6: what is kept, what falls to ruin, and the map of the next game."""

from __future__ import annotations

import pytest

from oath.chronicle.endings import REGIME, USURPER, cards_at, ending, finished, lands, told
from tavola import chronicle


def site(slot, name, army="", cards=(), relics=(), up=True, more=""):
    """One slot of the map."""
    held = f'army = "{army}"\nwarbands = 1' if army else ""
    return "\n".join(
        [
            f"[sites.{slot}]",
            f'site = "{name}"',
            f"cards = {list(cards)}",
            f"relics = {list(relics)}",
            f"up = {str(up).lower()}",
            held,
            more,
        ]
    )


def written(*sites, way=REGIME, more=""):
    """The chronicle of a victory on this map; the winner chooses nothing he need not."""
    return finished(ending(way, "\n".join([*sites, more])))


@pytest.mark.rule("OA-CHR-015", "OA-CHR-030", "OA-CHR-022")
@pytest.mark.example("OA-CHR-030")
def test_only_ruled_sites_are_kept_and_pushed_up():
    """The Chancellor rules Provinces 2 and Hinterland 1: they become Cradle 1 and 2 with what is attached. Bandits,
    red and facedown sites go."""
    found = written(
        site("cradle_1", "plains", "red"),
        site("cradle_2", "mine", up=False),
        site("provinces_2", "steppe", "purple", ["longbows"], ["ivory_eye"]),
        site("hinterland_1", "rocky_coast", "purple", ["elders"]),
    )
    assert lands(found)[:2] == ["steppe", "rocky_coast"]
    assert found.sites[0].cards == ("longbows", None, "ivory_eye")
    assert cards_at(found, "rocky_coast") == ("elders",)
    # The rest was drawn: one turned up in each of the two other regions, all others face down.
    assert [land.facedown for land in found.sites] == [False, False, False, True, True, False, True, True]
    assert len({land.site for land in found.sites}) == 8


@pytest.mark.rule("OA-CHR-016")
def test_what_a_lost_site_held():
    """Wolves and Longbows of red's site leave it, its relic returns, its ruin goes to the archive."""
    found = written(
        site("cradle_1", "plains", "purple"),
        site("provinces_1", "deep_woods", "red", ["wolves", "longbows", "ruined_temple"], ["map"]),
    )
    assert "forest_temple" in found.archive
    assert {"wolves", "longbows"} <= {*found.world_deck, *found.dispossessed}
    assert "map" in {*found.relic_deck, *found.on_map}
    lost = [land for land in found.sites if land.site == "deep_woods" and not land.facedown]
    assert not any(card for land in lost for card in land.cards if card in ("wolves", "longbows", "ruined_temple"))


@pytest.mark.rule("OA-CHR-017", "OA-PLAY-059")
def test_the_forest_temple_keeps_every_site_with_a_beast_card():
    """Wolves and the True Names are Beast: their sites stay, whoever rules them; Longbows do not save theirs. The
    Temple's own site is bandits' land: it falls to ruin and goes to the bottom."""
    found = written(
        site("cradle_1", "plains", "purple"),
        site("cradle_2", "charming_valley", "", ["forest_temple", "elders"]),
        site("provinces_1", "marshes", "red", ["wolves", "scryer"]),
        site("provinces_2", "narrow_pass", "red", ["longbows"]),
        site("hinterland_1", "mountain", "", ["true_names"]),
    )
    assert lands(found)[:3] == ["plains", "marshes", "mountain"]
    assert cards_at(found, "marshes")[:2] == ("wolves", "scryer")
    assert lands(found)[7] == "charming_valley"
    assert cards_at(found, "charming_valley") == ("ruined_temple",)


@pytest.mark.rule("OA-CHR-018", "OA-CHR-019")
def test_an_edifice_the_winner_does_not_rule_falls_to_ruin():
    """Red's Hall of Debate at the Plains with Elders: the ruin alone comes back, at the bottom of the Hinterland."""
    found = written(
        site("cradle_1", "river", "purple", ["longbows"]),
        site("provinces_1", "plains", "red", ["elders", "hall_of_debate"]),
    )
    assert (found.sites[7].site, cards_at(found, "plains")) == ("plains", ("hall_of_mockery",))
    assert "elders" in {*found.world_deck, *found.dispossessed}


@pytest.mark.rule("OA-CHR-019", "OA-CHR-020", "OA-CHR-025")
@pytest.mark.example("OA-CHR-025")
def test_old_ruins_at_ruled_sites_are_set_aside_with_their_denizens():
    """Ruin sites A (Cradle 2) and B (Provinces 3), Hinterland empty: B at Hinterland 3, A at Hinterland 2."""
    found = written(
        site("cradle_1", "fertile_valley", "purple"),
        site("cradle_2", "plains", "purple", ["elders", "ruined_temple"], []),
        site("provinces_3", "steppe", "purple", ["longbows", "broken_forge"], ["map"]),
    )
    assert (found.sites[7].site, found.sites[6].site) == ("steppe", "plains")
    assert found.sites[7].cards == ("longbows", "broken_forge", "map")
    assert cards_at(found, "plains") == ("elders", "ruined_temple")
    assert lands(found)[0] == "fertile_valley"


@pytest.mark.rule("OA-CHR-022", "OA-CHR-023", "OA-CHR-024")
def test_every_region_is_filled_from_the_ones_below():
    """Seven ruled sites, Cradle 1 lost: Cradle takes its own and the first of the Provinces, the Provinces two of
    their own and the first of the Hinterland, whose two others are pushed up."""
    found = written(
        site("cradle_1", "plains", "red"),
        site("cradle_2", "river", "purple"),
        site("provinces_1", "mountain", "purple"),
        site("provinces_2", "steppe", "purple"),
        site("provinces_3", "marshes", "purple"),
        site("hinterland_1", "rocky_coast", "purple"),
        site("hinterland_2", "great_slum", "purple"),
        site("hinterland_3", "buried_giant", "purple"),
    )
    assert lands(found) == [
        "river", "mountain", "steppe", "marshes", "rocky_coast", "great_slum", "buried_giant", None,
    ]  # fmt: skip


@pytest.mark.rule("OA-CHR-025", "OA-CHR-026")
def test_more_ruins_than_the_hinterland_holds_go_to_the_provinces():
    """Four ruin sites in map order A, B, C, D: D, C, B from the bottom of the Hinterland, A at Provinces 3."""
    found = written(
        site("cradle_1", "plains", "purple", ["ruined_temple"]),
        site("cradle_2", "mountain", "purple"),
        site("provinces_1", "great_slum", "purple", ["broken_forge"]),
        site("provinces_2", "fertile_valley", "purple", ["fallen_spire"]),
        site("hinterland_3", "charming_valley", "purple", ["hall_of_mockery"]),
    )
    assert [land.site for land in found.sites[4:]] == ["plains", "great_slum", "fertile_valley", "charming_valley"]
    assert lands(found)[0] == "mountain"


@pytest.mark.rule("OA-CHR-027", "OA-CHR-028", "OA-CHR-029", "OA-CHR-045", "OA-CHR-051")
def test_without_any_site_each_region_turns_up_its_top_one():
    """The Usurper rules nothing: eight sites are drawn; those turned up have their printed relics, the others none."""
    found = written(way=USURPER)
    assert [land.facedown for land in found.sites] == [False, True, False, True, True, False, True, True]
    printed = {"mine": 1, "drowned_city": 2, "steppe": 1, "mountain": 1, "marshes": 1, "barren_coast": 1, "wastes": 1}
    printed |= dict.fromkeys(("narrow_pass", "deep_woods", "standing_stones", "ancient_city", "buried_giant"), 1)
    printed |= dict.fromkeys(("the_tribunal", "shrouded_wood", "the_hidden_place"), 1)
    for land in found.sites:
        relics = 0 if land.facedown else printed.get(land.site or "", 0)
        assert sum(card is not None for card in land.cards) == relics, land
    # A face-up site is written face up: the same line is read again.
    assert lands(chronicle.read(chronicle.write(found))) == lands(found)


@pytest.mark.rule("OA-CHR-027")
def test_the_sites_drawn_are_random():
    drawn = {tuple(land.site for land in written(way=f"{USURPER}\nseed = {seed}").sites) for seed in range(4)}
    assert len(drawn) == 4


@pytest.mark.rule("OA-CHR-021")
def test_the_map_is_cleared():
    table = ending(
        REGIME,
        site("cradle_1", "plains", "purple", ["elders"], more="favor = 2\nsecrets = 1")
        + '\n[tokens]\nelders = [1, 0]\n[boards.red]\nsite = "plains"',
    )
    finished(table)
    kept = table.site("plains")
    assert (kept["favor"], kept["secrets"], kept["army"], kept["warbands"]) == (0, 0, "", 0)
    assert not table.view["tokens"]
    assert [player["site"] for player in table.view["players"]] == ["", "", ""]


@pytest.mark.rule("OA-CHR-015")
def test_the_bandit_crown_keeps_what_bandits_rule():
    """Red holds the Crown: the empty face-up site is red's."""
    table = ending(
        USURPER,
        site("cradle_1", "plains", "", ["elders"]) + '\n[boards.red]\nrelics = ["bandit_crown"]',
    )
    found = finished(table)
    assert cards_at(found, "plains") == ("elders",)
    assert told(table).sites[0].site == "plains"

"""P10: what the chronicle asks of a Prince who has won."""

from __future__ import annotations

import pytest

from oath.prince.court import reign
from tavola.kernel.rng import Chance, Rng
from tavola.oath.chapters.prince import victor


def realm(text, side="chancellor"):
    """A table at rest, as the chronicle would read it."""
    person = "red" if side == "chancellor" else "purple"
    head = f'players = ["{person}"]\nturn = "{person}"\n'
    return reign(f'{head}phase = "act"\n[prince]\nside = "{side}"\n{text}').match.state


def chance(seed=1):
    return Chance(Rng(str(seed)))


def site(slot, name, cards, who="purple"):
    listed = ", ".join(f'"{card}"' for card in cards)
    return f'[sites.{slot}]\nsite = "{name}"\ncards = [{listed}]\narmy = "{who}"\nwarbands = 1\n'


@pytest.mark.rule("OA-PRINCE-144", "OA-PRINCE-145")
def test_a_new_oath_is_drawn_among_the_three_not_in_use():
    state = realm("")
    drawn = {victor.new_oath(state, chance(seed)) for seed in range(60)}
    assert drawn == {"people", "devotion", "protection"}


@pytest.mark.rule("OA-PRINCE-146")
def test_as_exile_he_offers_no_citizenship():
    assert victor.offers_citizenship(realm(""))
    assert not victor.offers_citizenship(realm("", "exile"))


@pytest.mark.rule("OA-PRINCE-147")
def test_he_builds_at_the_leftmost_and_topmost_site_where_he_can():
    """Denizens at Cradle 2 and Provinces 1: the Cradle. An edifice already there: the Provinces."""
    both = site("provinces_1", "ancient_city", ["wolves"])
    assert victor.edifice(realm(site("cradle_2", "lush_coast", ["longbows"]) + both)) == (
        "build",
        "lush_coast",
        "longbows",
    )
    taken = site("cradle_2", "lush_coast", ["longbows", "hall_of_debate"]) + both
    assert victor.edifice(realm(taken)) == ("build", "ancient_city", "wolves")


ALL = ["sprawling_rampart", "hall_of_debate", "forest_temple", "festival_district", "great_spire", "ancient_forge"]


@pytest.mark.rule("OA-PRINCE-148")
def test_without_an_edifice_in_the_archive_he_repairs_a_ruin():
    """Five edifices stand, the sixth is the ruin at his Ancient City: nothing is left to build."""
    standing = (
        site("cradle_1", "fertile_valley", ALL[:2], "red")
        + site("cradle_2", "lush_coast", [ALL[3], ALL[4], ALL[5]], "red")
        + site("provinces_1", "ancient_city", ["ruined_temple", "longbows"])
    )
    assert victor.edifice(realm(standing)) == ("repair", "ancient_city", "ruined_temple")


@pytest.mark.rule("OA-PRINCE-153")
def test_where_none_can_be_built_he_repairs_or_does_neither():
    """Only the Beast edifice is left in the archive, and no Beast denizen is his; a ruin of his can be repaired."""
    standing = site("cradle_1", "fertile_valley", [*ALL[:2], ALL[3]], "red")
    ruin = site("provinces_1", "ancient_city", ["fallen_spire", "longbows"])
    forge = site("cradle_2", "lush_coast", [ALL[5]], "red")
    assert victor.edifice(realm(standing + forge + ruin)) == ("repair", "ancient_city", "fallen_spire")
    none = site("provinces_1", "ancient_city", ["longbows"])
    spire = site("cradle_2", "lush_coast", [ALL[4], ALL[5]], "red")
    assert victor.edifice(realm(standing + spire + none)) == ("", "", "")


@pytest.mark.rule("OA-PRINCE-151")
def test_of_several_denizens_the_highest_friend_then_conspirator_then_the_nearest():
    land = site("cradle_2", "lush_coast", ["longbows", "wolves", "alchemist"])
    friend = realm(land + "[prince.friends]\norder = 1\nbeast = 2\n")
    assert victor.edifice(friend)[2] == "wolves"
    conspirator = realm(land + "[prince.conspirators]\narcane = 1\n")
    assert victor.edifice(conspirator)[2] == "alchemist"
    assert victor.edifice(realm(land))[2] == "longbows"


@pytest.mark.rule("OA-PRINCE-149", "OA-PRINCE-150", "OA-PRINCE-152")
def test_six_cards_enter_of_the_edifices_suit_or_of_whom_he_trusts():
    """Built on the Wolves: Beast. A ruin repaired counts by the suit it gets back. Without either the highest Friend,
    then the highest Conspirator, then any suit at random."""
    state = realm("[prince.friends]\nhearth = 2\norder = 1\n")
    assert victor.archive_suit(state, ("build", "lush_coast", "wolves"), chance()) == "beast"
    assert victor.archive_suit(state, ("repair", "lush_coast", "ruined_temple"), chance()) == "beast"
    assert victor.archive_suit(state, ("", "", ""), chance()) == "hearth"
    plotting = realm("[prince.conspirators]\nnomad = 1\n")
    assert victor.archive_suit(plotting, ("", "", ""), chance()) == "nomad"
    alone = {victor.archive_suit(realm(""), ("", "", ""), chance(seed)) for seed in range(40)}
    assert len(alone) == 6

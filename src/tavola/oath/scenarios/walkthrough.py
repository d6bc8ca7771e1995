"""The walkthrough of the printed box: four players, fixed sites, decks and pawns (OA-SET-084, 085)."""

from __future__ import annotations

from msgspec.structs import replace

from ...kernel.rng import Chance
from ..chapters.turn.setup import Start
from ..exchange.codes import CITIZENS, PLACES, SLOTS
from ..exchange.record import Chronicle, Land
from .fresh import archive

PLAYERS = 4
SITES = (
    ("plains", True, ("longbows",)),
    ("lush_coast", False, ()),
    ("mountain", True, ("taming_charm",)),
    ("buried_giant", False, ()),
    ("salt_flats", False, ()),
    ("rocky_coast", True, ("elders",)),
    ("wastes", False, ()),
    ("great_slum", False, ()),
)
PAWNS = ("plains", "mountain", "mountain", "rocky_coast")
#: The world deck from the top.
DECK = (
    "garrison",
    "faithful_friend",
    "fire_talkers",
    "errand_boy",
    "the_old_oak",
    "inquisitor",
    "alchemist",
    "vision_conquest",
    "long_lost_heir",
    "roving_terror",
    "vision_sanctuary",
    "tents",
    "bear_traps",
    "true_names",
    "warning_signals",
    "vision_faith",
    "book_burning",
    "great_herd",
    "welcoming_party",
    "rangers",
    "vision_rebellion",
    "scouts",
    "the_gathering",
    "conspiracy",
    "pressgangs",
    "second_wind",
    "dazzle",
    "memory_of_home",
    "disgraced_captain",
    "storyteller",
    "magicians_code",
    "armed_mob",
    "mercenaries",
    "tavern_songs",
    "scryer",
    "acting_troupe",
    "extra_provisions",
    "traveling_doctor",
    "rain_boots",
    "martial_culture",
    "wizard_school",
    "tinkers_fair",
    "wrestlers",
    "a_small_favor",
    "battle_honors",
    "keep",
    "naysayers",
    "sleight_of_hand",
    "key_to_the_city",
    "animal_playmates",
    "spirit_snare",
    "wolves",
    "forest_paths",
    "horse_archers",
    "wayside_inn",
    "ancient_binding",
)
#: The relics from the top; the first one lies at the Mountain.
RELICS = (
    "ivory_eye",
    "ring_of_devotion",
    "whistle",
    "cracked_horn",
    "obsidian_cage",
    "cursed_cauldron",
    "book_of_records",
    "grand_mask",
    "dowsing_sticks",
    "horned_mask",
    "map",
    "bandit_crown",
    "skeleton_key",
    "dragonskin_drum",
    "sticky_fire",
    "brass_horse",
    "truthful_harp",
    "cup_of_plenty",
    "oracular_pig",
    "circlet_of_command",
)


def chronicle(name: str) -> Chronicle:
    """The walkthrough as the first game of a chronicle (OA-SET-085)."""
    at_mountain, *others = RELICS
    lands = tuple(
        Land(slot, site, not up, (*cards, *(None,) * (PLACES - len(cards))))
        for slot, (site, up, cards) in zip(SLOTS, SITES, strict=True)
    )
    mountain = replace(lands[2], cards=(*lands[2].cards[:-1], at_mountain))
    return Chronicle(
        name=name,
        previous_active_byte=sum(CITIZENS[color] for color in ("black", "white", "blue")),
        sites=(*lands[:2], mountain, *lands[3:]),
        world_deck=DECK,
        relic_deck=tuple(reversed(others)),
    )


def plan(chance: Chance) -> Start:
    return Start("supremacy", SITES, DECK, RELICS, archive(), pawns=PAWNS)

"""Sites of the map, as their description cards state them."""

from __future__ import annotations

from ..catalog import SITES, Reward, Site

INHABITED = (
    Site("village", "inhabited", recruit="village", heal_cost=3),
    Site("monastery", "inhabited", recruit="monastery", heal_cost=2),
    Site("refugee_camp", "inhabited", recruit="refugee_camp", set="lost_legion"),
)

FORTIFIED = (
    Site("keep", "fortified", recruit="keep", garrison="grey"),
    Site("mage_tower", "fortified", recruit="mage_tower", garrison="violet", rewards=(Reward("spell"),)),
    Site("city", "fortified", recruit="city"),
    Site("volkares_camp", "fortified", set="lost_legion"),
)

ADVENTURE = (
    # The reward of a dungeon is a die: gold or black pays a Spell, any other face an Artifact.
    Site(
        "dungeon",
        "adventure",
        enemies=("brown",),
        units_allowed=False,
        night_rules=True,
        again=True,
        rewards=(Reward("dungeon"),),
    ),
    Site(
        "tomb",
        "adventure",
        enemies=("red",),
        units_allowed=False,
        night_rules=True,
        again=True,
        rewards=(Reward("spell"), Reward("artifact")),
    ),
    Site("monster_den", "adventure", enemies=("brown",), keeps_enemies=True, rewards=(Reward("random_crystal", 2),)),
    Site(
        "spawning_grounds",
        "adventure",
        enemies=("brown", "brown"),
        keeps_enemies=True,
        rewards=(Reward("artifact"), Reward("random_crystal", 3)),
    ),
    # Enemies and rewards of ruins stand on their token.
    Site("ancient_ruins", "adventure", keeps_enemies=True),
    # The paths of a maze or labyrinth pay by length; one Unit may come along.
    Site("maze", "adventure", enemies=("brown",), units_allowed=False, rewards=(Reward("maze"),), set="lost_legion"),
    Site(
        "labyrinth",
        "adventure",
        enemies=("red",),
        units_allowed=False,
        rewards=(Reward("labyrinth"),),
        set="lost_legion",
    ),
)

SPECIAL = (
    Site("portal", "special"),
    Site("magical_glade", "special", recruit="magical_glade"),
    Site("crystal_mine", "special"),
    Site("deep_mine", "special", set="lost_legion"),
)

SITES.update((site.id, site) for site in (*INHABITED, *FORTIFIED, *ADVENTURE, *SPECIAL))

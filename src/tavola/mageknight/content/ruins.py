"""Ancient Ruins tokens: altars that take mana for Fame, and enemies that guard rewards."""

from __future__ import annotations

from ..catalog import RUINS, Reward, Ruin

ALTARS = (
    Ruin("altar_green", cost=("green", "green", "green"), fame=7),
    Ruin("altar_blue", cost=("blue", "blue", "blue"), fame=7),
    Ruin("altar_white", cost=("white", "white", "white"), fame=7),
    Ruin("altar_red", cost=("red", "red", "red"), fame=7),
    Ruin("altar_all", cost=("green", "blue", "white", "red"), fame=10, set="lost_legion"),
)

GUARDED = (
    Ruin("ruins_grey_violet", enemies=("grey", "violet"), rewards=(Reward("unit"),)),
    Ruin("ruins_green_brown", enemies=("green", "brown"), rewards=(Reward("artifact"),)),
    Ruin("ruins_green_green", enemies=("green", "green"), rewards=(Reward("crystal_set"),)),
    Ruin("ruins_brown_violet", enemies=("brown", "violet"), rewards=(Reward("spell"), Reward("crystal_set"))),
    Ruin("ruins_grey_white", enemies=("grey", "white"), rewards=(Reward("artifact"), Reward("spell"))),
    Ruin("ruins_grey_brown", enemies=("grey", "brown"), rewards=(Reward("artifact"),)),
    Ruin("ruins_brown_red", enemies=("brown", "red"), rewards=(Reward("artifact", 2),)),
    Ruin("ruins_green_red", enemies=("green", "red"), rewards=(Reward("artifact"), Reward("advanced_action"))),
    Ruin(
        "ruins_violet_violet",
        enemies=("violet", "violet"),
        rewards=(Reward("spell"), Reward("advanced_action")),
        set="lost_legion",
    ),
    Ruin("ruins_green_green_green", enemies=("green", "green", "green"), rewards=(Reward("unit"),), set="lost_legion"),
)

RUINS.update((ruin.id, ruin) for ruin in (*ALTARS, *GUARDED))

"""Starting equipment: a weapon and a Leather Armor for each hero."""

from __future__ import annotations

from .printing import Shelf

_shelf = Shelf("starting", 1)

_shelf.combat("se_leather_armor", "body", defense="1B", tags=("armor",), copies=6)
_shelf.combat("se_mace", "one_hand", melee="2Y", tags=("mace_or_hammer", "weapon"), copies=3)
_shelf.combat("se_short_sword", "one_hand", melee="1Y", defense="1B", tags=("sword", "weapon"), copies=3)
_shelf.combat("se_woodcutter_axe", "two_hands", melee="1R 1Y", tags=("weapon",), copies=2)
_shelf.combat("se_short_bow", "two_hands", ranged="2Y", tags=("weapon",), copies=3)
_shelf.combat("se_staff", "two_hands", melee="1Y", magic="2Y", tags=("weapon",), copies=2)

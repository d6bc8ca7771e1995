"""Sets of cards, and what all pieces equipped together give."""

from __future__ import annotations

from ..catalog import SETS, EquipmentSet
from ..verbs import keyword, reroll, skill

for _set in (
    EquipmentSet(
        "king", ("t2_king_sword", "t2_king_armor", "t2_king_crown"), (skill("passive", keyword("regeneration", 1)),)
    ),
    EquipmentSet(
        "knight",
        ("t4_knight_sword", "t4_knight_shield", "t4_knight_armor"),
        (skill("attack", reroll("attack")), skill("defense", reroll("defense"))),
    ),
):
    SETS[_set.id] = _set

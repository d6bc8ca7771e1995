"""What a table may agree on about combat between players (MK-SCN-RECON-06, MK-VAR-FRI-03)."""

from __future__ import annotations

from ...catalog import VARIANTS, Variant
from ...chapters.pieces.rivals import ALLOWED
from ...features import truces
from ...state import Table

VARIANTS[ALLOWED] = Variant(ALLOWED, players=(2, 4), against=("no_player_combat",), only=("first_reconnaissance",))


@truces("no_player_combat")
def nobody_is_attacked(table: Table, rival: int) -> str:
    return "MK-VAR-FRI-03"

"""Tokens on the Lifebringer: fewer make the game harder, more make it easier (MD-SET-39)."""

from __future__ import annotations

from ...catalog import VARIANTS, Variant
from ...features import Feature, feature
from ...state import Table, chosen

VARIANTS["lifebringer"] = Variant("lifebringer", ("2", "0", "1", "3", "4", "5", "6"))


@feature("lifebringer")
class Lifebringer(Feature):
    """As many tokens as were agreed on."""

    def lives(self, table: Table, tokens: int) -> int:
        return int(chosen(table, "lifebringer", str(tokens)))

"""Enchantments paid without asking."""

from __future__ import annotations

from ...catalog import VARIANTS, Variant
from ...features import Feature, feature
from ...state import Table

VARIANTS["always_enchant"] = Variant("always_enchant", ("on",))


@feature("always_enchant")
class AlwaysEnchant(Feature):
    """Whatever symbols can pay for is paid for."""

    def enchants(self, table: Table, unasked: bool) -> bool:
        return True

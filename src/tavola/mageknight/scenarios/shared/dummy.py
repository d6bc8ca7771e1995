"""Games with a Dummy (MK-SCN-SOLO-04): alone, or all together against the clock."""

from __future__ import annotations

from ...features import Feature, feature
from ...state import Table


@feature("dummy")
class WithDummy(Feature):
    """Nobody has a rival: a Dummy hurries the round along, Skills help instead of hindering, and Spells against other
    players stay in the box."""

    def dummy(self, table: Table, seated: bool) -> bool:
        return True

    def interactive(self, table: Table, kind: str) -> str:
        return "cooperative"

    def quarrels(self, table: Table, used: bool) -> bool:
        return False

"""What an attack does to whoever takes it, as a record."""

from __future__ import annotations

from msgspec import Struct


class Blow(Struct, frozen=True):
    """What the damage of one attack does to whoever takes it: the damage that arrives, the Wounds of it (none for a
    Unit that resists it or that it destroys), and what is left for somebody else."""

    damage: int
    wounds: int
    rest: int = 0
    resisted: bool = False
    destroyed: bool = False

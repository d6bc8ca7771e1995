"""Door cards: what waits in the first three rooms of a chamber."""

from __future__ import annotations

from ..catalog import DOORS, Block, DoorCard

for _door in (
    DoorCard("d1", (Block(normal=2), Block("guard", normal=3), Block(normal=2))),
    DoorCard("d2", (Block("guard", normal=2), Block(normal=2), Block(special=1))),
    DoorCard("d3", (Block(special=1), Block("guard", normal=2), Block(normal=2))),
    DoorCard("d4", (Block("guard", normal=3), Block(normal=2), Block("guard", normal=2))),
    DoorCard("d5", (Block(normal=2), Block(normal=2), Block("guard", special=1))),
    DoorCard("d6", (Block("guard", normal=2), Block(normal=3), Block(normal=2))),
    DoorCard("d7", (Block("guard_ambush", normal=2), Block(normal=2), Block(normal=2))),
    DoorCard("d8", (Block(normal=3), Block("guard", normal=2), Block(normal=1))),
    DoorCard("d9", (Block("guard", special=1), Block(normal=2), Block("guard", normal=3))),
    DoorCard("d10", (Block(normal=2), Block("guard", normal=2), Block(normal=3))),
):
    DOORS[_door.id] = _door

"""Set a scene in the dungeon of the tutorial and read off what the enemies did in it.

+-----+-----+-----+-----+-----+-----+    L: light zone, rooms in capitals; the doors are shut unless
|6v A1|6v B1|6v c1|8r C3|8r b3|8r A3|    a scene opens them: door1 between b1 and b2, door2 between
+     |  L  |     |  L  |exit |  L  |    b2 and b3 of tile 6v; door3 between b2 and a2, door4
+-----+door1+     +-----+     +     +    between b3 and c3 of tile 8r. Level tokens: 1 on 6v.b2,
|6v a2 6v b2 6v c2 8r c2 8r b2|8r A2|    2 on 8r.c2.
|         L     L           L door3 |
+     +door2+-----+     +-----+     +
|6v a3|6v B3 6v C3|8r c1|8r B1 8r A1|
|start|  L        |     |         L |
+-----+-----+-----+-----+-----+-----+
"""

from __future__ import annotations

import json
from typing import Any

from ..scripted import Table, given

#: An event card that does nothing.
QUIET = "e9"

Piece = dict[str, Any]


def hero(name: str, at: str, **keys: Any) -> Piece:
    """A hero in a zone; `xp=`, `health=`, `stunned=` … as in a position."""
    return {"hero": name, "at": at, **keys}


def enemy(card: str, at: str, **keys: Any) -> Piece:
    """An enemy in a zone; `minions=`, `loot=`, `goal=` … as in a position."""
    return {"card": card, "at": at, **keys}


def scene(*pieces: Piece, event: str = QUIET, decks: Piece | None = None, **keys: Any) -> Table:
    """Heroes and enemies in their zones; it is the last hero's activation. The event of the round is known."""
    heroes = [piece for piece in pieces if "hero" in piece]
    placed = [piece for piece in pieces if "card" in piece]
    last = max(seat for seat, piece in enumerate(heroes) if not piece.get("dead") and not piece.get("out"))
    position = {
        "heroes": heroes,
        "enemies": placed,
        "turn": {"seat": last},
        "decks": {"event": [event], **(decks or {})},
        **keys,
    }
    return given("\n".join(f"{key} = {written(value)}" for key, value in position.items()))


def written(value: Any) -> str:
    """A value as a position file has it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(str(key))} = {written(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(written(inner) for inner in value) + "]"
    return json.dumps(value)


def deeds(table: Table, name: str = "") -> list[str]:
    """What enemies did, in order: `to 6v.b2`, `melee elias`, `up`, `stays`, `attack pillar1`; or those of one type."""
    done = []
    for line in table.match.log:
        said, args = line.event.text.key, line.event.text.args
        if name and args.get("enemy") != name:
            continue
        if said == "md-event-enemy-moves":
            done.append(f"to {args['zone']}")
        elif said == "md-event-strike":
            done.append(f"{args['kind']} {args['hero']}")
        elif said == "md-event-enemy-up":
            done.append("up")
        elif said == "md-event-enemy-stays":
            done.append("stays")
        elif said == "md-event-batter":
            done.append(f"attack {args['pillar']}")
    return done


def at(table: Table, name: str) -> str:
    """The zone an enemy stands in."""
    zone: str = table.foe(name)["at"]
    return zone

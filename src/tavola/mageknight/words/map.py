"""The map from where one stands: every space with its way and its cost in words; and drawn with letters."""

from __future__ import annotations

from ...text.lines import Teller, View
from .board import hex_told

#: The six ways out of a space, one beside the other all the way round, each with the next one clockwise.
WAYS = ("northeast", "east", "southeast", "southwest", "west", "northwest")
STEPS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
#: Letters a space takes in a drawing; two rows lie half of that apart.
CELL = 6


def map_told(view: View, lang: str) -> list[str]:
    """Every space, the nearest first: the way there from the hero, what lies there, what it costs to enter."""
    tell = Teller("mageknight", lang)
    start = _start(view)
    hexes = {_axial(hex["at"]): hex for hex in view["map"]["hexes"]}
    order = sorted(hexes, key=lambda at: (_distance(start, at), at))
    return [
        tell.say("board-mk-way", way=_way(start, at, tell), place=hex_told(hexes[at], tell))
        if at != start
        else tell.say("board-mk-way-here", place=hex_told(hexes[at], tell))
        for at in order
    ]


def drawing(view: View, lang: str) -> list[str]:
    """Rows of spaces: two letters of the terrain, the cost, `@` who stands there, `!` foes, `*` a place."""
    tell = Teller("mageknight", lang)
    hexes = {_axial(hex["at"]): hex for hex in view["map"]["hexes"]}
    heroes = {_axial(player["at"]) for player in view["players"] if player["at"]}
    left = min(2 * q + r for q, r in hexes)
    lines: dict[int, str] = {}
    for q, r in sorted(hexes, key=lambda at: (at[1], at[0])):
        lines[r] = lines.get(r, "").ljust((2 * q + r - left) * CELL // 2) + _cell(hexes[q, r], (q, r) in heroes, tell)
    shown = dict.fromkeys(tell.name("terrain", hex["terrain"]) for hex in hexes.values())
    legend = ", ".join(f"{name[:2]} {name}" for name in sorted(shown))
    return [*(lines[r].rstrip() for r in sorted(lines)), tell.say("board-mk-legend", terrain=legend)]


def _cell(hex: View, hero: bool, tell: Teller) -> str:
    cost = "" if hex["cost"] is None else str(hex["cost"])
    marks = ("@" if hero else "") + ("!" if hex["tokens"] else "") + ("*" if hex["site"] else "")
    return f"{tell.name('terrain', hex['terrain'])[:2]}{cost}{marks}"[: CELL - 1].ljust(CELL)


def _start(view: View) -> tuple[int, int]:
    """Where the hero of these eyes stands; before the first turn, where everybody comes in."""
    at = view["players"][view["seat"] or 0]["at"] or view["map"]["hexes"][0]["at"]
    return _axial(at)


def _axial(at: str) -> tuple[int, int]:
    q, r = (int(part) for part in at.split(","))
    return q, r


def _distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))


def _way(start: tuple[int, int], at: tuple[int, int], tell: Teller) -> str:
    """`2 northeast, 1 east`: so many steps one way, and so many the way beside it."""
    q, r = at[0] - start[0], at[1] - start[1]
    for place, (one, other) in enumerate(zip(STEPS, STEPS[1:] + STEPS[:1], strict=True)):
        turn = one[0] * other[1] - one[1] * other[0]
        first, second = (q * other[1] - r * other[0]) * turn, (one[0] * r - one[1] * q) * turn
        if first > 0 and second >= 0:
            ways = ((first, WAYS[place]), (second, WAYS[(place + 1) % len(WAYS)]))
            return ", ".join(tell.say("board-mk-steps", n=n, way=way) for n, way in ways if n)
    return ""

"""The dungeon: how its zones connect, in words; and drawn with letters, walls and doors."""

from __future__ import annotations

from collections.abc import Iterator

from ...text.lines import Teller, View
from .board import beside, zone_told

#: Letters inside a zone of a drawing, and what stands between two zones.
CELL = 9
WALL, DOOR, OPEN = "wall", "door", "open"
UPRIGHT = {WALL: "|", DOOR: "D", OPEN: " "}
LYING = {WALL: "-" * CELL, DOOR: "DDD".center(CELL, "-"), OPEN: " " * CELL}


def map_told(view: View, lang: str) -> list[str]:
    """Every zone with those one can walk to from there, doors and stairs named."""
    tell = Teller("massivedarkness", lang)
    return [
        tell.say("board-md-map", zone=zone_told(name, tell), zones=beside(view, name, tell))
        for name, zone in view["board"]["zones"].items()
        if not zone["gone"]
    ]


def drawing(view: View, lang: str) -> list[str]:
    """The zones as they lie, three lines each: the name, with `*` in the light; who stands there; what lies there."""
    tell = Teller("massivedarkness", lang)
    zones = view["board"]["zones"]
    places = {(zone["x"], zone["y"]): zone["zone"] for zone in view["map"]["zones"] if not zones[zone["zone"]]["gone"]}
    between = _between(view)
    width, height = view["map"]["width"], view["map"]["height"]
    lines = []
    for y in range(height + 1):
        lines.append("+" + "".join(f"{_lying(places, between, x, y)}+" for x in range(width)))
        if y == height:
            break
        cells = [tuple(_cell(view, places.get((x, y)), tell)) for x in range(width)]
        for row in range(3):
            line = ""
            for x in range(width):
                line += UPRIGHT[_joint(places, between, (x - 1, y), (x, y))] + cells[x][row]
            lines.append(line + UPRIGHT[_joint(places, between, (width - 1, y), (width, y))])
    return [*(line.rstrip() for line in lines), tell.say("board-md-legend")]


def _between(view: View) -> dict[frozenset[str], str]:
    """What lies between two zones that are not parted by a wall."""
    found = {frozenset(join): OPEN for join in view["map"]["joins"]}
    for door in view["map"]["doors"]:
        closed = view["board"]["doors"][door["door"]] != "open"
        found[frozenset((door["a"], door["b"]))] = DOOR if closed else OPEN
    return found


def _joint(
    places: dict[tuple[int, int], str], between: dict[frozenset[str], str], a: tuple[int, int], b: tuple[int, int]
) -> str:
    """What stands between two neighbouring places; nothing between two that are no zones."""
    if a not in places and b not in places:
        return OPEN
    return between.get(frozenset((places.get(a, ""), places.get(b, ""))), WALL)


def _lying(places: dict[tuple[int, int], str], between: dict[frozenset[str], str], x: int, y: int) -> str:
    return LYING[_joint(places, between, (x, y - 1), (x, y))]


def _cell(view: View, name: str | None, tell: Teller) -> Iterator[str]:
    if name is None:
        yield from (" " * CELL,) * 3
        return
    zone = view["board"]["zones"][name]
    heroes = "".join(tell.name("hero", view["heroes"][seat]["hero"])[:2] for seat in zone["heroes"])
    things = "$" * sum(zone["treasure"]) + "?" * len(zone["tokens"])
    if name == view["map"]["start"]:
        things += "<"
    if name == view["map"]["exit"]:
        things += ">"
    yield f"{zone_told(name, tell)}{'*' if zone['light'] else ''}"[:CELL].ljust(CELL)
    yield f"{heroes}{'!' * len(zone['enemies'])}"[:CELL].ljust(CELL)
    yield things[:CELL].ljust(CELL)

"""The eighteen sides of the nine map tiles, row by row: the plan, and where there is light."""

from __future__ import annotations

from ..catalog import TILES, Tile

for _tile in (
    Tile("1r", ("AcB", "Acc", "AcC"), ("SLS", "LSL", "SLS")),
    Tile("1v", ("ccc", "cAA", "cAA"), ("LSL", "SLS", "LSS")),
    Tile("2r", ("AAA", "AcA", "ccc"), ("SLS", "LSS", "LSL")),
    Tile("2v", ("AcB", "AcB", "ccc"), ("LSS", "SLL", "LSS")),
    Tile("3r", ("AcB", "ccc", "CcD"), ("SLS", "SLS", "LSL")),
    Tile("3v", ("cAA", "ccA", "cBB"), ("LSL", "SLS", "LSL")),
    Tile("4r", ("cAA", "cAB", "ccc"), ("SLS", "LSL", "SLS")),
    Tile("4v", ("AAA", "ccc", "BcC"), ("LSL", "SLS", "SSL")),
    Tile("5r", ("ccc", "cAA", "ccc"), ("SLS", "LSL", "SSL")),
    Tile("5v", ("AAA", "ccA", "BcA"), ("LSS", "SLS", "SSL")),
    Tile("6r", ("AcB", "AcB", "AcB"), ("SLL", "LSS", "SLL")),
    Tile("6v", ("AAc", "ccc", "cBB"), ("SLS", "SLL", "SLS")),
    Tile("7r", ("ccB", "AcB", "Acc"), ("LSS", "SLL", "LSL")),
    Tile("7v", ("cAA", "ccc", "BBc"), ("SLS", "LSL", "LSS")),
    Tile("8r", ("AAc", "Acc", "AcB"), ("LSS", "SLS", "LSL")),
    Tile("8v", ("ccc", "cAc", "ccc"), ("SLS", "LSL", "SLS")),
    Tile("9r", ("AcB", "ccB", "CcB"), ("SLS", "LSL", "SLS")),
    Tile("9v", ("ccc", "AcB", "ccc"), ("LSL", "LLS", "SLS")),
):
    TILES[_tile.id] = _tile

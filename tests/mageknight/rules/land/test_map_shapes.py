"""Map shapes (MK-MAP): where the coast leaves room for tiles."""

from __future__ import annotations

import pytest

from ...scripted import Table, given
from .. import trial

Slot = tuple[int, int]  #: x tiles ahead of the start, y columns to the left of it, or to the right if negative

FIRST: dict[str, set[Slot]] = {"wedge": {(0, 1), (1, 0)}, "open": {(0, 1), (1, 0), (1, -1)}}


def room(shape: str, monkeypatch: pytest.MonkeyPatch) -> set[Slot]:
    """Every position a map of this shape has room for, within fourteen tiles of the start."""
    trial.scenario(monkeypatch, shape=shape)
    laid: dict[str, str] = {}
    for number in range(1, 15):
        x, y = min(positions(given(keys(laid))), key=lambda slot: (slot[0], abs(slot[1])))
        laid[f"{x},{y}"] = f"countryside_{number}"
    filled = {(int(x), int(y)) for x, y in (slot.split(",") for slot in laid)}
    return filled | FIRST[shape[:5].rstrip("345")] | positions(given(keys(laid)))


def keys(laid: dict[str, str]) -> str:
    return 'scenario = "trial"\n[map.tiles]\n' + "".join(f'"{slot}" = "{tile}"\n' for slot, tile in laid.items())


def positions(table: Table) -> set[Slot]:
    slots = [slot["slot"].split(",") for slot in table.view["map"]["slots"]]
    return {(int(x), int(y)) for x, y in slots}


@pytest.mark.rule("MK-MAP-02a")
def test_the_wedge_opens_between_two_coasts(monkeypatch: pytest.MonkeyPatch) -> None:
    found = room("wedge", monkeypatch)
    assert min(x for x, _ in found) == min(y for _, y in found) == 0
    assert {(0, 2), (2, 0), (0, 3)} <= found


@pytest.mark.rule("MK-MAP-03b", "MK-MAP-04a", "MK-MAP-04b")
@pytest.mark.parametrize(
    ("shape", "columns"),
    [("open5", [-2, -1, 0, 1, 2]), ("open4", [-2, -1, 0, 1]), ("open3", [-1, 0, 1])],
)
def test_open_maps_have_so_many_columns(shape: str, columns: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    found = room(shape, monkeypatch)
    assert sorted({y for _, y in found}) == columns
    for column in columns:  # the coast: to the left it starts beside the start, to the right one tile further on
        assert min(x for x, y in found if y == column) == (1 if column == 0 else max(0, -column))


CORE_NEXT = """
[map]
stack = ["core_1"]
[map.tiles]
"1,1" = "countryside_3"
"""


@pytest.mark.rule("MK-MAP-02b", "MK-MAP-01")
@pytest.mark.parametrize(("features", "legal"), [((), set()), (("first_reconnaissance",), {"0,2", "2,0"})])
def test_core_tiles_keep_off_the_coast_of_a_wedge(
    features: tuple[str, ...], legal: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # With (0,1), (1,0) and (1,1) laid, the coast positions (0,2) and (2,0) touch two tiles each.
    trial.scenario(monkeypatch, features=(*trial.PLAIN, *features))
    table = given(f'scenario = "trial"\n{CORE_NEXT}')
    shown = {slot["slot"] for slot in table.view["map"]["slots"] if slot["legal"]}
    assert shown == legal

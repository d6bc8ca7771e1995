"""A scripted player for rule tests of Oath.

table = given('''
    players = ["purple", "red"]
    turn = "red"
    [sites.cradle_1]
    site = "plains"
    cards = ["elders"]
    [boards.red]
    site = "plains"
    favor = 3
''')
table.play("use elders").board("red")["secrets"]

Every slot a test does not name is made a quiet one, so that no site of the seed bends what is tested.
"""

from __future__ import annotations

import tomllib
from typing import Any, ClassVar

from scripted_base import Scripted

#: Sites without a power that could matter where nothing is said of them.
QUIET = {
    "cradle_1": "fertile_valley",
    "cradle_2": "lush_coast",
    "provinces_1": "ancient_city",
    "provinces_2": "standing_stones",
    "provinces_3": "steppe",
    "hinterland_1": "rocky_coast",
    "hinterland_2": "great_slum",
    "hinterland_3": "salt_flats",
}
#: More of them, where a test has moved one of these to another slot.
MORE = ("river", "drowned_city", "mine")


class Table(Scripted):
    """A match set up from a position."""

    game: ClassVar[str] = "oath"

    def board(self, color: str, seat: int | None = None) -> dict[str, Any]:
        """A player's board, as its owner sees it or as another seat does."""
        players = self.match.view(0)["players"]
        place = next(place for place, player in enumerate(players) if player["color"] == color)
        found: dict[str, Any] = self.match.view(place if seat is None else seat)["players"][place]
        return found

    def site(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = next(site for site in self.view["sites"] if site["id"] == name)
        return found

    @property
    def campaign(self) -> dict[str, Any]:
        """The innermost campaign under way."""
        found: dict[str, Any] = self.view["campaigns"][-1]
        return found

    def rolled(self, side: str) -> list[str]:
        """The faces of the last roll of that side."""
        lines = [line.event.text for line in self.match.log if line.event.text.key == f"oa-log-rolls-{side}"]
        faces = lines[-1].args["faces"]
        assert isinstance(faces, tuple)
        return list(faces)

    def bank(self, suit: str) -> int:
        return int(self.view["banks"][suit])

    @property
    def asked(self) -> str:
        """The colour of whoever must answer."""
        return str(self.view["players"][self.seat]["color"])


def given(text: str) -> Table:
    """A table from a position; slots it does not speak of lie there quietly, without cards."""
    said = "\n".join(line.strip() for line in text.splitlines())
    sites = tomllib.loads(said).get("sites", {})
    named = {section["site"] for section in sites.values() if "site" in section}
    more = iter(MORE)
    filled = {slot: next(more) if site in named else site for slot, site in QUIET.items() if slot not in sites}
    quiet = [f'[sites.{slot}]\nsite = "{site}"\ncards = []\n' for slot, site in filled.items()]
    return Table("\n".join([said, *quiet]))

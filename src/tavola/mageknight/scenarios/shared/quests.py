"""Quests: a map made for what they are about, cities nobody fights for, and teams that are no matter of choice."""

from __future__ import annotations

from ...catalog import Tile
from ...features import Feature, feature
from ...state import Table


class Quest(Feature):
    """The map of a quest. `sites`: Countryside tiles with one of them are all used; `core`: Core tiles that are used;
    `city`: the colour of its only city."""

    sites: tuple[str, ...] = ()
    core: tuple[str, ...] = ()
    city = ""

    def needed(self, table: Table, needed: bool, tile: Tile) -> bool:
        about = tile.back == "countryside" and any(print_.site in self.sites for print_ in tile.hexes)
        return needed or about or tile.id in self.core

    def left_out(self, table: Table, out: bool, tile: Tile) -> bool:
        return out or (tile.city and tile.hexes[0].colors[0] != self.city)


@feature("friendly_city")
class FriendlyCity(Feature):
    """The city welcomes everybody and has no leader."""

    def cities_friendly(self, table: Table, friendly: bool) -> bool:
        return True


@feature("in_teams")
class InTeams(Feature):
    """Allies sit across the table unless the players say otherwise."""

    def teams(self) -> str:
        return "on"

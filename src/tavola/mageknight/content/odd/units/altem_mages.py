"""Altem Mages: all own attacks of the turn become Siege Attacks, or Cold Fire."""

from __future__ import annotations

from msgspec.structs import replace

from ....powers import Power, power
from ....state import Points, Table


@power("attacks_become")
class AttacksBecome(Power):
    """Cards played sideways never become Siege Attacks."""

    def becomes(self, table: Table, points: Points) -> Points:
        if self.mod.args[0] == "siege":
            return points if points.origin.startswith("sideways:") else replace(points, kind="siege")
        return replace(points, element=str(self.mod.args[0]))

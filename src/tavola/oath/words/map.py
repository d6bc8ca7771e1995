"""The world by its regions: the sites in words; and drawn, a row for each region."""

from __future__ import annotations

from ...text.lines import View
from .board import Namer, site_told

CELL = 22


def map_told(view: View, lang: str) -> list[str]:
    """Every site: its region, who rules it, what lies there."""
    tell = Namer("oath", lang)
    return [line for site in view["sites"] for line in site_told(view, site, tell)]


def drawing(view: View, lang: str) -> list[str]:
    """A row of sites for each region, and beneath each the pawns that stand there."""
    tell = Namer("oath", lang)
    lines = []
    for region in dict.fromkeys(site["region"] for site in view["sites"]):
        sites = [site for site in view["sites"] if site["region"] == region]
        lines.append(f"{tell.name('region', region)}:")
        lines.append("  " + "".join(f"[{_name(site, tell)}]".ljust(CELL) for site in sites).rstrip())
        pawns = [
            ", ".join(
                tell.name("player", player["color"])
                for player in view["players"]
                if site["up"] and player["site"] == site["id"]
            )
            for site in sites
        ]
        if any(pawns):
            lines.append("  " + "".join(f" {names}".ljust(CELL) for names in pawns).rstrip())
    return lines


def _name(site: View, tell: Namer) -> str:
    return tell.name("site", site["id"])[: CELL - 3] if site["up"] else "?"

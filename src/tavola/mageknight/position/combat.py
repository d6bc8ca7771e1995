"""The `combat` section of a position: enemies face the Hero at once."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from ...kernel.errors import BadPosition
from ...kernel.reading import listed, names, number, only
from ..catalog import ENEMIES, SITES
from ..chapters.combat.block import new_foe
from ..chapters.combat.course import PHASES, begin
from ..chapters.land.cities import fortify
from ..chapters.land.movement import safe
from ..chapters.pieces.hexmap import board, neighbours, put_space, site_at, space_at
from ..state import Combat, Points, Token, Work
from .table import drawn


def start_combat(work: Work, section: object) -> None:
    """Enemies face the Hero at once. `site` names what is fought over; it must lie on the map."""
    if not isinstance(section, Mapping):
        raise BadPosition("error-position-value", key="combat", value=str(section))
    only(section, ("enemies", "site", "phase", "wounds", "pool"), "combat.")
    found = names(section, "enemies", ENEMIES, "combat.")
    if not found:
        raise BadPosition("error-position-value", key="combat.enemies", value="")
    phase = str(section.get("phase", "ranged"))
    if phase not in PHASES:
        raise BadPosition("error-position-value", key="combat.phase", value=phase)
    site = str(section.get("site", ""))
    kind, at, back = _battlefield(work, site)
    foes = []
    for n, name in enumerate(found, 1):
        foe = new_foe(n, drawn(work, name))
        foe = replace(foe, defender=kind != "challenge", space=at if kind in ("assault", "mine") else "")
        foes.append(fortify(work, at, foe) if kind == "assault" else foe)
    if kind in ("assault", "mine"):
        put_space(work, at, replace(space_at(work, at), tokens=tuple(Token(name, True) for name in found)))
    card = SITES.get(site)
    me = work.me
    points = (me.move, me.influence, me.heal)
    begin(
        work,
        Combat(
            kind,
            at,
            phase,
            tuple(foes),
            tuple(_points(str(entry)) for entry in listed(section, "pool")),
            site=site,
            back=back,
            night=bool(card and card.night_rules) or kind == "mine",
            units=card.units_allowed and kind != "burn" if card else True,
            wounds=number(section, "wounds", 0, 0, "combat."),
        ),
    )
    me.move, me.influence, me.heal = points


def _points(entry: str) -> Points:
    """Points already generated: `attack 3 fire ranged`, `attack 2 physical melee`, `block 4 ice`."""
    what, number, element, *kind = entry.split() if len(entry.split()) > 2 else ("", "", "")
    kinds = [[one] for one in ("melee", "ranged", "siege")] if what == "attack" else [[]]
    elements = ("physical", "fire", "ice", "coldfire")
    if what not in ("attack", "block") or not number.isdigit() or element not in elements or kind not in kinds:
        raise BadPosition("error-position-value", key="combat.pool", value=entry)
    return Points(what, int(number), element, kind[0] if kind else "plain", "position")


def _battlefield(work: Work, site: str) -> tuple[str, str, str]:
    """The kind of fight a site means, where it is, and the way back."""
    if not site:
        return "challenge", work.me.at, ""
    if site not in SITES:
        raise BadPosition("error-position-value", key="combat.site", value=site)
    at = next((at for at in board(work.tiles) if site_at(work, at) == site), "")
    if not at:
        raise BadPosition("error-position-value", key="combat.site", value=site)
    back = next((near for near in neighbours(at) if safe(work, near)), "")
    work.me.path = (back, at) if back else (at,)
    work.me.at = at
    if SITES[site].category == "fortified":
        return "assault", at, back
    return {"monastery": "burn", "crystal_mine": "mine"}.get(site, "adventure"), at, ""

"""The `player` section of a position: cards, points, Units, Skills, and where the Hero stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.reading import counts, known, listed, names, number, only
from ..catalog import BASIC_COLORS, CARDS, COLORS, ENEMIES, HEROES, SKILLS, TACTICS, UNITS
from ..chapters.hand.skills import MARKED
from ..chapters.pieces.fame import BEST, WORST, level_for
from ..chapters.pieces.tracks import FAME_SPACES, LEVELS
from ..state import Owned, Played, Unit, Work
from .table import space_name

_POINTS = ("move", "influence", "heal")
_PLAYER = (
    *_POINTS,
    "hand",
    "deck",
    "discard",
    "play",
    "fame",
    "reputation",
    "level",
    "crystals",
    "mana",
    "units",
    "skills",
    "skill_pile",
    "tactic",
    "tactic_used",
    "stored",
    "at",
    "path",
    "carded",
    "draw_bonus",
    "apart",
    "kept",
)


def fill_player(work: Work, section: Mapping[str, Any]) -> None:
    only(section, _PLAYER, "player.")
    me = work.me
    for pile in ("hand", "discard", "stored", "apart"):
        if pile in section:
            setattr(me, pile, names(section, pile, CARDS, "player."))
    if "play" in section:
        me.play = tuple(Played(card, "basic") for card in names(section, "play", CARDS, "player."))
    me.deck = names(section, "deck", CARDS, "player.") if "deck" in section else _rest_of_deck(work)
    me.kept = names(section, "kept", ENEMIES, "player.") if "kept" in section else ()
    me.fame = number(section, "fame", 0, -FAME_SPACES, "player.")
    me.level = number(section, "level", level_for(me.fame), 1, "player.")
    if me.level > len(LEVELS):
        raise BadPosition("error-position-value", key="player.level", value=str(me.level))
    me.reputation = number(section, "reputation", 0, WORST, "player.")
    if me.reputation > BEST:
        raise BadPosition("error-position-value", key="player.reputation", value=str(me.reputation))
    me.crystals = counts(section, "crystals", BASIC_COLORS, 3)
    me.mana = counts(section, "mana", COLORS, 99)
    me.units = tuple(_unit(entry) for entry in listed(section, "units"))
    me.skills = tuple(
        Owned(name, mark="gold" if MARKED in SKILLS[name].traits else "")
        for name in names(section, "skills", SKILLS, "player.")
    )
    if "skill_pile" in section:
        me.skill_pile = names(section, "skill_pile", SKILLS, "player.")
    else:
        owned = {skill.skill for skill in me.skills}
        me.skill_pile = tuple(skill for skill in me.skill_pile if skill not in owned)
    if "tactic" in section:
        me.tactic = known(str(section["tactic"]), TACTICS, "player.tactic")
    me.tactic_used = bool(section.get("tactic_used", False))
    me.carded = bool(section.get("carded", False))
    me.draw_bonus = number(section, "draw_bonus", 0, 0, "player.")
    for points in _POINTS:
        setattr(me, points, number(section, points, 0, -20, "player."))
    if "at" in section:
        me.at = space_name(work, str(section["at"]), "player.at")
    if "path" in section:
        me.path = tuple(space_name(work, str(at), "player.path") for at in listed(section, "path"))
        me.at = me.path[-1] if me.path else me.at


def _rest_of_deck(work: Work) -> tuple[str, ...]:
    """The Hero's sixteen cards less those laid elsewhere, in the order they are printed in."""
    me = work.me
    elsewhere = list(me.hand + me.discard + me.stored + tuple(played.card for played in me.play))
    found = []
    for card in HEROES[me.hero].deck:
        if card in elsewhere:
            elsewhere.remove(card)
        else:
            found.append(card)
    return tuple(found)


def _unit(entry: object) -> Unit:
    if isinstance(entry, str):
        return Unit(known(entry, UNITS, "player.units"))
    if not isinstance(entry, Mapping):
        raise BadPosition("error-position-value", key="player.units", value=str(entry))
    only(entry, ("unit", "spent", "wounds", "mana", "banner", "furled", "token"), "player.units.")
    return Unit(
        known(str(entry.get("unit", "")), UNITS, "player.units.unit"),
        bool(entry.get("spent", False)),
        number(entry, "wounds", 0, 0, "player.units."),
        mana=str(entry.get("mana", "")),
        banner=known(str(entry["banner"]), CARDS, "player.units.banner") if "banner" in entry else "",
        furled=bool(entry.get("furled", False)),
        token=known(str(entry["token"]), SKILLS, "player.units.token") if "token" in entry else "",
    )

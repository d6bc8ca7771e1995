"""The `player` section of a position: cards, points, Units, Skills, what is in force, and where the Hero stands."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from ...kernel.errors import BadPosition
from ...kernel.reading import bounded, counts, flag, impossible, known, listed, named, names, only, section_of
from ..catalog import BASIC_COLORS, CARDS, COLORS, ENEMIES, HEROES, SKILLS, TACTICS, UNITS
from ..chapters.hand.banners import COMMAND
from ..chapters.hand.skills import MARKED
from ..chapters.pieces.fame import BEST, WORST, level_for
from ..chapters.pieces.hexmap import adjacent
from ..chapters.pieces.tracks import FAME_SPACES, LEVELS
from ..chapters.turn.rewards import REWARDS
from ..state import Owned, Played, Unit, Work
from .land import dry_space
from .lasting import in_force

POINTS = ("move", "influence", "heal")
CARD_LISTS = ("hand", "discard", "stored", "apart", "aside", "shown")
FLAGS = ("carded", "rested", "moved", "extra_turn", "exempt")
_OTHERS = (
    "deck",
    "play",
    "fame",
    "reputation",
    "level",
    "crystals",
    "mana",
    "units",
    "skills",
    "skill_pile",
    "refused",
)
_REST = ("tactic", "tactic_used", "at", "path", "draw_bonus", "dice", "kept", "rewards", "effects", "before")
KEYS = (*POINTS, *CARD_LISTS, *FLAGS, *_OTHERS, *_REST)
SIDES = ("basic", "strong", "sideways", "discarded")
USES = ("", "turn", "round", "flip", "centre", "return")
EARLY = ("tactic", "plunder")
MOST_POINTS = 99
MOST_FAME = 999
MOST_WOUNDS = 2  # a Unit is wounded twice by poison, and never more
FED = "familiar"


def fill_player(work: Work, section: Mapping[str, Any], prefix: str = "player.") -> None:
    only(section, KEYS, prefix)
    me = work.me
    for pile in CARD_LISTS:
        if pile in section:
            setattr(me, pile, names(section, pile, CARDS, prefix))
    if "play" in section:
        me.play = tuple(_played(entry, prefix) for entry in listed(section, "play", prefix))
    me.deck = names(section, "deck", CARDS, prefix) if "deck" in section else _rest_of_deck(work)
    me.kept = names(section, "kept", ENEMIES, prefix) if "kept" in section else ()
    _tracks(work, section, prefix)
    me.crystals = counts(section, "crystals", BASIC_COLORS, 3, prefix)
    me.mana = counts(section, "mana", COLORS, MOST_POINTS, prefix)
    _skills(work, section, prefix)
    units = listed(section, "units", prefix)
    me.units = tuple(replace(_unit(entry, prefix + "units"), n=n) for n, entry in enumerate(units))
    me.enlisted = len(units)
    me.tactic = named(section, "tactic", me.tactic, TACTICS, prefix)
    me.tactic_used = flag(section, "tactic_used", prefix)
    for name in FLAGS:
        setattr(me, name, flag(section, name, prefix))
    me.draw_bonus = bounded(section, "draw_bonus", 0, 0, MOST_POINTS, prefix)
    me.dice = bounded(section, "dice", 1, 0, MOST_POINTS, prefix)
    me.rewards = names(section, "rewards", REWARDS, prefix)
    me.before = names(section, "before", EARLY, prefix)
    me.mods = tuple(in_force(str(name), prefix + "effects") for name in listed(section, "effects", prefix))
    for points in POINTS:
        setattr(me, points, bounded(section, points, 0, -20, MOST_POINTS, prefix))
    _stand(work, section, prefix)


def _tracks(work: Work, section: Mapping[str, Any], prefix: str) -> None:
    """Fame and Reputation. A level may be below what the Fame is worth, never above it; a level alone stands for the
    Fame at which it begins."""
    me = work.me
    level = bounded(section, "level", 1, 1, len(LEVELS), prefix)
    me.fame = bounded(section, "fame", LEVELS[level - 1].fame_from, -FAME_SPACES, MOST_FAME, prefix)
    worth = level_for(me.fame)
    level = level if "level" in section else worth
    if level > worth:
        raise BadPosition("mk-position-level", key=prefix + "level", value=str(level), fame=me.fame, level=worth)
    me.level = level
    me.reputation = bounded(section, "reputation", 0, WORST, BEST, prefix)


def _stand(work: Work, section: Mapping[str, Any], prefix: str) -> None:
    """Where the figure stands, and how it came there: the last space of the path is the one it stands on."""
    me = work.me
    if "at" in section:
        me.at = dry_space(work, section["at"], prefix + "at")
    if "path" not in section:
        return
    path = tuple(dry_space(work, at, prefix + "path") for at in listed(section, "path", prefix))
    for one, other in pairwise(path):
        if not adjacent(one, other):
            raise BadPosition("mk-position-path", key=prefix + "path", value=f"{one} {other}")
    if path and "at" in section and path[-1] != me.at:
        raise BadPosition("mk-position-path-end", key=prefix + "path", value=path[-1], space=me.at)
    me.path = path
    me.at = path[-1] if path else me.at


def _played(entry: object, prefix: str) -> Played:
    """A card played this turn, by its name; or as a table that says how: `{card = "rage", side = "strong"}`."""
    if not isinstance(entry, Mapping):
        return Played(known(str(entry), CARDS, prefix + "play"), "basic")
    only(entry, ("card", "side"), prefix + "play.")
    card = known(str(entry.get("card", "")), CARDS, prefix + "play.card")
    return Played(card, named(entry, "side", "basic", SIDES, prefix + "play."))


def _rest_of_deck(work: Work) -> tuple[str, ...]:
    """The Hero's sixteen cards less those laid elsewhere, in the order they are printed in."""
    me = work.me
    elsewhere = list(me.hand + me.discard + me.stored + me.aside + tuple(played.card for played in me.play))
    found = []
    for card in HEROES[me.hero].deck:
        if card in elsewhere:
            elsewhere.remove(card)
        else:
            found.append(card)
    return tuple(found)


def _skills(work: Work, section: Mapping[str, Any], prefix: str) -> None:
    me = work.me
    me.skills = tuple(_skill(entry, prefix) for entry in listed(section, "skills", prefix))
    owned = tuple(skill.skill for skill in me.skills)
    for place, name in enumerate(owned):
        if name in owned[:place]:
            raise BadPosition("mk-position-twice", key=prefix + "skills", value=name)
    me.refused = names(section, "refused", SKILLS, prefix)
    if "skill_pile" in section:
        me.skill_pile = names(section, "skill_pile", SKILLS, prefix)
    else:
        me.skill_pile = tuple(skill for skill in me.skill_pile if skill not in owned + me.refused)


def _skill(entry: object, prefix: str) -> Owned:
    """A Skill ready for use, by its name; or as a table: `used` and the colour(s) a Shield on it marks."""
    how: Mapping[str, Any] = entry if isinstance(entry, Mapping) else {}
    only(how, ("skill", "used", "mark"), prefix + "skills.")
    name = known(str(how.get("skill", entry)), SKILLS, prefix + "skills")
    mark = str(how.get("mark", "gold" if MARKED in SKILLS[name].traits else ""))
    for color in mark.split():
        known(color, COLORS, prefix + "skills.mark")
    return Owned(name, named(how, "used", "", USES, prefix + "skills."), mark)


def _unit(entry: object, key: str) -> Unit:
    if isinstance(entry, str):
        return Unit(known(entry, UNITS, key))
    how = section_of(entry, key)
    prefix = key + "."
    only(how, ("unit", "spent", "wounds", "absorbed", "mana", "banner", "standing", "furled", "token"), prefix)
    name = known(str(how.get("unit", "")), UNITS, prefix + "unit")
    mana = named(how, "mana", "", COLORS, prefix)
    if mana and FED not in UNITS[name].traits:
        raise BadPosition("mk-position-unfed", key=prefix + "mana", value=mana, unit=name)
    banners = (*(card.id for card in CARDS.values() if card.banner), COMMAND)
    banner = named(how, "banner", "", banners, prefix)
    standing = named(how, "standing", "", CARDS, prefix)
    furled = flag(how, "furled", prefix)
    if (standing or furled) and not banner:
        raise impossible(prefix + ("standing" if standing else "furled"), standing or "true", ())
    return Unit(
        name,
        flag(how, "spent", prefix),
        bounded(how, "wounds", 0, 0, MOST_WOUNDS, prefix),
        flag(how, "absorbed", prefix),
        mana=mana,
        banner=banner,
        furled=furled,
        standing=standing,
        token=named(how, "token", "", tuple(one.id for one in SKILLS.values() if one.rebate), prefix),
    )

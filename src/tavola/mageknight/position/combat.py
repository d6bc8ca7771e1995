"""The `combat` section of a position: a fight under way, of any mix, each attack in the condition it is in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from ...kernel.errors import BadPosition
from ...kernel.reading import bounded, flag, impossible, known, listed, named, only, section_of
from ...kernel.records import Frame
from ..catalog import ENEMIES, SITES
from ..chapters.combat.block import new_foe
from ..chapters.combat.course import PHASES, begin
from ..chapters.combat.damage import damage_options
from ..chapters.combat.maze import PATHS
from ..chapters.land.cities import fortify
from ..chapters.land.movement import safe
from ..chapters.pieces.foes import print_of
from ..chapters.pieces.hexmap import board, neighbours, put_space, site_at, space_at
from ..state import Combat, Foe, FoeAttack, Points, Token, Work
from .land import drawn, space_named

KEYS = (
    *("enemies", "site", "at", "phase", "wounds", "pool", "companion", "maze_path", "knocked_out", "enemies_blocked"),
    *("walls", "unit_used"),
)
ENEMY_KEYS = (
    *("enemy", "at", "rampaging", "attacks", "less_armor", "least_armor", "drained", "lost", "defeated", "fame"),
    *("defend_used", "summoned_by"),
)
#: Names these keys had before; they are still understood.
OLD_KEYS = {"path": "maze_path", "knocked": "knocked_out", "blocked": "enemies_blocked", "helped": "unit_used"}
OLD_ENEMY_KEYS = {"least": "least_armor", "guarded": "defend_used"}
FAME = ("half", "double")
ATTACK_STATES = ("open", "blocked", "canceled", "assigned", "hidden")
#: What the state calls them, and people too before.
CANCELLED = "cancelled"
ELEMENTS = ("physical", "fire", "ice", "coldfire")
KINDS = ("melee", "ranged", "siege")
#: What an enemy can have lost.
LOST = (
    *("fortifications", "resistances", "attack_abilities", "physical_resistance", "fire_resistance", "ice_resistance"),
    *("fortified", "unfortified", "defend", "arcane_immunity", "doomed"),
)
#: Rampaging enemies by the colour of their token.
ROAMING = {"green": "orc_marauder", "red": "draconum"}
MOST = 99


def start_combat(work: Work, section: object, stood: bool) -> None:
    """Enemies face the Hero at once. `site` or `at` says what is fought over; without either they rampage in the open.
    `stood`: the position itself says where the Hero stands."""
    told = called(section_of(section, "combat"), OLD_KEYS, "combat.")
    only(told, KEYS, "combat.")
    phase = named(told, "phase", "ranged", PHASES, "combat.")
    kind, at, site = _battlefield(work, told, stood)
    card = SITES.get(site)
    companion = bounded(told, "companion", 0, 0, len(work.me.units), "combat.") - 1
    path = bounded(told, "maze_path", 0, 0, max(PATHS), "combat.")
    if path and (kind != "maze" or path not in PATHS):
        raise impossible("combat.maze_path", path, tuple(str(length) for length in PATHS) if kind == "maze" else ())
    if kind == "maze" and not path:
        raise impossible("combat.maze_path", 0, tuple(str(length) for length in PATHS))
    foes = _foes(work, listed(told, "enemies", "combat."), kind, at, bool(card and card.keeps_enemies))
    me = work.me
    points = (me.move, me.influence, me.heal)
    pool = tuple(points_of(str(entry), "combat.pool") for entry in listed(told, "pool", "combat."))
    begin(
        work,
        Combat(
            kind,
            at,
            phase,
            foes,
            pool,
            site=site,
            back=_way_back(work, at) if kind == "assault" else "",
            night=bool(card and card.night_rules) or kind == "mine",
            units=card.units_allowed and kind not in ("burn", "maze") if card else True,
            companion=companion,
            path=path,
            wounds=bounded(told, "wounds", 0, 0, MOST, "combat."),
            knocked=flag(told, "knocked_out", "combat."),
            blocked=bounded(told, "enemies_blocked", sum(_stopped(foe) for foe in foes), 0, MOST, "combat."),
            walls=flag(told, "walls", "combat.", True),
            helped=flag(told, "unit_used", "combat."),
        ),
    )
    me.move, me.influence, me.heal = points
    if phase == "damage" and not damage_options(work):
        work.stack += (Frame("combat.damage"),)


# -- where --------------------------------------------------------------------------------------------------------


def _battlefield(work: Work, section: Mapping[str, Any], stood: bool) -> tuple[str, str, str]:
    """The kind of fight, the space, and the site fought over."""
    me = work.me
    if "at" in section:
        at = space_named(work, section["at"], "combat.at")
        site = site_at(work, at)
        if section.get("site", site) != site:
            raise BadPosition("mk-position-not-there", key="combat.site", value=at, site=str(section["site"]))
    elif section.get("site"):
        site = known(str(section["site"]), SITES, "combat.site")
        at = _found(work, site, stood)
    else:
        return "challenge", me.at, ""
    if stood and me.at != at:
        raise BadPosition("mk-position-elsewhere", key="combat.site", value=at, space=me.at)
    if me.at != at or not me.path or me.path[-1] != at:
        back = next((near for near in neighbours(at) if safe(work, near)), "")
        me.path = (back, at) if back else (at,)
    me.at = at
    if site not in SITES:
        return "challenge", at, ""
    if SITES[site].category == "fortified":
        return "assault", at, site
    special = {"monastery": "burn", "crystal_mine": "mine", "maze": "maze", "labyrinth": "maze"}
    if site not in special and SITES[site].category != "adventure":
        raise BadPosition("mk-position-no-fight", key="combat.site", value=site)
    return special.get(site, "adventure"), at, site


def _found(work: Work, site: str, stood: bool) -> str:
    """The space of a site: the one the Hero stands on, or the only one of that kind on the map."""
    there = [at for at in board(work.tiles) if site_at(work, at) == site]
    if work.me.at in there and stood:
        return work.me.at
    if len(there) > 1:
        raise BadPosition("mk-position-several", key="combat.site", value=site, known=tuple(there))
    if not there:
        here = {site_at(work, at) for at in board(work.tiles)} & {*SITES}
        raise impossible("combat.site", site, sorted(here))
    return there[0]


def _way_back(work: Work, at: str) -> str:
    """Where a failed assault withdraws to: the space before on the way walked."""
    path = work.me.path
    return path[-2] if len(path) > 1 and path[-1] == at else ""


# -- who ----------------------------------------------------------------------------------------------------------


def _foes(work: Work, entries: list[Any], kind: str, at: str, kept: bool) -> tuple[Foe, ...]:
    """The enemies in their order. Defenders of a site that keeps them lie on its space; rampaging ones on theirs."""
    if not entries:
        raise BadPosition("mk-position-no-enemies", key="combat.enemies")
    foes: list[Foe] = []
    for entry in entries:
        foes.append(_foe(work, len(foes) + 1, entry, kind, at, kept or kind in ("assault", "mine"), foes))
    if kind in ("assault", "mine") or kept:
        mine = tuple(Token(foe.enemy, True) for foe in foes if foe.space == at and not foe.defeated)
        put_space(work, at, replace(space_at(work, at), tokens=mine))
    return tuple(foes)


def _foe(work: Work, n: int, entry: object, kind: str, at: str, kept: bool, before: list[Foe]) -> Foe:
    how = _told_of(entry) if isinstance(entry, Mapping) else {}
    only(how, ENEMY_KEYS, "combat.enemies.")
    name = known(str(how.get("enemy", entry)), ENEMIES, "combat.enemies")
    home = space_named(work, how["at"], "combat.enemies.at") if "at" in how else ""
    summoner = bounded(how, "summoned_by", 0, 0, n - 1, "combat.enemies.")
    roams = flag(how, "rampaging", "combat.enemies.", (kind == "challenge" or home not in ("", at)) and not summoner)
    defender = kind != "challenge" and not roams and not summoner
    foe = new_foe(n, name)
    lies = home if roams else at if kept and defender else ""
    foe = replace(
        foe,
        space=lies,
        rampaging=_roaming(work, lies, name) if roams else "",
        defender=defender,
        summoned_by=summoner,
    )
    if roams and home:
        _stands(work, home, name)
    elif not (lies and any(token.enemy == name for token in space_at(work, lies).tokens)):
        drawn(work, name)
    return _condition(fortify(work, at, foe) if kind == "assault" and defender else foe, how, before)


def called(told: Mapping[str, Any], old: Mapping[str, str], prefix: str) -> Mapping[str, Any]:
    """A section with today's names of its keys. One that is named twice, by its old name and its new one, is
    refused."""
    for before, now in old.items():
        if before in told and now in told:
            raise BadPosition("mk-position-twice", key=prefix + before, value=now)
    return {old.get(key, key): value for key, value in told.items()}


def _told_of(entry: Mapping[str, Any]) -> Mapping[str, Any]:
    """An enemy by today's keys. Before, `armor` was the change of its Armor, below nothing where it was lowered, and
    what its Fame counts for was a flag each."""
    how = dict(called(entry, OLD_ENEMY_KEYS, "combat.enemies."))
    if "armor" in how:
        less = -bounded(how, "armor", 0, -MOST, MOST, "combat.enemies.")
        how = dict(called({**how, "armor": less}, {"armor": "less_armor"}, "combat.enemies."))
    for share in FAME:
        if share in how and flag(how, share, "combat.enemies."):
            how = dict(called({**how, share: share}, {share: "fame"}, "combat.enemies."))
        how.pop(share, None)
    return how


def _roaming(work: Work, home: str, name: str) -> str:
    return (space_at(work, home).rampaging if home else "") or ROAMING.get(ENEMIES[name].pile, "")


def _stands(work: Work, home: str, name: str) -> None:
    """The token of a rampaging enemy lies on its space."""
    space = space_at(work, home)
    if any(token.enemy == name for token in space.tokens):
        return
    tokens = (*(space.tokens if space.rampaging else ()), Token(drawn(work, name), True))
    kind = "pair" if len(tokens) > 1 else ROAMING.get(ENEMIES[name].pile, "orc_marauder")
    put_space(work, home, replace(space, tokens=tokens, rampaging=kind))


def _condition(foe: Foe, how: Mapping[str, Any], before: list[Foe]) -> Foe:
    """What the fight has done to an enemy so far."""
    prefix = "combat.enemies."
    lost = tuple(known(str(name), LOST, prefix + "lost") for name in listed(how, "lost", prefix))
    fame = named(how, "fame", "", FAME, prefix)
    foe = replace(
        foe,
        armor=foe.armor - bounded(how, "less_armor", 0, -MOST, MOST, prefix),
        least=bounded(how, "least_armor", 1 if how.get("less_armor", 0) else 0, 0, MOST, prefix),
        drained=bounded(how, "drained", 0, 0, MOST, prefix),
        lost=lost,
        defeated=flag(how, "defeated", prefix),
        half=fame == "half",
        double=fame == "double",
        guarded=flag(how, "defend_used", prefix),
    )
    if foe.summoned_by and not any(
        attack.summon for other in before if other.n == foe.summoned_by for attack in print_of(other).attacks
    ):
        raise BadPosition("mk-position-no-summoner", key=prefix + "summoned_by", value=str(foe.summoned_by))
    if "attacks" not in how:
        return foe
    told = listed(how, "attacks", prefix)
    if len(told) != len(foe.attacks):
        raise BadPosition("mk-position-attacks", key=prefix + "attacks", enemy=foe.enemy, count=len(foe.attacks))
    return replace(foe, attacks=tuple(_attack(one, old) for one, old in zip(told, foe.attacks, strict=True)))


def _attack(entry: object, printed: FoeAttack) -> FoeAttack:
    """One attack: `"blocked"`, or a table with its state, how much it is reduced, and the damage Units took of it."""
    key = "combat.enemies.attacks"
    if isinstance(entry, str):
        return replace(printed, state=_state_of(entry, key))
    how = section_of(entry, key)
    only(how, ("state", "less", "taken"), key + ".")
    return FoeAttack(
        _state_of(str(how.get("state", "open")), key + ".state"),
        printed.less + bounded(how, "less", 0, -MOST, MOST, key + "."),
        bounded(how, "taken", 0, 0, MOST, key + "."),
    )


def _state_of(word: str, key: str) -> str:
    told = "canceled" if word == CANCELLED else word
    return CANCELLED if known(told, ATTACK_STATES, key) == "canceled" else told


def _stopped(foe: Foe) -> bool:
    return bool(foe.attacks) and not foe.summoned_by and all(attack.state == "blocked" for attack in foe.attacks)


def points_of(entry: str, key: str) -> Points:
    """Points already generated: `attack 3 fire ranged`, `block 4 ice`. Physical and melee need not be said, and the
    words behind the number come in any order."""
    what, number, *more = [*entry.split(), "", ""] if len(entry.split()) > 1 else ("", "")
    words = [word for word in more if word]
    elements = [word for word in words if word in ELEMENTS]
    kinds = [word for word in words if word in KINDS and what == "attack"]
    plain = what in ("attack", "block") and number.isdecimal() and len(elements) + len(kinds) == len(words)
    if not plain or len(elements) > 1 or len(kinds) > 1:
        raise BadPosition("mk-position-points", key=key, value=entry)
    element, kind = (elements or ["physical"])[0], (kinds or ["melee"])[0] if what == "attack" else "plain"
    return Points(what, min(int(number), MOST), element, kind, "position")

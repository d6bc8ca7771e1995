"""Actions that skills add: Charge, Safe Shot, Teleport and Command."""

from __future__ import annotations

from ....kernel.records import Option, Refusal, Scalar, Text
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import BOOK
from ...features import Feature, attackable, first
from ...state import Table, Turn, Work, foe_of, turn_of, turned
from ..board.board import ways_of, zone_name
from ..board.naming import foe_name, hero_name, pillar_name
from ..board.refusals import NO_ACTION
from ..board.skills import evasive, keyword, keywords, powers
from ..combat.course import attack, attack_pillar, kinds_ready, targets
from .actions import action, barred_action, pay, why_not
from .movement import held, holders, walk

#: The rule of each keyword that is an action.
RULES = {"charge": "MD-SKILL-28", "safe_shot": "MD-SKILL-35", "teleport": "MD-SKILL-34", "command": "MD-SKILL-24"}
#: The kind of weapon a keyword's free attack needs.
_WEAPON = {"charge": "melee", "safe_shot": "ranged"}


def payable_combat(turn: Turn) -> bool:
    """A combat action is left; one that is bound to a single kind of combat does not pay for a skill."""
    return turn.actions > 0 or "combat" in turn.extra


def pay_combat(work: Work) -> None:
    pay(work, "combat" if "combat" in turn_of(work).extra else "any")


def barred_keyword(table: Table, seat: int, word: str) -> Refusal | None:
    """What bars a keyword whatever its target: the hero lacks it, no action is left, it was used, no weapon fits."""
    if keyword(table, seat, word) is None:
        return no(RULES[word], "md-why-no-keyword", keyword=word)
    turn = turn_of(table)
    if not (payable_combat(turn) if word in _WEAPON else turn.actions > 0):
        return NO_ACTION
    if word in _WEAPON and _WEAPON[word] not in kinds_ready(table, seat):
        return no("MD-ACT-24", "md-why-no-weapon", kind=_WEAPON[word])
    if word == "command" and "command" in turn.used:
        return no("MD-SKILL-24", "md-why-once")
    if word == "command" and "commanded" in turn.used:
        return no("MD-SKILL-24", "md-why-commanded")
    if word == "charge" and held(table, seat):
        return no("MD-SKILL-90", "md-why-held", hero=table.heroes[seat].hero)
    return None


def keyword_targets(table: Table, seat: int, word: str) -> list[int]:
    """The zones, or for Command the heroes, a keyword reaches; nothing else bars it."""
    if word == "charge":
        return charges(table, seat)
    if word == "safe_shot":
        return shots(table, seat)
    if word == "teleport":
        leap = keyword(table, seat, "teleport")
        return sorted(reach(table, seat, int(leap.args[1]), True)) if leap is not None else []
    return [other for other, hero in enumerate(table.heroes) if other != seat and hero.present]


def keyword_options(table: Table, seat: int) -> list[Option]:
    """What the hero's keywords offer now."""
    options: list[Option] = []
    known = keywords(table, seat)
    for word in RULES if known else ():
        if word in known and barred_keyword(table, seat, word) is None:
            name = hero_name if word == "command" else zone_name
            options += [
                Option(f"{word} {name(table, target)}", word, (target,))
                for target in keyword_targets(table, seat, word)
            ]
    return options


@why_not(*RULES)
def why_not_keyword(table: Table, seat: int, words: list[str]) -> Refusal | None:
    """`charge 6v.b2`, `command owen`."""
    word = words[0]
    barred = barred_action(table, seat, "") or barred_keyword(table, seat, word)
    if barred is not None:
        return barred
    name = hero_name if word == "command" else zone_name
    reached = [name(table, target) for target in keyword_targets(table, seat, word)]
    return None if words[1:2] and words[1] in reached else no(RULES[word], "md-why-no-target")


@action("teleport", "any")
def _teleport(work: Work, seat: int, zone: int) -> None:
    leap = keyword(work, seat, "teleport")
    assert leap is not None
    _go(work, seat, zone, int(leap.args[1]), True)


def reach(table: Table, seat: int, n: int, slippery: bool) -> dict[int, int]:
    """The zones within n steps and the zone each is first entered from; enemies stop a hero who is not slippery."""
    start = table.heroes[seat].at
    if not slippery and held(table, seat):
        return {}
    ways = ways_of(table)
    busy = frozenset() if slippery else frozenset(foe.at for foe in table.foes if holders(table, foe.at))
    origin: dict[int, int] = {}
    edge = [start]
    for _ in range(n):
        reached = []
        for zone in edge:
            if zone in busy and zone != start:
                continue
            climbs = tuple(z for z in ways.stairs[zone] if first(table, Feature.stairs_barred, seat, zone, z) is None)
            for other in (*ways.near[zone], *climbs):
                if other != start and other not in origin:
                    origin[other] = zone
                    reached.append(other)
        edge = reached
    return origin


def _go(work: Work, seat: int, zone: int, n: int, slippery: bool) -> None:
    """Move a hero along the way found."""
    origin = reach(work, seat, n, slippery)
    path = [zone]
    while path[-1] in origin and origin[path[-1]] != work.heroes[seat].at:
        path.append(origin[path[-1]])
    for step in reversed(path):
        walk(work, seat, step)


def charges(table: Table, seat: int) -> list[int]:
    """Zones one or two steps away with an enemy the hero can attack (MD-SKILL-28, MD-SKILL-90, ruling A-37)."""
    zones = reach(table, seat, 2, evasive(table, seat))
    return sorted({foe.at for foe in table.foes if foe.at in zones and attackable(table, foe)})


def shots(table: Table, seat: int) -> list[int]:
    """Zones one step away, as if slippery, from which a ranged attack is possible (MD-SKILL-35, ruling A-38)."""
    return [zone for zone in sorted(reach(table, seat, 1, True)) if targets(table, seat, ("ranged",), zone)]


@action("charge")
def _charge(work: Work, seat: int, zone: int) -> None:
    """Move as the skill says, then make the free attack, to which the skill's own bonus applies."""
    pay_combat(work)
    tell(work, "md-event-charge", "MD-SKILL-28", hero=work.heroes[seat].hero)
    source = _source(work, seat, "charge")
    _go(work, seat, zone, 2, evasive(work, seat))
    push(work, "rush", seat, "melee", source)


@action("safe_shot")
def _safe_shot(work: Work, seat: int, zone: int) -> None:
    pay_combat(work)
    tell(work, "md-event-safe-shot", "MD-SKILL-35", hero=work.heroes[seat].hero)
    source = _source(work, seat, "safe_shot")
    _go(work, seat, zone, 1, True)
    push(work, "rush", seat, "ranged", source)


def _source(table: Table, seat: int, name: str) -> str:
    """Where the keyword in force comes from."""
    best, value = "", -1
    for source, power in powers(table, seat):
        for effect in power.effects:
            if effect.op == "keyword" and effect.args[0] == name and int(effect.args[1]) >= value:
                best, value = source, int(effect.args[1])
    return best


@BOOK.does("rush")
def _rush_attack(work: Work, seat: int, kind: str, source: str) -> None:
    if not work.heroes[seat].present:
        return
    aims = targets(work, seat, (kind,))
    if len(aims) == 1:
        _strike(work, seat, source, aims[0])
    elif aims:
        push(work, "rush_whom", kind, source, seat=seat)


def _strike(work: Work, seat: int, source: str, aim: tuple[str, int, bool]) -> None:
    kind, n, pillar = aim
    if pillar:
        attack_pillar(work, seat, n, kind)
    else:
        attack(work, seat, n, kind, (source,), "commanded" not in turn_of(work).used)


def _aim(table: Table, aim: tuple[str, int, bool]) -> Option:
    kind, n, pillar = aim
    foe = None if pillar else foe_of(table, n)
    name = foe_name(table, foe) if foe is not None else pillar_name(table, n)
    return Option(f"{kind} {name}", "attack_pillar" if pillar else "attack", (kind, n))


RUSH = BOOK.asks("rush_whom")


@RUSH.prompt
def _rush_prompt(table: Table, seat: int, kind: str, source: str) -> Text:
    return Text("md-ask-rush", {"hero": table.heroes[seat].hero})


@RUSH.offers
def _rush_aims(table: Table, seat: int, kind: str, source: str) -> list[Option]:
    return [_aim(table, aim) for aim in targets(table, seat, (kind,))]


@RUSH.answers("attack")
def _rush_strike(work: Work, seat: int, kind: str, source: str, chosen: str, n: int) -> None:
    _strike(work, seat, source, (chosen, n, False))


@RUSH.answers("attack_pillar")
def _rush_pillar(work: Work, seat: int, kind: str, source: str, chosen: str, n: int) -> None:
    _strike(work, seat, source, (chosen, n, True))


# Command: another hero takes one free action, outside its own activation (MD-SKILL-24, MD-SKILL-93).


@action("command")
def _command(work: Work, seat: int, other: int) -> None:
    turn = turn_of(work)
    turn = turned(work, actions=turn.actions - 1, used=(*turn.used, "command"))
    tell(work, "md-event-command", "MD-SKILL-24", hero=work.heroes[seat].hero, hero2=work.heroes[other].hero)
    push(work, "command_over", seat, turn.actions, len(turn.extra), len(turn.used), *turn.extra, *turn.used, *turn.hit)
    work.turn = Turn(other, 1, (), used=("commanded",))
    work.acting = other
    push(work, "activation", other)


@BOOK.does("command_over", rest=4)
def _command_over(work: Work, seat: int, actions: int, extra: int, used: int, kept: tuple[Scalar, ...]) -> None:
    """The commanding hero goes on with its own activation, as its frame has kept it."""
    hit = tuple(int(n) for n in kept[extra + used :])
    limits = tuple(str(what) for what in kept[extra : extra + used])
    work.turn = Turn(seat, actions, tuple(str(kind) for kind in kept[:extra]), used=limits, hit=hit)
    work.acting = seat

"""Actions that skills add: Charge, Safe Shot, Teleport and Command."""

from __future__ import annotations

from ....kernel.records import Frame, Option, Text
from ....kernel.work import push, tell
from ...book import BOOK
from ...features import adventure
from ...state import NOBODY, Table, Turn, Work, foe_of, turned
from ..board.board import ways_of, zone_name
from ..board.naming import foe_name, pillar_name
from ..board.skills import evasive, keyword, powers
from ..combat.course import attack, attack_pillar, kinds_ready, targets
from .movement import held, holders, walk


def payable_combat(turn: Turn) -> bool:
    """A combat action is left; one that is bound to a single kind of combat does not pay for a skill."""
    return turn.actions > 0 or "combat" in turn.extra


def pay_combat(work: Work) -> None:
    turn = work.turn
    assert turn is not None
    if "combat" in turn.extra:
        place = turn.extra.index("combat")
        turned(work, extra=turn.extra[:place] + turn.extra[place + 1 :], points=-1)
    else:
        turned(work, actions=turn.actions - 1, points=-1)


def keyword_options(table: Table, seat: int) -> list[Option]:
    """What the hero's keywords offer now."""
    turn = table.turn
    assert turn is not None
    options: list[Option] = []
    if payable_combat(turn):
        if keyword(table, seat, "charge") is not None and "melee" in kinds_ready(table, seat):
            options += [Option(f"charge {zone_name(table, z)}", "charge", (z,)) for z in charges(table, seat)]
        if keyword(table, seat, "safe_shot") is not None and "ranged" in kinds_ready(table, seat):
            options += [Option(f"safe_shot {zone_name(table, z)}", "safe_shot", (z,)) for z in shots(table, seat)]
    if turn.actions > 0:
        leap = keyword(table, seat, "teleport")
        if leap is not None:
            zones = reach(table, seat, int(leap.args[1]), True)
            options += [Option(f"teleport {zone_name(table, z)}", "teleport", (z,)) for z in sorted(zones)]
        if keyword(table, seat, "command") is not None and not {"command", "commanded"}.intersection(turn.used):
            options += [
                Option(f"command {hero.hero}", "command", (other,))
                for other, hero in enumerate(table.heroes)
                if other != seat and hero.present
            ]
    return options


def use_keyword(work: Work, seat: int, option: Option) -> bool:
    """Carry out such an action; False: it is none of these."""
    if option.kind in ("charge", "safe_shot"):
        _rush(work, seat, option)
    elif option.kind == "teleport":
        turn = work.turn
        assert turn is not None
        turned(work, actions=turn.actions - 1)
        leap = keyword(work, seat, "teleport")
        assert leap is not None
        _go(work, seat, int(option.args[0]), int(leap.args[1]), True)
    elif option.kind == "command":
        _command(work, seat, int(option.args[0]))
    else:
        return False
    return True


def reach(table: Table, seat: int, n: int, slippery: bool) -> dict[int, int]:
    """The zones within n steps and the zone each is first entered from; enemies stop a hero who is not slippery."""
    start = table.heroes[seat].at
    if not slippery and held(table, seat):
        return {}
    mission = adventure(table)
    ways = ways_of(table)
    busy = frozenset() if slippery else frozenset(foe.at for foe in table.foes if holders(table, foe.at))
    origin: dict[int, int] = {}
    edge = [start]
    for _ in range(n):
        reached = []
        for zone in edge:
            if zone in busy and zone != start:
                continue
            climbs = tuple(z for z in ways.stairs[zone] if mission.may_climb(table, seat, zone, z))
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
    mission = adventure(table)
    return sorted({foe.at for foe in table.foes if foe.at in zones and mission.attackable(table, foe)})


def shots(table: Table, seat: int) -> list[int]:
    """Zones one step away, as if slippery, from which a ranged attack is possible (MD-SKILL-35, ruling A-38)."""
    return [zone for zone in sorted(reach(table, seat, 1, True)) if targets(table, seat, ("ranged",), zone)]


def _rush(work: Work, seat: int, option: Option) -> None:
    """Move as the skill says, then make the free attack, to which the skill's own bonus applies."""
    pay_combat(work)
    word = option.kind
    tell(
        work,
        f"md-event-{word.replace('_', '-')}",
        "MD-SKILL-28" if word == "charge" else "MD-SKILL-35",
        hero=work.heroes[seat].hero,
    )
    source = _source(work, seat, word)
    zone = int(option.args[0])
    if word == "charge":
        _go(work, seat, zone, 2, evasive(work, seat))
    else:
        _go(work, seat, zone, 1, True)
    push(work, "rush", seat, "melee" if word == "charge" else "ranged", source)


def _source(table: Table, seat: int, name: str) -> str:
    """Where the keyword in force comes from."""
    best, value = "", -1
    for source, power in powers(table, seat):
        for effect in power.effects:
            if effect.op == "keyword" and effect.args[0] == name and int(effect.args[1]) >= value:
                best, value = source, int(effect.args[1])
    return best


@BOOK.step("rush")
def _rush_attack(work: Work, frame: Frame) -> None:
    seat, kind = int(frame.args[0]), str(frame.args[1])
    if not work.heroes[seat].present:
        return
    aims = targets(work, seat, (kind,))
    if len(aims) == 1:
        _strike(work, frame, aims[0])
    elif aims:
        push(work, "rush_whom", *frame.args)


def _strike(work: Work, frame: Frame, aim: tuple[str, int, bool]) -> None:
    seat, source = int(frame.args[0]), str(frame.args[2])
    kind, n, pillar = aim
    turn = work.turn
    assert turn is not None
    if pillar:
        attack_pillar(work, seat, n, kind)
    else:
        attack(work, seat, n, kind, (source,), "commanded" not in turn.used)


def _aim(table: Table, aim: tuple[str, int, bool]) -> Option:
    kind, n, pillar = aim
    foe = None if pillar else foe_of(table, n)
    name = foe_name(table, foe) if foe is not None else pillar_name(table, n)
    return Option(f"{kind} {name}", "attack_pillar" if pillar else "attack", (kind, n))


BOOK.question(
    "rush_whom",
    seat=lambda table, frame: int(frame.args[0]),
    prompt=lambda table, frame: Text("md-ask-rush", {"hero": table.heroes[int(frame.args[0])].hero}),
    options=lambda table, frame: [
        _aim(table, aim) for aim in targets(table, int(frame.args[0]), (str(frame.args[1]),))
    ],
    answer=lambda work, frame, option: _strike(
        work, frame, (str(option.args[0]), int(option.args[1]), option.kind == "attack_pillar")
    ),
)


# Command: another hero takes one free action, outside its own activation (MD-SKILL-24, MD-SKILL-93).


def _command(work: Work, seat: int, other: int) -> None:
    turn = work.turn
    assert turn is not None
    turn = turned(work, actions=turn.actions - 1, used=(*turn.used, "command"))
    tell(work, "md-event-command", "MD-SKILL-24", hero=work.heroes[seat].hero, hero2=work.heroes[other].hero)
    work.paused = turn
    work.turn = Turn(other, 1, (), used=("commanded",))
    work.acting = other
    push(work, "command_over", seat)
    push(work, "activation", other)


@BOOK.step("command_over")
def _command_over(work: Work, frame: Frame) -> None:
    """The commanding hero goes on with its own activation."""
    work.turn, work.paused = work.paused, None
    work.acting = int(frame.args[0]) if work.turn is not None else NOBODY

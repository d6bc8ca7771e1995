"""The opponent's Units in a combat between players (MK-PVP-S2): foes that effects on enemies can be aimed at.

Each side has its own picture of the fight. In it every Unit of the opponent is a foe with the number of the Unit,
so changes to it last for the whole combat; a Wounded one counts as defeated. While an Attack is blocked, the Units that
contribute to it have attacks of their own, which can be lowered or called off.
"""

from __future__ import annotations

from msgspec.structs import replace

from ...state import Combat, Duel, Foe, FoeAttack, Player, Points, Table, Unit, Work
from .protection import armor_lent, resistances_lent

#: Stands for the attacking Hero where something must be named: nothing aimed at enemies reaches a Hero.
HERO = Foe(0, "", (), unit=-2)


def opponent(duel: Duel, seat: int) -> int:
    return duel.defender if seat == duel.aggressor else duel.aggressor


def rival(table: Table) -> Player:
    """The opponent of whoever acts in the duel."""
    if table.duel is None:
        raise ValueError("no duel")
    return table.players[opponent(table.duel, table.current)]


def face(work: Work) -> None:
    """Bring the acting side's picture of the opponent's Units up to date."""
    combat, duel = work.combat, work.duel
    if combat is None or duel is None:
        raise ValueError("no duel")
    seat = opponent(duel, work.current)
    owner = work.players[seat]
    known = {foe.unit: foe for foe in combat.foes}
    foes = []
    for unit in owner.units:
        n = unit.n
        foe = known.get(n) or Foe(n + 1, unit.unit, (), unit=n, least=1, defender=seat == duel.defender)
        blows = _blows(duel, n) if work.current != duel.attacker else ()
        attacks = foe.attacks if foe.blows == blows else (FoeAttack(),) * len(blows)
        lent, wards = armor_lent(owner, unit), resistances_lent(owner, unit)
        foe = replace(foe, defeated=unit.wounds > 0, blows=blows, attacks=attacks)
        foes.append(replace(foe, lent=lent, wards=wards))
    work.combat = replace(combat, foes=tuple(foes))


def _blows(duel: Duel, n: int) -> tuple[Points, ...]:
    """What one Unit contributes to the Attack; in the Ranged phase every Attack is as hard to block as a swift one."""
    swift = "swift" if duel.phase == "ranged" else ""
    return tuple(replace(piece, tag=swift) for piece in duel.blows if piece.unit == n)


def contributing(combat: Combat) -> list[Foe]:
    """Units of the opponent that take part in the Attack being blocked."""
    return [foe for foe in combat.foes if foe.blows and not foe.defeated]


def faced(table: Table) -> int:
    """How many enemies an opponent counts as: Unwounded Units that are Ready or contribute now, and the Hero."""
    units = rival(table).units
    blows = {foe.unit for foe in contributing(table.combat)} if table.combat is not None else set()
    return 1 + sum(not unit.wounds and (not unit.spent or unit.n in blows) for unit in units)


def units_of(table: Table, seat: int) -> tuple[Unit, ...]:
    """The Units of a player, drafted or not."""
    return table.me.units if seat == table.current else table.players[seat].units


def put_player(work: Work, seat: int, player: Player) -> None:
    work.players = (*work.players[:seat], player, *work.players[seat + 1 :])


def put_rival(work: Work, player: Player) -> None:
    """Change the opponent of whoever acts."""
    if work.duel is not None:
        put_player(work, opponent(work.duel, work.current), player)


def forget_unit(work: Work, n: int) -> None:
    """A Unit of whoever acts has left the game: it leaves the opponent's picture too."""
    duel = work.duel
    if duel is not None and duel.other is not None:
        foes = tuple(foe for foe in duel.other.foes if foe.unit != n)
        work.duel = replace(duel, other=replace(duel.other, foes=foes))

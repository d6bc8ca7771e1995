"""Attacks between players (MK-PVP-R, MK-PVP-M): what an Attack is worth, how Blocks cut it, where the damage goes."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Option, Refusal
from ....kernel.refusals import no
from ...catalog import CARDS
from ...state import Combat, Duel, Foe, Player, Points, Table, Work, unit_numbered
from ..combat.block import EFFICIENT, piece_worth
from ..hand.banners import worn
from ..land.movement import retreat_cost
from ..pieces.foes import armor, attack_abilities, attack_value, out_of_reach, print_of, resistances
from ..pieces.hexmap import neighbours
from ..pieces.opposing import HERO, contributing, opponent, rival
from ..pieces.protection import hero_armor, ignored_damage, resists

STEALING = 5


def the_duel(table: Table) -> tuple[Duel, Combat]:
    """The running duel and the acting side's picture of it."""
    if table.duel is None or table.combat is None:
        raise ValueError("no duel")
    return table.duel, table.combat


# -- the Attack ---------------------------------------------------------------------------------------------------


def walled(table: Table) -> bool:
    """Whether the defender's keep or mage tower lets the aggressor use Siege Attacks only."""
    return out_of_reach(table) == 1


def usable(table: Table) -> tuple[Points, ...]:
    """The points that make up the Attack if struck now."""
    duel, combat = the_duel(table)
    points = tuple(piece for piece in combat.pool if piece.what == "attack" and piece.n > 0)
    if duel.phase == "melee":
        return points
    siege_only = walled(table)
    return tuple(piece for piece in points if piece.kind == "siege" or (piece.kind == "ranged" and not siege_only))


def standing(table: Table) -> list[tuple[int, str]]:
    """What is left of the Attack before Blocks: its parts with their elements, less what was lowered or called off."""
    duel, combat = the_duel(table)
    parts = [(piece.n, piece.element) for piece in duel.blows if not _from_unit(combat, piece)]
    for foe in combat.foes:
        for index, attack in enumerate(foe.attacks):
            if attack.state == "open":
                parts.append((attack_value(foe, index), foe.blows[index].element))
    return [(n, element) for n, element in parts if n > 0]


def _from_unit(combat: Combat, piece: Points) -> bool:
    return any(foe.unit == piece.unit for foe in combat.foes)


def elements(parts: list[tuple[int, str]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(element for _, element in parts))


# -- the Block ----------------------------------------------------------------------------------------------------


def swift(table: Table) -> bool:
    """In the Ranged phase two points of Block stop one of Attack, unless an effect took that swiftness away."""
    duel, combat = the_duel(table)
    if duel.phase != "ranged":
        return False
    return all(
        "swift" in attack_abilities(foe, attack) for foe in contributing(combat) for attack in print_of(foe).attacks
    )


def block_total(table: Table) -> int:
    """The Block against the Attack: efficient if efficient against one of its elements, all others halved together."""
    _, combat = the_duel(table)
    kinds = elements(standing(table))
    fast = swift(table)
    full = half = 0
    for piece in combat.pool:
        if piece.what != "block":
            continue
        worth = piece_worth(piece, HERO, 0, fast)
        if any(piece.element in EFFICIENT[kind] for kind in kinds):
            full += worth
        else:
            half += worth
    return full + half // 2


def damage_left(table: Table) -> int:
    """What the Attack deals after the Block; Attacks can be blocked in part."""
    attack = sum(n for n, _ in standing(table))
    block = block_total(table)
    return max(0, attack - (block // 2 if swift(table) else block))


def surplus(table: Table) -> int:
    """Block beyond what the whole Attack needed."""
    attack = sum(n for n, _ in standing(table))
    return block_total(table) - attack * (2 if swift(table) else 1)


# -- damage -------------------------------------------------------------------------------------------------------


def toughness(table: Table, foe: Foe) -> int:
    """Damage that wounds a Unit: its Armor, twice that if it resists one of the elements."""
    duel, combat = the_duel(table)
    kinds = resistances(foe)
    return armor(combat, foe) * (2 if any(resists(kinds, element) for element in duel.elements) else 1)


def hero_toughness(table: Table) -> int:
    """Damage that wounds the Hero: the Armor in full, and what the Hero ignores of this Attack."""
    player = rival(table)
    return hero_armor(player) + ignored_damage(player, table.duel.elements if table.duel is not None else ())


def stealable(player: Player) -> tuple[str, ...]:
    """Artifacts in the discard pile, in the Play area, or with a Wounded Unit; those thrown away are gone."""
    cards = list(player.discard)
    cards += [played.card for played in player.play if played.side not in ("thrown", "returned")]
    cards += [worn(unit) for unit in player.units if unit.wounds and unit.banner]
    return tuple(dict.fromkeys(card for card in cards if CARDS[card].kind == "artifact"))


def assign_options(table: Table) -> list[Option]:
    """Everything the damage left can do; nothing when no Armor is as low."""
    duel, combat = the_duel(table)
    found = [Option("wound hero", "wound", (-1,))] if wound_barred(table, None) is None else []
    found += [
        Option(f"wound {foe.enemy} {foe.n}", "wound", (foe.unit,))
        for foe in combat.foes
        if wound_barred(table, foe) is None
    ]
    if duel.phase != "melee":
        return found
    found += [
        Option(f"steal {card}", "steal", (card,))
        for card in stealable(rival(table))
        if steal_barred(table, card) is None
    ]
    return found + [
        Option(f"drive {at}", "drive", (at,)) for at in neighbours(duel.at) if drive_barred(table, at) is None
    ]


# -- what bars an answer ------------------------------------------------------------------------------------------


def strike_barred(table: Table) -> Refusal | None:
    """Why there is nothing to strike with."""
    duel, combat = the_duel(table)
    if duel.stage != "attack":
        return no("MK-PVP-R1", "mk-why-not-duelling")
    if usable(table):
        return None
    if combat.pool and walled(table):
        return no("MK-PVP-R3a", "mk-why-siege-against-walls")
    return no("MK-PVP-R2", "mk-why-nothing-to-strike-with")


def wound_barred(table: Table, foe: Foe | None) -> Refusal | None:
    """Why damage does not wound a Unit of the opponent, or (nobody named) the Hero."""
    duel, _ = the_duel(table)
    if duel.stage != "assign":
        return no("MK-PVP-R5", "mk-why-not-duelling")
    if foe is not None and foe.defeated:
        return no("MK-PVP-R5a1", "mk-why-unit-out")
    if foe is not None and unit_numbered(rival(table).units, foe.unit).absorbed:
        return no("MK-UNIT-08b", "mk-why-unit-spared", unit=foe.enemy)
    need = hero_toughness(table) if foe is None else toughness(table, foe)
    return None if need <= duel.damage else no("MK-PVP-R5", "mk-why-damage-short", need=need, have=duel.damage)


def _melee_barred(table: Table) -> Refusal | None:
    duel, _ = the_duel(table)
    if duel.stage != "assign":
        return no("MK-PVP-M2", "mk-why-not-duelling")
    return None if duel.phase == "melee" else no("MK-PVP-M2", "mk-why-melee-only")


def steal_barred(table: Table, card: str) -> Refusal | None:
    """Why an Artifact cannot be stolen."""
    barred = _melee_barred(table)
    if barred is not None:
        return barred
    duel, _ = the_duel(table)
    if card not in stealable(rival(table)):
        return no("MK-PVP-M2a3", "mk-why-not-stealable")
    short = duel.damage < STEALING
    return no("MK-PVP-M2a1", "mk-why-damage-short", need=STEALING, have=duel.damage) if short else None


def drive_barred(table: Table, at: str) -> Refusal | None:
    """Why the opponent cannot be driven to a space."""
    barred = _melee_barred(table)
    if barred is not None:
        return barred
    duel, _ = the_duel(table)
    if at not in neighbours(duel.at):
        return no("MK-PVP-M2b1", "mk-why-no-retreat-there")
    cost = retreat_cost(table, at, opponent(duel, table.current))
    if cost is None:
        return no("MK-PVP-M2b3", "mk-why-no-retreat-there")
    return None if cost <= duel.damage else no("MK-PVP-M2b2", "mk-why-damage-short", need=cost, have=duel.damage)


def steal(work: Work, player: Player, card: str) -> Player:
    """The Artifact goes to the thief's discard pile; gives the victim without it."""
    work.me.discard += (card,)
    if card in player.discard:
        place = player.discard.index(card)
        return replace(player, discard=player.discard[:place] + player.discard[place + 1 :])
    if any(worn(unit) == card for unit in player.units):
        units = tuple(replace(unit, banner="", standing="") if worn(unit) == card else unit for unit in player.units)
        return replace(player, units=units)
    place = next(place for place, played in enumerate(player.play) if played.card == card)
    return replace(player, play=player.play[:place] + player.play[place + 1 :])

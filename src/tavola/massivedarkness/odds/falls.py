"""Rolls as heaps of equal dice: every different result of a pool and its chance."""

from __future__ import annotations

from functools import cache

from ..catalog import Pool
from ..chapters.combat.dice import COLORS, PRINTED
from .ends import Attack, Dice, Face


@cache
def faces(color: str) -> tuple[tuple[Face, float], ...]:
    """The different faces of a die and their chances."""
    chances: dict[Face, float] = {}
    for worth in PRINTED[color]:
        face = (*worth, color)
        chances[face] = chances.get(face, 0.0) + 1 / 6
    return tuple(chances.items())


@cache
def heaps(side: str, pool: Pool) -> tuple[tuple[Dice, float], ...]:
    """Every different roll of a pool, die by die, and its chance."""
    rolls: dict[Dice, float] = {(): 1.0}
    for color, count in zip(COLORS[side], pool, strict=True):
        for _ in range(count):
            grown: dict[Dice, float] = {}
            for dice, chance in rolls.items():
                for face, share in faces(color):
                    more = tuple(sorted((*dice, face)))
                    grown[more] = grown.get(more, 0.0) + chance * share
            rolls = grown
    return tuple(rolls.items())


def attacks(pool: Pool, blanks: bool, caps: tuple[int, int]) -> dict[Attack, float]:
    """Attack rolls and chances; symbols beyond those anything could be paid with are not told apart."""
    found: dict[Attack, float] = {}
    for dice, chance in heaps("attack", pool):
        roll = attack_of(dice, blanks, caps)
        found[roll] = found.get(roll, 0.0) + chance
    return found


def attack_of(dice: Dice, blanks: bool, caps: tuple[int, int]) -> Attack:
    blank = [face[3] for face in dice if not face[0]] if blanks else []
    return Attack(
        sum([face[0] for face in dice]),
        min(caps[0], sum([face[1] for face in dice])),
        min(caps[1], sum([face[2] for face in dice])),
        blank.count("y"),
        blank.count("r"),
    )


def heap_of(dice: Dice, caps: tuple[int, int]) -> Dice:
    """Defence dice as one heap, where no single one is ever looked at."""
    return (
        (
            sum([face[0] for face in dice]),
            min(caps[0], sum([face[1] for face in dice])),
            min(caps[1], sum([face[2] for face in dice])),
            "",
        ),
    )


@cache
def handfuls(dice: Dice) -> tuple[tuple[Dice, int, int], ...]:
    """Dice an attacker may pick for a new roll: all that show at least 1, 2 or 3 Shields. With each choice the dice
    kept, and how many blue and green ones are rolled."""
    found: dict[Dice, tuple[Dice, int, int]] = {}
    for least in (1, 2, 3):
        kept = tuple(face for face in dice if face[0] < least)
        gone = [face for face in dice if face[0] >= least]
        if gone:
            blue = sum(face[3] == "b" for face in gone)
            found.setdefault(kept, (kept, blue, len(gone) - blue))
    return tuple(found.values())

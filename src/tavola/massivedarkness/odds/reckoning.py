"""All rolls of a matchup, how each ends, what rerolls are worth, and how likely every outcome is.

Numbers are kept in grids: by defence roll, then by attack roll. Faces are enumerated as heaps of equal dice, so that
everything is exact and stays small."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache

from ..chapters.combat.deeds import MANY
from ..chapters.combat.rerolls import CHOSEN
from .ends import (
    Attack,
    Blows,
    Dice,
    Guards,
    Outcome,
    best,
    blows,
    cancels_attack,
    clash,
    early,
    guards,
    turned,
    wall_of,
)
from .falls import attack_of, attacks, faces, handfuls, heap_of, heaps
from .matchup import Matchup, caps

Row = list[float]
Grid = list[Row]
#: The rerolls the hero has left, and whether attack dice have been rerolled.
Stage = tuple[tuple[str, ...], bool]
#: What to reroll: keep, attack, defense, or chosen dice, with those kept and how many of each colour are rolled.
Choice = tuple[str, Dice, int, int]
KEEP: Choice = ("keep", (), 0, 0)
ATTACK: Choice = ("attack", (), 0, 0)
DEFENSE: Choice = ("defense", (), 0, 0)
_SURE = 1e-12  # a reroll must raise the mean by more than what sums of fractions lose


@lru_cache(maxsize=256)
def reckoned(model: Matchup) -> Reckoning:
    """The reckoning of a matchup, kept for the next time it is asked for."""
    return Reckoning(model)


class Reckoning:
    """One matchup, reckoned on demand. Rolls that always come to the same are one."""

    def __init__(self, model: Matchup) -> None:
        self.model = model
        self.mine, self.theirs = model.attack_rerolls, model.defense_rerolls
        if not model.mine:
            self.mine, self.theirs = self.theirs, self.mine
        self.early = bool(early(model.attack_charms))
        self.cross = self.early or cancels_attack(model)
        self.chosen = any(what.startswith(CHOSEN) for what in self.mine)
        self.attack_caps, self.defense_caps = caps(model, "attack"), caps(model, "defense")
        self.most = min(MANY, sum(charm.deed.take * charm.times for charm in model.attack_charms))
        self.single = self.chosen or self.most > 0
        self.attacks: list[Attack] = []
        self.attack_chances: Row = []
        self._attack_place: dict[object, int] = {}
        for roll, chance in attacks(model.attack, bool(model.blank), self.attack_caps).items():
            key = self._attack_key(roll)
            if key not in self._attack_place:
                self._attack_place[key] = len(self.attacks)
                self.attacks.append(roll)
                self.attack_chances.append(0.0)
            self.attack_chances[self._attack_place[key]] += chance
        self.walls: list[Dice] = []
        self.wall_chances: Row = []
        self._wall_place: dict[object, int] = {}
        for dice, chance in heaps("defense", model.defense):
            wall = self._wall(dice)
            key = self._wall_key(wall)
            if key not in self._wall_place:
                self._wall_place[key] = len(self.walls)
                self.walls.append(wall)
                self.wall_chances.append(0.0)
            self.wall_chances[self._wall_place[key]] += chance
        self.kin = self._kin()
        self._ends: dict[bool, list[list[Outcome]]] = {}
        self._values: dict[Stage, Grid] = {}
        self._choices: dict[Stage, list[list[Choice]]] = {}
        self._pending: dict[tuple[Stage, Dice, int, int], Row] = {}

    def _attack_key(self, roll: Attack) -> object:
        if self.cross:
            return roll
        key = tuple(blows(self.model, one) for one in (roll, *(turned(self.model, roll) if self.model.blank else ())))
        return (key, roll.hits) if self.theirs else key

    def _wall(self, dice: Dice) -> Dice:
        return tuple(sorted(dice)) if self.single else heap_of(dice, self.defense_caps)

    def _wall_key(self, dice: Dice) -> object:
        if self.cross or self.chosen:
            return dice
        wall = wall_of(dice, self.most)
        return (guards(self.model, wall), wall.shields[0]) if self.theirs else guards(self.model, wall)

    def _kin(self) -> list[int]:
        """For each defence roll the first that comes to the same; single dice matter only while some may be chosen."""
        if not self.chosen or self.cross:
            return list(range(len(self.walls)))
        first: dict[Guards, int] = {}
        return [
            first.setdefault(guards(self.model, wall_of(dice, self.most)), place)
            for place, dice in enumerate(self.walls)
        ]

    def _told_apart(self, stage: Stage) -> list[int]:
        """The defence roll each one stands for at a stage."""
        return list(range(len(self.walls))) if CHOSEN + "defense" in stage[0] else self.kin

    def place_of(self, dice: Dice) -> int:
        """The place of a defence roll."""
        return self._wall_place[self._wall_key(self._wall(dice))]

    def roll_of(self, dice: Dice) -> int:
        """The place of an attack roll."""
        return self._attack_place[self._attack_key(attack_of(dice, bool(self.model.blank), self.attack_caps))]

    # How rolls end.

    def ends(self, rerolled: bool) -> list[list[Outcome]]:
        """The outcome of every pair of rolls; blank dice gain only when they were rerolled."""
        rerolled = rerolled and bool(self.model.blank)
        known = self._ends.get(rerolled)
        if known is None:
            known = self._ends[rerolled] = self._ended(rerolled)
        return known

    def _ended(self, rerolled: bool) -> list[list[Outcome]]:
        model = self.model
        rolls = [turned(model, roll) if rerolled else [roll] for roll in self.attacks]
        walls = [wall_of(dice, self.most) for dice in self.walls]
        if self.early:
            return [[max([best(model, one, wall) for one in ways]) for ways in rolls] for wall in walls]
        struck = [_blows(model, ways) for ways in rolls]
        known: dict[Guards, list[Outcome]] = {}
        rows = []
        for wall in walls:
            guard = guards(model, wall)
            if guard not in known:
                known[guard] = [clash(model, blow, guard) for blow in struck]
            rows.append(known[guard])
        return rows

    # What rerolls are worth to the hero.

    def value(self, stage: Stage) -> Grid:
        """The mean the hero can expect with these rerolls left."""
        known = self._values.get(stage)
        if known is None:
            if stage[0]:
                self._weigh(stage)
            else:
                self._values[stage] = self._kept(stage[1])
            known = self._values[stage]
        return known

    def choices(self, stage: Stage) -> list[list[Choice]]:
        """What the hero rerolls, for every pair of rolls; only what raises the mean."""
        self.value(stage)
        return self._choices[stage]

    def _weigh(self, stage: Stage) -> None:
        alike = self._told_apart(stage)
        places = sorted(set(alike))
        grid = [list(row) for row in self.value(((), stage[1]))]
        chosen = [[KEEP] * len(self.attacks) for _ in self.walls]
        for what, after in self.after(stage):
            if what == "attack":
                rows = self.value(after)
                for place in places:
                    worth = sum(map(float.__mul__, rows[place], self.attack_chances))
                    if worth > min(grid[place]):
                        _raise(grid[place], chosen[place], [worth] * len(self.attacks), ATTACK)
            elif what == "defense":
                again = self._fresh_defense(after)
                for place in places:
                    _raise(grid[place], chosen[place], again, DEFENSE)
            else:
                for place, wall in enumerate(self.walls):
                    for part in handfuls(wall):
                        _raise(grid[place], chosen[place], self._part(after, *part), (what, *part))
        self._values[stage] = [grid[place] for place in alike]
        self._choices[stage] = [chosen[place] for place in alike]

    def _kept(self, rerolled: bool) -> Grid:
        """No reroll of the hero is left; an attacking enemy may still use its own (ruling A-65)."""
        grid: Grid = [[float(end.worth) for end in row] for row in self.ends(rerolled)]
        for _ in self.theirs if not self.model.mine else ():
            for place, row in enumerate(grid):
                fresh = sum(map(float.__mul__, row, self.attack_chances))
                grid[place] = [one if self._harm(place, roll) else fresh for roll, one in enumerate(row)]
        return grid

    def _harm(self, place: int, roll: int) -> bool:
        """Whether the dice alone would cause a wound."""
        return self.attacks[roll].hits > sum([face[0] for face in self.walls[place]])

    def after(self, stage: Stage) -> Iterator[tuple[str, Stage]]:
        """What may be rerolled, and what is left then."""
        left, rerolled = stage
        for side, pool in (("attack", self.model.attack), ("defense", self.model.defense)):
            if not sum(pool):
                continue
            name = side if side in left else "attack_or_defense"
            if name in left:
                yield side, (_less(left, name), rerolled or side == "attack")
            if CHOSEN + side in left:
                yield CHOSEN + side, (_less(left, CHOSEN + side), rerolled)

    def _fresh_defense(self, after: Stage) -> Row:
        """What a new defence roll is worth, by attack roll."""
        total = [0.0] * len(self.attacks)
        for row, chance in zip(self.value(after), self.wall_chances, strict=True):
            total = [sum_ + chance * one for sum_, one in zip(total, row, strict=True)]
        return total

    def _part(self, after: Stage, kept: Dice, blue: int, green: int) -> Row:
        """What it is worth to keep these defence dice and to roll so many blue and green ones."""
        if not blue and not green:
            return self.value(after)[self._wall_place[kept]]
        key = (after, kept, blue, green)
        known = self._pending.get(key)
        if known is None:
            total = [0.0] * len(self.attacks)
            for more, chance in _one_more(kept, blue):
                row = self._part(after, more, max(0, blue - 1), green if blue else green - 1)
                total = [sum_ + chance * one for sum_, one in zip(total, row, strict=True)]
            known = self._pending[key] = total
        return known

    # How likely every outcome is.

    def outcomes(self) -> dict[Outcome, float]:
        """Every way the combat can end, and its chance."""
        start = [[wall * roll for roll in self.attack_chances] for wall in self.wall_chances]
        return self._run({(tuple(sorted(self.mine)), False): self._enemy_rerolls(start) if self.model.mine else start})

    def outcomes_of(self, stage: Stage, attack: Dice, defense: Dice, choice: Choice | None) -> dict[Outcome, float]:
        """The same from dice that lie on the table: after a choice about them, or with all choices still to come."""
        place, roll = self.place_of(defense), self.roll_of(attack)
        mass, after = self._empty(), dict(self.after(stage))
        if choice is None or choice == KEEP:
            mass[place][roll] = 1.0
            return self._run({((), stage[1]) if choice == KEEP else stage: mass})
        what, kept, blue, green = choice
        if what == "attack":
            mass[place] = list(self.attack_chances)
        elif what == "defense":
            for wall, chance in enumerate(self.wall_chances):
                mass[wall][roll] = chance
        else:
            self._refill({(kept, blue, green): [float(one == roll) for one in range(len(self.attacks))]}, mass)
        return self._run({after[what]: mass})

    def _run(self, masses: dict[Stage, Grid]) -> dict[Outcome, float]:
        found: dict[Outcome, float] = {}
        while masses:
            stage = max(masses, key=lambda one: len(one[0]))
            mass = self._folded(stage, masses.pop(stage))
            if stage[0]:
                self._spread(stage, mass, masses)
                continue
            mass = mass if self.model.mine else self._enemy_rerolls(mass)
            for row, ends in zip(mass, self.ends(stage[1]), strict=True):
                for chance, end in zip(row, ends, strict=True):
                    if chance:
                        found[end] = found.get(end, 0.0) + chance
        return found

    def _folded(self, stage: Stage, mass: Grid) -> Grid:
        """The chances of defence rolls that are alike from now on, put together."""
        alike = self._told_apart(stage)
        if len(set(alike)) == len(mass):
            return mass
        folded = self._empty()
        for place, row in enumerate(mass):
            there = alike[place]
            folded[there] = [one + more for one, more in zip(folded[there], row, strict=True)]
        return folded

    def _spread(self, stage: Stage, mass: Grid, masses: dict[Stage, Grid]) -> None:
        """Move the chances of a stage to where the hero's choices lead."""
        chosen = self.choices(stage)
        stages = dict(self.after(stage))
        kept = masses.setdefault(((), stage[1]), self._empty())
        by_wall: Row = [0.0] * len(self.walls)
        by_roll: Row = [0.0] * len(self.attacks)
        parts: dict[tuple[Dice, int, int], Row] = {}
        for place, row in enumerate(mass):
            for roll, chance in enumerate(row):
                if not chance:
                    continue
                what, dice, blue, green = chosen[place][roll]
                if what == "keep":
                    kept[place][roll] += chance
                elif what == "attack":
                    by_wall[place] += chance
                elif what == "defense":
                    by_roll[roll] += chance
                else:
                    parts.setdefault((dice, blue, green), [0.0] * len(self.attacks))[roll] += chance
        if any(by_wall):
            target = masses.setdefault(stages["attack"], self._empty())
            for place, total in enumerate(by_wall):
                target[place] = [one + total * p for one, p in zip(target[place], self.attack_chances, strict=True)]
        if any(by_roll):
            target = masses.setdefault(stages["defense"], self._empty())
            for place, share in enumerate(self.wall_chances):
                target[place] = [one + share * more for one, more in zip(target[place], by_roll, strict=True)]
        if parts:
            self._refill(parts, masses.setdefault(stages[CHOSEN + "defense"], self._empty()))

    def _refill(self, parts: dict[tuple[Dice, int, int], Row], target: Grid) -> None:
        """Roll the dice of each part again, one after the other, beginning with those that have most to roll."""
        for pending in range(max(blue + green for _, blue, green in parts), 0, -1):
            for key in [key for key in parts if key[1] + key[2] == pending]:
                kept, blue, green = key
                mass = parts.pop(key)
                for more, chance in _one_more(kept, blue):
                    left = (more, max(0, blue - 1), green if blue else green - 1)
                    there = parts.get(left)
                    if there is None:
                        parts[left] = [chance * one for one in mass]
                    else:
                        parts[left] = [old + chance * one for old, one in zip(there, mass, strict=True)]
        for (kept, _, _), mass in parts.items():
            place = self._wall_place[kept]
            target[place] = [one + more for one, more in zip(target[place], mass, strict=True)]

    def _empty(self) -> Grid:
        return [[0.0] * len(self.attacks) for _ in self.walls]

    def _enemy_rerolls(self, mass: Grid) -> Grid:
        """An enemy rerolls its own dice only when the roll is bad for it (ruling A-65)."""
        defends = self.model.mine
        for _ in self.theirs:
            fresh = self._empty()
            for place, row in enumerate(mass):
                for roll, chance in enumerate(row):
                    if self._harm(place, roll) != defends:
                        fresh[place][roll] += chance
                    elif defends:
                        for other, share in enumerate(self.wall_chances):
                            fresh[other][roll] += chance * share
                    else:
                        for other, share in enumerate(self.attack_chances):
                            fresh[place][other] += chance * share
            mass = fresh
        return mass


def _blows(model: Matchup, ways: list[Attack]) -> Callable[[int, int], Blows]:
    """All that can be made of an attack roll, by the symbols cancelled."""

    @cache
    def made(bam: int, diamond: int) -> Blows:
        return tuple(dict.fromkeys(blow for one in ways for blow in blows(model, one, bam, diamond)))

    return made


def _raise(row: Row, chosen: list[Choice], worth: Row, choice: Choice) -> None:
    """Where a choice is worth more than what was found so far, take it."""
    if not any(map(float.__gt__, worth, row)):
        return
    for roll, one in enumerate(worth):
        if one > row[roll] + _SURE:
            row[roll] = one
            chosen[roll] = choice


def _one_more(kept: Dice, blue: int) -> Iterator[tuple[Dice, float]]:
    """One more die rolled beside those kept: a blue one while there are any, else a green one."""
    for face, chance in faces("b" if blue else "g"):
        yield tuple(sorted((*kept, face))), chance


def _less(left: tuple[str, ...], name: str) -> tuple[str, ...]:
    place = left.index(name)
    return left[:place] + left[place + 1 :]

"""Random groups against random points: what is offered, and the sums shown, follow from the printed tokens.

The rules are written down a second time here, from the facts alone; the seeds are fixed.
"""

from __future__ import annotations

from itertools import chain, combinations
from random import Random
from typing import Any

import pytest

from ..fights import fight
from .test_enemy_tokens import TOKENS

ELEMENTS = ("physical", "fire", "ice", "coldfire")
EFFICIENT = {
    "physical": set(ELEMENTS),
    "fire": {"ice", "coldfire"},
    "ice": {"fire", "coldfire"},
    "coldfire": {"coldfire"},
}
Token = dict[str, Any]
Points = tuple[int, str, str]


def fortified(token: Token, walls: bool) -> int:
    return ("fortified" in token["abilities"]) + (walls and "unfortified" not in token["abilities"])


def worth(group: list[Token], pool: list[Points], siege_only: bool) -> int:
    full = half = 0
    for n, element, kind in pool:
        if siege_only and kind != "siege":
            continue
        wanted = {"fire", "ice"} if element == "coldfire" else {element}
        if any(wanted <= set(token["resistances"]) for token in group):
            half += n
        else:
            full += n
    return full + half // 2


def price(group: list[Token], present: list[Token]) -> int:
    """Summed Armor, unblocked; the best unused Defends cover one target each."""
    defends = sorted((int(token["defend"]) for token in present), reverse=True)
    return sum(int(token["armor_elusive"] or token["armor"]) for token in group) + sum(defends[: len(group)])


def beaten(present: list[Token], pool: list[Points], phase: str, walls: bool) -> list[str]:
    """The notations of all groups the points defeat."""
    numbered = list(enumerate(present, 1))
    groups = chain.from_iterable(combinations(numbered, size) for size in range(1, len(present) + 1))
    found = []
    for group in sorted(groups, key=lambda group: [n for n, _ in group]):
        tokens = [token for _, token in group]
        hardest = max(fortified(token, walls) for token in tokens) if phase == "ranged" else 0
        if hardest < 2 and worth(tokens, pool, hardest == 1) >= price(tokens, present):
            found.append("attack " + " ".join(str(n) for n, _ in group))
    return found


@pytest.mark.rule("MK-RNG-03a2", "MK-RNG-03a4", "MK-RNG-04a2", "MK-RNG-05", "MK-ATK-01", "MK-ABL-DEFEND")
@pytest.mark.parametrize("phase", ["ranged", "attack"])
@pytest.mark.parametrize("seed", range(60))
def test_the_groups_on_offer_are_those_the_points_defeat(seed: int, phase: str) -> None:
    chance = Random(seed)
    present = chance.sample(TOKENS, chance.randint(1, 4))
    kinds = ("ranged", "siege") if phase == "ranged" else ("melee", "ranged", "siege")
    pool = [(chance.randint(1, 9), chance.choice(ELEMENTS), chance.choice(kinds)) for _ in range(chance.randint(1, 4))]
    walls = chance.random() < 0.4
    table = fight(
        *(token["id"] for token in present),
        phase=phase,
        site="keep" if walls else "",
        pool=[f"attack {n} {element} {kind}" for n, element, kind in pool],
    )
    assert table.offered("attack") == beaten(present, pool, phase, walls)
    for shown in table.combat["attack_meters"]:
        group = [present[n - 1] for n in shown["n"]]
        siege_only = phase == "ranged" and any(fortified(token, walls) for token in group)
        assert (shown["have"], shown["need"]) == (worth(group, pool, siege_only), price(group, present))


@pytest.mark.rule("MK-BLK-05b", "MK-BLK-06", "MK-BLK-06a")
@pytest.mark.parametrize("seed", range(60))
def test_the_blocks_on_offer_are_those_the_points_suffice_for(seed: int) -> None:
    chance = Random(seed)
    present = chance.sample(TOKENS, chance.randint(1, 3))
    pool = [(chance.randint(1, 6), chance.choice(ELEMENTS)) for _ in range(chance.randint(1, 4))]
    table = fight(
        *(token["id"] for token in present), phase="block", pool=[f"block {n} {element}" for n, element in pool]
    )
    sums = []
    for n, token in enumerate(present, 1):
        for place, attack in enumerate(token["attacks"], 1):
            if attack["kind"] == "summon":
                continue
            full = sum(points for points, element in pool if element in EFFICIENT[attack["element"]])
            half = sum(points for points, element in pool if element not in EFFICIENT[attack["element"]])
            need = attack["value"] * (2 if "swift" in attack["abilities"] else 1)
            sums.append((n, place, full + half // 2, need))
    assert [(one["n"], one["i"], one["have"], one["need"]) for one in table.combat["block_meters"]] == sums
    assert table.offered("block") == [f"block {n} {place}" for n, place, have, need in sums if have >= need]

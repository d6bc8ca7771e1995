"""Random hands of any cards, with Units, Skills and mana, against any enemies at any site, played by chance.

`hands()` is a Hypothesis strategy that draws a position; `dealt` makes one from a number, for soaks that count.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hypothesis import strategies as st

from tavola.mageknight.catalog import CARDS, ENEMIES, SKILLS, UNITS, WOUND

from ..rules.fights import TILES, setting
from ..scripted import Table

T = TypeVar("T")
Pick = Callable[[Sequence[T]], T]

PHASES = ("ranged", "block", "attack")
#: Where a fight can be: in the open, over a site that lies on a tile, or nowhere.
PLACES = ("", "", *TILES)
FACES = ("red", "blue", "white", "green", "gold", "black")


def position(pick: Callable[[Sequence[Any]], Any], seed: int) -> Table:
    """A position whose every part is picked: hand, Units, Skills, mana, time of day, and most of the time a fight."""

    def some(pieces: Sequence[str], n: int) -> list[str]:
        return [pick(pieces) for _ in range(n)]

    once = sorted(card for card in CARDS if CARDS[card].kind not in ("basic_action", "wound"))
    basic = sorted(card for card in CARDS if CARDS[card].kind == "basic_action")
    hand = [*dict.fromkeys(some(once, 6)), *some(basic, 3), *[WOUND] * pick((0, 1, 2))]
    skills = list(dict.fromkeys(some(sorted(SKILLS), 3)))
    bound = next((skill for skill in skills if SKILLS[skill].rebate), "")
    units: list[Any] = some(sorted(UNITS), 2)
    if bound:
        units[0] = {"unit": units[0], "token": bound}
    player: dict[str, Any] = {
        "hand": hand,
        "discard": some(basic, 3),
        "units": units,
        "skills": skills,
        "level": pick((1, 3, 5)),
        "crystals": dict.fromkeys(("red", "blue", "white", "green"), 2),
        "mana": {**dict.fromkeys(("red", "blue", "white", "green", "black"), 2), "gold": 1},
        "move": pick((0, 4)),
        "kept": some(sorted(ENEMIES), pick((0, 1))),
    }
    tables: dict[str, Any] = {"seed": seed, "time": pick(("day", "night")), "source": {"dice": some(FACES, 4)}}
    if pick((True, True, False)):
        site = pick(PLACES)
        enemies = list(dict.fromkeys(some(sorted(ENEMIES), pick((1, 2, 3)))))
        tables["combat"] = {"enemies": enemies, "phase": pick(PHASES), "site": site}
        tables["map"] = {"tiles": {"1,0": TILES[site]}} if site else {}
    return setting(**{key: value for key, value in tables.items() if value != {}}, player=player)


@st.composite
def hands(draw: st.DrawFn) -> tuple[Table, int]:
    """A position, and the number the player by chance begins with."""

    def pick(values: Sequence[Any]) -> Any:
        return draw(st.sampled_from(values))

    return position(pick, draw(st.integers(0, 10_000))), draw(st.integers(0, 10_000))


def dealt(seed: int) -> Table:
    """A position by its number."""
    return position(random.Random(seed).choice, seed)


def check_options(table: Table) -> None:
    """Every option applies, reads unlike the others, and is called final only if it cannot be taken back."""
    match = table.match
    options = match.decision.options
    notations = [option.notation for option in options]
    assert len(set(notations)) == len(notations), sorted(one for one in notations if notations.count(one) > 1)
    for option in options:
        assert option.notation == " ".join(option.notation.split()).lower()
        assert option.reveals is match.rules.apply(match.state, option.option).sealed, option.notation


def play_on(table: Table, seed: int, steps: int = 40) -> int:
    """Answer by chance, fond of playing things, and check what is offered; gives how many answers were made."""
    chance = random.Random(seed)
    for step in range(steps):
        check_options(table)
        options = table.options
        if not options:
            assert table.match.outcome is not None, "stuck"
            return step
        fond = [option for option in options if option.startswith(("play", "use", "skill", "choose", "target", "box"))]
        table.play(chance.choice(fond if fond and chance.random() < 0.7 else options))
    return steps

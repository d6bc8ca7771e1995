"""The dice of the Source (MK-MANA-03): rolled, taken, turned, and given back."""

from __future__ import annotations

from ....kernel.work import roll, tell
from ...catalog import BASIC_COLORS
from ...features import Feature, fold
from ...state import Die, Table, Work
from .tracks import DIE_FACES


def may_change(table: Table, die: Die) -> bool:
    """Whether an effect may reroll this die or turn it to another colour."""
    return die.state == "free" and not fold(table, Feature.die_barred, False, die)


def take_die(work: Work, color: str, state: str = "free", become: str = "taken") -> None:
    """Mark the first die of that colour and condition."""
    for place, die in enumerate(work.source):
        if die.color == color and die.state == state:
            set_die(work, place, Die(color, become))
            return
    raise ValueError(f"no {state} {color} die")


def set_die(work: Work, place: int, die: Die) -> None:
    work.source = (*work.source[:place], die, *work.source[place + 1 :])


def fresh_source(work: Work, dice: int) -> None:
    """Roll all dice; while fewer than half show basic colours, reroll the black and gold ones together."""
    colors = [roll(work, DIE_FACES) for _ in range(dice)]
    while 2 * sum(color in BASIC_COLORS for color in colors) < dice:
        colors = [color if color in BASIC_COLORS else roll(work, DIE_FACES) for color in colors]
    work.source = tuple(Die(color) for color in colors)


def return_dice(work: Work) -> None:
    """Used dice are rerolled and go back to the Source; dice turned to a colour go back as they lie."""
    for place, die in enumerate(work.source):
        if die.state == "turned":
            set_die(work, place, Die(die.color))
        elif die.state == "taken":
            color = roll(work, DIE_FACES)
            set_die(work, place, Die(color))
            tell(work, "mk-event-die-returned", "MK-MANA-03a", color=color)


#: Dice in use are those of whoever acts; those of others in the same fight wait under another name.
AWAY = {"taken": "taken_away", "turned": "turned_away"}
BACK = {"taken_away": "taken", "turned_away": "turned"}


def rename_dice(work: Work, names: dict[str, str]) -> None:
    """Dice change hands between the participants of a fight."""
    if any(die.state in names for die in work.source):
        work.source = tuple(Die(die.color, names.get(die.state, die.state)) for die in work.source)

"""Violent times (MK-VAR-VIO): rampaging enemies come back, at times with a companion."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.work import roll, tell
from ...catalog import VARIANTS, Variant
from ...chapters.land.explore import RAMPAGERS
from ...chapters.pieces.hexmap import board, put_space, space_at
from ...chapters.pieces.piles import draw_enemy, none_left
from ...chapters.pieces.tracks import DIE_FACES
from ...features import Feature, feature
from ...state import Table, Token, Work, put_down

RAMPAGE, MORE = "rampage", "more_rampage"
REPUTATION = {RAMPAGE: -2, MORE: -4}

#: The colours that bring enemies at the end of a Day and of a Night; the last one brings a companion too.
VALID = {"day": ("red", "green", "gold"), "night": ("white", "blue", "black")}

VARIANTS[RAMPAGE] = Variant(RAMPAGE, against=(MORE,))
VARIANTS[MORE] = Variant(MORE, against=(RAMPAGE,))


def deserted(work: Work) -> list[tuple[str, str]]:
    """Spaces whose rampaging enemies have been defeated, with their kind; not where a Hero stands or something else
    has been found."""
    put_down(work)
    heroes = {player.at for player in work.players}
    return [
        (at, print_.rampaging)
        for at, print_ in board(work.tiles).items()
        if print_.rampaging and at not in heroes and not space_at(work, at).tokens and not space_at(work, at).secret
    ]


def _rolled(work: Work, at: str) -> str:
    color = roll(work, DIE_FACES)
    rule = "MK-VAR-VIO-02" if work.time == "day" else "MK-VAR-VIO-04"
    tell(work, "mk-event-rampage-roll", rule, color=color, space=at)
    return color


def _return(work: Work, at: str, kind: str, *, paired: bool) -> None:
    """The enemy has the colour of the icon on the space; its companion is brown. With no token left nobody comes."""
    piles = (RAMPAGERS[kind], "brown") if paired else (RAMPAGERS[kind],)
    tokens = tuple(Token(draw_enemy(work, pile), True) for pile in piles if not none_left(work, pile))
    if tokens:
        put_space(work, at, replace(space_at(work, at), tokens=tokens, rampaging="pair" if len(tokens) > 1 else kind))
    for token in tokens:
        tell(work, "mk-event-rampager", "MK-VAR-VIO-07", enemy=token.enemy, space=at)


@feature(RAMPAGE)
class Rampage(Feature):
    """Some rampaging enemies come back."""

    def first_reputation(self, table: Table, reputation: int) -> int:
        return REPUTATION[RAMPAGE]

    def round_ends(self, work: Work) -> None:
        """A die for each space: a valid colour of the time of day brings a new enemy, the last of them also a brown
        one."""
        valid = VALID[work.time]
        for at, kind in deserted(work):
            color = _rolled(work, at)
            if color in valid:
                _return(work, at, kind, paired=color == valid[-1])


@feature(MORE)
class MoreRampage(Feature):
    """All rampaging enemies come back."""

    def first_reputation(self, table: Table, reputation: int) -> int:
        return REPUTATION[MORE]

    def round_ends(self, work: Work) -> None:
        """An enemy always comes back; every valid colour brings a brown one with it."""
        for at, kind in deserted(work):
            color = _rolled(work, at)
            _return(work, at, kind, paired=color in VALID[work.time])

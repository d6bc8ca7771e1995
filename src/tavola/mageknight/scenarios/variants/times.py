"""Time (MK-VAR-TIME): arriving at Night, and the Darkness that comes to stay."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.work import roll, tell
from ...catalog import BASIC_COLORS, VARIANTS, Scenario, Variant
from ...chapters.pieces.tracks import DIE_FACES
from ...features import Feature, feature
from ...state import Die, Table, Work

DARKNESS = "darkness_coming"
ROLLED = 2
_FALLEN = "night has come"
_END_WITH_NIGHT = ("druid_nights", "one_to_return")

VARIANTS["night_arrival"] = Variant("night_arrival", against=(DARKNESS,))
#: Scenarios that count Days and Nights need both (docs/rulings/mageknight.md).
VARIANTS[DARKNESS] = Variant(DARKNESS, against=("night_arrival", "druid_nights", "dungeon_lords", "one_to_return"))


@feature("night_arrival")
class NightArrival(Feature):
    """The first round is a Night. Scenarios that end with a certain Night still do: no Day follows it."""

    def planned(self, plan: Scenario, value: str) -> Scenario:
        last = plan.id in _END_WITH_NIGHT
        return replace(plan, rounds=plan.rounds - 1) if last else plan

    def first_time(self, table: Table, time: str) -> str:
        return "night"

    def laid_out(self, work: Work) -> None:
        """Dice are rerolled until none is gold or black."""
        colors = [die.color for die in work.source]
        while any(color not in BASIC_COLORS for color in colors):
            colors = [color if color in BASIC_COLORS else roll(work, DIE_FACES) for color in colors]
        work.source = tuple(Die(color) for color in colors)


@feature(DARKNESS)
class DarknessComing(Feature):
    """Day follows Day, until the Night comes and stays."""

    def round_ends(self, work: Work) -> None:
        """At the end of a Day two dice are rolled; a black one brings the Night."""
        if work.time != "day":
            return
        rolled = tuple(roll(work, DIE_FACES) for _ in range(ROLLED))
        if "black" in rolled:
            work.notes += (_FALLEN,)
            tell(work, "mk-event-darkness", "MK-VAR-TIME-02b", color=rolled[0], color2=rolled[1])
        else:
            tell(work, "mk-event-another-day", "MK-VAR-TIME-02b", color=rolled[0], color2=rolled[1])

    def next_time(self, table: Table, time: str) -> str:
        """Day after Day until the Night has come, which stays."""
        return "night" if _FALLEN in table.notes or table.time == "night" else "day"

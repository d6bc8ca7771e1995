"""Competitive Skills with steps of their own: Healing Ritual, Source Freeze, Mana Exploit, Mana Suppression."""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx, one_of
from .....kernel.records import Effect, Option
from .....kernel.work import push, tell
from ....book import BOOK, CONTEXT, ORIGIN, VERBS, context
from ....catalog import BASIC_COLORS, COLORS, WOUND
from ....chapters.pieces.hexmap import coordinates
from ....chapters.pieces.mana import SUPPRESSED, gain_token
from ....chapters.pieces.teams import allies
from ....chapters.pieces.wounds import take_wounds
from ....powers import Colors, Power, power
from ....state import Table, Work, less
from ....verbs.mana import crystal

MOST_WOUNDS = 2

# -- Healing Ritual -----------------------------------------------------------------------------------------------


@VERBS.condition("healing_ritual")
def can_heal(table: Table, ctx: Ctx) -> bool:
    return WOUND in table.me.hand


def nearest(table: Table) -> list[int]:
    """The other Heroes on the map with the fewest spaces in between; an ally is never hindered (MK-TEAM-02)."""
    spared = (table.current, *allies(table, table.current), *table.out)
    found = [
        (_distance(table.me.at, player.at), seat)
        for seat, player in enumerate(table.players)
        if seat not in spared and player.at
    ]
    return [seat for far, seat in found if far == min(found)[0]] if table.me.at else []


def _distance(one: str, other: str) -> int:
    (q, r), (q2, r2) = coordinates(one), coordinates(other)
    return max(abs(q - q2), abs(r - r2), abs(q + r - q2 - r2))


def _hand_over(work: Work, seat: int) -> None:
    player = work.players[seat]
    work.players = (
        *work.players[:seat],
        replace(player, hand=(*player.hand, WOUND)),
        *work.players[seat + 1 :],
    )
    tell(work, "mk-event-ritual-wound", "MK-HEAL-01", hero=player.hero)


HEALING_RITUAL = BOOK.asks("healing_ritual", "mk-ask-healing-ritual", context=CONTEXT)


@HEALING_RITUAL.offers
def _healing_ritual_offered(table: Table, seat: int, ctx: Ctx) -> list[Option]:
    return [
        Option(f"wounds {n}", "ritual_wounds", (n,)) for n in range(min(MOST_WOUNDS, table.me.hand.count(WOUND)), 0, -1)
    ]


@HEALING_RITUAL.answers("ritual_wounds")
def _ritual(work: Work, seat: int, ctx: Ctx, count: int) -> None:
    """The Wounds leave the hand; one of them is for the nearest Hero, if there is one."""
    for _ in range(count):
        work.me.hand = less(work.me.hand, WOUND)
        tell(work, "mk-event-throw-wound", "MK-EFF-D2a")
    near = nearest(work)
    if len(near) == 1:
        _hand_over(work, near[0])
    elif near:
        push(work, "healing_ritual.whom")


WHOM = BOOK.asks("healing_ritual.whom", "mk-ask-healing-ritual-whom")


@WHOM.offers
def _whom_offered(table: Table, seat: int) -> list[Option]:
    return [
        Option(f"give {table.players[seat].hero}", "ritual_give", (table.players[seat].hero, seat))
        for seat in nearest(table)
    ]


@WHOM.answers("ritual_give")
def _whom_ritual_give(work: Work, seat: int, hero: str, near: int) -> None:
    _hand_over(work, near)


# -- Source Freeze ------------------------------------------------------------------------------------------------

FREEZE = "goldyx_source_freeze"


@VERBS.verb("levied_crystal", rules=("MK-EFF-G2a",))
@VERBS.verb("source_crystal")
def _with_next_turn(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Nothing more now: the crystal comes with the owner's next turn."""


@BOOK.does("source_freeze.thaw")
def thaw(work: Work) -> None:
    """A crystal of a basic colour that a die of the Source shows; the die stays as it is."""
    shown = {die.color for die in work.source if die.state == "free"}
    colors = [color for color in BASIC_COLORS if color in shown]
    if colors:
        VERBS.do(work, one_of(*map(crystal, colors)), context("skill:" + FREEZE))


# -- Mana Exploit -------------------------------------------------------------------------------------------------

EXPLOIT = "tovak_mana_exploit"
#: How many turns of their own players remember for which colours they were wounded.
_REMEMBERED = 2


@VERBS.verb("marked_mana", rules=("MK-EFF-G1", "MK-MANA-01a2"))
def _marked_mana(work: Work, effect: Effect, ctx: Ctx) -> None:
    push(work, "marked_mana", *ctx)


MARKED_MANA = BOOK.asks("marked_mana", "mk-ask-marked-mana", context=CONTEXT)


@MARKED_MANA.offers
def _marked_mana_offered(table: Table, seat: int, ctx: Ctx) -> list[Option]:
    return [Option(f"color {color}", "color", (color,)) for color in COLORS if color != "gold"]


@MARKED_MANA.answers("color")
def _mark(work: Work, seat: int, ctx: Ctx, color: str) -> None:
    """A token of the colour, and the Skill is marked with it."""
    skill = str(ctx[ORIGIN]).partition(":")[2]
    gain_token(work, color)
    tell(work, "mk-event-mana", "MK-EFF-G1", color=color)
    work.me.skills = tuple(replace(owned, mark=color) if owned.skill == skill else owned for owned in work.me.skills)


@VERBS.verb("exploited")
def _exploited(work: Work, effect: Effect, ctx: Ctx) -> None:
    """The colour that is safe, as a rival's turn begins."""
    marks = [owned.mark for player in work.players for owned in player.skills if owned.skill == EXPLOIT]
    work.me.mods += tuple(Effect("exploited", (mark,)) for mark in marks if mark)


def _memory(table: Table, color: str) -> str:
    """The Skill is used once a round."""
    return f"exploit {table.round} {color}:"


@BOOK.does("mana_exploit.wound")
def exploit_wound(work: Work) -> None:
    take_wounds(work, 1)


@power("exploited")
class Exploited(Power):
    """Colours other than the safe one wound."""

    def mana_used(self, work: Work, used: Colors) -> None:
        """At most one Wound for each colour; it comes when what the mana was used for is done."""
        for colors in used:
            safe = self.mod.args[0] in colors
            if safe or any(mark.startswith(_memory(work, color)) for color in colors for mark in work.me.marks):
                continue
            color = min(colors)
            work.me.marks += (f"{_memory(work, color)}{_REMEMBERED}",)
            tell(work, "mk-event-cursed", "MK-SKILL-04b1", color=color)
            push(work, "mana_exploit.wound")


# -- Mana Suppression ---------------------------------------------------------------------------------------------

SUPPRESSION = "krang_mana_suppression"


@VERBS.verb(SUPPRESSED, rules=("MK-MANA-05",))
def _suppress(work: Work, effect: Effect, ctx: Ctx) -> None:
    """As a rival's turn begins: the first mana of it costs one more."""
    work.me.mods += (effect,)


@power(SUPPRESSED)
class Suppressed(Power):
    """The first mana costs one more."""

    def mana_levied(self, work: Work, color: str) -> None:
        """The mana paid besides stays on the token, in the middle of the table."""
        for seat, player in enumerate(work.players):
            if seat == work.current or not any(owned.skill == SUPPRESSION for owned in player.skills):
                continue
            skills = tuple(
                replace(owned, mark=f"{owned.mark} {color}".strip()) if owned.skill == SUPPRESSION else owned
                for owned in player.skills
            )
            work.players = (*work.players[:seat], replace(player, skills=skills), *work.players[seat + 1 :])
            tell(work, "mk-event-levied", "MK-SKILL-04b1", color=color)


@BOOK.does("suppression.back")
def take_levy(work: Work, *paid: str) -> None:
    """A crystal of one of the colours on the token. Gold stands for any basic colour; black makes no crystal."""
    colors = [color for color in BASIC_COLORS if color in paid or "gold" in paid]
    if colors:
        VERBS.do(work, one_of(*map(crystal, colors)), context("skill:" + SUPPRESSION))

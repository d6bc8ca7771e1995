"""Skills that open mana for one use: Invocation, Polarization, Source Opening.

Each is a lasting effect of the turn that the ways to pay read; what it costs, or brings others, happens as it is paid.
"""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx
from .....kernel.records import Effect, Option, Text
from .....kernel.work import push, roll, tell
from ....book import BOOK, VERBS
from ....catalog import BASIC_COLORS, COLORS, WOUND
from ....chapters.hand.cards import discard
from ....chapters.pieces.dice import may_change, set_die
from ....chapters.pieces.mana import MAX_CRYSTALS, gain_crystal, night_rules, usable
from ....chapters.pieces.tracks import DIE_FACES
from ....powers import Piece, Power, power
from ....state import Die, Table, Work, at_place
from ....verbs.mana import may_use_source


def _remember(work: Work, effect: Effect, ctx: Ctx) -> None:
    work.me.mods += (effect,)


def _lasts(table: Table, effect: str) -> bool:
    return any(mod.op == effect for mod in table.me.mods)


# -- Invocation ---------------------------------------------------------------------------------------------------

_FOR_WOUND, _FOR_CARD = ("red", "black"), ("white", "green")


@power("invocation")
class Invocation(Power):
    """A card of the hand is mana, for one use."""

    mana_word = "invoked"

    def mana_offered(self, table: Table, have: list[Piece]) -> list[Piece]:
        """A Wound gives red or black, any other card white or green, to be spent at once."""
        found = [(color, f"invoked {WOUND}") for color in _FOR_WOUND if WOUND in table.me.hand and usable(table, color)]
        cards = dict.fromkeys(card for card in table.me.hand if card != WOUND)
        return found + [(color, f"invoked {card}") for card in cards for color in _FOR_CARD]

    def mana_paid(self, work: Work, color: str, more: list[str]) -> None:
        card = more[0]
        discard(work, card)
        tell(work, "mk-event-invoked", "MK-EFF-D1a", card=card, color=color)


VERBS.verb("invocation", can=lambda table, effect, ctx: bool(table.me.hand), rules=("MK-EFF-D1a", "MK-MANA-05"))(
    _remember
)

# -- Polarization -------------------------------------------------------------------------------------------------

OPPOSITE = {"red": "blue", "blue": "red", "white": "green", "green": "white"}
_WORD = "polarized"


def _forms(table: Table, color: str) -> list[str]:
    """The sources of black or gold mana, whatever the time of day."""
    me = table.me
    found = ["token"] if me.mana[COLORS.index(color)] else []
    found += ["die"] if me.dice > 0 and Die(color) in table.source else []
    found += ["endless"] if any(mod.op == "endless_mana" and color in mod.args for mod in me.mods) else []
    invoked = color in _FOR_WOUND and WOUND in me.hand and _lasts(table, "invocation")
    return [*found, f"invoked {WOUND}"] if invoked else found


@power("polarization")
class Polarization(Power):
    """Mana serves as its opposite, once."""

    mana_word = _WORD
    bends = True

    def mana_offered(self, table: Table, have: list[Piece]) -> list[Piece]:
        """Basic mana as its opposite; by Day black and at Night gold, also when it could not be used as such, and from
        depleted dice too."""
        found = [(color, f"{source} {_WORD}") for color, source in have if color in OPPOSITE and source != "wild"]
        color = "gold" if night_rules(table) else "black"
        return found + [(color, f"{source} {_WORD}") for source in _forms(table, color)]

    def mana_serves(self, color: str, need: str, spell: bool) -> bool:
        """Black as any colour but itself, never for the strong effect of a Spell; gold as black for that alone."""
        if color in OPPOSITE:
            return need == OPPOSITE[color]
        if color == "black":
            return need in COLORS and need != "black" and not spell
        return need == "black" and spell


VERBS.verb("polarization", rules=("MK-MANA-02", "MK-MANA-05"))(_remember)

# -- Source Opening -----------------------------------------------------------------------------------------------

OPENING = "goldyx_source_opening"


def _changeable(table: Table) -> list[int]:
    return [place for place, die in enumerate(table.source) if may_change(table, die)]


@VERBS.verb("reroll_die", can=lambda table, effect, ctx: bool(_changeable(table)), rules=("MK-MANA-03a",))
def _reroll(work: Work, effect: Effect, ctx: Ctx) -> None:
    push(work, "reroll_die")


REROLL_DIE = BOOK.asks("reroll_die", "mk-ask-reroll")


@REROLL_DIE.offers
def _reroll_options(table: Table, seat: int) -> list[Option]:
    seen: dict[str, int] = {}
    for place in _changeable(table):
        seen.setdefault(table.source[place].color, place)
    return [Option(f"die {color}", "die", (place,)) for color, place in seen.items()]


@REROLL_DIE.answers("die")
def _rerolled(work: Work, seat: int, place: int) -> None:
    color = roll(work, DIE_FACES)
    set_die(work, place, Die(color))
    tell(work, "mk-event-reroll", color=color)


def _open_dice(table: Table) -> list[str]:
    """The basic colours free in the Source."""
    return [color for color in BASIC_COLORS if Die(color) in table.source]


def _can_open(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return may_use_source(table, effect, ctx) and bool(_open_dice(table))


VERBS.verb("opened_die", can=_can_open, rules=("MK-MANA-03", "MK-EFF-G2a"))(_remember)


def _reward_owner(work: Work, color: str) -> None:
    """A crystal the Inventory has no room for is lost outside the own turn: mana tokens do not last until then."""
    if any(owned.skill == OPENING for owned in work.me.skills):
        gain_crystal(work, color)
        return
    for seat, player in enumerate(work.players):
        if seat == work.current or not any(owned.skill == OPENING for owned in player.skills):
            continue
        place = BASIC_COLORS.index(color)
        if player.crystals[place] < MAX_CRYSTALS:
            richer = replace(player, crystals=at_place(player.crystals, place, 1))
            work.players = (*work.players[:seat], richer, *work.players[seat + 1 :])
            tell(work, "mk-event-crystal-for", "MK-EFF-G2a", hero=player.hero, color=color)
        else:
            tell(work, "mk-event-crystal-lost", "MK-EFF-G2b", color=color)


@power("opened_die")
class OpenedDie(Power):
    """One more die of the Source."""

    mana_word = "opened"

    def mana_offered(self, table: Table, have: list[Piece]) -> list[Piece]:
        return [(color, "opened") for color in _open_dice(table)]

    def mana_paid(self, work: Work, color: str, more: list[str]) -> None:
        """The owner of the Skill gains a crystal; whoever used the die says later whether it is rolled again."""
        place = work.source.index(Die(color))
        set_die(work, place, Die(color, "taken"))
        _reward_owner(work, color)
        push(work, "opened_die.after", place)


AFTER = BOOK.asks("opened_die.after")
AFTER.declines("reroll_later")


@AFTER.prompt
def _after_asks(table: Table, seat: int, place: int) -> Text:
    return Text("mk-ask-opened-die", {"color": table.source[place].color})


@AFTER.offers
def _after_offered(table: Table, seat: int, place: int) -> list[Option]:
    return [Option("reroll", "reroll_later"), Option("leave", "leave_die")]


@AFTER.answers("leave_die")
def _after_leave_die(work: Work, seat: int, place: int) -> None:
    set_die(work, place, Die(work.source[place].color, "turned"))

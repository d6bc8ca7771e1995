"""Spells that act on every other player: Energy Flow, Mana Meltdown, Mana Claim, Mind Read, and their strong sides.

Teammates are other players too (MK-TEAM-03); the Dummy is none. Those who must do or suffer something do so in the
Round Order, starting after the caster.
"""

from __future__ import annotations

from msgspec.structs import replace

from .....kernel.effects import Ctx
from .....kernel.records import Frame, Option, Text
from .....kernel.work import draw_index, push, tell
from ....book import BOOK, VERBS, context, current_seat
from ....catalog import BASIC_COLORS, CARDS, UNITS, WOUND
from ....chapters.hand.units import put_unit, ready_unit
from ....chapters.pieces.mana import CLAIM, CURSE, gain_crystal, gain_token, remember_mana, take_die
from ....chapters.pieces.opposing import opponent
from ....chapters.pieces.wounds import take_wounds
from ....chapters.players.duel import hand_over
from ....state import Player, Table, Work, at_place, less

_CTX = len(context(""))
CLAIMED_AT_ONCE = 3


def others(table: Table) -> list[int]:
    """The other players still in the game, in the order they come after this one."""
    seats = [seat for seat in table.order if seat >= 0 and seat not in table.out]
    seats = seats or [seat for seat in range(len(table.players)) if seat not in table.out]
    place = seats.index(table.current)
    return seats[place + 1 :] + seats[:place]


def _put(work: Work, seat: int, player: Player) -> None:
    work.players = (*work.players[:seat], player, *work.players[seat + 1 :])


def _wound(work: Work, seat: int, n: int) -> None:
    """Wounds to the hand of another player; the opponent in a running duel takes them in that combat."""
    duel, mine = work.duel, work.current
    tell(work, "mk-event-rival-wounds", "MK-HEAL-01", hero=work.players[seat].hero, count=n)
    if duel is not None and duel.other is not None and seat == opponent(duel, mine):
        hand_over(work, seat)
        take_wounds(work, n)
        hand_over(work, mine)
        return
    player = work.players[seat]
    _put(work, seat, replace(player, hand=player.hand + (WOUND,) * n))


# -- Energy Flow, Energy Steal ------------------------------------------------------------------------------------


def _tired(table: Table) -> list[int]:
    return [place for place, unit in enumerate(table.me.units) if unit.spent]


VERBS.condition("energy_flow")(lambda table, ctx: table.combat is None and bool(_tired(table)))


@BOOK.step("energy_flow")
def energy_flow(work: Work, frame: Frame) -> None:
    """An own Unit of any level is readied; only then others lose the use of theirs."""
    level, heals = frame.args[_CTX:]
    for seat in reversed(others(work)):
        if _drainable(work.players[seat], int(level)):
            push(work, "energy_flow.drain", seat, level)
    able = _tired(work)
    if len(able) == 1:
        _renew(work, able[0], bool(heals))
    else:
        push(work, "energy_flow.unit", heals)


def _renew(work: Work, place: int, heals: bool) -> None:
    ready_unit(work, place)
    unit = work.me.units[place]
    if heals and unit.wounds:
        put_unit(work, place, replace(unit, wounds=0))
        tell(work, "mk-event-heal-unit", "MK-HEAL-03c3", unit=unit.unit)


BOOK.question(
    "energy_flow.unit",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-ready"),
    options=lambda table, frame: [
        Option(f"ready {table.me.units[place].unit} {place + 1}", "ready", (place,)) for place in _tired(table)
    ],
    answer=lambda work, frame, option: _renew(work, int(option.args[0]), bool(frame.args[0])),
)


def _drainable(player: Player, level: int) -> list[int]:
    """Ready Units of that level or lower, wounded or not."""
    return [place for place, unit in enumerate(player.units) if not unit.spent and UNITS[unit.unit].level <= level]


def _drain_options(table: Table, frame: Frame) -> list[Option]:
    seat, level = int(frame.args[0]), int(frame.args[1])
    player = table.players[seat]
    found = [
        Option(
            f"spend {player.hero} {player.units[place].unit} {place + 1}",
            "drain",
            (player.hero, player.units[place].unit, place),
        )
        for place in _drainable(player, level)
    ]
    return [*found, Option("done", "done")]


def _drain(work: Work, frame: Frame, option: Option) -> None:
    if option.kind == "done":
        return
    seat, place = int(frame.args[0]), int(option.args[2])
    player = work.players[seat]
    unit = player.units[place]
    units = (*player.units[:place], replace(unit, spent=True), *player.units[place + 1 :])
    _put(work, seat, replace(player, units=units))
    tell(work, "mk-event-drain", hero=player.hero, unit=unit.unit)


BOOK.question(
    "energy_flow.drain",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-drain", {"hero": table.players[int(frame.args[0])].hero}),
    options=_drain_options,
    answer=_drain,
)

# -- Mana Meltdown, Mana Radiance ---------------------------------------------------------------------------------


@BOOK.step("mana_meltdown")
def mana_meltdown(work: Work, frame: Frame) -> None:
    """Each other player loses a random crystal; who had none takes a Wound. One lost crystal may be gained."""
    lost: dict[str, None] = {}
    for seat in others(work):
        player = work.players[seat]
        stock = [color for color, n in zip(BASIC_COLORS, player.crystals, strict=True) for _ in range(n)]
        if not stock:
            _wound(work, seat, 1)
            continue
        color = stock[draw_index(work, len(stock))]
        lost[color] = None
        _put(work, seat, replace(player, crystals=at_place(player.crystals, BASIC_COLORS.index(color), -1)))
        tell(work, "mk-event-crystal-melted", hero=player.hero, color=color)
    if lost:
        push(work, "mana_meltdown.gain", *lost)


def _gain(work: Work, frame: Frame, option: Option) -> None:
    if option.kind != "done":
        gain_crystal(work, str(option.args[0]))


BOOK.question(
    "mana_meltdown.gain",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-melted"),
    options=lambda table, frame: [
        *(Option(f"color {color}", "color", (color,)) for color in frame.args),
        Option("done", "done"),
    ],
    answer=_gain,
)


@BOOK.step("mana_radiance")
def mana_radiance(work: Work, frame: Frame) -> None:
    """A Wound to everybody for each crystal of the colour, the caster too; then the caster gains two such crystals."""
    color = str(frame.args[_CTX])
    place = BASIC_COLORS.index(color)
    if work.me.crystals[place]:
        take_wounds(work, work.me.crystals[place])
    for seat in others(work):
        if work.players[seat].crystals[place]:
            _wound(work, seat, work.players[seat].crystals[place])
    gain_crystal(work, color)
    gain_crystal(work, color)


# -- Mana Claim, Mana Curse ---------------------------------------------------------------------------------------


def _claimable(table: Table) -> list[str]:
    return list(dict.fromkeys(die.color for die in table.source if die.state == "free" and die.color in BASIC_COLORS))


@VERBS.condition("mana_claim")
def can_claim(table: Table, ctx: Ctx) -> bool:
    return bool(_claimable(table)) and not any(mod.op == "no_source" for mod in table.me.mods)


def _claim(work: Work, frame: Frame, option: Option) -> None:
    """The die leaves the Source for the rest of the Round: three tokens now, or one in each later turn."""
    color, how = str(option.args[0]), str(option.args[1])
    take_die(work, color, "free", "claimed")
    tell(work, "mk-event-claim", color=color)
    if how == "now":
        gain_token(work, color, CLAIMED_AT_ONCE)
    else:
        remember_mana(work, CLAIM, color)
    if frame.args[_CTX]:
        remember_mana(work, CURSE, color)
        tell(work, "mk-event-curse", color=color)


BOOK.question(
    "mana_claim",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-claim"),
    options=lambda table, frame: [
        Option(f"claim {color} {how}", "claim", (color, how)) for color in _claimable(table) for how in ("now", "turns")
    ],
    answer=_claim,
)

# -- Mind Read, Mind Steal ----------------------------------------------------------------------------------------


def _thoughts(player: Player, color: str) -> list[str]:
    """Spells and Actions of the colour in hand."""
    found = dict.fromkeys(card for card in player.hand if card != WOUND)
    return [
        card
        for card in found
        if CARDS[card].kind != "artifact" and color in (CARDS[card].color, CARDS[card].second_color)
    ]


@BOOK.step("mind_read")
def mind_read(work: Work, frame: Frame) -> None:
    """The others answer one after the other; the frame keeps who is left and what was given."""
    color, steals = frame.args[_CTX:]
    work.ledger.sealed = True
    push(work, "mind_read.next", color, steals, " ".join(map(str, others(work))), "")


@BOOK.step("mind_read.next")
def read_next(work: Work, frame: Frame) -> None:
    """Who has no such card shows the hand; who has only one gives it; who has several chooses."""
    color, steals, left, given = (str(arg) for arg in frame.args)
    if not left:
        if steals == "1" and given:
            push(work, "mind_read.steal", given)
        return
    seat, _, rest = left.partition(" ")
    player = work.players[int(seat)]
    cards = _thoughts(player, color)
    if len(cards) > 1:
        push(work, "mind_read.card", *frame.args)
        return
    if cards:
        _give(work, frame, cards[0])
        return
    work.ledger.sealed = True
    tell(work, "mk-event-mind-none", hero=player.hero)
    if player.hand:
        tell(work, "mk-event-mind-hand", hero=player.hero, card=player.hand)
    push(work, "mind_read.next", color, int(steals), rest, given)


def _give(work: Work, frame: Frame, card: str) -> None:
    """The card goes to its owner's discard pile; an Action is remembered."""
    color, steals, left, given = frame.args
    first, _, rest = str(left).partition(" ")
    seat = int(first)
    player = work.players[seat]
    _put(work, seat, replace(player, hand=less(player.hand, card), discard=(*player.discard, card)))
    work.ledger.sealed = True
    tell(work, "mk-event-mind-discard", "MK-EFF-D1a", hero=player.hero, card=card)
    if CARDS[card].kind != "spell":
        given = f"{given} {seat}:{card}".strip()
    push(work, "mind_read.next", color, steals, rest, given)


def _asked(table: Table, frame: Frame) -> int:
    return int(str(frame.args[2]).partition(" ")[0])


def _give_options(table: Table, frame: Frame) -> list[Option]:
    cards = _thoughts(table.players[_asked(table, frame)], str(frame.args[0]))
    # In a guessed world the hand may hold none; a real one never gets here without a choice.
    return [Option(f"discard {card}", "discard", (card,)) for card in cards] or [Option("done", "done")]


def _give_answer(work: Work, frame: Frame, option: Option) -> None:
    if option.kind == "done":
        push(work, "mind_read.next", *frame.args)
    else:
        _give(work, frame, str(option.args[0]))


BOOK.question(
    "mind_read.card",
    seat=_asked,
    prompt=lambda table, frame: Text("mk-ask-mind-read", {"color": str(frame.args[0])}),
    options=_give_options,
    answer=_give_answer,
)


def _steal_options(table: Table, frame: Frame) -> list[Option]:
    found = []
    for entry in str(frame.args[0]).split():
        seat, _, card = entry.partition(":")
        hero = table.players[int(seat)].hero
        found.append(Option(f"steal {card} {hero}", "steal_card", (card, hero, int(seat))))
    return [*found, Option("done", "done")]


def _steal(work: Work, frame: Frame, option: Option) -> None:
    """One of the Actions given up belongs to the caster from now on."""
    if option.kind == "done":
        return
    card, seat = str(option.args[0]), int(option.args[2])
    player = work.players[seat]
    _put(work, seat, replace(player, discard=less(player.discard, card)))
    work.me.hand += (card,)
    tell(work, "mk-event-mind-steal", hero=player.hero, card=card)


BOOK.question(
    "mind_read.steal",
    seat=current_seat,
    prompt=lambda table, frame: Text("mk-ask-mind-steal"),
    options=_steal_options,
    answer=_steal,
)

"""Mana (MK-MANA): tokens, crystals, and every way to pay.

A payment is named by colour and source, `red die`, `gold token`, `blue crystal`, `green kept` for a die kept on a
Tactic, or `black wild` for a die an effect makes any colour, `red endless` for mana without limit; several are
joined by ` + `. Effects of the turn may open further sources, or let a piece serve as another colour than its own
(`red crystal polarized`); such effects are powers. The cheapest way comes first: a token vanishes anyway, a
die comes back, a crystal would last.
"""

from __future__ import annotations

from ....kernel.records import Effect
from ....kernel.work import tell
from ...catalog import BASIC_COLORS, COLORS, TACTICS
from ...features import Feature, fold
from ...powers import OPENING, Piece, Power, react
from ...state import Die, PlayerFields, Table, Work, at_place
from .dice import take_die
from .wounds import take_wounds

MAX_CRYSTALS = 3
_PLACE = {color: place for place, color in enumerate(COLORS)}
_RANK = {"endless": -1, "token": 0, "kept": 1, "opened": 1, "die": 2, "wild": 2, "crystal": 4, "invoked": 5}
#: Sources that use up the dice of the turn, and those that take a free die of the Source.
_FROM_SOURCE = ("die", "wild")
_FREE_DICE = ("die", "wild", "opened")
#: What a payment needs besides its colours while the mana of the turn is suppressed: one more, of whatever colour.
ANY = "any"
SUPPRESSED = "suppressed"


def night_rules(table: Table) -> bool:
    """Night, or a fight underground."""
    return table.time == "night" or (table.combat is not None and table.combat.night)


def usable(table: Table, color: str) -> bool:
    """Gold is never usable under night rules, black never by Day, unless an effect lifts the ban."""
    if color == "gold":
        return not night_rules(table) or _allowed(table.me, "gold")
    if color == "black":
        return night_rules(table) or _allowed(table.me, "black")
    return True


def _allowed(me: PlayerFields, color: str) -> bool:
    return any(mod.op == "allow_mana" and mod.args[0] == color for mod in me.mods)


def depleted(table: Table, color: str) -> bool:
    """Dice of the wrong time of day lie apart in the Source."""
    return color == ("gold" if table.time == "night" else "black")


def sources(table: Table) -> list[Piece]:
    """Every usable piece of mana as (colour, source), each kind once."""
    me, found = table.me, list[Piece]()
    tokens, crystals = me.mana, me.crystals
    if any(tokens):
        found += [(color, "token") for color, n in zip(COLORS, tokens, strict=True) if n and usable(table, color)]
    if any(crystals):
        found += [(color, "crystal") for color, n in zip(BASIC_COLORS, crystals, strict=True) if n]
    spared = me.dice > 0
    for die in table.source:
        color, lies = die.color, die.state
        if spared and lies == "free" and (color in BASIC_COLORS or usable(table, color)):
            piece = (color, "die")
        elif lies == "kept" and _holds_kept(table):
            piece = (color, "kept")
        else:
            continue
        if piece not in found:
            found.append(piece)
    if me.mods:
        found += _by_effects(table, found)
    return found


def _holds_kept(table: Table) -> bool:
    """A die kept on a Tactic is for its owner, in a turn of the owner's: not for one who defends only partially."""
    duel = table.duel
    if duel is not None and not duel.full and table.current == duel.defender:
        return False
    return len(table.players) == 1 or (table.me.tactic != "" and TACTICS[table.me.tactic].keeps)


def _by_effects(table: Table, have: list[Piece]) -> list[Piece]:
    """Mana that lasting effects open: dice as any colour, colours without limit, and what powers offer."""
    me = table.me
    found = [
        (color, "wild")
        for color in ("black", "gold")
        if me.dice > 0 and wild_dice(me, color) and Die(color) in table.source
    ]
    for mod in me.mods:
        if mod.op == "endless_mana":
            found += [
                (str(color), "endless")
                for color in mod.args
                if usable(table, str(color)) and (color, "endless") not in found
            ]
    for effect, opening in OPENING.values():
        if any(mod.op == effect for mod in me.mods):
            found += opening.mana_offered(table, have + found)
    return found


def wild_dice(me: PlayerFields, color: str) -> int:
    """How many black dice Mana Pull lets the player use as any colour, by Day too; Mana Storm all black and gold."""
    if any(mod.op == "wild_dice" for mod in me.mods):
        return len(COLORS)
    return sum(mod.op == "wild_black_die" for mod in me.mods) if color == "black" else 0


def pays(piece: Piece, need: str, spell: bool = False) -> bool:
    """Whether a piece of mana can serve as the colour needed; `spell`: for the strong effect of a Spell."""
    color, source = piece
    if " " in source:
        bent = _bending(source.rpartition(" ")[2])
        if bent is not None:
            return bent.mana_serves(color, need, spell)
    if need == ANY:
        return True
    if source == "wild":
        return need != "black"
    return color == need or (color == "gold" and need != "black")


def suppressed(me: PlayerFields) -> bool:
    """Whether the next mana used costs one more."""
    return any(mod.op == SUPPRESSED for mod in me.mods)


def ways(table: Table, have: list[Piece], need: str) -> list[str]:
    """Every way to pay one mana, cheapest first."""
    if table.me.mods and suppressed(table.me):
        return combined_ways(table, (need,))
    fitting = [piece for piece in have if pays(piece, need)]
    if table.variants:
        fitting = [piece for piece in fitting if not _bars(table, " ".join(piece), need)]
    if len(fitting) > 1:
        fitting.sort(key=lambda piece: _RANK[piece[1].partition(" ")[0]] + (piece[0] != need))
    return [f"{color} {source}" for color, source in fitting]


def combined_ways(table: Table, needs: tuple[str, ...], spell: bool = False) -> list[str]:
    """Every way to pay several mana at once, without repeating a way in another order."""
    found: list[str] = []
    if table.me.mods and suppressed(table.me):
        needs = (*needs, ANY)
    pieces = sources(table)
    stock = {_base(piece): _count(table, *_base(piece)) for piece in pieces}

    def pay(left: tuple[str, ...], paid: tuple[str, ...], dice: int) -> None:
        if not left:
            way = " + ".join(paid)
            barred = bool(table.variants) and _barred(table, needs, paid)
            if not barred and way not in found and _within_limits(table, paid):
                found.append(way)
            return
        for piece in pieces:
            base = _base(piece)
            from_source = base[1] in _FROM_SOURCE
            if stock[base] == 0 or not pays(piece, left[0], spell) or (from_source and dice == 0):
                continue
            name = f"{piece[0]} {piece[1]}"
            if paid and needs[len(paid) - 1] == left[0] and name < paid[-1]:
                continue
            stock[base] -= 1
            pay(left[1:], (*paid, name), dice - from_source)
            stock[base] += 1

    pay(needs, (), table.me.dice)
    return found


def _plain(piece: str) -> str:
    """A piece of a payment by colour and source alone."""
    color, source, *_ = piece.split(" ")
    return f"{color} {source}"


def _base(piece: Piece) -> Piece:
    """The piece itself, whatever colour it serves as."""
    color, source = piece
    words = source.split(" ")
    return (color, " ".join(words[:-1])) if len(words) > 1 and _bending(words[-1]) is not None else piece


def _bending(word: str) -> Power | None:
    """The power by whose word a piece of mana serves as another colour."""
    found = OPENING.get(word)
    return found[1] if found is not None and found[1].bends else None


def _within_limits(table: Table, paid: tuple[str, ...]) -> bool:
    """No more dice of a colour than lie in the Source, no effect more often than it lasts, and no card given for mana
    more often than it is in hand."""
    words = [piece.split(" ") for piece in paid]
    dice = [color for color, source, *_ in words if source in _FREE_DICE]
    if any(dice.count(color) > table.source.count(Die(color)) for color in set(dice)):
        return False
    given = [piece[2] for piece in words if piece[1] == "invoked"]
    if any(given.count(card) > table.me.hand.count(card) for card in set(given)):
        return False
    bends = [OPENING[word][0] for piece in words for word in piece[1:] if word in OPENING]
    return all(bends.count(one) <= sum(mod.op == one for mod in table.me.mods) for one in set(bends))


def _barred(table: Table, needs: tuple[str, ...], paid: tuple[str, ...]) -> bool:
    """Whether a variant forbids a part of a payment, given all of it."""
    return any(
        need != ANY and _bars(table, piece, need, paid.count(f"{need} die"))
        for piece, need in zip(paid, needs, strict=True)
    )


def _bars(table: Table, piece: str, need: str, spoken: int = 0) -> bool:
    return fold(table, Feature.mana_barred, False, _plain(piece), need, spoken)


def _count(table: Table, color: str, source: str) -> int:
    """How many pieces of a kind there are."""
    me = table.me
    if source == "token":
        return me.mana[_PLACE[color]]
    if source == "crystal":
        return me.crystals[_PLACE[color]]
    if source == "wild":
        return min(wild_dice(me, color), table.source.count(Die(color)))
    if source == "endless":
        return len(COLORS)
    if source in ("kept", "die"):
        wanted = "kept" if source == "kept" else "free"
        return sum(die.color == color and die.state == wanted for die in table.source)
    return 1


def pay(work: Work, payment: str, *needs: str) -> None:
    """Hand over the mana a payment names. `needs`: the colours it serves as, in order; `red/blue` is either."""
    if work.notes:
        _curse(work, payment, needs)
    if work.me.mods or work.me.skills:
        react(work, Power.mana_used, serving_as(payment, needs))
    pieces = payment.split(" + ")
    if work.me.mods and suppressed(work.me):
        react(work, Power.mana_levied, pieces[-1].partition(" ")[0])
        work.me.mods = without_mod(work.me.mods, SUPPRESSED)
    for piece in pieces:
        _hand_over(work, *piece.split(" "))


def _hand_over(work: Work, color: str, source: str, *more: str) -> None:
    if source == "token":
        work.me.mana = at_place(work.me.mana, _PLACE[color], -1)
    elif source == "crystal":
        use_crystal(work, color)
    elif source in ("kept", "die", "wild"):
        take_die(work, color, "kept" if source == "kept" else "free")
        if source in _FROM_SOURCE:
            work.me.dice -= 1
        else:
            work.me.tactic_used = True
        if source == "wild" and not any(mod.op == "wild_dice" for mod in work.me.mods):
            work.me.mods = without_mod(work.me.mods, "wild_black_die")
    for word in dict.fromkeys((source, *more)):
        if word in OPENING:
            effect, opening = OPENING[word]
            work.me.mods = without_mod(work.me.mods, effect)
            opening.mana_paid(work, color, list(more))


#: What Mana Claim and Mana Curse leave behind for the rest of a round: `claim 4 0 red`, with round and seat.
CLAIM, CURSE = "claim", "curse"


def remember_mana(work: Work, what: str, color: str) -> None:
    """Note a claim or curse of whoever acts; those of earlier rounds are forgotten."""
    old = [note for note in work.notes if note.startswith((CLAIM, CURSE)) and int(note.split()[1]) != work.round]
    kept = tuple(note for note in work.notes if note not in old)
    work.notes = (*kept, f"{what} {work.round} {work.current} {color}")


def noted_mana(table: Table, what: str) -> list[tuple[int, str]]:
    """Seat and colour of every claim or curse of this round."""
    words = [note.split() for note in table.notes if note.startswith(what + " ")]
    return [(int(seat), color) for _, round_, seat, color in words if int(round_) == table.round]


def claimed_mana(work: Work) -> None:
    """A claimed die gives its owner a token in each later turn."""
    for seat, color in noted_mana(work, CLAIM):
        if seat == work.current:
            gain_token(work, color)
            tell(work, "mk-event-mana", color=color)


def _curse(work: Work, payment: str, needs: tuple[str, ...]) -> None:
    """Another player's curse on a colour: who uses such mana in the own turn takes a Wound, once a turn. Gold counts as
    the colour it serves as (MK-MANA-02a1)."""
    duel = work.duel
    if duel is not None and not duel.full and work.current == duel.defender:
        return
    cursed = {color for seat, color in noted_mana(work, CURSE) if seat != work.current}
    if not cursed or any(mod.op == "cursed" for mod in work.me.mods):
        return
    for used in serving_as(payment, needs):
        if used <= cursed:
            work.me.mods += (Effect("cursed"),)
            tell(work, "mk-event-cursed", color=min(used))
            take_wounds(work, 1)
            return


def serving_as(payment: str, needs: tuple[str, ...]) -> list[set[str]]:
    """The colour each piece of a payment counts as; gold, wild dice and bent mana count as what they serve as."""
    found = []
    for place, piece in enumerate(payment.split(" + ")):
        color, source, *more = piece.split(" ")
        need = needs[place].split("/") if place < len(needs) else [color]
        bent = _bending(more[-1]) if more else None
        if bent is not None:
            bends = {one for one in need if any(bent.mana_serves(color, one, spell) for spell in (False, True))}
            found.append(bends or {color})
        else:
            found.append(set(need) if color == "gold" or source == "wild" else {color})
    return found


def use_crystal(work: Work, color: str) -> None:
    """A crystal leaves the Inventory to be used as mana; the turn remembers it."""
    work.me.crystals = at_place(work.me.crystals, _PLACE[color], -1)
    work.me.mods += (Effect("spent_crystal", (color,)),)


def without_mod(mods: tuple[Effect, ...], op: str) -> tuple[Effect, ...]:
    """The changes of the turn less the first of that name, which is used up."""
    place = next(place for place, mod in enumerate(mods) if mod.op == op)
    return mods[:place] + mods[place + 1 :]


def gain_token(work: Work, color: str, n: int = 1) -> None:
    work.me.mana = at_place(work.me.mana, _PLACE[color], n)


def gain_crystal(work: Work, color: str, overflow: bool = True) -> None:
    """A crystal for the Inventory. Beyond three of a colour an effect gives a token, mines and rewards nothing."""
    place = _PLACE[color]
    if work.me.crystals[place] < MAX_CRYSTALS:
        work.me.crystals = at_place(work.me.crystals, place, 1)
        tell(work, "mk-event-crystal", "MK-EFF-G2a", color=color)
    elif overflow:
        gain_token(work, color)
        tell(work, "mk-event-crystal-overflow", "MK-EFF-G2b", color=color)
    else:
        tell(work, "mk-event-crystal-lost", "MK-MANA-06", color=color)

"""Advanced Actions with steps or words of their own: Steady Tempo, Crystal Mastery, Mana Storm, Maximal Effect; and
attacks that do more when they defeat."""

from __future__ import annotations

from collections.abc import Iterator

from .....kernel.effects import Ctx, seq
from .....kernel.records import Effect, Option, Text
from .....kernel.work import push, roll, tell
from ....book import BONUS, BOOK, CONTEXT, RESERVED, VERBS, context
from ....catalog import BASIC_COLORS, CARDS, WOUND
from ....chapters.combat.strike import targets
from ....chapters.hand.bonuses import use_up
from ....chapters.hand.cards import draw, lay
from ....chapters.pieces.dice import may_change, set_die
from ....chapters.pieces.fame import change_reputation, gain_fame
from ....chapters.pieces.foes import abilities, living
from ....chapters.pieces.mana import MAX_CRYSTALS, gain_crystal
from ....chapters.pieces.tracks import DIE_FACES
from ....powers import Power, power
from ....state import Die, Foe, Played, Points, Table, Work, at_place, less
from ....verbs.changes import less_armor
from ....verbs.enemies import one_enemy
from ....verbs.giving import ACTIONS, others
from .concentration import borrows

# -- Steady Tempo -------------------------------------------------------------------------------------------------


@VERBS.condition("steady_tempo")
def can_return(table: Table, ctx: Ctx) -> bool:
    lies = any(played.card == "steady_tempo" and played.side != "returned" for played in table.me.play)
    return lies and (ctx[-1] == "top" or bool(table.me.deck))


STEADY_TEMPO = BOOK.asks("steady_tempo", context=CONTEXT)
STEADY_TEMPO.declines("done")


@STEADY_TEMPO.prompt
def _steady_tempo_asks(table: Table, seat: int, ctx: Ctx, where: str) -> Text:
    return Text("mk-ask-steady-tempo", {"where": where})


@STEADY_TEMPO.offers
def _steady_tempo_offered(table: Table, seat: int, ctx: Ctx, where: str) -> list[Option]:
    return [
        Option("return steady_tempo", "return_card", ("steady_tempo",)),
        Option("done", "done"),
    ]


@STEADY_TEMPO.answers("return_card")
def _tempo(work: Work, seat: int, ctx: Ctx, where: str, card: str) -> None:
    me = work.me
    place = next(place for place, played in enumerate(me.play) if played.card == "steady_tempo")
    me.play = (*me.play[:place], Played("steady_tempo", "returned"), *me.play[place + 1 :])
    me.deck = ("steady_tempo", *me.deck) if where == "top" else (*me.deck, "steady_tempo")
    tell(work, "mk-event-return-deck", card="steady_tempo", where=where)


# -- Crystal Mastery ----------------------------------------------------------------------------------------------


@VERBS.verb("crystals_back", rules=("MK-EFF-G2a",))
def _crystals_back(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Crystals spent during the turn come back, up to three of a colour."""
    for mod in work.me.mods:
        if mod.op == "spent_crystal":
            place = BASIC_COLORS.index(str(mod.args[0]))
            if work.me.crystals[place] < MAX_CRYSTALS:
                work.me.crystals = at_place(work.me.crystals, place, 1)
                tell(work, "mk-event-crystal", "MK-EFF-G2a", color=str(mod.args[0]))


# -- Mana Storm ---------------------------------------------------------------------------------------------------


def _basic_die(table: Table, effect: Effect, ctx: Ctx) -> bool:
    return any(die.state == "free" and die.color in BASIC_COLORS for die in table.source)


@VERBS.verb("die_crystal", can=_basic_die, rules=("MK-EFF-G2a", "MK-MANA-03a"))
def _die_crystal(work: Work, effect: Effect, ctx: Ctx) -> None:
    push(work, "mana_storm")


MANA_STORM = BOOK.asks("mana_storm", "mk-ask-storm")


@MANA_STORM.offers
def _storm_options(table: Table, seat: int) -> list[Option]:
    seen: dict[str, int] = {}
    for place, die in enumerate(table.source):
        if die.state == "free" and die.color in BASIC_COLORS:
            seen.setdefault(die.color, place)
    return [Option(f"die {color}", "die", (place,)) for color, place in seen.items()]


@MANA_STORM.answers("die")
def _storm(work: Work, seat: int, place: int) -> None:
    """A crystal of its colour; the die is rolled again at once and stays in the Source."""
    gain_crystal(work, work.source[place].color)
    color = roll(work, DIE_FACES)
    set_die(work, place, Die(color))
    tell(work, "mk-event-reroll", color=color)


@VERBS.verb("reroll_source", rules=("MK-MANA-03a",))
def _reroll_source(work: Work, effect: Effect, ctx: Ctx) -> None:
    """The whole Source anew."""
    for place in [place for place, die in enumerate(work.source) if may_change(work, die)]:
        color = roll(work, DIE_FACES)
        set_die(work, place, Die(color))
        tell(work, "mk-event-reroll", color=color)


@VERBS.verb("wild_dice")
def _wild_dice(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Gold and black dice as any basic colour."""
    work.me.mods += (effect,)


# -- Who Needs Magic? --------------------------------------------------------------------------------------------


@VERBS.verb("forgo_source", rules=("MK-MANA-03",))
def _forgo_source(work: Work, effect: Effect, ctx: Ctx) -> None:
    """No die of the Source is used for the rest of the turn."""
    work.me.dice = 0
    work.me.mods += (Effect("no_source"),)


# -- Maximal Effect -----------------------------------------------------------------------------------------------


def _maximal(table: Table, ctx: Ctx, chained: bool = True) -> Iterator[str]:
    """Actions of the hand whose effect can happen now."""
    side, reserved = str(ctx[-2]), int(ctx[RESERVED])
    for name in dict.fromkeys(others(table, ctx)):
        card = CARDS[name]
        if card.kind not in ACTIONS or (card.healing and table.combat is not None):
            continue
        effect = card.basic if side == "basic" else card.strong
        if not chained and borrows(effect):
            continue
        if VERBS.can(table, effect, context("card:" + name, card.color, reserved=reserved + 1)):
            yield name


@VERBS.condition("maximal_effect")
def can_maximize(table: Table, ctx: Ctx) -> bool:
    return int(ctx[RESERVED]) < len(table.me.hand) and any(_maximal(table, ctx, chained=False))


MAXIMAL_EFFECT = BOOK.asks("maximal_effect", context=CONTEXT)


@MAXIMAL_EFFECT.prompt
def _maximal_effect_asks(table: Table, seat: int, ctx: Ctx, side: str, times: int) -> Text:
    return Text("mk-ask-maximal", {"count": times})


@MAXIMAL_EFFECT.offers
def _maximal_effect_offered(table: Table, seat: int, ctx: Ctx, side: str, times: int) -> list[Option]:
    return [
        Option(f"borrow {name}", "borrow", (name,)) for name in _maximal(table, (*ctx[:RESERVED], 0, -1, side, times))
    ]


@MAXIMAL_EFFECT.answers("borrow")
def _maximize(work: Work, seat: int, ctx: Ctx, side: str, times: int, name: str) -> None:
    """All repetitions together are one effect; the card leaves the game."""
    card = CARDS[name]
    lay(work, name, "thrown")
    tell(work, "mk-event-maximal", "MK-EFF-C1", card=name, count=times)
    effect = card.basic if side == "basic" else card.strong
    VERBS.do(work, seq(*(effect,) * times), context("card:" + name, card.color, bonus=int(ctx[BONUS])))


# -- attacks that do more -----------------------------------------------------------------------------------------


@power("chivalry")
class Chivalry(Power):
    """Reputation for each enemy it defeated."""

    def attacked(self, work: Work, piece: Points, group: tuple[Foe, ...]) -> None:
        change_reputation(work, len(group), "MK-EFF-01c")


@power("chivalry_fame")
class ChivalryFame(Power):
    """Reputation and Fame for each enemy it defeated."""

    def attacked(self, work: Work, piece: Points, group: tuple[Foe, ...]) -> None:
        change_reputation(work, len(group), "MK-EFF-01c")
        gain_fame(work, len(group), "MK-EFF-01c")


@power("explosive")
class Explosive(Power):
    """Each enemy it defeated weakens another one."""

    def attacked(self, work: Work, piece: Points, group: tuple[Foe, ...]) -> None:
        """Each enemy it defeated weakens another one by 1 Armor."""
        if work.combat is None:
            return
        reach = one_enemy(less_armor(1))
        for _ in group:
            if any("arcane_immunity" not in abilities(foe) for foe in living(work.combat)):
                push(work, "effect", *context(piece.origin), effects=(reach,))


# -- Rush of Adrenaline -------------------------------------------------------------------------------------------


def _rush(work: Work, wounds: int) -> None:
    """Each Wound that comes to the hand draws a card, three times; strong, the first of the turn is thrown away too."""
    for _ in range(wounds):
        rush = next((mod for mod in work.me.mods if mod.op == "adrenaline"), None)
        if rush is None:
            return
        left, throw = int(rush.args[0]), int(rush.args[1])
        use_up(work, rush)
        if throw and WOUND in work.me.hand:
            work.me.hand = less(work.me.hand, WOUND)
            tell(work, "mk-event-throw-wound", "MK-EFF-D2a")
        draw(work, 1)
        if left > 1:
            work.me.mods += (Effect("adrenaline", (left - 1, 0)),)


@VERBS.verb("adrenaline", args="n throw", rules=("MK-EFF-01b",))
def _adrenaline(work: Work, effect: Effect, ctx: Ctx) -> None:
    """Wounds taken earlier this turn count."""
    work.me.mods += (effect,)
    _rush(work, sum(int(mod.args[0]) for mod in work.me.mods if mod.op == "wounded"))


@power("adrenaline")
class Adrenaline(Power):
    """Wounds draw cards."""

    def wounded(self, work: Work, n: int) -> bool:
        _rush(work, n)
        return True


# -- Forked Lightning ---------------------------------------------------------------------------------------------

_BOLTS = 3


VERBS.condition("forked_lightning")(lambda table, ctx: bool(targets(table)))
FORKED_LIGHTNING = BOOK.asks("forked_lightning", "mk-ask-forked-lightning", context=CONTEXT, rest=0)
FORKED_LIGHTNING.declines("done")


@FORKED_LIGHTNING.offers
def _struck(table: Table, seat: int, ctx: Ctx, chosen: tuple[int, ...]) -> list[Option]:
    """Up to three different enemies, a bolt for each."""
    found = [Option(f"target {foe.n}", "foe", (foe.n,)) for foe in targets(table) if foe.n not in chosen]
    return [*found, Option("done", "done")] if chosen or not found else found


@FORKED_LIGHTNING.answers("foe")
def _strike(work: Work, seat: int, ctx: Ctx, chosen: tuple[int, ...], n: int) -> None:
    VERBS.do(work, Effect("attack", (1, "coldfire", "ranged", f"only {n}")), ctx)
    chosen = (*chosen, n)
    if len(chosen) < _BOLTS and len(targets(work)) > len(chosen):
        push(work, "forked_lightning", *ctx, *chosen)

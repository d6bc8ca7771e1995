"""Combat between players (MK-PVP): the attack, taking part in it, who strikes when, and how it ends."""

from __future__ import annotations

from msgspec.structs import replace

from ....kernel.records import Option, Refusal, Text
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import BOOK, action, context
from ...catalog import WOUND
from ...features import Feature, fire, fold
from ...state import Combat, Duel, Table, Work, sit
from ..combat.course import enter_combat
from ..hand.bonuses import keeps
from ..hand.skills import burden, ready_skills
from ..land.movement import look_around, turn_up
from ..pieces.dice import AWAY, BACK, rename_dice
from ..pieces.fame import change_reputation, gain_fame, level_for
from ..pieces.hexmap import put_space, site_at, space_at
from ..pieces.hurt import fight_over
from ..pieces.opposing import face, opponent
from ..pieces.tracks import ASSAULT_REPUTATION
from ..turn.course import clean_ledger, early_options, start_benefits, use_early
from .strikes import the_duel

# -- the attack ---------------------------------------------------------------------------------------------------


@action("fight")
def fight(work: Work, defender: int) -> None:
    """The action of the turn: the player on this space is attacked."""
    _attack(work, defender, assault=False)


@BOOK.does("duel.fight")
def met(work: Work, rival: int) -> None:
    """A way that leads straight to a player's space ends in that attack."""
    _attack(work, rival, assault=False)


@BOOK.does("duel.assault")
def assault(work: Work, rival: int) -> None:
    """Entering a keep with its owner inside costs the Reputation of any assault, and the owner is attacked instead of
    a garrison."""
    change_reputation(work, fold(work, Feature.assault_reputation, ASSAULT_REPUTATION), "MK-CMB-01a3")
    _attack(work, rival, assault=True)


def _attack(work: Work, rival: int, *, assault: bool) -> None:
    """The defender answers first."""
    me = work.me
    enter_combat(work)
    fight = Combat("duel", me.at, "ranged")
    work.combat = replace(fight, walls=not any(mod.op == "no_walls" for mod in me.mods))
    work.duel = Duel(work.current, rival, me.at, assault=assault, attacker=rival, other=fight)
    tell(work, "mk-event-duel", "MK-PVP-01", hero=me.hero, hero2=work.players[rival].hero)
    hand_over(work, rival)
    face(work)
    push(work, "duel.answer")


def hand_over(work: Work, seat: int) -> None:
    """The other side acts: its seat, its picture of the fight, its dice."""
    duel = work.duel
    if duel is None or work.current == seat:
        return
    work.duel, work.combat = replace(duel, other=work.combat), duel.other
    sit(work, seat)
    rename_dice(work, {**AWAY, **BACK})


# -- taking part --------------------------------------------------------------------------------------------------


def full_barred(table: Table) -> Refusal | None:
    """Only with a card that is no Wound in hand does a defender take part fully."""
    if any(card != WOUND for card in table.me.hand):
        return None
    return no("MK-PVP-03a9", "mk-why-only-wounds-in-hand")


def join(work: Work, *, full: bool) -> None:
    """Take part: fully, with the next turn in advance, or partially."""
    duel, _ = the_duel(work)
    work.duel = replace(duel, full=full)
    clean_ledger(work)
    work.me.path = (work.me.at,)
    push(work, "duel.turn")
    if full:
        _take_turn_in_advance(work)
    else:
        work.me.dice = 0
        tell(work, "mk-event-duel-partial", "MK-PVP-03b1", hero=work.me.hero)


def _take_turn_in_advance(work: Work) -> None:
    """The Round Order token is turned down; the turn starts as usual, without movement and action."""
    work.down += (work.current,)
    work.me.before, work.me.exempt = (), False
    ready_skills(work)
    burden(work)
    tell(work, "mk-event-duel-full", "MK-PVP-03a1", hero=work.me.hero)
    start_benefits(work)


ANSWER = BOOK.asks("duel.answer")


@ANSWER.prompt
def _answer_asks(table: Table, seat: int) -> Text:
    return Text("mk-ask-duel-answer", {"hero": table.players[the_duel(table)[0].aggressor].hero})


@ANSWER.offers
def _answers(table: Table, seat: int) -> list[Option]:
    found = [Option("full", "join", ("full",))] if full_barred(table) is None else []
    return [*found, Option("partial", "join", ("partial",)), *early_options(table)]


@ANSWER.answers("join")
def _answer(work: Work, seat: int, how: str) -> None:
    join(work, full=how == "full")


@ANSWER.otherwise
def _answer_later(work: Work, seat: int, option: Option) -> None:
    """What may be done before an own turn comes first; then the defender joins."""
    push(work, "duel.answer")
    use_early(work, option)


# -- who strikes --------------------------------------------------------------------------------------------------


@BOOK.does("duel.turn")
def take_turns(work: Work) -> None:
    """The attacker of the moment plays an Attack, or passes. What waits for an own Attack phase comes with the first
    Melee Attack."""
    duel, _ = the_duel(work)
    hand_over(work, duel.attacker)
    duel, combat = the_duel(work)
    work.duel = replace(duel, stage="attack", blows=(), damage=0, elements=())
    work.combat = replace(combat, phase="ranged" if duel.phase == "ranged" else "attack", pool=())
    face(work)
    push(work, "duel.attack")
    if duel.phase == "melee":
        _waiting_attacks(work)


def _waiting_attacks(work: Work) -> None:
    me = work.me
    for mod in me.mods:
        if mod.op == "in_attack_phase":
            push(work, "effect", *context(str(mod.args[0])), effects=mod.parts)
    if any(mod.op == "in_attack_phase" for mod in me.mods):
        me.mods = tuple(mod for mod in me.mods if mod.op != "in_attack_phase")


def leave(work: Work) -> None:
    """Points not used are lost when the other side acts."""
    _, combat = the_duel(work)
    work.combat = replace(combat, pool=())
    if not keeps(work.me, "move"):
        work.me.move = 0


def swap_roles(work: Work, passes: int) -> None:
    """The other one attacks; two passes in a row end the phase, and after the Melee phase the combat."""
    duel, _ = the_duel(work)
    if passes < 2:
        work.duel = replace(duel, attacker=opponent(duel, duel.attacker), passes=passes)
        push(work, "duel.turn")
    elif duel.phase == "ranged":
        work.duel = replace(duel, phase="melee", attacker=duel.aggressor, passes=0)
        tell(work, "mk-event-duel-melee", "MK-PVP-R6b")
        push(work, "duel.turn")
    else:
        push(work, "duel.over", -1)


# -- the end ------------------------------------------------------------------------------------------------------


def drive_away(work: Work, at: str) -> None:
    """The blocker is put on that space, which provokes nobody, and the combat ends."""
    duel, _ = the_duel(work)
    winner = work.current
    hand_over(work, opponent(duel, winner))
    me = work.me
    me.at, me.path = at, (at,)
    tell(work, "mk-event-duel-driven", "MK-PVP-M2b4", hero=me.hero, space=at)
    space = space_at(work, at)
    if space.ruin and not space.ruin_up:
        turn_up(work, at)
    look_around(work)
    push(work, "duel.over", winner)


@BOOK.does("duel.over")
def over(work: Work, winner: int) -> None:
    """A winner may gain Fame and a keep; after a draw the aggressor withdraws. Then a full participant finishes its
    turn, and the aggressor's turn goes on."""
    duel, _ = the_duel(work)
    fight_over(work, duel.aggressor, duel.defender)
    if winner < 0:
        hand_over(work, duel.aggressor)
        _withdraw(work)
    else:
        _reward(work, duel, winner)
    hand_over(work, duel.aggressor)
    if winner == duel.aggressor:
        _take_keep(work, duel)
    work.combat = None
    work.phase = "after"
    fire(work, Feature.combat_over, "duel", duel.at, winner == duel.aggressor)
    if duel.full:
        hand_over(work, duel.defender)
        work.combat = None
        work.duel = replace(duel, stage="after", attacker=-1, other=None)
        push(work, "turn")
    else:
        work.duel = None
        rename_dice(work, BACK)


def _withdraw(work: Work) -> None:
    """Back to the space before the attack, without a Wound; if it is not safe, the end of the turn goes on from it."""
    me = work.me
    me.path = me.path[:-1] or me.path
    me.at = me.path[-1]
    tell(work, "mk-event-duel-draw", "MK-PVP-E2a1", hero=me.hero, space=me.at)


def prize(table: Table, winner: int, loser: int) -> int:
    """1 Fame for beating a player with more Fame, and 2 for each level that player is above."""
    own, other = table.players[winner].fame, table.players[loser].fame
    return (other > own) + 2 * max(0, level_for(other) - level_for(own))


def _reward(work: Work, duel: Duel, winner: int) -> None:
    loser = opponent(duel, winner)
    hand_over(work, loser)
    worth = prize(work, winner, loser)  # the loser is drafted, but no Fame moved since
    hand_over(work, winner)
    tell(work, "mk-event-duel-won", "MK-PVP-E1", hero=work.me.hero)
    gain_fame(work, worth, "MK-PVP-E1d")


def _take_keep(work: Work, duel: Duel) -> None:
    """The owner driven out of a keep: the aggressor's Shield takes the place of the old one."""
    space = space_at(work, duel.at)
    if duel.assault:
        put_space(work, duel.at, replace(space, shields=(work.current,)))
        tell(work, "mk-event-conquer", "MK-RES-02c3", site=site_at(work, duel.at))


@BOOK.does("duel.home")
def home(work: Work) -> None:
    """The turn taken in advance is over; the aggressor's goes on."""
    duel = work.duel
    if duel is None:
        return
    work.combat = None
    hand_over(work, duel.aggressor)
    work.duel = work.combat = None
    work.phase = "after"

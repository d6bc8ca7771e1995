"""The turn (MK-TURN): before it, its start, movement and one action, or a Rest."""

from __future__ import annotations

from functools import cache

from ....kernel.records import Option, Refusal, Text
from ....kernel.refusals import no
from ....kernel.work import push, tell
from ...book import ACTIONS, BOOK, action, close_question
from ...catalog import SKILLS, WOUND
from ...features import Feature, fire, fold, gather
from ...state import DUMMY, PlayerFields, Table, Work, sit
from ..combat.course import start_options as fight_options
from ..combat.maze import maze_options
from ..hand.cards import discard, draw
from ..hand.plays import play_options
from ..hand.skills import burden, early_skill_options, expire_shared, refresh_skills, turn_up, use_skill
from ..hand.tactics import before_options, use_before
from ..land.explore import explore_options
from ..land.joint_proposal import joint_options
from ..land.movement import action_barred, attack_player_options, bound_to_rest, look_around, move_options
from ..pieces.fame import WORST, change_reputation
from ..pieces.hexmap import board, site_at
from ..pieces.mana import claimed_mana, gain_token, sources
from .altars import altar_options
from .interaction import start_options as interact_options
from .interaction import trade_options

PLUNDERED_CARDS = 2
_MOVED = no("MK-TURN-07", "mk-why-rest-after-move")
_TOO_LATE = no("MK-TURN-07", "mk-why-rest-now")
_NO_REST_CARD = no("MK-TURN-07b1", "mk-why-rest-card")
_MUST_FIGHT = no("MK-TURN-06b1", "mk-why-must-fight")
_ONE_CARD = no("MK-TURN-05b", "mk-why-one-card")
_END = Option("end turn", "end_turn")


@BOOK.does("turn.next")
def next_turn(work: Work) -> None:
    """Down the order, again and again, until the round or the game is over."""
    if work.me.extra_turn:
        work.me.extra_turn = False
        expire_shared(work)
        push(work, "turn.begin", work.current)
        return
    if work.final == 0:
        push(work, "game.over")
        return
    if work.left == 0:
        push(work, "rounds.end")
        return
    if work.left > 0:
        work.left -= 1
    work.place = (work.place + 1) % len(work.order)
    who = work.order[work.place]
    if who == DUMMY:
        # Once all cities have fallen only the players have a last turn (MK-SCN-SOLO-08b).
        idle = work.final > 0 and fold(work, Feature.conquest, False)
        push(work, "turn.next" if idle else "dummy.turn")
        return
    if work.final > 0:
        work.final -= 1
    if who in work.out:
        push(work, "turn.next")
    elif who in work.down:
        # A turn taken in advance: the token is turned up again (MK-TURN-02a), and Skills in the middle of the table
        # expire (MK-SKILL-T9). A second turn in a row won in that turn follows now.
        work.down = tuple(seat for seat in work.down if seat != who)
        sit(work, who)
        expire_shared(work)
        tell(work, "mk-event-turn-skipped", "MK-TURN-02a", hero=work.players[who].hero)
        push(work, "turn.next")
    else:
        push(work, "turn.begin", who)


@BOOK.does("turn.begin")
def begin(work: Work, seat: int) -> None:
    """A clean ledger; then what may be done before the turn."""
    sit(work, seat)
    work.turn += 1
    clean_ledger(work)
    work.phase = "before"
    tell(work, "mk-event-turn", hero=work.me.hero, count=work.turn)
    push(work, "turn.start")
    push(work, "turn.before.more")
    refresh_skills(work, new_round=False)
    if len(work.players) > 1:
        burden(work)


def clean_ledger(work: Work) -> None:
    """Nothing of an earlier turn counts any more."""
    me = work.me
    me.move = me.influence = me.heal = 0
    me.mods, me.later, me.rewards = (), (), ()
    me.carded = me.rested = me.moved = False
    me.dice = 1


def early_options(table: Table) -> list[Option]:
    """Options "before your turn": certain Tactics and Skills, and plundering the village the Hero stands in."""
    me = table.me
    found = [] if "tactic" in me.before else before_options(table)
    found += early_skill_options(table)
    if me.at and site_at(table, me.at) == "village" and "plunder" not in me.before and _loot(me):
        found.append(Option("plunder", "before", ("plunder",)))
    return found


def _loot(me: PlayerFields) -> bool:
    """Whether plundering would change anything: Reputation can sink, or there is a card to draw."""
    rising = me.tactic == "long_night" and not me.tactic_used and bool(me.discard)
    return me.reputation > WORST or bool(me.deck) or rising


def use_early(work: Work, option: Option) -> None:
    """A Tactic, a Skill, or the village: plundered for 1 Reputation and two cards."""
    name = str(option.args[0])
    if option.kind == "skill":
        use_skill(work, name)
        return
    work.me.before += ("plunder" if name == "plunder" else "tactic",)
    if name != "plunder":
        use_before(work, name)
        return
    tell(work, "mk-event-plunder", "MK-TURN-01h")
    change_reputation(work, -1, "MK-TURN-01h")
    draw(work, PLUNDERED_CARDS)


@BOOK.does("turn.before.more")
def more_before(work: Work) -> None:
    if early_options(work):
        push(work, "turn.before")


BEFORE = BOOK.asks("turn.before", "mk-ask-before")
BEFORE.declines("begin_turn")


@BEFORE.offers
def _before_offered(table: Table, seat: int) -> list[Option]:
    return [Option("begin turn", "begin_turn"), *early_options(table)]


@BEFORE.otherwise
def _before_answer(work: Work, seat: int, option: Option) -> None:
    """Each such option once between two turns; what remains is asked again."""
    push(work, "turn.before.more")
    use_early(work, option)


@BOOK.does("turn.start")
def start(work: Work) -> None:
    """An empty deck lets the player announce the end of the Round; an empty hand as well leaves no choice."""
    me = work.me
    me.before = ()
    if me.deck:
        me.exempt = not me.hand
        push(work, "turn.go")
        return
    me.exempt = False
    if me.hand:
        push(work, "turn.announce") if work.left < 0 else push(work, "turn.go")
        return
    if work.left < 0:
        announce(work)
    else:
        tell(work, "mk-event-forfeit", "MK-TURN-03e", auto=True)
    push(work, "turn.next")


def announce(work: Work) -> None:
    """End of the Round: everybody else has exactly one more turn."""
    work.left = len(work.order) - 1
    work.announced = work.current
    tell(work, "mk-event-announce", "MK-TURN-03a", hero=work.me.hero)


ANNOUNCE = BOOK.asks("turn.announce", "mk-ask-announce")


@ANNOUNCE.offers
def _announce_offered(table: Table, seat: int) -> list[Option]:
    return [Option("play on", "play_on"), Option("announce end", "announce_end")]


@ANNOUNCE.answers("announce_end")
def _announce_announce_end(work: Work, seat: int) -> None:
    announce(work)
    push(work, "turn.next")


@ANNOUNCE.answers("play_on")
def _announce_play_on(work: Work, seat: int) -> None:
    push(work, "turn.go")


@BOOK.does("turn.go")
def go(work: Work) -> None:
    """The figure enters by the portal; a magical glade gives gold mana by Day, black at Night."""
    me = work.me
    if not me.at:
        me.at = portal(work)
        look_around(work)
    me.path = (me.at,)
    work.phase = "move"
    push(work, "turn")
    start_benefits(work)


def start_benefits(work: Work) -> None:
    """What the space and the scenario give at the start of a turn."""
    if site_at(work, work.me.at) == "magical_glade":
        color = "gold" if work.time == "day" else "black"
        gain_token(work, color)
        tell(work, "mk-event-glade-mana", color=color)
    if work.notes:
        claimed_mana(work)
    fire(work, Feature.turn_starts)


def portal(table: Table) -> str:
    return next(at for at, print_ in board(table.tiles).items() if print_.site == "portal")


def may_end(me: PlayerFields, phase: str) -> bool:
    """One card must be played or discarded in the turn, so something must be left to discard; a fight entered with an
    empty hand may leave nothing but Wounds."""
    return me.carded or me.exempt or phase == "after" or not bound_to_rest(me)


TURN = BOOK.asks("turn")


@TURN.offers
def turn_options(table: Table, seat: int) -> list[Option]:
    found = move_options(table)
    found += explore_options(table)
    if action_barred(table) is None:
        found += interact_options(table)
        found += fight_options(table)
        found += altar_options(table)
    found += maze_options(table)
    found += gather(table, Feature.options)
    found += joint_options(table) if len(table.players) > 1 else []
    found += trade_options(table, sources(table)) if table.phase == "interaction" else []
    found += play_options(table)
    found += rest_options(table)
    fights = attack_player_options(table)
    found += fights
    if end_barred(table, bool(fights)) is None:
        found.append(_END)
    return found


def end_barred(table: Table, fights: bool) -> Refusal | None:
    """Why the turn cannot end yet: a player stands there who must be attacked, or no card was played."""
    if fights:
        return _MUST_FIGHT
    return None if may_end(table.me, table.phase) else _ONE_CARD


def rest_options(table: Table) -> list[Option]:
    """A Standard Rest discards one card that is no Wound; with only Wounds in hand it is a Slow Recovery."""
    if resting_barred(table) is not None:
        return []
    cards = [card for card in dict.fromkeys(table.me.hand) if card != WOUND] or [WOUND]
    return [_rest(card) for card in cards]


@cache
def _rest(card: str) -> Option:
    return Option(f"rest {card}", "rest", (card,))


def resting_barred(table: Table) -> Refusal | None:
    """Why the player cannot rest now."""
    me = table.me
    if me.moved:
        return _MOVED
    if table.phase != "move":
        return _TOO_LATE
    return None if me.hand else _NO_REST_CARD


def rest_barred(table: Table, card: str) -> Refusal | None:
    """Why a card cannot be discarded to rest."""
    barred = resting_barred(table)
    if barred is not None:
        return barred
    if card == WOUND and any(other != WOUND for other in table.me.hand):
        return no("MK-TURN-07a1", "mk-why-standard-rest")
    return None if card in table.me.hand else _NO_REST_CARD


@action("rest")
def rest(work: Work, card: str) -> None:
    """No movement, fight or interaction this turn; the Wounds go to the discard pile, which is no healing."""
    me = work.me
    work.phase = "rest"
    me.rested = me.carded = True
    me.move = 0
    for owned in me.skills:
        if owned.used == "flip" and "up_by_rest" in SKILLS[owned.skill].traits:
            turn_up(work, owned.skill)
    tell(work, "mk-event-rest", "MK-TURN-07c" if card == WOUND else "MK-TURN-07b1", card=card)
    discard(work, card)
    if card != WOUND and WOUND in me.hand:
        push(work, "turn.rest_wounds")


REST_WOUNDS = BOOK.asks("turn.rest_wounds", "mk-ask-rest-wounds")


@REST_WOUNDS.offers
def _rest_wounds_offered(table: Table, seat: int) -> list[Option]:
    return [Option(f"wounds {n}", "wounds", (n,)) for n in range(table.me.hand.count(WOUND), -1, -1)]


@REST_WOUNDS.answers("wounds")
def _rest_wounds(work: Work, seat: int, count: int) -> None:
    for _ in range(count):
        discard(work, WOUND)
    tell(work, "mk-event-rest-wounds", "MK-TURN-07b1", count=count)


_PROMPTS = {
    "move": "mk-ask-turn-move",
    "interaction": "mk-ask-turn-interaction",
    "maze": "mk-ask-turn-maze",
    "after": "mk-ask-turn-after",
    "rest": "mk-ask-turn-rest",
}


@TURN.prompt
def _turn_prompt(table: Table, seat: int) -> Text:
    me = table.me
    return Text(_PROMPTS[table.phase], {"count": me.influence if table.phase == "interaction" else me.move})


TURN.goes_on(ACTIONS)


def _no_way_out(table: Table) -> bool:
    """Whether the turn may come down to one thing to do: a Slow Recovery, or the fight for a shared space."""
    return bound_to_rest(table.me) or bool(attack_player_options(table))


#: A turn ends by its player's word: until cards are drawn, all of it can be looked at and taken back.
BOOK.pause("turn", at=("end_turn",), where=_no_way_out)


@action("end_turn")
def end_turn(work: Work) -> None:
    close_question(work)
    push(work, "turn.end")

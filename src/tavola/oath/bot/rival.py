"""The strong player of Oath: it has an aim, and before it acts it looks past the end of its turn.

The aim of an Exile is the goal nearest to it: that of a Vision it has, or the oath's. The answers that look best at
once are tried again: the answer is followed, the turn is ended, and everybody else plays until its own next act.
Against the Clockwork Prince that is no guess: he answers by his open rules, so a title he would take back is worth
little, and a Vision he cannot stop is worth the game. Each thought has a fixed measure of answers and worlds; a clock
may end it sooner."""

from __future__ import annotations

from typing import Any

from ...bots.bot import Look, Patience
from ...kernel.contract import Rules
from ...kernel.records import Decision, Effect, Option
from ...kernel.rng import Rng
from ..catalog import CARDS, OATHS, SITES, VISIONS_NEEDED
from ..chapters.court.title import PEOPLE, SECRET, contenders, relic_counts, site_counts
from ..chapters.court.title import SITES as MOST_SITES
from ..state import EXILE, State
from .player import GAIN, OathPlayer, followed, habit, judgement
from .pretender import Pretender
from .worth import worth

#: How many answers are looked at past the turn, in how many worlds, and how far.
LOOKED_AT = 5
WORLDS = 2
FAR = 60
#: How much what is seen at once still counts beside what is seen past the turn.
AT_ONCE = 0.3
#: What the nearest goal is worth when it is almost met, and when it is; a Vision not yet revealed counts less, and so
#: does one while too few have been drawn.
AIM = 14.0
MET = 14.0
HIDDEN = 0.7
EARLY = 0.8
TITLE = 1.0
#: What is won has to be held until the next Wake: warbands on the board defend it.
GUARD = 0.6
GUARDS = 12
#: An Exile and the Prince.
ALONE = 2


class OathRival:
    """Weighs its acts by what is left of them when its next turn begins."""

    __slots__ = ("_patience", "_pretender", "_seed", "_sensible", "_thoughts")

    def __init__(self, seed: str, patience: Patience | None = None) -> None:
        self._seed = seed
        self._patience = patience
        self._sensible = OathPlayer(seed, prospect)
        self._pretender = Pretender(seed, patience)
        self._thoughts = 0

    def choose(self, decision: Decision, look: Look) -> Option:
        if len(decision.options) == 1:
            return decision.options[0]
        world: State = look.imagine(Rng(f"rival {self._seed}"))
        asked = judgement(look.rules, world, decision)
        if asked is not None:
            return asked
        if _pretends(world, decision.seat):
            return self._pretender.choose(decision, look)
        rest = next((option for option in decision.options if option.kind == "leave"), None)
        if rest is None:
            return self._sensible.choose(decision, look)
        self._thoughts += 1
        time_left = self._patience() if self._patience is not None else lambda: True
        worlds = [look.imagine(Rng(f"rival {self._seed} {self._thoughts} {n}")) for n in range(WORLDS)]
        if self._sensible.tired(worlds[0]):
            return rest
        able = Decision(decision.seat, decision.prompt, tuple(one for one in decision.options if not haggles(one)))
        scored = sorted(self._sensible.weighed(able, look, worlds[:2]), key=lambda pair: -pair[0])
        at_once = {option.notation: value for value, option in scored}
        finalists = [option for _, option in scored if option is not rest][:LOOKED_AT]
        chosen = rest
        best = self._past(look.rules, worlds, rest, decision.seat) + AT_ONCE * at_once[rest.notation]
        for option in finalists:
            if not time_left():
                break
            value = self._past(look.rules, worlds, option, decision.seat) + AT_ONCE * at_once[option.notation]
            if value > best + (GAIN if chosen is rest else 0.0):
                best, chosen = value, option
        return chosen

    def _past(self, rules: Rules[Any], worlds: list[State], option: Option, seat: int) -> float:
        """What is left of an answer at the beginning of the next own turn."""
        return sum(prospect(_turn_over(rules, world, option, seat), seat) for world in worlds) / len(worlds)


def _pretends(world: State, seat: int) -> bool:
    """Whether it is an Exile alone against a Prince who is Chancellor."""
    if world.prince is None or len(world.players) > ALONE:
        return False
    return seat != world.prince.seat and world.players[seat].role == EXILE


def _turn_over(rules: Rules[Any], world: State, option: Option, seat: int) -> State:
    """The answer by habit, then the end of the turn, then everybody else's turns, until it is one's own act again."""
    state = rules.apply(world, option).state if option.kind == "leave" else followed(rules, world, option, seat)
    begun = (world.round, world.turn.seat)
    for _ in range(FAR):
        if state.outcome is not None or not state.stack:
            break
        decision = rules.options(state)
        resting = next((one for one in decision.options if one.kind == "leave"), None)
        if decision.seat == seat and resting is not None and (state.round, state.turn.seat) != begun:
            break
        state = rules.apply(state, resting or habit(decision.options)).state
    return state


def haggles(option: Option) -> bool:
    """Whether an answer opens a negotiation, which it leaves to people."""
    if option.kind != "use":
        return False
    piece = str(option.args[0])
    powers = CARDS[piece].powers if piece in CARDS else SITES[piece].powers
    return _says(powers[int(option.args[1])].effect, "exchange")


def _says(effect: Effect, word: str) -> bool:
    return effect.op == word or any(_says(part, word) for part in effect.parts)


def prospect(state: State, seat: int) -> float:
    """What a position is worth to it: what everybody can see in it, and how near its aim is."""
    base = worth(state, seat)
    if state.outcome is not None or state.players[seat].role != EXILE:
        return base
    guard = GUARD * min(GUARDS, state.players[seat].warbands)
    return base + guard + max((share * _nearness(state, seat, goal) for goal, share in _aims(state, seat)), default=0.0)


def _aims(state: State, seat: int) -> list[tuple[str, float]]:
    """The goals it could win by, with what each is worth trying for: Visions it has, and the oath."""
    player = state.players[seat]
    drawn = 1.0 if state.visions_drawn >= VISIONS_NEEDED else EARLY
    found = [(OATHS[state.oath].goal, TITLE)]
    if player.vision and CARDS[player.vision].goal:
        found.append((CARDS[player.vision].goal, drawn))
    hidden = [card.card for card in player.advisers if not card.up]
    found += [(CARDS[card].goal, HIDDEN * drawn) for card in (*hidden, *player.hand) if CARDS[card].goal]
    return found


def _nearness(state: State, seat: int, goal: str) -> float:
    """From nothing to a goal met: what it costs is saved up bit by bit."""
    if contenders(state, goal) == (seat,):
        return AIM + MET
    player = state.players[seat]
    if goal == PEOPLE:
        return AIM * min(1.0, player.favor / (state.people.tokens + 1))
    if goal == SECRET:
        return AIM * min(1.0, player.all_secrets / (state.secret.tokens + 1))
    counts = site_counts(state) if goal == MOST_SITES else relic_counts(state)
    behind = max(count for other, count in enumerate(counts) if other != seat) + 1 - counts[seat]
    return AIM * max(0.0, 1.0 - behind / 5)

"""The strong player alone against the Clockwork Prince: an Exile who thinks in whole turns.

Since he answers by open rules, a turn can be followed past his answer to it. Many turns are drawn by weight, the best
of them are changed and drawn on, and those that look best are tried in several worlds. The first answers of the best
are given until something new comes to light (dice, cards, a site); then it thinks again.
"""

from __future__ import annotations

from ...bots.bot import Look, Patience
from ...bots.random import stream
from ...kernel.records import Decision, Option
from ...kernel.rng import Rng
from ..state import State
from .outlook import goals
from .player import OathPlayer
from .schemes import MANNERS, Scheme, Trial, invented, tried

#: Of each kind of turn so many are tried: drawn anew, and made by changing one of the best.
TRIED = 24
PARENTS = 6
#: How many of the best are tried in every world, and how many worlds there are.
FINALISTS = 5
WORLDS = 4
#: Games are won in these rounds; in the others a part of all that has to do.
DECISIVE = range(2, 6)
EARLY, LATE = 2, 3

Known = tuple[object, ...]


class Pretender:
    """Carries out the best turn it can find, and looks for a better one whenever it learns something."""

    __slots__ = ("_draw", "_known", "_patience", "_plan", "_seed", "_sensible", "_thoughts")

    def __init__(self, seed: str, patience: Patience | None = None) -> None:
        self._seed = seed
        self._patience = patience
        self._draw = stream(f"pretender {seed}")
        self._sensible = OathPlayer(seed)
        self._thoughts = 0
        self._plan: Scheme = ()
        self._known: Known = ()

    def choose(self, decision: Decision, look: Look) -> Option:
        """An answer in its own turn; before the pawns stand and in the Prince's turn the sensible player answers."""
        self._thoughts += 1
        world: State = look.imagine(Rng(f"pretender {self._seed} {self._thoughts}"))
        if world.turn.seat != decision.seat or not world.players[decision.seat].site:
            return self._sensible.choose(decision, look)
        known = _known(world, decision.seat)
        answers = {option.notation: option for option in decision.options}
        if not self._plan or known != self._known or self._plan[0] not in ((world.stack[-1].step, n) for n in answers):
            self._plan = self._thought(decision.seat, look)
            self._known = known
        if not self._plan:
            return decision.options[-1]
        (_, notation), self._plan = self._plan[0], self._plan[1:]
        return answers.get(notation, decision.options[-1])

    def _thought(self, seat: int, look: Look) -> Scheme:
        """The best turn from here."""
        time_left = self._patience() if self._patience is not None else lambda: True
        rules, salt = look.rules, f"{self._seed} {self._thoughts}"
        worlds: list[State] = [look.imagine(Rng(f"{salt} {n}")) for n in range(WORLDS)]
        aims = (*goals(worlds[0], seat), "")
        found: dict[Scheme, float] = {}

        def note(trial: Trial) -> None:
            found[trial.scheme] = max(trial.value, found.get(trial.scheme, 0.0))

        if self._plan:
            note(tried(rules, worlds[0], seat, self._plan, self._draw, f"{salt} plan"))
        share = 1 if worlds[0].round in DECISIVE else EARLY if worlds[0].round < DECISIVE.start else LATE
        drawn = TRIED // share
        for n in range(2 * drawn):
            if found and not time_left():
                break
            begun: Scheme = ()
            if n >= drawn:
                parents = sorted(found, key=lambda scheme: -found[scheme])[:PARENTS]
                parent = parents[n % len(parents)]
                begun = parent[: int(self._draw() * len(parent))]
            manner, aim = MANNERS[n % len(MANNERS)], aims[n % len(aims)]
            note(invented(rules, worlds[n % WORLDS], seat, begun, manner, aim, self._draw, f"{salt} try {n}"))
        best = sorted(found, key=lambda scheme: -found[scheme])[: max(2, FINALISTS // share)]
        if not time_left():
            return best[0]

        def mean(scheme: Scheme) -> float:
            values = (
                tried(rules, world, seat, scheme, self._draw, f"{salt} {n}").value for n, world in enumerate(worlds)
            )
            return sum(values) / WORLDS

        return max(best, key=mean)


def _known(world: State, seat: int) -> Known:
    """What has come to light so far: cards, sites, relics, dice."""
    return (
        world.round,
        world.players[seat].hand,
        world.visions_drawn,
        tuple(site.up for site in world.sites),
        len(world.deck),
        tuple(map(len, world.piles)),
        sum(len(player.relics) for player in world.players),
        world.campaigns[-1].attack_roll if world.campaigns else (),
    )

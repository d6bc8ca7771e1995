"""The soak of Mage Knight's pieces: whole games over all heroes, with players fond of playing things, and a report of
what was resolved how often.

Each game begins somewhere in its first round with random cards, Units and Skills in front of every player, so that rare
pieces come up: alone, against each other and together in turn. `python tools/soak_pieces.py 5000` plays so many and
prints the report; it ends with an error when a piece was never resolved or a game broke.
"""

from __future__ import annotations

import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from msgspec import Struct, field

from tavola.kernel.records import Event, Option
from tavola.kernel.shelf import game as rules_of
from tavola.mageknight.catalog import CARDS, HEROES, SKILLS, UNITS, WOUND

Piece = tuple[str, str]

#: The games taken in turn: a scenario, how many play it, and the kind of interactive Skill it uses.
TABLES = (
    ("solo_conquest", 1, "cooperative"),
    ("blitz_conquest", 2, "competitive"),
    ("full_cooperation", 2, "cooperative"),
)
FACES = ("red", "blue", "white", "green", "gold", "black")
#: How often an option of a kind is taken, against 10 for any other.
WEIGHTS = {
    "end_turn": 2,
    "announce_end": 1,
    "rest": 1,
    "sideways": 3,
    "crystal": 1,
    "phase": 5,
    "play": 40,
    "strong": 40,
    "spell": 40,
    "ability": 40,
    "skill": 40,
    "return_skill": 40,
    "banner": 40,
    "box": 60,
    "explore": 20,
    "attack": 60,
    "block": 40,
    "recruit": 60,
    "recruit_loyal": 60,
    "interact": 40,
    "challenge": 30,
    "enter": 30,
}
USUAL, FRESH, LONGEST = 10, 400, 4000


class Report(Struct):
    """What a soak has seen."""

    games: int = 0
    finished: int = 0
    answers: int = 0
    seconds: float = 0.0
    broken: list[str] = field(default_factory=list)
    resolved: Counter[Piece] = field(default_factory=Counter)

    @property
    def never(self) -> list[Piece]:
        return sorted(pieces() - self.resolved.keys())


def pieces() -> set[Piece]:
    """Everything that can be resolved: a card's sides, a Unit's abilities, a Skill."""
    found = {(card.id, side) for card in CARDS.values() if card.id != WOUND for side in ("basic", "strong")}
    found |= {(unit.id, str(index)) for unit in UNITS.values() for index in range(len(unit.abilities))}
    return found | {(skill.id, "skill") for skill in SKILLS.values()}


def begin(seed: int) -> Any:
    """A table in its first round, everybody with pieces dealt by chance."""
    chance = Random(f"soak:{seed}")
    scenario, people, kind = TABLES[seed % len(TABLES)]
    heroes = chance.sample(sorted(HEROES), people)
    first, *others = [{"hero": hero, **belongings(chance, kind)} for hero in heroes]
    hero = first.pop("hero")
    position: dict[str, Any] = {
        "scenario": scenario,
        "hero": hero,
        "seed": seed,
        "time": chance.choice(("day", "night")),
        "source": {"dice": [chance.choice(FACES) for _ in range(people + 2)]},
        "player": first,
    }
    if others:
        position["rivals"] = others
    rules = rules_of("mageknight")
    return rules.opened(rules.position(position)).state


def belongings(chance: Random, kind: str) -> dict[str, Any]:
    """Cards, Units and Skills of one player. Cards that exist once are dealt once to a player."""
    once = sorted(card.id for card in CARDS.values() if card.kind not in ("basic_action", "wound"))
    basic = sorted(card.id for card in CARDS.values() if card.kind == "basic_action")
    cards = chance.sample(once, 14) + chance.choices(basic, k=6) + [WOUND] * chance.choice((0, 0, 1, 2))
    chance.shuffle(cards)
    skills = sorted(skill.id for skill in SKILLS.values() if skill.kind in ("normal", kind))
    return {
        "hand": cards[:6],
        "deck": cards[6:],
        "units": [fed(name, chance) for name in chance.choices(sorted(UNITS), k=2)],
        "skills": chance.sample(skills, 5),
        "level": chance.choice((3, 5)),
        "fame": 24,
        "crystals": {color: chance.randint(0, 3) for color in FACES[:4]},
        "mana": {"gold": 1, "black": 1},
        "move": chance.choice((0, 4)),
    }


def fed(name: str, chance: Random) -> str | dict[str, str]:
    """A Unit; a familiar with the mana it lives on."""
    return {"unit": name, "mana": chance.choice(FACES[:4])} if "familiar" in UNITS[name].traits else name


def seen_in(event: Event, option: Option) -> Iterator[Piece]:
    """The pieces a log line tells of."""
    args, key = event.text.args, event.text.key
    if key in ("mk-event-play", "mk-event-cast", "mk-event-banner"):
        yield str(args["card"]), "basic"
    elif key == "mk-event-play-strong":
        yield str(args["card"]), "strong"
    elif key == "mk-event-box-used":
        yield "mysterious_box", "strong" if args["side"] == "strong" else "basic"
    elif key == "mk-event-skill":
        yield str(args["skill"]), "skill"
    elif key == "mk-event-recruit" and option.kind == "recruit_loyal":
        yield str(option.args[1]), "skill"
    elif key == "mk-event-activate":
        for index, ability in enumerate(UNITS[str(args["unit"])].abilities):
            if ability.effect == args["effect"]:
                yield str(args["unit"]), str(index)


def would_resolve(state: Any, option: Option) -> Piece | None:
    """What an option promises to resolve."""
    kind, args = option.kind, option.args
    if kind in ("play", "spell", "banner"):
        return str(args[0]), "basic"
    if kind == "strong":
        return str(args[0]), "strong"
    if kind == "skill":
        return str(args[0]), "skill"
    if kind == "box":
        return "mysterious_box", "strong" if args[0] == "strong" else "basic"
    if kind == "recruit_loyal":
        return str(args[1]), "skill"
    if kind == "ability":
        return state.me.units[int(args[0])].unit, str(args[1])
    return None


def choose(state: Any, options: tuple[Option, ...], chance: Random, seen: Counter[Piece]) -> Option:
    """By weight: what was never resolved before all else, then what plays something; a piece that still has to show
    another side is rather kept for it."""
    weights = []
    for option in options:
        piece = would_resolve(state, option)
        if piece is not None and not seen[piece]:
            weights.append(FRESH)
        elif option.idle or any(
            not seen[side] for side in sides_of(piece[0] if piece else str(option.args[0]) if option.args else "")
        ):
            weights.append(1)
        else:
            weights.append(WEIGHTS.get(option.kind, USUAL))
    return chance.choices(options, weights)[0]


@cache
def sides_of(name: str) -> tuple[Piece, ...]:
    """All there is to resolve of a piece."""
    return tuple(sorted(piece for piece in pieces() if piece[0] == name))


def play(seed: int, report: Report) -> None:
    """One game to its end."""
    rules = rules_of("mageknight")
    chance = Random(f"player:{seed}")
    state = begin(seed)
    for _ in range(LONGEST):
        decision = rules.options(state)
        if decision.outcome is not None:
            report.finished += 1
            return
        option = choose(state, decision.options, chance, report.resolved)
        step = rules.apply(state, option)
        state = step.state
        report.answers += 1
        for event in step.events:
            report.resolved.update(seen_in(event, option))


def soak(games: int, first: int = 0) -> Report:
    """So many games, one after the other; a game that breaks is noted and the next one begins."""
    report = Report()
    began = time.perf_counter()
    for seed in range(first, first + games):
        report.games += 1
        try:
            play(seed, report)
        except Exception:
            report.broken.append(f"seed {seed}: {traceback.format_exc(limit=-3)}")
    report.seconds = time.perf_counter() - began
    return report


def main(arguments: list[str]) -> int:
    report = soak(int(arguments[0]) if arguments else 300, int(arguments[1]) if len(arguments) > 1 else 0)
    rare = sorted(report.resolved.items(), key=lambda entry: entry[1])[:12]
    found = {
        "games": report.games,
        "finished": report.finished,
        "exceptions": len(report.broken),
        "answers": report.answers,
        "seconds": round(report.seconds, 1),
        "pieces": len(pieces()),
        "resolved": len(pieces() & report.resolved.keys()),
        "never": [" ".join(piece) for piece in report.never],
        "rarest": {" ".join(piece): count for piece, count in rare},
    }
    print(json.dumps(found, indent=2))
    print(*report.broken[:5], sep="\n", file=sys.stderr)
    return 1 if report.broken or report.never else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

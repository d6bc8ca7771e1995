"""Recorded games: one short, commented game of each Mage Knight scenario in tests/mageknight/replays.

A record is text: what the table agreed on, one line for each turn with its answers, comments taken from the log, and
the result. The test suite replays them all, so a change of the rules shows as a game that goes another way. When that
is meant, `python tools/record_games.py [SCENARIO...]` plays them anew; say why in the note of the change. Comments
above the first line of a record are written by hand and stay.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby, takewhile
from pathlib import Path

from msgspec import Struct

from tavola import shelf as shelf
from tavola.bots import Look, bot
from tavola.kernel.records import Event, Outcome, Setup
from tavola.kernel.shapes import plain
from tavola.kernel.shelf import game as rules_of
from tavola.mageknight.catalog import WOUND
from tavola.text import say

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "mageknight" / "replays"
WIDTH = 118

#: Log lines worth a comment: what a reader would tell about the game afterwards.
TOLD = frozenset(
    {
        "mk-event-tile",
        "mk-event-combat",
        "mk-event-defeat",
        "mk-event-conquer",
        "mk-event-burned",
        "mk-event-withdraw",
        "mk-event-recruit",
        "mk-event-announce",
        "mk-event-last-turns",
        "mk-event-mine-freed",
        "mk-event-glade-marked",
        "mk-event-incantation",
        "mk-event-entrance",
        "mk-event-tunnel",
        "mk-event-tower-mana",
        "mk-event-portal-closes",
        "mk-event-eliminated",
        "mk-event-concede",
    }
)

#: What the players of a record like to do, so that the special rules of their scenario come up and the game is short;
#: some of it only with a hand fit for a fight.
EAGER = ("incantation", "mark_glade", "tunnel", "announce_end")
BOLD = ("enter_mine", "enter")
FIT = 5


class Game(Struct, frozen=True):
    """What a record is of."""

    players: tuple[str, ...]
    seed: int
    options: dict[str, str] = {}


#: The games on record, by the name of their file, which begins with the scenario.
GAMES = {
    "first_reconnaissance": Game(("tovak",), 1),
    "solo_conquest": Game(("norowas",), 2),
    "full_conquest": Game(("tovak", "goldyx"), 1),
    "blitz_conquest": Game(("arythea", "norowas"), 1),
    "full_cooperation": Game(("tovak", "arythea"), 1),
    "blitz_cooperation": Game(("goldyx", "krang"), 1),
    "mines_liberation": Game(("tovak", "goldyx"), 1),
    "druid_nights": Game(("braevalar", "wolfhawk"), 1),
    "dungeon_lords": Game(("krang", "arythea"), 1),
    "conquer_and_hold": Game(("goldyx", "norowas"), 1),
    "one_to_return": Game(("wolfhawk", "tovak"), 1),
}


class Said(Struct, frozen=True):
    """One answer: under which heading, whose, and what came of it."""

    heading: str
    seat: int
    notation: str
    events: tuple[Event, ...] = ()


class Record(Struct, frozen=True):
    """A game as its file tells it."""

    scenario: str
    game: Game
    said: tuple[Said, ...]
    result: tuple[str, ...]


def play(name: str, game: Game) -> Record:
    """Play the game: eager to use the rules of the scenario, otherwise as a bot would."""
    rules = rules_of("mageknight")
    state = rules.begun(Setup("mageknight", scenario_of(name), game.players, game.options), game.seed).state
    thinkers = [bot("greedy", f"{game.seed}/{seat}") for seat in range(len(game.players))]
    said: list[Said] = []
    while True:
        decision = rules.options(state)
        if decision.outcome is not None:
            return Record(scenario_of(name), game, tuple(said), result(game, decision.outcome))
        hand = plain(rules.view(state, decision.seat))["players"][decision.seat]["hand"]
        kinds = EAGER + BOLD if len(hand) >= FIT and WOUND not in hand else EAGER
        liked = next((one for kind in kinds for one in decision.options if one.kind == kind), None)
        option = liked or thinkers[decision.seat].choose(decision, Look(rules, state, decision.seat))
        heading = f"Round {state.round}, {state.time.title()}"
        step = rules.apply(state, option)
        said.append(Said(heading, decision.seat, option.notation, step.events))
        state = step.state


def scenario_of(name: str) -> str:
    """A file may be of one form of a scenario: `druid_nights.epic`."""
    return name.partition(".")[0]


def result(game: Game, outcome: Outcome) -> tuple[str, ...]:
    """The last lines of a record."""
    seats = []
    for hero, total, seat in zip(game.players, outcome.totals, outcome.lines, strict=True):
        points = ", ".join(f"{line.key} {line.points}" for line in seat if line.points)
        seats.append(f"{hero} {total}" + (f": {points}" if points else ""))
    winners = ", ".join(game.players[seat] for seat in outcome.winners) or "nobody"
    return (*seats, f"winners: {winners}", f"mission: {'won' if outcome.won else 'lost'}")


def write(record: Record, head: str) -> str:
    """The text of a record."""
    game = record.game
    options = ", ".join(f"{name}={value}" for name, value in game.options.items())
    lines = [head, f"scenario: {record.scenario}", f"players: {', '.join(game.players)}", f"seed: {game.seed}"]
    lines += [f"options: {options}"] if options else []
    for heading, entries in groupby(record.said, key=lambda entry: entry.heading):
        lines += ["", f"== {heading}"]
        for seat, group in groupby(entries, key=lambda entry: entry.seat):
            for turn in turns(list(group)):
                lines += wrapped(game.players[seat], [entry.notation for entry in turn])
                lines += [f"    # {comment}" for comment in comments(turn)]
    return "\n".join([*lines, "", "== Result", *record.result, ""]).lstrip("\n")


def turns(entries: list[Said]) -> Iterator[list[Said]]:
    """The answers of one seat, cut where a turn of it has ended."""
    turn: list[Said] = []
    for entry in entries:
        turn.append(entry)
        if any(event.text.key in ("mk-event-turn", "mk-event-round-end") for event in entry.events):
            yield turn
            turn = []
    if turn:
        yield turn


def wrapped(hero: str, notations: list[str]) -> Iterator[str]:
    """The answers of a turn, on as many lines as they need."""
    line = f"{hero}: {notations[0]}"
    for notation in notations[1:]:
        if len(line) + len(notation) + 2 > WIDTH:
            yield line
            line = f"{hero}: {notation}"
        else:
            line += f"; {notation}"
    yield line


def comments(turn: list[Said]) -> Iterator[str]:
    """What a reader would tell about the turn: each thing once, and nothing that only one seat may know."""
    events = [event for entry in turn for event in entry.events]
    yield from dict.fromkeys(say(event.text, "en") for event in events if event.text.key in TOLD and event.only < 0)


def read(text: str) -> Record:
    """A record as its file tells it; comments are for people."""
    keys: dict[str, str] = {}
    said: list[Said] = []
    found: list[str] = []
    heading = ""
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line.startswith("== "):
            heading = line[3:]
        elif heading == "Result":
            found.append(line)
        else:
            key, _, rest = line.partition(": ")
            if heading:
                seat = keys["players"].split(", ").index(key)
                said += [Said(heading, seat, notation) for notation in rest.split("; ")]
            else:
                keys[key] = rest
    options = dict(pair.split("=") for pair in keys.get("options", "").split(", ") if pair)
    game = Game(tuple(keys["players"].split(", ")), int(keys["seed"]), options)
    return Record(keys["scenario"], game, tuple(said), tuple(found))


def head_of(path: Path) -> str:
    """The comments a record begins with, and the empty line below them."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    kept = list(takewhile(lambda line: line.startswith("#"), lines))
    return "\n".join([*kept, ""]) if kept else ""


def main(names: list[str]) -> None:
    unknown = [name for name in names if name not in GAMES]
    if unknown:
        sys.exit(f"no such record: {', '.join(unknown)}; known: {', '.join(GAMES)}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or list(GAMES):
        path = FOLDER / f"{name}.txt"
        record = play(name, GAMES[name])
        path.write_text(write(record, head_of(path)), encoding="utf-8")
        print(f"{name}: {len(record.said)} answers")


if __name__ == "__main__":
    main(sys.argv[1:])

"""The line-mode table: numbered options, typed answers, plain sentences. A screen reader can follow every line."""

from __future__ import annotations

from collections.abc import Callable

import click

from ...kernel.errors import IllegalAnswer, TavolaError
from ...kernel.records import Refusal, Text
from ...table import Choice, KeptMatch
from ...table.outcomes import outcome_record
from ...teaching import advised, goal_told
from ...text import LANGUAGES, say
from ...text.catalogue import role_names
from ...text.lines import board, map_lines, status
from ...text.reading import example, piece_meant
from ...text.rulesearch import find_rules
from ..cards import page
from ..output import folded, write_file
from ..rules import paragraph
from ..words import lang, said, sentence, use
from . import asking
from .guide import contents, guide_of, step_told
from .keyboard import offer
from .lookup import MOST_PAGES, explanation, pieces_named
from .typed import about, by_words, is_unknown

MOST_RULES = 12
LOG_LINES = 20

#: Commands; each also answers to its word in every language (`terminal-word-undo`).
COMMANDS = (
    "undo",
    "why",
    "card",
    "advise",
    "goal",
    "lesson",
    "rules",
    "log",
    "save",
    "lang",
    "view",
    "map",
    "draw",
    "options",
    "help",
    "quit",
)
#: Those that something may follow; with anything behind it, the word of another is no command (`draw 2 cards`).
FOLLOWED = ("why", "card", "rules", "log", "save", "lang")


class Terminal:
    """One game at one terminal."""

    def __init__(self, table: KeptMatch, read: Callable[[], str], write: Callable[[str], None] = click.echo) -> None:
        self.table = table
        self._read = read
        self._out = write
        self._told = len(table.match.moves)
        self._choices: list[Choice] = []
        self._guide = guide_of(table.match)
        self._taught = False  # whether the end of the lesson was told
        self._heard: list[str] = []  # the lines about the table that were told last
        self._unsure = ""  # the answer that warned, and waits to be given again

    def run(self) -> None:
        """Ask until the game is over, the player leaves, or the input ends."""
        self._say("terminal-welcome", table=self.table.id)
        self._board()
        self._ask()
        while self.table.match.outcome is None:
            try:
                line = self._read().strip()
            except EOFError:
                return self._say("terminal-kept", table=self.table.id)
            if line and self._obey(line) == "quit":
                return self._say("terminal-kept", table=self.table.id)
        self._finish()
        return None

    def _obey(self, line: str) -> str:
        """Do what a line says; errors are said and the game goes on. Returns the command it was, if any."""
        try:
            if self._answer(line):
                return ""
            command, rest = self._command(line)
            if command != "quit":
                getattr(self, f"_do_{command}")(rest.strip())
            return command
        except TavolaError as error:
            self._write(sentence(error))
            return ""

    def _answer(self, line: str) -> bool:
        """Whether the line is an answer, by number, notation or words, or at least no command."""
        if line.isdigit():
            number = int(line)
            if not 1 <= number <= len(self._choices):
                self._say("terminal-no-number", number=number, most=len(self._choices))
                return True
            if not self._give(self._choices[number - 1]):
                return True
        else:
            words = " ".join(line.lower().split())
            meant = self._meant(words)
            if meant is None and self._command(line)[0]:
                return False
            try:
                if meant is None:
                    self.table.answer(words)
                elif not self._give(meant):
                    return True
            except IllegalAnswer as refused:
                if not self._answer_in_words(line, Refusal(refused.rule, refused.text)):
                    return True
        self._news()
        if self.table.match.outcome is None:
            self._ask()
        return True

    def _answer_in_words(self, line: str, refusal: Refusal) -> bool:
        """Answer with the one option whose words begin so; of several, say which; of none, say why, or that nobody
        knows what this is."""
        found = by_words(self._choices, line, lang())
        if len(found) == 1:
            return self._give(found[0])
        if found:
            self._say("terminal-several", said=line)
            for choice in found:
                self._write(f"{self._choices.index(choice) + 1}. {choice.label(lang())} [{choice.notation}]")
        else:
            self._refuse(line, refusal)
        return False

    def _meant(self, words: str) -> Choice | None:
        """The option of this notation; a yes means the one that has just warned."""
        agreed = self._unsure and words in {say(Text("terminal-word-yes"), tongue) for tongue in LANGUAGES}
        return next((one for one in self._choices if one.notation == (self._unsure if agreed else words)), None)

    def _give(self, choice: Choice) -> bool:
        """Give an answer; one that costs or starts what one may not see is told of first, and given the second time."""
        warnings = asking.warnings(self.table.match, choice)
        if warnings and self._unsure != choice.notation:
            self._unsure = choice.notation
            for line in warnings:
                self._write(line)
            self._say("terminal-sure", label=choice.label(lang()), word=said("terminal-word-yes"))
            return False
        self.table.answer(choice.option)
        return True

    def _refuse(self, line: str, refusal: Refusal) -> None:
        """Why not, with its rule; no rule speaks of what nobody has heard of."""
        if is_unknown(self.table.match.setup.game, self._choices, line, refusal, lang()):
            return self._say("terminal-unknown", said=line[:80])
        words = say(refusal.text, lang())
        self._write(f"{words} [{refusal.rule}]" if refusal.rule else words)
        return None

    def _command(self, line: str) -> tuple[str, str]:
        """The command a line begins with, which may be of several words ("por que"), and what follows it."""
        plain = f"{' '.join(line.lower().split())} "
        for command in COMMANDS:
            for word in (command, *(say(Text(f"terminal-word-{command}"), tongue) for tongue in LANGUAGES)):
                if plain == f"{word} " or (command in FOLLOWED and plain.startswith(f"{word} ")):
                    return command, " ".join(line.split()[len(word.split()) :])
        return "", line

    # What is shown.

    def _write(self, line: str) -> None:
        """One line; where the terminal is narrow, broken between words."""
        self._out("\n".join(map(folded, line.splitlines())))

    def _say(self, key: str, **args: int | str) -> None:
        self._write(said(key, **args))

    def _board(self) -> None:
        match = self.table.match
        self._heard = board(match.setup.game, match.view(match.seat), lang())
        for line in self._heard:
            self._write(line)

    def _news(self) -> None:
        """The log lines since the last answer."""
        match = self.table.match
        for line in match.lines(match.seat):
            if line.step > self._told:
                self._write(f"- {line.say(lang())}")
                for words in explanation(match.setup.game, line.event.text):
                    self._write(f"  {words}")
        self._told = len(match.moves)

    def _ask(self, whole: bool = False) -> None:
        """The question; of the lines about the table, those that are not as they were told before, or all."""
        match = self.table.match
        decision = match.decision
        if len(match.rules.people(match.state)) > 1:
            who = match.rules.seats(match.state)[decision.seat].who
            self._say("terminal-turn", who=role_names(match.rules, lang()).get(who, who))
        lines = status(match.setup.game, match.view(match.seat), lang())
        for line in lines:
            if whole or line not in self._heard:
                self._write(line)
        self._heard = lines
        self._unsure = ""
        wished = self._teach()
        self._write(decision.asks(lang()))
        self._choices = asking.numbered(match)
        for line in asking.told(match, self._choices, wished):
            self._write(line)
        offer([*(choice.notation for choice in self._choices), *(said(f"terminal-word-{one}") for one in COMMANDS)])

    def _teach(self) -> str:
        """The step of the lesson, where there is one; returns the notation it wishes for."""
        match = self.table.match
        if self._guide is None:
            return ""
        lines, wished = step_told(self._guide, match)
        for line in lines:
            self._write(line)
        over = self._guide.follow(match).over(self._guide.lesson)
        if over and not self._taught:
            self._say("terminal-lesson-over")
        self._taught = over
        return wished

    def _finish(self) -> None:
        record = outcome_record(self.table.match.setup.game, self.table.match.outcome, lang())
        assert record is not None
        results = [
            ([line["words"] for line in lines], total)
            for lines, total in zip(record["lines"], record["totals"], strict=True)
        ]
        # Who plays together has one result: it is told once.
        for words, total in results[:1] if all(one == results[0] for one in results) else results:
            for line in words:
                self._write(line)
            self._say("terminal-total", points=total)
        self._say("terminal-won" if record["won"] else "terminal-lost")
        self._say("terminal-seed", seed=str(self.table.match.seed))

    # What can be asked for besides answering.

    def _do_undo(self, rest: str) -> None:
        self.table.undo()
        self._told = len(self.table.match.moves)
        self._say("terminal-undone")
        self._ask(whole=True)

    def _do_why(self, rest: str) -> None:
        """Why not; of what can be answered, its number."""
        match = self.table.match
        piece = piece_meant(match.setup.game, rest, lang())
        named = (by_words(self._choices, rest, lang()) if rest else []) or about(self._choices, piece, match)
        for choice in named:
            self._say("terminal-offered", number=self._choices.index(choice) + 1, label=choice.label(lang()))
        if named:
            return
        refusal = match.rules.refuse(match.state, piece)
        if refusal.text.key.endswith("-why-offered"):
            refusal = Refusal("", refusal.text)
        self._refuse(piece, refusal)

    def _do_card(self, rest: str) -> None:
        """The words of the pieces called so; of many, the names."""
        found = pieces_named(self.table.match.setup.game, rest)
        for card in found:
            lines = list(page(self.table.match.setup.game, card))
            for line in lines if len(found) <= MOST_PAGES else lines[:1]:
                self._write(line)

    def _do_advise(self, rest: str) -> None:
        """What an experienced player would answer, and why."""
        match = self.table.match
        advice = advised(match.rules, match.state, match.asked(), match.advise(), lang())
        number = next(n for n, choice in enumerate(self._choices, 1) if choice.notation == advice["notation"])
        self._say("terminal-advice", number=number, label=advice["label"])
        self._write(advice["reason"])
        if advice["line"]:
            self._say("terminal-advice-then", line="; ".join(advice["line"]))
        for one in advice["best"]:
            told = "; ".join((one["expected"], *one["changes"])).removesuffix(".")
            self._say("terminal-advice-compared", label=one["label"], told=told)

    def _do_goal(self, rest: str) -> None:
        """What the game is about, how far one has come, what is left and what ends it."""
        match = self.table.match
        goal = goal_told(match.rules.goal(match.state, match.seat), lang())
        if goal is None:
            return self._say("terminal-no-goal")
        self._write(goal["name"])
        for aim in goal["aims"]:
            self._say("terminal-aim", aim=aim["text"], have=aim["have"], need=aim["need"], done=int(aim["done"]))
        for line in (goal["left"], *goal["ends"]):
            if line:
                self._write(line)
        return None

    def _do_lesson(self, rest: str) -> None:
        """Leave the lesson, which is no more than silence, or take it up where it was left."""
        match = self.table.match
        if self._guide is not None:
            self._guide = None
            return self._say("terminal-lesson-left", word=said("terminal-word-lesson"))
        self._guide = guide_of(match)
        if self._guide is None:
            return self._say("terminal-no-lesson", game=match.setup.game)
        for line in contents(self._guide, match):
            self._write(line)
        return self._ask()

    def _do_rules(self, rest: str) -> None:
        found = find_rules(self.table.match.setup.game, rest, lang())
        for each in found[:MOST_RULES]:
            self._write(paragraph(each))
        if not found:
            self._say("error-no-rule", query=rest)

    def _do_log(self, rest: str) -> None:
        many = int(rest) if rest.isdigit() else LOG_LINES
        for line in self.table.match.lines(self.table.match.seat)[-many:]:
            rule = f" [{line.rule}]" if line.rule else ""
            self._write(f"{line.n}. {line.say(lang())}{rule}")

    def _do_save(self, rest: str) -> None:
        name = rest or f"{self.table.match.setup.game}-{self.table.id}.json"
        write_file(name, self.table.match.save())
        self._say("terminal-saved", file=name)

    def _do_lang(self, rest: str) -> None:
        use(rest)
        self._ask(whole=True)

    def _do_view(self, rest: str) -> None:
        self._board()

    def _do_map(self, rest: str) -> None:
        self._map(drawn=False)

    def _do_draw(self, rest: str) -> None:
        self._map(drawn=True)

    def _map(self, drawn: bool) -> None:
        """How the places lie. A drawing is for eyes: it is never broken, and never shown unasked; its last line says in
        words what its signs mean."""
        match = self.table.match
        lines = map_lines(match.setup.game, match.view(match.seat), lang(), drawn)
        for line in lines[:-1]:
            (self._out if drawn else self._write)(line)
        for line in lines[-1:]:
            self._write(line)
        if not lines:
            self._say("terminal-no-map")

    def _do_options(self, rest: str) -> None:
        self._ask(whole=True)

    def _do_help(self, rest: str) -> None:
        piece = example(self.table.match.setup.game, lang())
        for command in COMMANDS:
            self._say(f"terminal-help-{command}", word=said(f"terminal-word-{command}"), piece=piece)

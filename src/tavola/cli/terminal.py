"""The line-mode table: numbered options, typed answers, plain sentences. A screen reader can follow every line."""

from __future__ import annotations

from collections.abc import Callable

import click

from ..kernel.errors import TavolaError
from ..table import Choice, KeptMatch
from ..table.outcomes import outcome_record
from ..text import say
from ..text.catalogue import role_names
from ..text.lines import board, example, status
from ..text.reading import piece_meant
from ..text.rulesearch import find_rules
from .output import write_file
from .rules import paragraph
from .words import lang, said, sentence, use

MOST_RULES = 12
LOG_LINES = 20

#: Commands; each also answers to its word in the language spoken (`terminal-word-undo`).
COMMANDS = ("undo", "why", "rules", "log", "save", "lang", "view", "options", "help", "quit")


class Terminal:
    """One game at one terminal."""

    def __init__(self, table: KeptMatch, read: Callable[[], str], write: Callable[[str], None] = click.echo) -> None:
        self.table = table
        self._read = read
        self._write = write
        self._told = len(table.match.moves)
        self._choices: list[Choice] = []

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
            if command == "":
                self.table.answer(line)  # not an option: this says why, and changes nothing
            elif command != "quit":
                getattr(self, f"_do_{command}")(rest.strip())
            return command
        except TavolaError as error:
            self._write(sentence(error))
            return ""

    def _answer(self, line: str) -> bool:
        """Whether the line named an option, by number or by notation."""
        if line.isdigit():
            number = int(line)
            if not 1 <= number <= len(self._choices):
                self._say("terminal-no-number", number=number, most=len(self._choices))
                return True
            self.table.answer(self._choices[number - 1].option)
        else:
            words = " ".join(line.lower().split())
            if words not in {choice.notation for choice in self._choices} and self._command(line)[0]:
                return False
            self.table.answer(words)
        self._news()
        if self.table.match.outcome is None:
            self._ask()
        return True

    def _command(self, line: str) -> tuple[str, str]:
        """The command a line begins with, which may be of several words ("por que"), and what follows it."""
        plain = f"{' '.join(line.lower().split())} "
        for command in COMMANDS:
            for word in (command, said(f"terminal-word-{command}")):
                if plain.startswith(f"{word} "):
                    return command, " ".join(line.split()[len(word.split()) :])
        return "", line

    # What is shown.

    def _say(self, key: str, **args: int | str) -> None:
        self._write(said(key, **args))

    def _board(self) -> None:
        match = self.table.match
        for line in board(match.setup.game, match.view(match.seat), lang()):
            self._write(line)

    def _news(self) -> None:
        """The log lines since the last answer."""
        match = self.table.match
        for line in match.lines(match.seat):
            if line.step > self._told:
                self._write(f"- {line.say(lang())}")
        self._told = len(match.moves)

    def _ask(self) -> None:
        match = self.table.match
        decision = match.decision
        if len(match.rules.people(match.state)) > 1:
            who = match.rules.seats(match.state)[decision.seat].who
            self._say("terminal-turn", who=role_names(match.rules, lang()).get(who, who))
        for line in status(match.setup.game, match.view(match.seat), lang()):
            self._write(line)
        self._write(decision.asks(lang()))
        useful = [choice for choice in decision.options if not choice.idle]
        self._choices = useful + [choice for choice in decision.options if choice.idle]
        for number, choice in enumerate(self._choices, 1):
            marks = said("terminal-reveals") if choice.reveals else said("terminal-idle") if choice.idle else ""
            self._write(f"{number}. {choice.label(lang())} [{choice.notation}]{' ' + marks if marks else ''}")

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
        self._ask()

    def _do_why(self, rest: str) -> None:
        match = self.table.match
        refusal = match.rules.refuse(match.state, piece_meant(match.setup.game, rest, lang()))
        words = say(refusal.text, lang())
        self._write(f"{words} [{refusal.rule}]" if refusal.rule else words)

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
        self._ask()

    def _do_view(self, rest: str) -> None:
        self._board()

    def _do_options(self, rest: str) -> None:
        self._ask()

    def _do_help(self, rest: str) -> None:
        piece = example(self.table.match.setup.game)
        for command in COMMANDS:
            self._say(f"terminal-help-{command}", word=said(f"terminal-word-{command}"), piece=piece)

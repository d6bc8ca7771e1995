"""Click with our words: help, headings and usage errors come from the text room, in the language of the run."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import click

from ..kernel.errors import TavolaError, UnknownName
from ..text import LANGUAGES
from .words import said, use

F = TypeVar("F", bound=Callable[..., Any])

#: What click and the commands call values, and our words for them.
_VALUES = {
    "INTEGER": "value-number",
    "TEXT": "value-text",
    "FOLDER": "value-folder",
    "FILE": "value-file",
    "GAME": "value-game",
    "WORDS": "value-words",
    "NAME=VALUE": "value-option",
    "ADDRESS": "value-address",
    "LINE": "value-line",
    "NAME": "value-name",
    "SECONDS": "value-seconds",
    "OPTIONS": "value-options",
    "COMMAND": "value-command",
    "ARGS": "value-arguments",
}
_HEADINGS = {"Options": "help-options", "Commands": "help-commands"}


class _Formatter(click.HelpFormatter):
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{said('help-usage')} ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(said(_HEADINGS[heading]) if heading in _HEADINGS else heading)


class _Context(click.Context):
    formatter_class = _Formatter


class SpokenOption(click.Option):
    """An option whose `help` is a text key."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        key = self.help
        self.help = said(key) if key and key.startswith("help-") else key
        try:
            found = super().get_help_record(ctx)
        finally:
            self.help = key
        return (found[0], _in_words(found[1])) if found else None

    def make_metavar(self, *args: Any, **more: Any) -> str:
        return placeholder(super().make_metavar(*args, **more))


def placeholder(name: str) -> str:
    """What stands for a value in help, in the language spoken: FOLDER, NUMBER, GAME."""
    for click_name, key in _VALUES.items():
        name = re.sub(rf"\b{click_name}\b(?: RANGE)?", said(key), name)
    return name


def _in_words(text: str) -> str:
    """A line of help whose "[default: …; 0<=x<=64]" says the default only, in our words."""
    return re.sub(r"\[default: ([^;\]]*)[^\]]*\]", lambda found: f"[{said('help-default', value=found[1])}]", text)


class _Spoken(click.Command):
    """A command whose `help` is a text key."""

    context_class = _Context

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [placeholder(piece) for piece in super().collect_usage_pieces(ctx)]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(said(self.help or "help-tavola"))

    def get_short_help_str(self, limit: int = 45) -> str:
        return said(self.help or "help-tavola").partition(". ")[0].rstrip(".")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = said("help-help")
        return option


class SpokenCommand(_Spoken):
    """One command."""


class SpokenGroup(_Spoken, click.Group):
    """The command that holds the others."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise UnknownName("error-unknown-command", name=args[0], known=tuple(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)


def option(*names: str, **settings: Any) -> Callable[[F], F]:
    return click.option(*names, cls=SpokenOption, **settings)


def speaks(function: F) -> F:
    """Adds `--lang` to a command."""

    def chosen(ctx: click.Context, parameter: click.Parameter, value: str | None) -> None:
        if value is not None:
            use(value)

    tags = "|".join(LANGUAGES)
    return option("--lang", metavar=tags, help="help-lang", callback=chosen, expose_value=False, is_eager=True)(
        function
    )


def for_programs(function: F) -> F:
    """Adds `--json` to a command."""
    return option("--json", "as_json", is_flag=True, help="help-json")(function)


def usage_error(error: click.ClickException) -> TavolaError:
    """What Click found wrong, as one of our sentences."""
    if isinstance(error, click.NoSuchOption):
        return TavolaError("error-unknown-option", name=error.option_name)
    if isinstance(error, click.MissingParameter):
        name = error.param.human_readable_name if error.param is not None else ""
        return TavolaError("error-missing-argument", name=name)
    if isinstance(error, click.BadParameter):
        name = error.param.opts[0] if error.param is not None else ""
        type = error.param.type if error.param is not None else None
        said_value = error.message.partition(" is not")[0].strip("'\"")
        if isinstance(type, click.IntRange) and said_value.lstrip("-").isdigit():
            return TavolaError("error-bad-range", name=name, value=said_value, least=type.min or 0, most=type.max or 0)
        if type is click.INT or isinstance(type, click.IntRange):
            return TavolaError("error-bad-number", name=name, value=said_value)
        return TavolaError("error-bad-value", name=name, reason=error.message)
    return TavolaError("error-usage", reason=error.format_message())

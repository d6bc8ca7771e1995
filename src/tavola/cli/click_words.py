"""Click with our words: help, headings and usage errors come from the text room, in the language of the run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from ..kernel.errors import TavolaError, UnknownName
from .words import said, use

F = TypeVar("F", bound=Callable[..., Any])

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
            return super().get_help_record(ctx)
        finally:
            self.help = key


class _Spoken(click.Command):
    """A command whose `help` is a text key."""

    context_class = _Context

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

    return option("--lang", metavar="pt-BR|en", help="help-lang", callback=chosen, expose_value=False, is_eager=True)(
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
        return TavolaError("error-bad-value", name=name, reason=error.message)
    return TavolaError("error-usage", reason=error.format_message())

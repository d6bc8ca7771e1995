"""Log lines: structured JSON on stderr for a server, only trouble for a table at home. Never a cookie or an answer."""

from __future__ import annotations

import logging
import sys

import structlog


def structured() -> None:
    _configure(logging.INFO, structlog.processors.JSONRenderer())


def quiet() -> None:
    _configure(logging.ERROR, structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()))


def _configure(level: int, renderer: structlog.typing.Processor) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    logging.basicConfig(level=max(level, logging.WARNING), stream=sys.stderr, format="%(levelname)s %(message)s")

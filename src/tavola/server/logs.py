"""Log lines: one JSON object a line on stderr for a server, only trouble for a table at home. Never a cookie, a link,
an answer, or what somebody holds."""

from __future__ import annotations

import logging
import sys

import structlog
from structlog.tracebacks import ExceptionDictTransformer
from structlog.typing import Processor


def structured() -> None:
    # Where a fault was, but not what the variables held: they hold hands and cookies.
    faults = structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False))
    _configure(logging.INFO, faults, structlog.processors.JSONRenderer())


def quiet() -> None:
    plain = structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback)
    _configure(logging.ERROR, structlog.processors.ExceptionRenderer(), plain)


def _configure(level: int, faults: Processor, renderer: Processor) -> None:
    shared: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, faults, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    # What other libraries say goes the same way. Requests nobody can read are no trouble of ours.
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, faults, renderer],
        )
    )
    logging.basicConfig(level=max(level, logging.ERROR), handlers=[handler], force=True)

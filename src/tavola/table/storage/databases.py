"""Which storage an address means: a file, or a PostgreSQL database."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from ..errors import BadStorage
from .door import Storage
from .sqlite import SqliteStorage

POSTGRES = ("postgresql://", "postgres://")


def storage_at(address: str) -> Storage:
    """`postgresql://…`, or the path of a file. The driver of PostgreSQL is an extra, looked for when it is needed."""
    if not address.startswith(POSTGRES):
        return SqliteStorage(Path(address))
    try:
        module = import_module(".postgres", __package__)
    except ModuleNotFoundError:
        raise BadStorage("error-data-driver") from None
    storage: Storage = module.PostgresStorage(address)
    return storage

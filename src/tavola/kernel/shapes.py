"""The shape of views: records whose types, pages and documents are written from, and the plain data they become."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Meta, Struct


def one_of(*values: str) -> Meta:
    """One of a few words. To Python it is a string; readers of the wire get the list, and tests hold views to it."""
    return Meta(pattern=f"^({'|'.join(values)})$", extra={"one_of": values})


def plain(view: Struct) -> dict[str, Any]:
    """A view as the wire has it: dictionaries, lists, strings and numbers."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return found

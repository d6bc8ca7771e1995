"""HTTP and WebSocket around the table. Every byte that leaves passes a view and the text room."""

from __future__ import annotations

from .app import create_app
from .config import Config
from .http.pages import page_is_built
from .running import run

__all__ = ["Config", "create_app", "page_is_built", "run"]

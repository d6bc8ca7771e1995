"""Every mission of the box. Importing this module registers them all."""

from __future__ import annotations

from . import tutorial as tutorial

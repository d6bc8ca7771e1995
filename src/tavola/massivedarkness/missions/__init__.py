"""The special rules of the missions, one module each. Importing this package registers them all."""

from __future__ import annotations

from . import tutorial as tutorial

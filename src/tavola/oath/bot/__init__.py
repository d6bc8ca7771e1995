"""How positions are judged: what an oath, a Vision and the things that serve them are worth."""

from __future__ import annotations

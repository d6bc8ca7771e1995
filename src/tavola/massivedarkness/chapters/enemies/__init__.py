"""Enemies: what they intend, how they activate, where they appear."""

from __future__ import annotations

from . import activation as activation
from . import agents as agents
from . import counter as counter
from . import intents as intents
from . import spawn as spawn

"""Pieces that are more than a table row: chains of small named steps, one module each."""

from __future__ import annotations

from . import arcane as arcane
from . import conspiracy as conspiracy
from . import discord as discord
from . import edifices as edifices
from . import homeland_relic as homeland_relic
from . import nomad as nomad
from . import order as order
from . import relics as relics

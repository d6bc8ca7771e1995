"""The 198 denizens, a module for each suit."""

from __future__ import annotations

from . import arcane as arcane
from . import beast as beast
from . import discord as discord
from . import hearth as hearth
from . import nomad as nomad
from . import order as order

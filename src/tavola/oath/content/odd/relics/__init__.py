"""Relics that are chains of steps."""

from __future__ import annotations

from . import brass_horse as brass_horse
from . import horned_mask as horned_mask
from . import ivory_eye as ivory_eye
from . import obsidian_cage as obsidian_cage
from . import skeleton_key as skeleton_key
from . import sticky_fire as sticky_fire
from . import whistle as whistle

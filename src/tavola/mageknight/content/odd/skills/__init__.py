"""Odd Skills: chains of steps, and what they leave in force."""

from __future__ import annotations

from . import competitive_skills as competitive_skills
from . import hero_skills as hero_skills
from . import mana_enhancement as mana_enhancement
from . import mana_overload as mana_overload
from . import mana_skills as mana_skills
from . import puppet_master as puppet_master
from . import shapeshift as shapeshift

"""Odd cards: Actions, Spells and Artifacts that are chains of steps."""

from __future__ import annotations

from . import advanced_actions as advanced_actions
from . import artifacts as artifacts
from . import borrowed as borrowed
from . import braevalar_cards as braevalar_cards
from . import call_to_arms as call_to_arms
from . import concentration as concentration
from . import crystal_joy as crystal_joy
from . import flying as flying
from . import mana_draw as mana_draw
from . import mysterious_box as mysterious_box
from . import rival_spells as rival_spells
from . import savage_harvesting as savage_harvesting
from . import space_bending as space_bending
from . import spells as spells

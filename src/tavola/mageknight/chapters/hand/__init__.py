"""What a player holds and uses: cards, Units, Skills, Tactics, Banners, healing."""

from __future__ import annotations

from . import banner_uses as banner_uses
from . import banners as banners
from . import bonuses as bonuses
from . import cards as cards
from . import grants as grants
from . import healing as healing
from . import plays as plays
from . import reasons as reasons
from . import skills as skills
from . import tactics as tactics
from . import units as units

"""Class sheets: a module each."""

from . import battle_wizard as battle_wizard
from . import bloodmoon_nightrunner as bloodmoon_nightrunner
from . import dark_ranger as dark_ranger
from . import gladiator_berserker as gladiator_berserker
from . import shadow_barbarian as shadow_barbarian
from . import wrath_paladin as wrath_paladin

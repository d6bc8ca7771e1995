"""Words that stand in force: they adjust a question, claim a deed or react to one."""

from __future__ import annotations

from . import after as after
from . import keeping as keeping
from . import rule as rule
from . import search as search
from . import secrets as secrets
from . import trade as trade
from . import travel as travel
from . import war as war

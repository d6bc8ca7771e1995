"""The Clockwork Prince: a seat that plays by its own rules."""

from __future__ import annotations

from . import answers as answers
from . import box as box
from . import cleanup as cleanup
from . import drawing as drawing
from . import foresight as foresight
from . import judge as judge
from . import mind as mind
from . import recovering as recovering
from . import threat as threat
from . import trading as trading
from . import travelling as travelling
from . import victor as victor
from . import walk as walk
from . import war as war

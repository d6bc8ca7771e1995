"""The special rules of the missions and variants, one module each. Importing this package registers them all."""

from __future__ import annotations

from . import mission_1 as mission_1
from . import mission_2 as mission_2
from . import mission_3 as mission_3
from . import mission_4 as mission_4
from . import mission_5 as mission_5
from . import mission_6 as mission_6
from . import mission_7 as mission_7
from . import mission_8 as mission_8
from . import mission_9 as mission_9
from . import mission_10 as mission_10
from . import shared as shared
from . import tutorial as tutorial
from . import variants as variants

"""The workbench: how a frozen state becomes the next one.

A game declares the fields of its state once, in a subclass of `Fields`. Its `State` is that class frozen; its
`Work` is the same class unfrozen, with the ledger of the step. `apply` lays the old state on a bench (a shallow
copy, about half a microsecond), rules write plain attributes, and a new frozen state is taken off it. Every
value inside is immutable or replaced as a whole, so the old state cannot change.
"""

from .bench import workbench as workbench
from .deeds import less as less
from .deeds import push as push
from .deeds import tell as tell
from .draws import DRAWN as DRAWN
from .draws import by_chance as by_chance
from .draws import draw_index as draw_index
from .draws import draws_pinned as draws_pinned
from .draws import pins_of as pins_of
from .draws import pins_told as pins_told
from .draws import roll as roll
from .draws import roll_all as roll_all
from .draws import rolls_pinned as rolls_pinned
from .draws import shuffle as shuffle
from .fields import Bench as Bench
from .fields import Fields as Fields
from .fields import Result as Result
from .keeping import kept_while as kept_while
from .keeping import lately as lately
from .ledger import Ledger as Ledger
from .ledger import Shown as Shown
from .ledger import Trial as Trial

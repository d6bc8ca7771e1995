"""The research door (`tavola[research]`): standard environments, versioned encodings, batches and datasets.

`encoding` and `batch` need NumPy, `aec` PettingZoo, `solo` Gymnasium, `dataset` PyArrow; import the one you use.
"""

from __future__ import annotations

from .. import shelf as shelf

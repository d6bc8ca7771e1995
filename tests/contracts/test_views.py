"""What is written from the records of a view: the types of the page and the documents."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_types_and_documents_say_what_the_records_say() -> None:
    command = [sys.executable, str(ROOT / "tools" / "view_types.py"), "--check"]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr

"""Writes `requirements.lock`: every package Távola needs, to play and to work on it, in one version each, with the
digests of all its files.

    python tools/lock.py && pip install --require-hashes -r requirements.lock && pip install --no-deps -e .

pip works out the versions for the machine this runs on; the digests are those the index tells, for every kind of
machine. What only another kind of machine needs is not in it.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
LOCK = TOP / "requirements.lock"
HEAD = "# Written by tools/lock.py for Python {python} on {system}; see docs/dependencies.md.\n"
JSON = "application/vnd.pypi.simple.v1+json"


def resolved() -> dict[str, str]:
    """The version of each package, as pip would install them."""
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet", "--report", "-"]
    said = subprocess.run([*command, f"{TOP}[dev,postgres]"], check=True, capture_output=True, text=True).stdout
    found = {one["metadata"]["name"]: one["metadata"]["version"] for one in json.loads(said)["install"]}
    return {_plain(name): version for name, version in sorted(found.items()) if _plain(name) != "tavola"}


def digests(index: str, name: str, version: str) -> list[str]:
    """SHA-256 of every file of a version."""
    request = urllib.request.Request(f"{index}/{name}/", headers={"Accept": f"{JSON}, text/html;q=0.1"})
    with urllib.request.urlopen(request) as answer:
        page = answer.read().decode()
        files = _told(page) if answer.headers.get_content_type() == JSON else _linked(page)
    spelled = "[-_.]".join(map(re.escape, name.split("-")))
    wanted = re.compile(rf"{spelled}-{re.escape(version)}[-.](?!\d)", re.IGNORECASE)
    return sorted({digest for file, digest in files if digest and wanted.match(file)})


def _told(page: str) -> list[tuple[str, str]]:
    return [(file["filename"], file["hashes"].get("sha256", "")) for file in json.loads(page)["files"]]


def _linked(page: str) -> list[tuple[str, str]]:
    return re.findall(r'href="[^"#]*?/?([^/"#]+)#sha256=([0-9a-f]{64})', page)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def main() -> None:
    index = os.environ.get("PIP_INDEX_URL", "https://pypi.org/simple").rstrip("/")
    lines = []
    for name, version in resolved().items():
        found = digests(index, name, version)
        if not found:
            raise SystemExit(f"the index tells no digest of {name} {version}")
        lines.append(f"{name}=={version} \\\n" + " \\\n".join(f"    --hash=sha256:{one}" for one in found) + "\n")
    python = ".".join(map(str, sys.version_info[:2]))
    LOCK.write_text(HEAD.format(python=python, system=sys.platform) + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()

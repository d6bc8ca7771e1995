#!/usr/bin/env bash
# Makes sure a Chromium is there for the browser tests: the machine's own, Debian's when root, else Playwright's.
set -euo pipefail

for name in chromium chromium-browser google-chrome google-chrome-stable; do
  if command -v "$name" >/dev/null; then exit 0; fi
done

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  export DEBIAN_FRONTEND=noninteractive
  if apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; then exit 0; fi
fi

exec .venv/bin/python -m playwright install chromium

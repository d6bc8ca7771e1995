"""The parts of `tools/load.py`."""

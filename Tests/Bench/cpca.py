"""Microseconds that the package cpca takes for a line of a file, import and tables left out.

usage: cpca.py FOLDER FILE    FOLDER is where pip installed it
"""

import sys
import time

sys.path.insert(0, sys.argv[1])
import cpca  # noqa: E402

with open(sys.argv[2], encoding="utf-8") as file:
    lines = file.read().splitlines()
cpca.transform(lines[:1])
start = time.perf_counter()
found = cpca.transform(lines)
print((time.perf_counter() - start) / len(lines) * 1e6)

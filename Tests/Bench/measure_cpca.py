"""Microseconds of the processor that the package cpca takes for a line of a file, import and tables left out.

usage: measure_cpca.py FILE
"""

import sys
import time

import cpca

with open(sys.argv[1], encoding="utf-8") as file:
    lines = file.read().splitlines()
cpca.transform(lines[:1])
start = time.process_time()
found = cpca.transform(lines)
print((time.process_time() - start) / len(lines) * 1e6)

"""Answers a table of numbers and addresses with ClickHouse's engine, which PyPI's chdb has inside, by a pool of programs.

usage: clickhouse.py FUNCTIONS SCRIPTS ADDRESSES ANSWERS    FUNCTIONS is the recipe, SCRIPTS the folder of areapick
"""

import sys
import tempfile

import chdb

functions, scripts, addresses, answers = sys.argv[1:]
with tempfile.TemporaryDirectory() as folder:
    connection = chdb.connect(
        f"{folder}?path={folder}&user_scripts_path={scripts}&user_defined_executable_functions_config={functions}"
    )
    connection.query(
        f"""SELECT resolve_address(address) FROM file('{addresses}', TabSeparated, 'id UInt64, address String')
        ORDER BY id INTO OUTFILE '{answers}' TRUNCATE FORMAT LineAsString SETTINGS max_threads = 2"""
    )
    connection.close()

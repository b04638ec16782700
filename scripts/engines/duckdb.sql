-- Resolves the addresses of a table into another one, from DuckDB's shell.
-- usage: duckdb -bail customers.duckdb <duckdb.sql      customer(id, address) is there.
-- The table is made from a whole file alone: a program that is killed leaves none, and reading it is an error.
COPY (SELECT id, address FROM customer ORDER BY id) TO 'customers.csv' (HEADER);
.shell 'rm -f places.csv; areapick resolve --csv --field address <customers.csv >places.part && mv places.part places.csv'
CREATE OR REPLACE TABLE place AS
  FROM read_csv('places.csv', header = true, auto_detect = false, delim = ',', quote = '"', escape = '"', columns = {
    id: 'BIGINT', address: 'VARCHAR', code: 'VARCHAR', path: 'VARCHAR', rest: 'VARCHAR', confidence: 'VARCHAR'});

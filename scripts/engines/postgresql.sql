-- Resolves the addresses of a table into another one, inside of PostgreSQL.
-- usage: psql -v ON_ERROR_STOP=1 -f postgresql.sql      by a member of pg_execute_server_program
-- customer(id bigint, address text) is there. --escape reads and writes the escapes of COPY. A program that is killed
-- is an error, and the table stays as it was.
BEGIN;
CREATE TABLE IF NOT EXISTS place(id bigint, address text, code text, path text, rest text, confidence text);
COPY (SELECT id, address FROM customer ORDER BY id) TO PROGRAM 'areapick resolve --tsv --field 2 --escape >places.tsv';
COPY place FROM PROGRAM 'cat places.tsv; rm places.tsv';
COMMIT;

-- From a file, without a table before it. PostgreSQL takes no broken UTF-8: --replace-invalid makes it U+FFFD.
-- COPY place FROM PROGRAM 'areapick resolve --tsv --field 2 --escape --replace-invalid <customers.tsv';
--
-- From another machine, by anybody who may read and write the tables:
-- psql -c 'COPY customer TO STDOUT' | areapick resolve --tsv --field 2 --escape | psql -c 'COPY place FROM STDIN'

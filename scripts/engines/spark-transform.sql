-- Resolves the addresses of a table in Spark SQL, which appends the answer's columns.
-- usage: spark-sql --master … -f spark-transform.sql      customer(id, address) is a table or a view.
-- TRANSFORM writes tabs and newlines inside of a column as they are, so translate takes them out before.
INSERT OVERWRITE DIRECTORY 'places' USING parquet
SELECT TRANSFORM (id, translate(address, '\t\n\r', '   '))
    ROW FORMAT DELIMITED FIELDS TERMINATED BY '\t'
    USING 'areapick resolve --tsv --field 2 --threads 1'
    AS (id BIGINT, address STRING, code STRING, path STRING, rest STRING, confidence STRING)
    ROW FORMAT DELIMITED FIELDS TERMINATED BY '\t'
  FROM customer;

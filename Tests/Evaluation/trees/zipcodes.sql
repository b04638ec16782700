DROP TABLE IF EXISTS "zipcodes";
CREATE TABLE "zipcodes" (
  "zip" char(5) NOT NULL,
  "city" varchar(64) NOT NULL,
  "county" varchar(64) NOT NULL,
  "state" varchar(64) NOT NULL
);
INSERT INTO "zipcodes" ("zip", "city", "county", "state") VALUES
('00501',	'Holtsville',	'Suffolk',	'New York'),
('06390',	'Fishers Island',	'Suffolk',	'New York'),
('10001',	'New York',	'New York',	'New York'),
('90001',	'Los Angeles',	'Los Angeles',	'California'),
('90210',	'Beverly Hills',	'Los Angeles',	'California'),
('94102',	'San Francisco',	'San Francisco',	'California');

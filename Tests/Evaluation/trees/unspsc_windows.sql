CREATE TABLE unspsc (code varchar(8), parent_code varchar(8), title varchar(120));
INSERT INTO unspsc (code, parent_code, title) VALUES ('10000000', NULL, 'Live Plant and Animal Material');
INSERT INTO unspsc (code, parent_code, title) VALUES ('10100000', '10000000', 'Live animals');
INSERT INTO unspsc (code, parent_code, title) VALUES ('10101500', '10100000', 'Livestock');
INSERT INTO unspsc (code, parent_code, title) VALUES ('10101501', '10101500', 'Cats');
INSERT INTO unspsc (code, parent_code, title) VALUES ('10101502', '10101500', 'Dogs');
INSERT INTO unspsc (code, parent_code, title) VALUES ('11000000', NULL, 'Mineral and Textile');
INSERT INTO unspsc (code, parent_code, title) VALUES ('11100000', '11000000', 'Minerals and ores');

CREATE TABLE part ("part_no" TEXT PRIMARY KEY, "uom" TEXT, "descr" TEXT, "parent_no" TEXT);
INSERT INTO part VALUES ('A100', 'pc', 'Bike', NULL);
INSERT INTO part VALUES ('A110', 'pc', 'Frame', 'A100');
INSERT INTO part VALUES ('A120', 'pc', 'Wheel', 'A100');
INSERT INTO part VALUES ('A121', 'pc', 'Rim', 'A120');
INSERT INTO part VALUES ('A122', 'm', 'Tube tape', 'A120');

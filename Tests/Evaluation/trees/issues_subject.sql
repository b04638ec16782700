CREATE TABLE issues ("id" INTEGER PRIMARY KEY, "tracker_id" INTEGER, "project_id" INTEGER, "subject" TEXT, "description" TEXT, "parent_id" INTEGER);
INSERT INTO issues VALUES (1, 1, 1, 'Crash on start', 'long text', NULL);
INSERT INTO issues VALUES (2, 1, 1, 'Reproduce', NULL, 1);
INSERT INTO issues VALUES (3, 2, 1, 'Docs', NULL, NULL);
INSERT INTO issues VALUES (4, 1, 1, 'Write page', 'It is needed.', 3);

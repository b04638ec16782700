PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "Artist"
(
    [ArtistId] INTEGER  NOT NULL,
    [Name] NVARCHAR(120),
    CONSTRAINT [PK_Artist] PRIMARY KEY  ([ArtistId])
);
INSERT INTO Artist VALUES(1,'AC/DC');
INSERT INTO Artist VALUES(2,'Accept');
CREATE TABLE IF NOT EXISTS "Album"
(
    [AlbumId] INTEGER  NOT NULL,
    [Title] NVARCHAR(160)  NOT NULL,
    [ArtistId] INTEGER  NOT NULL,
    CONSTRAINT [PK_Album] PRIMARY KEY  ([AlbumId]),
    FOREIGN KEY ([ArtistId]) REFERENCES "Artist" ([ArtistId])
		ON DELETE NO ACTION ON UPDATE NO ACTION
);
INSERT INTO Album VALUES(1,'For Those About To Rock We Salute You',1);
INSERT INTO Album VALUES(2,'Balls to the Wall',2);
INSERT INTO Album VALUES(4,'Let There Be Rock',1);
CREATE TABLE IF NOT EXISTS "Track"
(
    [TrackId] INTEGER  NOT NULL,
    [Name] NVARCHAR(200)  NOT NULL,
    [AlbumId] INTEGER,
    [Milliseconds] INTEGER  NOT NULL,
    CONSTRAINT [PK_Track] PRIMARY KEY  ([TrackId]),
    FOREIGN KEY ([AlbumId]) REFERENCES "Album" ([AlbumId])
);
INSERT INTO Track VALUES(1,'For Those About To Rock (We Salute You)',1,343719);
INSERT INTO Track VALUES(2,'Balls to the Wall',2,342562);
INSERT INTO Track VALUES(6,'Put The Finger On You',1,205662);
INSERT INTO Track VALUES(15,'Go Down',4,331180);
INSERT INTO Track VALUES(16,'Dog Eat Dog',4,215196);
CREATE INDEX [IFK_AlbumArtistId] ON "Album" ([ArtistId]);
CREATE UNIQUE INDEX [IPK_Track] ON "Track"([TrackId]);
COMMIT;

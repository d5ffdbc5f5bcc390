-- One journal for everything: commands, undo and redo, events of games, restored backups. Rows are
-- only ever added. Each has a link, a hash over the row and the link before it; the first goes on
-- from the identity of the file. What is in force follows from the rows and stands nowhere.
--
-- What the file had so far waits beside until the program has carried it into the journal: the
-- order of commands, marks and games follows from their fingerprints (store/src/carry.rs).
CREATE TEMP TABLE old_entry AS SELECT * FROM journal;
CREATE TEMP TABLE old_mark AS SELECT * FROM journal_mark;
CREATE TEMP TABLE old_subject AS SELECT * FROM journal_subject;
CREATE TEMP TABLE old_game AS SELECT * FROM board_game;
CREATE TEMP TABLE old_event AS SELECT * FROM board_game_event;

DROP TABLE journal_subject;
DROP TABLE journal_mark;
DROP TABLE board_game_event;
DROP TABLE journal;

-- What tells this file from all others: given by chance when it was made. Copies keep it.
CREATE TABLE journal_identity (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    file  BLOB    NOT NULL CHECK (length(file) = 16)
) STRICT;

CREATE TABLE journal (
    number          INTEGER PRIMARY KEY CHECK (number >= 1), -- from 1, none is missing
    time            TEXT    NOT NULL,                   -- RFC 3339, UTC
    who             TEXT    NOT NULL,
    kind            TEXT    NOT NULL CHECK (kind <> ''), -- command, undo, redo, game, restore, …
    command         TEXT    NOT NULL CHECK (command <> ''), -- of a game: the kind of the event
    data            TEXT    NOT NULL CHECK (json_valid(data)),
    game            INTEGER CHECK (game >= 1),          -- of an event: the number of the game
    moment          INTEGER CHECK (moment >= 0),        -- of an event: on the game's clocks, ms
    schema_version  INTEGER NOT NULL,
    hash_before     BLOB    NOT NULL CHECK (length(hash_before) = 32),
    hash            BLOB    NOT NULL CHECK (length(hash) = 32),
    changeset       BLOB,                               -- none: nothing to go back to
    link            BLOB    NOT NULL CHECK (length(link) = 32),
    CHECK ((game IS NULL) = (kind <> 'game')),
    CHECK ((game IS NULL) = (moment IS NULL))
) STRICT;

-- What the history tells; undo, redo and games stand beside it.
CREATE INDEX journal_told ON journal (number) WHERE kind IN ('command', 'restore');

CREATE INDEX journal_game ON journal (game, number) WHERE game IS NOT NULL;

-- What an entry is about; its link covers that from this schema on.
CREATE TABLE journal_subject (
    kind    TEXT    NOT NULL CHECK (kind IN ('round', 'team', 'player')),
    number  INTEGER NOT NULL CHECK (number >= 0), -- the round's, the team's, the player's id
    entry   INTEGER NOT NULL REFERENCES journal (number),
    PRIMARY KEY (kind, number, entry)
) STRICT, WITHOUT ROWID;

-- How far the clocks of a game have run is no history; its events are in the journal.
ALTER TABLE board_game DROP COLUMN events;
ALTER TABLE board_game DROP COLUMN head;

-- Games played in the program: events, written once and never changed. They are no domain tables:
-- undo does not reach them, and they have a chain of hashes of their own.
CREATE TABLE board_game (
    number   INTEGER PRIMARY KEY CHECK (number >= 1),
    events   INTEGER NOT NULL CHECK (events >= 1),             -- how many there are
    head     BLOB    NOT NULL CHECK (length(head) = 32),       -- the hash of the last one
    moment   INTEGER NOT NULL CHECK (moment >= 0),             -- how far the game's clocks are known to have run, ms
    kept     TEXT    NOT NULL                                  -- when that was kept: RFC 3339, UTC
) STRICT;

CREATE TABLE board_game_event (
    game    INTEGER NOT NULL REFERENCES board_game (number),
    number  INTEGER NOT NULL CHECK (number >= 1),
    time    TEXT    NOT NULL,                                  -- RFC 3339, UTC
    moment  INTEGER NOT NULL CHECK (moment >= 0),              -- on the game's clocks, ms
    kind    TEXT    NOT NULL CHECK (kind <> ''),
    data    TEXT    NOT NULL CHECK (json_valid(data)),
    hash    BLOB    NOT NULL CHECK (length(hash) = 32),        -- over this event and the hash before
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- One tournament a file. Codes are the stable snake_case names of the program's types; scores are
-- in half points (3 means 1½). Every table has a primary key, because changes to a table without
-- one would silently be missing from the journal.

-- "KRAL": what tells a tournament file from other databases.
PRAGMA application_id = 0x4B52414C;

-- What the director set for the whole tournament; one row.
CREATE TABLE tournament (
    id                INTEGER PRIMARY KEY CHECK (id = 1),
    name              TEXT    NOT NULL CHECK (name <> ''),
    place             TEXT,
    date              TEXT,             -- YYYY-MM-DD
    rule_preset       TEXT    NOT NULL, -- dsj, swiss, ordnung, …
    rule_overrides    TEXT    NOT NULL, -- TOML: the options that differ from the preset
    rule_source       TEXT,             -- the announcement they stand in
    formation         TEXT    NOT NULL,
    format            TEXT    NOT NULL,
    swiss_rounds      INTEGER CHECK (swiss_rounds BETWEEN 0 AND 65535),
    win               INTEGER NOT NULL CHECK (win  BETWEEN 0 AND 65535),
    draw              INTEGER NOT NULL CHECK (draw BETWEEN 0 AND 65535),
    loss              INTEGER NOT NULL CHECK (loss BETWEEN 0 AND 65535),
    bye               INTEGER NOT NULL CHECK (bye  BETWEEN 0 AND 65535),
    rating_list       TEXT,
    rating_list_date  TEXT,             -- YYYY-MM-DD
    odd_number        TEXT    NOT NULL,
    course            TEXT    NOT NULL CHECK (course IN ('running', 'closed'))
) STRICT;

-- The ratings that make the order; the first that a player has counts.
CREATE TABLE rating_order (
    place  INTEGER PRIMARY KEY CHECK (place >= 1),
    kind   TEXT    NOT NULL
) STRICT;

CREATE TABLE player (
    id          INTEGER PRIMARY KEY CHECK (id BETWEEN 0 AND 4294967295),
    name        TEXT    NOT NULL CHECK (name <> ''),
    birth_year  INTEGER CHECK (birth_year BETWEEN 1900 AND 2100),
    club        TEXT,
    fide_id     INTEGER CHECK (fide_id BETWEEN 0 AND 4294967295),
    presence    TEXT    NOT NULL CHECK (presence IN ('here', 'absent')),
    part        TEXT    NOT NULL
) STRICT;

CREATE TABLE player_rating (
    player  INTEGER NOT NULL REFERENCES player (id),
    kind    TEXT    NOT NULL,
    rating  INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 4000),
    PRIMARY KEY (player, kind)
) STRICT, WITHOUT ROWID;

-- How the director orders players who are level, before the lots.
CREATE TABLE hand_order (
    place   INTEGER PRIMARY KEY CHECK (place >= 1),
    player  INTEGER NOT NULL REFERENCES player (id)
) STRICT;

-- The drawing of lots; no row before it, one after it.
CREATE TABLE lots (
    id           INTEGER PRIMARY KEY CHECK (id = 1),
    seed         TEXT    NOT NULL CHECK (seed <> ''),
    wish         TEXT    NOT NULL,
    shuffles     INTEGER NOT NULL CHECK (shuffles BETWEEN 0 AND 4294967295),
    pot_1        INTEGER NOT NULL CHECK (pot_1 BETWEEN 0 AND 65535), -- players in the upper pot
    third_joins  INTEGER REFERENCES team (number),                   -- the three-player team
    top_role     TEXT    NOT NULL CHECK (top_role IN ('first', 'second')),
    checksum     BLOB    NOT NULL CHECK (length(checksum) = 4)
) STRICT;

-- The seeding list the lots were drawn from.
CREATE TABLE start_list (
    start_number  INTEGER PRIMARY KEY CHECK (start_number >= 1),
    player        INTEGER NOT NULL REFERENCES player (id)
) STRICT;

CREATE TABLE team (
    number  INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 65535),
    name    TEXT
) STRICT;

-- Who belongs to which team, from which round to which.
CREATE TABLE membership (
    team           INTEGER NOT NULL REFERENCES team (number),
    line_up_order  INTEGER NOT NULL CHECK (line_up_order BETWEEN 1 AND 255),
    from_round     INTEGER NOT NULL CHECK (from_round BETWEEN 1 AND 65535),
    to_round       INTEGER CHECK (to_round BETWEEN from_round AND 65535), -- none while it lasts
    player         INTEGER NOT NULL REFERENCES player (id),
    PRIMARY KEY (team, line_up_order, from_round)
) STRICT, WITHOUT ROWID;

CREATE TABLE round (
    number  INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 65535),
    state   TEXT    NOT NULL CHECK (state IN ('draft', 'published'))
) STRICT;

-- A match ("match" is a word of SQL). Its seating is decided in two steps; its outcome has a
-- verdict and a cause, and may have a board, a reason and evidence.
CREATE TABLE matches (
    round             INTEGER NOT NULL REFERENCES round (number),
    table_number      INTEGER NOT NULL CHECK (table_number BETWEEN 1 AND 65535),
    first_named       INTEGER NOT NULL REFERENCES team (number),
    second_named      INTEGER NOT NULL REFERENCES team (number),
    seating           TEXT CHECK (seating IN ('parallel', 'cross')),
    white_on_board_1  TEXT CHECK (white_on_board_1 IN ('first', 'second')),
    verdict           TEXT CHECK (verdict IN ('first_wins', 'second_wins', 'drawn', 'both_lose')),
    cause             TEXT,
    board             TEXT CHECK (board IN ('a', 'b')),
    reason            TEXT,
    position          TEXT, -- evidence, if given: the final position on both boards
    game_record       TEXT, -- evidence, if given: the game record (BPGN)
    PRIMARY KEY (round, table_number),
    CHECK (first_named <> second_named),
    CHECK (white_on_board_1 IS NULL OR seating IS NOT NULL),
    CHECK ((verdict IS NULL) = (cause IS NULL)),
    CHECK (verdict IS NOT NULL
           OR (board IS NULL AND reason IS NULL AND position IS NULL AND game_record IS NULL))
) STRICT, WITHOUT ROWID;

-- Who of both teams plays a match, and who sits out.
CREATE TABLE line_up (
    round         INTEGER NOT NULL,
    table_number  INTEGER NOT NULL,
    side          TEXT    NOT NULL CHECK (side IN ('first', 'second')),
    seat          TEXT    NOT NULL CHECK (seat IN ('pot_1', 'pot_2', 'sits_out')),
    player        INTEGER NOT NULL REFERENCES player (id),
    PRIMARY KEY (round, table_number, side, seat),
    FOREIGN KEY (round, table_number) REFERENCES matches (round, table_number)
) STRICT, WITHOUT ROWID;

-- A round without an opponent.
CREATE TABLE bye (
    round   INTEGER NOT NULL REFERENCES round (number),
    team    INTEGER NOT NULL REFERENCES team (number),
    points  INTEGER NOT NULL CHECK (points BETWEEN 0 AND 65535),
    PRIMARY KEY (round, team)
) STRICT, WITHOUT ROWID;

-- Decisions of the director about teams that are level.
CREATE TABLE decision (
    number  INTEGER PRIMARY KEY CHECK (number BETWEEN 0 AND 65535),
    ruling  TEXT    NOT NULL,
    reason  TEXT    NOT NULL CHECK (reason <> '')
) STRICT;

-- The teams of a decision: those that were level, and those the ruling names, in its order.
CREATE TABLE decision_team (
    decision  INTEGER NOT NULL REFERENCES decision (number),
    part      TEXT    NOT NULL CHECK (part IN ('tied', 'ruled')),
    place     INTEGER NOT NULL CHECK (place >= 1),
    team      INTEGER NOT NULL REFERENCES team (number),
    PRIMARY KEY (decision, part, place)
) STRICT, WITHOUT ROWID;

-- The journal: one row a command, never deleted. The tables above are the tournament ("domain
-- tables"), the two below are about it: no changeset and no hash covers them.
CREATE TABLE journal (
    number          INTEGER PRIMARY KEY CHECK (number >= 1),
    time            TEXT    NOT NULL, -- RFC 3339, UTC
    who             TEXT    NOT NULL,
    command         TEXT    NOT NULL CHECK (command <> ''),
    data            TEXT    NOT NULL CHECK (json_valid(data)),
    schema_version  INTEGER NOT NULL,
    hash_before     BLOB    NOT NULL CHECK (length(hash_before) = 32),
    hash            BLOB    NOT NULL CHECK (length(hash) = 32),
    changeset       BLOB,             -- none: nothing to go back to, as for a new file
    -- done: in force; undone: may be redone; ended: undone, and its redo was ended by a new command.
    state           TEXT    NOT NULL CHECK (state IN ('done', 'undone', 'ended'))
) STRICT;

-- Each undo and each redo.
CREATE TABLE journal_mark (
    number  INTEGER PRIMARY KEY CHECK (number >= 1),
    entry   INTEGER NOT NULL REFERENCES journal (number),
    act     TEXT    NOT NULL CHECK (act IN ('undone', 'redone')),
    time    TEXT    NOT NULL, -- RFC 3339, UTC
    who     TEXT    NOT NULL
) STRICT;

-- Fixed teams and single players: how they got their numbers, and who of a fixed team was reported
-- for a match.

-- How fixed teams or single players got their numbers; no row before, one after.
CREATE TABLE start_numbering (
    id            INTEGER PRIMARY KEY CHECK (id = 1),
    seed          TEXT    NOT NULL CHECK (seed <> ''),
    number_order  TEXT    NOT NULL, -- strength, lot, listed
    top_role      TEXT    NOT NULL CHECK (top_role IN ('first', 'second'))
) STRICT;

-- A row for each line-up that a fixed team reported for a match; without one it is as planned.
CREATE TABLE line_up_source (
    round         INTEGER NOT NULL,
    table_number  INTEGER NOT NULL,
    side          TEXT    NOT NULL CHECK (side IN ('first', 'second')),
    source        TEXT    NOT NULL CHECK (source = 'chosen'),
    PRIMARY KEY (round, table_number, side),
    FOREIGN KEY (round, table_number) REFERENCES matches (round, table_number)
) STRICT, WITHOUT ROWID;

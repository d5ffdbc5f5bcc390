-- The tie-breaks after the points, by their FIDE names such as BH/C1; without a row it is as the
-- regulations say.
CREATE TABLE tie_break (
    place  INTEGER PRIMARY KEY CHECK (place >= 1),
    code   TEXT    NOT NULL CHECK (code <> '')
) STRICT;

-- Who misses rounds: a bye asked for, or leaving for good.
CREATE TABLE absence (
    team        INTEGER NOT NULL REFERENCES team (number),
    from_round  INTEGER NOT NULL CHECK (from_round BETWEEN 1 AND 65535),
    to_round    INTEGER CHECK (to_round BETWEEN from_round AND 65535), -- none: for good
    worth       TEXT    NOT NULL CHECK (worth IN ('half', 'nothing')),
    reason      TEXT,
    PRIMARY KEY (team, from_round),
    CHECK (to_round IS NOT NULL OR worth = 'nothing')
) STRICT, WITHOUT ROWID;

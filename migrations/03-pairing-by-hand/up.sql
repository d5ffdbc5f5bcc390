-- What the director chose for the pairing of a round, in the order chosen.
CREATE TABLE pairing_wish (
    round  INTEGER NOT NULL REFERENCES round (number),
    place  INTEGER NOT NULL CHECK (place >= 1),
    kind   TEXT    NOT NULL CHECK (kind IN
               ('together', 'together_again', 'apart', 'bye', 'second_meetings')),
    team   INTEGER REFERENCES team (number),
    other  INTEGER REFERENCES team (number),
    PRIMARY KEY (round, place),
    CHECK ((team IS NULL) = (kind = 'second_meetings')),
    CHECK ((other IS NULL) = (kind IN ('bye', 'second_meetings'))),
    CHECK (team <> other)
) STRICT, WITHOUT ROWID;

-- The numbers of the round robin tables, if they were drawn by lot; else they are the teams' own.
CREATE TABLE numbers_lot (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    seed  TEXT    NOT NULL CHECK (seed <> '')
) STRICT;

CREATE TABLE table_number_of_team (
    team    INTEGER PRIMARY KEY REFERENCES team (number),
    number  INTEGER NOT NULL UNIQUE CHECK (number BETWEEN 1 AND 65535)
) STRICT;

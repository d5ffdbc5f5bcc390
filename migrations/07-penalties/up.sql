-- What the arbiter imposed on who broke the rules.
CREATE TABLE penalty (
    number        INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 65535),
    team          INTEGER NOT NULL REFERENCES team (number),
    player        INTEGER REFERENCES player (id),   -- whose conduct it was; none: the team's
    round         INTEGER NOT NULL CHECK (round BETWEEN 1 AND 65535),
    kind          TEXT    NOT NULL CHECK (kind IN ('warning', 'match_lost', 'points_down',
                                                   'points_up', 'exclusion')),
    table_number  INTEGER,                          -- of the match lost
    points        INTEGER CHECK (points BETWEEN 1 AND 65535), -- half points, taken or given
    reason        TEXT    NOT NULL CHECK (reason <> ''),
    FOREIGN KEY (round, table_number) REFERENCES matches (round, table_number),
    CHECK ((table_number IS NOT NULL) = (kind = 'match_lost')),
    CHECK ((points IS NOT NULL) = (kind IN ('points_down', 'points_up')))
) STRICT;

-- Teams from the pots that the director formed anew; who belongs to them from then on is in
-- membership.
CREATE TABLE reformed_team (
    team        INTEGER NOT NULL REFERENCES team (number),
    from_round  INTEGER NOT NULL CHECK (from_round BETWEEN 1 AND 65535),
    reason      TEXT    NOT NULL CHECK (reason <> ''),
    PRIMARY KEY (team, from_round)
) STRICT, WITHOUT ROWID;

-- Matches without a result of which the arbiter has seen that they are still being played.
CREATE TABLE still_playing (
    round         INTEGER NOT NULL,
    table_number  INTEGER NOT NULL,
    PRIMARY KEY (round, table_number),
    FOREIGN KEY (round, table_number) REFERENCES matches (round, table_number)
) STRICT, WITHOUT ROWID;

-- What the rules engine says against a result that the arbiter entered all the same, and why he did.
ALTER TABLE matches ADD COLUMN overruled TEXT;       -- the engine's objection, by its code
ALTER TABLE matches ADD COLUMN overrule_reason TEXT
    CHECK ((overrule_reason IS NULL) = (overruled IS NULL)
           AND (overruled IS NULL OR verdict IS NOT NULL));

-- Answers of the rules engine kept with a match, as they were given.
CREATE TABLE kept_answer (
    round         INTEGER NOT NULL,
    table_number  INTEGER NOT NULL,
    number        INTEGER NOT NULL CHECK (number BETWEEN 1 AND 65535), -- in the match, as kept
    position      TEXT    NOT NULL CHECK (position <> ''),             -- both boards: a | b
    card          TEXT    NOT NULL CHECK (json_valid(card)),           -- codes and data
    PRIMARY KEY (round, table_number, number),
    FOREIGN KEY (round, table_number) REFERENCES matches (round, table_number)
) STRICT, WITHOUT ROWID;

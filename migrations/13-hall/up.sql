-- What was answered to acts from the hall, by who asked and the key of the act: the same request gives
-- the first answer again. A table about the journal: no changeset and no fingerprint covers it. What
-- was said in the hall stands in the journal, as rows of kind hall.
CREATE TABLE hall_answer (
    asker   TEXT    NOT NULL CHECK (asker <> ''),
    key     TEXT    NOT NULL CHECK (length(key) BETWEEN 16 AND 64),
    body    BLOB    NOT NULL CHECK (length(body) = 32),     -- SHA-256 of the request's body
    status  INTEGER NOT NULL CHECK (status BETWEEN 200 AND 599),
    answer  BLOB    NOT NULL,
    entry   INTEGER NOT NULL CHECK (entry >= 1),            -- the newest row of the journal by then
    PRIMARY KEY (asker, key)
) STRICT, WITHOUT ROWID;

-- What was said in the hall, in its order.
CREATE INDEX journal_hall ON journal (number) WHERE kind = 'hall';

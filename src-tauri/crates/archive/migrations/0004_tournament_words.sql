-- By which tournaments are found: name and place, folded, with a blank before each word. Beside the tournament, so that
-- the index stays as it is while only results are pushed.
CREATE TABLE tournament_words (
    tournament integer PRIMARY KEY REFERENCES tournament,
    words text COLLATE "C" NOT NULL
);
CREATE INDEX tournament_words_like ON tournament_words USING gin (words gin_trgm_ops);

-- Those that are here, as near as SQL comes; their next push folds them.
INSERT INTO tournament_words (tournament, words)
    SELECT tournament, ' ' || lower(name || ' ' || place) FROM tournament JOIN kept USING (tournament);

-- What was said of persons has a number that only grows, so that what was said earlier cannot be played again.
ALTER TABLE people
    -- 0: said before there were numbers.
    ADD COLUMN revision integer NOT NULL DEFAULT 0 CHECK (revision >= 0),
    -- Of the body; none where it was said before there were numbers.
    ADD COLUMN sha256 bytea CHECK (length(sha256) = 32);

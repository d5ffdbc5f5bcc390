-- The identity of this archive, drawn once: every statement of an organizer names it, so that a statement to another
-- archive counts nowhere else.
CREATE TABLE archive_identity (
    -- One row.
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    id bytea NOT NULL CHECK (length(id) = 16)
);
INSERT INTO archive_identity (id) VALUES (uuid_send(gen_random_uuid()));

-- The newest statement of each organizer about each subject: an older one no longer counts.
CREATE TABLE statement_number (
    organizer integer NOT NULL REFERENCES organizer,
    -- `file/` and the identity of a file, or `season/` and a slug.
    subject text COLLATE "C" NOT NULL,
    number bigint NOT NULL CHECK (number > 0),
    -- Of the text that was signed, so that the same statement may come again.
    sha256 bytea NOT NULL CHECK (length(sha256) = 32),
    PRIMARY KEY (organizer, subject)
);

-- A part of a body belongs to its content, which is signed before it comes, and to no single statement. Those that
-- are here come again.
DROP TABLE upload;
CREATE TABLE upload (
    organizer integer NOT NULL REFERENCES organizer,
    file bytea NOT NULL CHECK (length(file) = 16),
    revision integer NOT NULL CHECK (revision > 0),
    -- Of the file before it is packed.
    sha256 bytea NOT NULL CHECK (length(sha256) = 32),
    -- `identity`, `gzip` or `zstd`.
    packing text NOT NULL,
    bytes bytea NOT NULL,
    begun timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (organizer, file, revision, sha256, packing)
);

-- When the log announced that the time of a tournament is over; its files go thirty days later. None while it is not.
ALTER TABLE tournament ADD COLUMN ended timestamptz;
UPDATE tournament SET ended = now() WHERE public_until < current_date;
CREATE OR REPLACE VIEW public_tournament AS
    SELECT * FROM tournament
    WHERE withdrawn_to < newest
        AND NOT is_taken_down
        AND (public_until IS NULL OR public_until >= current_date);

-- The public tournaments that a season was worked out of, with their times of change: another value means that the
-- season is out of date. None until it was worked out.
ALTER TABLE season ADD COLUMN made_of text;

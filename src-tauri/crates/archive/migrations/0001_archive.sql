-- The archive of a federation. What each table is for: docs/archive.md, "What lies in the database".
-- Only plain SQL and short transactions, so that it also runs where PostgreSQL is spread over machines
-- (docs/scaling.md); the one extension is pg_trgm, for names that are typed with a mistake.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Who may push. Nobody is removed: what he pushed says whose it is.
CREATE TABLE organizer (
    organizer integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    public_key bytea NOT NULL UNIQUE CHECK (length(public_key) = 32),
    name text NOT NULL,
    admitted timestamptz NOT NULL DEFAULT now(),
    -- From when on he may push nothing; none while he may.
    barred timestamptz
);

-- A tournament, by the identity of its file, with what lists show of its newest revision.
CREATE TABLE tournament (
    tournament integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    file bytea NOT NULL UNIQUE CHECK (length(file) = 16),
    organizer integer NOT NULL REFERENCES organizer,
    newest integer NOT NULL,
    -- Every revision up to this one was withdrawn by the organizer; 0: none.
    withdrawn_to integer NOT NULL DEFAULT 0,
    -- Until when it is public, where the organizer said so.
    public_until date,
    -- Whether the administrator keeps it from the public.
    is_taken_down boolean NOT NULL DEFAULT false,
    name text NOT NULL,
    place text NOT NULL,
    date date,
    -- Codes as in the file: Game, Formation, EveningProgress.
    game text NOT NULL,
    formation text NOT NULL,
    progress text NOT NULL,
    teams integer NOT NULL,
    players integer NOT NULL,
    pushed timestamptz NOT NULL DEFAULT now(),
    -- When it last became public, changed, or ceased to be public.
    changed timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX tournament_by_change ON tournament (changed);
-- Those without a day behind all others.
CREATE INDEX tournament_by_date
    ON tournament ((coalesce(date, '-infinity'::date)) DESC, tournament DESC);
CREATE INDEX tournament_of_organizer ON tournament (organizer);

-- What the public may see.
CREATE VIEW public_tournament AS
    SELECT * FROM tournament
    WHERE withdrawn_to < newest
        AND NOT is_taken_down
        AND (public_until IS NULL OR public_until >= current_date);

-- The files, whole, packed with zstd, never changed.
CREATE TABLE revision (
    tournament integer NOT NULL REFERENCES tournament,
    revision integer NOT NULL CHECK (revision > 0),
    sha256 bytea NOT NULL CHECK (length(sha256) = 32),
    -- The head of the file's journal.
    head_entry integer NOT NULL,
    head_link bytea NOT NULL CHECK (length(head_link) = 32),
    -- Of the file as it is before it is packed.
    bytes integer NOT NULL,
    packed bytea NOT NULL,
    pushed timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (tournament, revision)
);
ALTER TABLE revision ALTER COLUMN packed SET STORAGE EXTERNAL;

-- What is public of the newest revision, made when it was published: what pages and answers are made of,
-- without the rest of the file.
CREATE TABLE kept (
    tournament integer PRIMARY KEY REFERENCES tournament,
    revision integer NOT NULL,
    -- JSON packed with zstd: `Kept`.
    public bytea NOT NULL,
    -- JSON packed with zstd: what seasons and ratings are reckoned from, `Evening`; never public itself.
    evening bytea NOT NULL
);
ALTER TABLE kept ALTER COLUMN public SET STORAGE EXTERNAL;
ALTER TABLE kept ALTER COLUMN evening SET STORAGE EXTERNAL;

-- A person over all tournaments. Birth year and numbers tell persons apart and are never shown.
CREATE TABLE person (
    person integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    name_key text COLLATE "C" NOT NULL,
    birth_year smallint,
    club text,
    club_key text,
    fide_id integer,
    national_key text,
    -- `name`, `initials` or `withheld`.
    shown text NOT NULL DEFAULT 'name' CHECK (shown IN ('name', 'initials', 'withheld')),
    -- The person this one was merged into.
    merged_into integer REFERENCES person,
    -- In how many public tournaments he or she is shown by name.
    tournaments integer NOT NULL DEFAULT 0
);
-- By `person` last, so that the first few of a million namesakes are found without the others.
CREATE INDEX person_by_name
    ON person (name_key, coalesce(birth_year, 0), coalesce(club_key, ''), person);
CREATE INDEX person_by_fide_id ON person (fide_id, person) WHERE fide_id IS NOT NULL;
CREATE INDEX person_by_national_key ON person (national_key, person) WHERE national_key IS NOT NULL;
CREATE INDEX person_merged ON person (merged_into) WHERE merged_into IS NOT NULL;

-- Which person a player of a tournament is.
CREATE TABLE entry (
    tournament integer NOT NULL REFERENCES tournament,
    player integer NOT NULL,
    person integer NOT NULL REFERENCES person,
    -- What the organizer said for this tournament: as in `person`.
    shown text NOT NULL DEFAULT 'name' CHECK (shown IN ('name', 'initials', 'withheld')),
    PRIMARY KEY (tournament, player)
);
CREATE INDEX entry_of_person ON entry (person, tournament);

-- What an organizer said of the persons of a tournament: kept apart from `entry`, so that it holds before the
-- first push, and for a player who is taken off the list and comes back.
CREATE TABLE people (
    organizer integer NOT NULL REFERENCES organizer,
    file bytea NOT NULL CHECK (length(file) = 16),
    -- Player to `initials` or `withheld`.
    players jsonb NOT NULL,
    public_until date,
    PRIMARY KEY (organizer, file)
);

-- Every word of a name, folded, by which persons are found.
CREATE TABLE person_word (
    word text COLLATE "C" NOT NULL,
    person integer NOT NULL REFERENCES person,
    PRIMARY KEY (word, person)
);
CREATE INDEX person_word_of_person ON person_word (person, word);
-- Each word once, for those that are typed with a mistake.
CREATE TABLE name_word (
    word text COLLATE "C" PRIMARY KEY
);
CREATE INDEX name_word_like ON name_word USING gin (word gin_trgm_ops);

-- The newest run of the ratings.
CREATE TABLE rating_run (
    -- `tandem`, `pair_moves` or `ordinary_chess`.
    kind text PRIMARY KEY,
    run timestamptz NOT NULL DEFAULT now(),
    parameters_sha256 text NOT NULL,
    -- Seats in matches: each match counts for everybody who sat.
    matches bigint NOT NULL
);
CREATE TABLE rating (
    kind text NOT NULL REFERENCES rating_run,
    person integer NOT NULL REFERENCES person,
    rating real NOT NULL,
    deviation real NOT NULL,
    matches integer NOT NULL,
    -- JSON packed with zstd: `Vec<CurvePoint>`.
    curve bytea NOT NULL,
    PRIMARY KEY (kind, person)
);
CREATE INDEX rating_by_rating ON rating (kind, rating DESC, person);

-- A season of tournaments, as its organizer settled it.
CREATE TABLE season (
    season integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$'),
    organizer integer NOT NULL REFERENCES organizer,
    name text NOT NULL,
    -- SEASON.toml, its files by their identity.
    toml text NOT NULL,
    sha256 bytea NOT NULL CHECK (length(sha256) = 32),
    pushed timestamptz NOT NULL DEFAULT now(),
    -- JSON packed with zstd: `KeptSeason`; none until it was worked out.
    kept bytea,
    worked_out timestamptz
);
CREATE TABLE season_file (
    season integer NOT NULL REFERENCES season,
    file bytea NOT NULL CHECK (length(file) = 16),
    PRIMARY KEY (season, file)
);
CREATE INDEX season_of_file ON season_file (file);

-- A body that arrived in part, until the rest comes or a day is over.
CREATE TABLE upload (
    -- Nobody but who signed knows it.
    signature bytea PRIMARY KEY CHECK (length(signature) = 64),
    organizer integer NOT NULL REFERENCES organizer,
    bytes bytea NOT NULL,
    begun timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX upload_of_organizer ON upload (organizer);

-- Who did what. Rows are only added, but for those that retention ends.
CREATE TABLE log (
    log bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    -- None: the administrator, on the machine of the archive.
    organizer integer REFERENCES organizer,
    act text NOT NULL,
    file bytea,
    data jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX log_of_file ON log (file);

-- Generated: the definitions of schema version 21

-- table tournament tournament
CREATE TABLE tournament (
    id                INTEGER PRIMARY KEY CHECK (id = 1),
    name              TEXT    NOT NULL CHECK (name <> ''),
    place             TEXT,
    date              TEXT,             -- YYYY-MM-DD
    rule_preset       TEXT    NOT NULL, -- dsj, swiss, ordnung, …
    rule_overrides    TEXT    NOT NULL, -- TOML: the options that differ from the preset
    rule_source       TEXT,             -- the announcement they stand in
    formation         TEXT    NOT NULL,
    format            TEXT    NOT NULL,
    swiss_rounds      INTEGER CHECK (swiss_rounds BETWEEN 0 AND 65535),
    win               INTEGER NOT NULL CHECK (win  BETWEEN 0 AND 65535),
    draw              INTEGER NOT NULL CHECK (draw BETWEEN 0 AND 65535),
    loss              INTEGER NOT NULL CHECK (loss BETWEEN 0 AND 65535),
    bye               INTEGER NOT NULL CHECK (bye  BETWEEN 0 AND 65535),
    rating_list       TEXT,
    rating_list_date  TEXT,             -- YYYY-MM-DD
    odd_number        TEXT    NOT NULL,
    course            TEXT    NOT NULL CHECK (course IN ('running', 'closed'))
, thinking_minutes INTEGER DEFAULT NULL CHECK (thinking_minutes BETWEEN 1 AND 600), increment_seconds INTEGER DEFAULT NULL CHECK (
    (increment_seconds IS NULL) = (thinking_minutes IS NULL) AND increment_seconds BETWEEN 0 AND 600
), first_round_at TEXT DEFAULT NULL CHECK (first_round_at GLOB '[0-2][0-9]:[0-5][0-9]'), end_by TEXT DEFAULT NULL CHECK (end_by GLOB '[0-2][0-9]:[0-5][0-9]'), expected_entrants INTEGER DEFAULT NULL CHECK (expected_entrants BETWEEN 1 AND 65535), arbiters_public INTEGER NOT NULL DEFAULT 0 CHECK (arbiters_public IN (0, 1)), acceleration TEXT NOT NULL DEFAULT 'none', games_per_match INTEGER NOT NULL DEFAULT 1 CHECK (games_per_match BETWEEN 1 AND 20), best_of INTEGER NOT NULL DEFAULT 0 CHECK (best_of IN (0, 1)), colors_between_games TEXT NOT NULL DEFAULT 'swapped'
    CHECK (colors_between_games IN ('swapped', 'same', 'chosen')), seating_between_games TEXT NOT NULL DEFAULT 'kept'
    CHECK (seating_between_games IN ('kept', 'swapped', 'chosen')), match_score TEXT NOT NULL DEFAULT 'games' CHECK (match_score IN ('games', 'match')), standings_by TEXT NOT NULL DEFAULT 'match' CHECK (standings_by IN ('match', 'game'))) STRICT

-- table rating_order rating_order
CREATE TABLE rating_order (
    place  INTEGER PRIMARY KEY CHECK (place >= 1),
    kind   TEXT    NOT NULL
) STRICT

-- table player player
CREATE TABLE player (
    id          INTEGER PRIMARY KEY CHECK (id BETWEEN 0 AND 4294967295),
    name        TEXT    NOT NULL CHECK (name <> ''),
    birth_year  INTEGER CHECK (birth_year BETWEEN 1900 AND 2100),
    club        TEXT,
    fide_id     INTEGER CHECK (fide_id BETWEEN 0 AND 4294967295),
    presence    TEXT    NOT NULL CHECK (presence IN ('here', 'absent')),
    part        TEXT    NOT NULL
, national_id TEXT CHECK (national_id <> ''), title TEXT DEFAULT NULL CHECK (title <> ''), sex TEXT DEFAULT NULL CHECK (sex IN ('female', 'male')), federation TEXT DEFAULT NULL CHECK (federation GLOB '[A-Z][A-Z][A-Z]')) STRICT

-- table player_rating player_rating
CREATE TABLE player_rating (
    player  INTEGER NOT NULL REFERENCES player (id),
    kind    TEXT    NOT NULL,
    rating  INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 4000),
    PRIMARY KEY (player, kind)
) STRICT, WITHOUT ROWID

-- table hand_order hand_order
CREATE TABLE hand_order (
    place   INTEGER PRIMARY KEY CHECK (place >= 1),
    player  INTEGER NOT NULL REFERENCES player (id)
) STRICT

-- table lots lots
CREATE TABLE lots (
    id           INTEGER PRIMARY KEY CHECK (id = 1),
    seed         TEXT    NOT NULL CHECK (seed <> ''),
    wish         TEXT    NOT NULL,
    shuffles     INTEGER NOT NULL CHECK (shuffles BETWEEN 0 AND 4294967295),
    pot_1        INTEGER NOT NULL CHECK (pot_1 BETWEEN 0 AND 65535), -- players in the upper pot
    third_joins  INTEGER REFERENCES team (number),                   -- the three-player team
    top_role     TEXT    NOT NULL CHECK (top_role IN ('first', 'second')),
    checksum     BLOB    NOT NULL CHECK (length(checksum) = 4)
) STRICT

-- table start_list start_list
CREATE TABLE start_list (
    start_number  INTEGER PRIMARY KEY CHECK (start_number >= 1),
    player        INTEGER NOT NULL REFERENCES player (id)
) STRICT

-- table team team
CREATE TABLE team (
    number  INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 65535),
    name    TEXT
, captain TEXT CHECK (captain <> ''), entered INTEGER NOT NULL DEFAULT 1 CHECK (entered BETWEEN 1 AND 65535)) STRICT

-- table membership membership
CREATE TABLE membership (
    team           INTEGER NOT NULL REFERENCES team (number),
    line_up_order  INTEGER NOT NULL CHECK (line_up_order BETWEEN 1 AND 255),
    from_round     INTEGER NOT NULL CHECK (from_round BETWEEN 1 AND 65535),
    to_round       INTEGER CHECK (to_round BETWEEN from_round AND 65535), -- none while it lasts
    player         INTEGER NOT NULL REFERENCES player (id),
    PRIMARY KEY (team, line_up_order, from_round)
) STRICT, WITHOUT ROWID

-- table round round
CREATE TABLE round (
    number  INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 65535),
    state   TEXT    NOT NULL CHECK (state IN ('draft', 'published'))
, upper_half_to INTEGER CHECK (upper_half_to BETWEEN 1 AND 65535), virtual_points INTEGER CHECK (virtual_points BETWEEN 0 AND 65535)) STRICT

-- table matches matches
CREATE TABLE matches (
    round             INTEGER NOT NULL REFERENCES round (number),
    table_number      INTEGER NOT NULL CHECK (table_number BETWEEN 1 AND 65535),
    first_named       INTEGER NOT NULL REFERENCES team (number),
    second_named      INTEGER NOT NULL REFERENCES team (number),
    seating           TEXT CHECK (seating IN ('parallel', 'cross')),
    white_on_board_1  TEXT CHECK (white_on_board_1 IN ('first', 'second')),
    verdict           TEXT CHECK (verdict IN ('first_wins', 'second_wins', 'drawn', 'both_lose')),
    cause             TEXT,
    board             TEXT CHECK (board IN ('a', 'b')),
    reason            TEXT,
    position          TEXT, -- evidence, if given: the final position on both boards
    game_record       TEXT, overruled TEXT, overrule_reason TEXT
    CHECK ((overrule_reason IS NULL) = (overruled IS NULL)
           AND (overruled IS NULL OR verdict IS NOT NULL)), first_partner INTEGER REFERENCES team (number), second_partner INTEGER REFERENCES team (number), -- evidence, if given: the game record (BPGN)
    PRIMARY KEY (round, table_number),
    CHECK (first_named <> second_named),
    CHECK (white_on_board_1 IS NULL OR seating IS NOT NULL),
    CHECK ((verdict IS NULL) = (cause IS NULL)),
    CHECK (verdict IS NOT NULL
           OR (board IS NULL AND reason IS NULL AND position IS NULL AND game_record IS NULL))
) STRICT, WITHOUT ROWID

-- table line_up line_up
CREATE TABLE line_up (
    round         INTEGER NOT NULL,
    table_number  INTEGER NOT NULL,
    side          TEXT    NOT NULL CHECK (side IN ('first', 'second')),
    seat          TEXT    NOT NULL CHECK (seat IN ('pot_1', 'pot_2', 'sits_out')),
    player        INTEGER NOT NULL REFERENCES player (id),
    PRIMARY KEY (round, table_number, side, seat),
    FOREIGN KEY (round, table_number) REFERENCES matches (round, table_number)
) STRICT, WITHOUT ROWID

-- table bye bye
CREATE TABLE bye (
    round   INTEGER NOT NULL REFERENCES round (number),
    team    INTEGER NOT NULL REFERENCES team (number),
    points  INTEGER NOT NULL CHECK (points BETWEEN 0 AND 65535),
    PRIMARY KEY (round, team)
) STRICT, WITHOUT ROWID

-- table decision decision
CREATE TABLE decision (
    number  INTEGER PRIMARY KEY CHECK (number BETWEEN 0 AND 65535),
    ruling  TEXT    NOT NULL,
    reason  TEXT    NOT NULL CHECK (reason <> '')
) STRICT

-- table decision_team decision_team
CREATE TABLE decision_team (
    decision  INTEGER NOT NULL REFERENCES decision (number),
    part      TEXT    NOT NULL CHECK (part IN ('tied', 'ruled')),
    place     INTEGER NOT NULL CHECK (place >= 1),
    team      INTEGER NOT NULL REFERENCES team (number),
    PRIMARY KEY (decision, part, place)
) STRICT, WITHOUT ROWID

-- table pairing_wish pairing_wish
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
) STRICT, WITHOUT ROWID

-- table numbers_lot numbers_lot
CREATE TABLE numbers_lot (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    seed  TEXT    NOT NULL CHECK (seed <> '')
) STRICT

-- table table_number_of_team table_number_of_team
CREATE TABLE table_number_of_team (
    team    INTEGER PRIMARY KEY REFERENCES team (number),
    number  INTEGER NOT NULL UNIQUE CHECK (number BETWEEN 1 AND 65535)
) STRICT

-- index sqlite_autoindex_table_number_of_team_1 table_number_of_team

-- table start_numbering start_numbering
CREATE TABLE start_numbering (
    id            INTEGER PRIMARY KEY CHECK (id = 1),
    seed          TEXT    NOT NULL CHECK (seed <> ''),
    number_order  TEXT    NOT NULL, -- strength, lot, listed
    top_role      TEXT    NOT NULL CHECK (top_role IN ('first', 'second'))
) STRICT

-- table line_up_source line_up_source
CREATE TABLE line_up_source (
    round         INTEGER NOT NULL,
    table_number  INTEGER NOT NULL,
    side          TEXT    NOT NULL CHECK (side IN ('first', 'second')),
    source        TEXT    NOT NULL CHECK (source = 'chosen'),
    PRIMARY KEY (round, table_number, side),
    FOREIGN KEY (round, table_number) REFERENCES matches (round, table_number)
) STRICT, WITHOUT ROWID

-- table tie_break tie_break
CREATE TABLE tie_break (
    place  INTEGER PRIMARY KEY CHECK (place >= 1),
    code   TEXT    NOT NULL CHECK (code <> '')
) STRICT

-- table absence absence
CREATE TABLE absence (
    team        INTEGER NOT NULL REFERENCES team (number),
    from_round  INTEGER NOT NULL CHECK (from_round BETWEEN 1 AND 65535),
    to_round    INTEGER CHECK (to_round BETWEEN from_round AND 65535), -- none: for good
    worth       TEXT    NOT NULL CHECK (worth IN ('half', 'nothing')),
    reason      TEXT,
    PRIMARY KEY (team, from_round),
    CHECK (to_round IS NOT NULL OR worth = 'nothing')
) STRICT, WITHOUT ROWID

-- table kept_answer kept_answer
CREATE TABLE kept_answer (
    round         INTEGER NOT NULL,
    table_number  INTEGER NOT NULL,
    number        INTEGER NOT NULL CHECK (number BETWEEN 1 AND 65535), -- in the match, as kept
    position      TEXT    NOT NULL CHECK (position <> ''),             -- both boards: a | b
    card          TEXT    NOT NULL CHECK (json_valid(card)),           -- codes and data
    PRIMARY KEY (round, table_number, number),
    FOREIGN KEY (round, table_number) REFERENCES matches (round, table_number)
) STRICT, WITHOUT ROWID

-- table penalty penalty
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
) STRICT

-- table reformed_team reformed_team
CREATE TABLE reformed_team (
    team        INTEGER NOT NULL REFERENCES team (number),
    from_round  INTEGER NOT NULL CHECK (from_round BETWEEN 1 AND 65535),
    reason      TEXT    NOT NULL CHECK (reason <> ''),
    PRIMARY KEY (team, from_round)
) STRICT, WITHOUT ROWID

-- table still_playing still_playing
CREATE TABLE still_playing (
    round         INTEGER NOT NULL,
    table_number  INTEGER NOT NULL,
    PRIMARY KEY (round, table_number),
    FOREIGN KEY (round, table_number) REFERENCES matches (round, table_number)
) STRICT, WITHOUT ROWID

-- table board_game board_game
CREATE TABLE board_game (
    number   INTEGER PRIMARY KEY CHECK (number >= 1),
    moment   INTEGER NOT NULL CHECK (moment >= 0),             -- how far the game's clocks are known to have run, ms
    kept     TEXT    NOT NULL                                  -- when that was kept: RFC 3339, UTC
) STRICT

-- table journal_identity journal_identity
CREATE TABLE journal_identity (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    file  BLOB    NOT NULL CHECK (length(file) = 16)
) STRICT

-- table journal journal
CREATE TABLE journal (
    number          INTEGER PRIMARY KEY CHECK (number >= 1), -- from 1, none is missing
    time            TEXT    NOT NULL,                   -- RFC 3339, UTC
    who             TEXT    NOT NULL,
    kind            TEXT    NOT NULL CHECK (kind <> ''), -- command, undo, redo, game, restore, …
    command         TEXT    NOT NULL CHECK (command <> ''), -- of a game: the kind of the event
    data            TEXT    NOT NULL CHECK (json_valid(data)),
    game            INTEGER CHECK (game >= 1),          -- of an event: the number of the game
    moment          INTEGER CHECK (moment >= 0),        -- of an event: on the game's clocks, ms
    schema_version  INTEGER NOT NULL,
    hash_before     BLOB    NOT NULL CHECK (length(hash_before) = 32),
    hash            BLOB    NOT NULL CHECK (length(hash) = 32),
    changeset       BLOB,                               -- none: nothing to go back to
    link            BLOB    NOT NULL CHECK (length(link) = 32),
    CHECK ((game IS NULL) = (kind <> 'game')),
    CHECK ((game IS NULL) = (moment IS NULL))
) STRICT

-- index journal_told journal
CREATE INDEX journal_told ON journal (number) WHERE kind IN ('command', 'restore')

-- index journal_game journal
CREATE INDEX journal_game ON journal (game, number) WHERE game IS NOT NULL

-- table journal_subject journal_subject
CREATE TABLE journal_subject (
    kind    TEXT    NOT NULL CHECK (kind IN ('round', 'team', 'player')),
    number  INTEGER NOT NULL CHECK (number >= 0), -- the round's, the team's, the player's id
    entry   INTEGER NOT NULL REFERENCES journal (number),
    PRIMARY KEY (kind, number, entry)
) STRICT, WITHOUT ROWID

-- table hall_answer hall_answer
CREATE TABLE hall_answer (
    asker   TEXT    NOT NULL CHECK (asker <> ''),
    key     TEXT    NOT NULL CHECK (length(key) BETWEEN 16 AND 64),
    body    BLOB    NOT NULL CHECK (length(body) = 32),     -- SHA-256 of the request's body
    status  INTEGER NOT NULL CHECK (status BETWEEN 200 AND 599),
    answer  BLOB    NOT NULL,
    entry   INTEGER NOT NULL CHECK (entry >= 1),            -- the newest row of the journal by then
    PRIMARY KEY (asker, key)
) STRICT, WITHOUT ROWID

-- index journal_hall journal
CREATE INDEX journal_hall ON journal (number) WHERE kind = 'hall'

-- table report_record report_record
CREATE TABLE report_record (
    place   INTEGER PRIMARY KEY CHECK (place >= 1),
    code    TEXT    NOT NULL CHECK (code IN ('032', '052', '102', '112', '122', '132', '182', '222')),
    text    TEXT    CHECK (text <> ''),
    rounds  INTEGER CHECK (rounds BETWEEN 0 AND 65535), -- of 182: how many rounds the report had
    CHECK ((rounds IS NOT NULL) = (code = '182')),
    CHECK (text IS NOT NULL OR code = '182')
) STRICT

-- table further_game further_game
CREATE TABLE further_game (
    round             INTEGER NOT NULL,
    table_number      INTEGER NOT NULL,
    number            INTEGER NOT NULL CHECK (number BETWEEN 2 AND 20), -- in the match
    seating           TEXT CHECK (seating IN ('parallel', 'cross')),
    white_on_board_1  TEXT CHECK (white_on_board_1 IN ('first', 'second')),
    verdict           TEXT CHECK (verdict IN ('first_wins', 'second_wins', 'drawn', 'both_lose')),
    cause             TEXT,
    board             TEXT CHECK (board IN ('a', 'b')),
    reason            TEXT,
    position          TEXT,
    game_record       TEXT,
    overruled         TEXT,
    overrule_reason   TEXT,
    PRIMARY KEY (round, table_number, number),
    FOREIGN KEY (round, table_number) REFERENCES matches (round, table_number),
    CHECK (white_on_board_1 IS NULL OR seating IS NOT NULL),
    CHECK ((verdict IS NULL) = (cause IS NULL)),
    CHECK ((overrule_reason IS NULL) = (overruled IS NULL)),
    CHECK (verdict IS NOT NULL
           OR (board IS NULL AND reason IS NULL AND position IS NULL AND game_record IS NULL AND overruled IS NULL))
) STRICT, WITHOUT ROWID

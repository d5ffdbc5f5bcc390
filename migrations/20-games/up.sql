-- The games of a match, and how they count. Without another choice, a match has one game.
ALTER TABLE tournament ADD COLUMN games_per_match INTEGER NOT NULL DEFAULT 1 CHECK (games_per_match BETWEEN 1 AND 20);
-- 1 for a best of the games: the match ends once the other side can no longer catch up.
ALTER TABLE tournament ADD COLUMN best_of INTEGER NOT NULL DEFAULT 0 CHECK (best_of IN (0, 1));
ALTER TABLE tournament ADD COLUMN colors_between_games TEXT NOT NULL DEFAULT 'swapped'
    CHECK (colors_between_games IN ('swapped', 'same', 'chosen'));
ALTER TABLE tournament ADD COLUMN seating_between_games TEXT NOT NULL DEFAULT 'kept'
    CHECK (seating_between_games IN ('kept', 'swapped', 'chosen'));
ALTER TABLE tournament ADD COLUMN match_score TEXT NOT NULL DEFAULT 'games' CHECK (match_score IN ('games', 'match'));
ALTER TABLE tournament ADD COLUMN standings_by TEXT NOT NULL DEFAULT 'match' CHECK (standings_by IN ('match', 'game'));

-- The games of a match after its first, which stands with the match.
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
) STRICT, WITHOUT ROWID;

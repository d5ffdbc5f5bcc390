-- What an entry of the journal is about, so that the history can be asked for a round, a team or a
-- player. A table about the journal: no changeset and no hash covers it.
CREATE TABLE journal_subject (
    kind    TEXT    NOT NULL CHECK (kind IN ('round', 'team', 'player')),
    number  INTEGER NOT NULL CHECK (number >= 0), -- the round's, the team's, the player's id
    entry   INTEGER NOT NULL REFERENCES journal (number),
    PRIMARY KEY (kind, number, entry)
) STRICT, WITHOUT ROWID;

-- The entries over which no undo reaches; few.
CREATE INDEX journal_wall ON journal (number) WHERE changeset IS NULL;

-- The last entry in force and the first undone one are asked for with every command.
CREATE INDEX journal_state ON journal (state, number);

-- Of older entries what their sentences say.
INSERT OR IGNORE INTO journal_subject (kind, number, entry)
SELECT 'round', json_extract(data, '$.round'), number
FROM journal WHERE json_type(data, '$.round') = 'integer';

INSERT OR IGNORE INTO journal_subject (kind, number, entry)
SELECT 'team', json_extract(data, '$.one'), number
FROM journal WHERE json_type(data, '$.one') = 'integer';

INSERT OR IGNORE INTO journal_subject (kind, number, entry)
SELECT 'team', json_extract(data, '$.other'), number
FROM journal WHERE json_type(data, '$.other') = 'integer';

INSERT OR IGNORE INTO journal_subject (kind, number, entry)
SELECT 'team', team.value, journal.number
FROM journal, json_each(journal.data, '$.teams') AS team WHERE team.type = 'integer';

-- Who sat at the table that is named, as far as the round still stands.
INSERT OR IGNORE INTO journal_subject (kind, number, entry)
SELECT 'team', side.team, journal.number
FROM journal
JOIN (SELECT round, table_number, first_named AS team FROM matches
      UNION SELECT round, table_number, second_named FROM matches) AS side
  ON side.round = json_extract(journal.data, '$.round')
 AND side.table_number = json_extract(journal.data, '$.table');

INSERT OR IGNORE INTO journal_subject (kind, number, entry)
SELECT 'player', line_up.player, journal.number
FROM journal
JOIN line_up ON line_up.round = json_extract(journal.data, '$.round')
            AND line_up.table_number = json_extract(journal.data, '$.table');

INSERT OR IGNORE INTO journal_subject (kind, number, entry)
SELECT 'player', player.id, journal.number
FROM journal JOIN player ON player.name = json_extract(journal.data, '$.name')
WHERE journal.command IN ('add_player', 'change_player', 'let_sit_out');

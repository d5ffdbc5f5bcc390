-- The number a federation has given the player, such as the German ZPS with the member's number.
ALTER TABLE player ADD COLUMN national_id TEXT CHECK (national_id <> '');

-- The first round a late entrant is taken into account for; everybody else is from the start.
ALTER TABLE team ADD COLUMN entered INTEGER NOT NULL DEFAULT 1 CHECK (entered BETWEEN 1 AND 65535);

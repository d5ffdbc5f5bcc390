-- When it is played: how long each player may think, and the clock times of the hall; none where
-- nobody said them.
ALTER TABLE tournament ADD COLUMN thinking_minutes INTEGER DEFAULT NULL CHECK (thinking_minutes BETWEEN 1 AND 600);
ALTER TABLE tournament ADD COLUMN increment_seconds INTEGER DEFAULT NULL CHECK (
    (increment_seconds IS NULL) = (thinking_minutes IS NULL) AND increment_seconds BETWEEN 0 AND 600
);
ALTER TABLE tournament ADD COLUMN first_round_at TEXT DEFAULT NULL CHECK (first_round_at GLOB '[0-2][0-9]:[0-5][0-9]');
ALTER TABLE tournament ADD COLUMN end_by TEXT DEFAULT NULL CHECK (end_by GLOB '[0-2][0-9]:[0-5][0-9]');

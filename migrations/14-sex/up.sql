-- The sex of a player, for the categories of a season alone; none where nobody said it.
ALTER TABLE player ADD COLUMN sex TEXT DEFAULT NULL CHECK (sex IN ('female', 'male'));

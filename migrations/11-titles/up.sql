-- Titles of the player, academic and of chess, as they stand before the name; none where nobody named one.
ALTER TABLE player ADD COLUMN title TEXT DEFAULT NULL CHECK (title <> '');

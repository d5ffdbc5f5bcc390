-- The partners of a match between single players; the player with the lower number stands as `first_named` or
-- `second_named`. NULL between teams.
ALTER TABLE matches ADD COLUMN first_partner INTEGER REFERENCES team (number);
ALTER TABLE matches ADD COLUMN second_partner INTEGER REFERENCES team (number);

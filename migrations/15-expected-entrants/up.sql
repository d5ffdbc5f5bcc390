-- How many players the director expects, of fixed teams how many teams; none where nobody said it.
ALTER TABLE tournament ADD COLUMN expected_entrants INTEGER DEFAULT NULL CHECK (expected_entrants BETWEEN 1 AND 65535);

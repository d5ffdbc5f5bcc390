-- The acceleration of a Swiss system (C.04.7).
ALTER TABLE tournament ADD COLUMN acceleration TEXT NOT NULL DEFAULT 'none';
-- In an accelerated round: the last team of the upper half, and the half points that it has more for the pairing.
ALTER TABLE round ADD COLUMN upper_half_to INTEGER CHECK (upper_half_to BETWEEN 1 AND 65535);
ALTER TABLE round ADD COLUMN virtual_points INTEGER CHECK (virtual_points BETWEEN 0 AND 65535);

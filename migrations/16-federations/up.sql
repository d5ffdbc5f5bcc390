-- The federation of the player as FIDE writes it: three capitals, such as SUI; none where nobody named one.
ALTER TABLE player ADD COLUMN federation TEXT DEFAULT NULL CHECK (federation GLOB '[A-Z][A-Z][A-Z]');

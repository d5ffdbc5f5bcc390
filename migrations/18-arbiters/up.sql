-- 1 if sites and archives show the arbiters, whose names are the report records 102 (chief) and 112 (deputies).
ALTER TABLE tournament ADD COLUMN arbiters_public INTEGER NOT NULL DEFAULT 0 CHECK (arbiters_public IN (0, 1));

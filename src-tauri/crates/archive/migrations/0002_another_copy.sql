-- The revision from which on the file goes on as another copy than the one that was withdrawn before it; none while
-- every revision contains the one before.
ALTER TABLE tournament ADD COLUMN another_copy_since integer;

-- A view keeps the columns that its table had.
CREATE OR REPLACE VIEW public_tournament AS
    SELECT * FROM tournament
    WHERE withdrawn_to < newest
        AND NOT is_taken_down
        AND (public_until IS NULL OR public_until >= current_date);

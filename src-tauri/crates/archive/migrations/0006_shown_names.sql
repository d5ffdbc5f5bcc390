-- What the public reads of a person comes from the tournaments that show the name: another one may know the same person
-- by another name or club, and withhold it.

-- Name and club in this tournament. None where they were not kept yet.
ALTER TABLE entry
    ADD COLUMN name text,
    ADD COLUMN name_key text COLLATE "C",
    ADD COLUMN club text;

-- Name and club in the first public tournament that shows them, so that no later one renames anybody. None where no
-- tournament does: nobody finds the person.
ALTER TABLE person
    ADD COLUMN shown_name text,
    ADD COLUMN shown_key text COLLATE "C",
    ADD COLUMN shown_club text;
CREATE INDEX person_by_shown_name ON person (shown_key, person) WHERE shown_key IS NOT NULL;

-- Of persons who are here already it is certain where nothing is hidden. Others are found again after the next push of one
-- of their tournaments.
WITH certain AS (
    SELECT person FROM entry LEFT JOIN public_tournament USING (tournament)
    GROUP BY person
    HAVING bool_and(entry.shown = 'name' AND public_tournament.tournament IS NOT NULL))
UPDATE entry SET name = person.name, name_key = person.name_key, club = person.club
FROM certain JOIN person USING (person)
WHERE entry.person = certain.person;
UPDATE person SET shown_name = name, shown_key = name_key, shown_club = club
WHERE EXISTS (SELECT 1 FROM entry WHERE entry.person = person.person AND entry.name IS NOT NULL);
DELETE FROM person_word
WHERE NOT EXISTS (
    SELECT 1 FROM person WHERE person.person = person_word.person AND shown_name IS NOT NULL);

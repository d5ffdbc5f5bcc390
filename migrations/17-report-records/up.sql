-- What an imported report says besides the tournament, written back into the next report: federation (032), last day
-- (052), arbiters (102, 112), time control (122, 222), dates of the rounds (132), and the program that paired its
-- rounds (182; none where the report names none).
CREATE TABLE report_record (
    place   INTEGER PRIMARY KEY CHECK (place >= 1),
    code    TEXT    NOT NULL CHECK (code IN ('032', '052', '102', '112', '122', '132', '182', '222')),
    text    TEXT    CHECK (text <> ''),
    rounds  INTEGER CHECK (rounds BETWEEN 0 AND 65535), -- of 182: how many rounds the report had
    CHECK ((rounds IS NOT NULL) = (code = '182')),
    CHECK (text IS NOT NULL OR code = '182')
) STRICT;

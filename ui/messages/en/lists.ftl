### Problems found while reading a player list. The preview shows $line and $column next to them.

list-column-name = Name
list-column-surname = Surname
list-column-given-name = Given name
list-column-rating-standard = Elo (standard)
list-column-rating-rapid = Elo (rapid)
list-column-rating-blitz = Elo (blitz)
list-column-rating-national = National (DWZ)
list-column-rating-other = Rating
list-column-rating-tandem = Tandem rating
list-column-birth-year = Year of birth
list-column-sex = Sex
list-column-club = Club
list-column-fide-id = FIDE ID
list-column-ignored = ignore

# $line (text), $column (text)
list-place = line { $line }, column { $column }
# $line (text)
list-place-line = line { $line }

list-problem-empty-file = The file is empty. A line with the column names is expected, followed by one line per player.
# $found (text): zip_archive, old_workbook, pdf, database, picture, web_page, json, xml, contact, rich_text, report, binary
list-problem-not-text =
    { $found ->
        [zip_archive] This is an archive, but not a workbook (XLSX, ODS). Save the list from a spreadsheet program and select that file.
        [old_workbook] This is an old-format workbook (XLS) or a password-protected one. Save it from a spreadsheet program as XLSX or CSV without a password and select that file.
        [pdf] This is a PDF, not a player list. A CSV, TSV, XLSX or ODS file is expected.
        [database] This is a database, perhaps a tournament file, not a player list.
        [picture] This is a picture, not a player list. A CSV, TSV, XLSX or ODS file is expected.
        [web_page] This is a web page, even if the file name says otherwise. Copy the table from the browser and paste it, or save it as XLSX or CSV.
        [json] This is JSON, not a player list. A CSV, TSV, XLSX or ODS file is expected.
        [xml] This is XML, not a player list. A CSV, TSV, XLSX or ODS file is expected.
        [contact] This is a contact (vCard), not a player list. Copy the names into a list.
        [rich_text] This is formatted text (RTF). Copy the list from the text program and paste it.
        [report] This is a tournament report (TRF), not a player list. Import it as a tournament.
       *[binary] This is not a player list. A CSV, TSV, XLSX or ODS file is expected.
    }
# $found (text): bytes, $expected (text): bytes
list-problem-file-too-large = The file is too large: { $found } bytes; up to { $expected } bytes are read.
list-problem-no-name-column = No column looks like a name column. Select the column with the names in the preview.
# $expected (text)
list-problem-too-many-rows = Reading stops here: more than { $expected } lines.
list-problem-no-header-row = There is no line with column names. Columns were matched by their content; please check them.
# $found (text)
list-problem-lines-above-header = Lines above the column names, not read: { $found }.
# $found (text): earlier column
list-problem-column-twice = The column has the same meaning as column { $found } and is ignored.
list-problem-quote-not-closed = A quotation mark is not closed. The line is left out.
# $found (text), $expected (text)
list-problem-too-many-cells = { $found } cells instead of { $expected }; perhaps there is a separator in the name. The line is left out.
list-problem-empty-name = The name is missing. The line is left out.
# $found (text)
list-problem-name-without-letters = “{ $found }” is not a name. The line is left out.
# $found (text): characters, $expected (text): characters
list-problem-name-too-long = The name has { $found } characters; at most { $expected } are allowed. The line is left out.
# $found (text): characters, $expected (text): characters
list-problem-club-too-long = The club name has { $found } characters; at most { $expected } are allowed. The field stays empty.
# $found (text): earlier line
list-problem-duplicate-row = Duplicate: the same as line { $found }. The line is not selected.
# $found (text): earlier line
list-problem-same-name = Same name as in line { $found }, but the other details indicate a different person. Both are imported.
# $found (text): earlier line
list-problem-same-fide-id = Same FIDE ID as in line { $found }. Is it the same person?
list-problem-surname-missing = The surname is missing; only the given name is imported.
# $found (text)
list-problem-unreadable-rating = “{ $found }” is not a rating.
# $found (text), $expected (text): range
list-problem-impossible-rating = { $found } cannot be a rating (expected { $expected }).
# $found (text)
list-problem-unreadable-birth-year = “{ $found }” is not a year of birth (expected four digits or a date); the field stays empty.
# $found (text)
list-problem-unreadable-sex = “{ $found }” is not a valid entry for sex (expected f or m); the field stays empty.
# $found (text), $expected (text): range
list-problem-impossible-birth-year = { $found } cannot be a year of birth (expected { $expected }); the field stays empty.
# $found (text)
list-problem-unreadable-fide-id = “{ $found }” is not a FIDE ID (expected digits only); the field stays empty.
# $found (text)
list-problem-formula-text = “{ $found }” looks like a formula and is imported as text.
list-problem-control-characters = Invisible characters were removed.
list-problem-undecodable-characters = Some characters cannot be read. Another character encoding may help.
# $found (text)
list-problem-garbled-text = “{ $found }” looks as if its accented letters were already corrupted in the file.
list-column-title = Title
list-column-ratings = Several ratings
# $found (text): earlier line
list-problem-same-person = Perhaps the same person as in line { $found }.
list-problem-totals-row = A total, not a player. The line is not selected.
list-problem-letter-row = Looks like a sentence, a greeting or a signature. The line is not selected.
list-problem-heading-row = The column names again. The line is not selected.
# $found (text): heading
list-problem-unread-numbers = The column “{ $found }” contains numbers but is not read. Are they ratings?
# $found (text)
list-problem-ambiguous-rating = “{ $found }”: it is unclear which number counts.
# $found (text), $expected (text): number
list-problem-rating-read-as = “{ $found }” is read as { $expected }.
# $found (text)
list-problem-unreadable-title = “{ $found }” is too long for a title; the field stays empty.
list-unrated-option = Nothing was imported. Correct the list, or use --unrated to confirm that these players have no rating.
list-duplicates-option = Nothing was imported: the list contains possible duplicates. Use --duplicates skip, update or enter to decide.
# $found (text)
list-problem-doubtful-row = “{ $found }” may be a name, but also a greeting, a total or a heading.
# $found (text): formula
list-problem-not-calculated = The cell contains the formula “{ $found }” without a saved result; the field stays empty. Open the file in a spreadsheet program and save it.
# $found (text): formula
list-problem-rating-not-calculated = The rating is the formula “{ $found }” without a saved result. Open the file in a spreadsheet program and save it.
# $found (text): names
list-problem-several-sheets = Several sheets contain players: { $found }. Which one counts?
# $found (text): names
list-problem-sheets-not-read = Not read because hidden or without players: { $found }.
# $found (text): number
list-problem-neither-sex = Neither female nor male, or unknown: { $found } in this column. The sex stays empty there.
list-doubtful-option = Nothing was imported: the lines listed may not be players. Use --take-doubtful to import them, or --leave-doubtful to leave them out.
list-worksheet-option = Nothing was imported. Name the sheet with --worksheet.
# $found (text)
list-problem-note-row = “{ $found }” is the only text in the line and not a player. The line is left out.
list-problem-pairing-page = These are the pairings of a round, not a player list. The starting list or the ranking has every player once.
# $found (text): heading
list-problem-read-from-above = The column “{ $found }” names each entry once. Its blank cells are read as the name above them.
# $found (text)
list-problem-cells-behind = Not read, because the column has no heading: “{ $found }”.
# $found (text)
list-problem-not-aligned = “{ $found }”: the cells are not below the column names. The line is left out.
# $found (text)
list-problem-game-result = “{ $found }” is the result of a game, not a player. The line is left out.
list-problem-tables-differ = Two tables with different columns stand side by side. Put one below the other, or import each on its own.
# $found (text): number
list-problem-side-by-side = Tables side by side, all of them read: { $found }.
# $found (text): column names
list-problem-pot-columns = The columns { $found } are read as names. The pots of the list are not kept; Kralle makes the pots by the ratings.
# $found (text): names
list-problem-chat-notes = A chat: the times, the senders ({ $found }) and the notices of the app are not read as players.
# $found (text): row numbers
list-problem-hidden-rows = Rows that are hidden in the sheet, for example by a filter, are read like the others: { $found }.
# $found (text): names
list-problem-own-workbook = A workbook exported by Kralle: { $found } is read. Its other sheets are not read.
list-into-option = Players of a list are entered into a tournament file: kralle import LIST --into FILE.

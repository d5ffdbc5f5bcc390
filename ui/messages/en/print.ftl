### Names of the sheets, and why one is not printed.

sheet-name-players = Player list
sheet-name-lots = Draw record
sheet-name-teams = Team list
sheet-name-line-up = Line-up report
sheet-name-pairings = Pairings
sheet-name-seats = Where do I sit?
sheet-name-cards = Match cards
sheet-name-table-numbers = Table numbers
sheet-name-board-numbers = Board numbers
sheet-name-results = Results
sheet-name-standings = Standings
sheet-name-crosstable = Crosstable
sheet-name-progress = Progress table
sheet-name-berger = Berger grid
sheet-name-rules = Rule sheet
sheet-name-certificates = Certificates
sheet-name-fallback = Fallback pack
sheet-name-adjudication = Adjudication note
sheet-name-report = Tournament report

# $name (text), $round (number)
sheet-file-round = { $name } round { $round }

# $file (text), $line (number), $column (number), $found (text), $expected (text)
refusal-template-value = Not set: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: found “{ $found }”, expected { $expected }.
# $file (text), $reason (text)
refusal-template-unreadable = Not set: the template { $file } cannot be read.
    .rule = { $reason }
# $file (text), $reason (text)
refusal-picture-missing = Not set: the picture { $file } cannot be read.
    .rule = { $reason }
# $file (text)
refusal-picture-unknown = Not set: { $file } is no readable picture.
    .rule = PNG or JPEG is expected.
# $file (text), $reason (text)
refusal-picture-too-large = Not set: the picture { $file } is too large.
    .rule = { $reason }
# $file (text), $reason (text)
refusal-picture-damaged = Not set: the picture { $file } is damaged.
    .rule = { $reason }
refusal-sheet-needs-round = There is no round yet.
    .rule = Pair a round first.
refusal-sheet-needs-players = Nobody has been entered yet.
    .rule = Enter or import players first.
refusal-sheet-needs-teams = There are no teams yet. Draw lots first.
    .rule = The sheet names the teams.
refusal-sheet-needs-round-robin = There is a Berger grid for round robins only.
    .rule = Otherwise each round comes from the results before it.
refusal-sheet-needs-fixed-teams = There is a line-up report for fixed teams only.
    .rule = Teams drawn by lot report no line-up.
refusal-sheet-own-call = This sheet is printed where it is made: in the adjudicator or in correspondence.
    .rule = The case it keeps stands there.

# $signs (text)
sheet-signs-missing = The typeface has no picture of these characters, � stands for them: { $signs }

field-per-page = Cards a page
expected-cards-per-page = 2 or 4

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

# $file (text), $line (number), $column (number), $reason (text)
refusal-template = Mistake in the template { $file }, line { $line }, column { $column }: { $reason }
# $file (text), $reason (text)
refusal-template-unreadable = The template { $file } cannot be read: { $reason }
# $file (text), $reason (text)
refusal-picture-missing = The picture { $file } cannot be read: { $reason }
# $file (text)
refusal-picture-unknown = { $file } is neither PNG nor JPEG.
# $file (text), $reason (text)
refusal-picture-too-large = The picture { $file } is too large: { $reason }
# $file (text), $reason (text)
refusal-picture-damaged = The picture { $file } is damaged: { $reason }
refusal-sheet-needs-round = There is no round yet. Pair a round first.
refusal-sheet-needs-players = Nobody has been entered yet.
refusal-sheet-needs-teams = There are no teams yet. Draw the teams first.
refusal-sheet-needs-round-robin = There is a Berger grid for round robins only.
refusal-sheet-needs-fixed-teams = There is a line-up report for fixed teams only.
refusal-sheet-needs-result = There is no result yet.
refusal-sheet-own-call = This sheet is printed from the adjudicator.

# $signs (text)
sheet-signs-missing = The typeface has no picture of these characters, � stands for them: { $signs }

field-per-page = Cards a page
expected-cards-per-page = 2 or 4

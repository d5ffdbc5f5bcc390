### Names of the sheets, and reasons one is not printed.

sheet-name-players = Player list
sheet-name-lots = Record of the drawing of lots
sheet-name-teams = Team list
sheet-name-line-up = Board order form
sheet-name-pairings = Pairings
sheet-name-seats = Where do I sit?
sheet-name-cards = Match cards
sheet-name-table-numbers = Table numbers
sheet-name-board-numbers = Board numbers
sheet-name-results = Results
sheet-name-standings = Standings
sheet-name-crosstable = Crosstable
sheet-name-progress = Progress table
sheet-name-berger = Berger table
sheet-name-rules = Rule sheet
sheet-name-certificates = Certificates
sheet-name-fallback = Fallback pack
sheet-name-adjudication = Adjudication note
sheet-name-report = Tournament report

# $name (text), $round (number)
sheet-file-round = { $name } round { $round }

# $file (text), $line (number), $column (number), $found (text), $expected (text)
refusal-template-value = Not created: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: found “{ $found }”, expected { $expected }.
# $file (text)
refusal-template-not-text = Not created: the template { $file } is not text.
    .rule = TOML in UTF-8 is expected.
# $file (text)
refusal-picture-unknown = Not created: { $file } is not a readable picture.
    .rule = PNG or JPEG is expected.
# $file (text), $width (number), $height (number), $most (number)
refusal-picture-too-large = Not created: the picture { $file } is too large.
    .rule = It has { $width } × { $height } pixels; at most { $most } pixels in total are allowed.
# $file (text)
refusal-picture-damaged = Not created: the picture { $file } is damaged.
    .rule = Open it in a picture editor and save it again as PNG or JPEG.
refusal-sheet-needs-round = There is no round yet.
    .rule = Pair a round first.
refusal-sheet-needs-players = There are no players yet.
    .rule = Add or import players first.
refusal-sheet-needs-teams = There are no numbers yet. Draw lots or assign numbers first.
    .rule = The sheet lists the entrants by number.
refusal-sheet-needs-round-robin = A Berger table exists only for round robins.
    .rule = In other formats, each round depends on the previous results.
refusal-sheet-needs-fixed-teams = A board order form exists only for fixed teams.
    .rule = Teams drawn by lot do not submit a board order.
refusal-sheet-own-call = Print this sheet where it is made: on the Check position or Correspondence page.
    .rule = The case it records is on that page.

# $signs (text)
sheet-signs-missing = � is printed for these characters, which the font lacks: { $signs }

field-per-page = Cards per page
expected-cards-per-page = 2 or 4

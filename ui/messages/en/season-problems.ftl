# Files and people a season leaves out, and mistakes in its settings.

refusal-season-given-twice = { $file } is the same tournament as { $kept } and does not count again.
refusal-season-undated = { $file } has no date and is listed after the others.
refusal-season-running = { $file } is still running.
refusal-season-first-place-open = { $file }: first place is still undecided.
refusal-season-not-begun = { $file } has not begun yet.
refusal-season-other-game =
    { $game ->
        [pair_moves] { $file } is a tournament in a different game: PaarZugSchach.
        [ordinary_chess] { $file } is a tournament in a different game: ordinary chess.
       *[other] { $file } is a tournament in a different game: tandem.
    }
refusal-season-decision-fits-nobody = { $kind } No. { $number }: entry { $entry } matches nobody.
refusal-season-decision-joins-two = { $kind } No. { $number } is ignored: { $one } and { $other } both played in { $file }.
refusal-season-decision-splits-one = { $kind } No. { $number } is ignored: two entries refer to { $name } in { $file }.
refusal-season-decisions-contradict = { $kind } No. { $number } is ignored: it contradicts { $other_kind } No. { $other_number }.
refusal-season-two-of-one-tournament =
    { $alike ->
        [fide_id] { $file }: { $one } and { $other } have the same FIDE ID; they count as two people.
       *[national_id] { $file }: { $one } and { $other } have the same federation number; they count as two people.
    }
refusal-season-guest-fits-nobody = guests: entry { $entry } matches nobody.

refusal-season-settings-unexpected = Line { $line }, column { $column }: “{ $found }” is not allowed here.
refusal-season-settings-backslash = Line { $line }, column { $column }: a backslash, as in “{ $found }”, is not allowed in a path. Separate folders with /, or put the text in single quotes: 'C:\Tournaments'.
refusal-season-settings-twice = Line { $line }, column { $column }: “{ $found }” appears twice.
refusal-season-settings-missing = Line { $line }, column { $column }: “{ $name }” is missing.
refusal-season-settings-unknown-key = Line { $line }, column { $column }: there is no “{ $found }” (expected: { $expected }).
refusal-season-settings-unknown-word = Line { $line }, column { $column }: there is no “{ $found }” (expected: { $expected }).
refusal-season-settings-kind =
    { $kind ->
        [text] Line { $line }, column { $column }: found “{ $found }”, expected text in quotation marks.
        [whole_number] Line { $line }, column { $column }: found “{ $found }”, expected a whole number.
        [number] Line { $line }, column { $column }: found “{ $found }”, expected a number.
        [truth] Line { $line }, column { $column }: found “{ $found }”, expected true or false.
        [list] Line { $line }, column { $column }: found “{ $found }”, expected a list in brackets.
       *[table] Line { $line }, column { $column }: found “{ $found }”, expected a table.
    }
refusal-season-settings-out-of-range = Line { $line }, column { $column }: found { $found }, expected { $from } to { $until }.
refusal-season-settings-bad-text = Line { $line }, column { $column }: “{ $found }” is empty, too long or contains control characters.
refusal-season-settings-exclude = Line { $line }, column { $column }: only one of “{ $one }” and “{ $other }” is allowed.
refusal-season-settings-too-few =
    { $found ->
        [one] Line { $line }, column { $column }: found { $found } entry, expected at least two.
       *[other] Line { $line }, column { $column }: found { $found } entries, expected at least two.
    }

season-questions-open =
    { $count ->
        [one] One question about people is open: two entries may be the same person; until it is answered, they count separately.
       *[other] { $count } questions about people are open: some entries may be the same person; until the questions are answered, they count separately.
    }

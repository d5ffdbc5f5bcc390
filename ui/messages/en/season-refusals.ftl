# Why something of a season is not done, and what it does not read.

refusal-no-season = No season is open.
refusal-season-changed-elsewhere = { $path } was changed by another program meanwhile. Read the season again, then change it once more.
refusal-season-too-large = { $path } is too large for the file of a season.
refusal-season-not-text = { $path } is no text (UTF-8).
refusal-season-file-elsewhere = “{ $entry }” leads out of the folder of the season and is not read. If these files are meant, add them here yourself.
refusal-season-link-leaves = { $file } is a link that leads out of the folder of the season and is not read.
refusal-season-nothing-found = No tournament file was found for “{ $entry }”.
refusal-season-bad-pattern = “{ $entry }” is no pattern of file names.
refusal-season-listed-twice = “{ $entry }” is in the list already and does not count again.
refusal-season-other-ending = { $file } is no tournament file (.kralle).
refusal-season-too-many-files = A season has no more than { $most } files; the others are not read.
refusal-season-no-such-entry = “{ $entry }” is not in the list of files.
refusal-season-person-unknown = There is no person { $person } in the season.
refusal-season-unknown-entrant = This entry is no longer in the tournaments of the season. Read the season again.
refusal-season-two-entrants = A decision is about two entries at least.
refusal-season-same-already = These entries count as one person already.
refusal-season-no-such-decision = There is no decision { $number }.
refusal-season-guest-by-club = The person is a guest because the club is not among those of the season. The settings change that.
refusal-season-nothing-to-undo = There is nothing to undo.
refusal-season-nothing-to-redo = There is nothing to redo.
refusal-season-no-category = There is no category “{ $category }”.
refusal-season-category-twice = Two categories are called “{ $category }”.
refusal-season-category-empty = In the category “{ $category }”, “from” is more than “until”: nobody can be in it.
refusal-season-no-ratings = No tandem match has been played yet that could be rated.
refusal-season-no-results = No tournament counts yet: the table is empty.
refusal-season-no-categories = The season has no categories. They are set in the settings.

# The public pages of the archive.

archive-title = Tournament archive
archive-about = Tournaments with every round, an explanation of the standings and the record of the drawing of lots. Every file was verified before it was published.
archive-footer = Tournaments run with Kralle. Every file was verified before it was published.
archive-parts = Archive
archive-trail = Breadcrumb
archive-new = The page shows the latest results.

archive-start = Home
archive-tournaments = Tournaments
archive-persons = People
archive-ratings = Ratings
archive-ratings-ordinary-chess = Chess rating
archive-newest = Latest tournaments
archive-all = All tournaments
archive-empty = No tournament has been published yet.

archive-name = Player name
    .hint = Any spelling; the first letters of the given name or surname are enough.
archive-search = Search
archive-name-or-place = Name or place
archive-year = Year
archive-bad-year = The year must have four digits, such as 2026.
archive-bad-address = The list cannot be continued from here. Please start again from the latest tournaments.
archive-name-too-long = The name is too long: 100 characters at most.
archive-no-tournament = No tournament found.
archive-no-season = No season has been published yet.
archive-nobody = Nobody with that name was found. Try only the surname, or only its beginning.
archive-found = People found
archive-to-newest = Latest tournaments
archive-more = More
archive-older = Older tournaments
archive-stronger = Higher ratings
archive-weaker = Lower ratings

archive-date = Date
archive-progress = Status
archive-formation = Type
archive-rounds = Rounds
archive-another-copy = An earlier version of this tournament was withdrawn. This page comes from another copy of the file and does not contain everything that was published before.
archive-downloads = Files for other programs

archive-how = Explanation of the standings
    .hint = Open a line to see the reason for the rank, every match and how each tie-break is calculated.
archive-crosstable-long = Each row lists the opponents by number and the points scored against them.

archive-draw = Drawing of lots
archive-draw-again = Check this drawing of lots
archive-draw-back = Record of the drawing of lots
# $count (number), $teams (text): numbers of teams
archive-draw-changed =
    { $count ->
        [one] The director changed one team after the drawing of lots: No. { $teams }.
       *[other] The director changed { $count } teams after the drawing of lots: Nos. { $teams }.
    }
archive-drawn = Comparison
archive-drawn-same = Checked: drawing again with the seed gives the same teams.
archive-drawn-other = Checked: drawing again with the seed gives different teams.
archive-drawn-corrected = A player whose name, club, year of birth or rating was corrected after the drawing of lots has a different place in a list made today. The drawing of lots itself is based on the list on record.
archive-compared = Compared
archive-compared-teams = Teams from the drawing of lots
archive-compared-shuffles = Number of shuffles of pot 2
archive-compared-order = Order of the list by rating and seed
archive-same = the same
archive-other = different
# $same (number), $count (number)
archive-same-teams = { $same } of { $count } the same

archive-check = Check a sheet
archive-check-about = The tournament’s sheets have a check word at the bottom and the same word as a QR code at the upper right. The check word shows whether the published file contains what was printed at the time.
archive-check-published = Check word of the published file
archive-check-word = Check word

# $partner (text): a name
archive-with = with { $partner }
archive-rating = Rating
archive-ratings-about = Rating and its uncertainty, calculated from all published tournaments. A rating with a large uncertainty says little.
archive-no-rating = No ratings have been calculated yet.
# $count (number), $first (text), $last (text): "1650 ± 80"
archive-curve =
    { $count ->
        [one] { $last } after one tournament. The band shows the uncertainty.
       *[other] From { $first } to { $last } in { $count } tournaments. The band shows the uncertainty.
    }

archive-refused-gone = No longer public
    .rule = The organizer or the archive no longer shows this page.
archive-refused-unknown = Not found
    .rule = There is no page at this address. It may have been mistyped.
archive-refused-field = Invalid address
    .rule = The part of the address after the question mark is not valid.
archive-refused-too-many = Too many requests
    .rule = Please try again in a moment.
archive-refused-away = Not available at the moment
    .rule = The archive cannot reach its data. Nothing is lost; please try again soon.
archive-refused-internal = Something went wrong
    .rule = Please try again. If the problem persists, contact the operator of the archive.

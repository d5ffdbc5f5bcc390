# The public pages of the archive.

archive-title = Tournament archive
archive-about = Tournaments with every round, how the standings came about, and the record of the drawing of lots. Every file was verified before it was published.
archive-footer = Tournaments run with Kralle. Every file was verified before it was published.
archive-parts = Archive
archive-trail = Where this page is
archive-new = The page shows the latest results.

archive-start = Start
archive-tournaments = Tournaments
archive-persons = People
archive-ratings = Ratings
archive-ratings-ordinary-chess = Chess rating
archive-newest = Latest tournaments
archive-all = All tournaments
archive-empty = No tournament has been published yet.

archive-name = Name of a player
    .hint = Any spelling; the beginning of first name or surname is enough.
archive-search = Search
archive-name-or-place = Name or place
archive-year = Year
archive-bad-year = The year must have four digits, such as 2026.
archive-bad-address = The list cannot be continued from here. Please begin at the latest tournaments.
archive-name-too-long = The name is too long: 100 characters at most.
archive-no-tournament = No tournament found.
archive-no-season = No season has been published yet.
archive-nobody = Nobody of that name was found. Try only the surname, or only its beginning.
archive-found = People found
archive-to-newest = Latest tournaments
archive-more = More
archive-older = Older tournaments
archive-stronger = Higher ratings
archive-weaker = Lower ratings

archive-date = Date
archive-progress = Status
archive-formation = Kind
archive-rounds = Rounds
archive-another-copy = An earlier state of this tournament was withdrawn. What stands here comes from another copy of the file and does not contain everything that was published then.
archive-downloads = Files for other programs

archive-how = How the standings came about
    .hint = Open a line: why it is where it is, every match, and how each tie-break is calculated.
archive-crosstable-long = Each with the opponents it met, by number, and the points scored against them.

archive-draw = Drawing of lots
archive-draw-again = Check this draw
archive-draw-back = Record of the drawing of lots
# $count (number), $teams (text): numbers of teams
archive-draw-changed =
    { $count ->
        [one] The director has changed one team since: no. { $teams }.
       *[other] The director has changed { $count } teams since: nos. { $teams }.
    }
archive-drawn = What was compared
archive-drawn-same = Checked: drawn again from the seed, the lots give the same teams.
archive-drawn-other = Checked: drawn again from the seed, the lots give other teams.
archive-drawn-corrected = Whoever’s name, club, year of birth or rating was corrected after the drawing of lots has another place in the list when it is made today. The lots themselves go by the list on record.
archive-compared = Compared
archive-compared-teams = The teams from the lots
archive-compared-shuffles = Number of shuffles of pot 2
archive-compared-order = Order of the list by rating and seed
archive-same = the same
archive-other = different
# $same (number), $count (number)
archive-same-teams = { $same } of { $count } the same

archive-check = Check a sheet
archive-check-about = Sheets of the tournament have a check word at the bottom, and the same as a QR code at the upper right. It tells whether the published file contains what was printed then.
archive-check-published = Check word of the published file
archive-check-word = Check word

# $partner (text): a name
archive-with = with { $partner }
archive-rating = Rating
archive-ratings-about = Rating and its uncertainty, reckoned from all published tournaments. A rating with a large uncertainty says little.
archive-no-rating = No ratings have been reckoned yet.
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
archive-refused-field = This address cannot be read
    .rule = Something behind the question mark of the address is not as it should be.
archive-refused-too-many = Too many requests
    .rule = Please try again in a moment.
archive-refused-away = Not available at the moment
    .rule = The archive cannot reach its data. Nothing is lost; please try again soon.
archive-refused-internal = Something went wrong
    .rule = Please try again. If it stays so, tell whoever runs the archive.

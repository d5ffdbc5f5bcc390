### The season: start page, table, ratings, persons, tournaments, settings.
screen-season = Season
help-season = Combine several tournaments into yearly standings, person by person. Click a name to see how each figure came about; the ratings can be used to form the pots for the next tournament.
seasons = Seasons
seasons-none = A season combines several tournaments into yearly standings, person by person.
season-new = New season
    .hint = Next: add tournaments. Their files are not changed.
season-create = Create season
season-open-other = Open season…
season-file = Season (TOML)
season-name = Season name
season-name-example = Tandem Cup 2026
season-name-missing = Enter a name.
season-views = Views of the season
season-tab-table = Standings
season-tab-ratings = Ratings
season-tab-persons = People
season-tab-persons-asked = People ({ $count } open)
season-tab-files = Tournaments
season-tab-settings = Settings
season-nothing-to-undo = Nothing to undo.
season-nothing-to-redo = Nothing to redo.
season-undone = Undone.
season-redone = Redone.
season-print = Season sheets
season-export = Export the season
season-export-save = Save…
season-export-xlsx = Workbook
    .hint = All tables as XLSX.
season-export-csv = CSV table
    .hint = One table for other programs.
season-export-site = Website
    .hint = A folder for the club’s website.
season-export-ratings = Rating list
    .hint = The tandem ratings as a CSV file that Kralle can load.
season-export-json = JSON
    .hint = All data, for other programs.
season-rank = Rank
season-ranks = { $from }–{ $to }
season-person = Person
season-evening-dated = { $name } ({ $date })
season-points = Points
season-not-counted = ({ $points })
season-guest = Guest
season-category = Category
season-category-all = All
season-not-ranked = Not ranked yet
season-table-caption = Season standings: { $name }
season-table-empty = No standings yet
    .hint = Standings appear once a tournament of the season is over.
season-table-omitted =
    { $count ->
        [one] { $count } tournament does not count here; see “Tournaments” for the reason.
       *[other] { $count } tournaments do not count here; see “Tournaments” for the reasons.
    }
season-table-note-best =
    { $best ->
        [one] The best result counts.
       *[other] The best { $best } results count; results in parentheses do not.
    }
season-table-note-minimum =
    { $minimum ->
        [one] Players are ranked from their first start.
       *[other] Players are ranked after { $minimum } starts.
    }
season-note-why = Click a name to see how each figure came about.
season-note-order = * Ranked lower despite equal points: click the name to see why.
season-behind-single-result =
    Ranks lower because { $nth ->
        [1] the best result
        [2] the second-best result
        [3] the third-best result
       *[other] result No. { $nth } from the top
    } is { $own }; for the person ahead, it is { $before }.
season-behind-starts = With the same results, the number of starts decides: { $own }, compared with { $before } for the person ahead.
season-behind-shared = Tied with the person ahead in every respect: the rank is shared.
season-why = Why?
season-why-rank = Rank { $rank } of { $teams }.
season-why-ranks = Shared ranks { $from } to { $to } of { $teams }.
season-why-guest = A guest: no points.
season-why-rule-by-rank = For this rank: { $points }.
season-why-rule-beaten = 1 point for each team ranked lower: { $points }.
season-why-rule-beaten-plus-one = 1 point for each team ranked lower and 1 for playing: { $points }.
season-why-rule-percent = Percentage of the others ranked lower: { $points }.
season-why-rule-own = The tournament’s own points: { $points }.
season-why-shared-mean = The average of { $each }: { $points }.
season-why-shared-full = Everyone gets the full points of the best of the shared ranks: { $points }.
season-why-bonus = Bonus for taking part: { $points }.
season-why-counts = Counts.
season-why-not-best = Does not count: other results are better.
season-game = Game
season-game-tandem = Tandem
season-game-pair-moves = PaarZugSchach
season-game-ordinary-chess = Chess
season-rating = Rating
season-rating-value = { $rating } ± { $deviation }
season-rating-from = Start
season-rating-from-middle = Average
season-ratings-caption = People by rating
season-ratings-empty = No ratings yet
    .hint = Every match played is rated; forfeits are not.
season-ratings-note =
    { $matches ->
        [one] Based on { $matches } match. ± shows how uncertain the rating is.
       *[other] Based on { $matches } matches. ± shows how uncertain the rating is.
    }
season-ratings-parameters = Parameters { $sha256 }
season-list-make = Use as rating list
season-list-name = Tandem – { $name }
season-list-made =
    { $count ->
        [one] Rating list “{ $name }” with { $count } person loaded.
       *[other] Rating list “{ $name }” with { $count } people loaded.
    }
season-list-next = In the next tournament: compare ratings, and select “Tandem rating” as the primary rating. The pots are then based on it.
season-questions = The same person?
season-question = Is this the same person: { $name }?
season-doubt-likely = The names are the same, and nothing suggests two different people. Is it the same person?
season-doubt-ambiguous = The names are the same, but somebody else also has this name and cannot be the same person. Is it this person?
season-same = The same person
season-other = Two people
season-same-key = y
season-other-key = n
season-more-questions =
    { $count ->
        [one] { $count } more question follows.
       *[other] { $count } more questions follow.
    }
season-decided-same-person = { $one } and { $other } are one person.
season-decided-other-person = { $one } and { $other } are two people.
season-decisions = Decided
season-decision-same-person = One person:
season-decision-other-person = Two people:
season-take-back = Undo
season-decision-taken-back = Decision undone.
season-everybody =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
season-search = Search by name
season-club = Club
season-born = Born
season-numbers = Numbers
season-was-at = Took part in
season-unknown = unknown
season-result =
    { $starts ->
        [one] Rank { $rank }, points: { $points } from { $starts } start.
       *[other] Rank { $rank }, points: { $points } from { $starts } starts.
    }
season-result-unranked =
    { $starts ->
        [one] Not ranked yet, points: { $points } from { $starts } start.
       *[other] Not ranked yet, points: { $points } from { $starts } starts.
    }
season-rating-of-tandem = Tandem rating
season-rating-of-pair-moves = PaarZugSchach rating
season-rating-of-ordinary-chess = Chess rating of the season
season-rating-began = Began at { $rating }, based on the chess rating { $chess }.
season-rating-began-middle = Began at the average, { $rating }, because no rating was available.
season-rating-after =
    { $matches ->
        [one] { $matches } match rated.
       *[other] { $matches } matches rated.
    }
season-curve-start = Start
season-curve =
    { $evenings ->
        [one] Rating from { $from } to { $to } in { $evenings } tournament
       *[other] Rating from { $from } to { $to } in { $evenings } tournaments
    }
season-rating-why = Why? Match by match
    .tandem = Before each match, the ratings of all four players give an expected result. A player who does better than expected gains rating points; the more uncertain the player’s own rating, the larger the change.
    .single = Before each game, the ratings of both players give an expected result; ratings are updated tournament by tournament.
season-round = Round
season-with = With
season-against = Against
season-expected = Expected
season-percent = { $percent }%
season-score = Result
season-score-won = won
season-score-drawn = drawn
season-score-lost = lost
season-change = Change
season-played-with = Played with
season-partners-none = Nobody yet.
season-played-against = Played against
season-opponents-none = Nobody yet.
season-record = { $won } / { $drawn } / { $lost }
season-record-head = W / D / L
    .long = Wins, draws, losses
season-entrants = How the person is listed in the tournaments
season-part = Mark as somebody else
season-parted = { $name } is now counted separately.
season-join = Merge with somebody…
season-join-title = { $name } is the same person as…
season-join-verb = Merge
season-join-who = Who is the same person?
season-join-nobody = – select –
season-join-hint = Results and ratings then count for one person. You can undo this.
season-guest-make = Mark as guest
season-guest-end = Remove guest status
season-guest-now = { $name } is a guest and gets no points.
season-guest-no-longer = { $name } is no longer a guest.
season-add-files = Add tournaments…
season-add-folder = Add a folder…
season-added = Added.
season-files-note = If you add a folder, tournaments added to it later count too.
season-files-empty = No tournaments yet
    .hint = Add tournament files (.kralle), or the folder they are in. The files are not changed.
season-evenings =
    { $count ->
        [one] { $count } tournament
       *[other] { $count } tournaments
    }
season-does-not-count = does not count
season-only-rated = rating only
season-excluded = excluded
season-exclude = Exclude
season-exclude-title = Exclude { $name } from the season
season-exclude-done = “{ $name }” no longer counts in this season, neither in the standings nor in the ratings.
season-include = Count again
season-include-title = Count { $name } again
season-include-done = “{ $name }” counts again.
season-not-read = not readable
season-progress-not-begun = not begun
season-progress-running = running
season-progress-first-place-open = first place undecided
season-progress-finished = finished
season-open = Open
season-open-evening = Open { $name }
season-entries = From these files and folders
season-entry-found =
    { $count ->
        [one] { $count } file
       *[other] { $count } files
    }
season-remove = Remove
season-remove-title = Remove { $entry }
season-removed = “{ $entry }” removed; the tournaments stay where they are.
season-kept-in = The season is stored in { $path }.
season-best = Best results
    .hint = How many count; empty: all
season-minimum = Starts needed for a rank
    .hint = empty: one is enough
season-bonus = Points for taking part
    .hint = per tournament, such as 0.5
season-points-by = Points per tournament
season-rule-by-rank = By rank
    .hint = A list: 10, 8, 6 …
season-rule-beaten = Per team ranked lower
    .hint = 1 point for each team ranked lower
season-rule-beaten-plus-one = Per team ranked lower, plus 1
    .hint = the last team gets 1 too
season-rule-percent = Percent
    .hint = 100 for the first, 0 for the last
season-rule-own = Tournament points
    .hint = as scored in the tournament
season-by-rank = Points for rank 1, 2, 3 …
    .hint = Separated by spaces; lower ranks get 0.
season-by-rank-missing = Enter the points for the ranks.
season-points-unreadable = These points are not valid. Examples: 10 or 7.5.
season-number-unreadable = A number is not valid.
season-shared = Shared ranks
season-shared-mean = Average
    .hint = the average of the points for these ranks
season-shared-full = Full
    .hint = everyone gets the points of the best rank
season-running = Tournaments under way
season-running-omit = Do not count yet
    .hint = only once all rounds are played
season-running-as-it-stands = Count with current results
    .hint = as if they ended now
season-categories = Categories with their own standings
season-category-name = Name
season-category-name-missing = Enter a name for each category.
season-category-add = Add a category
season-category-remove = Remove category { $name }
season-born-from = Born in or after
season-born-until = Born in or before
season-rating-at-least = Minimum rating
season-rating-at-most = Maximum rating
season-sex = Sex
season-sex-any = all
season-sex-female = female
season-sex-male = male
season-clubs = Clubs of the season
    .hint = One per line. Anyone who belongs to none of them is a guest: ranked in the tournament, but without points. If the list is empty, nobody becomes a guest because of their club.
season-settings-keep = Save settings
season-settings-kept = Settings saved.
season-unchanged = Nothing was changed.
season-toml = Edit as text (TOML)
    .hint = The contents of the season file; comments are preserved.

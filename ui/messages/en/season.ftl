### The season: start page, table, ratings, persons, tournaments, settings.
screen-season = Season
help-season = Count several tournaments into a table of the year for each person. A name shows how each figure came about; the rating makes the pots of the next tournament.
seasons = Seasons
seasons-none = A season counts several tournaments into a table of the year, for each person.
season-new = New season
    .hint = Next: add tournaments. Their files are only read.
season-create = Create season
season-open-other = Open season …
season-file = Season (TOML)
season-name = Name of the season
season-name-example = Tandem Cup 2026
season-name-missing = The name is missing.
season-views = Views of the season
season-tab-table = Table
season-tab-ratings = Ratings
season-tab-persons = Persons
season-tab-persons-asked = Persons ({ $count } open)
season-tab-files = Tournaments
season-tab-settings = Settings
season-nothing-to-undo = Nothing to undo.
season-nothing-to-redo = Nothing to redo.
season-undone = Undone.
season-redone = Done again.
season-print = Sheets of the season
season-export = Export the season
season-export-save = Save …
season-export-xlsx = Workbook
    .hint = All tables as XLSX.
season-export-csv = CSV table
    .hint = One table for other programs.
season-export-site = Web pages
    .hint = A folder for the club’s web site.
season-export-ratings = Rating list
    .hint = The tandem ratings as CSV that Kralle loads.
season-export-json = JSON
    .hint = Everything, for programs.
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
season-table-caption = Season table { $name }
season-table-empty = No table yet
    .hint = It comes once a tournament of the season is over.
season-table-omitted =
    { $count ->
        [one] { $count } tournament does not count here; “Tournaments” says why.
       *[other] { $count } tournaments do not count here; “Tournaments” says why.
    }
season-table-note-best =
    { $best ->
        [one] The best result counts.
       *[other] The { $best } best results count; what stands in brackets does not.
    }
season-table-note-minimum = A rank is given from { $minimum } starts on.
season-note-why = A name shows how each figure came about.
season-note-order = * stands behind with equal points: see the name.
season-behind-single-result = Behind, since the result number { $nth } from the best is { $own }, before it { $before }.
season-behind-starts = Behind with equal results, with { $own } starts, before it { $before }.
season-behind-shared = All equal to the one before: the rank is shared.
season-why = Why?
season-why-rank = Rank { $rank } of { $teams }.
season-why-ranks = Ranks { $from } to { $to } of { $teams } shared.
season-why-guest = As a guest without points.
season-why-rule-by-rank = That is worth { $points }.
season-why-rule-beaten = 1 for each team behind: { $points }.
season-why-rule-beaten-plus-one = 1 for each team behind and 1 for playing: { $points }.
season-why-rule-percent = So many percent of the others are behind: { $points }.
season-why-rule-own = The tournament’s own points: { $points }.
season-why-shared-mean = The mean of { $each }: { $points }.
season-why-shared-full = All get the full points of the best of these ranks: { $points }.
season-why-bonus = For taking part besides: { $points }.
season-why-counts = Counts.
season-why-not-best = Does not count: other results are better.
season-game = Game
season-game-tandem = Tandem
season-game-pair-moves = PaarZugSchach
season-game-ordinary-chess = Chess
season-rating = Rating
season-rating-value = { $rating } ± { $deviation }
season-rating-from = Start
season-rating-from-middle = Middle
season-ratings-caption = Ratings by strength
season-ratings-empty = No ratings yet
    .hint = Every match that is played is rated; forfeits are not.
season-ratings-note =
    { $matches ->
        [one] From { $matches } match. ± says how uncertain the number is.
       *[other] From { $matches } matches. ± says how uncertain the number is.
    }
season-ratings-parameters = Parameters { $sha256 }
season-list-make = Use as rating list
season-list-name = Tandem – { $name }
season-list-made = Rating list “{ $name }” with { $count } persons is loaded.
season-list-next = In the next tournament: compare ratings, and choose the tandem rating as primary rating. Pots are made by it.
season-questions = The same person?
season-question = Is this the same person: { $name }?
season-doubt-likely = The same name, and nothing against it. Are both one person?
season-doubt-ambiguous = Written the same, but there is another one of that name who cannot be the same person. Is it this one?
season-same = The same person
season-other = Two persons
season-same-key = y
season-other-key = n
season-more-questions =
    { $count ->
        [one] { $count } more question follows.
       *[other] { $count } more questions follow.
    }
season-decided-same-person = { $one } and { $other } are one person.
season-decided-other-person = { $one } and { $other } are two persons.
season-decisions = Decided
season-decision-same-person = One person:
season-decision-other-person = Two persons:
season-take-back = Take back
season-decision-taken-back = Decision taken back.
season-everybody =
    { $count ->
        [one] { $count } person
       *[other] { $count } persons
    }
season-search = Search a name
season-club = Club
season-born = Born
season-numbers = Numbers
season-was-at = Was at
season-unknown = unknown
season-result =
    { $starts ->
        [one] Rank { $rank } with { $points } points from { $starts } start.
       *[other] Rank { $rank } with { $points } points from { $starts } starts.
    }
season-result-unranked =
    { $starts ->
        [one] Not ranked yet: { $points } points from { $starts } start.
       *[other] Not ranked yet: { $points } points from { $starts } starts.
    }
season-rating-of-tandem = Tandem rating
season-rating-of-pair-moves = Rating in PaarZugSchach
season-rating-of-ordinary-chess = Rating in chess
season-rating-began = Began at { $rating }, from the chess rating { $chess }.
season-rating-began-middle = Began in the middle at { $rating }: no rating is known.
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
    .tandem = Before each match the numbers of all four say what to expect. Who does better than expected rises; the more uncertain the own number, the more.
    .single = Before each game both numbers say what to expect; it is rated tournament by tournament.
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
season-partners-none = With nobody yet.
season-played-against = Played against
season-opponents-none = Against nobody yet.
season-record = { $won } / { $drawn } / { $lost }
season-record-head = W / D / L
    .long = Wins, draws, losses
season-entrants = As the person stands in the tournaments
season-part = That is somebody else
season-parted = { $name } counts apart now.
season-join = Join with somebody …
season-join-title = { $name } is the same person as …
season-join-verb = Join
season-join-who = Who is the same person?
season-join-nobody = – choose –
season-join-hint = Results and ratings then count for one person. It can be taken back.
season-guest-make = Is a guest
season-guest-end = Is no guest
season-guest-now = { $name } is a guest and takes no points.
season-guest-no-longer = { $name } is no longer a guest.
season-add-files = Add tournaments …
season-add-folder = Add a folder …
season-added = Added.
season-files-note = Of a folder tournaments count that come later, too.
season-files-empty = No tournaments yet
    .hint = Add tournament files (.kralle), or the folder they lie in. They are only read.
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
season-exclude-done = “{ $name }” no longer counts in this season, neither in the table nor in the ratings.
season-include = Count again
season-include-title = Count { $name } again
season-include-done = “{ $name }” counts again.
season-not-read = not readable
season-progress-not-begun = not begun
season-progress-running = running
season-progress-first-place-open = first place open
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
season-kept-in = The season lies in { $path }.
season-best = Best results
    .hint = So many count; empty: all
season-minimum = Ranked from starts
    .hint = empty: from the first
season-bonus = Points for taking part
    .hint = per tournament, such as 0.5
season-points-by = Points of a tournament
season-rule-by-rank = By rank
    .hint = A list: 10, 8, 6 …
season-rule-beaten = Per team behind
    .hint = 1 point for each team behind
season-rule-beaten-plus-one = Behind plus 1
    .hint = the last gets 1, too
season-rule-percent = Percent
    .hint = 100 for the first, 0 for the last
season-rule-own = Tournament points
    .hint = as scored in the tournament
season-by-rank = Points for rank 1, 2, 3 …
    .hint = Separated by spaces; all behind get 0.
season-by-rank-missing = The points for the ranks are missing.
season-points-unreadable = Points cannot be read. Expected: 10 or 7.5.
season-number-unreadable = A number cannot be read.
season-shared = Shared ranks
season-shared-mean = Mean
    .hint = the mean of the ranks’ points
season-shared-full = Full
    .hint = all the points of the best rank
season-running = Running tournaments
season-running-omit = Do not count yet
    .hint = only once all rounds are played
season-running-as-it-stands = Count as they stand
    .hint = as if it ended now
season-categories = Categories with a table of their own
season-category-name = Name
season-category-name-missing = The name of a category is missing.
season-category-add = Add a category
season-category-remove = Remove category { $name }
season-born-from = Born from
season-born-until = Born until
season-rating-at-least = Rating from
season-rating-at-most = Rating until
season-sex = Sex
season-sex-any = all
season-sex-female = female
season-sex-male = male
season-clubs = Clubs of the season
    .hint = One a line. Who is of none is a guest: ranked in the tournament, without points. Empty: nobody is a guest for that.
season-settings-keep = Keep settings
season-settings-kept = Settings kept.
season-unchanged = Nothing was changed.
season-toml = Edit as text (TOML)
    .hint = As the season stands in its file; comments stay.

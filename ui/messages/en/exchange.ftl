# What comes in and goes out: lists, workbooks, rating lists, whole tournaments.

## Reading a player list

list-column-team = Team
list-column-board-order = Board (line-up order)
list-column-select = Column { $number } “{ $heading }” means
list-column-select-bare = Column { $number } means
list-column-hint = If a column is wrong, change it here; the preview then reads anew.
list-sheet = Sheet
list-encoding = Encoding
list-how-workbook = Read as a workbook ({ $name }), sheet “{ $sheet }”.
list-teams-found =
    { $count ->
        [one] { $count } fixed team in the list.
       *[other] { $count } fixed teams in the list.
    }
list-problem-workbook-too-large = Unpacked, the workbook is larger than { $expected } bytes. Save only the sheet with the players in a new file, or as CSV.
list-problem-workbook-damaged = The workbook is damaged ({ $found }). Open it in the spreadsheet and save it again, or as CSV.
list-problem-no-sheet = There is no sheet “{ $found }” in the workbook.
list-problem-cell-error = The cell shows the error { $found }; it stays empty.
list-problem-team-too-long = The team name has { $found } characters, { $expected } at most are possible. The field stays empty.
list-problem-unreadable-board-order = “{ $found }” is no place in the line-up order (expected a number from 1 to 99); the field stays empty.
field-columns = Columns
field-encoding = Encoding
expected-choice = one of the choices offered
file-kind-player-list = Player list (CSV, TSV, XLSX, ODS)

## Rating lists

ratings-open = Rating lists
ratings-title = Rating lists
ratings-about = Load a rating list as the federation gives it: FIDE (TXT or XML, packed or not), the German DWZ list, or any CSV list. It then lies on this computer and completes names as they are typed.
ratings-none = No rating list loaded yet.
ratings-load = Load a list
ratings-load-now = Load
ratings-name = Name of the list
ratings-replaces = Replaces the list “{ $name }” that is loaded.
ratings-form-fide_text = FIDE list as text
ratings-form-fide_xml = FIDE list as XML
ratings-form-csv = CSV list: what the columns mean
ratings-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ratings-loaded-when = loaded { $when }
ratings-loaded =
    { $count ->
        [one] { $count } player loaded.
       *[other] { $count } players loaded.
    }
ratings-skipped = Not read: { $count } lines, the first is line { $line }.
ratings-remove = Remove the list “{ $name }”
ratings-compare = Compare ratings
ratings-compare-none = Load a list first
ratings-compare-about = Compared with: { $lists }
ratings-nothing = Everyone found already has the ratings of the list.
ratings-same =
    { $count ->
        [one] { $count } player is unchanged.
       *[other] { $count } players are unchanged.
    }
ratings-missing = Not in the lists: { $names }.
ratings-ambiguous = Several of the same name, please enter FIDE ID or year of birth: { $names }.
ratings-take = Take over
ratings-take-row = Take over the ratings of { $name }
ratings-take-all =
    { $count ->
        [one] Take over { $count } player
       *[other] Take over { $count } players
    }
ratings-take-none = Nobody chosen
ratings-now = So far
ratings-listed = List
ratings-found = In the list
ratings-found-by-fide_id = by FIDE ID
ratings-found-by-name_and_birth_year = by name and year of birth
ratings-found-by-name = by the name alone: please look
ratings-difference = { $kind }: { $now } → { $listed }
ratings-suggestions = From the rating lists
ratings-suggestion-count =
    { $count ->
        [0] Nobody in the rating lists
        [one] { $count } suggestion, choose with arrow down
       *[other] { $count } suggestions, choose with arrow down
    }
journal-refresh-ratings =
    { $count ->
        [one] Ratings of { $count } player taken over
       *[other] Ratings of { $count } players taken over
    }
file-kind-rating-list = Rating list (TXT, XML, CSV, ZIP)
refusal-no-rating-lists = No rating lists.
    .rule = Without a configuration folder no lists are kept on this computer.
refusal-unwritable = Not written: { $path }.
    .rule = The system says: { $reason }. Nothing has changed.
refusal-rating-list-empty = Not loaded: there is no player in the list.
    .rule = Expected is the federation's file with one line a player. The list so far stays.
refusal-rating-list-without-names = Not loaded: no column can be taken for names.
    .rule = Choose the column of names under “columns”. The list so far stays.
refusal-rating-list-not-packed = Not loaded: there is no list in the archive.
    .rule = Expected is a TXT, XML or CSV file in it. The list so far stays.
refusal-rating-list-too-large = Not loaded: the list is too large.
    .rule = Up to eight million players and four gigabytes unpacked are read. The list so far stays.
refusal-rating-list-unreadable = The rating list cannot be read.
    .rule = The message is: { $reason }. If nothing helps, load the federation's file again.
refusal-rating-list-damaged = Not loaded: the list is damaged from line { $line } on.
    .rule = The message is: { $reason }. Get the file from the federation again; the list so far stays.


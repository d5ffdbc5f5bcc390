# What comes in and goes out: lists, workbooks, rating lists, whole tournaments.

## Reading a player list

list-column-team = Team
list-column-board-order = Board (line-up order)
list-column-captain = Captain
list-column-select = Column { $number } “{ $heading }” means
list-column-select-bare = Column { $number } means
list-column-hint = If a column is wrong, change it here; the preview then reads anew.
list-sheet = Sheet
list-encoding = Encoding
list-how-workbook = Read as a workbook ({ $name }), sheet “{ $sheet }”.
list-captain = Captain: { $captain }
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
list-problem-unreadable-captain = “{ $found }” is neither a name nor a mark for the captain; the field stays empty.
list-problem-captain-too-long = The captain’s name has { $found } characters, at most { $expected } are possible. The field stays empty.
list-problem-second-captain = Line { $found } names another captain of the same team, who counts.
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

## Output

export-open = Export
export-title = Export the tournament
export-as = As
export-kind-site = Web site
    .hint = A folder of pages for rounds, standings, crosstable, teams and players. Needs no script; works on any server and from a stick.
export-kind-xlsx = Workbook (XLSX)
    .hint = Every table, a sheet each.
export-kind-csv = Table (CSV)
    .hint = One table for spreadsheets and other programs.
export-kind-trf = Tournament report (TRF-2026)
    .hint = For federations and other tournament programs; the published rounds.
export-kind-json = Everything (JSON)
    .hint = For programs of your own: everything but the history.
export-kind-games = Games (PGN, BPGN)
    .hint = Every game with a record: ordinary chess as PGN, both boards as BPGN, pairs in their notation.
export-which-table = Table
export-language = Language of the headings
export-save = Save …
export-saved =
    { $files ->
        [one] Saved: { $path }
       *[other] { $files } files saved: { $path }
    }
file-kind-xlsx = Workbook
file-kind-csv = CSV table
file-kind-trf = Tournament report
file-kind-json = JSON
file-kind-folder = Folder
file-kind-games = Games
export-table-players = Players
export-table-teams = Teams
export-table-pairings = Pairings
export-table-results = Results
export-table-standings = Standings
export-table-crosstable = Crosstable
export-name = Name
export-club = Club
export-birth-year = Birth year
export-fide-id = FIDE ID
export-rating-standard = Elo
export-rating-rapid = Elo rapid
export-rating-blitz = Elo blitz
export-rating-national = Elo national
export-rating-other = Rating
export-rating = Strength
export-pot = Pot
export-team-number = Team no.
export-number = No.
export-team = Team
export-player-number = Player { $number }
export-players = Players
export-round = Round
export-round-points = R{ $round }
export-table = Table
export-first-number = First-named no.
export-first = First-named team
export-first-players = Players first-named
export-second-number = Second-named no.
export-second = Second-named team
export-second-players = Players second-named
export-seating = Seating
export-parallel = parallel
export-cross = crossed
export-first-points = Points first-named
export-second-points = Points second-named
export-result = Result
export-cause = Cause
export-board = Board
export-reason = Reason
export-rank = Rank
export-points = Points
export-opponent = Opponent
export-partner = Partner
export-format = Format
export-rules = Rules
export-site-start = Overview
export-site-pages = Pages
export-site-rounds = Rounds
export-site-footer = Made with Kralle
refusal-folder-not-empty = Not written: the folder { $path } is not empty.
    .rule = Choose a new folder name, or a folder that holds a web site of Kralle already; it is then replaced.
refusal-no-game-records = Not written: no match has a record.
    .rule = Records are added with the result or when a position is checked.

## Taking over a whole tournament

import-tournament-open = Import a tournament
import-tournament-open-hint = TRF report, JSON or .kralle
import-tournament-title = Import a tournament
import-tournament-kind = Tournament report, JSON or Kralle tournament
import-tournament-report = Tournament report (TRF)
import-tournament-file = Kralle tournament
import-tournament-json = Kralle tournament as JSON
import-tournament-name = Name of the new tournament
import-tournament-carry = Take over, with the settings
import-tournament-carry-players = Players
import-tournament-carry-teams = Players and fixed teams
import-tournament-found = { $players } players{ $teams ->
        [0] { "" }
        [one] , { $teams } team
       *[other] , { $teams } teams
    }{ $rounds ->
        [0] { "" }
        [one] , { $rounds } round
       *[other] , { $rounds } rounds
    }
import-tournament-keep = Make a new tournament of it
import-remarks = What is not taken over
import-remark-causes-unknown = A report names no causes: results stand as decisions of the arbiter with the reason “TRF”.
import-remark-board-results = Boards of one match ended differently: only who won the match is taken over.
import-remark-wishes-left-out = Acceleration and forbidden pairings are not taken over.
journal-import-tournament =
    { $count ->
        [one] Tournament taken over from { $file } ({ $count } player)
       *[other] Tournament taken over from { $file } ({ $count } players)
    }
refusal-report-unreadable = Not taken over: the report cannot be read in line { $line }, column { $column }.
    .rule = The message is: { $reason }. Expected is TRF16 or TRF-2026.
refusal-json-unreadable = Not taken over: in line { $line }, column { $column } the file is no JSON.
    .rule = Reported: { $reason }
refusal-json-form = Not taken over: at “{ $place }” stands { $found }, expected is { $expected }.
    .rule = JSON that Kralle has written is read.
refusal-json-newer = Not taken over: a newer version of Kralle wrote the file.
    .rule = It has schema { $found }, known are schemas up to { $known }. Open it with the new version.
refusal-json-contradicts = Not taken over: what the file says contradicts itself.
    .rule = Reported: { $reason }
refusal-report-too-large = Not taken over: the file is too large.
    .rule = Up to { $most } bytes are read.
refusal-report-without-entrants = Nothing to report yet: there are no teams.
    .rule = A report is made after the drawing of lots, or once start numbers are given.
refusal-report-boards = Not taken over: a match has { $boards } boards.
    .rule = Kralle runs matches on two boards and individual tournaments.
refusal-report-team-size = Not taken over: team { $team } has { $players } players.
    .rule = A team has two players and at most four substitutes.
refusal-report-second-bye = Not taken over: round { $round } has several byes.
    .rule = At most one team of a round has a bye.
refusal-report-name = Not taken over: the name of number { $entrant } is empty or too long.
    .rule = Correct it in the report and try again.
refusal-report-player-twice = Not taken over: player { $entrant } stands twice in the report.
    .rule = Same name, year of birth and FIDE ID. Tell them apart in the report.
refusal-report-points = Not taken over: the points of number { $entrant } do not follow from the results.
    .rule = Penalties, bonuses and byes of different worth cannot be carried.
refusal-report-points-too-wide = The points of number { $entrant } are too high for a TRF report.
    .rule = A report has four characters for the points of a player: up to 99.5, or up to 9999 without half points.
refusal-report-number-too-wide = Number { $number } is too high for a TRF report.
    .rule = It has room for numbers up to { $most }.

# What comes in and goes out: lists, workbooks, rating lists, whole tournaments.

## Reading a player list

list-column-team = Team
list-column-board-order = Board (board order)
list-column-captain = Captain
list-column-select = Column { $number } “{ $heading }” means
list-column-select-bare = Column { $number } means
list-column-hint = If a column is wrong, change it here; the preview updates.
list-sheet = Sheet
list-encoding = Encoding
list-how-workbook = Read as workbook ({ $name }), sheet “{ $sheet }”.
list-captain = Captain: { $captain }
list-teams-found =
    { $count ->
        [one] { $count } fixed team in the list.
       *[other] { $count } fixed teams in the list.
    }
list-problem-workbook-too-large = When unpacked, the workbook exceeds { $expected } bytes. Save only the sheet with the players in a new file or as CSV.
list-problem-workbook-damaged = The workbook is damaged. Open it in a spreadsheet program and save it again as XLSX, ODS or CSV.
list-problem-no-sheet = There is no sheet “{ $found }” in the workbook. Its sheets: { $expected }.
list-problem-cell-error = The cell shows the error { $found }; the field stays empty.
list-problem-team-too-long = The team name has { $found } characters; at most { $expected } are allowed. The field stays empty.
list-problem-unreadable-board-order = “{ $found }” is not a place in the board order (expected a number from 1 to 99); the field stays empty.
list-problem-unreadable-captain = “{ $found }” is neither a name nor a mark for the captain; the field stays empty.
list-problem-captain-too-long = The captain’s name has { $found } characters; at most { $expected } are allowed. The field stays empty.
list-problem-second-captain = Line { $found } names a different captain for this team; the captain from that line counts.
field-columns = Columns
field-encoding = Encoding
expected-choice = one of the choices offered
file-kind-player-list = Player list (CSV, TSV, XLSX, ODS)

## Rating lists

ratings-open = Rating lists
ratings-title = Rating lists
ratings-about = Load a rating list as published by the federation: FIDE (TXT or XML, zipped or not), the German DWZ list, or any CSV list. It is stored on this computer and completes names as you type.
ratings-none = No rating list loaded yet.
ratings-load = Load a list
ratings-load-now = Load
ratings-name = Name of the list
ratings-replaces = Replaces the loaded list “{ $name }”.
ratings-form-fide_text = FIDE list as text
ratings-form-fide_xml = FIDE list as XML
ratings-form-csv = CSV list: meaning of the columns
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
ratings-skipped =
    { $count ->
        [one] Not read: line { $line }.
       *[other] Not read: { $count } lines, starting with line { $line }.
    }
ratings-remove = Remove the list “{ $name }”
ratings-compare = Compare ratings
ratings-compare-none = Load a list first
ratings-compare-about = Compared with: { $lists }
ratings-nothing = All players found already have the ratings from the list.
ratings-same =
    { $count ->
        [one] { $count } player is unchanged.
       *[other] { $count } players are unchanged.
    }
ratings-missing = Not in the lists: { $names }.
ratings-ambiguous = Several players in the lists have the same name. Enter a FIDE ID or year of birth for { $names }.
ratings-take = Apply
ratings-take-row = Apply the ratings of { $name }
ratings-take-all =
    { $count ->
        [one] Apply to { $count } player
       *[other] Apply to { $count } players
    }
ratings-take-none = Nobody selected
ratings-listed = List
ratings-found = In the list
ratings-found-by-fide_id = by FIDE ID
ratings-found-by-name_and_birth_year = by name and year of birth
ratings-found-by-name = by name only: please check
ratings-difference = { $kind }: { $now } → { $listed }
ratings-suggestions = From the rating lists
ratings-suggestion-count =
    { $count ->
        [0] Nobody in the rating lists
        [one] { $count } suggestion; press ↓ to select it
       *[other] { $count } suggestions; press ↓ to select one
    }
journal-refresh-ratings =
    { $count ->
        [one] Ratings of { $count } player updated
       *[other] Ratings of { $count } players updated
    }
file-kind-rating-list = Rating list (TXT, XML, CSV, ZIP)
refusal-no-rating-lists = Rating lists are not available.
    .rule = Without a settings folder, lists cannot be stored on this computer.
refusal-rating-list-empty = Not loaded: the list contains no players.
    .rule = The federation’s file with one line per player is expected. The previous list is kept.
refusal-rating-list-without-names = Not loaded: no column looks like a name column.
    .rule = Select the name column under “Columns”. The previous list is kept.
refusal-rating-list-not-packed = Not loaded: the ZIP file contains no list.
    .rule = The ZIP file must contain a TXT, XML or CSV file. The previous list is kept.
refusal-rating-list-too-large = Not loaded: the list is too large.
    .rule = The limit is eight million players and four gigabytes unpacked. The previous list is kept.
refusal-rating-list-unreadable = Not loaded: the list cannot be read.
    .rule = Try again. If that does not help, download the federation’s file again.
refusal-rating-list-damaged = Not loaded: the list is damaged from line { $line } on.
    .rule = Get the file from the federation again; the previous list is kept.

## Output

export-open = Export
export-title = Export the tournament
export-as = Format
export-kind-site = Website
    .hint = A folder of pages for rounds, standings, crosstable, teams and players. Needs no scripts; works on any server and from a USB stick.
export-with-numbers = With ratings and player numbers
    .hint = Includes FIDE IDs and federation numbers. Anyone on the web can read them.
export-site-how = How do I put the website online?
export-site-how-save = Select “Save…” here: Kralle writes a folder.
export-site-how-upload = Copy the whole folder to the club’s web space the usual way, with the provider’s file manager or an SFTP program.
export-site-how-open = Open the folder’s address in the browser; the first page is index.html.
export-site-how-again = Save again after each round and overwrite the files: their names stay the same.
export-site-how-private = The pages show players by name and club, or as decided for the archive. Anyone on the web can see these pages.
export-kind-xlsx = Workbook (XLSX)
    .hint = Each table on its own sheet.
export-kind-csv = Table (CSV)
    .hint = One table for spreadsheets and other programs.
export-kind-trf = Tournament report (TRF-2026)
    .hint = For federations and other tournament programs; contains the published rounds.
export-kind-json = Everything (JSON)
    .hint = For your own programs: everything but the history.
export-kind-games = Games (PGN, BPGN)
    .hint = Every game with a record: ordinary chess as PGN, both boards as BPGN, pairs of moves in their own notation.
export-kind-broadcast = Names with FIDE IDs
    .hint = For a broadcast on Lichess to recognize the players: paste it into the field for players.
export-which-table = Table
export-language = Language of the headings
export-save = Save…
export-saved =
    { $files ->
        [one] Saved: { $path }
       *[other] { $files } files saved: { $path }
    }
# $tables (text): numbers
export-seating-assumed = Tables in round { $round } where nobody entered who met whom: { $tables }. The report assumes the order of the teams and says so in a remark.
export-name-cut = “{ $name }” is longer than the columns of the report and is cut there.
export-name-same = “{ $name }” is cut in the report and has the same name there as somebody else.
export-lost-games-are-rounds = Each game of a match is a round of its own in the report. Only a remark that Kralle reads has the number of games.
export-lost-match-points = The points in the report are those of the games. Other programs do not see the match points; the ranks are those of Kralle.
export-lost-partners = In the report each player has an opponent. Only remarks that Kralle reads name the partners.
file-kind-xlsx = Workbook
file-kind-csv = CSV table
file-kind-trf = Tournament report
file-kind-json = JSON
file-kind-folder = Folder
file-kind-games = Games
file-kind-broadcast = Text file
export-table-players = Players
export-table-teams = Teams
export-table-start-list = Start list
export-table-pairings = Pairings
export-table-results = Results
export-table-standings = Standings
export-table-crosstable = Crosstable
copy-table = Copy table
copy-picture = Copy table as a picture
copied-table = Table copied: paste it into a spreadsheet, a letter or a message.
copied-picture = Picture of the table copied: paste it into a message.
copy-too-large = Not copied: the table is too large for a picture. Use Print to save it as a PDF.
copy-refused = Not copied: the window is not allowed to write to the clipboard. Use Export to save the table as a file.
copy-refused-picture = Not copied: the window cannot put a picture on the clipboard. Use Print to save the table as a PDF.
export-name = Name
export-club = Club
export-rating-standard = Elo
export-rating-rapid = Rapid Elo
export-rating-blitz = Blitz Elo
export-rating-national = National rating
export-rating-other = Other rating
export-rating-tandem = Tandem
export-rating = Rating
export-pot = Pot
export-team-number = Team No.
export-number = No.
export-team = Team
export-player-number = Player { $number }
export-players = Players
export-round = Round
export-round-points = R{ $round }
export-table = Table
export-game = Game
export-white-number = White No.
export-black-number = Black No.
export-first-number = No. (first-named)
export-first = First-named team
export-first-players = Players (first-named)
export-second-number = No. (second-named)
export-second = Second-named team
export-second-players = Players (second-named)
export-seating = Seating
export-parallel = parallel
export-cross = crossed
export-white-points = Points (White)
export-black-points = Points (Black)
export-first-points = Points (first-named)
export-second-points = Points (second-named)
export-result = Result
export-cause = Cause
export-board = Board
export-reason = Reason
export-rank = Rank
export-points = Points
export-opponent = Opponent
export-partner = Partner
export-format = Format
export-arbiters = Arbiters
export-rules = Rules
export-site-start = Overview
export-site-pages = Pages
export-site-rounds = Rounds
export-site-footer = Made with Kralle
refusal-folder-not-empty = Not written: the folder { $path } is not empty.
    .rule = Choose a new folder name, or a folder that already contains a Kralle website; that website will be replaced.
refusal-no-game-records = Not written: no match has a game record.
    .rule = Records are added with the result or when a position is checked.
refusal-no-fide-ids = Not written: no player has a FIDE ID.
    .rule = FIDE IDs come from the FIDE list or are entered with the player.

## Importing a whole tournament

import-tournament-open = Import a tournament
import-tournament-open-hint = TRF report, JSON or .kralle
import-tournament-title = Import a tournament
import-tournament-kind = Tournament report, JSON or Kralle tournament
import-tournament-report = Tournament report (TRF)
import-tournament-file = Kralle tournament
import-tournament-json = Kralle tournament as JSON
import-tournament-name = Name of the new tournament
import-tournament-carry = Import with the settings
import-tournament-carry-players = Players
import-tournament-carry-teams = Players and fixed teams
import-tournament-found =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }{ $teams ->
        [0] { "" }
        [one] , { $teams } team
       *[other] , { $teams } teams
    }{ $rounds ->
        [0] { "" }
        [one] , { $rounds } round
       *[other] , { $rounds } rounds
    }
import-tournament-keep = Create as a new tournament
import-remarks = Not imported
import-remark-causes-unknown = A report does not give causes: results are recorded as decisions of the arbiter with the reason “TRF”.
import-remark-board-results = The two boards of a match ended differently: only the winner of the match is imported.
import-remark-wishes-left-out = Forbidden pairings, and accelerations other than Baku, are not imported.
journal-import-tournament =
    { $count ->
        [one] Tournament imported from { $file } ({ $count } player)
       *[other] Tournament imported from { $file } ({ $count } players)
    }
refusal-report-unreadable = Not imported: error in the report at line { $line }, column { $column }.
    .rule = TRF16 or TRF-2026 is expected.
why-trf-field = Found “{ $found }”, which does not belong there.
why-trf-code = “{ $found }” is not a player record; 001 belongs there.
why-trf-same-number = The number { $number } is already taken.
why-trf-number-gap = The numbers jump to { $found }; { $wanted } is missing.
why-trf-unknown-number = Nobody has the number { $number }.
why-trf-too-many-rounds = Found round { $found }; at most { $planned } are planned.
why-trf-own-opponent = A player is listed as their own opponent.
why-trf-not-mutual = In round { $round }, number { $entrant } names number { $opponent } as the opponent, but not the other way around.
why-trf-same-color = In round { $round }, the opponent, number { $opponent }, has the same color.
why-trf-result-mismatch = In round { $round }, the result contradicts that of the opponent, number { $opponent }.
why-trf-missing-result = A result is missing in round { $round }.
why-trf-points = Points given: { $found }; according to the results, there should be { $wanted }.
why-trf-second-bye = Two entrants have a bye in round { $round }.
why-trf-no-single-opponent = In round { $round }, the players of team { $team } meet several teams.
why-trf-other-pairs = In round { $round }, team { $team } has other opponents or players than in the first game of its match.
why-trf-missing-game = In round { $round }, a game of team { $team } is missing: its match is not over.
why-trf-no-game = In round { $round }, a game of number { $number } is missing: the match is not over.
why-trf-no-partner = No remark names the partner of number { $number } in round { $round }.
why-trf-no-entrants = The report contains no players (record 001).
why-trf-compressed = The file is compressed. Unpack it first and then choose the report inside.
why-trf-player-list = This is a list with columns and no tournament report. Lists are imported with the players.
why-trf-too-many = There are too many entrants or rounds; at most 9999 are allowed.
why-trf-too-many-lines = There are more lines than a report can have; at most { $most } are allowed.
refusal-json-unreadable = Not imported: the file is not valid JSON at line { $line }, column { $column }.
    .rule = Only JSON written by Kralle can be read.
refusal-json-form = Not imported: “{ $place }” contains { $found }; expected { $expected }.
    .rule = Only JSON written by Kralle can be read.
refusal-json-newer = Not imported: the file was written by a newer version of Kralle.
    .rule = The file has format { $found }; this version reads up to format { $known }. Update Kralle to open it.
refusal-json-contradicts = Not imported: the data in the file is contradictory.
    .rule = Kralle did not write the file like this; it was changed afterward. Use the tournament file itself.
refusal-report-too-large = Not imported: the file is too large.
    .rule = Up to { $most } bytes can be read.
refusal-report-without-entrants = Nothing to report yet: there are no pairing numbers.
    .rule = A report is possible after lots are drawn or pairing numbers are assigned.
refusal-report-boards =
    { $boards ->
        [one] Not imported: a match has { $boards } board.
       *[other] Not imported: a match has { $boards } boards.
    }
    .rule = Kralle runs individual tournaments and matches on two boards.
refusal-report-team-size =
    { $players ->
        [one] Not imported: team { $team } has { $players } player.
       *[other] Not imported: team { $team } has { $players } players.
    }
    .rule = A team has two players and at most four substitutes.
refusal-report-second-bye = Not imported: round { $round } has several byes.
    .rule = Only one bye per round is allowed.
refusal-report-name = Not imported: the name of number { $entrant } is empty or too long.
    .rule = Correct the name in the report and try again.
refusal-report-player-twice = Not imported: player { $entrant } appears twice in the report.
    .rule = Two entries have the same name, year of birth and FIDE ID. Make them distinguishable in the report.
refusal-report-points = Not imported: the points of number { $entrant } do not match the results.
    .rule = Penalties, bonuses and byes with different point values cannot be imported.
refusal-report-points-too-wide = The points of number { $entrant } are too high for a TRF report.
    .rule = A report allows four characters for a player’s points: up to 99.5, or up to 9999 without half points.
refusal-report-number-too-wide = Number { $number } is too high for a TRF report.
    .rule = A report has room for numbers up to { $most }.

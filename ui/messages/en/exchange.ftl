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


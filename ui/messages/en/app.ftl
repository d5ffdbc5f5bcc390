# What occurs everywhere: frame, buttons, words of the field.

app-name = Kralle
app-claim = Run tandem chess (bughouse) tournaments
skip = Skip to content
areas = Pages
undo = Undo
redo = Redo
undo-what = Undo: { $what } (Ctrl+Z)
redo-what = Redo: { $what } (Ctrl+Y)
undo-none = Nothing to undo
redo-none = Nothing to redo
undone = Undone: { $what }
redone = Redone: { $what }
print = Print
printing = Printing…
printed =
    { $pages ->
        [one] { $name }: { $pages } page. Opening…
       *[other] { $name }: { $pages } pages. Opening…
    }

screen-players = Players
screen-draw = Draw lots
screen-round = Round
screen-standings = Standings
screen-options = Options
screen-start = Tournaments

stage-before-draw = Lots not drawn yet
stage-drawn = Teams drawn
stage-round-draft = Round { $number }: draft
stage-round-published = Round { $number } under way
stage-round-complete = Round { $number } of { $total } done
stage-closed = Closed

rules-dsj = DSJ rules
rules-swiss = Swiss rules
rules-ordnung = Tandemordnung
rules-fics = Bughouse (FICS)
format-swiss-system = Swiss system
format-swiss-system-baku = Swiss system, accelerated (Baku)
format-round-robin = Round robin
format-double-round-robin = Double round robin
rounds-count =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
teams-count =
    { $count ->
        [one] { $count } team
       *[other] { $count } teams
    }
players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

reason-kept = The reason will appear in the history and on the sheet.
stage-read-only = Read-only
pot = Pot { $pot }
rating-national = National (DWZ)
rating-standard = FIDE standard
rating-rapid = FIDE rapid
rating-blitz = FIDE blitz
rating-other = Other rating
rating-tandem = Tandem rating
file-kind-tournament = Kralle tournament
order-up = Move { $name } up
order-down = Move { $name } down
order-first = Already at the top
order-last = Already at the bottom

## Options

options-title = Options
options-language = Language
options-theme = Colors
options-theme-system = Same as system
options-theme-light = Light
options-theme-dark = Dark
options-zoom = Display size
    .hint = You can also press Ctrl and +, − or 0, or hold Ctrl and turn the mouse wheel.
options-name = Name
    .hint = Every change is recorded in the history under this name.
options-letter-keys = Single-key shortcuts
    .hint = 1–7, M, F, R… work only outside text fields. Everything can also be done with Ctrl shortcuts.

## Keys

key-escape = Esc
key-space = Space
key-control = Ctrl
keys-title = Keyboard shortcuts
discard = Discard what you typed?
    .text = Your input has not been saved yet.
    .keep = Keep editing
    .do = Discard
keys-print = Print this list
keys-all = all shortcuts
help = Help
help-on = Help: { $screen }
help-keys = Shortcuts on this page
help-contents = Contents
help-lent = This page is available only in English.
help-start = Everything begins here: create a tournament, open one or try the demo. There is no need to save: every change goes straight into the tournament file.
help-new = Only a name is required; everything else has a default and can be changed later. From the time control and the start time, Kralle works out when the rounds will end.
help-settings = You can edit everything that can still be changed; each fixed setting says why it is fixed. Everything can be undone.
help-players = Add or import players and keep track of who is here. To check in, select “Mark all as not here”, then type part of each name and press Enter. Only players who are here take part in the drawing of lots.
help-draw = Draw lots for the teams, add fixed teams, or assign numbers. After that, everyone knows who plays with whom, and round 1 can be paired.
help-round = Pair rounds, publish them and enter results: first the winner, then the cause. To correct a result, select its table, press F2 and enter it again; the history keeps both results.
help-standings = The standings after each round, with the crosstable and the director’s decisions. Close the tournament here when it is over.
help-judge = Check a position or a game: set it up and select a question; Kralle answers and cites the article. You can save the answer with the table and print it.
help-print = Every sheet is shown exactly as it will print. Printing the pairing sheet for the first time publishes the round.
help-correspondence = Games played by letter or email: record moves, write messages and keep an eye on the deadlines.
help-history = Every action, newest first. You can view the tournament as it was after any action, and go back to that point.
help-table = A game at the board: both players enter their moves hidden; then the moves are revealed together.
palette = Search
    .hint = Name, team, table, sheet or command
palette-keys = Arrow keys to select, Enter to open, Esc to close.
palette-nothing = Nothing found.
palette-absent = not here
palette-person = Players
palette-team = Teams
palette-table = Tables
palette-page = Handbook
palette-command = Commands
palette-screen = Pages
palette-sheet = Sheets
palette-file = Recently opened
keys-off = Single-key shortcuts are off (see Options).
keys-everywhere = Everywhere
keys-screens = switch pages
keys-next = next step
keys-next-none = There is no next step here.
keys-next-to = Next step: { $screen }
keys-zoom = zoom in, zoom out, normal size
keys-escape = discard input, close
keys-edit = edit the cell
keys-here = mark as here
keys-cells = move to another cell
keys-other-table = move to another table
key-idle = { $key } does nothing here
key-overtaken = { $key } was ignored: something else was clicked first
keys-number-ends = confirm the number
keys-number-back = instead of a number: back to the previous table
keys-go-to-table = go to the table
keys-number = number
keys-winner = winner, as shown at the table
keys-drawn = ½–½
keys-boards = parallel, crossed
keys-colors = White on board 1, on board 2
keys-select = select players
keys-display = screen 1 on the second monitor
hint-number = + number
hint-winner = winner
hint-cause = … cause (saves)
hint-drop = discard
copy-title = File
copy-save = Save a copy…
copy-saved = Copy saved: { $path }
pairing = Pairing…
hint-edit = or double-click: edit the cell

# $what (text)
fault = Something did not work.
    .more = Everything you entered is saved. If this happens again, please send us this line: { $what }
    .again = Try again

# What occurs everywhere: frame, buttons, words of the field.

app-name = Kralle
app-claim = Run tandem chess (bughouse) tournaments
skip = Skip to content
areas = Areas
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
        [one] { $name }: { $pages } page, opening
       *[other] { $name }: { $pages } pages, opening
    }

screen-players = Players
screen-draw = Draw lots
screen-round = Round
screen-standings = Standings
screen-options = Options
screen-start = Tournaments

stage-before-draw = Before drawing lots
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

reason-kept = It will appear in the history and on the sheet.
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
    .hint = Also with Ctrl and +, − and 0 or the mouse wheel.
options-name = Name
    .hint = Every change is recorded in the history under this name.
options-letter-keys = Single-key shortcuts
    .hint = 1–7, M, F, R… work only outside text fields. Everything also works with Ctrl.

## Keys

key-escape = Esc
key-space = Space
key-control = Ctrl
keys-title = Keyboard shortcuts
discard = Discard what you typed?
    .text = It has not been saved yet.
    .keep = Go on editing
    .do = Discard
keys-print = Print the card
keys-all = all keys
help = Help
help-on = Help: { $screen }
help-keys = Keys here
help-contents = Contents
help-lent = This page exists in English only.
help-start = Everything begins here: create a tournament, open one or try the demo. Nothing needs saving: every change is in the tournament file at once.
help-new = Only the name is needed; everything else has a default and can be changed later. From time control and start, Kralle works out how long the rounds take.
help-settings = What can still be changed is open; what is fixed says why beside it. Everything can be undone.
help-players = Enter or import players and keep track of who is here. To check in, choose “Nobody here yet”, then type a part of each name and press Enter. Only those who are here take part in the draw.
help-draw = Here teams are drawn or entered, or numbers are given. After that it is settled who plays with whom, and round 1 can be paired.
help-round = Pair rounds, publish them and enter results: first the winner, then the cause. Open a wrong result at its table with F2 and enter it again; the history keeps both.
help-standings = The standings after each round, with crosstable and decisions of the director. At the end the tournament is closed here.
help-judge = Check a position or a game: set it up, ask, and the rules answer with their article. The answer can be kept with the table and printed.
help-print = Every sheet is shown as it will come out. The first print of a pairing sheet publishes the round.
help-correspondence = Games played by letter or e-mail: take in moves, write letters, keep an eye on the deadlines.
help-history = Every action, the newest on top. Each can be looked at, and you can go back to any of them.
help-table = A game at the board: both enter their move covered, then the moves are revealed.
palette = Search
    .hint = Name, team, table, sheet or command
palette-keys = Arrows choose, Enter opens, Esc closes.
palette-nothing = Nothing found.
palette-absent = not here
palette-person = Players
palette-team = Teams
palette-table = Tables
palette-page = Handbook
palette-command = Commands
palette-screen = Areas
palette-sheet = Sheets
palette-file = Recently opened
keys-off = Single-key shortcuts are off (see Options).
keys-everywhere = Everywhere
keys-screens = switch area
keys-next = next step
keys-next-none = There is no next step here.
keys-next-to = Go on: { $screen }
keys-zoom = larger, smaller, usual size
keys-escape = discard input, close
keys-edit = change the cell
keys-here = set “here”
keys-cells = move to another cell
keys-other-table = move to another table
key-idle = The key { $key } does nothing here
key-overtaken = { $key } came too late: something else was clicked meanwhile
keys-number-ends = end of the number
keys-number-back = instead of a number: back to the previous table
keys-go-to-table = go to the table
keys-number = number
keys-winner = winner as in the picture
keys-drawn = ½–½
keys-boards = parallel, crossed
keys-colors = White on board 1, on board 2
hint-number = + number
hint-winner = winner
hint-cause = … cause, saves
hint-drop = discard
copy-title = File
copy-save = Save a copy…
copy-saved = Copy saved: { $path }
pairing = Pairing…
hint-edit = or double-click: change the cell

# $what (text)
fault = Something did not work.
    .more = Everything entered is saved. If it happens again, this line helps us: { $what }
    .again = Try again

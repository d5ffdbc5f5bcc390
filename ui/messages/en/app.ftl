# What occurs everywhere: frame, buttons, words of the field.

app-name = Kralle
app-claim = Run tandem chess tournaments
skip = To the content
areas = Areas
close = Close
cancel = Cancel
save = Save
change = Change
back = Back
undo = Undo
redo = Redo
undo-what = Undo: { $what } (Ctrl+Z)
redo-what = Redo: { $what } (Ctrl+Y)
undo-none = Nothing to undo
redo-none = Nothing to redo
undone = Undone: { $what }
redone = Redone: { $what }
print = Print
printing = Printing …
printed = Printed: { $name }
loading = Loading …
reason = Reason
reason-needed = A reason is missing.
unexpected = Something went wrong.
    .rule = Nothing is lost: every confirmed change is in the file.
try-again = Try again

team = Team
player = Player
round = Round
table = Table
team-number = Team { $number }
round-number = Round { $number }
table-number = Table { $number }
board = Board { $board }
board-white = Board { $board }, White
board-black = Board { $board }, Black
white = White
black = Black
points = Points
bye = bye
dot = ·

article-point = { $heading }, point { $point }
article-number = Article { $number }

screen-players = Players
screen-draw = Draw
screen-round = Round
screen-standings = Standings
screen-options = Options
screen-start = Tournaments

stage-before-draw = Before the draw
stage-drawn = Drawn
stage-round-draft = Round { $number }: draft
stage-round-published = Round { $number } under way
stage-round-complete = Round { $number } of { $total } done
stage-closed = Closed

rules-dsj = DSJ rules
rules-swiss = Swiss rules
rules-ordnung = Tandemordnung
format-swiss = Swiss system
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

keys-title = Keys
keys-off = Keys of one letter are switched off.
keys-all = all keys
key-escape = Esc
key-space = Space
key-control = Ctrl

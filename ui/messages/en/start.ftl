# Start page and new tournament.

start-recent = Recently opened
start-begin = Start
start-new = New tournament
    .hint = Set rules and rounds
start-open = Open a file
    .hint = Tournament file (.kralle)
start-demo = Demo tournament
    .hint = 24 players, to try things out
start-empty = No tournament yet
    .hint = Create a new one, open a file, or try the demo tournament.
start-saved = Every change is saved at once. Tournament files are in
start-missing = File not found: { $path }
start-missing-chip = Missing
start-find = Find…
start-find-title = Where is “{ $name }” now?
start-forget = Forget
start-forget-title = Take “{ $name }” off the list
start-opened = Last opened: { $when }
first-steps = First steps
first-steps-close = Do not show first steps again
first-steps-tournament = Create a tournament
    .hint = A name is enough. Or try the demo tournament first.
first-steps-players = Enter players
    .hint = Import the club’s list or type names; then check in who is here.
first-steps-rounds = Draw lots and play
    .hint = Draw teams, pair the round, print the sheet, enter results.

new-title = New tournament
new-note = Everything can be changed until lots are drawn.
new-name = Name
new-name-missing = The name is missing.
new-date-unreadable = The date cannot be read. Expected: 2026-11-21.
new-date = Date
new-place = Place
new-players = Players (expected)
new-rules = Rules
new-rules-swiss = Swiss rules
    .hint = Mate is final at once. Only the arbiter gives a draw.
new-rules-dsj = DSJ
    .hint = A partner’s move may still avert the mate. Draw by agreement possible.
new-rules-ordnung = Tandemordnung
    .hint = Promotion with a piece from the neighbor board. Draw by agreement possible.
new-format = Format
new-format-swiss-system = Swiss system
    .hint = Opponents of equal score meet. Recommended from 9 teams or individual players on.
new-format-round-robin = Round robin
    .hint = Everyone meets everyone. Recommended for 6 to 8 teams or individual players.
    .rounds =
        { $rounds ->
            [one] Everyone meets everyone: { $rounds } round.
           *[other] Everyone meets everyone: { $rounds } rounds.
        }
new-format-double-round-robin = Double round robin
    .hint = Everyone meets everyone twice. Recommended up to 5 teams or individual players.
    .rounds =
        { $rounds ->
            [one] Everyone meets everyone twice: { $rounds } round.
           *[other] Everyone meets everyone twice: { $rounds } rounds.
        }
new-rounds = Rounds
new-rounds-less = One round less
new-rounds-more = One round more
new-rounds-suggested = Recommended: { $count }
new-rounds-later = If left empty, it depends on the number of teams or individual players.
new-rounds-fixed = Follows from the number of teams or individual players.
schedule = Time control and times of day
schedule-minutes = Minutes per player
schedule-seconds = Seconds per move
schedule-first-round = First round at
schedule-end = End by
schedule-hint = With the time control Kralle says how long the rounds take.
schedule-unreadable = Time control or time of day cannot be read. Expected: 5 and 19:30.
schedule-round = A round takes about { $minutes } minutes
schedule-until =
    { $rounds ->
        [one] { $rounds } round until about { $time }.
       *[other] { $rounds } rounds until about { $time }.
    }
schedule-too-long =
    { $rounds ->
        [0] There is no time for a round until { $time }.
        [one] There is only time for { $rounds } round until { $time }.
       *[other] There is only time for { $rounds } rounds until { $time }.
    }
new-rating-list = Rating list
    .hint = Where the ratings come from, for example “FIDE rapid”
new-rating-list-date = As of (date)
new-more = More settings
    .hint = scoring, bye: the defaults of the regulations usually fit
new-win = Win
new-draw = Draw
new-loss = Loss
new-bye = Bye
new-usual = { $points } (usual)
new-first-rating = Primary rating
    .hint = Players are ordered by this rating; if it is missing, their next available one counts.
new-summary = Your tournament
new-summary-big =
    { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    } → { $format }, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
new-summary-unknown = Number of players not known yet
new-matches-per-round = Matches per round
new-matches-at-boards = { $matches } on { $boards } boards
new-suggestion =
    { $rounds ->
        [one] Recommended: { $format }, { $rounds } round.
       *[other] Recommended: { $format }, { $rounds } rounds.
    }
new-suggestion-take = Use it
new-odd = With an odd number of players Kralle offers a solution before lots are drawn.
new-create = Create tournament
new-next = Then: enter or import players

start-other-file = Open another file
settings-title = Tournament settings
settings-change = Tournament settings
settings-fixed-rounds = Fixed since round 1 was paired.
settings-fixed-rules = Fixed since round 1 was paired. Single rules can still be changed with a reason:
settings-fixed-formed = Fixed since lots were drawn or numbers given.
settings-fixed-teams = Fixed as long as teams are entered.
settings-fixed-closed = The tournament is closed.
settings-save = Save changes

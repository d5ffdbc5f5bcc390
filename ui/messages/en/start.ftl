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
start-saved = Every change is saved immediately. Tournament files are in
start-missing = File not found: { $path }
start-missing-chip = Missing
start-find = Find…
start-find-title = Find “{ $name }”
start-forget = Remove
start-forget-title = Remove “{ $name }” from the list
start-opened = Last opened: { $when }
first-steps = Getting started
first-steps-close = Do not show “Getting started” again
first-steps-tournament = Create a tournament
    .hint = A name is enough. Or try the demo tournament first.
first-steps-players = Add players
    .hint = Import the club’s list or type names; then check in everyone who is here.
first-steps-rounds = Draw lots and play
    .hint = Draw teams, pair the round, print the sheet, enter results.

new-title = New tournament
new-note = Everything can be changed until lots are drawn.
new-name = Name
new-name-missing = Enter a name.
new-date-unreadable = This is not a valid date. Example: 11/21/2026.
new-date = Date
new-place = Place
new-players = Expected players
new-rules = Rules
new-rules-swiss = Swiss rules
    .hint = Checkmate ends the match immediately. Only the arbiter can declare a draw.
new-rules-dsj = DSJ
    .hint = The partner’s move can still avert the mate. Draws by agreement are allowed.
new-rules-ordnung = Tandemordnung
    .hint = To promote, a player takes out a piece on the other board. Draws by agreement are allowed.
new-format = Format
new-format-swiss-system = Swiss system
    .hint = Opponents with equal scores meet. Recommended for 9 or more teams or individual players.
new-format-round-robin = Round robin
    .hint = Everyone meets everyone. Recommended for 6 to 8 teams or individual players.
    .rounds =
        { $rounds ->
            [one] Everyone meets everyone: { $rounds } round.
           *[other] Everyone meets everyone: { $rounds } rounds.
        }
new-format-double-round-robin = Double round robin
    .hint = Everyone meets everyone twice. Recommended for up to 5 teams or individual players.
    .rounds =
        { $rounds ->
            [one] Everyone meets everyone twice: { $rounds } round.
           *[other] Everyone meets everyone twice: { $rounds } rounds.
        }
new-rounds = Rounds
new-rounds-less = One fewer round
new-rounds-more = One more round
new-rounds-suggested = Recommended: { $count }
new-rounds-later = Leave empty to use the number recommended for the teams or individual players.
new-rounds-fixed = Set by the number of teams or individual players.
new-acceleration = Acceleration
    .hint = For many entrants and few rounds: in the first half of the rounds, the upper half is paired with virtual points. They do not count in the standings.
new-acceleration-none = None
new-acceleration-baku = Baku (FIDE C.04.7)
schedule = Time control, start and end
schedule-minutes = Minutes per player
schedule-seconds = Increment per move (seconds)
schedule-first-round = First round at
schedule-end = End by
schedule-hint = Enter the time control to see how long the rounds take.
schedule-unreadable = The time control or time of day is not valid. Examples: 5 and 19:30.
schedule-round =
    { $minutes ->
        [one] A round takes about { $minutes } minute
       *[other] A round takes about { $minutes } minutes
    }
schedule-round-at-most =
    { $minutes ->
        [one] A round takes at most about { $minutes } minute
       *[other] A round takes at most about { $minutes } minutes
    }
schedule-until =
    { $rounds ->
        [one] so { $rounds } round ends at about { $time }.
       *[other] so { $rounds } rounds end at about { $time }.
    }
schedule-too-long =
    { $rounds ->
        [0] There is not enough time for a round before { $time }.
        [one] There is only enough time for { $rounds } round before { $time }.
       *[other] There is only enough time for { $rounds } rounds before { $time }.
    }
new-rating-list = Rating list
    .hint = Where the ratings come from, for example “FIDE rapid”
new-rating-list-date = As of (date)
new-more = More settings
    .hint = Arbiters; scoring and byes: the defaults from the regulations are usually fine
new-win = Win
new-draw = Draw
new-loss = Loss
new-bye = Bye
new-usual = { $points } (usual)
new-games = Games per match
new-games-best-of = best of { $count }
games-per-match = { $count } games per match
games-best-of = best of { $count } games
new-games-colors = Colors of the next game
new-games-colors-swapped = swapped
new-games-colors-same = the same
new-games-colors-chosen = chosen again
new-games-seating = Opponents of the next game
new-games-seating-kept = the same
new-games-seating-swapped = swapped
new-games-seating-chosen = chosen again
new-games-score = Points of a match
new-games-score-games = sum of its games
new-games-score-match = win of the match
new-games-standings = Standings first by
new-games-standings-match = match points
new-games-standings-game = game points
new-first-rating = Primary rating
    .hint = Players are sorted by this rating. Players without it are sorted by the next rating they have.
new-chief-arbiter = Chief arbiter
new-deputy-arbiters = Deputy arbiters
    .hint = One name per line
new-arbiters-public = Name the arbiters on the website and in the archive
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
new-matches-at-boards =
    { $boards ->
        [one] { $matches } on { $boards } board
       *[other] { $matches } on { $boards } boards
    }
new-suggestion =
    { $rounds ->
        [one] Recommended: { $format }, { $rounds } round.
       *[other] Recommended: { $format }, { $rounds } rounds.
    }
new-suggestion-take = Use it
new-odd = With an odd number of players, Kralle offers solutions before lots are drawn.
plan-too-many-rounds =
    { $most ->
        [one] Without rematches, only { $most } round is possible; { $rounds } are set.
       *[other] Without rematches, at most { $most } rounds are possible; { $rounds } are set.
    }
plan-as-many-rounds-as-opponents = A Swiss system with as many rounds as a round robin may end with no pairing left without rematches. A round robin always works out.
plan-same-opponents = { $name } cannot break ties in a round robin: everyone has the same opponents.
plan-only-in-round-robin = { $name } is a tie-break for round robins.
plan-no-board-results = { $name } needs a result for each board; here a match has only one result.
plan-unrated =
    { $unrated ->
        [one] { $name } has no values because { $unrated } team or player has no rating.
       *[other] { $name } has no values because { $unrated } teams or players have no rating.
    }
plan-play-rounds =
    { $rounds ->
        [one] Play { $rounds } round
       *[other] Play { $rounds } rounds
    }
plan-choose-round-robin = Use a round robin
plan-to-settings = Go to settings
new-create = Create tournament
new-next = Next: add or import players

start-other-file = Open another file
settings-title = Tournament settings
settings-change = Tournament settings
settings-fixed-rounds = Fixed since round 1 was paired.
settings-fixed-rules = Fixed since round 1 was paired. Individual rules can still be changed if you give a reason:
settings-fixed-formed = Fixed since lots were drawn or numbers were assigned.
settings-fixed-teams = Fixed as long as any team is entered.
settings-fixed-closed = The tournament is closed.
settings-save = Save changes

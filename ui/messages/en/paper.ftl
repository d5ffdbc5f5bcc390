### Texts on the sheets of the print center.

## Cards

# $round (text)
card-round = Round { $round }
# $table (text)
card-table = Table { $table }
card-table-blank = Table ____
# $table (text), $board (text)
card-table-board = Table { $table }, board { $board }
# $board (text)
card-board = Board { $board }
card-first-named = First-named
card-second-named = Second-named
# $role (text), $team (text)
card-side = { $role }: { $team }
card-arbiter = Arbiter
card-white = White
card-black = Black
card-chooses = First-named chooses
card-parallel = parallel
card-cross = crossed
card-seating-fixed = The first-named team has Black on board 1 and White on board 2.
card-result = Result
card-decided-on = decided on
card-board-1 = Board 1
card-board-2 = Board 2
card-cause = Cause
# $game (text)
card-game = Game { $game }
# $board (text)
card-white-on = Board { $board }, White
card-decided-on-board = decided on board
card-if-needed = if needed
card-opponents-kept = same opponents
card-opponents-swapped = opponents swapped
card-colors-swapped = colors swapped
card-colors-same = same colors
card-sum = Result of the match
card-sum-note = 1–0: the first-named team wins, 0–1: the second-named team wins

## Lists

players-order-pots = by pot
players-order-rating = by rating
players-order-name = by name
# $pot (text)
players-pot = Pot { $pot }
players-no-club = no club
line-up-note = The order applies for the whole tournament. Substitutes are always last in the order.
# $name (text), $captain (text)
line-up-team = { $name } – captain: { $captain }
sheet-substitute = substitute
line-up-captain = Captain
seats-first = first-named
seats-second = second-named
seats-bye = bye
seats-sits-out = sits out

## Round and tables

# $count (number)
results-open =
    { $count ->
        [one] One result is still missing.
       *[other] { $count } results are still missing.
    }
# $game (text), $score (text), $cause (text)
results-game = Game { $game }: { $score }, { $cause }
# $game (text), $score (text), $cause (text), $board (text)
results-game-board = Game { $game }: { $score }, { $cause } (board { $board })
points-of-match = Match points
points-of-game = Game points
# $from (text), $to (text)
sheet-slice = Columns { $from } to { $to }
sheet-crosstable-legend = Row against column: 1 won, ½ drawn, 0 lost, … no result yet. The columns follow the order of the standings.
sheet-crosstable-legend-games = Row against column: the sum of the games of a match, … no result yet. The columns follow the order of the standings.
sheet-crosstable-apart = { standings-forfeit } forfeit, – annulled. No opponent: byes and missed rounds.
progress-legend = Top: the result with the opponent’s number. Bottom: the points after the round.
berger-legend = The team numbers in each round at each table, with the first-named team first.
berger-teams = The numbers
standings-explain-direct = Direct encounter: if exactly two are tied on points, the winner of their match ranks ahead.
standings-explain-shared = Those still tied share the rank.

## Rules and decision

# $subject (text)
rules-changed = { $subject } *
rules-changed-legend = * differs from the rule set for this tournament
rules-default-legend = Kralle’s default: the text leaves this open; the announcement may specify it.
adjudication-match = Match
adjudication-rules = Rule set
adjudication-decided = Decided
adjudication-question = Question
adjudication-answer = Answer
adjudication-article = Article
adjudication-place = Place, date
# $who (text), $pieces (text)
adjudication-holds = { $who } – in hand: { $pieces }

## Certificate, fallback pack, report

certificate-winner = Winner
certificate-joint-winner = Joint winner
# $rank (number)
certificate-rank =
    { NUMBER($rank, type: "ordinal") ->
        [one] { $rank }st place
        [two] { $rank }nd place
        [few] { $rank }rd place
       *[other] { $rank }th place
    }
# $rank (number)
certificate-shared-rank =
    { NUMBER($rank, type: "ordinal") ->
        [one] Tied for { $rank }st place
        [two] Tied for { $rank }nd place
        [few] Tied for { $rank }rd place
       *[other] Tied for { $rank }th place
    }
certificate-and = and
# $points (text)
certificate-points =
    { $halves ->
        [1] with { $points } point
        [2] with { $points } point
       *[other] with { $points } points
    }
certificate-none = There are no winners yet.
fallback-how = If the power fails, write results here, keep the cards, and enter the results afterward. The blank cards are for changes and for the next round.
fallback-grid = To continue by hand: what has been played, and room for the rest
report-standings = Standings
report-no-decisions = The director had nothing to decide.
report-corrections = Corrections and changes
report-no-corrections = No corrections or changes were made.
report-rules = Rule set
report-format = Format
report-rounds = Rounds
# $played (number), $planned (number)
report-rounds-value = { $played } of { $planned }
report-participants = Participants
report-seed = Public seed
report-state = Status
report-closed = closed
report-running = still running
# $what (text)
report-undone = { $what } (undone)
report-left = { $what } (no longer in force: an older backup was restored)

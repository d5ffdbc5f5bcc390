# Round: draft, seating, results.

round-empty = No round yet
round-empty-lots = Draw lots first.
round-empty-pair =
    { $count ->
        [one] { $count } team is drawn.
       *[other] { $count } teams are drawn.
    }
round-to-draw = To the draw
round-choose = Choose a round
round-of = Round { $number } of { $total }
round-pair = Pair round { $number }
round-publish = Publish round { $number }
round-print-publishes = The first print of the pairing sheet publishes the round.
round-to-newest = To round { $number }
round-to-standings = To the standings
round-tables-missing =
    { $count ->
        [one] { $count } result is missing
       *[other] { $count } results are missing
    }
round-progress = { $done } of { $total } results
round-matches = Matches
round-caption = Matches of round { $number }
round-show = Show
round-show-all = All { $count }
round-show-open = Open { $count }
round-hint = Click the winner, then the cause.
round-draft-hint = Draft, not posted yet.
round-first-team = First-named team
round-second-team = Second-named team
round-first-named = named first
round-second-named = named second
round-result = Result
round-playing = playing
round-done = done
round-rematch = Rematch
round-cause-missing = cause missing
round-seating-open = Seating …
round-has-won = has won
round-winner = winner
round-sits-out = { $name } sits out
round-bye = Team { $team } has a bye.
round-bye-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
round-previous-table = Previous table
round-next-table = Next table
round-who-won = Who has won?
round-by-what = By what?
round-winner-first = The winner first
round-press-saves = A click saves
round-nobody-there = Nobody was there? { $key } again: both forfeit, 0–0.
round-jump = Number of the table: 1 to { $last }
round-jump-more = Table { $number } – another digit or { $key }
round-jump-none = There is no table { $number }. Number of the table: 1 to { $last }
round-idle-winner = The winner first, then { $cause }
round-idle-draft = The round is still a draft: results come after it is published
round-idle-done = Table { $table } has its result already
round-idle-seating = The seating of table { $table } first; { $key } goes without it
round-idle-cause = { $key } is not possible with this result
round-result-later = Comes after the seating. Already played?
round-without-seating = Enter the result without seating
round-change-result = Change the result
round-keep-result = Leave the result
round-clear = Delete the result
round-reason = Reason: { $reason }
round-instead = { $cause }: { $result }
round-play-on = Let them play on

seating-title = Seating
seating-open = Seating open
seating-fixed = Fixed by the rules: the first-named team has Black on board 1.
seating-boards = Team { $team } chooses the opponents
seating-colors = Team { $team } chooses the colors
seating-later = Comes after the choice of opponents.
seating-parallel = parallel
seating-cross = crossed
seating-white-on = White on board { $board }
seating-board-open = board open

sit-out-title = Team { $team }: { $name } sits out.
sit-out-swapped = It would be somebody else’s turn.
sit-out-instead = { $name } sits out

draft-title = Draft
draft-about = Nobody has seen this pairing yet. It can be changed, paired again or thrown away.
draft-again = Pair again
draft-discard = Throw the draft away
draft-rematches =
    { $count ->
        [one] Table { $tables }: these teams have met before.
       *[other] Tables { $tables }: these teams have met before.
    }

swap-title = Swap teams
swap-draft = Two teams change places.
swap-published = The round is published. The swap takes a reason, and those concerned must be told.
swap-one = Team
swap-other = changes with
swap-none = Choose a team
swap-choose = Choose two different teams
swap-do = Change places

# Causes. .key is the key.
cause-checkmate = Checkmate
    .key = M
cause-flag-fall = Flag fall
    .key = F
cause-resignation = Resignation
    .key = R
cause-illegal-move = Illegal
    .key = I
cause-arbiter-decision = Arbiter
    .key = A
cause-forfeit = Not present
    .key = N
cause-double-forfeit = Neither present
cause-draw-agreed = Agreement
    .key = G
cause-both-mated = Both mated
    .key = B
cause-both-flags = Both flags
    .key = L
cause-simultaneous-claims = Simultaneous
    .key = S
cause-stalemate = Stalemate
cause-repetition = Repetition
cause-fifty-moves = 50 moves
cause-dead-position = Dead position
cause-not-admitted = not admitted, { $article }
verdict-first-wins = 1–0
verdict-second-wins = 0–1
verdict-drawn = ½–½
verdict-both-lose = 0–0

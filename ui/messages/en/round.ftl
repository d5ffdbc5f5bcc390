# Round: draft, seating, results.

round-empty = No round yet
round-empty-lots = Draw lots first.
round-empty-pair =
    { $count ->
        [one] { $count } team has been drawn.
       *[other] { $count } teams have been drawn.
    }
round-to-draw = Go to Draw lots
round-choose = Select a round
round-of = Round { $number } of { $total }
round-pair = Pair round { $number }
round-publish = Publish round { $number }
round-print-publishes = Printing the pairing sheet for the first time publishes the round.
round-to-newest = Go to round { $number }
round-to-standings = Go to standings
round-tables-missing =
    { $count ->
        [one] { $count } result missing
       *[other] { $count } results missing
    }
round-progress =
    { $total ->
        [one] { $done } of { $total } result
       *[other] { $done } of { $total } results
    }
round-matches = Matches
round-caption = Matches of round { $number }
round-show = Show
round-show-all = All { $count }
round-show-open = Missing { $count }
round-hint = Click the winner, then the cause.
round-draft-hint = Draft, not published yet.
round-first-team = First-named team
round-second-team = Second-named team
round-first-named = named first
round-second-named = named second
round-result = Result
round-playing = playing
round-done = done
round-games = Games
round-game-open = open
round-games-score = Score
round-rematch = Rematch
round-cause-missing = cause missing
round-seating-open = Seating…
round-has-won = won
round-winner = winner
round-sits-out = { $name } sits out
round-bye = Team { $team } has a bye.
round-bye-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
round-print-card = Print the match card…
round-previous-table = Previous table
round-next-table = Next table
round-who-won = Who won?
round-by-what = How?
round-winner-first = Select the winner first
round-press-saves = One click saves the result
round-nobody-there = Nobody showed up? Press { $key } again: both forfeit, 0–0.
round-jump = Table number: 1 to { $last }
round-jump-more = Table { $number }: type another digit or press { $key }
round-jump-none = There is no table { $number }. Table numbers: 1 to { $last }
round-idle-winner = Select the winner first, then press { $cause }
round-idle-draft = The round is still a draft: publish it before entering results
round-idle-done = Table { $table } already has its result
round-idle-open = Table { $table } has no result yet
round-idle-seating = Choose the seating for table { $table } first, or press { $key } to skip it
round-idle-cause = { $key } is not possible with this result
round-result-later = Choose the seating first. Already played?
round-without-seating = Enter the result without seating
round-change-result = Change the result
round-keep-result = Keep the result
round-clear = Delete the result
round-reason = Reason: { $reason }
round-instead = { $cause }: { $result }
round-play-on = Resume play

seating-title = Seating
seating-open = Seating not chosen
seating-fixed = Fixed by the rules: the first-named team has Black on board 1.
seating-boards = Team { $team } chooses the opponents
seating-colors = Team { $team } chooses the colors
seating-later = Choose the opponents first.
seating-parallel = parallel
seating-cross = crossed
seating-white-on = White on board { $board }
seating-board-open = board not known
seating-correct = Correct the seating…
seating-correct-title = Correct the seating of table { $table }
seating-boards-of = Opponents (choice of team { $team })
seating-colors-of = Colors (choice of team { $team })
seating-played-one = Team { $team }, first player
seating-played-other = Team { $team }, second player
seating-result-stays = The result stays.
seating-winner-then = The winner on board { $board } will then be { $name }.

sit-out-title = Team { $team }: { $name } sits out.
sit-out-swapped = In the usual order, it would be somebody else’s turn to sit out.
sit-out-instead = Let { $name } sit out

draft-title = Draft
draft-about = Nobody else has seen this pairing yet. It can be changed, paired again or discarded.
draft-again = Pair again
draft-discard = Discard the draft
draft-rematches =
    { $count ->
        [one] Table { $tables }: these opponents have met before.
       *[other] Tables { $tables }: these opponents have met before.
    }

swap-title = Swap opponents
swap-draft = The two numbers you select swap places.
swap-published = The round is published. Give a reason for the swap and tell the players affected.
swap-one = Swap
swap-other = with
swap-none = Please select
swap-choose = Select two different numbers
swap-do = Swap places

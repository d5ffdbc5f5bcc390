# Standings, crosstable, decisions of the director.

standings-empty = No standings yet
    .hint = Standings appear after the drawing of lots and the first results.
standings-views = View
standings-tab-standings = Standings
standings-tab-crosstable = Crosstable
standings-choose = Select standings by round
standings-start = Before the first round
standings-after = after round { $round }
standings-final = Final standings after round { $round }
standings-caption = Standings
standings-rank = Rank
standings-moved = Change
standings-up = up by
standings-down = down by
standings-tie = Tie
standings-bye = bye
standings-plays = plays against
standings-against = against
standings-tie-against = { $points } pts against No. { $team }
standings-tie-open = unresolved
standings-tie-shared = shared
standings-tie-decided = director
standings-tie-joint = joint winners
standings-legend-settled = Tie resolved
standings-legend-open = Tie unresolved or rank shared
standings-legend-cells = In the round columns: points, with the opponent’s number in small type.
standings-before = Rank 1: { $first } ahead of { $second }.
standings-direct =
    { $halves ->
        [1] Both have { $points } point. { $team } won the direct encounter.
        [2] Both have { $points } point. { $team } won the direct encounter.
       *[other] Both have { $points } points. { $team } won the direct encounter.
    }
standings-open = First place is undecided; the director must decide.
    .rule =
        { $halves ->
            [1] Nos. { $teams } have { $points } point each; the direct encounter does not break the tie.
            [2] Nos. { $teams } have { $points } point each; the direct encounter does not break the tie.
           *[other] Nos. { $teams } have { $points } points each; the direct encounter does not break the tie.
        }
standings-decide = Decide…
standings-decide-ranks = Decide ranks { $ranks }
standings-decided-order = Decision of the director: order { $teams }.
standings-decided-joint = Decision of the director: Nos. { $teams } are joint winners.
standings-close = Close tournament
standings-reopen = Reopen
standings-closed = The tournament is closed, and the standings are final.
standings-winner = Winner: { $team }.
standings-joint-winners = Joint winners: teams { $teams }.

crosstable-rests = No opponent
    .legend = No opponent: points from byes and missed rounds.

decision-kind = Type of decision
decision-order = Order
decision-joint-winners = Joint winners
decision-winners = Who are the joint winners?
decision-two = Select at least two
decision-keep = Save the decision

# Pairing: manual pairing, its cost, and reasons.

hand-title = Manual pairing
hand-about = Pairings you fix stay; Kralle pairs everyone else by the rules.
hand-none = Nothing is fixed: the pairing follows only the rules.
hand-together = No. { $one } against No. { $other }
hand-together-again = No. { $one } against No. { $other }, even as a rematch
hand-apart = No. { $one } and No. { $other } kept apart
hand-bye = No. { $one } gets the bye
hand-second-meetings = Rematches where unavoidable
hand-drop = Remove: { $wish }
hand-kind = What do you want to fix?
hand-kind-together = Opponents
hand-kind-apart = Keep apart
hand-kind-bye = Bye
hand-team = Number
hand-against = against
hand-not-against = not against
hand-add = Fix and pair
hand-choose = Select two different numbers
hand-choose-one = Select a number
hand-by-rules = Remove all
hand-keep-match = Fix
hand-keep-match-about = Table { $table } stays as it is even when the round is paired again
hand-part-match = Keep apart
hand-kept = Fixed

cost-none = Costs nothing: under the rules, this pairing is just as good.
cost-own = The rules would pair the same way.
cost-no-other = Under the rules alone, there would be no pairing.
cost-worse = Worse than the pairing by the rules
cost-better = Better in return
cost-count = { $criterion }: { $made } instead of { $rules }
cost-bracket = score group with { $points } pts
cost-turned =
    { $count ->
        [one] Table { $tables }: first-named and second-named are swapped.
       *[other] Tables { $tables }: first-named and second-named are swapped.
    }

why-match = Why does team { $first } play team { $second }?
why-bye = Why does team { $team } have the bye?
why-points-same = Both have { $points } pts.
why-points-differ = Team { $first } has { $firstPoints } pts; team { $second } has { $secondPoints } pts.
why-points-bye = Team { $team } has { $points } pts.
why-virtual-points = With virtual points (FIDE C.04.7), the scores for the pairing are { $firstPoints } and { $secondPoints } pts.
why-virtual-points-bye = With virtual points (FIDE C.04.7), the score for the pairing is { $points } pts.
why-tables = This pairing comes from the Berger table.
why-by-hand = Fixed by hand: the rules would pair differently.
why-wish = Fixed by the director.
why-completion = Without this pairing, the round could not be completed.
why-completion-bye = If another team got the bye, the round could not be completed.
why-completion-floater = If this team stayed in its score group, the round could not be completed.
why-order = Other pairings would be just as good; this one comes first in the prescribed order.
why-order-bye = Other teams would be just as suitable; this one comes first in the prescribed order.
why-criterion = Any other pairing would be worse ({ $criterion }, { $next } instead of { $own }).
why-otherwise = Otherwise: { $pairs }.
why-otherwise-bye = Otherwise, team { $team } would have the bye.
why-upfloater = Team { $team } is an upfloater.
why-bracket = In the score group with { $points } pts:
why-source-team = FIDE C.04.6, { $article }
why-source-tables = FIDE C.05, Annex 1
why-roles = Team { $first } is named first: { $rule }

because-team-c4 = Otherwise, there would have to be more upfloaters ({ $next } instead of { $own }).
because-team-c5 = Otherwise, teams with fewer points would be upfloaters.
because-team-c6 = Otherwise, the next score group would need more upfloaters.
because-team-c7 = Otherwise, a team that already played outside its score group in the last round would be an upfloater.
because-team-c8 = Otherwise, more preferences to be named first or second would not be met ({ $next } instead of { $own }).
because-team-c9 = Otherwise, more strong preferences to be named first or second would not be met ({ $next } instead of { $own }).
because-team-c10 = Otherwise, an upfloater would meet a team that already played outside its score group in the last round.
because-team-3-4-2 = Of the teams that may have the bye, this one has the fewest points.
because-team-3-4-3 = Of the teams with the fewest points, this one has played the most matches.
because-team-3-4-4 = Of the teams that are otherwise tied, this one has the highest pairing number.

criterion-team-c1 = Rematches
criterion-team-c2 = Bye despite an earlier bye or forfeit win
criterion-team-c3 = Round can be completed
criterion-team-c4 = Upfloaters
criterion-team-c5 = Points by which the upfloaters are short of the score group
criterion-team-c6 = Next score group needs more upfloaters
criterion-team-c7 = Upfloaters that were floaters in the last round
criterion-team-c8 = Preferences to be named first or second that are not met
criterion-team-c9 = Strong preferences to be named first or second that are not met
criterion-team-c10 = Opponents of upfloaters that were floaters in the last round
criterion-team-3-4-2 = Points of the team with the bye
criterion-team-3-4-3 = Matches played by the team with the bye
criterion-team-3-4-4 = Pairing number of the team with the bye
criterion-team-3-5-4 = Order of the upfloaters
criterion-team-3-6-3 = Order of the pairs

criterion-dutch-c1 = Rematches
criterion-dutch-c2 = Bye despite an earlier bye or forfeit win
criterion-dutch-c3 = Same absolute color preference
criterion-dutch-c4 = Round can be completed
criterion-dutch-c5 = Points of the player with the bye
criterion-dutch-c6 = Downfloaters
criterion-dutch-c7 = Points of the downfloaters
criterion-dutch-c8 = Downfloaters of the next score group
criterion-dutch-c9 = Unplayed games of the player with the bye
criterion-dutch-c10 = Topscorers with a color difference greater than two
criterion-dutch-c11 = Topscorers with the same color three times in a row
criterion-dutch-c12 = Color preferences not met
criterion-dutch-c13 = Strong color preferences not met
criterion-dutch-c14 = Residents who received a downfloat in the last round
criterion-dutch-c15 = Opponents of downfloaters who received an upfloat in the last round
criterion-dutch-c16 = Residents who received a downfloat two rounds ago
criterion-dutch-c17 = Opponents of downfloaters who received an upfloat two rounds ago
criterion-dutch-c18 = Score differences of players who received a downfloat in the last round
criterion-dutch-c19 = Score differences of players who received an upfloat in the last round
criterion-dutch-c20 = Score differences of players who received a downfloat two rounds ago
criterion-dutch-c21 = Score differences of players who received an upfloat two rounds ago
criterion-dutch-4-2-2 = Order of the pairs
criterion-dutch-4-3-2 = Order of the exchanges
criterion-dutch-4-4-2 = Order of the downfloaters

role-team-4-3-1 = neither team has played yet; the pairing number and the drawing of lots decide.
role-team-4-3-2 = only one of the teams has a preference, and it is met.
role-team-4-3-3 = both preferences are met.
role-team-4-3-4 = the stronger preference is met.
role-team-4-3-5 = the team that has been named first less often is named first now.
role-team-4-3-6 = the teams swap roles compared with the last round in which their roles differed.
role-team-4-3-7 = the preference of the higher-ranked team is met.
role-team-4-3-8 = the higher-ranked team changes its role compared with the last round.
role-team-4-3-9 = the other team changes its role compared with the last round.
role-dutch-5-2-1 = both color preferences are met.
role-dutch-5-2-2 = the stronger color preference is met.
role-dutch-5-2-3 = the players swap colors compared with the last round in which their colors differed.
role-dutch-5-2-4 = the color preference of the higher-ranked player is met.
role-dutch-5-2-5 = neither player has played yet; the pairing number and the drawing of lots decide.

# Ways on when a round cannot be paired.
way-second-meetings = Allow rematches, as few as possible
way-second-bye = Assign the bye by hand
way-other-wishes = Remove everything fixed by hand
way-end-the-tournament = End the tournament with round { $round }
way-again = Fix it anyway

# Numbers in the Berger table.
numbers-title = Numbers for the round robin
numbers-own = Each team has its original number in the Berger table.
numbers-varma = When numbers are drawn using the Varma tables, teams from the same club do not meet in the last three rounds. A team belongs to a club when all of its players do.
numbers-drawn = Drawn using the Varma tables with the seed “{ $seed }”
numbers-draw = Draw numbers
numbers-drop = Use original numbers
numbers-number = Number
numbers-table = Numbers of the teams in the Berger table

journal-wish-pairing =
    { $kind ->
        [together] Round { $round }: No. { $one } against No. { $other } fixed
        [together_again] Round { $round }: No. { $one } against No. { $other } fixed as a rematch
        [apart] Round { $round }: No. { $one } and No. { $other } kept apart
        [bye] Round { $round }: bye given to No. { $one }
       *[second_meetings] Round { $round }: rematches allowed where unavoidable
    }
journal-drop-pairing-wish =
    { $kind ->
        [together] Round { $round }: No. { $one } against No. { $other } no longer fixed
        [together_again] Round { $round }: No. { $one } against No. { $other } no longer fixed
        [apart] Round { $round }: No. { $one } may meet No. { $other } again
        [bye] Round { $round }: bye no longer given to No. { $one }
       *[second_meetings] Round { $round }: rematches no longer allowed
    }
journal-pair-by-rules = Round { $round } paired by the rules alone
journal-end-with-last-round = The tournament ends with round { $round }
journal-draw-numbers = Numbers for the round robin drawn with the seed “{ $seed }”
journal-drop-numbers = Round-robin numbers reset

refusal-have-met = Not fixed: Nos. { $teams } have already met.
    .rule = Nobody plays the same opponent twice (FIDE C.04.6, C1), unless the director expressly allows it.
refusal-tables-decide = Not changed: in a round robin, the Berger table sets the pairings.
    .rule = Two numbers can be swapped, but no pairing can be fixed.
refusal-wish-unknown = Not changed: what you want to remove is not fixed.
    .rule = It may have been removed in the meantime.
refusal-no-tables = Lots not drawn: only a round robin needs numbers.
    .rule = In a Swiss system, the pairing number is used.
    .short = Round robin only
refusal-no-varma-table = Not drawn: there is no Varma table for { $teams } teams.
    .rule = Varma tables exist for 9 to 24 teams.
    .short = 9 to 24 teams only
refusal-numbers-not-drawn = Not changed: no numbers were drawn.
    .rule = Each team already has its original number.
expected-table = the number of a table in this round
expected-teams-of-wish = two numbers, or one for the bye

# Reasons a round cannot be paired (in refusal-unpairable).
why-nobody-to-pair = Nobody has an opponent: at most one number plays in this round.
why-no-complete-pairing = No complete pairing is possible without a rematch (numbers concerned: { $teams }). The director decides how to proceed (FIDE C.04.6, 3.3.3).
why-nobody-for-the-bye = Everyone has had a bye or a forfeit win (FIDE C.04.6, C2). The director decides who gets the bye.
why-no-bye-leaves-a-pairing = Numbers that may have the bye: { $teams }. In each case, the others cannot be paired without a rematch (FIDE C.04.6, 3.3.3).
why-cancelled = The pairing was canceled.
why-entrant-not-there = No. { $teams } does not play in this round.
why-entrant-in-two-pairs = No. { $teams } would be in two pairs.
why-may-not-meet = Nos. { $teams } may not meet (FIDE C.04.6, C1).
why-same-absolute-preference = Nos. { $teams } would both have to have the same color.
why-entrant-left-out = No. { $teams } would be left without an opponent.
why-no-bye-this-round = With an even number of entrants, nobody has the bye; No. { $teams } has to play.

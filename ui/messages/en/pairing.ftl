# Pairing: choosing by hand, what it costs, and why it is so.

hand-title = By hand
hand-about = What is fixed stays; the program pairs the rest by the rules.
hand-none = Nothing is fixed: the pairing follows the rules alone.
hand-together = No. { $one } against no. { $other }
hand-together-again = No. { $one } against no. { $other }, even again
hand-apart = No. { $one } not against no. { $other }
hand-bye = No. { $one } has the bye
hand-second-meetings = Second meetings where nothing else is left
hand-drop = Lift: { $wish }
hand-kind = Fix what?
hand-kind-together = Opponents
hand-kind-apart = Not
hand-kind-bye = Bye
hand-team = Number
hand-against = against
hand-not-against = not against
hand-add = Fix and pair
hand-choose = Choose two different numbers
hand-choose-one = Choose a number
hand-by-rules = Lift everything
hand-keep-match = Keep
hand-keep-match-about = Table { $table } stays even when the round is paired again
hand-part-match = Not these two
hand-kept = Fixed

cost-none = Costs nothing: by the rules this pairing is as good.
cost-own = The rules would pair the same.
cost-no-other = By the rules alone there would be no pairing.
cost-worse = Worse than the pairing by the rules
cost-better = Better instead
cost-count = { $criterion }: { $made } instead of { $rules }
cost-bracket = group with { $points } pts
cost-turned =
    { $count ->
        [one] Table { $tables }: first and second named are turned around.
       *[other] Tables { $tables }: first and second named are turned around.
    }

why-match = Why does team { $first } play team { $second }?
why-bye = Why does team { $team } have the bye?
why-points-same = Both have { $points } pts.
why-points-differ = Team { $first } has { $firstPoints } pts, team { $second } { $secondPoints } pts.
why-points-bye = Team { $team } has { $points } pts.
why-tables = The tables of the round robin say so.
why-by-hand = Set by hand: by the rules it would be otherwise.
why-wish = The director fixed it so.
why-completion = Without this pair the round could not be completed.
why-completion-bye = With the bye for another team the round could not be completed.
why-completion-floater = Without this change of group the round could not be completed.
why-order = Otherwise it would be as good; this pair comes first in the order.
why-order-bye = Others would do as well; this team comes first in the order.
why-criterion = Otherwise it would be worse: { $criterion } { $next } instead of { $own }.
why-otherwise = Otherwise: { $pairs }.
why-otherwise-bye = Otherwise team { $team } would have the bye.
why-upfloater = Team { $team } floated up.
why-bracket = In the group with { $points } pts:
why-source-team = FIDE C.04.6, { $article }
why-source-tables = FIDE C.05, annex 1
why-roles = Team { $first } is named first: { $rule }

because-team-c4 = Otherwise more teams would have to float up: { $next } instead of { $own }.
because-team-c5 = Otherwise teams with fewer points would float up.
because-team-c6 = Otherwise the next group would need more upfloaters.
because-team-c7 = Otherwise a team would float up that played outside its group in the last round already.
because-team-c8 = Otherwise more claims to be named first or second would not be met: { $next } instead of { $own }.
because-team-c9 = Otherwise more strong claims to be named first or second would not be met: { $next } instead of { $own }.
because-team-c10 = Otherwise an upfloater would meet a team that played outside its group in the last round already.
because-team-3-4-2 = Of the teams that may have the bye it has the fewest points.
because-team-3-4-3 = Of the teams with the fewest points it has played the most matches.
because-team-3-4-4 = Of teams that are level otherwise it has the largest number.

criterion-team-c1 = Second meetings
criterion-team-c2 = Bye in spite of an earlier bye or forfeit win
criterion-team-c3 = Round can be completed
criterion-team-c4 = Upfloaters
criterion-team-c5 = Points the upfloaters are short of the group
criterion-team-c6 = Next group needs more upfloaters
criterion-team-c7 = Upfloaters that floated in the last round
criterion-team-c8 = Claims to be named first or second that are not met
criterion-team-c9 = Strong claims to be named first or second that are not met
criterion-team-c10 = Opponents of upfloaters that floated in the last round
criterion-team-3-4-2 = Points of the team with the bye
criterion-team-3-4-3 = Matches played by the team with the bye
criterion-team-3-4-4 = Number of the team with the bye
criterion-team-3-5-4 = Order of the upfloaters
criterion-team-3-6-3 = Order of the pairs

criterion-dutch-c1 = Second meetings
criterion-dutch-c2 = Bye in spite of an earlier bye or forfeit win
criterion-dutch-c3 = Both must have the same color
criterion-dutch-c4 = Round can be completed
criterion-dutch-c5 = Points of the player with the bye
criterion-dutch-c6 = Downfloaters
criterion-dutch-c7 = Points of the downfloaters
criterion-dutch-c8 = Downfloaters of the next group
criterion-dutch-c9 = Unplayed games of the player with the bye
criterion-dutch-c10 = Topscorers with a color difference beyond two
criterion-dutch-c11 = Topscorers with the same color three times running
criterion-dutch-c12 = Color preferences not met
criterion-dutch-c13 = Strong color preferences not met
criterion-dutch-c14 = Residents that floated down in the last round
criterion-dutch-c15 = Opponents of downfloaters that floated up in the last round
criterion-dutch-c16 = Residents that floated down two rounds ago
criterion-dutch-c17 = Opponents of downfloaters that floated up two rounds ago
criterion-dutch-c18 = Score differences of those who floated down in the last round
criterion-dutch-c19 = Score differences of those who floated up in the last round
criterion-dutch-c20 = Score differences of those who floated down two rounds ago
criterion-dutch-c21 = Score differences of those who floated up two rounds ago
criterion-dutch-4-2-2 = Order of the pairs
criterion-dutch-4-3-2 = Order of the exchanges
criterion-dutch-4-4-2 = Order of the downfloaters

role-team-4-3-1 = neither has played yet; the number and the lot decide.
role-team-4-3-2 = only one of the teams is due, and gets it.
role-team-4-3-3 = both get what they are due.
role-team-4-3-4 = the stronger claim is met.
role-team-4-3-5 = whoever was named first less often is so now.
role-team-4-3-6 = it alternates from the last round in which they differed.
role-team-4-3-7 = the higher placed team gets what it is due.
role-team-4-3-8 = the higher placed team alternates from its last round.
role-team-4-3-9 = the other team alternates from its last round.
role-dutch-5-2-1 = both color preferences are met.
role-dutch-5-2-2 = the stronger color preference is met.
role-dutch-5-2-3 = it alternates from the last round in which they differed.
role-dutch-5-2-4 = the color preference of the higher ranked is met.
role-dutch-5-2-5 = neither has played yet; the number and the lot decide.

# Ways on when a round cannot be paired.
way-second-meetings = Allow second meetings, as few as possible
way-second-bye = Give the bye by hand
way-other-wishes = Lift everything fixed by hand
way-end-the-tournament = End the tournament with round { $round }
way-again = Fix it all the same

# Numbers for the tables of a round robin.
numbers-title = Numbers for the round robin
numbers-own = Each team has its own number in the tables.
numbers-varma = Drawn after Varma, teams of the same club do not meet in the last three rounds. A team belongs to a club when all of its players do.
numbers-drawn = Drawn after Varma with “{ $seed }”
numbers-draw = Draw numbers
numbers-drop = Own numbers
numbers-number = Number
numbers-table = Numbers of the teams in the tables

journal-wish-pairing =
    { $kind ->
        [together] Round { $round }: no. { $one } against no. { $other } fixed
        [together_again] Round { $round }: no. { $one } against no. { $other } again fixed
        [apart] Round { $round }: no. { $one } not against no. { $other }
        [bye] Round { $round }: bye given to no. { $one }
       *[second_meetings] Round { $round }: second meetings allowed where nothing else is left
    }
journal-drop-pairing-wish =
    { $kind ->
        [together] Round { $round }: no. { $one } against no. { $other } no longer fixed
        [together_again] Round { $round }: no. { $one } against no. { $other } no longer fixed
        [apart] Round { $round }: no. { $one } may meet no. { $other } again
        [bye] Round { $round }: bye no longer given to no. { $one }
       *[second_meetings] Round { $round }: second meetings no longer allowed
    }
journal-pair-by-rules = Round { $round } paired by the rules alone
journal-end-with-last-round = The tournament ends with round { $round }
journal-draw-numbers = Numbers of the round robin drawn with “{ $seed }”
journal-drop-numbers = Numbers of the round robin put back

refusal-have-met = Not fixed: teams { $teams } have met already.
    .rule = Nobody plays the same team twice (FIDE C.04.6, C1). It is possible only if the director expressly wants it.
refusal-tables-decide = Not changed: in a round robin the tables say who meets whom.
    .rule = Two teams can be swapped; nothing can be fixed.
refusal-wish-unknown = Not changed: that was not fixed.
    .rule = Perhaps it has been lifted meanwhile.
refusal-no-tables = Not drawn: only a round robin needs numbers.
    .rule = In a Swiss system the team number is the number.
    .short = Round robin only
refusal-no-varma-table = Not drawn: there is no Varma table for { $teams } teams.
    .rule = There is one for 9 to 24 teams.
    .short = 9 to 24 teams only
refusal-numbers-not-drawn = Not changed: no numbers were drawn.
    .rule = Each team has its own already.
expected-teams-of-wish = two numbers, or one for the bye

# Why a round cannot be paired (in refusal-unpairable).
why-nobody-to-pair = There is no team to pair.
why-no-complete-pairing = It does not work out without a second meeting; teams { $teams } stand in the way. The director decides on the way on (FIDE C.04.6, 3.3.3).
why-nobody-for-the-bye = Every team has had a bye or a forfeit win (FIDE C.04.6, C2). The director decides who has the bye.
why-no-bye-leaves-a-pairing = Only teams { $teams } may have the bye, but then the others cannot be paired without a second meeting (FIDE C.04.6, 3.3.3).
why-cancelled = The pairing was canceled.
why-entrant-not-there = Team { $teams } does not play in this round.
why-entrant-in-two-pairs = Team { $teams } would be in two pairs.
why-may-not-meet = Teams { $teams } may not meet (FIDE C.04.6, C1).
why-same-absolute-preference = Both would have to have the same color: { $teams }.
why-entrant-left-out = Team { $teams } would be left over.
why-no-bye-this-round = With an even number of teams nobody has the bye; team { $teams } has to play.

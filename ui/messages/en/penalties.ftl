# Penalties: at the desk and on the arbiters’ phones.

penalty-warning = Warning
penalty-match-lost = Match lost
penalty-points-down = Points deducted
penalty-points-up = Points added
penalty-exclusion = Exclusion
penalty-said-warning = No. { $team }: warned in round { $round }
penalty-said-match-lost = No. { $team }: lost by penalty at table { $table } in round { $round }
penalty-said-points-down = No. { $team }: points deducted ({ $points }) in round { $round }
penalty-said-points-up = No. { $team }: points added ({ $points }) in round { $round }
penalty-said-exclusion = No. { $team }: excluded from round { $round } on
penalty-said-player = { $said } ({ $name })
penalty-said-article = { $said } – { $article }
decisions-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
decisions-closed = The tournament is closed.
decisions-undecided = Please select
penalty-title = Penalty
penalty-open = Impose a penalty…
penalty-kind = Type of penalty
penalty-team = Penalty for
penalty-player = Player concerned
penalty-player-all = The whole team
penalty-round = Round
penalty-from = From round
penalty-table = Table { $table }
penalty-points = Points
penalty-choose-team = First select who gets the penalty
penalty-no-match = No. { $team } does not play in round { $round }
penalty-impose = Impose the penalty
penalty-effect-warning = The warning is recorded and shown; points and pairings do not change.
penalty-effect-match-lost = The opponent wins. Any result already entered is replaced.
penalty-effect-points-down = The deduction counts in the standings from this round on and in the next pairing; nobody falls below zero.
penalty-effect-points-up = The added points count in the standings from this round on and in the next pairing.
penalty-effect-exclusion = Exclusion means no further pairings and a rank behind all others.
penalty-effect-exclusion-round-robin = Remaining matches are forfeited; No. { $team } is ranked behind all others.
penalty-lift = Lift the penalty
    .text = { $said }.
    .match-lost = The match lost through the penalty is undecided again.
    .exclusion = The exclusion ends with the next round.
refusal-penalty-unknown = There is no penalty { $number }.
    .rule = It has probably been lifted.
refusal-penalty-without-points = Not imposed: the points are missing.
    .rule = Enter at least half a point.
refusal-penalty-of-too-many-points = Not imposed: a penalty can deduct or add at most { $most } points.
refusal-match-lost-by-penalty = Not changed: table { $table } is decided by a penalty.
    .rule = No. { $team } lost through a penalty. Lift it first (Standings, Decisions).
refusal-leaver-has-played = Not saved: No. { $team } has already played round { $round }.
    .rule = A withdrawal can take effect from the first round without a result.
refusal-entrant-excluded = Not changed: No. { $team } is excluded.
    .rule = Lift the exclusion first (Standings, Decisions).

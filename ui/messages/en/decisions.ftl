# Decisions beside results and ties: penalties, leaving, teams formed anew.

option-withdrawal = Leaving a round robin
    .half-played = Less than half played: everything is annulled. Otherwise what was played counts, the rest is forfeited.
    .rest-forfeited = What was played counts, the rest is forfeited.
    .all-annulled = Everything is annulled.

penalty-warning = Warning
penalty-match-lost = Loss
penalty-points-down = Points off
penalty-points-up = Points added
penalty-exclusion = Exclusion
penalty-said-warning = No. { $team }: warned in round { $round }
penalty-said-match-lost = No. { $team }: lost by penalty at table { $table } in round { $round }
penalty-said-points-down = No. { $team }: points off in round { $round }: { $points }
penalty-said-points-up = No. { $team }: points added in round { $round }: { $points }
penalty-said-exclusion = No. { $team }: excluded from round { $round } on
penalty-said-player = { $said } ({ $name })
penalty-said-article = { $said } – { $article }
left-said = No. { $team }: left before round { $round }
left-said-annulled = No. { $team }: left before round { $round }; the results are annulled
reform-said = Team { $team } formed anew from round { $round } on: { $names }

decisions-tab = Decisions
decisions-caption = Penalties, departures and teams formed anew
decisions-empty = No decision yet
    .hint = Penalties, departures and teams formed anew are listed here with their reasons.
decisions-who = Who
decisions-what = Decision
decisions-round = Round
decisions-article = Basis
decisions-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
decisions-from = from round { $round } on
decisions-left = Left
decisions-annulled = results annulled
decisions-reformed = Formed anew
decisions-closed = The tournament is closed.
decisions-lift = Lift
decisions-undecided = Please choose

penalty-title = Penalty
penalty-open = Penalty …
penalty-kind = Kind of penalty
penalty-team = Who
penalty-player = Because of
penalty-player-all = The whole team
penalty-round = Round
penalty-from = From round
penalty-table = Table { $table }
penalty-points = Points
penalty-choose-team = First choose who is punished
penalty-no-match = No. { $team } does not play in round { $round }
penalty-impose = Impose the penalty
penalty-effect-warning = Is kept and shown; points and pairing stay as they are.
penalty-effect-match-lost = The opponents have won. A result that was entered is replaced.
penalty-effect-points-down = Counts in the standings from this round on and in the next pairing; nobody falls below zero.
penalty-effect-points-up = Counts in the standings from this round on and in the next pairing.
penalty-effect-exclusion = Is not paired any more and stands behind all others.
penalty-effect-exclusion-round-robin = What is left to play is forfeited; no. { $team } stands behind all others.
penalty-lift = Lift the penalty
    .text = { $said }.
    .match-lost = What was lost by it is open again.
    .exclusion = The exclusion ends with the next round.

leave-title = Leaving
leave-open = Leaving …
leave-effect-swiss = Is not paired any more. What was played counts.
leave-forbidden = The rules forbid leaving the tournament early. The reason is kept.
leave-keep = Keep the departure
leave-back = Playing after all

reform-title = Form teams anew
reform-open = Form teams anew …
reform-about = Holds from round { $round } on. Number and points stay with the team.
reform-team = Team { $team }
reform-member = Player { $place } of team { $team }
reform-third = Third player of team { $team }
reform-nobody = nobody
reform-choose = Which teams?
reform-add = Add team { $team }
reform-newcomer = New player …
reform-newcomer-name = Name of the new player
reform-twice = { $name } is named twice
reform-too-few = Team { $team } has too few players
reform-unchanged = Nothing changed yet
reform-left-over = Without a team afterwards: { $names }
reform-keep = Form anew

refusal-penalty-unknown = Not found: penalty { $number }.
    .rule = It has probably been lifted.
refusal-penalty-without-points = Not imposed: the points are missing.
    .rule = At least half a point.
refusal-match-lost-by-penalty = Not changed: table { $table } is decided by a penalty.
    .rule = No. { $team } has lost by a penalty. Lift it first (standings, decisions).
refusal-teams-unchanged = Not changed: all teams stay as they are.
    .rule = At least one team must get other players.
refusal-leaver-has-played = Not saved: no. { $team } has played round { $round }.
    .rule = Leaving begins with the first round without a result at the earliest.
refusal-entrant-excluded = Not changed: no. { $team } is excluded.
    .rule = Lift the exclusion first (standings, decisions).
refusal-round-still-playing = Round { $round } is still being played.
    .rule = Still playing: table { $playing }.
    .short = Still playing: table { $playing }
refusal-round-partly-playing = Round { $round } is not finished yet.
    .rule = Results are missing: table { $tables }. Still playing: table { $playing }.
    .short = Missing: table { $tables }; still playing: table { $playing }

journal-impose-penalty =
    { $imposed ->
        [warning] No. { $team }: warned
        [match_lost] No. { $team }: lost by penalty at table { $table }
        [points_down] No. { $team }: points off: { $points }
        [points_up] No. { $team }: points added: { $points }
       *[exclusion] No. { $team } excluded
    }
journal-lift-penalty =
    { $imposed ->
        [warning] No. { $team }: warning lifted
        [match_lost] No. { $team }: loss lifted
        [points_down] No. { $team }: points off lifted
        [points_up] No. { $team }: points added lifted
       *[exclusion] No. { $team }: exclusion lifted
    }
journal-reform-teams = Formed anew from round { $round } on: teams { $teams }
journal-mark-progress =
    { $progress ->
        [still_playing] Table { $table } is still playing
       *[awaited] Table { $table }: result awaited
    }
history-impose-penalty =
    { $imposed ->
        [warning] No. { $team }, round { $round }: warned
        [match_lost] No. { $team }, round { $round }: lost by penalty at table { $table }
        [points_down] No. { $team }, round { $round }: points off: { $points }
        [points_up] No. { $team }, round { $round }: points added: { $points }
       *[exclusion] No. { $team }: excluded from round { $round } on
    }
history-let-be-absent =
    { $length ->
        [good] No. { $team }: left before round { $round }
       *[other] No. { $team } misses rounds from round { $round } on
    }
history-mark-progress =
    { $progress ->
        [still_playing] Table { $table }, round { $round }: still playing
       *[awaited] Table { $table }, round { $round }: result awaited
    }

result-late = late
    .hint = Entered when the next round had been published.
result-corrected = corrected
result-corrects = Before: { $result }, { $cause }; entered { $time }, { $name }
result-corrects-unknown = Another result stood before; entered { $time }, { $name }
result-by-nobody = without a name
progress-still-playing = still playing
progress-mark = Still playing
progress-unmark = Not playing any more
missing-title = Missing
missing-tables =
    { $count ->
        [one] Result missing: table { $tables }
       *[other] { $count } results missing: table { $tables }
    }
missing-playing =
    { $count ->
        [one] still playing: table { $tables }
       *[other] { $count } still playing: table { $tables }
    }
missing-go = To table { $table }
missing-nothing = All results are in

standings-out-excluded = excluded
standings-out-annulled = left, annulled
standings-left = left before round { $round }
standings-penalty-less = { $points } of it taken off
standings-penalty-more = { $points } of it by penalties of others
standings-warnings =
    { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }
standings-annulled-cell = annulled
standings-penalties = Penalties

article-announced = Announcement: { $option }
rule-set-announced = { $source } (instead of { $article })
rule-announced = Announcement (instead of { $article })
judge-rules-file = Rule set from a file …
judge-rules-kind = Rule set
team-captain = Captain
field-captain = captain

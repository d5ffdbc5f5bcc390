# Decisions beside results and ties: penalties, withdrawals, regrouped teams.

option-withdrawal = Withdrawal from a round robin
    .half-played = If fewer than half of the matches were played, all results are annulled. Otherwise, the matches played count, and the rest are forfeited.
    .rest-forfeited = The matches played count, and the rest are forfeited.
    .all-annulled = All results are annulled.

left-said = No. { $team }: withdrew before round { $round }
left-said-annulled = No. { $team }: withdrew before round { $round }; the results are annulled
reform-said = Team { $team } regrouped from round { $round } on: { $names }
reform-joined = new: { $names }
reform-left = no longer on the team: { $names }

decisions-tab = Decisions
decisions-caption = Ties, penalties, withdrawals and regrouped teams
decisions-empty = No decisions yet
    .hint = Ties, penalties, withdrawals and regrouped teams are listed here with their reasons.
decisions-who = Who
decisions-what = Decision
decisions-round = Round
decisions-article = Basis
decisions-from = from round { $round } on
decisions-left = Withdrawal
decisions-annulled = results annulled
decisions-reformed = Regrouped
decisions-joined = New: { $names }
decisions-no-longer = No longer on the team: { $names }
decisions-gone = Left the tournament: { $names }
decisions-tie = Tie
decisions-tie-past = No longer applies: the teams are no longer tied.
decisions-lift = Lift

leave-title = Withdrawal
leave-open = Record a withdrawal…
leave-who = Who withdraws
leave-all = The whole team
leave-alone = Applies from round { $round } on. Next: decide what happens to the team.
leave-effect-swiss = No longer paired; the results so far count.
leave-forbidden = The rules forbid leaving the tournament early. The reason is recorded.
leave-keep = Record the withdrawal
leave-back = Cancel withdrawal

reform-title = Regroup teams
reform-open = Regroup teams…
reform-about = Applies from round { $round } on. The number and points stay with the team.
reform-team = Team { $team }
reform-member = Player { $place } of team { $team }
reform-third = Third player of team { $team }
reform-nobody = nobody
reform-choose = Which teams?
reform-add = Add team { $team }
reform-newcomer = New player…
reform-newcomer-name = Name of the new player
reform-twice = { $name } is listed twice
reform-too-few = Team { $team } has too few players
reform-unchanged = Nothing changed yet
reform-left-over = Without a team afterward: { $names }
reform-keep = Regroup teams

refusal-teams-unchanged = Not changed: all teams stay as they are.
    .rule = At least one team must get different players.
refusal-round-still-playing = Round { $round } is still being played.
    .rule = Tables still playing: { $playing }.
    .short = Tables still playing: { $playing }
refusal-round-partly-playing = Round { $round } is not finished yet.
    .rule = Tables without a result: { $tables }. Tables still playing: { $playing }.
    .short = Without a result: { $tables }; still playing: { $playing }

journal-impose-penalty =
    { $imposed ->
        [warning] No. { $team }: warned
        [match_lost] No. { $team }: lost by penalty at table { $table }
        [points_down] No. { $team }: points deducted ({ $points })
        [points_up] No. { $team }: points added ({ $points })
       *[exclusion] No. { $team } excluded
    }
journal-lift-penalty =
    { $imposed ->
        [warning] No. { $team }: warning lifted
        [match_lost] No. { $team }: loss by penalty lifted
        [points_down] No. { $team }: deduction lifted
        [points_up] No. { $team }: added points removed
       *[exclusion] No. { $team }: exclusion lifted
    }
journal-reform-teams = Teams regrouped from round { $round } on: { $teams }
journal-mark-progress =
    { $progress ->
        [still_playing] Table { $table } is still playing
       *[awaited] Table { $table }: result awaited
    }
history-impose-penalty =
    { $imposed ->
        [warning] No. { $team }, round { $round }: warned
        [match_lost] No. { $team }, round { $round }: lost by penalty at table { $table }
        [points_down] No. { $team }, round { $round }: points deducted ({ $points })
        [points_up] No. { $team }, round { $round }: points added ({ $points })
       *[exclusion] No. { $team }: excluded from round { $round } on
    }
history-let-be-absent =
    { $length ->
        [good] No. { $team }: withdrew before round { $round }
       *[other] No. { $team } misses rounds from round { $round } on
    }
history-mark-progress =
    { $progress ->
        [still_playing] Table { $table }, round { $round }: still playing
       *[awaited] Table { $table }, round { $round }: result awaited
    }

result-late = late
    .hint = Entered after the next round was published.
result-corrected = corrected
result-corrects = Previously: { $result }, { $cause }; entered { $time } by { $name }
result-corrects-unknown = Previously a different result; entered { $time } by { $name }
result-corrects-nameless = Previously: { $result }, { $cause }; entered { $time }
result-corrects-unknown-nameless = Previously a different result; entered { $time }
progress-still-playing = still playing
progress-mark = Mark as still playing
progress-unmark = Mark as no longer playing
missing-title = Unfinished tables
missing-tables =
    { $count ->
        [one] Result missing: table { $tables }
       *[other] { $count } results missing: tables { $tables }
    }
missing-playing =
    { $count ->
        [one] still playing: table { $tables }
       *[other] { $count } still playing: tables { $tables }
    }
missing-go = Go to table { $table }
missing-nothing = All results are in

standings-out-excluded = excluded
standings-out-annulled = withdrew, annulled
standings-left = withdrew before round { $round }
standings-penalty-less = after a deduction of { $points }
standings-penalty-more = including { $points } for penalties given to others
standings-warnings =
    { $count ->
        [one] { $count } warning
       *[other] { $count } warnings
    }
standings-annulled-cell = annulled
standings-penalties = Penalties

rule-set-announced = { $source } (instead of { $article })
rule-announced = Announcement (instead of { $article })
judge-rules-file = Rule set from a file…
judge-rules-kind = Rule set
team-captain = Captain
field-captain = Captain

# Refusals that only the phone of a team receives.

refusal-no-captain = Not answered: only a team’s phone can ask this.
    .rule = Open the slip for your table on this phone first.
refusal-not-your-choice = Not chosen: the other team chooses this.
    .rule = The first-named team chooses parallel or crossed seating; then the second-named team chooses the colors.
refusal-out-of-date = Not accepted: something has changed in the meantime.
    .rule = The phone now shows the current state. Please check it.
refusal-reporting-off = Not reported: in this tournament, the arbiter enters the results.
    .rule = The director has turned off reporting by phone. The match card on the table counts.
refusal-phone-of-both-sides = Not reported: this phone has opened the slips of both teams.
    .rule = No phone can report for both teams. Each team needs its own phone, or the arbiter enters the result.
refusal-round-is-over = Not done: round { $round } is over.
    .rule = The next round has its own slips. If something is wrong, please see the arbiter.
refusal-match-is-over = Not chosen: this match already has a result.
    .rule = The seating and colors stay as they were in the match. If something is wrong, please see the arbiter.
refusal-reports-used-up = Not reported: this team has already sent { $most } reports.
    .rule = No more reports are accepted for this table. The arbiter decides.
refusal-calls-used-up = Not called: this team has already called the arbiter { $most } times.
    .rule = Somebody is on the way. If nobody comes, please raise your hand.

# Refusals that only the phone of a team receives.

refusal-no-captain = Not answered: only a team’s phone can ask this.
    .rule = Open the slip of your table on this phone first.
refusal-not-your-choice = Not chosen: the other team chooses this.
    .rule = The first-named team chooses parallel or crossed, then the second-named team the colors.
refusal-out-of-date = Not accepted: something has changed in the meantime.
    .rule = The phone now shows the current state. Please check it.
refusal-reporting-off = Not reported: the arbiter takes down the results here.
    .rule = The director has switched off reporting by phone. The card on the table counts.
refusal-phone-of-both-sides = Not reported: this phone has opened the slips of both teams.
    .rule = Nobody reports for both sides. Each team needs its own phone, or the arbiter enters the result.
refusal-round-is-over = Not done: round { $round } is over.
    .rule = The next round has slips of its own. Is something wrong? Then please see the arbiter.
refusal-match-is-over = Not chosen: this match has a result.
    .rule = Seats and colors stay as they were played. Is something wrong? Then please see the arbiter.
refusal-reports-used-up = Not reported: this side has already sent { $most } reports.
    .rule = No more reports are accepted for this table. The arbiter decides.
refusal-calls-used-up = Not called: this team has already called { $most } times.
    .rule = Somebody is on the way. Otherwise please raise a hand.

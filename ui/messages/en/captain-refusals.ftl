# Refusals that only the phone of a team receives.

refusal-no-captain = Not answered: this belongs to a slip.
    .rule = It is asked by the phone of a team that has opened the slip of its table.
refusal-not-your-choice = Not chosen: the other team chooses this.
    .rule = The first-named team chooses parallel or cross, then the second-named team the colors.
refusal-out-of-date = Not accepted: things have changed meanwhile.
    .rule = The phone now shows what counts. Please look again.
refusal-reporting-off = Not reported: the arbiter takes the results here.
    .rule = The director has switched off reporting by phone. The card on the table counts.
refusal-phone-of-both-sides = Not reported: this phone has opened the slips of both teams.
    .rule = Nobody reports for both sides. Each team needs a phone of its own, or the arbiter enters the result.
refusal-round-is-over = Not done: round { $round } is over.
    .rule = The next round has slips of its own. Is something wrong? Then please see the arbiter.
refusal-match-is-over = Not chosen: this match has a result.
    .rule = Seats and colors stay as they were played. Is something wrong? Then please see the arbiter.
refusal-reports-used-up = Not reported: this side has sent { $most } reports already.
    .rule = The table takes no more. The arbiter decides.
refusal-calls-used-up = Not called: this team has called { $most } times already.
    .rule = Somebody is on the way. Otherwise please raise a hand.

# Refusals. The text names the action that did not happen; .rule gives the reason in a sentence, with
# the next step where there is one; .short is shown next to a blocked button.

refusal-round-is-draft = Not saved: round { $round } is still a draft.
    .rule = Publish the round, then enter results.
    .short = Round { $round } is still a draft
refusal-player-not-in-match = Not saved: this player does not play at table { $table }.
    .rule = Only those who play at this table can win.
refusal-seating-fixed = Not chosen: the rules fix the seating.
    .rule = The first-named team has Black on board 1.
refusal-boards-first = Not chosen: the opponents come first, then the colors.
    .rule = The first-named team chooses parallel or crossed seating; then the second-named team chooses the colors.
refusal-result-not-admitted = Not saved: “{ $cause }” cannot lead to { $verdict }.
    .rule = The rules in force do not allow this result.
refusal-cause-never-ends = Under the rules in force, “{ $cause }” never ends a match. Possible causes for { $verdict }: { $instead }.
refusal-cause-wrong-verdict = Under the rules in force, “{ $cause }” does not lead to { $verdict }. Possible causes for { $verdict }: { $instead }.
refusal-reason-missing = Not saved: a reason is missing.
    .rule = Table { $table } in round { $round }: this entry needs a reason, which is recorded.
refusal-tournament-closed = Not changed: the tournament is closed.
    .rule = You can reopen it on the Standings page.
    .short = The tournament is closed

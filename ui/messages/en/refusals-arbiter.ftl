# Refusals of the window and of arbiters’ devices; the phone of a team never receives them.

refusal-player-unknown = There is no such player.
    .rule = The player may have been deleted in the meantime.
refusal-team-unknown = There is no number { $team }.
    .rule = Select a number from the list.
refusal-match-decided = Not swapped: table { $table } already has a result.
    .rule = First delete the result, then swap.
refusal-change-reason-missing = Not changed: a reason is missing.
    .rule = Round { $round } is published; every change to its pairing needs a reason.
refusal-no-result = Not deleted: table { $table } has no result.
    .rule = There is nothing to delete.
refusal-ruling-incomplete = Not saved: the decision does not name everyone.
    .rule = The decision must name each of Nos. { $teams } exactly once.

# Refusals of the window and of arbiters’ devices; the phone of a team never receives them.

refusal-player-unknown = There is no such player.
    .rule = The player may have been deleted in the meantime.
refusal-team-unknown = There is no number { $team }.
    .rule = Select a number from the list.
refusal-match-decided = Not swapped: table { $table } already has a result.
    .rule = First delete the result, then swap.
refusal-change-reason-missing = Not changed: a reason is missing.
    .rule = Round { $round } is published; every change to its pairing needs a reason.
refusal-game-unknown = Not saved: there is no game { $game } at table { $table }.
    .rule = The match is decided, or has fewer games.
refusal-team-not-in-match = Not saved: No. { $team } does not play at table { $table }.
    .rule = Only those who play at this table can win.
refusal-table-unknown = There is no table { $table } in round { $round }.
    .rule = Select a table from the list.
refusal-round-unknown = There is no round { $round }.
    .rule = It has not been paired yet, or the pairing was undone.
refusal-no-result = Not deleted: table { $table } has no result.
    .rule = There is nothing to delete.
refusal-ruling-incomplete = Not saved: the decision does not name everyone.
    .rule = The decision must name each of Nos. { $teams } exactly once.

# Games at the board: why something was not done.
refusal-no-game = There is no game { $game }.
    .rule = Select a game from the list.
refusal-no-pair-games = Games at the board are for individual tournaments under PaarZugSchach or Fairschach rules.
    .rule = Select the team formation and the rules in the tournament settings.
refusal-game-open = Game { $game } is already open at table { $table } of round { $round }.
    .rule = Abort the old game to free the table.
refusal-game-in-draft = Round { $round } is a draft. Games at table { $table } can start once the round is published.
    .rule = Publish the round first, then play.
refusal-game-after-result = Table { $table } of round { $round } already has a result.
    .rule = To play again, delete the result first.
refusal-game-key-not-kept = Not opened: the key for hidden moves cannot be saved.
    .rule = Hidden moves need a key in the settings folder. Check that the folder is writable.
refusal-entry-empty = No move has been entered.
    .rule = Enter a move such as e2e4 or Ng1-f3.
refusal-entry-too-long = The entry is too long: { $most } characters at most.
    .rule = A move needs only its starting and target squares.
refusal-entry-unreadable = { $found } is not a valid move. Enter a move such as e2e4 or Ng1-f3.
    .rule = Give the starting and target squares and, for a promotion, the piece.
refusal-entry-lost = { $color ->
        [white] White
       *[black] Black
    }’s stored move cannot be revealed here: its key is on another computer. The move must be entered again; its seal stays in the record.
    .rule = “Enter again” discards the old move.
refusal-entry-not-lost = { $color ->
        [white] White
       *[black] Black
    }’s stored move is available and need not be discarded.
    .rule = The move can be changed until the player stops the clock.
refusal-game-over = The game is over.
refusal-clock-stopped = The clock is stopped: the stored move counts.
    .rule = A move may be changed only until the player stops the clock.
refusal-nothing-stored = No move is stored yet.
refusal-already-revealed = The moves of this pair have already been revealed.
refusal-not-choosing = No other move can be chosen here.
refusal-illegal-second = This move is not possible in the new position.
refusal-claim-unfounded = The draw claim is incorrect.
refusal-no-flag-fallen = No flag has fallen.
refusal-cannot-switch = Ordinary chess can follow only when exactly one king is in check and the tournament allows it.
refusal-clock-not-waiting = No clock is waiting to be started.
refusal-illegal-move = This move is not legal.
refusal-game-time = The time must be 1 to 1440 minutes, and the increment at most 3600 seconds.
refusal-game-days = A move can have 1 to 365 days, and a whole game up to 3650.
refusal-game-rules = Under these rules, games are not played in pairs of moves.
refusal-game-position = The position is not valid.
refusal-game-damaged = The record of the game is damaged.
refusal-game-not-begun = The game has not begun.
    .rule = The game begins when the clocks are started.
refusal-game-halted = The game is halted.
    .rule = Resume the game first.
refusal-game-not-halted = The game is in progress.
refusal-in-ordinary-chess = The game continues as ordinary chess.
refusal-in-pairs = The game is played in pairs of moves.
refusal-not-on-move = It is the other player’s turn.
refusal-no-clocks = A correspondence game has no clocks.
refusal-offer-pending = An offer is already pending.
refusal-no-offer = There is no offer to answer.
refusal-commitment-broken = The revealed move does not match its seal.
refusal-game-annulled = The game was aborted and has no result.
    .rule = Open another game at the table, or enter the result by hand.
refusal-game-goes-on = The game is not over yet.
    .rule = The result is taken from the game once it is over. The arbiter can end the game.
refusal-game-without-match = The match at table { $table } of round { $round } no longer exists with these players. The game is kept.
    .rule = The pairing was undone or changed. “Redo” restores the pairing.
refusal-table-window = The window for the table cannot be opened.

cause-key-kings-adjacent = K

sheet-name-game-record = Game record
sheet-about-game-record = Pairs of moves with thinking times, final position
game-record-about = Round { $round }, table { $table }
game-record-result = Result
game-record-score = { $score }, { $cause }
game-record-annulled = aborted, no result
game-record-legend = ^ moved first (first-move right). (…) stored but void; a move that follows was chosen instead. ? could not be read. – no move.
game-record-ordinary = Ordinary chess from move { $number } on.
game-record-taken-back = No. { $number }, { $color }: stored and taken back, seal { $commitment }
game-record-unopened = No. { $number }, { $color }: stored and never revealed, seal { $commitment }
game-record-void = No. { $number }, { $color }: { $why } ({ $article })
refusal-game-not-named = Which game?
    .rule = Specify the number of the game.

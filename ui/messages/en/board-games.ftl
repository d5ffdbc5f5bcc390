# Games at the board: why something was not done.
refusal-no-game = There is no game { $game }.
    .rule = The list of games shows all of them.
refusal-no-pair-games = Games at the board need single players and the rules of PaarZugSchach or Fairschach.
    .rule = Formation and rule set are in the settings.
refusal-game-open = Game { $game } is open already at table { $table } of round { $round }.
    .rule = Breaking the old game off frees the table.
refusal-game-in-draft = Round { $round } is a draft. Table { $table } plays once it is published.
    .rule = Publish it first, then play.
refusal-game-after-result = Table { $table } of round { $round } has a result already.
    .rule = To play again, take the result back.
refusal-game-key-not-kept = Not opened: the key of covered moves cannot be kept. { $reason }
    .rule = Covered moves need a key in the settings folder. Can it be written to?
refusal-entry-empty = No move is entered.
    .rule = Write e2e4 or Ng1-f3.
refusal-entry-too-long = The entry is too long: { $most } characters at most.
    .rule = A move needs its first and last square only.
refusal-entry-unreadable = { $found } cannot be read as a move. Write e2e4 or Ng1-f3.
    .rule = First and last square, and the piece of a promotion.
refusal-entry-lost = The stored move of { $color ->
        [white] White
       *[black] Black
    } cannot be revealed here: its key is on another computer. The move must be entered again; its commitment stays in the record.
    .rule = “Enter again” gives the old move up.
refusal-entry-not-lost = The stored move of { $color ->
        [white] White
       *[black] Black
    } is there and is not given up.
    .rule = It can be changed while the own clock is not stopped.
refusal-game-over = The game is over.
refusal-clock-stopped = The clock is stopped: the stored move stands.
    .rule = A move may be changed only while the own clock is not stopped.
refusal-nothing-stored = No move is stored yet.
refusal-already-revealed = The moves of this pair are revealed already.
refusal-not-choosing = There is no other move to choose here.
refusal-illegal-second = This move is not possible in the new position.
refusal-claim-unfounded = The claim of a draw is not right.
refusal-no-flag-fallen = No flag has fallen.
refusal-cannot-switch = Ordinary chess can follow only when exactly one king is in check and the tournament allows it.
refusal-clock-not-waiting = No clock waits to be started.
refusal-illegal-move = This move is not legal.
refusal-game-time = The time must be 1 to 1440 minutes, the increment 3600 seconds at most.
refusal-game-days = A move can have 1 to 365 days, a whole game up to 3650.
refusal-game-rules = These rules have no game in pairs. { $reason }
refusal-game-position = The position cannot be read. { $reason }
refusal-game-damaged = The record of the game is damaged. { $reason }
refusal-game-not-begun = The game has not begun.
    .rule = It begins when the clocks are started.
refusal-game-halted = The game is halted.
    .rule = Let it go on first, then move.
refusal-game-not-halted = The game is going on.
refusal-in-ordinary-chess = The game goes on as ordinary chess.
refusal-in-pairs = The game is played in pairs.
refusal-not-on-move = The other player is to move.
refusal-no-clocks = A game by correspondence has no clocks.
refusal-offer-pending = An offer waits for its answer already.
refusal-no-offer = The opponent offers nothing.
refusal-commitment-broken = The revealed move does not fit its commitment.
refusal-game-annulled = The game was broken off and has no result.
    .rule = Open another game at the table, or enter the result by hand.
refusal-game-goes-on = The game is not over yet.
    .rule = The result comes from the finished game. The arbiter can end it.
refusal-game-without-match = The match at table { $table } of round { $round } is not there any more with these players. The game is kept.
    .rule = The pairing was taken back or changed. Redo brings it back.
refusal-table-window = The window of the table cannot be opened. { $reason }

cause-kings-adjacent = Kings side by side
cause-key-kings-adjacent = K

sheet-name-game-record = Game record
sheet-about-game-record = Pairs of moves with thinking times, final position
game-record-about = Round { $round }, table { $table }
game-record-result = Result
game-record-score = { $score }, { $cause }
game-record-annulled = broken off, no result
game-record-legend = ^ moved first by right. (…) stored and void; with a move behind it, that one was chosen instead. ? could not be read. – no move.
game-record-ordinary = Ordinary chess from no. { $number } on.
game-record-taken-back = No. { $number }, { $color }: taken in and taken back, commitment { $commitment }
game-record-unopened = No. { $number }, { $color }: stored and never revealed, commitment { $commitment }
game-record-void = No. { $number }, { $color }: { $why } ({ $article })
refusal-game-not-named = Which game?
    .rule = A game record needs the number of the game.

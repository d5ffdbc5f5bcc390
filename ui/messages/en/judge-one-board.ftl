# Checking on one board: ordinary chess, PaarZugSchach and Fairschach.

question-stands = What is the state of the game?
question-pair = How is this pair of moves resolved?
judge-one-board = Board
judge-one-board-squares = Squares of the board
judge-one-fen = FEN
judge-one-load = Set up on the board
judge-pair-moves = Both stored moves
judge-pair-move = { $color }’s move
judge-board-wins = { $color } wins: { $cause }.
judge-board-draw = Draw: { $cause }.
judge-board-goes-on = The game goes on: { $color } is to move.
judge-board-in-check = No mate: { $color } is in check but can move.
judge-board-gives-check = { $color } is then in check.
judge-board-may-claim-dead = Nobody can mate: { $color } may claim a draw.
judge-board-may-claim-fifty = 50 moves without a capture or pawn move: { $color } may claim a draw.
judge-board-illegal-set-back = The position before the move is restored; { $color } moves again, with the touched piece if possible (FIDE 7.5.1).
judge-board-illegal-time = For the first illegal move, { $opponent_color } gets two extra minutes (FIDE 7.5.5).
judge-board-illegal-second = For the second illegal move, { $color } loses; the game is drawn if { $opponent_color } cannot mate (FIDE 7.5.5).
judge-board-illegal-fast = In rapid and blitz without constant supervision, this applies only as long as { $opponent_color } has not moved (FIDE, Appendices A and B).
judge-board-illegal-fast-stands = { $opponent_color } has already moved: in rapid and blitz without constant supervision, the illegal move stands (FIDE, Appendices A and B).
judge-board-illegal-not-completed = The clock has not been pressed yet, so the move is not completed: nothing can be claimed, and { $color } has to correct it.
judge-board-not-to-move = Only the player to move may claim a draw; { $color } is not to move.
judge-board-not-borne-out = The position does not support { $color }’s claim.
judge-board-no-mate = { $color } is not mated.
judge-board-threefold-by-record = The claim is allowed only if the record shows the position for the third time, with the same player to move and the same moves possible.
judge-board-by-record = The position cannot show this; only the record can.
judge-board-move-not-shown = The move was not shown ({ $color }): the answer assumes that it was illegal, as claimed.
judge-board-claim-unfounded = The move stands. { $color }’s claim was incorrect; if it disturbs the opponent, the arbiter may impose a penalty (FIDE 11.5).
judge-pair-goes-on = The game goes on: both players store a move.
judge-pair-right = First-move right: { $color }, { $right }.
judge-pair-rights-cancel = Both players have a first-move right: the rights cancel out.
judge-pair-right-lapsed = The first-move right lapses: the move does not use it ({ $color }).
judge-pair-at-once = Both moves are made at the same time.
judge-pair-in-turn = { $color } moves first: { $right }.
judge-pair-made = Made: { $color }’s move.
judge-pair-void = Void: { $color }’s move. { $void }
judge-pair-second-may-change = { $color } may choose another move while the clock runs.
judge-pair-second-void = Void: { $color }’s move.
judge-pair-second-none = { $color } has no move left.
judge-pair-captured = Captured on { $square }: { $role } ({ $color }).
judge-pair-void-only-other = Nothing to claim: a move that cannot be made is void, and only the other one is made. This applies to { $color } as well.
judge-pair-void-loses = A move that cannot be made loses; this is determined at the reveal ({ $color }).
refusal-no-position =
    { $why ->
        [kings] Each side needs exactly one king.
        [pawn] No pawn may be on the first or last rank.
        [check] The player who is not to move is in check.
        [fen] This is not a valid FEN.
       *[other] This position is not possible.
    }
    .rule = The pieces, castling rights and en passant square must be consistent.
refusal-question-of-another-game = This question does not apply to this game.
    .rule = Select another question.

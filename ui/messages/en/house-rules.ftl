### What clubs settle for themselves, and readings that came later.

option-unnamed-promotion = Promotion without a piece named
    .must-name = The piece must be named.
    .queen = The pawn becomes a queen, if only one queen can be meant.
option-both-blocked = Nobody can move
    .clocks-decide = The clocks run on, and the first flag decides.
    .draw = The match is drawn.
option-repetition = Repetition
    .as-draw-claims = As set under “Claiming a draw”.
    .draw = When a board has the same position with the same hands for the third time, the match is drawn.
option-clock-press = Pressing the clock
    .own-player = Only the player; if the partner does, the opponents may call the arbiter.
    .partner-may = The partner may press it too.
option-opponents = Who meets whom
    .as-seating = As set under “Board and color”.
    .higher-meets-higher = The higher-rated players of both teams meet, and the lower-rated; only the colors are chosen.
option-promoting-pawn = A promoting pawn meets a piece
    .as-pawn = In the collision it still counts as a pawn.
    .as-promoted = In the collision it already counts as the new piece.
option-pair-both-mated = Both kings mated
    .draw = The game is drawn.
    .white-loses = White would have to move first and loses.
option-pair-dash = Dash in the notation
    .no-move = Only where White has no move at all.
    .black-first = Also where Black moves first: Black’s move with a dash for White, then White’s on a line of its own.

refusal-must-wait = Not possible: the player was stalemated and must wait for a piece.
    .rule = Here only a piece from the partner ends a stalemate.

law-fixed-clocks = Each board has its own clock, placed so that all players see both.

refusal-both-in-check = Both kings are in check.
    .rule = Only the side to move can be in check.

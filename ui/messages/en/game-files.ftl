# Records of games on one board: as evidence, out and in again.

record-text-chess = Game (PGN) or final position (FEN)
record-text-pairs = Game in pairs of moves
record-hint-chess = A file with several games works too: the program finds the game between these two players. You can also drop a file here.
record-hint-pairs = As in the game record: 1. e2-e4 d7-d5. You can also drop a file here.
record-read = Show
record-other = Enter a different record
record-game = Game
record-moves = Moves
record-board = Board after the selected move
record-step-first = Go to the start
record-step-back = Go back one move
record-step-on = Go forward one move
record-step-last = Go to the end
record-start = Start
record-clock = { $time } on the clock
record-others = The record is from a game between other players: { $white } – { $black }
# $at (Text), $line (Number)
record-fault = { $at } (line { $line }) is not possible.
# $game (Text), $line (Number)
record-unreadable = { $game }: not readable, line { $line }
# $line, $written, $expected (Numbers)
record-remark-number = Line { $line }: move number { $written } instead of { $expected }.
record-remark-tag = Line { $line }: this tag cannot be read and does not count.
record-remark-text = Line { $line }: { $lines ->
    [one] one line of text belongs
   *[other] { $lines } lines of text belong
 } to no game.
record-remark-position = Line { $line }: castling or en passant does not fit the position and does not count.
record-shows = According to the record: { $result }
record-goes-on = According to the record, the game is not over.
record-won-first = White wins
record-won-second = Black wins
record-drawn = a draw
record-no-cause = { $result }; no cause given
game-record-position = Position
game-record-final-position = Final position
# $name (Text), $game (Text)
sheet-file-game = { $name } game { $game }
sheet-file-tables = { $name } table { $tables }
print-game = Game
# $round, $table (Numbers), $white, $black (Texts)
print-game-of = Round { $round }, table { $table }: { $white } – { $black }
refusal-bad-chess-record = Error in the game: line { $line }, character { $column }, found { $found }.
    .rule = PGN is expected, such as 1. e4 e5 2. Nf3. { $expected ->
            [null-move] No rules allow a null move.
            [pawn-capture] Name the square of the pawn’s capture, such as dxc5.
            [comment] A comment is not closed with a brace.
            [variation] A variation is not closed.
            [before-variation] A variation must follow a move.
            [before-annotation] An annotation must follow a move.
            [annotation] Numeric annotations go from $0 to $255.
            [signs] Move annotations are !, ?, !!, ??, !? and ?!.
            [same-result] The Result tag gives a different result.
            [result] Results are 1-0, 0-1, 1/2-1/2, 0-0 and *.
            [position] The FEN tag gives an impossible position.
            [variant] This is not a game of ordinary chess.
            [tag] Tags are written [Name "value"].
            [letters] The pieces need the letters of one language: R is the rook in English but the king in French and Italian.
            [games] Up to 10,000 games per file are read.
            [moves] Up to 1,000,000 moves per file are read.
           *[move] A move, a comment or the result is expected here.
        }
refusal-bad-pair-record = Error in the game: line { $line }, character { $column }, found { $found }.
    .rule = Pairs such as 1. e2-e4 d7-d5 are expected, with legal moves and the result at the end.
refusal-no-chess-moves = There are no moves in the text.
    .rule = Paste a game as PGN, or a final position as FEN.
refusal-game-too-long = The record is too long.
    .rule = Up to { $most } KB can be stored with a result.
refusal-not-on-one-board = This match is played on two boards.
    .rule = Add the record of both boards as BPGN.

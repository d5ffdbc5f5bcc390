# Records of games on one board: as evidence, out and in again.

record-text-chess = Game (PGN) or final position (FEN)
record-text-pairs = Game in pairs
record-hint-chess = A file of several games will do: that of these two players is looked for. A file can be dropped here, too.
record-hint-pairs = As in the game record: 1. e2-e4 d7-d5. A file can be dropped here, too.
record-read = Look
record-other = Another text
record-game = Game
record-moves = Moves
record-board = Board after the chosen move
record-step-first = To the beginning
record-step-back = One move back
record-step-on = One move on
record-step-last = To the end
record-start = Beginning
record-clock = { $time } on the clock
record-others = The record names other players: { $white } – { $black }
# $at (Text), $line (Number)
record-fault = { $at } (line { $line }) is not possible.
record-shows = By the record: { $result }
record-goes-on = By the record the game is not over.
record-won-first = White wins
record-won-second = Black wins
record-drawn = a draw
record-no-cause = { $result }; by what, it does not say
game-record-position = Position
game-record-final-position = Final position
# $name (Text), $game (Text)
sheet-file-game = { $name } game { $game }
print-game = Game
# $round, $table (Numbers), $white, $black (Texts)
print-game-of = Round { $round }, table { $table }: { $white } – { $black }
refusal-bad-chess-record = The game cannot be read: line { $line }, character { $column }, { $found }.
    .rule = Expected is PGN, such as 1. e4 e5 2. Nf3. { $expected ->
        [comment] A comment is not closed with a brace.
        [variation] A variation is not closed.
        [before-variation] A move stands before its variation.
        [before-annotation] A move stands before its annotation.
        [annotation] Annotations go from $0 to $255.
        [signs] Signs are !, ?, !!, ??, !? and ?!.
        [same-result] The tag Result gives another result.
        [result] Results are 1-0, 0-1, 1/2-1/2 and *.
        [position] The tag FEN gives no possible position.
        [variant] This is no game of ordinary chess.
        [tag] Tags stand as [Name "value"].
        [games] Up to 10,000 games a file are read.
        [moves] Up to 1,000,000 moves a file are read.
       *[move] Here stands a move, a comment or the result.
    }
refusal-bad-pair-record = The game cannot be read: line { $line }, character { $column }, { $found }.
    .rule = Expected are pairs such as 1. e2-e4 d7-d5 and the result at the end, as the rules carry them out.
refusal-no-chess-moves = There are no moves in the text.
    .rule = Paste a game as PGN, or a final position as FEN.
refusal-game-too-long = The record is too long.
    .rule = Up to { $most } KB are kept with a result.
refusal-not-on-one-board = Here two boards are played.
    .rule = The record of both boards is added as BPGN.

# Single players: results and standings.

condition-opponent-cannot-mate = Only when the opponent has no pieces to mate with.

crosstable-colors = The letter is the color: w White, b Black.

working-title = How the tie-breaks came about
working-show = How { $code } came about
working-after =
    { $halves ->
        [1] after round { $round }: { $point } point
        [2] after round { $round }: { $point } point
       *[other] after round { $round }: { $points } points
    }
working-part = Who or what
working-value = Value
working-remark = Remark
working-cut = cut
working-opponent = Opponent
working-dummy-for = imagined opponent for a round that was not played
working-dummy = Imagined opponent of a round without an opponent
working-own = Own points
working-board = Board { $board }
working-voluntary = not played by own wish
working-read-off = Read off directly, not added up.

standings-single-winners = Joint winners: { $names }
round-bye-single = Number { $number }, { $name }, has the bye.
players-caption-plain = List of players by strength

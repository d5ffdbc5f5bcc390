# Individual players: results and standings.

condition-opponent-cannot-mate = Only when the opponent has no pieces to mate with.

crosstable-colors = The letter is the color: w White, b Black.

working-title = How the tie-breaks are calculated
working-show = How { $code } is calculated
working-after =
    { $halves ->
        [1] after round { $round }: { $points } point
        [2] after round { $round }: { $points } point
       *[other] after round { $round }: { $points } points
    }
working-part = Who or what
working-value = Value
working-remark = Remark
working-cut = cut
working-opponent = Opponent
working-dummy-for = virtual opponent for an unplayed round
working-dummy = Virtual opponent for a round without an opponent
working-own = Own points
working-board = Board { $board }
working-voluntary = voluntarily unplayed
working-read-off = Read directly, not summed.

standings-single-winners = Joint winners: { $names }.
round-bye-single = Number { $number }, { $name }, has the bye.
players-caption-plain = List of players by strength

# Individual players: results and standings.

condition-opponent-cannot-mate = Only when the opponent has no pieces to mate with.

crosstable-colors = The letter is the color: w White, b Black.

standings-single-winners = Joint winners: { $names }.
round-bye-single = Number { $number }, { $name }, has the bye.
players-caption-plain = List of players by strength

# Individual players: results and standings.

condition-opponent-cannot-mate = Only if the opponent does not have enough material to mate.

crosstable-colors = The letter is the color: w White, b Black.

standings-single-winners = Joint winners: { $names }.
round-bye-single = Number { $number }, { $name }, has a bye.
players-caption-plain = Player list by rating

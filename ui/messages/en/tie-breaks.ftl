# Tie-breaks by their FIDE names (C.07), and their calculation.
tie-break-BH-C1 = Buchholz Cut 1
tie-break-BH = Buchholz
tie-break-SB = Sonneborn-Berger
tie-break-DE = Direct encounter
tie-break-OTHER_DE2 = Direct encounter of two teams
tie-break-WIN = Wins
tie-break-WON = Games won over the board
tie-break-BPG = Games with Black
tie-break-PS = Progressive score
tie-break-KS = Koya system
tie-break-ARO = Average rating of opponents
tie-break-TPR = Performance rating
tie-break-MPvGP = Points of the other kind (matches or games)
working-title = How the tie-breaks are calculated
working-show = How { $code } is calculated
working-after =
    { $halves ->
        [1] after round { $round }: { $points } point
        [2] after round { $round }: { $points } point
       *[other] after round { $round }: { $points } points
    }
working-part = Item
working-value = Value
working-remark = Remark
working-cut = cut
working-opponent = Opponent
working-dummy-for = virtual opponent for an unplayed round
working-dummy = Virtual opponent for a round without an opponent
working-own = Own points
working-board = Board { $board }
working-voluntary = voluntarily unplayed
working-left = withdrawn since round { $round }; each round from then on counts as { $points } here
working-penalty = without the penalty of { $points }
working-read-off = Value taken directly; nothing is added up.

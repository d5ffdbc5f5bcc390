### Sheets of individual tournaments, and reasons one is not printed.

sheet-player = Player
sheet-number = No.
# $players (number)
sheet-size-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
# $before (text), $behind (text)
sheet-decision-direct-encounter-players = Number { $before } ranks ahead of number { $behind } by direct encounter.
# $teams (text)
sheet-decision-director-players = The director decided the order: numbers { $teams }.
# $teams (text)
sheet-decision-joint-winners-players = Joint winners: numbers { $teams }.
# $teams (text)
sheet-decision-open-players = First place is still undecided: numbers { $teams }.
standings-explain-direct-players = Direct encounter: if exactly two players are tied on points, the winner of their game ranks ahead.
berger-legend-players = The player numbers in each round at each table, White first.
refusal-sheet-needs-pots = A record of the drawing of lots exists only if teams are drawn from pots.
    .rule = Fixed teams and individual players only get numbers.
refusal-sheet-of-single-players = A team list exists only in team tournaments.
    .rule = This is an individual tournament; the player list shows everyone with their numbers.

## Standings with tie-breaks

# $list (text)
standings-explain-tie-breaks = Ties on points are broken in this order: { $list }.

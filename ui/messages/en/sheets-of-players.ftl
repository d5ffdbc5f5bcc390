### Sheets of tournaments in which everyone plays alone, and why a sheet is not printed there.

sheet-player = Player
sheet-number = No.
# $players (number)
sheet-size-players = { $players } players
# $before (text), $behind (text)
sheet-decision-direct-encounter-players = Number { $before } stands ahead of number { $behind } by direct encounter.
# $teams (text)
sheet-decision-director-players = The director settled the order: number { $teams }.
# $teams (text)
sheet-decision-joint-winners-players = Joint winners: number { $teams }.
# $teams (text)
sheet-decision-open-players = First place is still open: number { $teams }.
standings-explain-direct-players = Direct encounter: if exactly two players are level on points, the one who won their game is ahead.
berger-legend-players = For each round and table the numbers of the players, White first.
refusal-sheet-needs-pots = There is a record of the drawing of lots only where teams are drawn from pots.
    .rule = Fixed teams and single players are only given numbers.
refusal-sheet-of-single-players = There is a team list only for teams.
    .rule = Everyone plays alone here; the player list names all with their numbers.

## Standings with tie-breaks

# $list (text)
standings-explain-tie-breaks = On equal points there count, one after the other: { $list }.

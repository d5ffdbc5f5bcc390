### Comparison of formats: the evening simulated many times.
outlook = Compare formats
    .hint = Kralle simulates the evening many times with random results.
outlook-simulate = Simulate
outlook-again = Simulate again
outlook-tables = Tables available
outlook-entrants-missing = Enter the expected number of players or teams first.
outlook-stale = The settings have changed since the simulation.
outlook-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
outlook-ends =
    { $rounds ->
        [one] { $rounds } round, ending at about { $time }
       *[other] { $rounds } rounds, ending at about { $time }
    }
outlook-fits = There is enough time.
outlook-too-long =
    { $rounds ->
        [0] There is not enough time for a round.
        [one] There is only enough time for { $rounds } round.
       *[other] There is only enough time for { $rounds } rounds.
    }
outlook-too-few-tables =
    { $tables ->
        [one] Needs { $tables } table.
       *[other] Needs { $tables } tables.
    }
outlook-not-simulated = Too many rounds for an evening: not simulated.
outlook-percent = { $percent }%
outlook-strongest = Highest-rated win
    .why = The share of { $evenings } simulated evenings won by the highest-rated player, or by the team with the highest average rating. A shared first place counts only in part. The higher the share, the less is left to luck.
outlook-level = Tie on points for first place
    .why = The share of { $evenings } evenings on which several teams or players were tied for the most points.
outlook-undecided = The director must decide
    .why = The share of { $evenings } evenings on which first place was still tied after the direct encounter and the tie-breaks.
outlook-met-again = Rematches
    .why = How many teams or players, on average over { $evenings } evenings, meet an opponent they have already played.
outlook-ended-early = No pairing left
    .why = The share of { $evenings } evenings on which no pairing without a rematch was left before the last round.
outlook-why = Why? { $what }
outlook-own = Based on the ratings of the players entered. If the average ratings differ by 400 points, the stronger side wins ten times as often as the weaker one; some matches are drawn.
outlook-typical = Based on assumed ratings typical of a club: average 1500, two-thirds between 1250 and 1750. If the average ratings differ by 400 points, the stronger side wins ten times as often as the weaker one; some matches are drawn.

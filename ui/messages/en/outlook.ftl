### What a format is likely to bring: the evening played many times.
outlook = What does each format bring?
    .hint = Kralle plays the evening many times, with results by chance.
outlook-simulate = Simulate
outlook-again = Simulate again
outlook-tables = Tables there are
outlook-entrants-missing = Enter the expected number first.
outlook-stale = The settings have changed since.
outlook-rounds =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
outlook-ends =
    { $rounds ->
        [one] { $rounds } round until about { $time }
       *[other] { $rounds } rounds until about { $time }
    }
outlook-fits = Fits.
outlook-too-long =
    { $rounds ->
        [0] There is time for no round.
        [one] There is time for only { $rounds } round.
       *[other] There is time for only { $rounds } rounds.
    }
outlook-too-few-tables =
    { $tables ->
        [one] Needs { $tables } table.
       *[other] Needs { $tables } tables.
    }
outlook-not-simulated = Too many rounds for an evening: not simulated.
outlook-percent = { $percent }%
outlook-strongest = The strongest win
    .why = In so many of { $evenings } simulated evenings those with the highest rating came first, of teams the one with the highest mean; a shared first place counts in part. The more, the less is left to luck.
outlook-level = First place level in points
    .why = In so many of { $evenings } evenings several had the most points in the end.
outlook-undecided = The director must decide
    .why = In so many of { $evenings } evenings first place stayed open, after direct encounter and tie-breaks too.
outlook-met-again = Meet for the second time
    .why = So many, in the mean of { $evenings } evenings, meet somebody again whom they have played already.
outlook-ended-early = No pairing left
    .why = In so many of { $evenings } evenings no pairing without a rematch was left before the last round.
outlook-why = Why? { $what }
outlook-own = With the ratings of the players entered. At 400 points of difference in the mean the stronger wins ten times as often; some matches are drawn.
outlook-typical = With ratings assumed as clubs have them: 1500 in the middle, two thirds between 1250 and 1750. At 400 points of difference in the mean the stronger wins ten times as often; some matches are drawn.

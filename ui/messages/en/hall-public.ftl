# The public page: find your seat, round, standings.

hall-parts-public = View
hall-part-seat = My seat
hall-part-round = Round
hall-part-standings = Standings
hall-round-of = Round { $round } of { $rounds }
hall-your-name = Your name
    .hint = A few letters are enough. This phone remembers them.
hall-not-found = Nobody has that name. Try the surname.
hall-no-round = No round is published yet.
hall-against = against
hall-with = together with
hall-open = no result yet
hall-final = Final standings.
hall-after = After round { $round }.
hall-why-hint = Tap a line: why it stands there.
hall-met = Matches
hall-why-points = Points after round { $round }: { $points }.
hall-why-shared = Ranks { $first } to { $last } are shared.
hall-why-fewer = Rank { $rank } (team { $team }) has { $points } more.
hall-why-more = Rank { $rank } (team { $team }) has { $points } fewer.
hall-why-level-above = Rank { $rank } (team { $team }) has as many points and stands above: { $because }
hall-why-level-below = Rank { $rank } (team { $team }) has as many points and stands below: { $because }
hall-why-tie-break = { $name } { $own } against { $others }.
hall-why-direct = The direct encounter ended { $own }–{ $others }.
hall-why-decided = The director decided so.
hall-why-rules = So it is in the regulations.

### Texts on paper. Titles and column names are in templates/.

sheet-program = Kralle
# $page (number), $pages (number)
sheet-arbiters = Arbiters: { $names }
sheet-page = Page { $page } of { $pages }
# $word (Text)
sheet-head = Check word { $word }
# $head (text): the contents of the code, at the end
sheet-head-code = Check this sheet in Kralle: History page, key W. { $head }
# $date (text), $time (text)
# $date (text), $time (text)
sheet-date-time = { $date }, { $time }
# $number (text)
sheet-team = Team { $number }
# $player (text)
sheet-sits-out = { $player } (sits out)

## Pairing sheet

# $time (text)
sheet-pairing-empty = There are no pairings in this round.
# $points (text), $amount (text): one, other
sheet-bye =
    bye ({ $points } { $amount ->
        [one] point
       *[other] points
    })
sheet-seating-chosen = The first-named team chooses parallel or crossed seating; then the second-named team chooses the colors.
sheet-seating-fixed = The first-named team has Black on board 1 and White on board 2.

## Standings

# $round (number)
sheet-after-round = after round { $round }
# $round (number)
sheet-final = final, after round { $round }
sheet-standings-empty = No pairing numbers have been assigned yet.
sheet-direct-encounter = Direct encounter
sheet-rounds-legend = Rounds: 1 won, ½ drawn, 0 lost, each with the opponent’s number.
sheet-rounds-legend-games = Rounds: the sum of the games of a match, each with the opponent’s number.
sheet-rounds-apart = { standings-forfeit } forfeit, – annulled or withdrawn.
sheet-decisions = Decisions
# $before (text), $behind (text)
sheet-decision-direct-encounter = Team { $before } ranks ahead of team { $behind } by direct encounter.
# $teams (text)
sheet-decision-director = The director decided the order: teams { $teams }.
# $teams (text)
sheet-decision-joint-winners = Joint winners: teams { $teams }.
# $teams (text)
sheet-decision-open = First place is still undecided: teams { $teams }.
# $reason (text)
sheet-reason = Reason: { $reason }

## Record of the drawing of lots

sheet-draw-seed = Public seed
sheet-draw-size = Participants
# $players (number), $teams (number)
sheet-draw-size-value =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $teams ->
        [one] { $teams } team
       *[other] { $teams } teams
    }
sheet-draw-order = Ordered by
sheet-draw-reshuffles = Clubs kept apart
# $count (number)
sheet-draw-reshuffles-value =
    { $count ->
        [0] on the first shuffle
        [one] after { $count } more shuffle
       *[other] after { $count } more shuffles
    }
sheet-draw-checksum = Checksum of the list
sheet-draw-method = The players are ordered by rating; the upper half is pot 1, and the lower half is pot 2. Pot 2 is shuffled with a random stream (ChaCha20, keyed with the SHA-256 of the seed): from the last place to the second, each place is swapped with a random place before it or with itself. Player k of pot 1 gets player k of pot 2. The same list and the same seed give the same teams everywhere.
sheet-draw-method-clubs = Shuffling continues with the same stream until nobody has a partner from the same club.
sheet-draw-role-first = Decided by lot: team 1 is first-named in round 1.
sheet-draw-role-second = Decided by lot: team 1 is second-named in round 1.
sheet-signature-director = Director
sheet-signature-arbiter = Arbiter

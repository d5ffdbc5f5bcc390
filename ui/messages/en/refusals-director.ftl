# Why something is refused that only the director does.

refusal-player-twice = Not entered: { $name } is already entered.
    .rule = Same name (however written), year of birth and club, or the same federation number. Enter the year of birth to tell two people with the same name apart.
refusal-player-named-twice = Not ordered: a player is named twice.
    .rule = Every player must appear exactly once in the order.
refusal-already-drawn = Not changed: lots have been drawn.
    .rule =
        { $rounds ->
            [0] After lots are drawn, pots and start numbers are fixed. As long as no round is paired, lots can be drawn again.
           *[other] After lots are drawn, pots and start numbers are fixed. Anyone who comes or leaves later gets a place on the Players screen.
        }
    .short = Lots have already been drawn
refusal-rounds-exist = Not changed: a round is already paired.
    .rule = What the rounds are based on can no longer change. Only a draft of round 1 can still be discarded.
    .short = The rounds have begun
refusal-too-few-players = Too few players: { $players } of at least { $needed }.
    .rule = Two teams need four players who are here.
    .short = { $players } of at least { $needed } players here
refusal-odd-players = { $players } players are here – one more is needed for teams of two.
    .rule = An even number is needed: someone joins or steps in, or one team plays with three.
    .short = Odd number of players
refusal-same-seed = Not drawn: this seed has already been used.
    .rule = Drawing again requires a new public seed.
refusal-wish-impossible = Not drawn: the wish cannot be fulfilled.
    .rule = A club has so many players in both pots that at least one team would always be from one club. Draw without the wish.
refusal-wish-too-rare = Not drawn: the wish was not met in { $shuffles } shuffles.
    .rule = It is possible, but extremely rare. Draw without the wish or use another seed.
refusal-lots-missing = No teams yet.
    .rule = First draw lots, then pair.
    .short = Draw lots first
refusal-round-is-published = Not changed: round { $round } is published.
    .rule = Its pairing is fixed. Single places can be swapped with a reason; “Undo” takes the publication back.
    .short = Round { $round } is published
refusal-round-incomplete = Round { $round } is not finished yet.
    .rule = Tables without a result: { $tables }.
    .short = Tables without a result: { $tables }
refusal-all-rounds-paired = All { $rounds } rounds are paired.
    .rule = To play another round, raise the number of rounds in the settings.
    .short = All { $rounds } rounds are paired
refusal-unpairable = Round { $round } cannot be paired.
    .rule = Every pairing would be a rematch, or nobody may have another bye. Play fewer rounds or change the format.
    .short = Cannot be paired without a rematch
refusal-rounds-contradict = Not paired: earlier rounds contradict each other.
    .rule = After a swap somebody plays twice or not at all. Take the swap back, then pair again.
    .short = Earlier rounds contradict each other
refusal-same-team = Not swapped: no. { $team } cannot swap places with itself.
    .rule = Choose two different numbers.
refusal-no-one-sits-out = Not changed: in a team of two nobody sits out.
    .rule = Only in a team of three do players take turns sitting out.
refusal-not-level = Not decided: nos. { $teams } are not level.
    .rule = All those on equal points are decided together.
refusal-direct-encounter-decides = Not decided: the direct encounter decides.
    .rule = Between exactly two, their match against each other counts.
refusal-joint-winners-only-first = Not saved: joint winners are possible only for first place.
    .rule = Further down a rank is shared or an order is set.
refusal-rounds-missing = Not closed: { $paired } of { $planned } rounds are paired.
    .rule = Play all rounds first, or lower their number in the settings.
    .short = { $paired } of { $planned } rounds paired
refusal-first-place-open = Not closed: first place is undecided.
    .rule = The director decides about nos. { $teams }.
    .short = First place is undecided
refusal-not-closed = The tournament is not closed.
    .rule = It is still running.

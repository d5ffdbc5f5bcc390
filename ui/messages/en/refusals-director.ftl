# Refusals of commands that only the director gives.

refusal-player-twice = Not added: { $name } is already on the list.
    .rule = The name (however it is written), year of birth and club are the same, or the federation number is. Enter the year of birth to tell two people with the same name apart.
refusal-player-named-twice = Order not saved: a player is listed twice.
    .rule = Every player must appear exactly once in the order.
refusal-already-drawn = Not changed: lots have been drawn.
    .rule =
        { $rounds ->
            [0] After lots are drawn, pots and pairing numbers are fixed. Until a round is paired, lots can be drawn again.
           *[other] After lots are drawn, pots and pairing numbers are fixed. Enter late arrivals and withdrawals on the Players page.
        }
    .short = Lots have already been drawn
refusal-rounds-exist = Not changed: a round is already paired.
    .rule = Everything the rounds are based on is now fixed. A draft of round 1 can still be discarded.
    .short = The rounds have begun
refusal-too-few-players = Too few players: { $players } here, at least { $needed } needed.
    .rule = Two teams need four players who are here.
    .short = { $players } here, at least { $needed } needed
refusal-odd-players =
    { $players ->
        [one] Only { $players } player is here – one more is needed for a team of two.
       *[other] { $players } players are here – one more is needed for teams of two.
    }
    .rule = An even number is needed: someone joins or steps in, or one team plays with three.
    .short = Odd number of players
refusal-same-seed = Not drawn: this seed has already been used.
    .rule = Drawing again requires a new public seed.
refusal-wish-impossible = Not drawn: the condition cannot be met.
    .rule = One club has so many players in both pots that at least one team would always have two of them. Draw lots without the condition.
refusal-wish-too-rare = Not drawn: the condition was not met in { $shuffles } shuffles.
    .rule = It can be met, but only extremely rarely. Draw lots without the condition or use another seed.
refusal-lots-missing = No teams yet.
    .rule = First draw lots, then pair.
    .short = Draw lots first
refusal-round-is-published = Not changed: round { $round } is published.
    .rule = Its pairing is fixed. Individual places can still be swapped if you give a reason; “Undo” unpublishes the round.
    .short = Round { $round } is published
refusal-round-incomplete = Round { $round } is not finished yet.
    .rule = Tables without a result: { $tables }.
    .short = Tables without a result: { $tables }
refusal-all-rounds-paired =
    { $rounds ->
        [one] The only round is paired.
       *[other] All { $rounds } rounds are paired.
    }
    .rule = To play another round, increase the number of rounds in the tournament settings.
    .short =
        { $rounds ->
            [one] The only round is paired
           *[other] All { $rounds } rounds are paired
        }
refusal-unpairable = Round { $round } cannot be paired.
    .rule = Every possible pairing includes a rematch, or nobody may get another bye. Play fewer rounds or change the format.
    .short = Cannot be paired without a rematch
refusal-rounds-contradict = Not paired: earlier rounds contradict each other.
    .rule = After a swap, somebody plays twice or not at all. Undo the swap, then pair again.
    .short = Earlier rounds contradict each other
refusal-same-team = Not swapped: No. { $team } cannot swap places with itself.
    .rule = Select two different numbers.
refusal-no-one-sits-out = Not changed: in a team of two, nobody sits out.
    .rule = Only in a team of three do players take turns sitting out.
refusal-not-level = Not decided: Nos. { $teams } are not tied.
    .rule = A decision must cover everyone with the same number of points.
refusal-direct-encounter-decides = Not decided: the direct encounter decides.
    .rule = If exactly two are tied, their match against each other decides.
refusal-joint-winners-only-first = Not saved: joint winners are possible only for first place.
    .rule = For lower places, share the rank or set an order.
refusal-rounds-missing =
    { $planned ->
        [one] Not closed: the round is not paired yet.
       *[other] Not closed: { $paired } of { $planned } rounds are paired.
    }
    .rule = Play all rounds first, or reduce the number of rounds in the tournament settings.
    .short =
        { $planned ->
            [one] The round is not paired yet
           *[other] { $paired } of { $planned } rounds paired
        }
refusal-first-place-open = Not closed: first place is undecided.
    .rule = The director must decide between Nos. { $teams }.
    .short = First place is undecided
refusal-not-closed = The tournament is not closed.
    .rule = It is still running.

# Changing partners: individual players who have another partner in each round.

new-formation-changing-partners = Changing partners
    .hint = Everyone plays for themselves, with another partner in each round.
new-format-round-robin-partners = Complete
    .hint = Everyone partners everyone once. For 4 to 32 players.
    .rounds =
        { $rounds ->
            [one] Everyone partners everyone once: { $rounds } round.
           *[other] Everyone partners everyone once: { $rounds } rounds.
        }
    .missing =
        { $rounds ->
            [one] { $rounds } round; only the two last numbers never play together.
           *[other] { $rounds } rounds; only the two last numbers never play together.
        }
new-format-swiss-system-partners = By standing (Z system)
    .hint = Neighbors in the standings share a table. Recommended from 14 players.
format-round-robin-partners = Changing partners, complete
format-swiss-system-partners = Changing partners, by standing
new-some-rest =
    { $count ->
        [one] { $count } player has a bye in each round.
       *[other] { $count } players have a bye in each round.
    }

round-first-pair = First-named pair
round-second-pair = Second-named pair
round-partners-again = Partners again
swap-title-players = Swap places

standings-legend-partners = In the round columns: points, with + and the partner’s number in small type.
standings-with = with
crosstable-caption-partners = Partner table
crosstable-no-partners = not partners
crosstable-legend-partners = Row with column as partner. Dot = not partners, … = still playing, dash = annulled, { standings-forfeit } = forfeit.

why-schedule = The complete schedule has it this way: everyone partners everyone once.
why-square = By the standings before the round, numbers { $players } share square { $square }. { $parting } Nobody has the partner of the last round again.
why-square-one-three = In it the first and the third play the second and the fourth.
why-square-one-four = In it the first and the fourth play the second and the third.
why-square-one-two = In it the first and the second play the third and the fourth, because partners would have repeated otherwise.
why-fewest-byes = The bye goes to those with the fewest byes, from the bottom of the standings.

refusal-are-partners = Not swapped: { $teams } are partners and keep the same opponents.
    .rule = Two players of different sides or tables can swap.
refusal-no-complete-schedule = No numbers: there is a complete schedule for at most { $most }, and { $players } are here. Any number can play by standing (Z system).
    .rule = The format can be changed in the settings.
refusal-partners-change-once = Not saved: changing partners play complete or by standing, not in two cycles.
    .rule = Everyone partners everyone once at most.
refusal-acceleration-needs-opponents = Not saved: changing partners cannot be accelerated.
    .rule = Only scoregroups of a Swiss system are accelerated.

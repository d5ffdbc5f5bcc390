# Numbers of national federations, late entries by rating, captains from lists.

player-national-id = National number
    .hint = ZPS with member number (70107-0023), PKZ, or the number of another federation (SUI 12345).
player-sex = Sex
    .hint = Only for the categories of a season; never shown on posted sheets or public pages.
player-sex-female = female
player-sex-male = male
player-sex-none = not specified
players-federation-numbers = FIDE ID, fed. number
field-federation = Federation
expected-federation = three letters such as SUI, or nothing
list-column-federation = Federation (SUI, GER)
list-problem-unreadable-federation = “{ $found }” is not a federation (expected three letters such as SUI); the field stays empty.
field-national-id = National number
expected-national-id = a number with at least one digit, or an empty field
list-column-national-id = National number (ZPS with member number, PKZ)
list-column-club-number = Club number (ZPS)
list-column-member-number = Member number
list-problem-same-national-id = Same federation number as in line { $found }. Is it the same person?
list-problem-unreadable-national-id = “{ $found }” is not a federation number (expected at most 32 characters, at least one of them a digit); the field stays empty.
ratings-found-by-national_id = by federation number
ratings-new-number = { $label } { $number }
import-remark-other-federations = For players listed by several federations, only one number is imported.

late-entry = Late entry: plays from round { $round } on
    .hint = The number of rounds does not change.
late-entry-team = Late entry of a team
late-entry-missed = Points for each missed round
late-entry-missed-matches = Missed matches
late-entry-forfeited = forfeited
late-entry-to-play = to be played later
late-entry-number = Number
late-entry-by_strength = by rating
late-entry-next = next free number
late-entry-gets =
    { $moved ->
        [0] The late entry gets number { $number }; the other numbers stay the same.
        [one] The late entry gets number { $number }; { $moved } later number goes up by one, including in rounds already played.
       *[other] The late entry gets number { $number }; { $moved } later numbers go up by one, including in rounds already played.
    }
late-entry-article = FIDE C.04.2 Art. 2.4, 2.5
late-entry-enter = Add late entry
journal-enter-late =
    { $moved ->
        [0] { $name } entered late with number { $number } and plays from round { $round } on
       *[other] { $name } entered late with number { $number } and plays from round { $round } on; later numbers went up by one
    }
refusal-late-entry-in-round-robin = No number in the Berger table is free.
    .rule = With an even number of entrants, every match is fixed from the start. The bye’s number is free only with an odd number of entrants.
refusal-late-entry-after-swap = In round { $round }, the bye did not follow the Berger table.
    .rule = A late entrant takes the number of the bye.
refusal-late-entry-missed-otherwise = In the Swiss system, points are given for missed rounds; in a round robin, for missed matches.
refusal-late-number-not-by-strength = The numbers do not follow the ratings.
    .rule = In this case, a late entrant gets the next free number.
refusal-late-number-stands = After round { $round }, numbers no longer change.
    .rule = A late entrant gets the next free number.

players-numbered = Numbers are assigned: the list is final.
check-first-single = Did the game really end like that?
why-match-single = Why does number { $first } play number { $second }?
why-bye-single = Why does number { $team } have the bye?
why-points-differ-single = Number { $first } has { $firstPoints } pts; number { $second } has { $secondPoints } pts.
why-points-bye-single = Number { $team } has { $points } pts.
why-completion-bye-single = If anyone else had the bye, the round could not be completed.
why-order-bye-single = Others would be just as suitable; this number comes first in the prescribed order.
why-otherwise-bye-single = Otherwise, number { $team } would have the bye.
why-upfloater-single = Number { $team } plays somebody with more points.
why-roles-single = Number { $first } has White: { $rule }
why-source-dutch = FIDE C.04.3, { $article }

# Numbers of national federations, late entries by rating, captains from lists.

player-national-id = National number
    .hint = ZPS with member’s number (70107-0023), or the number of another federation (SUI 12345).
players-federation-numbers = FIDE ID, nat. number
field-national-id = National number
expected-national-id = a number with at least one digit, or nothing
export-national-id = National ID
list-column-national-id = National number (ZPS with member’s number, PKZ)
list-column-club-number = Club number (ZPS)
list-column-member-number = Member’s number
list-problem-same-national-id = Same national number as in line { $found }.
list-problem-unreadable-national-id = “{ $found }” is no number of a federation (expected at most 32 characters, one of them a digit); the field stays empty.
ratings-found-by-national_id = by national number
ratings-new-number = { $label } { $number }
import-remark-other-federations = Of players in the lists of several federations one number is taken over.

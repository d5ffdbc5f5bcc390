# Words in the tables, sheets and pages of a season.

season-table = Season table
season-starts = Starts
season-evening = Tournament
# $day, $month (text): two digits; $month_number (number)
season-evening-date =
    { $month_number ->
        [1] { $day } Jan
        [2] { $day } Feb
        [3] { $day } Mar
        [4] { $day } Apr
        [5] { $day } May
        [6] { $day } June
        [7] { $day } July
        [8] { $day } Aug
        [9] { $day } Sept
        [10] { $day } Oct
        [11] { $day } Nov
        [12] { $day } Dec
       *[other] { $day } { $month }
    }
# $date (text); $nth (number): counts the evenings of that day
season-evening-of-day = { $date } ({ $nth })
# $number (text)
season-evening-number = No. { $number }
season-guest-short = Guest
season-rule = Scoring
# $best (number)
season-note-best =
    { $best ->
        [one] The best result counts; what does not count is in brackets.
       *[other] The best { $best } results count; what does not count is in brackets.
    }
# $minimum (number)
season-note-minimum = Whoever took part at least { $minimum } times has a rank.
season-note-guests = Guests keep their rank in the tournament and get no points.
season-ratings-tandem = Tandem rating
season-ratings-pair-moves = PaarZugSchach rating
season-ratings-ordinary-chess = Chess rating of the season
season-matches = Matches
season-results = Results
season-partners = Partners
season-opponents = Opponents
season-won = won
season-drawn = drawn
season-lost = lost
season-category-empty = Nobody is in this category.
# $points (text), $hundredths (number)
season-certificate-points = with { $points } points
# $category (text)
season-certificate-category = { $category }
sheet-name-season-table = Season table
sheet-name-season-categories = Season categories
sheet-name-season-certificates = Season certificates
sheet-about-season-table = everybody with every result
sheet-about-season-categories = a table for each category
sheet-about-season-certificates = for the best of the season
field-evenings = number of tournaments
field-season-points = points
expected-evenings = a number up to 10,000
expected-season-points = a number from 0 to 1,000,000 with two decimals at most

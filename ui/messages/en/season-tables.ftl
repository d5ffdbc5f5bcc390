# Words in the tables, sheets and pages of a season.

season-table = Season standings
season-starts = Starts
season-evening = Tournament
# $day, $month (text): two digits; $month_number (number)
season-evening-date = { $month }/{ $day }
# $date (text); $nth (number): counts the evenings of that day
season-evening-of-day = { $date } ({ $nth })
# $number (text)
season-evening-number = No. { $number }
season-guest-short = Guest
season-rule = Scoring
# $best (number)
season-note-best =
    { $best ->
        [one] The best result counts; results in parentheses do not.
       *[other] The best { $best } results count; results in parentheses do not.
    }
# $minimum (number)
season-note-minimum =
    { $minimum ->
        [one] Anyone who took part at least once is ranked.
       *[other] Anyone who took part at least { $minimum } times is ranked.
    }
season-note-guests = Guests keep their rank in the tournament but get no points.
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
season-certificate-points =
    { $hundredths ->
        [100] with { $points } point
       *[other] with { $points } points
    }
# $category (text)
season-certificate-category = { $category }
sheet-name-season-table = Season standings
sheet-name-season-categories = Season categories
sheet-name-season-certificates = Season certificates
sheet-about-season-table = everybody with every result
sheet-about-season-categories = standings for each category
sheet-about-season-certificates = for the best players of the season
field-evenings = Number of tournaments
field-season-points = Points
expected-evenings = a number up to 10,000
expected-season-points = a number from 0 to 1,000,000 with at most two decimals

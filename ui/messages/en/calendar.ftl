### How a day is written. $year comes as text, so that it gets no thousands separator.

# $day (number), $month (number, 1 to 12), $year (text)
date =
    { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $day }, { $year }

### How a day is written. $year comes as text, so that it gets no thousands separator.

# $day (number), $month (number, 1 to 12), $year (text)
date = { $month }/{ $day }/{ $year }

# The round clock in an arbiter's hand.

hall-clock-set = Set the clock
hall-clock-none = No clock is set
hall-clock-minutes = Minutes
hall-clock-start = Start
hall-clock-pause = Stop
hall-clock-go-on = Go on
hall-clock-extend = More time
hall-clock-end = Take away
hall-clock-whom = For whom?
hall-clock-all = all
hall-clock-table = Table
hall-clock-more = +{ $minutes }
# The second touch, as a question.
hall-clock-sure-start = Start the clock with { $minutes } minutes
hall-clock-sure-pause = Stop the clock for all
hall-clock-sure-go-on = Let the clock run on for all
hall-clock-sure-extend = Give all { $minutes } more minutes
hall-clock-sure-extend-table = Give table { $table } { $minutes } more minutes
hall-clock-sure-end = Take the clock away
hall-clock-bad-minutes = 1 to 600 minutes
hall-clock-bad-table = Which table?
hall-clock-not-done = No answer. It is not tried again; what holds, the clock above shows once the connection is back.

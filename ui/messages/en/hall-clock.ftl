# The round clock in an arbiter's hand.

hall-clock-set = Set the clock
hall-clock-none = No clock is set
hall-clock-minutes = Minutes
hall-clock-start = Start
hall-clock-pause = Pause
hall-clock-go-on = Resume
hall-clock-extend = Add time
hall-clock-end = Stop
hall-clock-whom = For whom?
hall-clock-all = all
hall-clock-table = Table
hall-clock-more = +{ $minutes }
# The second touch, as a question.
hall-clock-sure-start = Start a { $minutes }-minute clock
hall-clock-sure-pause = Pause the clock for everyone
hall-clock-sure-go-on = Resume the clock for everyone
hall-clock-sure-extend =
    { $minutes ->
        [one] Give everyone { $minutes } more minute
       *[other] Give everyone { $minutes } more minutes
    }
hall-clock-sure-extend-table =
    { $minutes ->
        [one] Give table { $table } { $minutes } more minute
       *[other] Give table { $table } { $minutes } more minutes
    }
hall-clock-sure-end = Stop the clock
hall-clock-bad-minutes = 1 to 600 minutes
hall-clock-bad-table = Which table?
hall-clock-not-done = No answer, and Kralle will not try again. Once the connection is back, check the clock above.

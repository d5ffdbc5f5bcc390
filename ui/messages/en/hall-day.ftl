# Round clock, notices and the next round on phones; the next round on paper, too.

# $number (Number), $time (Text)
day-round-at = Round { $number } at { $time }
# $minutes (Number)
day-later = { $minutes } min later
hall-clock = Round clock
hall-clock-before = until the start
hall-clock-running = running
hall-clock-amber = almost over
hall-clock-over = time is up
hall-clock-paused = paused
hall-clock-own = your table: extra time
hall-notices = Notices

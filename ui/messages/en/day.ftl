# The schedule of the day: entered by the director, printed, and what a delay means.

day = Schedule
day-by-schedule = Calculated from the time control, the start time and the number of rounds until you change something here.
day-typed = Entered by hand.
day-none = No schedule yet. Set the time control and “First round at” in the tournament settings to have it calculated, or enter it here.
day-begins = Starts at
day-part = Item
day-title = Title
day-minutes = Minutes
day-planned = planned
day-expected = expected
day-part-round = Round
day-part-break = Break
day-part-prize-giving = Prize-giving
day-part-other = Other
day-add = Add
    .hint = New items go after the selected line. Alt+↑ or Alt+↓ moves the selected line.
# $part (Text)
day-remove = Remove { $part }
# $time (Text)
day-began = began at { $time }
day-end = End
# $time (Text)
day-ends = Ends at { $time }.
# $expected (Text), $planned (Text), $minutes (Number)
day-ends-late =
    { $minutes ->
        [one] Ends at { $expected } instead of { $planned }: one minute later than planned.
       *[other] Ends at { $expected } instead of { $planned }: { $minutes } minutes later than planned.
    }
# $time (Text), $minutes (Number)
day-over-end =
    { $minutes ->
        [one] The last round ends one minute after { $time }, the end you set.
       *[other] The last round ends { $minutes } minutes after { $time }, the end you set.
    }
day-back = Reset to calculated times
    .reason = The calculated times are already shown.
    .none = The time control or the start time is missing in the tournament settings.
day-keep = Save
    .reason = No changes to save.
    .mistake = Correct the marked fields first.
day-kept = Schedule saved
day-print-later = Save the schedule first.
day-open = Schedule…
    .reason = Save the changed times first.
# $expected (Text)
day-field-expected = Expected: { $expected }
sheet-name-day-plan = Schedule
sheet-about-day-plan = the day’s start times, to post
refusal-sheet-needs-day-plan = There is no schedule yet.
    .rule = Set the time control and the start of the first round in the tournament settings, or enter the schedule by hand.
day-sheet-at-most = A match ends as soon as it is decided: the rounds take at most this long.
# $minutes (Number)
day-sheet-late =
    { $minutes ->
        [one] One minute later than planned.
       *[other] { $minutes } minutes later than planned.
    }

# The plan of the day: typed by the director, printed, and what being late means.

day = Plan of the day
day-by-schedule = Follows from time control, start and number of rounds, as long as nothing is changed here.
day-typed = Typed by hand.
day-none = No plan yet: with time control and “First round at” in the settings it comes by itself. Or type it here.
day-begins = Starts at
day-part = What
day-title = Title
day-minutes = Minutes
day-planned = planned
day-expected = expected
day-part-round = Round
day-part-break = Break
day-part-prize-giving = Prize-giving
day-part-other = Other
day-add = Add
    .hint = New parts come after the chosen line. Alt with arrow up or down moves it.
# $part (Text)
day-remove = Remove { $part }
# $time (Text)
day-began = began { $time }
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
day-back = As the schedule has it
    .reason = That is what stands here.
    .none = Time control or start are missing in the settings.
day-keep = Keep
    .reason = Nothing is changed.
    .mistake = First put the marked fields right.
day-kept = Plan of the day kept
day-print-later = Keep it first.
day-open = Plan of the day …
    .reason = First save the changed times.
# $expected (Text)
day-field-expected = Expected: { $expected }
sheet-name-day-plan = Plan of the day
sheet-about-day-plan = what starts when, for the wall
refusal-sheet-needs-day-plan = There is no plan of the day yet.
    .rule = Give time control and start of the first round in the settings, or type the plan.
# $minutes (Number)
day-sheet-late =
    { $minutes ->
        [one] One minute later than planned.
       *[other] { $minutes } minutes later than planned.
    }

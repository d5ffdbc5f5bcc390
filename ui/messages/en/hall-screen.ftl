# The screen for the projector.

projector-welcome = Welcome
projector-first = First-named
projector-second = Second-named
projector-result = Result
projector-rank = Rank
projector-points = Pts
projector-points-of = Points: { $points }
projector-seats = Seats by name
projector-in = Results: { $results } of { $tables }
projector-new = New
projector-winners = Joint winners
projector-winner = Winner
projector-first-shared = First place is shared
projector-plan = Schedule
projector-planned = planned
projector-part-now = now
projector-part-break = Break
projector-part-prize-giving = Prize-giving
projector-late =
    { $minutes ->
        [one] one minute later than planned
       *[other] { $minutes } minutes later than planned
    }
projector-end = End
projector-no-plan = No schedule has been entered for today.
projector-notices = Notices
projector-no-notices = There are no notices at the moment.
projector-clock = Round clock
projector-clock-before = Starts in
projector-clock-running = Running
projector-clock-amber = Time left
projector-clock-over = Time is up
projector-clock-paused = Paused
projector-no-clock = The round clock is not set.
projector-lots = Drawing of lots
projector-lots-begin = The drawing of lots starts soon
projector-drawn = { $shown } of { $of } teams
projector-pot = Pot { $pot }
projector-covered = hidden: { $count }
projector-page = Page { $page } of { $pages }
projector-held = paused
projector-chosen = Selected here; press 0 to go back
projector-sound = Turn sound on
projector-keys = Space: pause · ← →: pages · 1–8: content · 0: as assigned · F: full screen · D: light or dark · S: sound.
projector-number = This is screen { $number }.

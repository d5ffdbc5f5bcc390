# What arbiters and helpers see in the hall on a phone or tablet.

hall-device-enter = Scan the QR code shown or printed by the director, or type the 16 letters of the code here.
hall-own-level-helper = helper
hall-own-level-arbiter = arbiter
hall-range = tables { $first }–{ $last }
hall-parts = Pages
hall-tables = Tables
hall-door = Check-in

hall-called-at = Table { $table }: team { $team } is calling
hall-news-call = Table { $table }: team { $team } is calling an arbiter
hall-news-report = Table { $table }: { $state }
hall-end-call = Done
hall-to-table = Go to the table
hall-earlier = Round { $round }, table { $table }: { $state }

hall-filter = Show
hall-filter-all = All
hall-filter-missing = Missing
hall-filter-reported = Reported
hall-filter-disputed = Disputed
hall-filter-called = Called
hall-find-table = Table or name
hall-no-tables = No matching table.
hall-state-single = one report
hall-state-agreed = reports agree
hall-state-disputed = disputed
hall-calls = calling
hall-still-playing = still playing
hall-mark-playing = Mark as still playing
hall-reported-by = Team { $team } reported
hall-accept = Accept this
hall-stands = Entered result
hall-contested-by = Team { $team } contests the result
hall-contradicted-by = Team { $team } contests the report
hall-both-say = Both teams reported
hall-keep-result = Keep the result
hall-enter-result = Enter the result
hall-correct = Correct the result
hall-clear = Delete the result

hall-here-count = Here: { $here } of { $all }
hall-find-name = Name or club
hall-absent-only = Only players not here yet
hall-here = here
hall-nobody = No matching player.

hall-act-at-table = Table { $table }: { $what }
hall-act-table = entry
hall-act-end-call = Call answered
hall-act-check-in = { $name }: check-in

# Why the hall refuses something

refusal-nothing-reported = Not accepted: this team has not reported anything.
    .rule = The result of the table may have been settled in the meantime.
refusal-nothing-contested = Nothing to decide: nobody contests the result of table { $table }.
    .rule = The dispute may have ended in the meantime.
refusal-no-device = Not answered: only a device added by the director can ask this.
    .rule = Ask the director to add this device.
refusal-no-such-call = This call no longer exists.
    .rule = Somebody has already answered the call, or the table was paired again.
refusal-not-your-table = Not entered: table { $table } does not belong to this device.
    .rule = This device is for tables { $from } to { $to }.
refusal-not-your-team = Not entered: No. { $team } does not play at this device’s tables.
    .rule = This device is for tables { $from } to { $to }.
refusal-helpers-newest-round = Not entered: round { $round } is over.
    .rule = Helpers can only enter missing results of the latest round. An arbiter can correct earlier rounds.
refusal-not-your-player = Not entered: this player is not seated at one of this device’s tables.
    .rule = This device is for tables { $from } to { $to }. Players at other tables are marked absent on the director’s computer.
refusal-helpers-fill-in = Not entered: table { $table } already has a result.
    .rule = Helpers can only enter missing results. An arbiter can change this result.
refusal-clock-is-on = Not started: the clock is already running.
    .rule = Stop the running clock first, then start another.
refusal-no-clock = No clock is set.
    .rule = Start a clock first.
refusal-clock-does-not-run = Not paused: the clock is not running.
    .rule = Only a running clock can be paused.
refusal-clock-is-not-paused = Not resumed: the clock is not paused.
    .rule = Somebody else may already have resumed the clock.

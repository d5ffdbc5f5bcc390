# What arbiters and helpers see in the hall on a phone or tablet.

hall-device-enter = Scan the QR code that the director shows or has printed, or type its 16 letters here.
hall-own-level-helper = helper
hall-own-level-arbiter = arbiter
hall-range = tables { $first }–{ $last }
hall-parts = Areas
hall-tables = Tables
hall-door = Check-in

hall-called-at = Table { $table } calls
hall-end-call = Done
hall-to-table = To the table
hall-earlier = Round { $round }, table { $table }: { $state }

hall-filter = Show
hall-filter-all = All
hall-filter-missing = Missing
hall-filter-reported = Reported
hall-filter-disputed = Disputed
hall-filter-called = Called
hall-find-table = Table or name
hall-no-tables = No table fits.
hall-state-single = one report
hall-state-agreed = both the same
hall-state-disputed = disputed
hall-calls = calls
hall-still-playing = still playing
hall-mark-playing = Still playing
hall-reported-by = Team { $team } reports
hall-accept = Accept this
hall-enter-result = Enter
hall-correct = Correct the result
hall-clear = Delete the result

hall-here-count = { $here } of { $all } are here
hall-find-name = Name or club
hall-absent-only = Only those still missing
hall-here = here
hall-nobody = Nobody fits.

hall-act-at-table = Table { $table }: { $what }
hall-act-table = entry
hall-act-end-call = Call done
hall-act-check-in = { $name }: check-in

# Effects of commands: for undo, toast and history.

journal-new-tournament = Tournament created
journal-change-settings = Tournament changed
journal-add-player = { $name } added
journal-change-player = { $name } changed
journal-remove-player = { $name } deleted
journal-import-players =
    { $count ->
        [one] { $count } player imported
       *[other] { $count } players imported
    }
journal-check-in =
    { $presence ->
        [came] { $name } is here
        [left] { $name } is not here
        [absent] Players marked as not here: { $count }
       *[here] Players marked as here: { $count }
    }
journal-order-by-hand = Order set by hand
journal-set-odd-number = Odd number of players resolved
journal-draw-lots = Lots drawn with “{ $seed }”
journal-pair-round = Round { $round } paired
journal-discard-draft = Draft of round { $round } discarded
journal-swap-teams = Round { $round }: No. { $one } and No. { $other } swapped
journal-publish-round = Round { $round } published
journal-choose-seating = Table { $table }: opponents chosen
journal-choose-colors = Table { $table }: colors chosen
journal-reopen-seating = Table { $table }: seating reopened
journal-correct-seating = Table { $table }: seating corrected
journal-let-sit-out = Table { $table }: { $name } sits out
journal-enter-result = Table { $table }: { $verdict }, { $cause }
journal-clear-result = Table { $table }: result deleted
journal-decide-tie = Tie between Nos. { $teams } decided
journal-close-tournament = Tournament closed
journal-reopen-tournament = Tournament reopened
table-and-game = { $table }, game { $game }

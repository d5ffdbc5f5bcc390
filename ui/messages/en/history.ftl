# History, looking back, and backups.

screen-history = History
history-note = Every action, newest first
history-caption = Actions with time and person
history-time = Time
history-kind = Type
history-action = Action
history-who = Who
history-nobody = no name
history-program = Kralle
history-empty = No matching actions
    .hint = Try other filters.
history-all = Show all
history-count =
    { $total ->
        [one] { $total } action
       *[other] { $total } actions
    }
history-more = Show older actions
history-now = Current state
    .redo = Current state – the actions above have been undone; redo them with Ctrl+Y
history-undone = Undone
history-left = No longer in force: an older backup was restored
history-reason = Reason: { $reason }

history-any-kind = All types
history-any-round = All rounds
history-any-team = All teams
history-any-number = All numbers
history-any-person = All people
history-person = Person
history-acted = Entered by
history-players = Players

kind-tournament = Tournament
kind-players = Players
kind-lots = Drawing of lots
kind-teams = Teams
kind-pairing = Pairing
kind-seating = Seating
kind-result = Result
kind-decision = Decision
kind-file = File
kind-hall = Hall
kind-other = Other

# More exact than the text beside the undo button.
history-choose-seating =
    { $seating ->
        [parallel] Table { $table }, round { $round }: parallel
        [cross] Table { $table }, round { $round }: crossed
       *[other] Table { $table }, round { $round }: opponents chosen
    }
history-choose-colors =
    { $white ->
        [0] Table { $table }, round { $round }: colors chosen
       *[other] Table { $table }, round { $round }: team { $white } has White on board 1
    }
history-reopen-seating = Table { $table }, round { $round }: seating to be chosen again
history-correct-seating =
    { $seating ->
        [cross] Table { $table }, round { $round }: seating corrected (crossed, team { $white } has White on board 1)
       *[parallel] Table { $table }, round { $round }: seating corrected (parallel, team { $white } has White on board 1)
    }
history-let-sit-out = Table { $table }, round { $round }: { $name } sits out
history-enter-result = Table { $table }, round { $round }: { $verdict }, { $cause }
history-clear-result = Table { $table }, round { $round }: result deleted
history-report = Table { $table }, round { $round }: team { $team } reported { $verdict }, { $cause }
history-contest =
    { $report ->
        [0] Table { $table }, round { $round }: team { $team } contested the result
       *[other] Table { $table }, round { $round }: team { $team } contested the report
    }
history-withdraw-contest = Table { $table }, round { $round }: team { $team } no longer contests the result
history-end-dispute = Table { $table }, round { $round }: the result contested by team { $team } is kept
history-call = Table { $table }, round { $round }: team { $team } called an arbiter
history-end-call = Table { $table }, round { $round }: call from team { $team } answered
history-both-sides = Table { $table }, round { $round }: a phone on team { $team } opened both slips and may not report
history-named-alike = Table { $table }, round { $round }: phones on both teams use the same ID; team { $team }’s phone could not verify its ID
history-turn-phone-away = Table { $table }, round { $round }: team { $team } turned phone { $phone } away
history-give-slip-back = Table { $table }, round { $round }: a phone returned the slip of team { $team }
history-free-slip = Table { $table }, round { $round }: slip of team { $team } released
history-free-phone = Table { $table }, round { $round }: phone { $phone } on team { $team } was signed out
history-new-device = Device “{ $name }” added: { $level }
history-enter-device = Device “{ $name }” signed in
history-end-device = Device “{ $name }”: access revoked
history-device-tried-again = Device “{ $name }”: another phone tried to sign in with the same code
history-reporting = Which reports count: { $reporting }
journal-migrate-file = File converted to version { $to } (from version { $from })
journal-restore-backup = Backup of { $time } restored

history-step = Selected action
history-step-number = Step { $number }
history-mark-undone = Undone { $when }, { $who }
history-mark-redone = Redone { $when }, { $who }
history-before = Before
history-after = After
history-open = no result
history-seating-open = not set
history-check = Rule check
history-admitted = allowed ({ $article })
history-board = board { $board }
history-white = White on board 1: { $role }
history-white-first = first-named team
history-white-second = second-named team
history-not-entered = not on the list

history-back = Go back to here
history-back-what =
    { $count ->
        [one] 1 later action will be undone:
       *[other] { $count } later actions will be undone:
    }
history-back-note = Nothing is lost: Ctrl+Y brings everything back as long as nothing new is entered.
history-back-do =
    { $count ->
        [one] Undo 1 action
       *[other] Undo { $count } actions
    }
history-back-done =
    { $count ->
        [one] 1 action undone
       *[other] { $count } actions undone
    }
history-on = Redo up to here
history-on-what =
    { $count ->
        [one] 1 action will be redone:
       *[other] { $count } actions will be redone:
    }
history-on-do =
    { $count ->
        [one] Redo 1 action
       *[other] Redo { $count } actions
    }
history-on-done =
    { $count ->
        [one] 1 action redone
       *[other] { $count } actions redone
    }
history-others =
    { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
history-here = This is the current state of the tournament.
history-look = View the tournament after this step
    .hint = Every page then shows that state; the file does not change.

past-title = State after step { $number }: { $what }
past-note = Read-only, { $when }. Nothing in the file changes.
past-back = Go back to the current state
past-to-history = Go to the history

backups-title = Backups
backups-open = Backups…
backups-note = A backup is made before every round, every import and every conversion of the file. Older backups are thinned out over time.
backups-list = Backups, newest first
backups-none = No backup yet
    .hint = The first one is made before lots are drawn or before the first round.
backups-folder = The backups are in { $folder }
backups-before-round = before a round
backups-before-import = before an import
backups-before-migration = before the file was converted
backups-before-restore = before a restore
backups-newest = Latest intact backup
backups-preview = Contents of the backup
backups-name = Tournament
backups-state = Progress
backups-entries = Actions
backups-last = Last action
backups-before-draw = Lots not drawn yet
backups-round =
    { $matches ->
        [one] Round { $round } of { $planned }: { $results } of { $matches } result
       *[other] Round { $round } of { $planned }: { $results } of { $matches } results
    }
backups-drawn = Teams drawn, no round yet
backups-closed = Closed
backups-restore = Restore this backup
backups-restore-note = The current state is backed up first.
backups-restored = Backup of { $when } restored
backups-offer = View the backup of { $when }…
backups-offer-none = There is no intact backup next to the file.
backups-offer-others = Backups…
backups-look = View anyway
backups-trouble = The backup was not written
    .note = The tournament itself is saved.

# Why something was not done.
refusal-no-locks = Not opened: files cannot be locked in the folder that contains { $path }.
    .rule = Without locks, which some network shares do not support, two programs could write at the same time. Copy the file to a folder on this computer and open it there.
refusal-history-changed = The history is damaged: from step { $entry } on, it is not what Kralle wrote.
    .rule = The tournament itself is as it was last saved. Earlier actions can no longer be verified; the backups contain the original history.
refusal-tables-changed = The file is damaged: its content is not what the last action saved.
    .rule = Another program or a storage fault changed the file. Kralle changed nothing. Restore the latest backup, or open the file read-only.
refusal-unknown-entry = There is no step { $entry } in the history.
    .rule = Select a step from the list.
refusal-behind-the-wall = Not possible: step { $entry } comes before step { $wall }, where the file was converted.
    .rule = Undo cannot go back past the conversion. The backup made at that time is next to the file.
refusal-not-on-the-way = Not possible: step { $entry } is no longer in force, and the tournament has taken a different course.
    .rule = You can view the step; to go back, select an action that is still in force.
history-start-clock =
    { $minutes ->
        [one] Round clock started: { $minutes } minute
       *[other] Round clock started: { $minutes } minutes
    }
history-pause-clock = Round clock paused
history-go-on = Round clock resumed
history-extend-clock =
    { $table ->
        [0] { $minutes ->
            [one] Round clock extended by { $minutes } minute
           *[other] Round clock extended by { $minutes } minutes
        }
       *[other] { $minutes ->
            [one] Table { $table }: { $minutes } extra minute
           *[other] Table { $table }: { $minutes } extra minutes
        }
    }
history-end-clock = Round clock stopped
history-notice = Notice: { $text }
history-end-notice = Notice removed
history-day-plan = Schedule changed
history-screen = Screen { $screen } shows: { $shows }
refusal-said-in-hall = Not possible: step { $entry } was reported from the hall.
    .rule = Reports from the hall stay in the history. Their consequences, such as the result, can be undone.
refusal-unknown-backup = The backup { $name } is gone.
    .rule = Open the list again and select another backup.
refusal-looking-back = Not changed: you are viewing the state after step { $entry }.
    .rule = Go back to the current state before you make changes or print.
    .short = Earlier state: read-only

ask-undo = Undo?
    .elsewhere = This was not done on this page.
    .do = Undo
ask-redo = Redo?
    .elsewhere = This was not done on this page.
    .do = Redo
ask-games = Games without a match
    .do = Do it anyway
refusal-under-games = Not done: { $games ->
        [one] a game would be left without a published match.
       *[other] { $games } games would be left without a published match.
    }
    .rule = Tables affected in round { $round }: { $tables }. { $going ->
            [0] No game is in progress, but the moves belong to this round.
            [one] One game is in progress.
           *[other] { $going } games are in progress.
        } The moves stay in the file.
ask-games-run = Games in progress
    .do = Restore anyway
refusal-games-run = Not done: { $games ->
        [one] a game is in progress.
       *[other] { $games } games are in progress.
    }
    .rule = Tables affected in round { $round }: { $tables }. Everything played since the backup will no longer count, but it stays in the file.
refusal-not-the-next-step = Not done: something else was done in the meantime.
    .rule = The history shows everything; from there, you can go back to any point.

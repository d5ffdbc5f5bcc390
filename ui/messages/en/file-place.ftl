# The file in its place: what is next to it, and what another program does to it.

refusal-stray-beside = Not opened: { $path } is next to the tournament file.
    .rule = { $found ->
        [names_another_file] This is a journal that would delete a completely different file when the tournament is opened. Kralle never writes such a journal. Delete the journal and find out where the tournament came from; then open the tournament.
        [no_journal] Kralle keeps its journal under this name, but this file is not a journal; it would be overwritten. Move it elsewhere, then open the tournament.
        [too_large] This is a journal that would make the file far too large. Move it elsewhere, then open the tournament.
        [misfit] This is a journal that does not belong to this file: it would leave no intact tournament. Nothing was changed. Move it elsewhere, then open the tournament, or restore a backup; both files are then kept.
        [link] This is a link to another file, which would be overwritten or deleted. Move it elsewhere, then open the tournament.
        [no_file] Kralle keeps its journal under this name, but this is not a file. Move it elsewhere, then open the tournament.
       *[other_mode] Kralle never writes such a file; another program has the tournament open, or had it open. Close the tournament there. If the file remains, move it elsewhere, then open the tournament.
    }
refusal-other-mode = Not opened: another program has switched { $path } to another mode.
    .rule = The other program first writes changes to a second file next to the tournament file (WAL). Switch the mode back in that program with “journal_mode = DELETE”, or restore a backup. Nothing was changed.
refusal-too-large = Not opened: the file has { $bytes } bytes.
    .rule = The limit is { $limit }; no tournament gets that large. Select another file.
overwrite-asked = { $path } already exists and was not made by Kralle. Overwrite it? [y/N]
overwrite-refused = Not written: the file already exists and was not made by Kralle. Choose another name, or use --force to overwrite it.
refusal-file-replaced = Not saved: the file at { $path } is no longer the one that is open here.
    .rule =
        { $how ->
            [gone] The file was moved, renamed or deleted. The open tournament is kept as a rescue copy.
            [folder_gone] The file’s folder is gone: it was renamed or deleted, or the USB stick or network drive is missing. The open tournament is kept as a rescue copy.
            [other_file] There is now another file in the same location. It stays untouched; the open tournament is kept as a rescue copy.
           *[written_over] Another program has written to the file, which stays as it is; the open tournament is kept as a rescue copy.
        }
refusal-nothing-replaced = Nothing to rescue: the file is where it was.
    .rule = You can continue working.
refusal-nothing-kept = There is no rescue copy yet.
    .rule = The copy could not be written. Select a location with enough space.
refusal-is-the-tournament = Not done: { $path } is the open tournament itself.
    .rule = The tournament would be overwritten or lose its lock. Choose another name.

replaced-title = The file is no longer where it was
replaced-gone = { $path } is gone: it was moved, renamed or deleted.
replaced-folder-gone = The folder containing { $path } is gone: it was renamed or deleted, or the USB stick or network drive is missing.
replaced-other-file = There is now another file at { $path }. It stays untouched.
replaced-written-over = Another program has written to { $path }. The file stays as it is now.
replaced-until = Nothing more is saved until you choose where to continue.
replaced-everything = Nothing is lost: everything up to the last action is stored in full in { $path }.
replaced-tournament = The state of the tournament is in { $path }; its history was no longer complete.
replaced-not-kept = A rescue copy could not be written. Please select a location; do not quit the program until then.
replaced-go-on = Continue with the rescue copy
replaced-put-back = Put the file back
replaced-elsewhere = Select a location…
replaced-done = Continuing in { $path }
journal-rescue-file = Tournament rescued from memory

# A game that went on in another copy of the file, or before a backup was restored.
refusal-game-forked = Not done: on this computer, game { $game } was continued differently, in another copy of the file or before a backup was restored.
    .rule = The stored move may already be known. Continue in the file in which the game was last played, or have both players enter their moves again here; the record will say so.
game-record-forked = Before No. { $number }: on this computer, the game had been continued differently (another copy of the file, or a restored backup); the stored moves were discarded.
table-entry-forked = Continued differently
table-forked = On this computer, the game was continued differently, in another copy of the file or before a backup was restored. The stored move may already be known and is not revealed.
table-forked-again = Continue here and re-enter moves
table-forks =
    { $pairs ->
        [one] Before pair { $list }, the game had been continued differently (another copy of the file, or a restored backup); both players entered their moves again.
       *[other] Before pairs { $list }, the game had been continued differently (another copy of the file, or a restored backup); both players entered their moves again.
    }
post-log-forked = The game had been continued differently (another copy of the file, or a restored backup); the stored moves were discarded
table-safe-forked = { $name }: entry may be known

refusal-file-not-granted = Not done: { $path } was not selected here.
    .rule = Only files selected in the system’s dialog are read and written.

refusal-desk-busy =
    { $waiting ->
        [one] A long task is running, and one more is waiting.
       *[other] A long task is running, and { $waiting } more are waiting.
    }
    .rule = Try again in a moment; everything can still be viewed.

refusal-not-for-this-window = Not done: this window shows only its own game.
    .rule = Everything else is done in the main window.

# Hints about the place of the file; nothing is refused because of them.
refusal-file-on-network = This tournament file is on a server.
    .rule = If the network fails, nothing is saved until it is back, and some servers do not lock files reliably. On the day of the tournament, open the file in a folder on this computer and copy it to the server afterward. The file is now at { $path }.
# $cloud (text): name of the program, “Cloud” if it is not known
refusal-file-in-cloud-folder = This tournament file is in a folder that { $cloud ->
        [Cloud] a program syncs with the cloud
       *[other] { $cloud } syncs
    }.
    .rule = This works as long as the file is open on only one computer. If two computers change it, there will be two versions side by side. On the day of the tournament, choose a folder that is not synced. The file is now at { $path }.
# $copies (texts): names of the files
refusal-file-has-copies = The same tournament is also stored here: { $copies }
    .rule = This may be a copy or a second version created by syncing. The file { $path } is open; “History” shows how far it got.
place-hint-close = Close this hint

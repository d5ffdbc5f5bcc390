# The file in its place: what lies beside it, and what another hand does to it.

refusal-stray-beside = Not opened: { $path } lies beside the tournament file.
    .rule = { $found ->
        [names_another_file] This is a journal that would have quite another file deleted on opening. Kralle never writes such a thing. Delete it, and find out where the tournament came from; then open it.
        [no_journal] Under this name Kralle keeps its journal, but this is none; it would be written over. Move it elsewhere, then open the tournament.
        [too_large] This is a journal that would blow the file up beyond measure. Move it elsewhere, then open the tournament.
        [misfit] This is a journal that does not belong to this file: by it no sound tournament would be left. Nothing was changed. Move it elsewhere, then open the tournament, or bring a backup back, which keeps both.
        [link] This is a link to another file, which would be written over or deleted. Move it elsewhere, then open the tournament.
        [no_file] Under this name Kralle keeps its journal, but this is no file. Move it elsewhere, then open the tournament.
       *[other_mode] Kralle never writes such a file; another program has the tournament open, or had it open. Close it there. If the file stays: move it elsewhere, then open the tournament.
    }
refusal-other-mode = Not opened: another program has switched { $path } over.
    .rule = It writes changes to a second file beside it first (WAL). Switch it back there with “journal_mode = DELETE”, or bring a backup back. Nothing was changed.
refusal-too-large = Not opened: the file has { $bytes } bytes.
    .rule = At most { $limit } are read; no tournament gets that large. Choose another file.
refusal-file-replaced = Not saved: what is open here is no longer what lies at { $path }.
    .rule = { $how ->
        [gone] The file was moved, renamed or deleted. What is open is kept as a rescue copy.
        [folder_gone] Its folder is no longer there: renamed, deleted, or the stick is out. What is open is kept as a rescue copy.
        [other_file] Another file lies there now. It stays untouched; what is open is kept as a rescue copy.
       *[written_over] Another hand has written into it. It stays as it is; what is open is kept as a rescue copy.
    }
refusal-nothing-replaced = Nothing to rescue: the file is in its place.
    .rule = Just go on.
refusal-nothing-kept = There is no rescue copy yet.
    .rule = It could not be written. Choose a place where there is room.
refusal-is-the-tournament = Not done: { $path } is the open tournament itself.
    .rule = It would be written over, or lose its lock. Choose another name.

replaced-title = The file is no longer in its place
replaced-gone = { $path } is no longer there: moved, renamed or deleted.
replaced-folder-gone = The folder of { $path } is no longer there: renamed, deleted, or the stick is out.
replaced-other-file = Another file lies at { $path } now. It stays untouched.
replaced-written-over = Another hand has written into { $path }. The file stays as it is now.
replaced-until = Until it is settled where to go on, nothing more is saved.
replaced-everything = Nothing is lost: everything up to the last action is complete in { $path }.
replaced-tournament = The state of the tournament is in { $path }; its history was no longer complete.
replaced-not-kept = A rescue copy could not be written. Please choose a place; do not quit the program before.
replaced-go-on = Go on with the rescue copy
replaced-put-back = Put it back in its place
replaced-elsewhere = Choose a place …
replaced-done = Going on in { $path }
journal-rescue-file = Tournament rescued from memory

# A game that went on in another copy of the file, or before a backup was brought back.
refusal-game-forked = Not done: on this computer game { $game } went on otherwise: in another copy of the file, or before a backup was brought back.
    .rule = What is stored here may be known. Go on in the file in which it was played last, or both enter anew here; the record will say so.
game-record-forked = Before No. { $number }: on this computer the game had gone on otherwise (another copy of the file, or a backup brought back); what was stored was given up.
table-entry-forked = Went on otherwise
table-forked = On this computer the game went on otherwise: in another copy of the file, or before a backup was brought back. What is stored may be known and is not revealed.
table-forked-again = Go on here, both enter anew
table-forks = { $pairs ->
    [one] Before pair { $list } the game had gone on otherwise (another copy of the file, or a backup brought back); both entered anew.
   *[other] Before pairs { $list } the game had gone on otherwise (another copy of the file, or a backup brought back); both entered anew.
}
post-log-forked = The game had gone on otherwise (another copy of the file, or a backup brought back); what was stored was given up
table-safe-forked = { $name }: entry may be known

refusal-file-not-granted = Not done: { $path } was not chosen here.
    .rule = Only what was chosen in the system’s dialog is read and written.

refusal-desk-busy = Something long is being worked on, and { $waiting } orders wait already.
    .rule = Try again in a moment; everything can be looked at meanwhile.

refusal-not-for-this-window = Not done: at the table of a game there is this game only.
    .rule = Everything else is done in the main window.

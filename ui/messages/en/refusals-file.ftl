# Refusals about files and the program. Phones do not get these sentences.
refusal-missing = File not found: { $path }
    .rule = Perhaps it was moved, or the USB stick is missing. Open another file or put this one back.
refusal-not-a-file = { $path } is not a file.
    .rule = Folders, devices and pipes are neither read nor replaced. Select a file.
refusal-not-readable = Not read: no permission to read { $path }.
    .rule = Copy the file to a folder of your own or select another file.
refusal-file-too-large = Not read: { $path } is too large.
    .rule = Kralle does not read files this large. Select another file.
refusal-read-failed = Not read: { $path } cannot be reached.
    .rule = Check the drive or network folder, then try again.
refusal-exists = Not created: { $path } already exists.
    .rule = Existing files are never overwritten. Choose another name or open the file.
refusal-not-a-database = Not opened: this is not a tournament file.
    .rule = Its content is not a database; the file was not touched. Select another file.
refusal-not-a-tournament = Not opened: this is not a Kralle tournament.
    .rule = The database belongs to another program and was not touched. Select another file.
refusal-newer-file = Not opened: the file comes from a newer version of Kralle.
    .rule = It has format { $found }; this version reads up to format { $known }. Update Kralle; the file was not touched.
refusal-in-use = Not opened: the file is already open.
    .rule = Another window or program is using it. Close it there, then try again.
refusal-read-only = Not saved: { $path } is read-only.
    .rule = The file, its folder or its drive is write-protected. Copy it to another folder and open it there.
refusal-file-trouble =
    { $cause ->
        [access_denied] No access: { $path }
        [blocked] Blocked: { $path }
        [write_protected] Not written: the drive with { $path } is write-protected.
        [medium_gone] Not done: the drive with { $path } is no longer available.
        [medium_fails] Not done: the drive with { $path } reports errors.
        [network_gone] Not done: the server with { $path } cannot be reached.
        [held_elsewhere] Not done: another program is using { $path }.
        [cloud_only] Not opened: { $path } is only in the cloud.
        [name_too_long] Not created: the name { $path } is too long.
       *[bad_name] Not created: the drive does not accept the name { $path }.
    }
    .rule =
        { $cause ->
            [access_denied] You have no permission for this folder, or “Controlled folder access” in Windows protects it. Allow Kralle there (Windows Security > Virus & threat protection > Ransomware protection) or select another folder.
            [blocked] A virus scanner or a policy on this computer does not allow the file. The computer’s administrator can allow it.
            [write_protected] SD cards and some USB sticks have a switch for this. Unlock the card or stick, or copy the file to a folder on this computer.
            [medium_gone] Everything confirmed is saved. Connect the USB stick, card or drive again, then try again.
            [medium_fails] The USB stick may be loose or about to fail. Everything confirmed is saved; save a copy on another drive now.
            [network_gone] Everything confirmed is saved. Check the cable or the Wi-Fi, then try again. A tournament belongs in a folder on this computer.
            [held_elsewhere] It may be a virus scanner, OneDrive or a viewer. Close the file there or wait a moment, then try again.
            [cloud_only] The program that syncs it (such as OneDrive) is not running or cannot reach the internet. Select “Always keep on this device” in Explorer or copy the file to another folder.
            [name_too_long] Choose a shorter name or a folder higher up.
           *[bad_name] Choose a name made of letters, digits, spaces and hyphens.
        }
refusal-bad-file-name =
    { $fault ->
        [character] Not created: “{ $part }” is not allowed in file names on Windows.
        [device] Not created: “{ $part }” is the name of a device on Windows.
        [ending] Not created: “{ $part }” ends with a dot or a space.
        [device_path] Not done: { $part } is a device and not a file.
       *[stream] Not done: there is a colon in “{ $part }”.
    }
    .rule =
        { $fault ->
            [device] Such a name is not allowed even with an extension. Choose another name.
            [ending] Windows would drop that character. Choose another name.
            [device_path] Select a file in a folder.
            [stream] On Windows, the part after the colon would be hidden inside another file. Choose another name.
           *[character] The characters * ? " < > | and control characters are not allowed either. Choose another name.
        }
refusal-path-too-long =
    { $part ->
        [name] Not created: the file name is too long ({ $length } bytes; at most { $limit } are possible).
       *[path] Not created: the path of the file is too long ({ $length } characters; at most { $limit } are possible).
    }
    .rule = Choose a shorter name or a folder higher up. Path: { $path }
refusal-damaged = The file is damaged.
    .rule = Nothing was changed. Open the backup next to the file; “kralle verify” shows what is damaged.
refusal-disk-full = Not saved: the disk is full.
    .rule = Everything saved before is intact. Free some space, then try again.
refusal-clock-wrong = Not saved: this computer’s clock is set to the year { $year }.
    .rule = Set the date and time of the computer, then try again.
refusal-io = Not done: { $path } cannot be reached.
    .rule = Everything saved before is intact. Check the drive or network folder, then try again.
refusal-stale = Not saved: the page was out of date.
    .rule = Nothing was changed. Open the file again.
refusal-not-kept = Not saved: the change could not be written to the file.
    .rule = Everything saved before is intact. Open the file again and repeat the change.
refusal-nothing-to-undo = Nothing to undo.
    .rule = You cannot go back any further.
refusal-nothing-to-redo = Nothing to redo.
    .rule = After a new change, nothing can be redone.
refusal-entry-foreign = Not undone: a step in the history does not do what it states.
    .rule = Step { $entry } (“{ $command }”) differs from what Kralle writes: { $reason }. Nothing was changed; have the file checked (kralle verify).
refusal-journal-mismatch = Not undone: the history does not match the file.
    .rule = Step { $entry } does not lead to the recorded state. Nothing was changed; have the file checked (kralle verify).

# Entries and program
refusal-bad-field =
    { $kind ->
        [missing] Not saved: the field “{ $field }” is empty.
        [unexpected] Not saved: the field “{ $field }” does not belong here (“{ $found }”).
       *[unreadable] Not saved: “{ $found }” in the field “{ $field }” is not valid.
    }
    .rule =
        { $kind ->
            [unexpected] Leave the field empty.
           *[other] Expected: { $expected }.
        }
refusal-bad-input = Not done: the input is not valid.
    .rule = { $reason }
refusal-input-encoding = Not read: the input is not UTF-8.
    .rule = By default, the Windows console writes accented letters in one of its code pages: enter “chcp 65001” first, or provide the input in a UTF-8 file.
refusal-unknown-call = Not done: { $name } is unknown.
    .rule = The window and the program are from different versions. Reinstall Kralle.
refusal-no-tournament = No tournament is open.
    .rule = First open or create a tournament.
refusal-preferences-not-kept = The options apply only until the program is closed.
    .rule = The settings folder cannot be written to: it is write-protected, full, or on a server that is not available now. Tournaments are not affected.
refusal-not-a-sheet = Not opened: this is not a PDF.
    .rule = Only sheets written by Kralle are shown.
refusal-no-viewer = The sheet was saved, but no program can show PDF files.
    .rule = It is here: { $path }
# $count (number), $paths (text)
refusal-no-viewer-for-set =
    { $count ->
        [one] All sheets were saved, but no program can show PDF files: { $count } sheet is not shown.
       *[other] All sheets were saved, but no program can show PDF files: { $count } sheets are not shown.
    }
    .rule = They are here: { $paths }
refusal-sheet-row-too-tall = Not printed: a row is too tall for any page.
    .rule = Shorten the names in this row or choose larger paper.
refusal-sheet-too-many-columns = Not printed: the sheet has more columns than fit side by side.
    .rule = Remove columns from the sheet’s template or choose larger paper.
refusal-sheet-no-room = Not printed: there is no room between the margins.
    .rule = Check the sheet’s template.
refusal-sheet-wrong-template = Not printed: the template belongs to another sheet.
    .rule = Check the sheet’s template.
refusal-sheet-typeface = Not printed: the font cannot be embedded.
    .rule = This should not happen; nothing was written. Please report it and attach the sheet’s template.
refusal-sheet-code = Not printed: the check word does not fit into a QR code.
    .rule = This should not happen; nothing was written. Please report it and attach the sheet’s template.
refusal-sheet-pdf = Not printed: the PDF cannot be written.
    .rule = This should not happen; nothing was written. Please report it and attach the sheet’s template.
refusal-internal = Something went wrong.
    .rule = { $reason } – Every confirmed change is in the file.

# Fields and expected values (in refusal-bad-field).
field-name = Name
field-place = Place
field-date = Date
field-club = Club
field-rating = Rating
field-birth-year = Year of birth
field-fide-id = FIDE ID
field-points = Points
field-begins = Start
field-best-of = Games at most
field-minutes = Minutes
field-screen = Screen
field-text = Text
field-rounds = Number of rounds
field-thinking-minutes = Minutes per player
field-increment-seconds = Increment per move (seconds)
field-first-round-at = Start of the first round
field-end-by = End
field-round = Round
field-table = Table
field-team = Team
field-rule-set = Rules
field-rating-list = Rating list
field-rating-list-date = Date of the rating list
field-reason = Reason
field-seed = Seed
field-winner = Winner
field-path = File
field-position = Position
field-days = Days
field-win = Points for a win
field-draw = Points for a draw
field-loss = Points for a loss
field-bye = Points for a bye
field-acting-name = Name in the history
field-arrived = Received on
field-square = Square
field-en-passant = En passant square
field-to = Target square
field-from = Starting square
field-game = Game
field-games-per-match = Games per match
field-taken-from = Square of the removed piece
field-half-points = Half points
field-castling = Castling
field-dropped = Dropped pieces
field-promoted = Promoted pieces
expected-text = text; it must not be empty
expected-shorter-text = shorter text
expected-printable-text = text without invisible characters
expected-seed = text; it must not be empty
expected-date = a date
expected-rating = a number from 0 to 4000, or an empty field
expected-birth-year = a four-digit year, or an empty field
expected-fide-id = digits only, or an empty field
expected-points = half or whole points from 0 to 100
expected-minutes = a number from 1 to 600
expected-screen = a number from 1 to 9
expected-rounds = a number from 1 to 200
expected-game-count = a number from 1 to 20
expected-thinking-minutes = a number from 1 to 600
expected-increment-seconds = a number from 0 to 600
expected-clock-time = a time such as 19:30
expected-rule-set = one of the rule sets offered
expected-number-from-one = a number of 1 or more
expected-one-winner = exactly one winner or none
expected-path = a location for the file
expected-position = a position (FEN)
expected-one-source = a file or pasted text
expected-nothing = an empty field

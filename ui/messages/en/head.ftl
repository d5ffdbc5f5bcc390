# The check word on sheets, and whether a file still contains what the sheet shows.

head-open = Check a sheet…
head-title = Check a sheet
head-note = Printed pairings, results and standings have a check word at the bottom and the same word as a QR code at the upper right. The check word shows whether this file still contains what was printed.
head-word = Check word from the sheet
    .hint = Type it or scan it, for example 412-KTRA-9MNP-XC4D-7HWQ. Capital or small letters, with or without hyphens.
head-do = Check
head-read = Read as { $word }
head-look = View the tournament at this step

# $entry (number), $when (text), $state (text): done, undone, ended
head-contained =
    { $state ->
        [done] Contained: step { $entry } from { $when } is in the file unchanged and is in force.
        [undone] Contained: step { $entry } from { $when } is in the file unchanged; it has been undone and can be redone.
       *[other] Contained: step { $entry } from { $when } is in the file unchanged; it was undone later.
    }
    .next = All earlier steps are unchanged as well.
head-left-by-restore = Contained, but no longer in force: after step { $entry }, step { $restore } restored an older backup on { $when }.
    .next = The file records this; the history shows what was replaced.
head-misread = Not recognized: this is nearly the check word of step { $entry }, but not quite.
    .next = Read the check word again carefully. 0 and O are the same, and so are 1, I and L.
head-other-link = Not contained: step { $entry } in the file is different.
    .next = The sheet is from another file, or an earlier step was changed after the sheet was printed. Check the file it was printed from, and its backups.
head-not-yet = Not contained: the file goes only as far as step { $newest }.
    .next = The file is older than the sheet, or its end is missing. Check a newer copy or backup.
head-other-file = Not contained: the sheet is from another tournament file.
    .next = Check the file it was printed from; copies and backups of it work too.
head-broken = Cannot be verified: from step { $entry } on, the file’s history is no longer as it was written.
    .next = Check a copy or backup that is still intact.

refusal-head-missing = Nothing to check: the check word is missing.
    .rule = The check word is at the bottom of the sheet.
refusal-head-too-long = Not a check word: a check word has at most { $most } characters.
    .rule = Enter only the check word from the sheet.
refusal-head-number = Not a check word: it begins with “{ $found }”; a step number is expected.
    .rule = A check word looks like this: 412-KTRA-9MNP-XC4D-7HWQ.
refusal-head-symbol = Not a check word: the character “{ $found }” never occurs in one.
    .rule = Read the check word again. If a scanner types the wrong characters, it is set to a different keyboard layout.
refusal-head-length =
    { $found ->
        [one] Not a check word: there is { $found } character after the number; there must be { $expected }.
       *[other] Not a check word: there are { $found } characters after the number; there must be { $expected }.
    }
    .rule = A check word looks like this: 412-KTRA-9MNP-XC4D-7HWQ.
refusal-head-form = Not fully read: the QR code is incomplete.
    .rule = Scan the QR code again, or type the check word at the bottom of the sheet.

# Tournament report (TRF): gaps found while reading it.
import-remark-partners-unknown = The type is changing partners, but no remark names the partners: imported as individual players.
import-remark-penalty-reasons-unknown = A report does not record why points were deducted or added, or why somebody was excluded: such penalties get the reason “TRF”.
import-remark-tie-breaks-left-out = The tie-breaks in the report are not imported: at least one of them is unknown to Kralle.
import-remark-field-unread = Line { $line }, column { $column }: “{ $found }” is { $meaning ->
        [sex] not a sex
        [rating] not a rating
        [federation] not a federation
        [fide_id] not a FIDE ID
        [birth] not a date of birth
        [rank] not a rank
        [strength] not the strength of a team
        [date] not a date
       *[points] not a number of points
    } and is left empty.
import-remark-record-unread = Line { $line }: the record “{ $record }” is unknown to Kralle.
import-remark-repeated-record = Line { $line }: the record { $record } is already in line { $first }; the first one counts.
import-remark-adjourned = Line { $line }: the game of number { $number } in round { $round } is not finished.
import-remark-bye-ahead = Line { $line }: number { $number } already has a bye in round { $round }, which is not paired yet. The bye is not imported.
import-remark-sex-neither = Players whose sex is given as neither female nor male, or as unknown: { $count }, the first in line { $line }. It is left empty.
import-remark-character-cut = Line { $line }: a name or text ends within a character, which is replaced by “�”.
import-remark-rounds-outweigh-color = Line { $line }: the rounds played have other colors than this record demands; the rounds count.
import-remark-record-too-long = Line { $line }: the text of record { $record } is too long and is not imported.
import-remark-teams-not-paired = Line { $line }: no record says that teams play each other. The teams (013) are not imported.
import-remark-no-team = Line { $line }: number { $number } is in no team.
import-remark-bye-contradicted = Line { $line }: number { $number } has a bye in round { $round } here, but was paired in it; the pairing counts.
import-remark-more = More remarks: { $count }.

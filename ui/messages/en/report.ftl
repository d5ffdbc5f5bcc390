# Tournament report (TRF): gaps found while reading it.
import-remark-penalty-reasons-unknown = A report does not record why points were deducted or added, or why somebody was excluded: such penalties get the reason “TRF”.
import-remark-tie-breaks-left-out = The tie-breaks in the report are not imported: at least one of them is unknown to Kralle.

# Tournament report (TRF): what it does not say when it is read.
import-remark-penalty-reasons-unknown = A report does not say for what points were given or taken, or why somebody was excluded: such penalties stand with the reason “TRF”.
import-remark-tie-breaks-left-out = The tie-breaks of the report are not taken over: at least one is not known here.

### Das Druckzentrum: wie lang die Blätter sind.

# $count (Zahl)
print-pages-short = { $count } S.

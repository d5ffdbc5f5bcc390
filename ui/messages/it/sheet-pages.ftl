### Il centro stampa: quanto sono lunghi i fogli.

# $count (number)
print-pages-short = { $count } p.

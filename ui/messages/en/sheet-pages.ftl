### The print center: how long the sheets are.

# $count (number)
print-pages-short = { $count } p.

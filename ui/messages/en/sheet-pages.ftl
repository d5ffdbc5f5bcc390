### The print center: page counts.

# $count (number)
print-pages-short = { $count } p.

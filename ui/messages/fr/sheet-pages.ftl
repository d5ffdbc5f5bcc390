### Le centre d’impression : la longueur des feuilles.

# $count (number)
print-pages-short = { $count } p.

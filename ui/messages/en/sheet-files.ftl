### Names of the PDF files.

# $round (number)
sheet-file-pairings = Round { $round } pairings
# $round (number)
sheet-file-standings = Standings after round { $round }
sheet-file-lots = Drawing of lots

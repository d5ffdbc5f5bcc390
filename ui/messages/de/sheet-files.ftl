### Namen der PDF-Dateien.

# $round (Zahl)
sheet-file-pairings = Runde { $round } Paarungen
# $round (Zahl)
sheet-file-standings = Rangliste nach Runde { $round }
sheet-file-lots = Auslosungsprotokoll

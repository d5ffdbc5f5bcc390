### Noms des fichiers PDF.

# $round (nombre)
sheet-file-pairings = Ronde { $round } appariements
# $round (nombre)
sheet-file-standings = Classement après la ronde { $round }
sheet-file-lots = Procès-verbal du tirage

### Nomi dei file PDF.

# $round (numero)
sheet-file-pairings = Turno { $round } abbinamenti
# $round (numero)
sheet-file-standings = Classifica dopo il turno { $round }
sheet-file-lots = Verbale del sorteggio
